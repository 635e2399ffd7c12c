//! Looking at the processes of a run from outside.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirEntry};
use std::time::{Duration, Instant};

use nix::time::clock_getcpuclockid;
use nix::unistd::{Pid, SysconfVar, sysconf};

/// Most processes that are looked at: far more than any quota allows.
const MOST: usize = 4096;

/// What can be seen of a run at a moment.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Sight {
    /// CPU time of all that have been seen, and of all that those have collected.
    pub(super) cpu: Duration,
    /// The most memory that all of them held together.
    pub(super) peak_kib: u64,
    /// What they hold now.
    pub(super) held_kib: u64,
    /// The largest stack of a main thread.
    pub(super) stack_kib: u64,
    /// For how long none of their threads ran or waited for a CPU, as far as looks can tell.
    pub(super) idle: Duration,
    /// How many threads live in all of them.
    pub(super) threads: u64,
}

/// All processes below some, from one look to the next.
#[derive(Debug)]
pub(super) struct Family {
    /// Where the search for processes begins.
    roots: Vec<Pid>,
    /// Which of the roots is the helper's own and costs nothing.
    keeper: Option<Pid>,
    /// CPU time of each process when it was last seen.
    processes: BTreeMap<Pid, Duration>,
    looked: Instant,
    sight: Sight,
}

/// A line of `/proc/PID/stat`, of a process or of a thread.
struct Stat {
    /// Whether it is on a CPU, or waits for one.
    runs: bool,
    /// CPU time of children that it has collected.
    collected: Duration,
    threads: u64,
}

impl Family {
    /// The program and what it starts, also what is handed on to `keeper`, the first process of
    /// its namespace, or else to the helper itself.
    pub(super) fn new(program: Pid, keeper: Option<Pid>) -> Family {
        Family {
            roots: keeper.into_iter().chain([program]).collect(),
            keeper,
            processes: BTreeMap::new(),
            looked: Instant::now(),
            sight: Sight::default(),
        }
    }

    /// All that live now, but for the keeper.
    pub(super) fn members(&self) -> Vec<Pid> {
        let mut found = self.tree();
        found.retain(|&pid| Some(pid) != self.keeper);
        found
    }

    fn tree(&self) -> Vec<Pid> {
        let mut waiting = self.roots.clone();
        if self.keeper.is_none() {
            // Orphans come to the helper.
            waiting.extend(children_of(Pid::this()));
        }
        let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
        while let Some(process) = waiting.pop() {
            if seen.insert(process) && found.len() < MOST {
                found.push(process);
                waiting.extend(children_of(process));
            }
        }
        found
    }

    /// Looks at all of them. One that has just ended shows nothing.
    pub(super) fn look(&mut self) -> Sight {
        let tree = self.tree();
        let (mut living, mut cpu, mut runs) = (Duration::ZERO, Duration::ZERO, false);
        let (mut highest, mut held, mut stack, mut threads) = (0, 0, 0, 0);
        for process in tree {
            let Some(stat) = stat(&format!("/proc/{process}/stat")) else {
                continue;
            };
            living += stat.collected;
            if Some(process) == self.keeper {
                continue;
            }
            let own = cpu_of(process).unwrap_or_default();
            living += own;
            let known = self.processes.entry(process).or_default();
            cpu += own.saturating_sub(*known);
            *known = own.max(*known);
            threads += stat.threads;
            runs = runs || stat.runs || stat.threads > 1 && one_runs(process);
            let memory = memory_of(process);
            highest = highest.max(memory.peak);
            held += memory.now;
            stack = stack.max(memory.stack);
        }
        let seen: Duration = self.processes.values().sum();
        let interval = self.looked.elapsed();
        self.looked += interval;
        // Threads that take turns may each be seen to rest.
        let idle = if runs {
            Duration::ZERO
        } else {
            interval.saturating_sub(cpu)
        };
        self.sight = Sight {
            cpu: self.sight.cpu.max(seen).max(living),
            peak_kib: self.sight.peak_kib.max(highest).max(held),
            held_kib: held,
            stack_kib: self.sight.stack_kib.max(stack),
            threads,
            idle: self.sight.idle + idle,
        };
        self.sight
    }
}

/// CPU time by the clock of the process, which is exact where `/proc/PID/stat` counts ticks.
pub(super) fn cpu_of(process: Pid) -> Option<Duration> {
    let clock = clock_getcpuclockid(process).ok()?;
    Some(clock.now().ok()?.into())
}

fn stat(file: &str) -> Option<Stat> {
    let text = fs::read_to_string(file).ok()?;
    // The name may hold anything, but what follows its last parenthesis holds none.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_ascii_whitespace().collect();
    let number = |index: usize| fields.get(index)?.parse::<u64>().ok();
    let ticks = number(13)? + number(14)?;
    let second = sysconf(SysconfVar::CLK_TCK).ok()??.unsigned_abs();
    Some(Stat {
        runs: fields.first() == Some(&"R"),
        collected: Duration::from_micros(ticks * 1_000_000 / second.max(1)),
        threads: number(17)?,
    })
}

/// Memory of a process, in KiB.
#[derive(Default)]
struct Memory {
    /// The peak of the resident set.
    peak: u64,
    /// What it holds now: the resident set, what is swapped out of it, and its page tables.
    now: u64,
    /// The stack of the main thread.
    stack: u64,
}

/// The memory of a process, as any of its threads tells it: the first one may have ended.
fn memory_of(process: Pid) -> Memory {
    let told = told_of_memory(&format!("/proc/{process}/status"));
    told.or_else(|| {
        let mut told = tasks_of(process)
            .filter_map(|task| told_of_memory(&format!("/proc/{process}/task/{task}/status")));
        told.next()
    })
    .unwrap_or_default()
}

/// `VmHWM:  1234 kB` and the others; `None` of a thread that has no memory any more.
fn told_of_memory(file: &str) -> Option<Memory> {
    let text = fs::read_to_string(file).ok()?;
    let number = |name| kib(&text, name).unwrap_or_default();
    let tables = number("VmPTE:");
    Some(Memory {
        peak: kib(&text, "VmHWM:")? + tables,
        now: number("VmRSS:") + number("VmSwap:") + tables,
        stack: number("VmStk:"),
    })
}

fn kib(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_ascii_whitespace().next()?.parse().ok()
}

/// Whether any thread of this process runs, or waits for a CPU.
fn one_runs(process: Pid) -> bool {
    let mut tasks = tasks_of(process);
    tasks.any(|task| stat(&format!("/proc/{process}/task/{task}/stat")).is_some_and(|it| it.runs))
}

fn tasks_of(process: Pid) -> impl Iterator<Item = Pid> {
    numbered(&format!("/proc/{process}/task")).map(|(pid, _)| pid)
}

/// What lies in a folder and is called by the number of a process or thread.
fn numbered(folder: &str) -> impl Iterator<Item = (Pid, DirEntry)> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|it| {
        let number = it.file_name().to_str()?.parse().ok()?;
        Some((Pid::from_raw(number), it))
    })
}

/// The processes that any thread of this one has started or adopted.
pub(super) fn children_of(process: Pid) -> Vec<Pid> {
    let list = |thread: Pid| {
        fs::read_to_string(format!("/proc/{process}/task/{thread}/children")).unwrap_or_default()
    };
    let lists: String = tasks_of(process).map(list).collect();
    lists
        .split_ascii_whitespace()
        .filter_map(|pid| pid.parse().ok().map(Pid::from_raw))
        .collect()
}

/// All threads of a user on this machine.
pub(super) fn threads_of(user: nix::unistd::Uid) -> u64 {
    use std::os::unix::fs::MetadataExt;
    let is_own = |it: &DirEntry| it.metadata().is_ok_and(|it| it.uid() == user.as_raw());
    let own = numbered("/proc").filter(|(_, entry)| is_own(entry));
    let stats = own.filter_map(|(process, _)| stat(&format!("/proc/{process}/stat")));
    stats.map(|stat| stat.threads).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;
    use std::thread;

    #[test]
    fn a_process_sees_its_own_memory_and_time() {
        let bytes = vec![1_u8; 64 << 20];
        black_box(&bytes);
        let sight = Family::new(Pid::this(), None).look();
        assert!(sight.peak_kib >= 64 << 10, "{sight:?}");
        assert!(sight.cpu > Duration::ZERO, "{sight:?}");
    }

    #[test]
    fn sleeping_is_idle_and_computing_is_not() {
        let mut child = std::process::Command::new("sleep")
            .arg("10")
            .spawn()
            .unwrap();
        let mut sleeper = Family::new(Pid::from_raw(child.id().cast_signed()), None);
        sleeper.roots.truncate(1);
        sleeper.keeper = Some(Pid::from_raw(i32::MAX));
        thread::sleep(Duration::from_millis(300));
        assert!(sleeper.look().idle > Duration::from_millis(150));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut own = Family::new(Pid::this(), None);
        own.look();
        let started = Instant::now();
        while started.elapsed() < Duration::from_millis(300) {
            black_box(0);
        }
        assert!(own.look().idle < Duration::from_millis(150));
    }

    #[test]
    fn nothing_is_seen_of_a_process_that_is_gone() {
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let pid = Pid::from_raw(child.id().cast_signed());
        child.wait().unwrap();
        assert!(cpu_of(pid).is_none() && stat(&format!("/proc/{pid}/stat")).is_none());
        assert!(children_of(pid).is_empty());
    }
}
