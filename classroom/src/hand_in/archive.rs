//! Zip archives, as they come.
//!
//! They are read here, and not by a library, since none keeps the rule that a class needs: nothing is
//! read, unpacked or held in memory before it is known to be small enough, and what is damaged loses
//! itself alone. The list of entries is read up to a bound; an entry is unpacked when it is asked
//! for, up to the size of a source. An archive whose end is lost, as a broken-off copy leaves it, has
//! no list: there the entries are looked for one behind the other.
//!
//! Not read, but told: what has a password, is packed in another way than by deflate, or is larger
//! than the format's first version could hold.

use std::fs::File;
use std::io::{self, Read};

use flate2::Crc;
use flate2::read::DeflateDecoder;

use super::place::{Unread, whole};
use judge::system;

/// Entries of an archive whose names are read.
pub(super) const MOST_NAMES: usize = 20_000;

/// Bytes of the list of entries.
const LONGEST_LIST: u64 = 4 << 20;

/// The end of the list: so long without the comment that may follow.
const END: usize = 22;

/// An entry of the list, and what stands before the entry itself: so long without the names.
const LISTED: usize = 46;
const LOCAL: usize = 30;

/// What a packed source may have in addition.
const ROOM: u64 = 1 << 16;

/// Where an archive lies.
#[derive(Debug)]
pub(super) enum Data {
    File(File),
    /// It lay in another archive.
    Bytes(Vec<u8>),
}

impl Data {
    fn len(&self) -> io::Result<u64> {
        match self {
            Data::File(file) => Ok(file.metadata()?.len()),
            Data::Bytes(bytes) => Ok(bytes.len() as u64),
        }
    }

    fn read_at(&self, buffer: &mut [u8], at: u64) -> io::Result<usize> {
        match self {
            Data::File(file) => system::read_at(file, buffer, at),
            Data::Bytes(bytes) => {
                let from = usize::try_from(at).map_or(bytes.len(), |at| at.min(bytes.len()));
                (&bytes[from..]).read(buffer)
            }
        }
    }

    /// What stands there, as far as there is so much.
    fn part(&self, at: u64, length: u64) -> Part<'_> {
        Part {
            data: self,
            at,
            end: at.saturating_add(length),
        }
    }

    fn bytes(&self, at: u64, length: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.part(at, length).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// A part of an archive.
struct Part<'a> {
    data: &'a Data,
    at: u64,
    end: u64,
}

impl Read for Part<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.end - self.at).unwrap_or(usize::MAX);
        let wanted = buffer.len().min(left);
        let read = self.data.read_at(&mut buffer[..wanted], self.at)?;
        self.at += read as u64;
        Ok(read)
    }
}

/// An entry, as the list has it.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// Its folders and its name.
    pub(super) path: Vec<String>,
    /// When it was written, by the clock of whoever packed it: the later, the greater.
    pub(super) written: u32,
    is_link: bool,
    is_encrypted: bool,
    method: u16,
    /// `None` where only the end of the entry itself tells it.
    crc: Option<u32>,
    /// Its packed length; of an entry that does not tell it, all that follows.
    packed: u64,
    /// Where it begins.
    at: u64,
}

/// An archive whose list was read.
#[derive(Debug)]
pub(super) struct Archive {
    data: Data,
    /// Its files, without folders.
    pub(super) entries: Vec<Entry>,
    /// Whether some may be missing in the list.
    pub(super) is_cut: bool,
    /// Whether it is damaged.
    pub(super) is_damaged: bool,
}

impl Archive {
    /// Reads the list of entries.
    pub(super) fn open(data: Data) -> Result<Archive, Unread> {
        let length = data.len()?;
        let tail_at = length.saturating_sub(END as u64 + u64::from(u16::MAX));
        let tail = data.bytes(tail_at, length - tail_at)?;
        let end = (0..=tail.len().saturating_sub(END))
            .rev()
            .find(|&at| tail[at..].starts_with(b"PK\x05\x06") && tail.len() - at >= END);
        let Some(end) = end else {
            return Archive::without_list(data, length);
        };
        let (size, begins) = (long(&tail, end + 12), long(&tail, end + 16));
        let end = tail_at + end as u64;
        // What stands before the archive, as in one that unpacks itself, moves all of it.
        let Some(moved) = end.checked_sub(size + begins) else {
            return Archive::without_list(data, length);
        };
        let list = data.bytes(moved + begins, size.min(LONGEST_LIST))?;
        let (mut entries, mut rest) = (Vec::new(), list.as_slice());
        let mut names = 0;
        while names < MOST_NAMES && rest.len() >= LISTED && rest.starts_with(b"PK\x01\x02") {
            names += 1;
            let lengths = [28, 30, 32].map(|at| short(rest, at));
            let next = LISTED + lengths.iter().sum::<usize>();
            let Some(name) = rest.get(LISTED..LISTED + lengths[0]) else {
                break;
            };
            let mode = long(rest, 38) >> 16;
            let entry = Entry {
                is_link: mode & 0o170_000 == 0o120_000,
                at: moved + long(rest, 42),
                ..Entry::of(rest, 8, name)
            };
            if !name.ends_with(b"/") && !name.ends_with(b"\\") {
                entries.push(entry);
            }
            rest = rest.get(next..).unwrap_or_default();
        }
        let is_cut = size > LONGEST_LIST || names == MOST_NAMES && !rest.is_empty();
        Ok(Archive {
            data,
            entries,
            is_cut,
            is_damaged: !is_cut && !rest.is_empty(),
        })
    }

    /// An archive that was broken off: what is whole stands one behind the other.
    fn without_list(data: Data, length: u64) -> Result<Archive, Unread> {
        let (mut entries, mut at) = (Vec::new(), 0);
        while entries.len() < MOST_NAMES && at < length {
            let head = data.bytes(at, LOCAL as u64)?;
            if head.len() < LOCAL || !head.starts_with(b"PK\x03\x04") {
                break;
            }
            let name = data.bytes(at + LOCAL as u64, short(&head, 26) as u64)?;
            let entry = Entry {
                at,
                ..Entry::of(&head, 6, &name)
            };
            let begins = at + (LOCAL + short(&head, 26) + short(&head, 28)) as u64;
            // An entry whose length stands behind it ends the search, or is the last one found.
            let next = begins.saturating_add(entry.packed);
            let is_open = short(&head, 6) & 8 != 0;
            if next <= length || is_open {
                let packed = if is_open {
                    length - begins.min(length)
                } else {
                    entry.packed
                };
                let crc = entry.crc.filter(|_| !is_open);
                entries.push(Entry {
                    crc,
                    packed,
                    ..entry
                });
            }
            if is_open {
                break;
            }
            at = next;
        }
        let is_archive = data.bytes(0, 4)? == b"PK\x03\x04";
        is_archive.then_some(()).ok_or(Unread::NoArchive)?;
        entries.retain(|entry| entry.path.last().is_some_and(|it| !it.is_empty()));
        Ok(Archive {
            data,
            entries,
            is_cut: false,
            is_damaged: true,
        })
    }

    /// An entry, unpacked, if it is no longer than so much.
    pub(super) fn read(&self, entry: &Entry, most: u64) -> Result<Vec<u8>, Unread> {
        if entry.is_link {
            return Err(Unread::Link);
        }
        if entry.is_encrypted {
            return Err(Unread::Encrypted);
        }
        let head = self.data.bytes(entry.at, LOCAL as u64)?;
        if head.len() < LOCAL || !head.starts_with(b"PK\x03\x04") {
            return Err(Unread::Damaged);
        }
        let begins = entry.at + (LOCAL + short(&head, 26) + short(&head, 28)) as u64;
        // What is packed is hardly longer than what it is unpacked: so nothing endless is read.
        let part = self.data.part(begins, entry.packed.min(most + ROOM));
        let bytes = match entry.method {
            0 if entry.packed > most => Err(Unread::TooLarge),
            0 => whole(part, most),
            8 => whole(DeflateDecoder::new(part), most),
            _ => Err(Unread::Packing),
        }?;
        let mut crc = Crc::new();
        crc.update(&bytes);
        let is_whole = entry.crc.is_none_or(|it| it == crc.sum());
        is_whole.then_some(bytes).ok_or(Unread::Damaged)
    }
}

impl Entry {
    /// What the list and the entry itself tell in the same order, from here on.
    fn of(head: &[u8], from: usize, name: &[u8]) -> Entry {
        let flags = short(head, from);
        let (clock, day) = (short(head, from + 4), short(head, from + 6));
        let name = String::from_utf8_lossy(name).replace('\\', "/");
        let parts = name.split('/').filter(|it| !matches!(*it, "" | "." | ".."));
        let mut path: Vec<String> = parts.map(str::to_owned).collect();
        if path.is_empty() || name.ends_with('/') {
            path.push(String::new());
        }
        Entry {
            path,
            written: u32::try_from(day << 16 | clock).unwrap_or(0),
            is_link: false,
            is_encrypted: flags & 1 != 0,
            method: u16::try_from(short(head, from + 2)).unwrap_or(0),
            crc: Some(u32::try_from(long(head, from + 8)).unwrap_or(0)),
            packed: long(head, from + 12),
            at: 0,
        }
    }
}

/// A number of two bytes.
fn short(bytes: &[u8], at: usize) -> usize {
    usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]))
}

/// A number of four.
fn long(bytes: &[u8], at: usize) -> u64 {
    u64::from(u32::from_le_bytes([
        bytes[at],
        bytes[at + 1],
        bytes[at + 2],
        bytes[at + 3],
    ]))
}

#[cfg(test)]
mod tests;
