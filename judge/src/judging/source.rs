//! A source as it was handed in: read once, and copied to where nobody changes it any more.

use std::fs;
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use super::encoding::{Foreign, foreign};
use super::language::Language;
use super::modules::{Beside, Modules};
use super::opened::{self, LONGEST_SOURCE, Links};
use super::unprepared::Unprepared;
use crate::catalogue::judging as say;
use crate::system::{is_for_compilers, permit};
use bilingual::{Message, text};

/// A name that is longer leaves no room for what compilers add to it: Python, `.cpython-313.pyc` and a number.
const LONGEST_NAME: usize = 200;

/// What some editors write before the first letter.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// A source, and its copy.
#[derive(Debug)]
pub(super) struct Source {
    /// The name of its file, as it is shown.
    shown: String,
    /// Its text, as it was handed in.
    pub(super) text: Vec<u8>,
    /// The folder of its copy.
    home: PathBuf,
    /// What the copy is called there.
    pub(super) name: String,
    /// Of a source in Python, the modules beside it, which lie in the folder too.
    modules: Modules,
    /// What its author should know of what was handed in.
    pub(super) remarks: Vec<Message>,
    /// What is to be said of its letters, if they are not UTF-8.
    pub(super) foreign: Option<Message>,
}

impl Source {
    /// Reads a source, and copies it into a new folder in `folder`.
    ///
    /// # Errors
    /// If it cannot be read, or if it is known without a compiler that it is no program.
    pub(super) fn take(
        path: &Path,
        language: Language,
        folder: &Path,
    ) -> Result<Source, Unprepared> {
        let shown = text::name(path.file_name().unwrap_or_default().as_ref());
        let text = opened::read(path, LONGEST_SOURCE, Links::Followed)
            .map_err(|unread| unread.at(path, LONGEST_SOURCE))?;
        let refused = |report| Unprepared::Compile {
            shown: text::name(path),
            language,
            report,
        };
        if is_blank(&text) {
            return Err(refused(say::EMPTY_SOURCE.with(&[&shown]).into()));
        }
        let foreign = match foreign(&text) {
            Some(Foreign::Utf16) => return Err(refused(say::IS_UTF16.with(&[&shown]).into())),
            Some(Foreign::Line(line)) => Some(say::NOT_UTF8.with(&[&shown, &line]).into()),
            None => None,
        };
        let name = plain_name(path);
        let beside = if language.is_python() {
            Beside::look(path, &name, &text)
        } else {
            Beside::default()
        };
        let source = Source {
            shown,
            text,
            home: folder.join("source"),
            name,
            modules: beside.modules,
            remarks: beside.left_out,
            foreign,
        };
        source.copy(language)?;
        Ok(source)
    }

    fn copy(&self, language: Language) -> io::Result<()> {
        fs::create_dir(&self.home)?;
        // Whoever runs it may look into it, whatever this user's files are usually like.
        permit(&self.home, 0o755)?;
        // The Java compiler takes the mark for a letter.
        let text = match language {
            Language::Java => self.text.strip_prefix(MARK).unwrap_or(&self.text),
            _ => &self.text,
        };
        let modules = self.modules.iter();
        let modules = modules.map(|(name, text)| (name, text.as_slice()));
        for (name, text) in modules.chain([(&self.name, text)]) {
            let file = self.home.join(name);
            fs::write(&file, text)?;
            permit(&file, 0o644)?;
        }
        Ok(())
    }

    /// Its copy.
    pub(super) fn path(&self) -> PathBuf {
        self.home.join(&self.name)
    }

    /// All files of its copy, each with its name: its own first, then its modules.
    pub(super) fn files(&self) -> Vec<(PathBuf, String)> {
        let names = [&self.name].into_iter().chain(self.modules.keys());
        let names = names.map(|name| (self.home.join(name), name.clone()));
        names.collect()
    }

    /// Remarks what is to be said of its letters, where the compiler took them as they are. Python takes only what the
    /// source says it is.
    pub(super) fn remark_letters(&mut self, language: Language) {
        if !language.is_python() {
            self.remarks.extend(self.foreign.clone());
        }
    }

    /// The names of its own files, as its author knows them.
    pub(super) fn own_files(&self) -> impl Iterator<Item = &str> {
        let modules = self.modules.keys().map(String::as_str);
        [self.shown.as_str()].into_iter().chain(modules)
    }

    /// What was said of it in folders of the judge, where it was `called` so, as its author knows
    /// it.
    pub(super) fn in_its_own_name(&self, said: &str, folders: &[&Path], called: &str) -> String {
        let mut told = said.to_owned();
        for folder in folders {
            for end in ['/', MAIN_SEPARATOR] {
                let folder = format!("{}{end}", folder.display());
                for place in [format!("file://{folder}"), folder] {
                    told = told.replace(&place, "");
                }
            }
        }
        renamed(&told, called, &self.shown)
    }
}

/// The text with another name wherever the name stands for itself.
fn renamed(said: &str, name: &str, other: &str) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || "_$-".contains(letter);
    let mut all = String::with_capacity(said.len());
    let mut rest = 0;
    for (at, _) in said.match_indices(name) {
        let end = at + name.len();
        if !said[..at].ends_with(is_part) && !said[end..].starts_with(is_part) {
            all += &said[rest..at];
            all += other;
            rest = end;
        }
    }
    all + &said[rest..]
}

/// Whether nothing is written in a source; what a disk has lost is zeros.
fn is_blank(text: &[u8]) -> bool {
    let text = text.strip_prefix(MARK).unwrap_or(text);
    let mut bytes = text.iter();
    bytes.all(|&byte| byte == 0 || byte.is_ascii_whitespace())
}

/// A name that can be mistaken for nothing else: the source's own if that is so.
pub(super) fn plain_name(source: &Path) -> String {
    let shown = source.file_name().unwrap_or_default().to_string_lossy();
    let known = Language::known_name(&shown).filter(|it| !it.eq_ignore_ascii_case(&shown));
    let source = known.as_deref().map_or(source, Path::new);
    match source.file_name().and_then(|name| name.to_str()) {
        Some(name)
            if name.len() <= LONGEST_NAME
                && !name.starts_with(['-', '.', '@'])
                && text::plain(name) == name
                && is_for_compilers(name) =>
        {
            name.to_owned()
        }
        _ => {
            let extension = source.extension().unwrap_or_default();
            format!("program.{}", extension.to_string_lossy())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_source_is_no_option_and_steers_nothing() {
        for (source, name) in [
            ("/a/my nim.cpp", "my nim.cpp"),
            ("bài \"1\".c", "bài \"1\".c"),
            ("-x.c", "program.c"),
            ("a\nb.c", "program.c"),
            (".c", "program."),
            (&format!("{}.py", "n".repeat(250)), "program.py"),
        ] {
            assert_eq!(plain_name(Path::new(source)), name);
        }
    }

    #[cfg(windows)]
    #[test]
    fn a_source_whose_name_compilers_do_not_understand_has_another() {
        for (source, name) in [
            ("my nim.cpp", "my nim.cpp"),
            ("bài 1.cpp", "program.cpp"),
            ("con.cpp", "program.cpp"),
            (&format!("{}.cpp", "n".repeat(200)), "program.cpp"),
        ] {
            assert_eq!(plain_name(Path::new(source)), name);
        }
    }

    #[test]
    fn a_name_is_changed_where_it_stands_for_itself() {
        let said = "Main.java:3: error\n(Main.java:4) xMain.java Main.javac";
        assert_eq!(
            renamed(said, "Main.java", "nim.java"),
            "nim.java:3: error\n(nim.java:4) xMain.java Main.javac"
        );
        assert_eq!(renamed("a.c:1", "a.c", "a.c"), "a.c:1");
    }
}
