//! A folder that was opened.
//!
//! On Linux it is held by its descriptor and asked by the name that `/proc` has for that, which stays what
//! it is whatever becomes of the folder's own name. Windows gives no other way to it than its name without
//! calls of its own: what is opened is no link, but a folder on the way could become one meanwhile.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use judge::opened::{self, Links};

use super::{Kind, Name, Time, Unread};

/// A folder that was opened.
#[derive(Debug)]
pub(in super::super) struct Folder {
    path: PathBuf,
    #[cfg(unix)]
    _held: File,
}

impl Folder {
    /// The folder that the user has named; here links are followed.
    pub(in super::super) fn open(path: &Path) -> io::Result<Folder> {
        Folder::held(path, Links::Followed)
    }

    #[cfg(unix)]
    fn held(path: &Path, links: Links) -> io::Result<Folder> {
        use std::os::fd::AsRawFd;
        use std::os::unix::fs::OpenOptionsExt;

        use nix::fcntl::OFlag;

        let mut flags = OFlag::O_DIRECTORY;
        flags.set(OFlag::O_NOFOLLOW, links == Links::Refused);
        let mut options = File::options();
        let held = options.read(true).custom_flags(flags.bits()).open(path)?;
        Ok(Folder {
            path: format!("/proc/self/fd/{}", held.as_raw_fd()).into(),
            _held: held,
        })
    }

    #[cfg(windows)]
    fn held(path: &Path, links: Links) -> io::Result<Folder> {
        let about = match links {
            Links::Followed => fs::metadata(path)?,
            Links::Refused => fs::symlink_metadata(path)?,
        };
        let path = path.to_owned();
        let folder = about.is_dir().then_some(Folder { path });
        folder.ok_or_else(|| io::ErrorKind::NotADirectory.into())
    }

    /// A folder in this one, by the names on the way.
    pub(in super::super) fn folder(&self, way: &[OsString]) -> Result<Folder, Unread> {
        let mut here = Folder::open(&self.path)?;
        for name in way {
            let path = here.path.join(plain(name)?);
            here = Folder::held(&path, Links::Refused).map_err(unopened)?;
        }
        Ok(here)
    }

    /// A file in this folder, and when it was written.
    pub(in super::super) fn file(&self, name: &OsStr) -> Result<(File, Time), Unread> {
        let path = self.path.join(plain(name)?);
        let opened = opened::open(&path, u64::MAX, Links::Refused);
        let (file, about) = opened.map_err(|why| match why {
            opened::Unread::Link => Unread::Link,
            opened::Unread::NotRegular => Unread::Special,
            opened::Unread::TooLong => Unread::TooLarge,
            opened::Unread::Failed(error) => unopened(error),
        })?;
        Ok((file, written(&about)))
    }

    /// A file by the names to it.
    pub(in super::super) fn file_at(&self, way: &[OsString]) -> Result<(File, Time), Unread> {
        let (name, folders) = way.split_last().ok_or(Unread::Special)?;
        self.folder(folders)?.file(name)
    }

    /// The names in it, in order, and whether these are all: no more than so many are looked at.
    pub(in super::super) fn names(&self, most: usize) -> Result<(Vec<Name>, bool), Unread> {
        let mut entries = fs::read_dir(&self.path)?;
        let mut names = Vec::new();
        for entry in entries.by_ref().take(most) {
            let entry = entry?;
            // What is gone meanwhile was not handed in.
            if let Ok(about) = entry.metadata() {
                names.push(Name {
                    text: entry.file_name(),
                    kind: kind(&about),
                    written: written(&about),
                });
            }
        }
        names.sort_by(|one, other| one.text.cmp(&other.text));
        Ok((names, entries.next().is_none()))
    }
}

fn kind(about: &Metadata) -> Kind {
    if about.is_symlink() {
        Kind::Link
    } else if about.is_dir() {
        Kind::Folder
    } else if about.is_file() {
        Kind::File
    } else {
        Kind::Special
    }
}

fn written(about: &Metadata) -> Time {
    let date = about.modified().ok();
    let since = date.and_then(|it| it.duration_since(UNIX_EPOCH).ok());
    let since = since.unwrap_or_default();
    let seconds = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
    (seconds, since.subsec_nanos().into())
}

/// What is no folder though it stands on the way to one, a socket (ENXIO), a device without a driver
/// (ENODEV): nobody refuses them.
fn unopened(error: io::Error) -> Unread {
    let is_strange = cfg!(unix) && matches!(error.raw_os_error(), Some(6 | 19));
    if is_strange || error.kind() == io::ErrorKind::NotADirectory {
        Unread::Special
    } else {
        error.into()
    }
}

/// A name that leads nowhere else: no way; on Windows no other stream of a file.
fn plain(name: &OsStr) -> Result<&OsStr, Unread> {
    let signs: &[u8] = if cfg!(windows) { b"/\\:" } else { b"/" };
    let leads = name.as_encoded_bytes().iter().any(|it| signs.contains(it));
    let is_plain = name != ".." && !leads;
    is_plain.then_some(name).ok_or(Unread::Special)
}
