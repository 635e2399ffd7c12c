//! What pupils handed in: a folder or an archive for each, sources named after the problems.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};
use registry::{AnyProblem, problems};
use zip::ZipArchive;

use crate::catalogue::{class as say, errors};
use crate::judging::language::Language;
use crate::judging::modules::{Modules, modules_of};
use words::Lang;

/// A source is no larger than this.
const LARGEST: u64 = 1 << 20;

/// Folders within a pupil's folder are looked into so deep.
const DEPTH: usize = 3;

/// Files of an archive that are looked at.
const MOST_ENTRIES: usize = 1000;

/// Sources and modules of an archive that are read.
const MOST_FILES: usize = 200;

/// One source of one pupil.
#[derive(Debug, Clone)]
pub(super) struct Source {
    /// Its problem.
    pub(super) problem: &'static dyn AnyProblem,
    /// Its name without folders.
    pub(super) name: String,
    /// Its text.
    pub(super) bytes: Vec<u8>,
    /// Of a source in Python, the modules beside it that it imports.
    pub(super) modules: Modules,
    /// When it, or the last of its modules, was written; of an archive, when this was.
    pub(super) modified: SystemTime,
}

/// A class, pupil by pupil: the sources, one for each problem.
#[derive(Debug, Default)]
pub(super) struct Class {
    /// By the pupils' names.
    pub(super) pupils: BTreeMap<String, Vec<Source>>,
    /// What a teacher should know.
    pub(super) remarks: Vec<String>,
}

impl Class {
    /// Looks into a folder: each folder and each archive in it is a pupil.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub(super) fn collect(folder: &Path, lang: Lang) -> Result<Class> {
        let mut class = Class::default();
        let unreadable = || errors::NOT_READ.fill(lang, &[&folder.display()]);
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)
            .with_context(unreadable)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()
            .with_context(unreadable)?;
        entries.sort();
        for path in entries {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let is_archive = path
                .extension()
                .is_some_and(|it| it.eq_ignore_ascii_case("zip"));
            let found = if path.is_dir() {
                let mut found = Vec::new();
                in_folder(&path, DEPTH, &mut found).map(|()| found)
            } else if is_archive {
                in_archive(&path, lang)
            } else {
                continue;
            };
            let pupil = if path.is_dir() {
                name.into_owned()
            } else {
                path.file_stem()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned()
            };
            match found {
                Ok(found) => class.add(&pupil, found, lang),
                // One broken archive is not the other pupils' fault.
                Err(error) => class.remarks.push(format!("{pupil}: {error:#}")),
            }
        }
        Ok(class)
    }

    /// Adds what a pupil handed in; of several sources for a problem the last one counts.
    fn add(&mut self, pupil: &str, found: Vec<Source>, lang: Lang) {
        let mut kept: BTreeMap<&'static str, Source> = BTreeMap::new();
        for source in found {
            let id = source.problem.id();
            if let Some(other) = kept.get(id) {
                let (last, first) = if source.modified > other.modified {
                    (&source, other)
                } else {
                    (other, &source)
                };
                let remark = say::LAST_COUNTS.fill(lang, &[&pupil, &last.name, &first.name]);
                self.remarks.push(remark);
                if source.modified <= other.modified {
                    continue;
                }
            }
            kept.insert(id, source);
        }
        self.pupils
            .entry(pupil.to_owned())
            .or_default()
            .extend(kept.into_values());
    }
}

/// The problem that a source is for by its name: id or stem of the files, in any case.
fn problem_of(name: &str) -> Option<&'static dyn AnyProblem> {
    let path = Path::new(name);
    let stem = path.file_stem()?.to_str()?;
    problems()
        .iter()
        .copied()
        .find(|problem| {
            problem.id().eq_ignore_ascii_case(stem) || problem.file().eq_ignore_ascii_case(stem)
        })
        .filter(|_| Language::of_name(path, &Language::ALL).is_some())
}

fn in_folder(folder: &Path, depth: usize, found: &mut Vec<Source>) -> Result<()> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        // What a link leads to was not handed in.
        let about = fs::symlink_metadata(&path)?;
        if about.is_dir() && depth > 1 {
            in_folder(&path, depth - 1, found)?;
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(problem) = problem_of(&name).filter(|_| about.is_file()) {
            let bytes = start_of(File::open(&path)?)?;
            let modules = modules(&name, &bytes, |module| {
                let path = folder.join(module);
                let about = fs::symlink_metadata(&path).ok()?;
                let file = File::open(&path).ok().filter(|_| about.is_file())?;
                start_of(file).ok()
            });
            let modified = modules.keys().try_fold(about.modified()?, |last, module| {
                let written = fs::symlink_metadata(folder.join(module))?.modified()?;
                Ok::<_, io::Error>(last.max(written))
            })?;
            found.push(Source {
                problem,
                name: name.into_owned(),
                bytes,
                modules,
                modified,
            });
        }
    }
    Ok(())
}

/// As much of a source as is looked at.
fn start_of(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The modules that a source imports, if it is one in Python.
fn modules(name: &str, text: &[u8], beside: impl Fn(&str) -> Option<Vec<u8>>) -> Modules {
    let language = Language::of_name(Path::new(name), &Language::ALL);
    if language.is_some_and(Language::is_python) {
        modules_of(name, text, beside)
    } else {
        Modules::new()
    }
}

fn in_archive(path: &Path, lang: Lang) -> Result<Vec<Source>> {
    let file = File::open(path)?;
    let modified = file.metadata()?.modified()?;
    let mut archive = ZipArchive::new(file).with_context(|| errors::NO_ARCHIVE.of(lang))?;
    // Folder and name of what may be a source or a module of one.
    let mut files: BTreeMap<(String, String), Vec<u8>> = BTreeMap::new();
    for number in 0..archive.len().min(MOST_ENTRIES) {
        let entry = archive.by_index(number)?;
        // Nothing is written there: where an archive wants its files to be does not matter.
        let path = entry.name()?.replace('\\', "/");
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", &path));
        // As Python imports it: an extension in capitals is none.
        let is_module = Path::new(name).extension().is_some_and(|it| it == "py");
        let is_wanted = problem_of(name).is_some() || is_module;
        if is_wanted && entry.is_file() && files.len() < MOST_FILES {
            let place = (folder.to_owned(), name.to_owned());
            files.insert(place, start_of(entry)?);
        }
    }
    let sources = files.iter().filter_map(|((folder, name), bytes)| {
        let problem = problem_of(name)?;
        let beside = |module: &str| files.get(&(folder.clone(), module.to_owned())).cloned();
        Some(Source {
            problem,
            name: name.clone(),
            bytes: bytes.clone(),
            modules: modules(name, bytes, beside),
            modified,
        })
    });
    Ok(sources.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    #[test]
    fn folders_and_archives_are_pupils_and_names_are_taken_in_any_case() {
        roster::install();
        let home = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("An/NIM.cpp", "a"),
            ("An/notes.txt", "b"),
            ("Bình/lập trình/dice.PAS", "c"),
            ("Bình/nim.in", "d"),
            ("readme.txt", "e"),
            (".hidden/NIM.cpp", "f"),
        ] {
            let path = home.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let mut archive = ZipWriter::new(File::create(home.path().join("Chi.zip")).unwrap());
        for name in ["../../NIM.py", "x/GAME_3.cpp"] {
            archive
                .start_file(name, SimpleFileOptions::default())
                .unwrap();
            archive.write_all(b"text").unwrap();
        }
        archive.finish().unwrap();
        fs::write(home.path().join("Dung.zip"), "no archive").unwrap();

        let class = Class::collect(home.path(), Lang::En).unwrap();
        let handed: Vec<(&str, &str)> = class
            .pupils
            .iter()
            .flat_map(|(pupil, sources)| {
                sources
                    .iter()
                    .map(move |it| (pupil.as_str(), it.problem.id()))
            })
            .collect();
        assert_eq!(
            handed,
            [
                ("An", "nim"),
                ("Bình", "dice"),
                ("Chi", "game_3"),
                ("Chi", "nim")
            ]
        );
        assert_eq!(class.remarks.len(), 1);
        assert!(
            class.remarks[0].starts_with("Dung: "),
            "{:?}",
            class.remarks
        );
    }

    #[test]
    fn modules_come_with_the_source_that_imports_them() {
        roster::install();
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("An");
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("NIM.py"), "import helper, secret\n").unwrap();
        fs::write(folder.join("helper.py"), "import deep\n").unwrap();
        fs::write(folder.join("deep.py"), "").unwrap();
        fs::write(folder.join("dice.cpp"), "import helper\n").unwrap();
        fs::write(home.path().join("secret.py"), "").unwrap();
        std::os::unix::fs::symlink("../secret.py", folder.join("secret.py")).unwrap();
        let mut archive = ZipWriter::new(File::create(home.path().join("Chi.zip")).unwrap());
        for (name, text) in [
            ("a/helper.py", "x = 1"),
            ("a/nim.py", "from helper import x"),
            ("b/deep.py", ""),
        ] {
            archive
                .start_file(name, SimpleFileOptions::default())
                .unwrap();
            archive.write_all(text.as_bytes()).unwrap();
        }
        archive.finish().unwrap();

        let class = Class::collect(home.path(), Lang::En).unwrap();
        let modules = |pupil: &str, id: &str| -> Vec<&String> {
            let mut sources = class.pupils[pupil].iter();
            let source = sources.find(|it| it.problem.id() == id).unwrap();
            source.modules.keys().collect()
        };
        assert_eq!(modules("An", "nim"), ["deep.py", "helper.py"]);
        assert!(modules("An", "dice").is_empty());
        assert_eq!(modules("Chi", "nim"), ["helper.py"]);
    }

    #[test]
    fn of_two_sources_the_later_one_counts() {
        let mut class = Class::default();
        let source = |name: &str, seconds| Source {
            problem: roster::find("nim").unwrap(),
            name: name.to_owned(),
            bytes: Vec::new(),
            modules: Modules::new(),
            modified: SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds),
        };
        class.add(
            "An",
            vec![source("nim.pas", 2), source("nim.cpp", 1)],
            Lang::En,
        );
        assert_eq!(class.pupils["An"][0].name, "nim.pas");
        assert_eq!(
            class.remarks,
            ["An: nim.pas counts, nim.cpp was written before it"]
        );
    }
}
