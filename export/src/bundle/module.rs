//! A module of a crate: its file without tests, and the modules declared in it.

use std::fs;
use std::path::Path;

use super::editions::in_old_editions;
use super::mask::Mask;

use crate::refusal::{Result, broken};

/// Modules that hold tests and what makes them; a solution never stands on them.
const OF_TESTS: [&str; 6] = ["brute", "cases", "referee", "second", "tests", "theorem"];

/// A module with all below it.
pub(super) struct Module {
    name: String,
    /// How it is declared: `mod`, `pub mod`.
    declared: String,
    /// Its file as a reader of the set knows it, such as `theory/src/nimber.rs`.
    shown: String,
    text: String,
    children: Vec<Module>,
}

impl Module {
    /// The crate in this folder below the root, from its `src/lib.rs`.
    pub(super) fn of_crate(root: &Path, name: &str, folder: &str) -> Result<Module> {
        let source = format!("{folder}/src");
        let file = format!("{source}/lib.rs");
        Module::load(root, (name, "mod"), &file, Path::new(&source))
    }

    fn load(
        root: &Path,
        (name, declared): (&str, &str),
        shown: &str,
        folder: &Path,
    ) -> Result<Module> {
        let path = root.join(shown);
        let text = fs::read_to_string(&path)
            .map_err(|error| broken(format!("{}: cannot be read: {error}", path.display())))?;
        let mut module = Module {
            name: name.to_owned(),
            declared: declared.to_owned(),
            shown: shown.to_owned(),
            text: without_tests(&text),
            children: Vec::new(),
        };
        for (child, declared) in module.take_declarations() {
            if OF_TESTS.contains(&child.as_str()) {
                continue;
            }
            let file = folder.join(format!("{child}.rs"));
            let below = folder.join(&child);
            let file = if root.join(&file).is_file() {
                file
            } else {
                below.join("mod.rs")
            };
            let file = file.display().to_string();
            let loaded = Module::load(root, (&child, &declared), &file, &below)?;
            module.children.push(loaded);
        }
        Ok(module)
    }

    /// Takes the lines `mod name;` out of the text and returns what they declare.
    fn take_declarations(&mut self) -> Vec<(String, String)> {
        let mask = Mask::of(&self.text);
        let mut found = Vec::new();
        let mut text = String::new();
        for (line, code) in mask.lines(&self.text) {
            match code.and_then(declaration) {
                Some(declared) => found.push(declared),
                None => text.push_str(line),
            }
        }
        self.text = text;
        found
    }

    /// Keeps of the modules below only those that are mentioned in what is kept, beginning with
    /// this one and with what stands outside it.
    pub(super) fn keep_mentioned(&mut self, outside: &str) {
        let mut kept = vec![Mask::of(outside), Mask::of(&self.text)];
        let mut names: Vec<String> = Vec::new();
        loop {
            let mentioned = |module: &Module| {
                !names.contains(&module.name)
                    && kept.iter().any(|mask| is_mentioned(mask, &module.name))
            };
            let found: Vec<&Module> = self
                .all()
                .into_iter()
                .skip(1)
                .filter(|it| mentioned(it))
                .collect();
            if found.is_empty() {
                break;
            }
            let masks: Vec<Mask> = found.iter().map(|it| Mask::of(&it.text)).collect();
            names.extend(found.iter().map(|it| it.name.clone()));
            kept.extend(masks);
        }
        self.drop_all_but(&names);
    }

    /// The module and all below it, in the order in which they are written.
    fn all(&self) -> Vec<&Module> {
        let below = self.children.iter().flat_map(Module::all);
        std::iter::once(self).chain(below).collect()
    }

    fn drop_all_but(&mut self, names: &[String]) {
        self.children.retain(|child| names.contains(&child.name));
        for child in &mut self.children {
            child.drop_all_but(names);
        }
    }

    /// The files of all that is kept.
    pub(super) fn files(&self) -> Vec<&str> {
        let all = self.all().into_iter();
        all.map(|it| it.shown.as_str()).collect()
    }

    /// Whether the code anywhere in it says `name::`.
    pub(super) fn uses(&self, name: &str) -> bool {
        let mut all = self.all().into_iter();
        all.any(|it| is_mentioned(&Mask::of(&it.text), name))
    }

    /// All code in it, one module after the other.
    pub(super) fn all_text(&self) -> String {
        let texts = self.all().into_iter().map(|it| it.text.as_str());
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Its own text, without the modules below.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The modules below as `mod name { … }`; in each of them, paths that begin with one of these
    /// names get the prefix that makes them right in the place where they stand now.
    pub(super) fn nested(&self, prefixes: &[(&str, &str)]) -> String {
        let nested = self.children.iter().map(|child| {
            let inner = in_old_editions(&prefixed(&child.text, prefixes));
            let inner = format!("{}\n{}", inner.trim_end(), child.nested(prefixes));
            format!(
                "\n// {}\n{}",
                child.shown,
                braced(&child.declared, &child.name, &inner)
            )
        });
        nested.collect()
    }
}

/// `mod name { … }` around a text.
pub(super) fn braced(declared: &str, name: &str, text: &str) -> String {
    format!("{declared} {name} {{\n{}}}\n", indented(text))
}

/// `pub mod board;` as its name and the words before it.
fn declaration(line: &str) -> Option<(String, String)> {
    let line = line.trim().strip_suffix(';')?;
    let (declared, name) = line.rsplit_once(' ')?;
    let is_one = declared == "mod" || (declared.starts_with("pub") && declared.ends_with(" mod"));
    is_one.then(|| (name.to_owned(), declared.to_owned()))
}

/// Whether the code says `name::`, or imports the name.
fn is_mentioned(mask: &Mask, name: &str) -> bool {
    mask.places(name).any(|at| {
        let after = &mask.text()[at + name.len()..];
        let before = mask.text()[..at].rfind([';', '}']).map_or(0, |end| end + 1);
        let statement = mask.text()[before..at].trim_start();
        after.starts_with("::")
            || statement.starts_with("use ")
            || statement.starts_with("pub use ")
    })
}

/// The source without the items under `#[cfg(test)]`.
fn without_tests(source: &str) -> String {
    const MARK: &str = "#[cfg(test)]";
    let mask = Mask::of(source);
    let mut kept = String::new();
    let mut from = 0;
    while let Some(found) = mask.text()[from..].find(MARK) {
        let mark = from + found;
        kept.push_str(&source[from..mark]);
        from = mask.end_of_item(mark + MARK.len());
    }
    kept.push_str(&source[from..]);
    kept
}

/// The source with a prefix before each path that begins with one of these names.
fn prefixed(source: &str, prefixes: &[(&str, &str)]) -> String {
    let mask = Mask::of(source);
    let mut places: Vec<(usize, &str)> = Vec::new();
    for &(name, prefix) in prefixes {
        let begins = mask.places(name).filter(|&at| {
            let is_path = mask.text()[at + name.len()..].starts_with("::");
            is_path && !mask.text()[..at].ends_with("::")
        });
        places.extend(begins.map(|at| {
            (
                if prefix.ends_with("::") {
                    at
                } else {
                    at + name.len()
                },
                prefix,
            )
        }));
    }
    places.sort_unstable();
    let mut text = String::new();
    let mut from = 0;
    for (at, prefix) in places {
        text.push_str(&source[from..at]);
        text.push_str(prefix);
        from = at;
    }
    text.push_str(&source[from..]);
    text
}

/// The text four columns to the right, but for lines within strings.
fn indented(text: &str) -> String {
    let mask = Mask::of(text);
    let mut moved = String::new();
    for (line, code) in mask.lines(text) {
        if code.is_some() && !line.trim().is_empty() {
            moved.push_str("    ");
        }
        moved.push_str(line);
    }
    if !moved.ends_with('\n') {
        moved.push('\n');
    }
    moved
}

/// The text with no two blank lines in a row.
pub(super) fn without_gaps(text: &str) -> String {
    let mask = Mask::of(text);
    let mut was_blank = false;
    let mut kept = String::new();
    for (line, code) in mask.lines(text) {
        let is_blank = code.is_some() && line.trim().is_empty();
        if !(is_blank && was_blank) {
            kept.push_str(if is_blank { "\n" } else { line });
        }
        was_blank = is_blank;
    }
    kept
}
