//! What was left in a program's folder, whichever system it ran on.

use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use bilingual::{Fault, of_system};

use crate::job::Job;
use crate::outcome::{Kind, Left, NotRun};
use crate::say;

/// Names that are told of, in all.
const MOST_NAMES: usize = 200;
/// Things in a folder, beyond which it is too full, on disk as in memory.
pub(crate) const MOST_THINGS: usize = 4096;

/// The folder becomes the program's own, rights and all: that must never happen to any that is in use.
pub(crate) fn must_be_empty(folder: &Path) -> Result<(), NotRun> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none()) {
        return Ok(());
    }
    Err(NotRun::because(say::NOT_EMPTY.with(&[&folder.display()])))
}

/// A name in the folder, and not a way out of it.
pub(crate) fn within(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let leads = |it: char| std::path::is_separator(it) || cfg!(windows) && it == ':';
    if name.is_empty() || name.contains(leads) || name == ".." {
        return Err(io::Error::other(format!("'{name}' is no name of a file")));
    }
    Ok(folder.join(name))
}

/// The bytes that a folder takes, counted until they are more than so many; a folder of too many things is
/// larger than any. `bytes_of` tells those of one thing.
pub(crate) fn size_of(folder: &Path, most_bytes: u64, bytes_of: impl Fn(&DirEntry) -> u64) -> u64 {
    let (mut bytes, mut things) = (0, 0);
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            things += 1;
            bytes += bytes_of(&entry);
            if things > MOST_THINGS {
                return u64::MAX;
            }
            if bytes > most_bytes {
                return bytes;
            }
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                waiting.push(entry.path());
            }
        }
    }
    bytes
}

/// Lists what is in the folder, in order of names, and has what the job wants of it taken out: `take` is
/// given each such file and its name.
pub(crate) fn left_in(
    folder: &Path,
    job: &Job,
    take: impl Fn(&Path, &str) -> io::Result<()>,
) -> io::Result<Vec<Left>> {
    let Ok(entries) = fs::read_dir(folder) else {
        // One that removed its own folder has written nothing.
        return Ok(Vec::new());
    };
    let is_wanted = |name: &str| {
        let mut wanted = job.takes.names.iter();
        wanted.any(|it| it.eq_ignore_ascii_case(name))
    };
    let mut left = Vec::new();
    for entry in entries.flatten().take(MOST_THINGS) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_wanted = is_wanted(&name);
        if !is_wanted && left.len() >= MOST_NAMES {
            continue;
        }
        let kind = kind(&entry);
        let taken = is_wanted && kind == Kind::File;
        if taken {
            take(&entry.path(), &name)?;
        }
        left.push(Left { name, kind, taken });
    }
    left.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(left)
}

/// Copies a file, or a folder with all that is in it, with their rights; `made` is told of each copy.
pub(crate) fn copy_whole(
    from: &Path,
    to: &Path,
    made: &dyn Fn(&Path) -> io::Result<()>,
) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir(to)?;
        fs::set_permissions(to, fs::metadata(from)?.permissions())?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy_whole(&entry.path(), &to.join(entry.file_name()), made)?;
        }
    } else {
        crate::patiently(|| fs::copy(from, to)).map_err(|error| named(from, &error))?;
    }
    made(to)
}

fn kind(entry: &DirEntry) -> Kind {
    match entry.file_type() {
        Ok(kind) if kind.is_file() => Kind::File,
        Ok(kind) if kind.is_symlink() => Kind::Link,
        _ => Kind::Other,
    }
}

/// The error with the name of what it is about.
pub(crate) fn named(path: &Path, error: &io::Error) -> io::Error {
    let (path, why) = (path.display(), of_system(error));
    io::Error::new(error.kind(), Fault::new(&say::AT.with(&[&path, &why])))
}
