//! What is put into the program's folder, what is seen of it, and what is taken out of it.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::patience::patiently;
use crate::folder::{copy_whole, left_in, named, within};
use crate::job::{Job, Provided};
use crate::outcome::Left;

/// Fills the folder. Names in other cases lead to a file by themselves, so no link is needed for them.
pub(super) fn provide(job: &Job) -> io::Result<()> {
    for provided in &job.provides {
        match provided {
            Provided::Copy { of, name } | Provided::Shown { of, name } => {
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

/// Makes a file writable that is not: a copy of what lies on a disk that cannot be written is no such file itself.
pub(super) fn writable(file: &Path) -> io::Result<()> {
    let mut rights = fs::symlink_metadata(file)?.permissions();
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

/// The bytes in a folder, counted until they are more than so many.
pub(super) fn size_of(folder: &Path, most_bytes: u64) -> u64 {
    // Neither a link nor what it leads to.
    crate::folder::size_of(folder, most_bytes, |entry| match entry.file_type() {
        Ok(kind) if kind.is_file() => length(&entry.path()),
        _ => 0,
    })
}
