//! The modules of a Python source that lie beside it.
//!
//! Only regular files are taken along: a link beside a source may lead to the answers, and a sparse
//! file has no end.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::language::Language;
use super::opened::{self, LONGEST_SOURCE, Links, Unread};
use crate::catalogue::judging as say;
use crate::system::is_device;
use bilingual::{Message, text};

/// Modules that are taken along, and their bytes together.
const MOST: usize = 100;
const MOST_BYTES: usize = 8 << 20;

/// Helper modules by the names of their files.
pub type Modules = BTreeMap<String, Vec<u8>>;

/// What a source of this name imports from beside it, and what these modules import, as much as is
/// taken along. `beside` gives the text of a file that lies there, by its name.
pub fn modules_of(
    name: &str,
    text: &[u8],
    mut beside: impl FnMut(&str) -> Option<Vec<u8>>,
) -> Modules {
    let mut found = Modules::new();
    let mut waiting = imports(text);
    while let Some(import) = waiting.pop_first() {
        let module = format!("{import}.py");
        let is_known = module == name || found.contains_key(&module);
        if is_known || is_full(&found) || is_device(&module) {
            continue;
        }
        if let Some(text) = beside(&module) {
            waiting.append(&mut imports(&text));
            found.insert(module, text);
        }
    }
    found
}

/// Whether no more are taken along.
fn is_full(found: &Modules) -> bool {
    found.len() >= MOST || found.values().map(Vec::len).sum::<usize>() >= MOST_BYTES
}

/// The modules beside a source on disk, and what was seen there.
#[derive(Debug, Default)]
pub struct Beside {
    /// By the names by which they are asked for.
    pub modules: Modules,
    /// What is not taken along, and why, a sentence each.
    pub left_out: Vec<Message>,
    /// The names of all files that were looked for, there or not.
    pub looked_for: BTreeSet<String>,
}

impl Beside {
    /// Those of a source with this text; `own` is its name here.
    pub fn look(source: &Path, own: &str, text: &[u8]) -> Beside {
        let mut seen = Beside::default();
        seen.modules = modules_of(own, text, |module| {
            seen.looked_for.insert(module.to_owned());
            let why = match opened::read(
                &source.with_file_name(module),
                LONGEST_SOURCE,
                Links::Refused,
            ) {
                Ok(text) => return Some(text),
                // It is a module of the language's own, most likely, or none at all.
                Err(Unread::Failed(_) | Unread::NotRegular) => return None,
                Err(Unread::Link) => say::MODULE_IS_LINK,
                Err(Unread::TooLong) => say::MODULE_TOO_LONG,
            };
            let shown = text::plain(module);
            seen.left_out.push(why.with(&[&shown]).into());
            None
        });
        if is_full(&seen.modules) {
            let mib = MOST_BYTES >> 20;
            let most = say::MOST_MODULES.with(&[&MOST, &mib]).into();
            seen.left_out.push(most);
        }
        seen
    }
}

/// The names of the modules that a source on disk asks for, there or not; none if it is not in
/// Python.
pub fn modules_asked_for(source: &Path) -> BTreeSet<String> {
    let language = Language::of_name(source, &[Language::Python]);
    let text = opened::read(source, LONGEST_SOURCE, Links::Followed);
    match (language, text) {
        (Some(_), Ok(text)) => Beside::look(source, "", &text).looked_for,
        _ => BTreeSet::new(),
    }
}

/// The first part of every name that is imported.
fn imports(text: &[u8]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for line in String::from_utf8_lossy(text).lines() {
        let mut words = line.trim_start().splitn(2, char::is_whitespace);
        let (first, rest) = (words.next(), words.next().unwrap_or_default());
        let listed: Vec<&str> = match first {
            Some("import") => rest.split(',').collect(),
            Some("from") => vec![rest],
            _ => continue,
        };
        for it in listed {
            let is_part = |letter: &char| letter.is_alphanumeric() || *letter == '_';
            let name: String = it.trim_start().chars().take_while(is_part).collect();
            if !name.is_empty() {
                names.insert(name);
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use bilingual::Lang;

    fn beside(source: &Path) -> Beside {
        Beside::look(source, "nim.py", &fs::read(source).unwrap())
    }

    fn left_out(seen: &Beside) -> Vec<&str> {
        seen.left_out.iter().map(|it| it.of(Lang::En)).collect()
    }

    #[test]
    fn imported_modules_are_found_with_those_that_they_import() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let source = file("nim.py", "import sys, games as g\nfrom lib.x import y\n");
        file("games.py", "def f():\n    from deep import z\n");
        file("deep.py", "import nim\n");
        file("other.py", "");
        let seen = beside(&source);
        assert!(seen.modules.keys().eq(["deep.py", "games.py"]));
        assert_eq!(left_out(&seen), [""; 0]);
        let looked_for = ["deep.py", "games.py", "lib.py", "sys.py"];
        assert!(seen.looked_for.iter().eq(looked_for));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_what_has_no_end_are_left_out_with_a_word() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("answer"), "text = 1\n").unwrap();
        symlink("answer", path("o01.py")).unwrap();
        let sparse = fs::File::create(path("sparse.py")).unwrap();
        sparse.set_len(100 << 30).unwrap();
        fs::create_dir(path("folder.py")).unwrap();
        fs::write(path("nim.py"), "import o01, sparse, folder\n").unwrap();
        let seen = beside(&path("nim.py"));
        assert!(seen.modules.is_empty());
        assert_eq!(
            left_out(&seen),
            [
                "o01.py is a link, and is not taken along",
                "sparse.py is longer than 1 MiB, and is not taken along"
            ]
        );
    }

    #[test]
    fn there_is_an_end_of_modules_too() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let text = vec![b'#'; 1 << 20];
        for number in 0..9 {
            fs::write(path(&format!("m{number}.py")), &text).unwrap();
        }
        let names: Vec<String> = (0..9).map(|number| format!("m{number}")).collect();
        let source = format!("import {}\n", names.join(", "));
        fs::write(path("nim.py"), source).unwrap();
        let seen = beside(&path("nim.py"));
        assert_eq!(seen.modules.len(), 8);
        assert_eq!(
            left_out(&seen),
            ["no more than 100 modules and 8 MiB of them are taken along"]
        );
    }
}
