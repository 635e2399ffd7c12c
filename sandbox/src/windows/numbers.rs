//! What the numbers of Windows mean. Everything here is plain arithmetic on what a call has told, so that
//! it can be tested on what a machine once said, also where no such machine is.

use std::time::Duration;

use windows_sys::Win32::System::JobObjects::{
    JOB_OBJECT_LIMIT_ACTIVE_PROCESS, JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION,
    JOB_OBJECT_LIMIT_JOB_MEMORY, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, JOB_OBJECT_UILIMIT_DESKTOP,
    JOB_OBJECT_UILIMIT_DISPLAYSETTINGS, JOB_OBJECT_UILIMIT_EXITWINDOWS,
    JOB_OBJECT_UILIMIT_GLOBALATOMS, JOB_OBJECT_UILIMIT_HANDLES, JOB_OBJECT_UILIMIT_READCLIPBOARD,
    JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS, JOB_OBJECT_UILIMIT_WRITECLIPBOARD,
};

use crate::job::{Quota, Role};
use crate::outcome::{Exit, Stop};

/// What a job object keeps to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Which limits there are.
    pub(super) flags: u32,
    pub(super) processes: u32,
    pub(super) memory_bytes: usize,
    /// What it may not do to the desktop.
    pub(super) closed: u32,
}

/// A program has threads and no processes; a compiler has both. What it is promised ends a quarter above its
/// limit, so that it is seen how much it wanted.
pub(super) fn bounds(quota: &Quota, role: Role) -> Bounds {
    let processes = match role {
        Role::Compiler => u32::try_from(quota.processes).unwrap_or(u32::MAX),
        Role::Native | Role::Interpreted => 1,
    };
    let memory = quota.most_memory_kib().saturating_mul(1024);
    Bounds {
        // Nothing allows to break away.
        flags: JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
            | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION
            | JOB_OBJECT_LIMIT_ACTIVE_PROCESS
            | JOB_OBJECT_LIMIT_JOB_MEMORY,
        processes,
        memory_bytes: usize::try_from(memory).unwrap_or(usize::MAX),
        closed: JOB_OBJECT_UILIMIT_DESKTOP
            | JOB_OBJECT_UILIMIT_DISPLAYSETTINGS
            | JOB_OBJECT_UILIMIT_EXITWINDOWS
            | JOB_OBJECT_UILIMIT_GLOBALATOMS
            | JOB_OBJECT_UILIMIT_HANDLES
            | JOB_OBJECT_UILIMIT_READCLIPBOARD
            | JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS
            | JOB_OBJECT_UILIMIT_WRITECLIPBOARD,
    }
}

/// What a job object has used, in units of 100 ns, and how many of its processes live.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Accounting {
    pub(super) user: i64,
    pub(super) kernel: i64,
    pub(super) living: u32,
}

/// The CPU time of a run: that of the whole job. Where a system counts none for a job, that of the
/// program's first thread is the least that is known.
pub(super) fn cpu(job: Accounting, first_thread: u64) -> Duration {
    let units = (job.user.max(0) + job.kernel.max(0)).unsigned_abs();
    Duration::from_micros(units.max(first_thread) / 10)
}

/// The peak of memory, in KiB: what the whole job was promised at a time. Where a system counts none for a
/// job, what the program itself held.
pub(super) fn peak_kib(job_bytes: usize, working_set: usize) -> u64 {
    let bytes = if job_bytes == 0 {
        working_set
    } else {
        job_bytes
    };
    (bytes as u64).div_ceil(1024)
}

/// How a program ended, by its number. What the system ended it for is a number too, as of 0xC0000005.
pub(super) fn exit(code: u32) -> Exit {
    Exit::Code(code.cast_signed())
}

/// So long it is looked whether a program computes at all.
const WINDOW: Duration = Duration::from_millis(200);

/// Who gets less than this part of a CPU, and is not busy with waiting for one, sleeps.
const LEAST: u32 = 50;

/// The time that a program let pass without computing. On a busy machine a program gets little of a CPU,
/// and is not silent for that: who computes now and then, computes.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Silence {
    /// Of the run so far.
    idle: Duration,
    /// So much of it had passed when it last spoke.
    spoke: Duration,
    /// The clocks when it was last looked whether it computes.
    from: (Duration, Duration),
    wall: Duration,
}

impl Silence {
    /// Takes note of the clocks since the beginning. Where somebody else is on turn, or it has spoken, its
    /// silence begins anew.
    pub(super) fn look(&mut self, wall: Duration, cpu: Duration, begins_anew: bool) {
        self.wall = wall;
        let passed = wall.saturating_sub(self.from.0);
        if passed >= WINDOW || begins_anew {
            let computed = cpu.saturating_sub(self.from.1);
            if computed * LEAST < passed {
                self.idle += passed.saturating_sub(computed);
            }
            self.from = (wall, cpu.max(self.from.1));
        }
        if begins_anew {
            self.spoke = self.idle;
        }
    }

    fn lasts(&self) -> Duration {
        self.idle.saturating_sub(self.spoke)
    }
}

/// What is seen of a run at a moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    pub(super) cpu: Duration,
    pub(super) peak_kib: u64,
    pub(super) silence: Silence,
    /// The largest of what it prints.
    pub(super) printed: u64,
    /// What lies in its folder.
    pub(super) folder: u64,
}

/// Why a run is stopped, if it must be.
pub(super) fn too_much(quota: &Quota, seen: &Sight) -> Option<Stop> {
    let over = |time: Duration, most_ms: u64| time > Duration::from_millis(most_ms);
    if seen.peak_kib > quota.memory_kib {
        Some(Stop::Memory)
    } else if over(seen.cpu, quota.cpu_ms) {
        Some(Stop::Cpu)
    } else if seen.printed > quota.output_bytes || seen.folder > quota.disk_bytes {
        Some(Stop::Disk)
    } else if over(seen.silence.lasts(), quota.idle_ms) || over(seen.silence.wall, quota.wall_ms) {
        Some(Stop::Idle)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUOTA: Quota = Quota {
        cpu_ms: 1100,
        idle_ms: 3000,
        wall_ms: 120_000,
        memory_kib: 64 << 10,
        output_bytes: 1 << 20,
        disk_bytes: 2 << 20,
        stack_kib: 64 << 10,
        processes: 64,
    };

    #[test]
    fn the_time_of_a_job_is_told_in_units_of_100_ns() {
        // 1.0156250 s in user mode and 0.0312500 s in the kernel: 67 ticks of the usual clock.
        let job = Accounting {
            user: 10_156_250,
            kernel: 312_500,
            living: 0,
        };
        assert_eq!(cpu(job, 10_000_000), Duration::from_micros(1_046_875));
        let silent = Accounting {
            user: 0,
            kernel: 0,
            living: 1,
        };
        assert_eq!(cpu(silent, 20_000_000), Duration::from_secs(2));
    }

    #[test]
    fn the_memory_of_a_job_is_what_it_was_promised() {
        assert_eq!(peak_kib(67_108_865, 1 << 20), 65_537);
        assert_eq!(peak_kib(0, 5_242_880), 5120);
    }

    #[test]
    fn a_crash_keeps_its_number() {
        assert_eq!(exit(0xC000_0005), Exit::Code(-1_073_741_819));
        assert_eq!(exit(3), Exit::Code(3));
    }

    #[test]
    fn a_program_has_one_process_and_a_compiler_many() {
        let native = bounds(&QUOTA, Role::Native);
        assert_eq!(native.processes, 1);
        assert_eq!(native.memory_bytes, 80 << 20);
        assert_eq!(bounds(&QUOTA, Role::Compiler).processes, 64);
        // Kill on close, die when it crashes, processes, memory; neither way to break away.
        assert_eq!(native.flags, 0x2000 | 0x400 | 0x8 | 0x200);
        assert_eq!(native.flags & 0x1800, 0);
        assert_eq!(native.closed, 0xff);
    }

    #[test]
    fn who_computes_now_and_then_is_not_silent_and_who_waits_is() {
        let ms = Duration::from_millis;
        let mut silence = Silence::default();
        silence.look(ms(2000), ms(1990), false);
        assert_eq!(silence.lasts(), ms(0));
        // A tenth of a CPU is what a busy machine leaves it.
        silence.look(ms(3000), ms(2090), false);
        assert_eq!(silence.lasts(), ms(0));
        silence.look(ms(7000), ms(2090), false);
        assert_eq!(silence.lasts(), ms(4000));
        silence.look(ms(7001), ms(2090), true);
        assert_eq!(silence.lasts(), ms(0));
        silence.look(ms(7100), ms(2090), false);
        silence.look(ms(8001), ms(2090), false);
        assert_eq!(silence.lasts(), ms(1000));
    }

    #[test]
    fn what_is_too_much_is_told_in_the_order_of_the_verdicts() {
        let ms = Duration::from_millis;
        let sight = |cpu, peak_kib, wall, printed, folder| {
            let mut silence = Silence::default();
            silence.look(ms(wall), ms(cpu), false);
            Sight {
                cpu: ms(cpu),
                peak_kib,
                silence,
                printed,
                folder,
            }
        };
        for (seen, stop) in [
            (sight(1100, 64 << 10, 1200, 1 << 20, 2 << 20), None),
            (sight(1101, 1, 1200, 0, 0), Some(Stop::Cpu)),
            (sight(1101, (64 << 10) + 1, 1200, 0, 0), Some(Stop::Memory)),
            (sight(5, 1, 3006, 0, 0), Some(Stop::Idle)),
            (sight(1000, 1, 3006, 0, 0), None),
            (sight(1000, 1, 120_001, 0, 0), Some(Stop::Idle)),
            (sight(5, 1, 10, (1 << 20) + 1, 0), Some(Stop::Disk)),
            (sight(5, 1, 10, 0, (2 << 20) + 1), Some(Stop::Disk)),
        ] {
            assert_eq!(too_much(&QUOTA, &seen), stop, "{seen:?}");
        }
    }
}
