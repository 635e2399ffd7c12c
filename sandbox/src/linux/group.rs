//! The group of processes of one run, in the second version of cgroups.
//!
//! The first version is not used: moving a process into one of its groups waits for all CPUs,
//! which costs milliseconds, once for memory, once for processes and once for time.

use std::fs::{self, File};
use std::os::fd::{AsFd, BorrowedFd};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::job::Quota;
use crate::layers::Layer;
use crate::outcome::NotRun;
use crate::say;

/// How the name of a helper's group begins.
const GROUP: &str = "sandbox-";
/// What comes next in that of one that is made only to see whether it can be.
const TRIAL: &str = "trial-";

/// The group of one run; removed when it is dropped.
#[derive(Debug)]
pub(crate) struct Group {
    folder: PathBuf,
    handle: File,
}

/// The group below which this process can make others.
pub(crate) fn parent() -> Option<PathBuf> {
    let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
    let root = mounts.lines().find_map(|line| {
        let mut words = line.split(' ').skip(1);
        let place = words.next()?;
        (words.next()? == "cgroup2").then(|| PathBuf::from(place))
    })?;
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let own = groups.lines().find_map(|line| line.strip_prefix("0::/"))?;
    let own = root.join(own);
    // Beside its own group there may be controllers, in it never, because it has processes.
    let beside = own.parent().filter(|above| above.starts_with(&root));
    let places = beside.into_iter().chain([own.as_path()]);
    let found = places.filter(|it| can_make(it)).map(PathBuf::from).next()?;
    sweep(&found);
    Some(found)
}

/// Removes the groups of processes that were killed.
fn sweep(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let owner = entry.file_name().to_str().and_then(owner);
        if owner.is_some_and(|pid| !Path::new("/proc").join(pid.to_string()).exists()) {
            let _ = fs::remove_dir(entry.path());
        }
    }
}

/// The process that has made a group of this name.
fn owner(name: &str) -> Option<u32> {
    let pid = name.strip_prefix(GROUP)?;
    pid.trim_start_matches(TRIAL).parse().ok()
}

fn can_make(parent: &Path) -> bool {
    let trial = parent.join(format!("{GROUP}{TRIAL}{}", std::process::id()));
    fs::create_dir(&trial).is_ok_and(|()| fs::remove_dir(&trial).is_ok())
}

impl Group {
    /// A new group with these limits, as far as its parent has the controllers.
    pub(crate) fn new(parent: Option<&Path>, quota: &Quota) -> Result<Group, NotRun> {
        let failed = |error: std::io::Error| NotRun::at(Layer::Group, &"cgroup", &error);
        let Some(parent) = parent else {
            return Err(NotRun::at(Layer::Group, &"cgroup", &say::NO_GROUP));
        };
        let folder = parent.join(format!("{GROUP}{}", std::process::id()));
        fs::create_dir(&folder).map_err(failed)?;
        let handle = File::open(&folder).map_err(failed)?;
        let group = Group { folder, handle };
        // Past the limit, so that the helper sees how much it was; and its folder, where that is in
        // memory, is no memory of the program's.
        let memory = quota.most_memory_kib() * 1024 + quota.disk_bytes;
        for (name, value) in [
            ("memory.max", memory),
            ("memory.swap.max", 0),
            ("memory.oom.group", 1),
            ("pids.max", quota.processes),
        ] {
            let file = group.folder.join(name);
            if file.exists() {
                fs::write(file, value.to_string()).map_err(failed)?;
            }
        }
        Ok(group)
    }

    /// The CPU time of all its processes, those that have ended too.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        let micros = self.number("cpu.stat", "usage_usec")?;
        Some(Duration::from_micros(micros))
    }

    /// Whether the kernel has killed a process of it for its memory.
    pub(crate) fn was_too_large(&self) -> bool {
        self.number("memory.events", "oom_kill")
            .is_some_and(|it| it > 0)
    }

    fn number(&self, file: &str, name: &str) -> Option<u64> {
        let text = fs::read_to_string(self.folder.join(file)).ok()?;
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        lines.find(|it| it.0 == name)?.1.parse().ok()
    }

    /// Kills all its processes, where the kernel can do that.
    pub(crate) fn kill(&self) {
        // Older kernels have no such file; the processes are killed one by one then.
        let _ = fs::write(self.folder.join("cgroup.kill"), "1");
    }
}

impl AsFd for Group {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.handle.as_fd()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // What has just been killed may take a moment to be gone.
        for _ in 0..50 {
            if fs::remove_dir(&self.folder).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_processes_that_are_gone_are_swept() {
        let parent = tempfile::tempdir().unwrap();
        // No process has a number as large as this.
        let gone = u32::MAX;
        let own = std::process::id();
        let names =
            [gone, own].map(|pid| [format!("{GROUP}{pid}"), format!("{GROUP}{TRIAL}{pid}")]);
        let others = ["user.slice", GROUP].map(String::from);
        let all: Vec<String> = names.into_iter().flatten().chain(others).collect();
        for name in &all {
            fs::create_dir(parent.path().join(name)).unwrap();
        }
        sweep(parent.path());
        let (swept, left) = all.split_at(2);
        assert!(swept.iter().all(|it| !parent.path().join(it).exists()));
        assert!(left.iter().all(|it| parent.path().join(it).exists()));
    }
}
