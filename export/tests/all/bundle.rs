//! References as single files, compiled and run alone.
//!
//! All are made, and what every day compiles and runs is one in forty, on the samples; with `FULL=1`
//! (`make bundle-test`) all of them go through all tests.

use std::fs;

use crate::programs::{
    Problem, check_all, compile, is_full, root, silent, tests, through_files, through_streams,
    tried,
};
use export::bundle::one_file;

/// Its reference draws lots, with the generator of the set.
const DRAWS_LOTS: &str = "wbr";

/// Both forms compile in the oldest edition, without a word of the compiler in the newest, and
/// answer as the stored answers do.
fn check(problem: Problem) -> Result<(), String> {
    let id = problem.id();
    let told = |what: String| move |reason: String| format!("{id}: {what}: {reason}");
    let root = root();
    let folder = tempfile::tempdir().expect("a folder");
    let level = if is_full() {
        "-Copt-level=3"
    } else {
        "-Copt-level=1"
    };
    for (name, streams) in [("files", false), ("streams", true)] {
        let text = one_file(&root, id, streams).map_err(|error| format!("{error:#}"))?;
        let source = format!("{name}.rs");
        fs::write(folder.path().join(&source), text).expect("a folder to write to");
        let oldest = ["--edition", "2018", level, "-Awarnings", &source];
        compile(folder.path(), "rustc", &oldest).map_err(told("edition 2018".to_owned()))?;
    }
    for edition in ["2021", "2024"] {
        let newer = [
            "--edition",
            edition,
            "--emit=metadata",
            "-Dwarnings",
            "files.rs",
        ];
        compile(folder.path(), "rustc", &newer).map_err(told(format!("edition {edition}")))?;
    }
    for test in tests(&root, problem) {
        let expected = fs::read(&test.answer).expect("an answer");
        let streams = through_streams(&folder.path().join("streams"), &test.input);
        let files = through_files(&folder.path().join("files"), problem.file(), &test.input);
        for (way, answer) in [("streams", streams), ("files", files)] {
            let answer = answer.map_err(told(format!("{way}: test {}", test.name)))?;
            if answer != expected {
                return Err(format!("{id}: {way}: test {}: another answer", test.name));
            }
        }
    }
    Ok(())
}

#[test]
fn references_answer_as_the_stored_answers_do_as_single_files() {
    let text = |problem: Problem| one_file(&root(), problem.id(), false).expect("a single file");
    let bundled = silent().filter(|problem| problem.id() != DRAWS_LOTS);
    check_all(&tried(bundled, text), |&problem| check(problem));
}

#[test]
fn a_reference_that_needs_a_crate_of_the_set_is_refused() {
    let refusal = one_file(&root(), DRAWS_LOTS, false)
        .unwrap_err()
        .to_string();
    assert!(refusal.contains("uses the crate samegame"), "{refusal}");
}

#[test]
fn interactive_references_are_refused() {
    for problem in all_problems::problems()
        .iter()
        .filter(|it| it.dialogue().is_some())
    {
        let refusal = one_file(&root(), problem.id(), false)
            .unwrap_err()
            .to_string();
        assert!(refusal.contains("talks with the judge"), "{refusal}");
    }
}

#[test]
fn a_single_file_says_where_it_comes_from_and_keeps_the_explanation() {
    let text = one_file(&root(), "nim", true).expect("a single file");
    assert!(text.contains("Made by `judge bundle nim --streams` from problems/nim/src/lib.rs"));
    assert!(text.contains("//! **Idea.** Let `g` be the nim-sum"));
    for absent in [
        "mod brute",
        "mod cases",
        "mod rules",
        "#[cfg(test)]",
        "testkit",
    ] {
        assert!(!text.contains(absent), "{absent}");
    }
}
