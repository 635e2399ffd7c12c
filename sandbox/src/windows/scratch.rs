//! Folders that do not outlive the process they belong to, and the console as it was before.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use tempfile::TempDir;

use super::patience::patiently;
use super::places::{all, is_for_all};
use super::running::end_all;
use super::sys;
use crate::scratch::{AGE, ALIVE, YOUTH, each_of_ours, held, plain};

/// The code page of UTF-8.
const UTF8: u32 = 65001;

/// The folders of this process that are there now, each with its file that is locked as long as this process
/// lives: an open file keeps its folder, so whoever removes one closes the file before.
static LIVING: Mutex<BTreeMap<PathBuf, Option<File>>> = Mutex::new(BTreeMap::new());

/// The code pages that the console had.
static CONSOLE: Mutex<Option<(u32, u32)>> = Mutex::new(None);

/// A temporary folder, gone when it is dropped, and when its process is interrupted if that has
/// asked for it by [`tidy_when_interrupted`]. If the process is killed, [`sweep`] removes it, in another
/// process, later.
#[derive(Debug)]
pub struct Scratch {
    folder: TempDir,
}

impl Scratch {
    /// A new folder in another one.
    ///
    /// # Errors
    /// If there is no place for it.
    pub fn within(parent: &Path, prefix: &str) -> io::Result<Scratch> {
        // Whoever tidies up has to know of it from the first moment on.
        let mut living = held(&LIVING);
        let folder = tempfile::Builder::new()
            .prefix(prefix)
            .tempdir_in(parent)
            .map_err(|error| plain(&error))?;
        let alive = File::create(folder.path().join(ALIVE))?;
        alive.try_lock()?;
        living.insert(folder.path().to_owned(), Some(alive));
        Ok(Scratch { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Some(alive) = held(&LIVING).get_mut(self.folder.path()) {
            *alive = None;
        }
        remove_all(self.folder.path());
        held(&LIVING).remove(self.folder.path());
    }
}

/// Removes all folders of this process, and leaves the console as it was: before an end that drops
/// nothing.
pub fn tidy() {
    clear(&mut held(&LIVING));
}

fn clear(folders: &mut BTreeMap<PathBuf, Option<File>>) {
    for (folder, alive) in folders {
        *alive = None;
        if folder.exists() {
            remove_all(folder);
        }
    }
    if let Some(pages) = held(&CONSOLE).take() {
        sys::set_code_pages(pages);
    }
}

/// From now on this process ends what it has started and removes its folders before it ends by Ctrl-C, or
/// with its window; and the console takes what it writes for UTF-8, until it ends.
///
/// # Errors
/// If the system does not tell of such an end.
pub fn tidy_when_interrupted() -> io::Result<()> {
    let pages = sys::code_pages();
    if pages.0 != 0 && pages != (UTF8, UTF8) {
        *held(&CONSOLE) = Some(pages);
        sys::set_code_pages((UTF8, UTF8));
    }
    sys::when_interrupted(|| {
        // Held to the end: nothing new is made.
        let mut living = held(&LIVING);
        end_all();
        clear(&mut living);
        std::mem::forget(living);
    })
}

/// Removes the folders of this beginning that processes of this user have left behind, in all
/// places where temporary folders are made.
pub fn sweep(prefix: &str) {
    for place in all() {
        if is_for_all(&place) {
            sweep_within(&place, prefix);
        }
    }
}

/// The same in another folder, which is the program's own or for temporary files.
pub fn sweep_within(parent: &Path, prefix: &str) {
    each_of_ours(parent, prefix, |_| true, sweep_one);
}

fn sweep_one(folder: &Path, age: Duration) {
    // An empty one belongs to an owner that was killed before it made the file or after it had
    // removed it. The system refuses if that is not so.
    if age < YOUTH || fs::remove_dir(folder).is_ok() {
        return;
    }
    let unheld = File::open(folder.join(ALIVE)).map(|file| file.try_lock().is_ok());
    if unheld.unwrap_or(age > AGE) {
        remove_all(folder);
    }
}

/// Removes a folder with all that is in it. What cannot be removed stays, for the next [`sweep`]; nothing
/// depends on it.
pub fn remove_all(folder: &Path) {
    let _ = patiently(|| match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            // What may only be read may not be removed either.
            set_writable(folder);
            fs::remove_dir_all(folder)
        }
        other => other,
    });
}

fn set_writable(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(about) = entry.metadata() else {
            continue;
        };
        if about.is_dir() {
            set_writable(&entry.path());
        } else if about.permissions().readonly() {
            let mut rights = about.permissions();
            #[expect(
                clippy::permissions_set_readonly_false,
                reason = "there are no other rights on Windows"
            )]
            rights.set_readonly(false);
            let _ = fs::set_permissions(entry.path(), rights);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deep_and_locked_folder_is_removed() {
        let scratch = Scratch::new("sandbox-test-").unwrap();
        let place = scratch.path().to_owned();
        let deep = place.join("thư mục").join("dài ".repeat(20).trim());
        fs::create_dir_all(&deep).unwrap();
        let file = deep.join("file");
        fs::write(&file, "x").unwrap();
        let mut rights = file.metadata().unwrap().permissions();
        rights.set_readonly(true);
        fs::set_permissions(&file, rights).unwrap();
        drop(scratch);
        assert!(!place.exists());
    }

    #[test]
    fn only_what_nobody_holds_is_swept() {
        let home = tempfile::tempdir().unwrap();
        let held = Scratch::within(home.path(), "swept-").unwrap();
        let left = home.path().join("swept-left");
        fs::create_dir(&left).unwrap();
        fs::write(left.join(ALIVE), "").unwrap();
        for folder in [held.path(), &left] {
            sweep_one(folder, AGE + YOUTH);
        }
        assert!(held.path().exists() && !left.exists());
    }
}
