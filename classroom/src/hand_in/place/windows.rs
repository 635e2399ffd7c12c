//! A folder by its name: Windows gives no other way to it without calls of its own. What is opened is no
//! link, but a folder on the way could become one meanwhile.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use judge::opened::{self, Links};

use super::{Kind, Name, Time, Unread, sorted};

/// A folder that was looked at.
#[derive(Debug)]
pub(in super::super) struct Folder(PathBuf);

impl Folder {
    /// The folder that the user has named; here links are followed.
    pub(in super::super) fn open(path: &Path) -> io::Result<Folder> {
        if fs::metadata(path)?.is_dir() {
            Ok(Folder(path.to_owned()))
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        }
    }

    /// A folder in this one, by the names on the way.
    pub(in super::super) fn folder(&self, way: &[OsString]) -> Result<Folder, Unread> {
        let mut here = self.0.clone();
        for name in way {
            here.push(plain(name)?);
            match kind(&fs::symlink_metadata(&here)?) {
                Kind::Folder => {}
                Kind::Link => return Err(Unread::Link),
                Kind::File | Kind::Special => return Err(Unread::Special),
            }
        }
        Ok(Folder(here))
    }

    /// A file in this folder, and when it was written.
    pub(in super::super) fn file(&self, name: &OsStr) -> Result<(File, Time), Unread> {
        let path = self.0.join(plain(name)?);
        let opened = opened::open(&path, u64::MAX, Links::Refused);
        let (file, about) = opened.map_err(|why| match why {
            opened::Unread::Link => Unread::Link,
            opened::Unread::NotRegular => Unread::Special,
            opened::Unread::TooLong => Unread::TooLarge,
            opened::Unread::Failed(error) => error.into(),
        })?;
        Ok((file, written(&about)))
    }

    /// The names in it, in order, and whether these are all: no more than so many are looked at.
    pub(in super::super) fn names(&self, most: usize) -> Result<(Vec<Name>, bool), Unread> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            let entry = entry?;
            if names.len() == most {
                return Ok((sorted(names), false));
            }
            // What is gone meanwhile was not handed in.
            if let Ok(about) = entry.metadata() {
                names.push(Name {
                    text: entry.file_name(),
                    kind: kind(&about),
                    written: written(&about),
                });
            }
        }
        Ok((sorted(names), true))
    }
}

fn kind(about: &Metadata) -> Kind {
    if about.is_symlink() {
        Kind::Link
    } else if about.is_dir() {
        Kind::Folder
    } else {
        Kind::File
    }
}

fn written(about: &Metadata) -> Time {
    let date = about.modified().ok();
    let since = date.and_then(|it| it.duration_since(UNIX_EPOCH).ok());
    let since = since.unwrap_or_default();
    let seconds = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
    (seconds, since.subsec_nanos().into())
}

/// A name that leads nowhere else: no way, no other stream of a file.
fn plain(name: &OsStr) -> Result<&OsStr, Unread> {
    let leads = name
        .as_encoded_bytes()
        .iter()
        .any(|it| b"/\\:".contains(it));
    (name != ".." && !leads)
        .then_some(name)
        .ok_or(Unread::Special)
}
