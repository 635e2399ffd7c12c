//! The modules of a Python source that lie beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Modules that are taken along.
const MOST: usize = 100;

/// Helper modules by the names of their files.
pub(crate) type Modules = BTreeMap<String, Vec<u8>>;

/// What a source of this name imports from beside it, and what these modules import. `beside` gives
/// the text of a file that lies there, by its name.
pub(crate) fn modules_of(
    name: &str,
    text: &[u8],
    beside: impl Fn(&str) -> Option<Vec<u8>>,
) -> Modules {
    let mut found = Modules::new();
    let mut waiting = imports(text);
    while let Some(import) = waiting.pop_first() {
        let module = format!("{import}.py");
        if module == name || found.contains_key(&module) || found.len() == MOST {
            continue;
        }
        if let Some(text) = beside(&module) {
            waiting.append(&mut imports(&text));
            found.insert(module, text);
        }
    }
    found
}

/// The modules beside a source on disk.
pub(super) fn modules_beside(source: &Path) -> Modules {
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let text = fs::read(source).unwrap_or_default();
    modules_of(&name, &text, |module| {
        let path = source.with_file_name(module);
        path.is_file().then(|| fs::read(path).ok())?
    })
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
        assert!(modules_beside(&source).keys().eq(["deep.py", "games.py"]));
    }
}
