//! Files that others have put where they lie: opened once, looked at, and read no further than they
//! may be long.

use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::Path;

use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Fault, of_system, text};

/// No source is longer.
pub const LONGEST_SOURCE: u64 = 1 << 20;

/// Whether a name may be a link to the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Links {
    /// It may: the user has named it.
    Followed,
    /// It may not: nobody knows who has put it there, and it leads anywhere.
    Refused,
}

/// Why a file is not read.
#[derive(Debug)]
pub enum Unread {
    /// It is a link.
    Link,
    /// It is a folder, a pipe or the like.
    NotRegular,
    /// It is longer than it may be.
    TooLong,
    /// The system says so.
    Failed(io::Error),
}

impl Unread {
    /// As the reason why this file, which may have so many bytes, cannot be judged.
    pub(super) fn at(self, path: &Path, most: u64) -> Fault {
        let shown = text::name(path);
        match self {
            Unread::Failed(error) => {
                Fault::new(&say::UNREADABLE.with(&[&shown, &of_system(&error)]))
            }
            Unread::Link | Unread::NotRegular => Fault::new(&say::NOT_A_FILE.with(&[&shown])),
            Unread::TooLong => Fault::new(&say::TOO_LONG.with(&[&shown, &(most >> 20)])),
        }
    }
}

/// A regular file that is no longer than this, opened for reading, with what is known of it. A pipe
/// hangs nobody, and what takes the file's place meanwhile is not read.
pub fn open(path: &Path, most: u64, links: Links) -> Result<(File, Metadata), Unread> {
    let opened = system::open(path, links == Links::Followed);
    let file = opened.map_err(|error| match error.kind() {
        _ if links == Links::Refused && system::is_link(&error) => Unread::Link,
        io::ErrorKind::IsADirectory => Unread::NotRegular,
        _ => Unread::Failed(error),
    })?;
    let about = file.metadata().map_err(Unread::Failed)?;
    if !about.is_file() {
        return Err(Unread::NotRegular);
    }
    if about.len() > most {
        return Err(Unread::TooLong);
    }
    Ok((file, about))
}

/// The bytes of a regular file that is no longer than this.
pub fn read(path: &Path, most: u64, links: Links) -> Result<Vec<u8>, Unread> {
    let (file, _) = open(path, most, links)?;
    // It may grow meanwhile.
    let read = whole(file, most).map_err(Unread::Failed)?;
    read.ok_or(Unread::TooLong)
}

/// All that comes from here; `None` if it is longer than this.
pub fn whole(from: impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::symlink;

    use nix::sys::stat::Mode;
    use nix::unistd::mkfifo;

    #[test]
    fn only_regular_files_of_a_bounded_length_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("file"), "12345").unwrap();
        symlink("file", path("link")).unwrap();
        mkfifo(&path("pipe"), Mode::S_IRUSR).unwrap();
        let endless = File::create(path("sparse")).unwrap();
        endless.set_len(100 << 30).unwrap();
        let tried = |name: &str, links| read(&path(name), 5, links);
        assert_eq!(tried("file", Links::Refused).unwrap(), b"12345");
        assert_eq!(tried("link", Links::Followed).unwrap(), b"12345");
        assert!(matches!(tried("link", Links::Refused), Err(Unread::Link)));
        for name in ["pipe", "."] {
            let refused = tried(name, Links::Refused);
            assert!(matches!(refused, Err(Unread::NotRegular)), "{refused:?}");
        }
        assert!(matches!(
            tried("sparse", Links::Refused),
            Err(Unread::TooLong)
        ));
        let short = read(&path("file"), 4, Links::Refused);
        assert!(matches!(short, Err(Unread::TooLong)));
        assert!(matches!(
            tried("none", Links::Refused),
            Err(Unread::Failed(_))
        ));
        // What the kernel makes up has no length that could be known.
        let made = read("/proc/self/maps".as_ref(), 4, Links::Refused);
        assert!(matches!(made, Err(Unread::TooLong)));
    }
}
