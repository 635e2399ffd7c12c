//! Folders that do not outlive the process they belong to, and the console as it was before.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use super::folder::writable;
use super::patience::patiently;
use super::places::{all, is_for_all};
use super::running::end_all;
use super::sys;
use crate::scratch::{AGE, ALIVE, LIVING, Living, YOUTH, each_of_ours, held};

/// The code page of UTF-8.
const UTF8: u32 = 65001;

/// The code pages that the console had.
static CONSOLE: Mutex<Option<(u32, u32)>> = Mutex::new(None);

/// The file that tells of a folder whether its owner lives.
pub(crate) fn locked(folder: &Path) -> io::Result<File> {
    let alive = File::create(folder.join(ALIVE))?;
    alive.try_lock()?;
    Ok(alive)
}

/// Removes these folders of this process, and leaves the console as it was.
pub(crate) fn clear(folders: &mut Living) {
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
        if entry.file_type().is_ok_and(|it| it.is_dir()) {
            set_writable(&entry.path());
        } else {
            let _ = writable(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;

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
