//! Folders that do not outlive the process they belong to.

use std::fs::{self, DirEntry, File};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use nix::fcntl::{Flock, FlockArg};
use nix::unistd::geteuid;
use tempfile::TempDir;

/// The file that is locked as long as a folder's owner lives.
const ALIVE: &str = ".alive";
/// So old is a folder before anybody else may take it for left behind.
const YOUTH: Duration = Duration::from_secs(10);
/// So old is one without the file.
const AGE: Duration = Duration::from_hours(1);

/// A temporary folder, gone when it is dropped. If its process is killed, the helpers remove it;
/// if they are killed too, [`sweep`] does, in another process, later.
#[derive(Debug)]
pub struct Scratch {
    folder: TempDir,
    /// Held by the kernel for as long as this process lives.
    _alive: Flock<File>,
}

impl Scratch {
    /// A new folder whose name begins like this; nobody but this user can look into it.
    ///
    /// # Errors
    /// If there is no place for it.
    pub fn new(prefix: &str) -> io::Result<Scratch> {
        let folder = tempfile::Builder::new()
            .prefix(prefix)
            .permissions(fs::Permissions::from_mode(0o700))
            .tempdir()?;
        let file = File::create(folder.path().join(ALIVE))?;
        let alive = Flock::lock(file, FlockArg::LockExclusiveNonblock)
            .map_err(|(_, error)| io::Error::from(error))?;
        Ok(Scratch {
            folder,
            _alive: alive,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove_all(self.folder.path());
    }
}

/// Removes the folders of this beginning that processes of this user have left behind.
pub fn sweep(prefix: &str) {
    let entries = fs::read_dir(std::env::temp_dir());
    for entry in entries.into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(prefix);
        if is_ours && is_left_behind(&entry) {
            remove_all(&entry.path());
        }
    }
}

fn is_left_behind(entry: &DirEntry) -> bool {
    let Ok(about) = entry.metadata() else {
        return false;
    };
    let changed = about.modified().unwrap_or(SystemTime::now());
    let age = changed.elapsed().unwrap_or_default();
    if !about.is_dir() || about.uid() != geteuid().as_raw() || age < YOUTH {
        return false;
    }
    match File::open(entry.path().join(ALIVE)) {
        Ok(file) => Flock::lock(file, FlockArg::LockExclusiveNonblock).is_ok(),
        Err(_) => age > AGE,
    }
}

/// Removes a folder with all that is in it, however deep and whatever its permissions are. What
/// cannot be removed stays; nothing depends on it.
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
            .collect();
        if entries.is_empty() {
            break;
        }
        let mut gone = 0;
        for entry in entries {
            let path = entry.path();
            if !entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                gone += u32::from(fs::remove_file(path).is_ok());
                continue;
            }
            let _ = fs::set_permissions(&path, fs::Permissions::from_mode(0o700));
            for inner in fs::read_dir(&path).into_iter().flatten().flatten() {
                count += 1;
                let _ = fs::rename(inner.path(), unused(folder, count));
            }
            gone += u32::from(fs::remove_dir(path).is_ok());
        }
        stuck = if gone == 0 { stuck + 1 } else { 0 };
    }
    let _ = fs::remove_dir(folder);
}

fn unused(folder: &Path, count: u64) -> PathBuf {
    folder.join(format!(".going-{}-{count}", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn only_what_nobody_holds_is_swept() {
        let held = Scratch::new("sandbox-sweep-").unwrap();
        let left = std::env::temp_dir().join(format!("sandbox-sweep-{}", std::process::id()));
        fs::create_dir_all(&left).unwrap();
        let alive = File::create(left.join(ALIVE)).unwrap();
        let old = SystemTime::now() - Duration::from_mins(1);
        for folder in [held.path(), &left] {
            File::open(folder).unwrap().set_modified(old).unwrap();
        }
        drop(alive);
        sweep("sandbox-sweep-");
        assert!(held.path().exists() && !left.exists());
    }
}
