//! Listing a pupil's files: what lies in a folder, and what in an archive.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::rc::Rc;

use super::archive::Archive;
use super::names::SourceName;
use super::note::{Note, of_file, shortened};
use super::pile::{Address, Listed, MOST_ARCHIVES, MOST_NAMES, Pile, archive_of, is_hidden};
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

    /// A file that is not in a folder: a source that lies beside those of others, or an archive.
    pub(super) fn add_loose(&mut self, folder: &Rc<Folder>, name: Name) {
        self.places += 1;
        let listed = Listed {
            path: vec![shown_name(&name.text)],
            written: (name.written, [0; 2]),
            place: self.places,
            at: Address::Way(folder.clone(), vec![name.text]),
            is_loose: true,
        };
        if let Some(archive) = self.add_name(listed, name.kind) {
            self.add_archive(&archive, 0);
        }
    }

    /// A folder with all that is in it, the upper files first.
    pub(super) fn add_folder(&mut self, above: &Folder, name: &OsStr) {
        let own = [shown_name(name)];
        let root = match above.folder(&[name.to_owned()]) {
            Ok(root) => Rc::new(root),
            Err(why) => return self.open(&own, &why),
        };
        self.places += 1;
        let place = self.places;
        let mut waiting: VecDeque<Vec<OsString>> = VecDeque::from([Vec::new()]);
        let mut archives = Vec::new();
        while let Some(way) = waiting.pop_front() {
            let shown: Vec<String> = way.iter().map(|it| shown_name(it)).collect();
            let names = root.folder(&way).and_then(|it| it.names(self.names_left));
            let (names, are_all) = match names {
                Ok(names) => names,
                Err(why) => {
                    self.open(if way.is_empty() { &own } else { &shown }, &why);
                    continue;
                }
            };
            self.names_left -= names.len();
            if !are_all {
                self.open_for(say::NAMES_CUT, &own, MOST_NAMES);
                waiting.clear();
            }
            let is_environment = names.iter().any(|it| it.text == ENVIRONMENT);
            for name in names {
                let last = shown_name(&name.text);
                let is_part = is_environment && PARTS.contains(&last.as_str());
                let is_skipped = is_part || name.kind == Kind::Folder && is_junk(&last);
                let path = [shown.as_slice(), &[last]].concat();
                let at = [way.as_slice(), &[name.text]].concat();
                match name.kind {
                    _ if is_skipped => self.skipped.push(path.join("/")),
                    Kind::Folder if path.len() > DEPTH => {
                        self.open_for(say::TOO_DEEP, &path, DEPTH);
                    }
                    Kind::Folder => waiting.push_back(at),
                    kind => {
                        let listed = Listed {
                            path,
                            written: (name.written, [0; 2]),
                            place,
                            at: Address::Way(root.clone(), at),
                            is_loose: false,
                        };
                        archives.extend(self.add_name(listed, kind));
                    }
                }
            }
        }
        // After the folders: what an archive holds is counted last.
        for archive in archives {
            self.add_archive(&archive, 0);
        }
    }

    /// Puts a file to the sources or to what is none, by its name; an archive is given back.
    fn add_name(&mut self, listed: Listed, kind: Kind) -> Option<Listed> {
        let name = listed.name();
        let is_hidden = is_hidden(name);
        if !is_hidden && archive_of(name).is_some() {
            return Some(listed);
        }
        match kind {
            _ if !is_hidden && SourceName::of(name).is_some() => self.files.push(listed),
            Kind::Link if !is_hidden => self.open(&listed.path, &Unread::Link),
            Kind::Special if !is_hidden => self.open(&listed.path, &Unread::Special),
            _ => self.others.push(listed.shown()),
        }
        None
    }

    /// An archive, which lies in so many others, with all that is in it.
    fn add_archive(&mut self, listed: &Listed, level: usize) {
        let path = listed.path.as_slice();
        if archive_of(listed.name()) == Some(false) {
            return self.open_for(say::OTHER_ARCHIVE, path, 0);
        }
        if level > 1 {
            return self.open_for(say::ARCHIVE_IN_ARCHIVE, path, 0);
        }
        if self.archives_left == 0 {
            return self.open_for(say::ARCHIVES_CUT, path, MOST_ARCHIVES);
        }
        self.archives_left -= 1;
        let mut archive = match self.data(listed).and_then(Archive::open) {
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
        self.places += 1;
        let (place, archive) = (self.places, Rc::new(archive));
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
            let mut written = listed.written;
            written.1[level] = entry.written;
            let entry = Listed {
                path: its_path,
                written,
                place,
                at: Address::Entry(archive.clone(), at),
                is_loose: false,
            };
            nested.extend(self.add_name(entry, Kind::File));
        }
        for archive in nested {
            self.add_archive(&archive, level + 1);
        }
    }
}

/// Whether nobody keeps a solution in a folder of this name.
fn is_junk(name: &str) -> bool {
    is_hidden(name) || JUNK.contains(&name)
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
    let named = folders.iter().position(|it| is_junk(it));
    let is_marked = |environment: &&Vec<String>| {
        let part = folders.get(environment.len()).map(String::as_str);
        folders.starts_with(environment) && part.is_some_and(|it| PARTS.contains(&it))
    };
    let marked = environments.iter().find(is_marked).map(Vec::len);
    named.or(marked).map(|it| it + 1)
}
