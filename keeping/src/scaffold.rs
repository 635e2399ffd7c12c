//! `judge new`: a new room, complete and small, to be filled with a real game.
//!
//! The scaffold is the smallest room that passes every check of the set (a heap, one or two
//! stones a move), with its tests, so that its author changes a working problem from the first
//! minute on. It is a draft: what its texts still lack is told, and fails nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bilingual::{Fault, Result, broken, ensure, of_system};
use problem_set::{Digest, Spec};

use super::locking::put;
use judge::errors::unread;
use judge::lock::{Confirmed, Lock, Locked};
use judge::root::Root;
use judge::system::in_path;
use judge::testset::Made;

/// Files of the template by path, each with what its name has behind it there.
macro_rules! template {
    ($($path:literal $end:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../templates/room/", $path, $end)))),*]
    };
}

/// The files of a room, by path, with `{id}`, `{FILE}`, `{Type}` and `{path}` to be filled in.
const TEMPLATE: [(&str, &str); 13] = template![
    "Cargo.toml" ".in",
    "problem.toml" "",
    "statement.en.md" "",
    "statement.vi.md" "",
    "lesson.en.md" "",
    "lesson.vi.md" "",
    "src/main.rs" ".in",
    "src/lib.rs" ".in",
    "src/brute.rs" ".in",
    "src/cases.rs" ".in",
    "src/rules.rs" ".in",
    "submissions/solution.cpp" "",
    "submissions/always_first.py" "",
];

/// The template's tests in their order, as its recipes make them and its reference answers them.
const TESTS: [(&str, &str); 5] = [
    ("4\n", "FIRST\n"),
    ("6\n", "SECOND\n"),
    ("1\n", "FIRST\n"),
    ("999999\n", "SECOND\n"),
    ("1000000\n", "FIRST\n"),
];

/// Words that cannot name a Rust path without `r#`.
const KEYWORDS: [&str; 47] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while",
];

/// Names that Rust, cargo and the set's own programs need for themselves, beside those of all packages.
const TAKEN: &str = "alloc build checker core crate deps examples incremental interactor proc_macro self std super test";

/// Makes the room `id` with the files' stem `file` and its tests, and adds its two lines to the list of all problems.
///
/// # Errors
/// If the name cannot be a package, is taken, or if a file cannot be written.
pub fn create(root: &Root, id: &str, file: &str) -> Result<()> {
    let is_name = |text: &str, is_letter: fn(&u8) -> bool| {
        let is_part = |it: &u8| is_letter(it) || it.is_ascii_digit() || *it == b'_';
        let letters = text.as_bytes();
        letters.first().is_some_and(is_letter) && letters.len() <= 20 && letters.iter().all(is_part)
    };
    ensure(is_name(id, u8::is_ascii_lowercase), || {
        format!(
            "'{id}' cannot be a problem's id: a lower-case letter, then lower-case letters, digits and _, at most 20"
        )
    })?;
    ensure(is_name(file, u8::is_ascii_uppercase), || {
        format!(
            "'{file}' cannot be the stem of the files: an upper-case letter, then upper-case letters, digits and _, at most 20"
        )
    })?;
    ensure(
        !TAKEN.split(' ').any(|name| name == id) && !packages(root).any(|name| name == id),
        || format!("'{id}' names a crate that the set itself needs"),
    )?;
    let room = root.room(id);
    ensure(!room.exists(), || format!("problems/{id} exists already"))?;

    let files = ["all-problems/Cargo.toml", "all-problems/src/list.rs"];
    let [manifest, list] = files.map(|file| root.path().join(file));
    let raw = if KEYWORDS.contains(&id) { "r#" } else { "" };
    let path = format!("{raw}{id}");
    let type_name = camel_case(id);
    // Both files of the list of all problems are prepared before anything is written: a failure leaves no half room.
    let dependency = format!("{id}.path = \"../problems/{id}\"");
    let entry = format!("    &{path}::cases::PROBLEM,");
    let new_manifest = inserted(&manifest, &dependency, |line| {
        line.contains(".path = \"../problems/")
    })?;
    let new_list = inserted(&list, &entry, |line| line.ends_with("::cases::PROBLEM,"))?;

    for (name, template) in TEMPLATE {
        let text = template
            .replace("{id}", id)
            .replace("{FILE}", file)
            .replace("{Type}", &type_name)
            .replace("{path}", &path);
        let target = room.join(name);
        fs::create_dir_all(target.parent().unwrap_or(&room))?;
        inpout::write_atomically(&target, &text)?;
    }
    let manifest_of_room = fs::read_to_string(room.join("problem.toml"))?;
    write_tests(root, &Spec::parse(id, &manifest_of_room)?)?;
    inpout::write_atomically(&manifest, &new_manifest)?;
    inpout::write_atomically(&list, &new_list)?;
    Ok(())
}

/// Has cargo write the new package into `Cargo.lock`, which the Makefile's commands do not change.
///
/// # Errors
/// If cargo cannot be run or fails.
pub fn enter(root: &Root) -> Result<()> {
    let cargo = std::env::var_os("CARGO").map(PathBuf::from);
    let cargo = cargo.or_else(|| in_path("cargo"));
    let cargo = cargo.ok_or_else(|| broken("no cargo was found in PATH"))?;
    let status = Command::new(cargo)
        .args(["update", "--workspace", "--offline", "--quiet"])
        .current_dir(root.path())
        .status()
        .map_err(|error| Fault(of_system(&error)).at(&"cargo cannot be run"))?;
    ensure(status.success(), || {
        "cargo cannot add the room to Cargo.lock".to_owned()
    })
}

/// The packages of the workspace and those on which it stands, as paths name them.
fn packages(root: &Root) -> impl Iterator<Item = String> {
    // Where there is no such list, no name of it can be taken.
    let lock = fs::read_to_string(root.path().join("Cargo.lock")).unwrap_or_default();
    let names = lock.split("\nname = \"").skip(1);
    let names = names.map(|rest| rest.split('"').next().unwrap_or_default().replace('-', "_"));
    names.collect::<Vec<_>>().into_iter()
}

/// Writes the tests of the template, which its brute force confirms.
fn write_tests(root: &Root, spec: &Spec) -> Result<()> {
    let made = spec.numbered_tests().zip(TESTS);
    let made: Vec<(Locked, Made)> = made
        .map(|((number, test), (input, answer))| {
            let locked = Locked {
                number,
                name: test.name.clone(),
                confirmed: Confirmed::Brute,
                input: Digest::of(input.as_bytes()),
                answer: Digest::of(answer.as_bytes()),
            };
            let [input, answer] = [input, answer].map(str::to_owned);
            (locked, Made { input, answer })
        })
        .collect();
    let tests = made.iter().map(|(locked, _)| locked.clone()).collect();
    put(root, spec, &Lock { tests }, &made)
}

/// The text of `file` with `line` put in its place among the sorted lines that `belongs` picks.
fn inserted(file: &Path, line: &str, belongs: fn(&str) -> bool) -> Result<String> {
    let text = fs::read_to_string(file).map_err(|error| unread(file, &error))?;
    let mut lines: Vec<&str> = text.lines().collect();
    // A raw identifier sorts as the name it stands for.
    let key = |line: &str| line.replace("r#", "");
    let Some(first) = lines.iter().position(|line| belongs(line)) else {
        let file = file.display();
        return Err(broken(format!("{file}: has no list of problems to add to")));
    };
    let before = lines[first..].iter();
    let before = before.take_while(|other| belongs(other) && key(other) < key(line));
    lines.insert(first + before.count(), line);
    Ok(lines.join("\n") + "\n")
}

/// `game_3` to `Game3`: the name of the problem's type.
pub fn camel_case(id: &str) -> String {
    id.split('_')
        .map(|part| {
            let mut letters = part.chars();
            letters.next().map_or_else(String::new, |first| {
                first.to_ascii_uppercase().to_string() + letters.as_str()
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lessons::faults::faults_of;
    use problem_set::Spec;

    fn workspace() -> (tempfile::TempDir, Root) {
        let folder = tempfile::tempdir().unwrap();
        for name in ["problems", "testdata", "all-problems/src"] {
            fs::create_dir_all(folder.path().join(name)).unwrap();
        }
        let manifest = "[dependencies]\nserde = \"1\"\n\nlgame.path = \"../problems/lgame\"\nnim.path = \"../problems/nim\"\n\n[lints]\n";
        let list = "pub(crate) static ROOMS: &[&&dyn AnyProblem] = &[\n    &lgame::cases::PROBLEM,\n    &nim::cases::PROBLEM,\n];\n";
        fs::write(folder.path().join("all-problems/Cargo.toml"), manifest).unwrap();
        let lock = "[[package]]\nname = \"judge-program\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"rand\"\n";
        fs::write(folder.path().join("Cargo.lock"), lock).unwrap();
        fs::write(folder.path().join("all-problems/src/list.rs"), list).unwrap();
        let root = Root::find(Some(folder.path())).unwrap();
        (folder, root)
    }

    #[test]
    fn a_new_room_has_a_valid_spec_and_sorted_lines_in_the_roster() {
        let (folder, root) = workspace();
        create(&root, "move", "MOVE").unwrap();
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        let spec = Spec::parse("move", &read("problems/move/problem.toml")).unwrap();
        assert_eq!((spec.id.as_str(), spec.file.as_str()), ("move", "MOVE"));
        assert!(read("problems/move/src/main.rs").contains("inpout::run::<r#move::Move>()"));
        let manifest = read("all-problems/Cargo.toml");
        let order: Vec<usize> = ["lgame.path", "move.path", "nim.path", "[lints]"]
            .map(|line| manifest.find(line).unwrap())
            .into();
        assert!(order.is_sorted(), "{manifest}");
        let list = read("all-problems/src/list.rs");
        let order: Vec<usize> = ["lgame::cases", "r#move::cases", "nim::cases", "];"]
            .map(|line| list.find(line).unwrap())
            .into();
        assert!(order.is_sorted(), "{list}");
        for neighbour in ["coins", "nim"] {
            let room = folder.path().join("problems").join(neighbour);
            fs::create_dir_all(&room).unwrap();
            for statement in ["statement.vi.md", "statement.en.md"] {
                fs::write(room.join(statement), "").unwrap();
            }
        }
        fs::create_dir(folder.path().join("course")).unwrap();
        for chapter in ["positions.vi.md", "positions.en.md"] {
            fs::write(folder.path().join("course").join(chapter), "").unwrap();
        }
        assert_eq!(faults_of(&root.room(&spec.id), &spec), [""; 0]);
        let locked = Lock::load(&root, &spec).unwrap().tests;
        assert_eq!(locked.len(), TESTS.len());
        assert_eq!(read("testdata/move/02/MOVE.OUT"), "SECOND\n");
        for (name, _) in TEMPLATE {
            assert!(
                !read(&format!("problems/move/{name}")).contains("{id}"),
                "{name}"
            );
        }
    }

    #[test]
    fn bad_and_taken_names_are_refused_and_change_nothing() {
        let (folder, root) = workspace();
        for (id, file) in [
            ("Nim", "NIM"),
            ("3nim", "NIM"),
            ("", "NIM"),
            ("a-b", "AB"),
            ("ab", "ab"),
            ("interactor", "JUDGE"),
            ("self", "SELF"),
            ("rand", "RAND"),
            ("judge_program", "PROGRAM"),
        ] {
            create(&root, id, file).unwrap_err();
        }
        fs::create_dir(folder.path().join("problems/nim")).unwrap();
        assert!(
            create(&root, "nim", "NIM")
                .unwrap_err()
                .to_string()
                .contains("exists already")
        );
        assert_eq!(
            fs::read_dir(folder.path().join("problems"))
                .unwrap()
                .count(),
            1
        );
    }

    #[test]
    fn type_names_are_camel_case() {
        assert_eq!(camel_case("game_3"), "Game3");
        assert_eq!(camel_case("cards01"), "Cards01");
    }
}
