//! Listing a pupil's files: what lies in a folder, and what in an archive.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::rc::Rc;

use super::archive::{Archive, Data};
use super::names::SourceName;
use super::note::{Note, of_file, shortened};
use super::pile::{
    Address, Listed, MOST_ARCHIVES, MOST_NAMES, Pile, Place, Written, archive_of, is_hidden,
};
use super::place::{Folder, Kind, Name, Unread};
use super::shown_name;
use crate::catalogue::class as say;
use bilingual::Text;

/// Folders within folders.
const DEPTH: usize = 8;

/// Folders in which nobody keeps a solution.
const JUNK: [&str; 5] = [
    "__MACOSX",
    "__pycache__",
    "node_modules",
    "site-packages",
    "venv",
];

/// What marks a virtual environment of Python, whatever its name is.
const ENVIRONMENT: &str = "pyvenv.cfg";

/// The folders of one: what lies beside them may be a pupil's own.
const PARTS: [&str; 8] = [
    "Include", "Lib", "Scripts", "bin", "include", "lib", "lib64", "share",
];

/// Virtual environments of an archive that are known as such.
const MOST_ENVIRONMENTS: usize = 10;

/// What is found in a folder and not yet looked into.
struct InFolder {
    place: usize,
    waiting: VecDeque<Vec<OsString>>,
    archives: Vec<(Vec<OsString>, OsString, Vec<String>)>,
}

impl Pile {
    /// Something is open: a file of the pupil's was not looked at.
    fn open(&mut self, path: &[String], why: &Unread) {
        let told = of_file(&shortened(&path.join("/")), &why.told());
        self.notes.push(Note::open(told));
    }

    /// The same, with a sentence of its own and a bound.
    fn open_for(&mut self, sentence: Text, path: &[String], bound: usize) {
        let shown = shortened(&path.join("/"));
        let note = Note::open(sentence.with(&[&shown, &bound]));
        self.notes.push(note);
    }

    /// A source that lies beside those of others.
    pub(super) fn add_loose(&mut self, folder: &Rc<Folder>, name: &Name) {
        self.places.push(Place::Folder(folder.clone()));
        self.files.push(Listed {
            path: vec![shown_name(&name.text)],
            written: (name.written, [0; 2]),
            place: self.places.len() - 1,
            at: Address::Loose(name.text.clone()),
        });
    }

    /// A folder with all that is in it, the upper files first.
    pub(super) fn add_folder(&mut self, above: &Folder, name: &OsStr) {
        let root = match above.folder(&[name.to_owned()]) {
            Ok(root) => Rc::new(root),
            Err(why) => return self.open(&[shown_name(name)], &why),
        };
        self.places.push(Place::Folder(root.clone()));
        let place = self.places.len() - 1;
        let mut found = InFolder {
            place,
            waiting: VecDeque::from([Vec::new()]),
            archives: Vec::new(),
        };
        while let Some(way) = found.waiting.pop_front() {
            let shown: Vec<String> = way.iter().map(|it| shown_name(it)).collect();
            let names = root.folder(&way).and_then(|it| it.names(self.names_left));
            let (names, are_all) = match names {
                Ok(names) => names,
                Err(why) => {
                    let root = [shown_name(name)];
                    self.open(if way.is_empty() { &root } else { &shown }, &why);
                    continue;
                }
            };
            self.names_left -= names.len();
            if !are_all {
                let root = [shown_name(name)];
                self.open_for(say::NAMES_CUT, &root, MOST_NAMES);
                found.waiting.clear();
            }
            let is_environment = names.iter().any(|it| it.text == ENVIRONMENT);
            for name in names {
                let is_part = PARTS.iter().any(|it| name.text == *it);
                let path = [shown.as_slice(), &[shown_name(&name.text)]].concat();
                if is_environment && is_part {
                    self.skipped.push(path.join("/"));
                } else {
                    self.add_name(name, path, &way, &mut found);
                }
            }
        }
        // After the folders: what an archive holds is counted last.
        for (way, name, path) in found.archives {
            match root.folder(&way) {
                Ok(folder) => self.add_archive(&folder, &name, &path),
                Err(why) => self.open(&path, &why),
            }
        }
    }

    /// A name in a folder, which lies on this way.
    fn add_name(&mut self, name: Name, path: Vec<String>, way: &[OsString], found: &mut InFolder) {
        let last = path.last().map_or("", String::as_str);
        let is_junk = is_hidden(last) || JUNK.contains(&last);
        match name.kind {
            Kind::Folder if is_junk => self.skipped.push(path.join("/")),
            Kind::Folder if path.len() > DEPTH => self.open_for(say::TOO_DEEP, &path, DEPTH),
            Kind::Folder => found.waiting.push_back([way, &[name.text]].concat()),
            _ if is_hidden(last) => self.others.push(path.join("/")),
            _ if archive_of(last).is_some() => {
                found.archives.push((way.to_vec(), name.text, path));
            }
            _ if SourceName::of(last).is_some() => self.files.push(Listed {
                path,
                written: (name.written, [0; 2]),
                place: found.place,
                at: Address::Way(way.to_vec(), name.text),
            }),
            Kind::File => self.others.push(path.join("/")),
            Kind::Link => self.open(&path, &Unread::Link),
            Kind::Special => self.open(&path, &Unread::Special),
        }
    }

    /// An archive in a folder, with all that is in it.
    pub(super) fn add_archive(&mut self, folder: &Folder, name: &OsStr, path: &[String]) {
        match folder.file(name) {
            Ok((file, written)) => self.add_entries(Data::File(file), path, (written, [0; 2]), 0),
            Err(why) => self.open(path, &why),
        }
    }

    /// The entries of an archive that lies in so many others.
    fn add_entries(&mut self, data: Data, path: &[String], written: Written, level: usize) {
        if path.last().and_then(|it| archive_of(it)) == Some(false) {
            return self.open_for(say::OTHER_ARCHIVE, path, 0);
        }
        if level > 1 {
            return self.open_for(say::ARCHIVE_IN_ARCHIVE, path, 0);
        }
        if self.archives_left == 0 {
            return self.open_for(say::ARCHIVES_CUT, path, MOST_ARCHIVES);
        }
        self.archives_left -= 1;
        let mut archive = match Archive::open(data) {
            Ok(archive) => archive,
            Err(why) => return self.open(path, &why),
        };
        if archive.is_damaged {
            self.open_for(say::ARCHIVE_DAMAGED, path, archive.entries.len());
        }
        if archive.is_cut || archive.entries.len() > self.names_left {
            self.open_for(say::NAMES_CUT, path, MOST_NAMES);
        }
        archive.entries.truncate(self.names_left);
        self.names_left -= archive.entries.len();
        let place = self.places.len();
        let mut nested = Vec::new();
        let environments = environments(&archive);
        for (at, entry) in archive.entries.iter().enumerate() {
            let its_path = [path, &entry.path].concat();
            if let Some(depth) = junk(&entry.path, &environments) {
                let junk = its_path[..path.len() + depth].join("/");
                if self.skipped.last() != Some(&junk) {
                    self.skipped.push(junk);
                }
                continue;
            }
            let name = entry.path.last().map_or("", String::as_str);
            let mut its = written;
            its.1[level] = entry.written;
            if is_hidden(name) {
                self.others.push(its_path.join("/"));
            } else if archive_of(name).is_some() {
                nested.push((entry.clone(), its_path, its));
            } else if SourceName::of(name).is_some() {
                self.files.push(Listed {
                    path: its_path,
                    written: its,
                    place,
                    at: Address::Entry(at),
                });
            } else {
                self.others.push(its_path.join("/"));
            }
        }
        let mut inner = Vec::new();
        for (entry, path, written) in nested {
            let can_be_opened =
                level == 0 && path.last().and_then(|it| archive_of(it)) == Some(true);
            let read = if can_be_opened {
                self.nested
                    .spend(u64::MAX, |left| archive.read(&entry, left))
            } else {
                Ok(Vec::new())
            };
            match read {
                Ok(bytes) => inner.push((Data::Bytes(bytes), path, written)),
                Err(why) => self.open(&path, &why),
            }
        }
        self.places.push(Place::Archive(archive));
        for (data, path, written) in inner {
            self.add_entries(data, &path, written, level + 1);
        }
    }
}

/// Folders of an archive that are virtual environments of Python.
fn environments(archive: &Archive) -> Vec<Vec<String>> {
    let marks = archive.entries.iter().filter_map(|entry| {
        let (name, folders) = entry.path.split_last()?;
        (name == ENVIRONMENT).then(|| folders.to_vec())
    });
    marks.take(MOST_ENVIRONMENTS).collect()
}

/// How many folders of a path lead to the one in which nobody keeps a solution.
fn junk(path: &[String], environments: &[Vec<String>]) -> Option<usize> {
    let (_, folders) = path.split_last()?;
    let is_junk = |it: &String| is_hidden(it) || JUNK.contains(&it.as_str());
    let named = folders.iter().position(is_junk).map(|at| at + 1);
    let is_part = |it: &String| PARTS.contains(&it.as_str());
    let is_marked = |environment: &&Vec<String>| {
        folders.starts_with(environment) && folders.get(environment.len()).is_some_and(is_part)
    };
    let marked = environments.iter().find(is_marked);
    named.or(marked.map(|it| it.len() + 1))
}
