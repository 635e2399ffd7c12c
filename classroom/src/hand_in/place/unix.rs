//! A folder by its descriptor, which stays what it is whatever becomes of its name.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use nix::dir::Dir;
use nix::errno::Errno;
use nix::fcntl::{AtFlags, OFlag, open, openat};
use nix::sys::stat::{Mode, SFlag, fstatat};

use super::{Kind, Name, Time, Unread, sorted};

impl From<Errno> for Unread {
    fn from(errno: Errno) -> Unread {
        match errno {
            Errno::ELOOP => Unread::Link,
            // A socket, a device without a driver, a folder that is none.
            Errno::ENXIO | Errno::ENODEV | Errno::ENOTDIR => Unread::Special,
            other => io::Error::from(other).into(),
        }
    }
}

/// A folder that was opened.
#[derive(Debug)]
pub(in super::super) struct Folder(OwnedFd);

/// How everything is opened.
fn flags() -> OFlag {
    OFlag::O_RDONLY | OFlag::O_NOFOLLOW | OFlag::O_NONBLOCK | OFlag::O_NOCTTY | OFlag::O_CLOEXEC
}

impl Folder {
    /// The folder that the user has named; here links are followed.
    pub(in super::super) fn open(path: &Path) -> io::Result<Folder> {
        let flags = OFlag::O_RDONLY | OFlag::O_DIRECTORY | OFlag::O_CLOEXEC;
        Ok(Folder(open(path, flags, Mode::empty())?))
    }

    /// A folder in this one, by the names on the way.
    pub(in super::super) fn folder(&self, way: &[OsString]) -> Result<Folder, Unread> {
        let mut here = self.0.try_clone()?;
        for name in way {
            here = openat(
                &here,
                plain(name)?,
                flags() | OFlag::O_DIRECTORY,
                Mode::empty(),
            )?;
        }
        Ok(Folder(here))
    }

    /// A file in this folder, and when it was written.
    pub(in super::super) fn file(&self, name: &OsStr) -> Result<(File, Time), Unread> {
        let file = File::from(openat(&self.0, plain(name)?, flags(), Mode::empty())?);
        let about = file.metadata()?;
        if !about.is_file() {
            return Err(Unread::Special);
        }
        Ok((file, (about.mtime(), about.mtime_nsec())))
    }

    /// The names in it, in order, and whether these are all: no more than so many are looked at.
    pub(in super::super) fn names(&self, most: usize) -> Result<(Vec<Name>, bool), Unread> {
        // Of its own, or two readers would share a place in it.
        let again = openat(&self.0, ".", flags() | OFlag::O_DIRECTORY, Mode::empty())?;
        let mut entries = Dir::from_fd(again)?;
        let mut names = Vec::new();
        for entry in entries.iter() {
            let entry = entry?;
            let name = OsStr::from_bytes(entry.file_name().to_bytes());
            if name == "." || name == ".." {
                continue;
            }
            if names.len() == most {
                return Ok((sorted(names), false));
            }
            // What is gone meanwhile was not handed in.
            if let Ok(about) = fstatat(&self.0, name, AtFlags::AT_SYMLINK_NOFOLLOW) {
                names.push(Name {
                    text: name.to_owned(),
                    kind: kind(SFlag::from_bits_truncate(about.st_mode) & SFlag::S_IFMT),
                    written: (about.st_mtime, about.st_mtime_nsec),
                });
            }
        }
        Ok((sorted(names), true))
    }
}

fn kind(format: SFlag) -> Kind {
    match format {
        SFlag::S_IFREG => Kind::File,
        SFlag::S_IFDIR => Kind::Folder,
        SFlag::S_IFLNK => Kind::Link,
        _ => Kind::Special,
    }
}

/// A name that leads nowhere else.
fn plain(name: &OsStr) -> Result<&OsStr, Unread> {
    let is_plain = name != ".." && !name.as_bytes().contains(&b'/');
    is_plain.then_some(name).ok_or(Unread::Special)
}
