//! Opening what others have laid down.
//!
//! A name is opened once, without following a link and without waiting for anybody, and what counts
//! is what was opened: between looking at a name and opening it, it may have become a link to
//! somebody else's file, or a pipe that nobody ever writes to.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use nix::dir::Dir;
use nix::errno::Errno;
use nix::fcntl::{AtFlags, OFlag, open, openat};
use nix::sys::stat::{Mode, SFlag, fstatat};

use crate::catalogue::class as say;
use bilingual::{Lang, Message};
use judge::errors;
use judge::opened::{self, LONGEST_SOURCE};

/// Seconds and nanoseconds since 1970.
pub(super) type Time = (i64, i64);

/// Why a file was not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unread {
    /// It leads elsewhere.
    Link,
    /// A pipe, a device, a folder.
    Special,
    /// The system refuses it.
    Refused(Message),
    /// It is longer than any source.
    TooLarge,
    /// The pupil's files are longer in all than any hand-in.
    TooMuch,
    /// It is no archive, though its name says so.
    NoArchive,
    /// It is not as it was packed.
    Damaged,
    /// It cannot be read without a password.
    Encrypted,
    /// It is packed in a way that is not known here.
    Packing,
}

impl Unread {
    /// As the rest of a sentence that begins with the file.
    pub(super) fn told(&self, lang: Lang) -> String {
        match self {
            Unread::Link => say::IS_LINK.of(lang).to_owned(),
            Unread::Special => say::IS_SPECIAL.of(lang).to_owned(),
            Unread::Refused(why) => say::IS_REFUSED.fill(lang, &[why]),
            Unread::TooLarge => say::IS_TOO_LARGE.of(lang).to_owned(),
            Unread::TooMuch => say::IS_TOO_MUCH.of(lang).to_owned(),
            Unread::NoArchive => say::IS_NO_ARCHIVE.of(lang).to_owned(),
            Unread::Damaged => say::IS_DAMAGED.of(lang).to_owned(),
            Unread::Encrypted => say::IS_ENCRYPTED.of(lang).to_owned(),
            Unread::Packing => say::IS_PACKED.of(lang).to_owned(),
        }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Unread {
        Unread::Refused(errors::of_system(&error))
    }
}

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

/// What a name seems to be, before it is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    File,
    Folder,
    Link,
    Special,
}

/// A name in a folder.
#[derive(Debug, Clone)]
pub(super) struct Name {
    pub(super) text: OsString,
    pub(super) kind: Kind,
    /// When it was written.
    pub(super) written: Time,
}

/// A folder that was opened.
#[derive(Debug)]
pub(super) struct Folder(OwnedFd);

/// How everything is opened.
fn flags() -> OFlag {
    OFlag::O_RDONLY | OFlag::O_NOFOLLOW | OFlag::O_NONBLOCK | OFlag::O_NOCTTY | OFlag::O_CLOEXEC
}

impl Folder {
    /// The folder that the user has named; here links are followed.
    pub(super) fn open(path: &Path) -> io::Result<Folder> {
        let flags = OFlag::O_RDONLY | OFlag::O_DIRECTORY | OFlag::O_CLOEXEC;
        Ok(Folder(open(path, flags, Mode::empty())?))
    }

    /// A folder in this one, by the names on the way.
    pub(super) fn folder(&self, way: &[OsString]) -> Result<Folder, Unread> {
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
    pub(super) fn file(&self, name: &OsStr) -> Result<(File, Time), Unread> {
        let file = File::from(openat(&self.0, plain(name)?, flags(), Mode::empty())?);
        let about = file.metadata()?;
        if !about.is_file() {
            return Err(Unread::Special);
        }
        Ok((file, (about.mtime(), about.mtime_nsec())))
    }

    /// The names in it, in order, and whether these are all: no more than so many are looked at.
    pub(super) fn names(&self, most: usize) -> Result<(Vec<Name>, bool), Unread> {
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

fn sorted(mut names: Vec<Name>) -> Vec<Name> {
    names.sort_by(|one, other| one.text.cmp(&other.text));
    names
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

/// All of a file that is no longer than so much.
pub(super) fn whole(from: impl Read, most: u64) -> Result<Vec<u8>, Unread> {
    opened::whole(from, most)?.ok_or(Unread::TooLarge)
}

/// A text that a person wrote, by the folder that it lies in.
///
/// # Errors
/// If it is no regular file, or too long.
pub(crate) fn text_in(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, Message> {
    let read = || {
        let (file, _) = Folder::open(folder)?.file(name.as_ref())?;
        whole(file, LONGEST_SOURCE)
    };
    // Without a folder there is no file in it; what is wrong with the folder is told elsewhere.
    let gone = [Errno::ENOENT, Errno::ENOTDIR].map(|it| Unread::from(io::Error::from(it)));
    match read() {
        Ok(bytes) => Ok(Some(bytes)),
        Err(why) if gone.contains(&why) => Ok(None),
        Err(why) => Err(Message::in_each(|lang| why.told(lang))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nix::sys::stat::Mode;
    use std::fs;
    use std::os::unix::fs::symlink;

    #[test]
    fn nothing_is_followed_and_nobody_is_waited_for() {
        let home = tempfile::tempdir().unwrap();
        let path = |name: &str| home.path().join(name);
        fs::create_dir_all(path("a/b")).unwrap();
        fs::write(path("a/b/file"), "text").unwrap();
        symlink("a/b/file", path("link")).unwrap();
        symlink("a", path("way")).unwrap();
        nix::unistd::mkfifo(&path("pipe"), Mode::S_IRWXU).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(path("socket")).unwrap();
        let folder = Folder::open(home.path()).unwrap();
        let way = ["a".into(), "b".into()];
        let (file, written) = folder.folder(&way).unwrap().file("file".as_ref()).unwrap();
        assert_eq!(whole(file, 4).unwrap(), b"text");
        assert!(written.0 > 1_700_000_000);
        for (name, why) in [
            ("link", Unread::Link),
            ("pipe", Unread::Special),
            ("socket", Unread::Special),
            ("a", Unread::Special),
            ("a/b/file", Unread::Special),
            ("..", Unread::Special),
        ] {
            assert_eq!(folder.file(name.as_ref()).unwrap_err(), why, "{name}");
        }
        for way in [vec!["way".into(), "b".into()], vec!["pipe".into()]] {
            let why = folder.folder(&way).unwrap_err();
            assert!(matches!(why, Unread::Special | Unread::Link), "{why:?}");
        }
        let (names, all) = folder.names(100).unwrap();
        let kinds: Vec<Kind> = names.iter().map(|it| it.kind).collect();
        let (file, folder_, link, special) = (Kind::File, Kind::Folder, Kind::Link, Kind::Special);
        assert_eq!(kinds, [folder_, link, special, special, link]);
        assert!(all && file != link);
        assert!(!folder.names(3).unwrap().1);
    }

    #[test]
    fn what_is_too_long_is_not_read_in_part() {
        assert_eq!(whole(&b"12345"[..], 5).unwrap(), b"12345");
        assert_eq!(whole(&b"123456"[..], 5), Err(Unread::TooLarge));
        assert_eq!(
            whole(std::io::repeat(0), LONGEST_SOURCE),
            Err(Unread::TooLarge)
        );
    }

    #[test]
    fn a_text_is_there_or_not_or_no_text() {
        let home = tempfile::tempdir().unwrap();
        assert_eq!(text_in(home.path(), "contest.toml"), Ok(None));
        fs::write(home.path().join("contest.toml"), "x").unwrap();
        assert_eq!(
            text_in(home.path(), "contest.toml"),
            Ok(Some(b"x".to_vec()))
        );
        fs::remove_file(home.path().join("contest.toml")).unwrap();
        nix::unistd::mkfifo(&home.path().join("contest.toml"), Mode::S_IRWXU).unwrap();
        assert!(text_in(home.path(), "contest.toml").is_err());
    }
}
