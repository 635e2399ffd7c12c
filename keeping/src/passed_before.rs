//! What `judge test --changed` need not prove again.
//!
//! A room that has passed passes again as long as nothing changes on which that rests: its own
//! files and tests, the program built from them, what all rooms share, the compilers of the
//! example submissions, and as whom and within which walls these are judged. A hash of all that is
//! kept beside the programs, with the summary of the room, when nothing was found wrong and nothing
//! skipped. Where it is the same, so is the result.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use problem_set::hexadecimal;
use sha2::{Digest as _, Sha256};

use judge::language::Language;
use judge::lock::LARGEST_STORED;
use judge::root::Root;
use judge::settings::Settings;
use judge::store::Store;
use judge::system::user;
use judge::tools::stamp;

/// The rooms that have passed on this machine.
#[derive(Debug)]
pub(crate) struct PassedBefore {
    store: Store,
    shared: Sha256,
}

/// Of a room that passed: how many checks were made, and what was said of it.
pub(crate) type Passed = (usize, String);

impl PassedBefore {
    /// Those beside the judge's own program.
    ///
    /// # Errors
    /// If something that all rooms share cannot be read.
    pub(crate) fn beside_judge(root: &Root) -> io::Result<PassedBefore> {
        PassedBefore::open(Store::beside_judge("passed")?, root)
    }

    /// The unit tests that have passed on this machine.
    ///
    /// # Errors
    /// If there is no place for them.
    pub(crate) fn of_units() -> io::Result<PassedBefore> {
        let store = Store::beside_judge("passed-units")?;
        let shared = Sha256::new();
        Ok(PassedBefore { store, shared })
    }

    fn open(store: Store, root: &Root) -> io::Result<PassedBefore> {
        let mut shared = Sha256::new();
        for path in shared_by_rooms(root)? {
            add(&mut shared, &path)?;
        }
        add_machine(&mut shared)?;
        Ok(PassedBefore { store, shared })
    }

    /// The hash of all on which the result of a test program rests: itself and its arguments, and
    /// if it looks around, everything of the workspace but what is built or made from it.
    pub(crate) fn key_of_unit(
        &self,
        root: &Root,
        program: &Path,
        arguments: &[OsString],
        looks_around: bool,
    ) -> io::Result<String> {
        let mut hash = self.shared.clone();
        add(&mut hash, program)?;
        for argument in arguments {
            hash.update(argument.as_encoded_bytes());
            hash.update([0]);
        }
        if looks_around {
            add_machine(&mut hash)?;
            let is_ours = |path: &&PathBuf| !path.ends_with("target") && !path.ends_with(".git");
            for path in sorted(root.path())?.iter().filter(is_ours) {
                add(&mut hash, path)?;
            }
        }
        Ok(hexadecimal(&hash.finalize()))
    }

    /// The hash of all on which the result of a room rests.
    pub(crate) fn key(&self, root: &Root, id: &str, program: &Path) -> io::Result<String> {
        let mut hash = self.shared.clone();
        add(&mut hash, &root.room(id))?;
        add(&mut hash, &root.tests(id))?;
        add(&mut hash, program)?;
        Ok(hexadecimal(&hash.finalize()))
    }

    /// The room, if it passed with this key.
    pub(crate) fn find(&self, id: &str, key: &str) -> Option<Passed> {
        let kept = self.store.find(&format!("{id}-{key}"))?;
        let (checks, summary) = str::from_utf8(&kept).ok()?.split_once('\n')?;
        Some((checks.parse().ok()?, summary.to_owned()))
    }

    /// Keeps that a room has passed; if it cannot be kept it is proved again the next time.
    pub(crate) fn keep(&self, id: &str, key: &str, passed: &Passed) {
        let (checks, summary) = passed;
        let text = format!("{checks}\n{summary}");
        let _ = self.store.keep(&format!("{id}-{key}"), text.as_bytes());
    }
}

/// Adds what tells this machine from others: its compilers, its user, and its walls.
fn add_machine(hash: &mut Sha256) -> io::Result<()> {
    let walls = Settings::default().isolation();
    let walls = walls.map_or_else(|error| error.to_string(), |walls| walls.line());
    hash.update(format!("{} {walls}", user()));
    for language in Language::ALL {
        if let Ok(tool) = language.tool() {
            hash.update(stamp(&tool)?);
        }
    }
    Ok(())
}

/// What the rooms of a set share: the workspace's files, and manifest and sources of every crate
/// that is no room.
fn shared_by_rooms(root: &Root) -> io::Result<Vec<PathBuf>> {
    let mut paths = ["Cargo.toml", "Cargo.lock"]
        .map(|it| root.path().join(it))
        .to_vec();
    for parent in [root.path().to_owned(), root.path().join("programs")] {
        if parent.is_dir() {
            for folder in sorted(&parent)? {
                paths.extend([folder.join("Cargo.toml"), folder.join("src")]);
            }
        }
    }
    paths.retain(|path| path.exists());
    Ok(paths)
}

/// What a folder holds, in the order of the names.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    let mut paths: Vec<PathBuf> = entries?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

/// Whether these are the files of a test that is too large to be stored: it may stand there or be made when it is
/// needed, and the lock, which is stored, pins it.
fn is_made(files: &[PathBuf]) -> io::Result<bool> {
    for file in files {
        let is_of_test = [Some("INP".as_ref()), Some("OUT".as_ref())].contains(&file.extension());
        if is_of_test && fs::metadata(file)?.len() > LARGEST_STORED as u64 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Adds a file, or all files of a folder in the order of their names.
fn add(hash: &mut Sha256, path: &Path) -> io::Result<()> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        let files = sorted(path)?;
        let is_made = is_made(&files)?;
        let mut left = files.iter().filter(|_| !is_made);
        return left.try_for_each(|path| add(hash, path));
    }
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    // Lengths before texts: no two folders give the same bytes.
    hash.update((name.len() as u64).to_le_bytes());
    hash.update(name);
    hash.update(about.len().to_le_bytes());
    hash.update(fs::read(path)?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set of one room in a folder of its own.
    fn set() -> (tempfile::TempDir, Root, PathBuf) {
        let home = tempfile::tempdir().unwrap();
        for folder in [
            "problems/nim/src",
            "testdata/nim/01",
            "theory/src",
            "passed",
        ] {
            fs::create_dir_all(home.path().join(folder)).unwrap();
        }
        let program = home.path().join("nim");
        fs::write(&program, "built").unwrap();
        let root = Root::find(Some(home.path())).unwrap();
        (home, root, program)
    }

    #[test]
    fn a_room_stays_passed_until_something_changes_on_which_that_rests() {
        let (home, root, program) = set();
        let folder = home.path().join("passed");
        let key = || {
            let kept = PassedBefore::open(Store::open(&folder), &root).unwrap();
            kept.key(&root, "nim", &program).unwrap()
        };
        let mut keys = vec![key()];
        assert_eq!(key(), keys[0]);
        for file in [
            "problems/nim/src/lib.rs",
            "testdata/nim/lock.toml",
            "testdata/nim/01/NIM.INP",
            "theory/src/lib.rs",
            "Cargo.lock",
            "nim",
        ] {
            for text in ["one", "two"] {
                fs::write(home.path().join(file), text).unwrap();
                keys.push(key());
            }
        }
        fs::rename(
            home.path().join("problems/nim/src/lib.rs"),
            home.path().join("problems/nim/src/other.rs"),
        )
        .unwrap();
        keys.push(key());
        let count = keys.len();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), count);
        fs::write(home.path().join("README.md"), "what a reader sees").unwrap();
        assert!(keys.contains(&key()));
    }

    #[test]
    fn a_large_test_may_be_there_or_not() {
        let (home, root, program) = set();
        let kept = PassedBefore::open(Store::open(&home.path().join("passed")), &root).unwrap();
        let keys = || {
            [
                kept.key(&root, "nim", &program).unwrap(),
                kept.key_of_unit(&root, &program, &[], true).unwrap(),
            ]
        };
        let before = keys();
        let test = home.path().join("testdata/nim/02");
        fs::create_dir(&test).unwrap();
        fs::write(test.join("NIM.INP"), " ".repeat(LARGEST_STORED + 1)).unwrap();
        fs::write(test.join("NIM.OUT"), "small").unwrap();
        assert_eq!(keys(), before);
        fs::write(test.join("NIM.INP"), "no longer large").unwrap();
        for (now, before) in keys().iter().zip(&before) {
            assert_ne!(now, before);
        }
    }

    #[test]
    fn a_unit_that_looks_around_rests_on_the_workspace_and_another_on_itself() {
        let (home, root, program) = set();
        let kept = PassedBefore {
            store: Store::open(&home.path().join("passed")),
            shared: Sha256::new(),
        };
        let key = |arguments: &[&str], looks_around| {
            let arguments: Vec<OsString> = arguments.iter().map(Into::into).collect();
            kept.key_of_unit(&root, &program, &arguments, looks_around)
                .unwrap()
        };
        let before = [key(&[], false), key(&[], true), key(&["--quiet"], false)];
        fs::write(home.path().join("README.md"), "what a test may read").unwrap();
        assert_eq!(key(&[], false), before[0]);
        assert_ne!(key(&[], true), before[1]);
        assert_ne!(before[2], before[0]);
        fs::write(&program, "built anew").unwrap();
        assert_ne!(key(&[], false), before[0]);
    }

    #[test]
    fn what_passed_is_found_by_its_key_only() {
        let (home, root, _) = set();
        let kept = PassedBefore::open(Store::open(&home.path().join("passed")), &root).unwrap();
        let passed = (12, "3 tests".to_owned());
        assert_eq!(kept.find("nim", "key"), None);
        kept.keep("nim", "key", &passed);
        assert_eq!(kept.find("nim", "key"), Some(passed));
        assert_eq!(kept.find("nim", "other"), None);
        assert_eq!(kept.find("dice", "key"), None);
    }
}
