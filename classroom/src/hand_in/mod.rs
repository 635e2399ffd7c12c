//! What pupils handed in: a folder or an archive for each, or sources beside one another.
//!
//! | | |
//! |---|---|
//! | `place` | opening what others have laid down |
//! | `archive` | zip archives |
//! | `names` | which problem a name stands for, and whose a source is |
//! | `pile`, `listing` | all files of one pupil |
//! | `choice` | which of them count |
//! | `note` | what a teacher should know of them |
//!
//! Every pupil has a line, whatever is wrong with the files: a folder, an archive, or a source whose
//! name tells whose it is (`Lan_NIM.cpp`) makes one. What lies under one name is one pupil's. Every file
//! is a source that counts, or is named in a remark.

mod archive;
mod choice;
mod listing;
mod names;
mod note;
mod pile;
mod place;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use problem_set::AnyProblem;
use problem_set::names::Meant;
use unicode_normalization::UnicodeNormalization;

use crate::catalogue::class as say;
use bilingual::{Fault, Message, Result, text::printable};
use judge::errors;
use judge::language::Language;
use judge::modules::Modules;
use names::{SourceName, owner, without_copy_number};
use note::{listed, of_names};
use pile::{Pile, archive_of, is_hidden};
use place::{Folder, Kind, Name};

pub use choice::Rules;
pub use note::{Note, Weight, of_file};
pub use place::text_in;

/// Names in the folder of a class that are looked at.
const MOST: usize = 10_000;

/// The folder of the pages that pupils are handed back.
pub const OWN_PAGES: &str = "scores.pages";

/// What a judge has written itself, or reads.
const OWN: [&str; 6] = [
    OWN_PAGES,
    "contest.toml",
    "scores.csv",
    "scores.html",
    "league.csv",
    "league.html",
];

/// One source of one pupil.
#[derive(Debug, Clone)]
pub struct Source {
    /// Its problem.
    pub problem: &'static dyn AnyProblem,
    /// The name under which it is judged.
    pub name: String,
    /// The name with which it was handed in, with its folders.
    pub shown: String,
    /// Its language, if it is allowed.
    pub language: Option<Language>,
    /// Its text.
    pub bytes: Vec<u8>,
    /// Of a source in Python, the modules beside it that it imports.
    pub modules: Modules,
    /// Why it is not judged, if it is not.
    pub barred: Option<Barred>,
}

impl Source {
    /// Writes it into a folder, with its modules beside it; where it lies now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn laid_into(&self, folder: &Path) -> io::Result<PathBuf> {
        for (name, text) in &self.modules {
            fs::write(folder.join(name), text)?;
        }
        let path = folder.join(&self.name);
        fs::write(&path, &self.bytes)?;
        Ok(path)
    }

    /// Everything of it that a result rests on, with the language and the stamp of its compiler.
    pub fn parts<'a>(
        &'a self,
        language: Language,
        stamp: &'a str,
    ) -> impl Iterator<Item = &'a [u8]> {
        let own = [
            self.name.as_bytes(),
            &self.bytes,
            language.name().as_bytes(),
            stamp.as_bytes(),
        ];
        let modules = self.modules.iter();
        own.into_iter()
            .chain(modules.flat_map(|(name, text)| [name.as_bytes(), text]))
    }

    pub(crate) fn unreadable(
        problem: &'static dyn AnyProblem,
        shown: String,
        reason: Message,
    ) -> Source {
        Source {
            problem,
            name: String::new(),
            shown,
            language: None,
            bytes: Vec::new(),
            modules: Modules::new(),
            barred: Some(Barred::Unreadable(reason)),
        }
    }
}

/// Why a source is not judged.
#[derive(Debug, Clone)]
pub enum Barred {
    /// The contest says so: no points.
    ByRule(Message),
    /// It cannot be read: nobody knows its points.
    Unreadable(Message),
}

impl Barred {
    /// As the rest of a sentence that begins with the file.
    pub fn reason(&self) -> &Message {
        match self {
            Barred::ByRule(reason) | Barred::Unreadable(reason) => reason,
        }
    }
}

/// One pupil.
#[derive(Debug, Default)]
pub struct Pupil {
    /// The name, fit to be shown.
    pub name: String,
    /// The sources that count, one for each problem.
    pub sources: Vec<Source>,
    /// What a teacher should know of the files.
    pub notes: Vec<Note>,
}

/// A class, in the order of the pupils' names.
#[derive(Debug)]
pub struct Class {
    /// Everyone who handed something in.
    pub pupils: Vec<Pupil>,
    /// What a teacher should know of what is no pupil's.
    pub notes: Vec<Note>,
}

impl Class {
    /// Looks into a folder.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn collect(folder: &Path, rules: &Rules<'_>) -> Result<Class> {
        let root = Folder::open(folder).map_err(|error| errors::unread(folder, &error))?;
        let root = Rc::new(root);
        let names = root.names(MOST).map_err(|why| {
            let shown = folder.display().to_string();
            Fault(of_file(&shown, &why.told()))
        });
        let (names, are_all) = names?;
        let mut by_owner: BTreeMap<String, Vec<Name>> = BTreeMap::new();
        let (mut notes, mut nobodys, mut hidden) = (Vec::new(), Vec::new(), Vec::new());
        if !are_all {
            notes.push(Note::open(say::CLASS_CUT.with(&[&MOST])));
        }
        for name in names {
            let shown = shown_name(&name.text);
            if OWN.contains(&shown.as_str()) {
                continue;
            }
            if is_hidden(&shown) || shown == "__MACOSX" {
                hidden.push(shown);
                continue;
            }
            match owner_of(&name, rules) {
                Some(owner) => by_owner.entry(owner).or_default().push(name),
                None => nobodys.push(shown),
            }
        }
        let nobodys = of_names(&nobodys, |it| Note::told(say::NOBODYS.with(&[it])));
        let hidden = of_names(&hidden, |it| Note::quiet(say::SKIPPED.with(&[it])));
        notes.extend(nobodys.into_iter().chain(hidden));
        notes.extend(nearly_alike(by_owner.keys()));
        let pupils = by_owner.into_iter().map(|(owner, names)| {
            let mut pile = Pile::new(owner.clone());
            if names.len() > 1 && !names.iter().all(is_loose) {
                let names: Vec<String> = names.iter().map(|it| shown_name(&it.text)).collect();
                let note = Note::told(say::TAKEN_TOGETHER.with(&[&listed(&names)]));
                pile.notes.push(note);
            }
            for name in names {
                if name.kind == Kind::Folder {
                    pile.add_folder(&root, &name.text);
                } else {
                    pile.add_loose(&root, name);
                }
            }
            let sources = choice::choose(&mut pile, rules);
            Pupil {
                name: owner,
                sources,
                notes: pile.close(),
            }
        });
        Ok(Class {
            pupils: pupils.collect(),
            notes,
        })
    }

    /// The same with a line for each pupil of this list, and a remark about who is not on it.
    pub fn with_absent(mut self, list: &[String]) -> Class {
        let names: Vec<String> = self.pupils.iter().map(|it| letters(&it.name)).collect();
        let listed_letters: Vec<String> = list.iter().map(|it| letters(it)).collect();
        let strangers = self.pupils.iter().zip(&names);
        let strangers = strangers.filter(|(_, name)| !listed_letters.contains(name));
        let strangers: Vec<String> = strangers.map(|(it, _)| it.name.clone()).collect();
        let note = of_names(&strangers, |it| Note::told(say::NOT_ON_LIST.with(&[it])));
        self.notes.extend(note.filter(|_| !list.is_empty()));
        for (name, letters) in list.iter().zip(&listed_letters) {
            if !names.contains(letters) {
                let name = name.trim().nfc().collect();
                self.pupils.push(Pupil {
                    name,
                    ..Pupil::default()
                });
            }
        }
        self
    }

    /// The place of the only pupil of this name, or of the only one in whose name it stands.
    ///
    /// # Errors
    /// If it fits none, or several.
    pub fn only(&self, name: &str) -> Result<usize> {
        let wanted = letters(name);
        let own: Vec<String> = self.pupils.iter().map(|it| letters(&it.name)).collect();
        let places = |is: &dyn Fn(&String) -> bool| -> Vec<usize> {
            (0..own.len()).filter(|&at| is(&own[at])).collect()
        };
        let mut found = places(&|it| *it == wanted);
        if found.is_empty() && !wanted.is_empty() {
            found = places(&|it| it.contains(&wanted));
        }
        let (sentence, named) = match found[..] {
            [one] => return Ok(one),
            [] => (say::ONLY_NOBODY, (0..own.len()).collect()),
            _ => (say::ONLY_SEVERAL, found),
        };
        let names = named.iter().map(|&it| self.pupils[it].name.as_str());
        let names = printable(&names.collect::<Vec<_>>().join(", "));
        Err(Fault::new(&sentence.with(&[&name, &names])))
    }
}

/// Whether somebody of this name is on a list.
pub fn is_listed(name: &str, list: &[String]) -> bool {
    list.iter().any(|it| letters(it) == letters(name))
}

/// By what names are compared: their letters and digits, without the number of a copy.
fn letters(name: &str) -> String {
    let name: String = without_copy_number(name).nfc().collect();
    let letters = name.to_lowercase();
    letters.chars().filter(|it| it.is_alphanumeric()).collect()
}

/// Whether it is a source beside the folders.
fn is_loose(name: &Name) -> bool {
    let shown = shown_name(&name.text);
    name.kind != Kind::Folder && SourceName::of(&shown).is_some()
}

/// Whose something in the folder of a class is; nobody's if its name tells no pupil. Names are equal
/// however their letters are composed, and what is no text is equal byte by byte.
fn owner_of(name: &Name, rules: &Rules<'_>) -> Option<String> {
    let owned = |name: &OsStr| shown_name(name).trim().to_owned();
    let path = Path::new(&name.text);
    if name.kind == Kind::Folder {
        return Some(owned(&name.text));
    }
    let shown = shown_name(&name.text);
    if archive_of(&shown).is_some() {
        let stem = path.file_stem().unwrap_or_default();
        let inner = Path::new(stem);
        // `An.tar.gz`
        let is_tar = |it: &OsStr| it.eq_ignore_ascii_case("tar");
        let tar = inner
            .file_stem()
            .filter(|_| inner.extension().is_some_and(is_tar));
        return Some(owned(tar.unwrap_or(stem)));
    }
    if let Some(source) = SourceName::of(&shown) {
        let at = match rules.names.meant(source.stem, []) {
            Meant::One(_, at) | Meant::Shared(_, at) => Some(at),
            // A pupil may be called like a problem of others.
            Meant::Elsewhere(_, at) => Some(at).filter(|it| *it != (0..source.stem.len())),
            Meant::Several | Meant::Nothing => None,
        };
        let pupil = owner(source.stem, at);
        return (!pupil.is_empty()).then(|| owned(pupil.as_ref()));
    }
    // A link or a pipe with a name as pupils have it stands in the place of a folder.
    let is_strange = name.kind != Kind::File && path.extension().is_none();
    is_strange.then(|| owned(&name.text))
}

/// Pupils whose names differ so little that they may be one.
fn nearly_alike<'a>(owners: impl Iterator<Item = &'a String>) -> Vec<Note> {
    let mut by_letters: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for owner in owners {
        let same = by_letters.entry(letters(owner)).or_default();
        same.push(owner.clone());
    }
    let groups = by_letters.into_values().filter(|it| it.len() > 1);
    let notes = groups.map(|names| Note::told(say::NEARLY_ALIKE.with(&[&listed(&names)])));
    notes.collect()
}

/// A name that can be read: what is no text in it is written in hexadecimal.
fn shown_name(name: &OsStr) -> String {
    let mut shown = String::new();
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        shown.extend(chunk.valid().nfc());
        for byte in chunk.invalid() {
            // Writing to a string cannot fail.
            let _ = write!(shown, "\\x{byte:02x}");
        }
    }
    shown
}

#[cfg(all(test, unix))]
mod tests;
