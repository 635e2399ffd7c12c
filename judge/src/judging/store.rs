//! What can be made again but is kept, so that nothing is done twice: what tests have said, compiled programs, rooms
//! that have passed, what compilers need first.
//!
//! A store is a folder, and each entry a file or a folder in it, whose name tells all that it rests on: what has
//! another name is not found. So two calls, or two sets, share what they have in common, and a judge that is
//! broken off goes on where it was. An entry is there whole or not at all. What is older than three months goes,
//! and what is oldest where there is too much.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use bilingual::Fault;
use problem_set::hexadecimal;
use sandbox::Scratch;
use sha2::{Digest, Sha256};

use super::opened::{self, Links};
use super::tools::stamp;
use crate::catalogue::errors::{not_regular, unwritten};
use crate::set::{staged, user};
use crate::system::permit;

/// What is older is swept.
pub const AGE: Duration = Duration::from_hours(24 * 90);

/// Bytes of an entry, and bytes and entries of a store.
const LONGEST: u64 = 64 << 20;
const MOST_BYTES: u64 = 4 << 30;
const MOST: usize = 20_000;

/// How the names of the folders begin in which something is made.
const MAKING: &str = ".making-";

/// What is kept in a folder.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
}

/// The name of what rests on these parts, and on nothing else.
pub fn name_of<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        // Lengths before texts: no two lists give the same bytes.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hexadecimal(&hash.finalize())
}

/// What `make` leaves, called so, for this tool, kept in the user's store of this name; made now if it is not
/// there for this version.
pub(super) fn made_once(
    store: &str,
    called: &str,
    version: &str,
    tool: &Path,
    make: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let name = name_of([version, &stamp(tool)?].map(str::as_bytes));
    // In the user's cache or, where nothing can be kept there, in a folder of this process.
    Store::open(&user::cache(store)?).made(&name, called, make)
}

impl Store {
    /// That in this folder. Where it cannot be made, nothing is found.
    pub fn open(folder: &Path) -> Store {
        let _ = fs::create_dir_all(folder);
        staged::sweep(folder);
        sandbox::sweep_within(folder, MAKING);
        let store = Store {
            folder: folder.to_owned(),
        };
        store.sweep();
        store
    }

    /// That of this name beside the judge's own program.
    ///
    /// # Errors
    /// If the system does not tell where that is.
    pub fn beside_judge(name: &str) -> io::Result<Store> {
        Ok(Store::open(&std::env::current_exe()?.with_file_name(name)))
    }

    fn sweep(&self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let known = entries.filter_map(|entry| {
            let about = entry.metadata().ok()?;
            let age = SystemTime::now().duration_since(about.modified().ok()?);
            Some((age.unwrap_or_default(), about.len(), entry.path()))
        });
        let mut all: Vec<(Duration, u64, PathBuf)> = known.collect();
        all.sort();
        let mut bytes = 0;
        for (place, (age, length, path)) in all.iter().enumerate() {
            bytes += length;
            if *age <= AGE && bytes <= MOST_BYTES && place < MOST {
                continue;
            }
            if path.is_dir() {
                sandbox::remove_all(path);
            } else {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// What is kept under this name. A pipe in its place is not waited for.
    pub fn find(&self, name: &str) -> Option<Vec<u8>> {
        opened::read(&self.folder.join(name), LONGEST, Links::Refused).ok()
    }

    /// Keeps something.
    ///
    /// # Errors
    /// If it cannot be written, or if something else than a file lies there.
    pub fn keep(&self, name: &str, what: &[u8]) -> Result<(), Fault> {
        let path = self.folder.join(name);
        // Only the name fits into a remark.
        if !staged::is_replaceable(&path) {
            return Err(not_regular(name.as_ref()));
        }
        staged::write(&path, what).map_err(|error| unwritten(name.as_ref(), &error))
    }

    /// What `make` leaves, called so, in the folder that it is given, kept under this name; made now if it is
    /// not there.
    fn made(
        &self,
        name: &str,
        called: &str,
        make: impl FnOnce(&Path) -> io::Result<()>,
    ) -> io::Result<PathBuf> {
        let own = self.folder.join(name);
        let target = own.join(called);
        if target.exists() {
            return Ok(target);
        }
        let work = Scratch::within(&self.folder, MAKING)?;
        make(work.path())?;
        fs::create_dir_all(&own)?;
        for folder in [&self.folder, &own] {
            permit(folder, 0o755)?;
        }
        let made = work.path().join(called);
        make_readable(&made)?;
        // Another judge may be making it, too: each leaves the whole of it.
        match sandbox::patiently(|| fs::rename(&made, &target)) {
            Err(_) if target.exists() => Ok(target),
            moved => moved.map(|()| target),
        }
    }
}

/// Whoever runs a compiler, or what it has made, reads it.
pub(super) fn make_readable(path: &Path) -> io::Result<()> {
    if !path.is_dir() {
        return permit(path, 0o644);
    }
    permit(path, 0o755)?;
    fs::read_dir(path)?.try_for_each(|entry| make_readable(&entry?.path()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    fn aged(path: &Path, age: Duration) {
        let entry = File::open(path).unwrap();
        entry.set_modified(SystemTime::now() - age).unwrap();
    }

    #[test]
    fn an_entry_is_found_by_its_name_until_it_is_old() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("kept");
        let store = Store::open(&folder);
        assert_eq!(store.find("one"), None);
        for name in ["one", "two"] {
            store.keep(name, name.as_bytes()).unwrap();
        }
        aged(&folder.join("two"), 2 * AGE);
        let store = Store::open(&folder);
        assert_eq!(store.find("one").as_deref(), Some(&b"one"[..]));
        assert_eq!(store.find("two"), None);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        store.keep("one", b"anew").unwrap();
        assert_eq!(store.find("one").as_deref(), Some(&b"anew"[..]));
    }

    #[test]
    fn what_is_oldest_goes_where_there_is_too_much() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::open(home.path());
        for (name, hours) in [("new", 1), ("large", 2), ("old", 3)] {
            store.keep(name, b"").unwrap();
            let length = if name == "large" { MOST_BYTES } else { 1 };
            let file = File::options().append(true).open(home.path().join(name));
            file.unwrap().set_len(length).unwrap();
            aged(&home.path().join(name), Duration::from_hours(hours));
        }
        let store = Store::open(home.path());
        assert!(store.find("new").is_some());
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
    }

    #[test]
    fn no_two_lists_of_parts_have_the_same_name() {
        let names = [&["ab", "c"][..], &["a", "bc"], &["abc"], &["abc", ""], &[]];
        let names = names.map(|parts| name_of(parts.iter().map(|it| it.as_bytes())));
        let different: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(different.len(), names.len());
    }

    #[test]
    fn what_is_there_is_not_made_again_and_nothing_else_is_left() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("kept");
        let store = Store::open(&folder);
        let made = |name: &str, text: &str| {
            let target = store.made(name, "parts", |work| {
                fs::create_dir(work.join("parts"))?;
                fs::write(work.join("parts/a"), text)?;
                permit(&work.join("parts/a"), 0o600)
            });
            target.unwrap()
        };
        let first = made("1", "old");
        assert_eq!(made("1", "new"), first);
        assert_eq!(fs::read_to_string(first.join("a")).unwrap(), "old");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let rights = first.join("a").metadata().unwrap().permissions().mode();
            assert_eq!(rights & 0o777, 0o644);
        }
        assert_ne!(made("2", "new"), first);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        #[cfg(unix)]
        {
            aged(&folder.join("1"), 2 * AGE);
            Store::open(&folder);
            assert!(!first.exists() && folder.join("2").exists());
        }
    }

    #[test]
    fn what_cannot_be_made_leaves_nothing_that_could_be_taken_for_it() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::open(home.path());
        let fails = |work: &Path| {
            fs::write(work.join("part"), "half")?;
            Err(io::Error::other("no"))
        };
        store.made("1", "part", fails).unwrap_err();
        let made = store.made("1", "part", |work| fs::write(work.join("part"), "whole"));
        assert_eq!(fs::read_to_string(made.unwrap()).unwrap(), "whole");
    }
}
