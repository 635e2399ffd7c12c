//! A fence around the tests themselves: what is not held does not take the machine with it.

use std::fs;
use std::path::{Path, PathBuf};

/// Begins the name of a group.
const NAME: &str = "sandbox-tests-";

/// Processes and threads of all hostile programs together: of one at most 300, and four run at a time.
const MOST_PROCESSES: u64 = 1200;

/// Bytes of all hostile programs together.
const MOST_MEMORY: u64 = 2 << 30;

/// Puts this process, and so whatever it starts, into groups that bound processes and memory. Tells
/// what cannot be bounded here.
pub(crate) fn bounded() -> Result<(), String> {
    let groups = fs::read_to_string("/proc/self/cgroup").map_err(|error| error.to_string())?;
    let bounds = [
        ("pids", "pids.max", "pids.max", MOST_PROCESSES),
        ("memory", "memory.limit_in_bytes", "memory.max", MOST_MEMORY),
    ];
    for (controller, old, new, most) in bounds {
        let of_old = groups.lines().find_map(|line| {
            let (_, rest) = line.split_once(':')?;
            let (controllers, path) = rest.split_once(':')?;
            let is_it = controllers.split(',').any(|it| it == controller);
            is_it.then(|| {
                (
                    beside(&Path::new("/sys/fs/cgroup").join(controller), path, false),
                    old,
                )
            })
        });
        let of_new = || {
            let path = groups.lines().find_map(|line| line.strip_prefix("0::"))?;
            Some((beside(Path::new("/sys/fs/cgroup"), path, true), new))
        };
        let (place, file) = of_old.or_else(of_new).ok_or("no groups of processes")?;
        join(&place, file, most).map_err(|error| format!("no bound for {controller}: {error}"))?;
    }
    Ok(())
}

/// Where a group is made: below the own one, or beside it where a group with processes has none below.
fn beside(root: &Path, own: &str, is_above: bool) -> PathBuf {
    let own = root.join(own.trim_start_matches('/'));
    match own.parent() {
        Some(above) if is_above && above.starts_with(root) => above.to_owned(),
        _ => own,
    }
}

fn join(place: &Path, file: &str, most: u64) -> std::io::Result<()> {
    // Groups of earlier tests, which are empty by now, or else stay.
    for entry in fs::read_dir(place)?.flatten() {
        if entry.file_name().to_string_lossy().starts_with(NAME) {
            let _ = fs::remove_dir(entry.path());
        }
    }
    let group = place.join(format!("{NAME}{}", std::process::id()));
    fs::create_dir_all(&group)?;
    fs::write(group.join(file), most.to_string())?;
    fs::write(group.join("cgroup.procs"), std::process::id().to_string())
}
