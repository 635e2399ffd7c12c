//! What is put into the program's folder, what is seen of it, and what is taken out of it.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::patience::patiently;
use crate::folder::{MOST_THINGS, copy_whole, left_in, named};
use crate::job::{Job, Provided};
use crate::outcome::{Left, NotRun};
use crate::say;

/// The folder becomes the program's own: that must never happen to any that is in use.
pub(super) fn must_be_empty(folder: &Path) -> Result<(), NotRun> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none()) {
        return Ok(());
    }
    Err(NotRun {
        layer: None,
        reason: say::NOT_EMPTY.with(&[&folder.display()]).into(),
    })
}

/// Fills the folder. Names in other cases lead to a file by themselves, so no link is needed for them.
pub(super) fn provide(job: &Job) -> io::Result<()> {
    for provided in &job.provides {
        match provided {
            Provided::Copy { of, name } => {
                let to = within(&job.folder, name)?;
                patiently(|| fs::copy(of, &to)).map_err(|error| named(of, &error))?;
                writable(&to)?;
            }
            Provided::Shown { of, name } => {
                copy_whole(of, &within(&job.folder, name)?, &writable)?;
            }
            Provided::Link { to, name } => {
                let link = within(&job.folder, name)?;
                if !link.exists() {
                    fs::copy(within(&job.folder, to)?, link)?;
                }
            }
        }
    }
    Ok(())
}

/// A copy of what lies on a disk that cannot be written is no such file itself.
fn writable(file: &Path) -> io::Result<()> {
    let mut rights = fs::metadata(file)?.permissions();
    if rights.readonly() {
        #[expect(
            clippy::permissions_set_readonly_false,
            reason = "there are no other rights on Windows"
        )]
        rights.set_readonly(false);
        fs::set_permissions(file, rights)?;
    }
    Ok(())
}

/// A name in the folder, and not a way out of it.
fn within(folder: &Path, name: &str) -> io::Result<PathBuf> {
    if name.is_empty() || name.contains(['/', '\\', ':']) || name == ".." {
        return Err(io::Error::other(format!("'{name}' is no name of a file")));
    }
    Ok(folder.join(name))
}

/// Takes out what the job wants of the folder, and lists what is there. No more than the largest
/// output is copied of each file, which is then seen to be too large.
pub(super) fn take(job: &Job) -> io::Result<Vec<Left>> {
    left_in(&job.folder, job, |from, name| {
        let to = within(&job.takes.into, name)?;
        let most = job.quota.output_bytes;
        patiently(|| copy_out(from, &to, most)).map_err(|error| named(&to, &error))
    })
}

fn copy_out(from: &Path, to: &Path, most: u64) -> io::Result<()> {
    let mut copy = File::create(to)?;
    io::copy(&mut File::open(from)?.take(most), &mut copy)?;
    Ok(())
}

/// The length of a file that may still be written to. What a folder says of it comes late.
pub(super) fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |about| about.len())
}

/// The bytes in a folder, counted until they are more than so many; a folder of too many things is
/// larger than any.
pub(super) fn size_of(folder: &Path, most_bytes: u64) -> u64 {
    let (mut bytes, mut things) = (0, 0);
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            things += 1;
            if things > MOST_THINGS {
                return u64::MAX;
            }
            // Neither a link nor what it leads to.
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => waiting.push(entry.path()),
                Ok(kind) if kind.is_file() => bytes += length(&entry.path()),
                _ => {}
            }
            if bytes > most_bytes {
                return bytes;
            }
        }
    }
    bytes
}
