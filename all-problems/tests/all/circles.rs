//! Inside a crate no file uses one that uses it, but parent and child.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module by the names on the way to it from the root of its crate.
type Module = Vec<String>;

#[test]
fn no_file_uses_one_that_uses_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut crates = Vec::new();
    for folder in ["", "problems", "programs", "problems/wbr"] {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        crates.extend(entries.map(|it| it.unwrap().path().join("src")));
    }
    crates.retain(|it| it.is_dir());
    assert!(crates.len() > 90, "{} crates are few", crates.len());
    let mut circles = Vec::new();
    for source in crates {
        let name = source.strip_prefix(root).unwrap().display().to_string();
        let uses = uses(&source);
        // Whoever can be left out, because all that it uses has been, is in no circle.
        let mut left: BTreeSet<&Module> = uses.keys().collect();
        loop {
            let before = left.len();
            let kept = left.clone();
            left.retain(|it| uses[*it].iter().any(|used| kept.contains(used)));
            if left.len() == before {
                break;
            }
        }
        circles.extend(left.iter().map(|it| format!("{name}: {}", it.join("::"))));
    }
    assert_eq!(circles, [""; 0]);
}

/// What each module of a crate uses of the others, but for parents and children.
fn uses(source: &Path) -> BTreeMap<Module, BTreeSet<Module>> {
    let mut texts = BTreeMap::new();
    read(source, &mut Vec::new(), &mut texts);
    let modules: BTreeSet<Module> = texts.keys().cloned().collect();
    let of = |(module, text): (&Module, &String)| {
        let paths = paths(text).into_iter();
        let used = paths.filter_map(|path| found(&modules, module, &path));
        let is_related = |it: &Module| it.starts_with(module) || module.starts_with(it);
        (module.clone(), used.filter(|it| !is_related(it)).collect())
    };
    texts.iter().map(of).collect()
}

/// The code of every module below a folder, without tests and comments.
fn read(folder: &Path, at: &mut Module, texts: &mut BTreeMap<Module, String>) {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    for path in entries.collect::<Vec<PathBuf>>() {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if stem == "tests" {
            continue;
        }
        if path.is_dir() {
            at.push(stem);
            read(&path, at, texts);
            at.pop();
        } else if path.extension() == Some("rs".as_ref()) {
            let mut module = at.clone();
            if !["lib", "main", "mod"].contains(&stem.as_str()) {
                module.push(stem);
            }
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("\n#[cfg(test)]\n").next().unwrap_or_default();
            let lines = code.lines().map(|line| line.split("//").next().unwrap());
            texts.insert(module, lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// All paths in a text, those of a `use` with braces each on its own.
fn paths(text: &str) -> Vec<Vec<&str>> {
    let mut paths = Vec::new();
    // What stands before each open brace, which is empty where that opens no list of names.
    let mut before: Vec<Vec<&str>> = Vec::new();
    let mut path: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_part = |it: char| it.is_alphanumeric() || it == '_';
        let word = rest.split(|it| !is_part(it)).next().unwrap_or_default();
        let length = word.len().max(first.len_utf8());
        if !word.is_empty() {
            path.push(word);
        }
        let behind = &rest[length..];
        rest = if let Some(behind) = behind.strip_prefix("::").filter(|_| !word.is_empty()) {
            match behind.strip_prefix('{') {
                Some(behind) => {
                    before.push(path.clone());
                    behind
                }
                None => behind,
            }
        } else {
            paths.push(std::mem::take(&mut path));
            match first {
                '{' => before.push(Vec::new()),
                '}' => drop(before.pop()),
                _ => {}
            }
            path = before.last().cloned().unwrap_or_default();
            behind
        };
    }
    paths
}

/// The module that a path leads to, seen from another one.
fn found(modules: &BTreeSet<Module>, from: &Module, path: &[&str]) -> Option<Module> {
    let (mut at, mut rest) = match path {
        ["crate", rest @ ..] => (Module::new(), rest),
        ["self", rest @ ..] => (from.clone(), rest),
        [] | [_] => return None,
        _ => (from.clone(), path),
    };
    while let ["super", after @ ..] = rest {
        at.pop();
        rest = after;
    }
    at.extend(rest.iter().map(|&it| it.to_owned()));
    while !at.is_empty() && !modules.contains(&at) {
        at.pop();
    }
    (at != *from).then_some(at)
}

#[test]
fn paths_of_a_list_are_told_apart() {
    let modules: BTreeSet<Module> = ["a", "b", "c"].map(|it| vec![it.to_owned()]).into();
    let text = "use crate::{a::One, b::{Two, Three}};\nfn f() { c::g(); super::b::h() }";
    let from = vec!["x".to_owned()];
    let used: BTreeSet<Module> = paths(text)
        .iter()
        .filter_map(|path| found(&modules, &from, path))
        .collect();
    // `c` is not below `x`.
    let expected: BTreeSet<Module> = ["a", "b"].map(|it| vec![it.to_owned()]).into();
    assert_eq!(&used - &[Module::new()].into(), expected);
}
