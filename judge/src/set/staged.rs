//! Folders that are written beside their place and take it as a whole: a judge that is killed,
//! interrupted or out of disk meanwhile leaves what was there before.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bilingual::Fault;
use sandbox::{Scratch, patiently};

use crate::errors::{not_regular, unwritten};
use crate::system;

/// How the names of unfinished folders begin.
const UNFINISHED: &str = ".new-";

/// A folder on its way.
#[derive(Debug)]
pub struct Staged {
    /// Goes with all that is in it, whether the folder was put into its place or not.
    scratch: Scratch,
}

impl Staged {
    /// An empty folder in `parent`, which is on the same disk as where the folder belongs.
    ///
    /// # Errors
    /// If there is no place for it.
    pub fn new(parent: &Path) -> io::Result<Staged> {
        let scratch = Scratch::within(parent, UNFINISHED)?;
        let staged = Staged { scratch };
        fs::create_dir(staged.path())?;
        Ok(staged)
    }

    /// Where it is written.
    pub fn path(&self) -> PathBuf {
        self.scratch.path().join("new")
    }

    /// Puts it into its place, where nothing or an older one is.
    ///
    /// # Errors
    /// If it cannot be moved there; what was there before then still is.
    pub fn put(self, place: &Path) -> io::Result<()> {
        let new = self.path();
        match system::exchange(&new, place) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                patiently(|| fs::rename(&new, place))
            }
            // Some file systems cannot do it in one step.
            Err(_) => {
                let old = self.scratch.path().join("old");
                patiently(|| fs::rename(place, &old))?;
                // Back again, as far as that goes.
                patiently(|| fs::rename(&new, place)).inspect_err(|_| drop(fs::rename(&old, place)))
            }
            Ok(()) => Ok(()),
        }
    }
}

/// Writes a file as a whole or not at all.
pub fn write(file: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let (_scratch, new) = written_beside(file, text.as_ref())?;
    put_file(&new, file)
}

/// The file, as far as it has come: beside its place, in a folder that goes with what is returned.
fn written_beside(file: &Path, text: &[u8]) -> io::Result<(Scratch, PathBuf)> {
    let scratch = scratch_for(file)?;
    let new = scratch.path().join("new");
    fs::write(&new, text)?;
    Ok((scratch, new))
}

fn scratch_for(file: &Path) -> io::Result<Scratch> {
    Scratch::within(file.parent().unwrap_or(Path::new(".")), UNFINISHED)
}

/// Puts a file into its place, where nothing or an older one is.
pub fn put_file(new: &Path, place: &Path) -> io::Result<()> {
    patiently(|| fs::rename(new, place))
}

/// Whether nothing lies here, or what a file may take the place of: a file or a link.
pub fn is_replaceable(file: &Path) -> bool {
    let kind = fs::symlink_metadata(file).map(|it| it.file_type());
    kind.map_or(true, |it| it.is_file() || it.is_symlink())
}

/// Whether a file can be written, as far as that is known before.
///
/// # Errors
/// If it cannot, and why.
pub fn writable(file: &Path) -> Result<(), Fault> {
    if !is_replaceable(file) {
        return Err(if file.is_dir() {
            unwritten(file, &io::ErrorKind::IsADirectory.into())
        } else {
            not_regular(file)
        });
    }
    let made = scratch_for(file);
    made.map(drop).map_err(|error| unwritten(file, &error))
}

/// Writes a file as a whole, and over nothing.
pub fn write_new(file: &Path, text: &str) -> io::Result<()> {
    let (_scratch, new) = written_beside(file, text.as_bytes())?;
    match fs::hard_link(new, file) {
        // Some disks, such as those of cameras, know no second names.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            File::create_new(file)?.write_all(text.as_bytes())
        }
        other => other,
    }
}

/// Removes what judges that were killed have left unfinished in a folder.
pub fn sweep(parent: &Path) {
    sandbox::sweep_within(parent, UNFINISHED);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_takes_its_place_as_a_whole_and_leaves_nothing_beside_it() {
        let home = tempfile::tempdir().unwrap();
        let place = home.path().join("place");
        for text in ["one", "two"] {
            let staged = Staged::new(home.path()).unwrap();
            fs::write(staged.path().join(text), text).unwrap();
            assert!(!place.join(text).exists());
            staged.put(&place).unwrap();
            assert_eq!(fs::read_to_string(place.join(text)).unwrap(), text);
        }
        assert!(!place.join("one").exists());
        write(&place.join("file"), "three").unwrap();
        assert_eq!(fs::read_dir(&place).unwrap().count(), 2);
        assert!(write_new(&place.join("file"), "four").is_err());
        write_new(&place.join("other"), "five").unwrap();
        let texts = ["file", "other"].map(|it| fs::read_to_string(place.join(it)).unwrap());
        assert_eq!(texts, ["three", "five"]);
        assert_eq!(fs::read_dir(&place).unwrap().count(), 3);
        for name in ["", "file", "none"] {
            assert_eq!(writable(&place.join(name)).is_ok(), !name.is_empty());
        }
        drop(Staged::new(home.path()).unwrap());
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
    }
}
