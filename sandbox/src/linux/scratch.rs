//! Folders that do not outlive the process they belong to.

use std::fs::{self, DirEntry, File, Metadata};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{SigSet, Signal, raise};
use nix::unistd::{dup2_stderr, dup2_stdout, geteuid};

use crate::linux::places::{all, is_for_all};
use crate::scratch::{AGE, ALIVE, LIVING, Living, YOUTH, each_of_ours, held};

/// What it is called before it is locked.
const BORN: &str = ".born";

/// The file that tells of a folder whether its owner lives: from the moment on at which it has its name.
pub(crate) fn locked(folder: &Path) -> io::Result<File> {
    let born = folder.join(BORN);
    let alive = File::create(&born)?;
    alive.try_lock()?;
    fs::rename(born, folder.join(ALIVE))?;
    Ok(alive)
}

/// Removes these folders of this process.
pub(crate) fn clear(folders: &mut Living) {
    // Another thread may just be writing into one of them.
    for _ in 0..3 {
        for folder in folders.keys().filter(|it| it.exists()) {
            remove_all(folder);
        }
    }
}

/// From now on this process removes its folders before it ends by `SIGINT`, `SIGTERM` or
/// `SIGHUP`, unless its parent has told it to ignore the signal. To be called by `main` before
/// there are other threads, which inherit that the signals wait for one that is made for them.
///
/// # Errors
/// If no thread can be made.
pub fn tidy_when_interrupted() -> io::Result<()> {
    let ignored = ignored_signals();
    let signals = [Signal::SIGHUP, Signal::SIGINT, Signal::SIGTERM];
    let waiting = signals
        .into_iter()
        .filter(|&it| ignored >> (it as u32 - 1) & 1 == 0)
        .collect::<SigSet>();
    waiting.thread_block()?;
    let wait = move || {
        let Ok(signal) = waiting.wait() else {
            return;
        };
        // Held to the end: nothing new is made.
        let mut living = held(&LIVING);
        // What others still have to say would be about folders that are gone.
        if let Ok(nowhere) = File::options().write(true).open("/dev/null") {
            let _ = dup2_stdout(&nowhere).and(dup2_stderr(&nowhere));
        }
        clear(&mut living);
        let _ = waiting.thread_unblock();
        let _ = raise(signal);
    };
    thread::Builder::new().spawn(wait).map(drop)
}

/// The signals that this process ignores, as bits.
fn ignored_signals() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let bits = lines.find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok())
        .unwrap_or_default()
}

/// Removes the folders of this beginning that processes of this user have left behind, in all
/// places where temporary folders are made.
pub fn sweep(prefix: &str) {
    for place in all() {
        if is_for_all(&place) {
            sweep_within(&place, prefix);
        } else {
            sweep_marked(&place, prefix);
        }
    }
}

/// The same in a folder where a person may keep others of such a name.
fn sweep_marked(parent: &Path, prefix: &str) {
    each_of_ours(parent, prefix, is_ours, |folder, _| {
        if is_unheld(folder) == Some(true) {
            remove_all(folder);
        }
    });
}

/// The same in another folder, which is the program's own or for temporary files.
pub fn sweep_within(parent: &Path, prefix: &str) {
    each_of_ours(parent, prefix, is_ours, sweep_one);
}

fn is_ours(about: &Metadata) -> bool {
    about.uid() == geteuid().as_raw()
}

fn sweep_one(folder: &Path, age: Duration) {
    if let Some(is_unheld) = is_unheld(folder) {
        if is_unheld {
            remove_all(folder);
        }
        return;
    }
    if age < YOUTH {
        return;
    }
    // It belongs to an owner that was killed before it had locked the file, or after it had removed it: there
    // is nothing else in it, or the kernel refuses.
    let _ = fs::remove_file(folder.join(BORN));
    if fs::remove_dir(folder).is_err() && age > AGE {
        remove_all(folder);
    }
}

/// Whether a folder's owner is gone; `None` if it has no file that tells.
fn is_unheld(folder: &Path) -> Option<bool> {
    let file = File::open(folder.join(ALIVE)).ok()?;
    Some(file.try_lock().is_ok())
}

/// Removes a folder with all that is in it, however deep and whatever its permissions are. What
/// cannot be removed stays, for the next [`sweep`]; nothing depends on it.
pub fn remove_all(folder: &Path) {
    // Folders are taken apart from above, so that no path grows long and nothing is open.
    let mut count = 0_u64;
    // What resists twice resists for ever.
    let mut stuck = 0;
    while stuck < 2 {
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
        let entries: Vec<DirEntry> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.file_name() != ALIVE || is_folder(entry))
            .collect();
        if entries.is_empty() {
            // It goes last: as long as it is there, whatever is left can be swept.
            let _ = fs::remove_file(folder.join(ALIVE));
            break;
        }
        let mut gone = 0;
        for entry in entries {
            let path = entry.path();
            if !is_folder(&entry) {
                gone += u32::from(fs::remove_file(path).is_ok());
                continue;
            }
            let _ = fs::set_permissions(&path, fs::Permissions::from_mode(0o700));
            for inner in fs::read_dir(&path).into_iter().flatten().flatten() {
                count += 1;
                if is_folder(&inner) {
                    // Whoever moves a folder writes in it where it lies.
                    let _ = fs::set_permissions(inner.path(), fs::Permissions::from_mode(0o700));
                }
                let _ = fs::rename(inner.path(), unused(folder, count));
            }
            gone += u32::from(fs::remove_dir(path).is_ok());
        }
        stuck = if gone == 0 { stuck + 1 } else { 0 };
    }
    let _ = fs::remove_dir(folder);
}

fn is_folder(entry: &DirEntry) -> bool {
    entry.file_type().is_ok_and(|kind| kind.is_dir())
}

fn unused(folder: &Path, count: u64) -> PathBuf {
    folder.join(format!(".going-{}-{count}", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;
    use std::time::SystemTime;

    #[test]
    fn a_deep_and_locked_folder_is_removed() {
        let scratch = Scratch::new("sandbox-test-").unwrap();
        let place = scratch.path().to_owned();
        let mut deep = place.clone();
        for _ in 0..100 {
            deep.push("d");
            fs::create_dir(&deep).unwrap();
            fs::write(deep.join("file"), "x").unwrap();
        }
        fs::set_permissions(&deep, fs::Permissions::from_mode(0o0)).unwrap();
        fs::set_permissions(place.join("d"), fs::Permissions::from_mode(0o500)).unwrap();
        drop(scratch);
        assert!(!place.exists());
    }

    #[test]
    fn the_mark_of_the_owner_is_removed_last() {
        let scratch = Scratch::new("sandbox-test-").unwrap();
        let place = scratch.path().to_owned();
        for name in 0..2000 {
            fs::write(place.join(name.to_string()), "").unwrap();
        }
        // A folder of that name is like any other.
        fs::create_dir_all(place.join("d").join(ALIVE)).unwrap();
        let removal = thread::spawn(move || drop(scratch));
        // Asked in this order: nothing comes back.
        while place.join(ALIVE).exists() {}
        let left = fs::read_dir(&place).into_iter().flatten().count();
        assert_eq!(left, 0);
        removal.join().unwrap();
        assert!(!place.exists());
    }

    #[test]
    fn only_what_nobody_holds_is_swept() {
        let held = Scratch::new("sandbox-sweep-").unwrap();
        let (place, _) = crate::temporary_place().unwrap();
        let beside = |what: &str| place.join(format!("sandbox-sweep-{}{what}", std::process::id()));
        let (left, young) = (beside(""), beside("-young"));
        // Of owners that were killed before they made the file, and of one that made something.
        let (empty, unknown) = (beside("-empty"), beside("-unknown"));
        for folder in [&left, &young, &empty, &unknown] {
            fs::create_dir_all(folder).unwrap();
        }
        fs::write(unknown.join("file"), "x").unwrap();
        let alive = File::create(left.join(ALIVE)).unwrap();
        let old = SystemTime::now() - Duration::from_mins(1);
        for folder in [held.path(), &empty, &unknown] {
            File::open(folder).unwrap().set_modified(old).unwrap();
        }
        drop(alive);
        let own = place.join(format!("sandbox-sweep-{}-own", std::process::id()));
        fs::create_dir_all(own.join("kept")).unwrap();
        File::open(&own).unwrap().set_modified(old - AGE).unwrap();
        sweep_marked(&place, "sandbox-sweep-");
        assert!(!left.exists() && empty.exists() && own.exists());
        sweep("sandbox-sweep-");
        assert!(!own.exists(), "where files of all lie it has no owner");
        assert!(held.path().exists() && young.exists() && unknown.exists());
        assert!(!left.exists() && !empty.exists());
        for folder in [young, unknown] {
            remove_all(&folder);
        }
    }
}
