//! The modules of a Python source that lie beside it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Modules that are taken along.
const MOST: usize = 100;

/// The files beside a source that it imports, and those that these import.
pub(super) fn modules_beside(source: &Path) -> Vec<PathBuf> {
    let Some(folder) = source.parent() else {
        return Vec::new();
    };
    let mut found: BTreeSet<PathBuf> = BTreeSet::new();
    let mut waiting = vec![source.to_owned()];
    while let Some(next) = waiting.pop() {
        let text = fs::read(&next).unwrap_or_default();
        for name in imports(&String::from_utf8_lossy(&text)) {
            let module = folder.join(format!("{name}.py"));
            let is_new = module != source && module.is_file() && found.len() < MOST;
            if is_new && found.insert(module.clone()) {
                waiting.push(module);
            }
        }
    }
    found.into_iter().collect()
}

/// The first part of every name that is imported.
fn imports(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for line in text.lines() {
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
        let games = file("games.py", "def f():\n    from deep import z\n");
        let deep = file("deep.py", "import nim\n");
        file("other.py", "");
        assert_eq!(modules_beside(&source), [deep, games]);
    }
}
