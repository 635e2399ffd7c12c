//! Zip archives, as they come.
//!
//! Nothing is unpacked or held in memory before it is known to be small enough, and what is damaged
//! loses itself alone: the list of entries is walked through up to a bound, and an entry is unpacked when
//! it is asked for, up to the size of a source. An archive whose end is lost, as a broken-off copy leaves
//! it, has no list: there the entries are looked for one behind the other.

use std::cell::RefCell;
use std::io::{Read, Seek, SeekFrom};
use std::rc::Rc;

use zip::read::{Config, OwnedZipFileEntry, ZipFile, read_zipfile_from_stream};
use zip::result::ZipError;
use zip::unstable::read::ZipIterable;
use zip::{CompressionMethod, DateTime, ZipReadOptions};

use super::place::{Unread, whole};

/// Entries of an archive whose names are read.
pub(super) const MOST_NAMES: usize = 20_000;

/// Bytes of the list of entries.
const LONGEST_LIST: u64 = 4 << 20;

/// What stands before an entry, without its names.
const LOCAL: u64 = 30;

/// Where an archive lies: in a file, or in another archive.
pub(super) trait Data: Read + Seek {}

impl<T: Read + Seek> Data for T {}

/// An entry, as the list has it.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// Its folders and its name.
    pub(super) path: Vec<String>,
    /// When it was written, by the clock of whoever packed it: the later, the greater.
    pub(super) written: u32,
    at: At,
}

/// Where it is found.
#[derive(Debug, Clone)]
enum At {
    Listed(Rc<OwnedZipFileEntry>),
    /// From this byte on.
    Byte(u64),
}

/// An archive whose list was read.
pub(super) struct Archive {
    data: RefCell<Box<dyn Data>>,
    /// Its files, without folders.
    pub(super) entries: Vec<Entry>,
    /// Whether some may be missing in the list.
    pub(super) is_cut: bool,
    /// Whether it is damaged.
    pub(super) is_damaged: bool,
}

impl From<ZipError> for Unread {
    fn from(error: ZipError) -> Unread {
        match error {
            ZipError::Io(error) => error.into(),
            ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => Unread::Encrypted,
            ZipError::UnsupportedArchive(_) => Unread::Packing,
            _ => Unread::Damaged,
        }
    }
}

impl Archive {
    /// Reads the list of entries.
    pub(super) fn open(mut data: Box<dyn Data>) -> Result<Archive, Unread> {
        let Ok(mut list) = ZipIterable::try_new(&mut data, Config::default()) else {
            return Archive::without_list(data);
        };
        let (all, mut read, mut begins) = (list.len(), 0, None);
        let (mut entries, mut is_damaged) = (Vec::new(), false);
        for listed in list.files()?.take(MOST_NAMES) {
            let Ok(listed) = listed else {
                is_damaged = true;
                break;
            };
            let at = listed.central_header_start();
            if at - *begins.get_or_insert(at) > LONGEST_LIST {
                break;
            }
            read += 1;
            let (name, time) = (listed.name_raw().to_vec(), listed.last_modified());
            entries.extend(Entry::of(&name, time, At::Listed(Rc::new(listed.into()))));
        }
        Ok(Archive {
            data: RefCell::new(data),
            entries,
            is_cut: read < all && !is_damaged,
            is_damaged,
        })
    }

    /// An archive that was broken off: what is whole stands one behind the other.
    fn without_list(mut data: Box<dyn Data>) -> Result<Archive, Unread> {
        let length = data.seek(SeekFrom::End(0))?;
        let (mut entries, mut at, mut is_archive) = (Vec::new(), 0, false);
        while entries.len() < MOST_NAMES {
            let Ok(Some(file)) = standing(&mut data, at) else {
                break;
            };
            let entry = Entry::of(file.name_raw(), file.last_modified(), At::Byte(at));
            let named = file.name_raw().len() + file.extra_data().map_or(0, |it| it.len());
            let next = at + LOCAL + named as u64 + file.compressed_size();
            is_archive = true;
            if next > length {
                break;
            }
            entries.extend(entry);
            at = next;
        }
        is_archive.then_some(()).ok_or(Unread::NoArchive)?;
        Ok(Archive {
            data: RefCell::new(data),
            entries,
            is_cut: false,
            is_damaged: true,
        })
    }

    /// An entry, unpacked, if it is no longer than so much.
    pub(super) fn read(&self, entry: &Entry, most: u64) -> Result<Vec<u8>, Unread> {
        let mut data = self.data.borrow_mut();
        let file = match &entry.at {
            At::Listed(listed) if listed.is_symlink() => return Err(Unread::Link),
            At::Listed(listed) => {
                let options = ZipReadOptions::new();
                OwnedZipFileEntry::as_ref(listed).with_reader(&mut *data, options)?
            }
            At::Byte(at) => standing(&mut data, *at)?.ok_or(Unread::Damaged)?,
        };
        match file.compression() {
            CompressionMethod::Stored | CompressionMethod::Deflated => whole(file, most),
            _ => Err(Unread::Packing),
        }
    }
}

/// The entry that begins at this byte; `None` behind the last one.
fn standing(
    data: &mut Box<dyn Data>,
    at: u64,
) -> Result<Option<ZipFile<'_, Box<dyn Data>>>, ZipError> {
    data.seek(SeekFrom::Start(at))?;
    read_zipfile_from_stream(data)
}

impl Entry {
    /// The entry of this name; `None` if it is a folder.
    fn of(name: &[u8], time: Option<DateTime>, at: At) -> Option<Entry> {
        let name = String::from_utf8_lossy(name).replace('\\', "/");
        let parts = name.split('/').filter(|it| !matches!(*it, "" | "." | ".."));
        let path: Vec<String> = parts.map(str::to_owned).collect();
        let written = |it: DateTime| u32::from(it.datepart()) << 16 | u32::from(it.timepart());
        let is_file = !path.is_empty() && !name.ends_with('/');
        is_file.then(|| Entry {
            path,
            written: time.map_or(0, written),
            at,
        })
    }
}

#[cfg(test)]
mod tests;
