//! Opening what others have laid down.
//!
//! A name is opened once, without following a link and without waiting for anybody, and what counts
//! is what was opened: between looking at a name and opening it, it may have become a link to
//! somebody else's file, or a pipe that nobody ever writes to.

use std::ffi::OsString;
use std::io::{self, Read};
use std::path::Path;

use crate::catalogue::class as say;
use bilingual::Message;
use judge::opened::{self, LONGEST_SOURCE};

mod folder;

pub(super) use folder::Folder;

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
    pub(super) fn told(&self) -> Message {
        match self {
            Unread::Link => say::IS_LINK.into(),
            Unread::Special => say::IS_SPECIAL.into(),
            Unread::Refused(why) => say::IS_REFUSED.with(&[why]).into(),
            Unread::TooLarge => say::IS_TOO_LARGE.into(),
            Unread::TooMuch => say::IS_TOO_MUCH.into(),
            Unread::NoArchive => say::IS_NO_ARCHIVE.into(),
            Unread::Damaged => say::IS_DAMAGED.into(),
            Unread::Encrypted => say::IS_ENCRYPTED.into(),
            Unread::Packing => say::IS_PACKED.into(),
        }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Unread {
        use io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
        match error.kind() {
            // Whoever unpacks says so, and not the system.
            InvalidData | InvalidInput | UnexpectedEof if error.raw_os_error().is_none() => {
                Unread::Damaged
            }
            _ => Unread::Refused(bilingual::of_system(&error)),
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

/// All of a file that is no longer than so much.
pub(super) fn whole(from: impl Read, most: u64) -> Result<Vec<u8>, Unread> {
    opened::whole(from, most)?.ok_or(Unread::TooLarge)
}

/// A text that a person wrote, by the folder that it lies in.
///
/// # Errors
/// If it is no regular file, or too long.
pub fn text_in(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, Message> {
    let read = || {
        let (file, _) = Folder::open(folder)?.file(name.as_ref())?;
        whole(file, LONGEST_SOURCE)
    };
    // Without a folder there is no file in it; what is wrong with the folder is told elsewhere.
    let gone = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory];
    let gone = gone.map(|it| Unread::from(io::Error::from(it)));
    match read() {
        Ok(bytes) => Ok(Some(bytes)),
        Err(why) if gone.contains(&why) => Ok(None),
        Err(why) => Err(why.told()),
    }
}

#[cfg(all(test, unix))]
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
    fn an_archive_is_damaged_by_what_stands_in_it_and_not_by_the_disk() {
        let refused = Unread::from(io::Error::from(nix::errno::Errno::EIO));
        assert!(matches!(refused, Unread::Refused(_)));
        let corrupt = io::Error::new(io::ErrorKind::InvalidInput, "corrupt deflate stream");
        assert_eq!(Unread::from(corrupt), Unread::Damaged);
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
