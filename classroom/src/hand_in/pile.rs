//! All that one pupil handed in.
//!
//! It is listed first, by names only; what a file holds is read when it is asked for. The bounds are
//! those of what a person hands in, and what they cut off is told.

use std::ffi::OsString;
use std::io::Cursor;
use std::rc::Rc;

use super::archive::{Archive, Data};
use super::note::{Note, bounded, of_names};
use super::place::{Folder, Time, Unread, whole};
use crate::catalogue::class as say;
use bilingual::Message;
use judge::opened::LONGEST_SOURCE;

/// Names that are looked at.
pub(super) const MOST_NAMES: usize = 20_000;

/// Bytes of sources that are read or unpacked, and as many of archives in archives.
const MOST_BYTES: u64 = 16 << 20;

/// Archives that are opened.
pub(super) const MOST_ARCHIVES: usize = 50;

/// Archives that are named and not opened.
const OTHER_ARCHIVES: [&str; 12] = [
    "7z", "bz2", "cab", "gz", "iso", "lzh", "rar", "tar", "tgz", "xz", "z", "zst",
];

/// Whether it is the name of an archive that can be opened, or of another one.
pub(super) fn archive_of(name: &str) -> Option<bool> {
    let (_, extension) = name.trim_end().rsplit_once('.')?;
    let is = |it: &str| extension.eq_ignore_ascii_case(it);
    let other = OTHER_ARCHIVES.iter().any(|it| is(it)).then_some(false);
    is("zip").then_some(true).or(other)
}

/// Whether a file or folder is one of the system's or of an editor: nobody has written it.
pub(super) fn is_hidden(name: &str) -> bool {
    name.starts_with('.') || name.starts_with("~$")
}

/// A time that can be compared: that of the file on disk, then, of archives and archives in
/// archives, those that they tell.
pub(super) type Written = (Time, [u32; 2]);

/// A source by its name.
pub(super) struct Listed {
    /// The folders to it, then its name; an archive is a folder.
    pub(super) path: Vec<String>,
    pub(super) written: Written,
    /// In which of the pile's folders and archives.
    pub(super) place: usize,
    pub(super) at: Address,
    /// Whether it lies beside those of others, whose files are nothing to it.
    pub(super) is_loose: bool,
}

/// Where it lies.
pub(super) enum Address {
    /// In a folder: the names to it, and its own.
    Way(Rc<Folder>, Vec<OsString>),
    /// In an archive: which entry.
    Entry(Rc<Archive>, usize),
}

impl Listed {
    /// Its name without folders.
    pub(super) fn name(&self) -> &str {
        self.path.last().map_or("", String::as_str)
    }

    /// Its folders.
    pub(super) fn folders(&self) -> &[String] {
        &self.path[..self.path.len().saturating_sub(1)]
    }

    /// Its folders and whose it is, the nearest first.
    pub(super) fn around<'a>(&'a self, owner: &'a str) -> impl Iterator<Item = &'a str> {
        let folders = self.folders().iter().rev().map(String::as_str);
        folders.chain([owner])
    }

    /// As it is told.
    pub(super) fn shown(&self) -> String {
        self.path.join("/")
    }
}

/// Bytes that may still be read.
#[derive(Default)]
struct Budget(u64);

impl Budget {
    /// What is read within what is left, and no more than so much of it.
    fn spend(
        &mut self,
        most: u64,
        read: impl FnOnce(u64) -> Result<Vec<u8>, Unread>,
    ) -> Result<Vec<u8>, Unread> {
        let left = self.0.min(most);
        let read = read(left);
        self.0 -= match &read {
            Ok(bytes) => bytes.len() as u64,
            // It may have been unpacked up to there.
            Err(Unread::TooLarge | Unread::Damaged) => left,
            Err(_) => 0,
        };
        read.map_err(|why| match why {
            Unread::TooLarge if left < most => Unread::TooMuch,
            other => other,
        })
    }
}

/// All that one pupil handed in.
#[derive(Default)]
pub(super) struct Pile {
    /// Whose it is.
    pub(super) owner: String,
    /// How many folders and archives its files lie in.
    pub(super) places: usize,
    /// What may be a source by its name.
    pub(super) files: Vec<Listed>,
    pub(super) notes: Vec<Note>,
    pub(super) others: Vec<String>,
    pub(super) skipped: Vec<String>,
    pub(super) names_left: usize,
    pub(super) archives_left: usize,
    /// For sources, and for archives in archives: one that is too large loses itself alone.
    texts: Budget,
    nested: Budget,
    /// The last file that the system did not let be read, and why.
    pub(super) refused: Option<(usize, Message)>,
}

impl Pile {
    pub(super) fn new(owner: String) -> Pile {
        Pile {
            owner,
            names_left: MOST_NAMES,
            archives_left: MOST_ARCHIVES,
            texts: Budget(MOST_BYTES),
            nested: Budget(MOST_BYTES),
            ..Pile::default()
        }
    }

    /// A source's text, and when it was written: of an archive, when this was.
    pub(super) fn read(&mut self, at: usize) -> Result<(Vec<u8>, Time), Unread> {
        let read = self.read_within_bounds(at);
        if let Err(why @ Unread::Refused(_)) = &read {
            self.refused = Some((at, why.told()));
        }
        read
    }

    fn read_within_bounds(&mut self, at: usize) -> Result<(Vec<u8>, Time), Unread> {
        let listed = &self.files[at];
        match &listed.at {
            Address::Way(root, way) => {
                let (file, written) = root.file_at(way)?;
                let bytes = self.texts.spend(LONGEST_SOURCE, |left| whole(file, left))?;
                Ok((bytes, written))
            }
            Address::Entry(archive, entry) => {
                let read = |left| archive.read(&archive.entries[*entry], left);
                Ok((self.texts.spend(LONGEST_SOURCE, read)?, listed.written.0))
            }
        }
    }

    /// An archive of the pupil's; one that lies in another one is held in memory.
    pub(super) fn data(&mut self, listed: &Listed) -> Result<Box<dyn Data>, Unread> {
        match &listed.at {
            Address::Way(root, way) => Ok(Box::new(root.file_at(way)?.0)),
            Address::Entry(archive, entry) => {
                let read = |left| archive.read(&archive.entries[*entry], left);
                Ok(Box::new(Cursor::new(self.nested.spend(u64::MAX, read)?)))
            }
        }
    }

    /// The file of this name in the same folder as another one.
    pub(super) fn beside(&self, at: usize, name: &str) -> Option<usize> {
        let listed = &self.files[at];
        let is_beside = |it: &Listed| {
            it.place == listed.place && it.folders() == listed.folders() && it.name() == name
        };
        let found = self.files.iter().position(is_beside);
        found.filter(|it| !listed.is_loose && *it != at)
    }

    /// What is told of everything that is no source.
    pub(super) fn close(mut self) -> Vec<Note> {
        let count = self.others.len();
        let told = |it: &Message| Note::quiet(say::NO_SOURCES.with(&[&count, it]));
        self.notes.extend(of_names(&self.others, told));
        let told = |it: &Message| Note::quiet(say::SKIPPED.with(&[it]));
        self.notes.extend(of_names(&self.skipped, told));
        bounded(self.notes)
    }
}
