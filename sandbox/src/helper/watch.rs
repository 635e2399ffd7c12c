//! Looking at a running program from outside.

use std::fs;
use std::time::Duration;

use nix::time::clock_getcpuclockid;
use nix::unistd::Pid;

/// What can be seen of a program and the processes below it.
#[derive(Debug, Default)]
pub(super) struct Sight {
    /// CPU time of all that live. Those that have ended are counted at the very end.
    pub(super) cpu: Duration,
    /// Peak resident memory of the largest.
    pub(super) peak_kib: u64,
    /// How long the program was ready to run but had no CPU.
    pub(super) starved: Duration,
}

impl Sight {
    /// Looks at the process and its descendants. One that has just ended shows nothing.
    pub(super) fn of(program: Pid) -> Sight {
        let mut sight = Sight {
            starved: starved(program).unwrap_or_default(),
            ..Sight::default()
        };
        let mut family = vec![program];
        while let Some(process) = family.pop() {
            sight.cpu += cpu(process).unwrap_or_default();
            sight.peak_kib = sight.peak_kib.max(peak_kib(process).unwrap_or_default());
            family.extend(children_of(process));
        }
        sight
    }
}

/// CPU time by the clock of the process, which is exact where `/proc/PID/stat` counts ticks.
fn cpu(process: Pid) -> Option<Duration> {
    let clock = clock_getcpuclockid(process).ok()?;
    Some(clock.now().ok()?.into())
}

/// The line `VmHWM:  1234 kB` of `status`: the peak, whenever it was.
fn peak_kib(process: Pid) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_ascii_whitespace().next()?.parse().ok()
}

/// The second number of `schedstat`: nanoseconds on a run queue. Kernels without it show none.
fn starved(process: Pid) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/schedstat")).ok()?;
    text.split(' ')
        .nth(1)?
        .parse()
        .ok()
        .map(Duration::from_nanos)
}

/// The processes that the first thread of this one has started or adopted.
pub(super) fn children_of(process: Pid) -> Vec<Pid> {
    fs::read_to_string(format!("/proc/{process}/task/{process}/children"))
        .unwrap_or_default()
        .split_ascii_whitespace()
        .filter_map(|pid| pid.parse().ok().map(Pid::from_raw))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;

    #[test]
    fn a_process_sees_its_own_memory_and_time() {
        let bytes = vec![1_u8; 64 << 20];
        black_box(&bytes);
        let sight = Sight::of(Pid::this());
        assert!(sight.peak_kib >= 64 << 10, "{sight:?}");
        assert!(sight.cpu > Duration::ZERO, "{sight:?}");
    }

    #[test]
    fn nothing_is_seen_of_a_process_that_is_gone() {
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let pid = Pid::from_raw(child.id().cast_signed());
        child.wait().unwrap();
        let sight = Sight::of(pid);
        assert_eq!((sight.peak_kib, sight.cpu), (0, Duration::ZERO));
        assert!(children_of(pid).is_empty());
    }
}
