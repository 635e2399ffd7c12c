//! What is put into the program's folder, and what is taken out of it.

use std::collections::BTreeMap;
use std::fs::{self, DirEntry, File, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, chown, lchown, symlink};
use std::path::{Path, PathBuf};

use nix::sys::statvfs::statvfs;
use nix::unistd::{Gid, Pid, Uid, geteuid, setfsgid, setfsuid};

use super::sys::bind;
use crate::folder::{copy_whole, left_in, named, size_of, within};
use crate::job::{Job, Provided};
use crate::layers::Layer;
use crate::linux::places::free_bytes;
use crate::outcome::Left;

/// Fills the folder, which then is the program's own.
pub(super) fn provide(job: &Job, folder: &Path, owner: Option<Uid>) -> io::Result<()> {
    let id = owner.map(Uid::as_raw);
    for provided in &job.provides {
        match provided {
            Provided::Copy { of, name } => {
                copy_whole(of, &within(folder, name)?, &|copy| {
                    let mode = if copy.is_dir() { 0o755 } else { 0o644 };
                    fs::set_permissions(copy, fs::Permissions::from_mode(mode))?;
                    lchown(copy, id, id)
                })?;
            }
            Provided::Shown { of, name } => {
                let place = within(folder, name)?;
                if !job.isolation.has(Layer::Files) {
                    // Whoever is another user can change nothing of the file by another name.
                    let is_safe = owner.is_some() && of.is_file();
                    if !is_safe || fs::hard_link(of, &place).is_err() {
                        copy_whole(of, &place, &|copy| lchown(copy, id, id))?;
                    }
                    continue;
                }
                if of.is_dir() {
                    fs::create_dir(&place)?;
                } else {
                    File::create(&place)?;
                }
                bind(of, &place, true).map_err(|error| named(of, &error))?;
            }
            Provided::Link { to, name } => {
                let link = within(folder, name)?;
                match symlink(to, &link) {
                    // A file system without case has the names already.
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                    made => made?,
                }
                lchown(&link, id, id)?;
            }
        }
    }
    chown(folder, id, id)
}

/// Where something lies, seen from outside, whose path is the program's.
pub(super) fn from_outside(job: &Job, folder: &Path, path: &Path) -> PathBuf {
    let inside = path.strip_prefix(&job.folder);
    inside.map_or_else(|_| path.to_owned(), |inside| folder.join(inside))
}

/// Takes out what the job wants of the folder, and lists what is there. No more than the largest
/// output is copied of each file, which is then seen to be too large.
pub(super) fn take(job: &Job, folder: &Path) -> io::Result<Vec<Left>> {
    // The program may have taken the right to read away.
    let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    left_in(folder, job, |from, name| {
        let to = within(&job.takes.into, name)?;
        copy_out(from, &to, job.quota.output_bytes).map_err(|error| named(&to, &error))
    })
}

/// Copies a file that may have been anything until a moment ago.
fn copy_out(from: &Path, to: &Path, most: u64) -> io::Result<()> {
    let open = || {
        let mut options = OpenOptions::new();
        options
            .read(true)
            .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK);
        options.open(from)
    };
    let file = open().or_else(|_| {
        // The program may have taken the right to read away.
        fs::set_permissions(from, fs::Permissions::from_mode(0o644))?;
        open()
    })?;
    let about = file.metadata()?;
    if !about.is_file() {
        return Err(io::Error::other(
            "an output was exchanged while it was read",
        ));
    }
    let is_program = about.permissions().mode() & 0o111 != 0;
    let mut copy = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(if is_program { 0o755 } else { 0o644 })
        .open(to)?;
    io::copy(&mut file.take(most), &mut copy)?;
    Ok(())
}

/// Whether a folder in memory has no room left.
pub(super) fn is_full(folder: &Path) -> bool {
    statvfs(folder).is_ok_and(|about| about.blocks_available() == 0 || about.files_available() == 0)
}

/// The bytes that can still be written where this file lies; `None` if it is no file of a disk.
pub(super) fn room_at(file: &Path) -> Option<u64> {
    fs::metadata(file).ok().filter(fs::Metadata::is_file)?;
    let disk = statvfs(file).ok().filter(|disk| disk.blocks() > 0)?;
    Some(free_bytes(&disk))
}

/// The bytes of the disk that a program's outputs take, and all that is in its folder if that is on
/// the disk too.
pub(super) fn written(job: &Job, with_folder: bool) -> u64 {
    let taken = |file: &PathBuf| fs::metadata(file).map_or(0, |about| 512 * about.blocks());
    let folder = with_folder.then(|| size_of(&job.folder, u64::MAX, blocks_of));
    [&job.stdout, &job.stderr].map(taken).iter().sum::<u64>() + folder.unwrap_or_default()
}

/// Whether there is more on disk than may be, in the folder or in files of these processes that have
/// no name in it any more.
pub(super) fn is_overfull(job: &Job, most: u64, processes: &[Pid], owner: Option<Uid>) -> bool {
    let bytes = size_of(&job.folder, most, blocks_of);
    bytes > most || bytes + nameless(job, processes, owner) > most
}

/// The bytes of files without a name that these processes have open. Of what is only mapped nobody
/// knows the size: it counts as the largest that a file may have.
fn nameless(job: &Job, processes: &[Pid], owner: Option<Uid>) -> u64 {
    let become_user = |user: Uid| {
        setfsgid(Gid::from_raw(user.as_raw()));
        setfsuid(user);
    };
    let mut bytes = BTreeMap::new();
    // Not even root may look at others everywhere, but everybody at himself.
    become_user(owner.unwrap_or_else(geteuid));
    let folder = job.folder.to_string_lossy();
    for process in processes {
        let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap_or_default();
        let gone = maps
            .lines()
            .filter(|it| it.ends_with(" (deleted)") && it.contains(&*folder));
        let number = |line: &str| line.split_ascii_whitespace().nth(4)?.parse().ok();
        bytes.extend(gone.filter_map(|it| Some((number(it)?, job.quota.output_bytes))));
        let open = fs::read_dir(format!("/proc/{process}/fd"))
            .into_iter()
            .flatten()
            .flatten();
        let open = open.filter_map(|it| fs::metadata(it.path()).ok());
        let gone = open.filter(|it| it.is_file() && it.nlink() == 0);
        bytes.extend(gone.map(|it| (it.ino(), 512 * it.blocks())));
    }
    become_user(geteuid());
    bytes.values().sum()
}

/// The bytes of the disk that a thing takes.
fn blocks_of(entry: &DirEntry) -> u64 {
    entry.metadata().map_or(0, |about| 512 * about.blocks())
}
