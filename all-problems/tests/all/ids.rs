//! No library knows a room: of the problems' ids there is one list.
//!
//! A library that depends on no room can name one by text alone, and where it acts on that, the text
//! is an id or a path. In a sentence an id may stand, as an example of what to type or as a word that
//! means something else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where an id stands as a word of its own right, by the end of the file's path.
const WORDS: [(&str, &str); 17] = [
    // A name of a field.
    ("inpout/src/names.rs", "move"),
    // A word of Rust, and one of C++ and Pascal.
    ("keeping/src/scaffold.rs", "move"),
    ("keeping/src/making/mutants.rs", "set"),
    // Kinds of problems.
    ("pages/src/room.rs", "game"),
    // Pieces of chess.
    ("scene/src/catalogue.rs", "bishop"),
    ("scene/src/catalogue.rs", "knight"),
    // What a browser asks, and is told.
    ("web/src/play.rs", "game"),
    ("web/src/question.rs", "game"),
    // A part of an address.
    ("pages/src/prose.rs", "game"),
    // A command, and what is asked of a game.
    ("commands/src/program.rs", "table"),
    ("lessons/src/printed.rs", "table"),
    ("lessons/src/table/mod.rs", "grundy"),
    ("pages/src/problem/lesson.rs", "table"),
    ("pages/src/problem/mod.rs", "table"),
    ("pages/src/room.rs", "table"),
    // Ideas.
    ("problem-set/src/idea.rs", "grundy"),
    ("problem-set/src/idea.rs", "nim"),
];

#[test]
fn no_id_of_a_problem_occurs_in_a_librarys_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let ids: BTreeSet<&str> = all_problems::problems().iter().map(|it| it.id()).collect();
    let mut found = BTreeSet::new();
    let mut files = Vec::new();
    for package in packages(root) {
        for below in ["src", "cpp", "templates"] {
            sources(&package.join(below), &mut files);
        }
    }
    assert!(files.len() > 200, "{} files are few", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.strip_prefix(root).unwrap().display().to_string();
        for literal in literals(&text) {
            let path = literal.split_once("problems/").map(|(_, path)| path);
            let room = path.map(|path| path.split('/').next().unwrap_or_default());
            for word in [Some(literal), room].into_iter().flatten() {
                if ids.contains(word) {
                    found.insert((name.clone(), word.to_owned()));
                }
            }
        }
    }
    let words = WORDS.map(|(file, word)| (file.to_owned(), word.to_owned()));
    assert_eq!(found, words.into());
}

#[test]
fn only_the_list_of_all_problems_depends_on_rooms() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for package in packages(root) {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap_or_default();
        // A test may well use a room.
        let (needed, _) = manifest
            .split_once("[dev-dependencies]")
            .unwrap_or((&manifest, ""));
        if needed.contains("problems/") {
            found.push(package.strip_prefix(root).unwrap().to_owned());
        }
    }
    assert_eq!(found, [Path::new("all-problems")]);
}

/// The folders of all packages but the rooms.
fn packages(root: &Path) -> impl Iterator<Item = PathBuf> {
    let parents = [root.to_owned(), root.join("programs")];
    parents.into_iter().flat_map(|parent| folder(&parent))
}

/// What stands between quotation marks in a source, without its comments and its tests.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let tests = source.match_indices("#[cfg(test)]\n").find(|(at, mark)| {
        let next = source[at + mark.len()..].lines().next();
        next.is_some_and(|line| line.ends_with("mod tests {"))
    });
    let code = tests.map_or(source, |(at, _)| &source[..at]);
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// The sources below a folder, without modules of tests.
fn sources(below: &Path, files: &mut Vec<PathBuf>) {
    for path in folder(below) {
        if path.ends_with("tests") || path.ends_with("tests.rs") {
            continue;
        }
        if path.is_dir() {
            sources(&path, files);
        } else if is_source(&path) {
            files.push(path);
        }
    }
}

/// Whether a file is a source in Rust or C++.
fn is_source(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("rs" | "in" | "cpp" | "hpp"))
}

/// What is in a folder, if there is one.
fn folder(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}
