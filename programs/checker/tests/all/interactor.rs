//! The program `interactor` in the shell: what it says, its exit codes, its one line on standard
//! error.

use std::fs;
use std::process::Command;

use super::converse;

/// Exit code, standard output and standard error when the program says this.
fn interactor(arguments: &[&str], opening: &str, said: &str) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("INP"), opening).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_interactor"));
    command.current_dir(folder.path()).args(arguments);
    converse(&mut command, said)
}

const KNIGHT: [&str; 3] = ["knight", "INP", "best"];

#[test]
fn verdicts_are_told_as_testlib_tells_them() {
    for (said, code, verdict) in [
        ("2 2\n", 0, "ok\n"),
        ("2 2", 0, "ok\n"),
        (
            "1 3\n",
            1,
            "wrong answer line 1: the move from 3 4 to 1 3 gives the win away\n",
        ),
        (
            "",
            1,
            "wrong answer the program ended before the game was over\n",
        ),
        (
            "2 x\n",
            2,
            "wrong output format line 1: column: expected a number in 1..=9, found 'x'\n",
        ),
    ] {
        let (exit, told, error) = interactor(&KNIGHT, "8 9 3 4\n", said);
        assert_eq!((exit, error.as_str()), (code, verdict));
        assert_eq!(told, "8 9 3 4\n");
    }
}

#[test]
fn the_opponent_answers_and_its_dice_depend_on_the_seed() {
    let told = |seed: &str| {
        let arguments = ["game10", "INP", "random", "--seed", seed];
        interactor(&arguments, "", "").1
    };
    assert_eq!(told("a"), told("a"));
    assert_eq!(told("a").split_whitespace().count(), 3);
    let first_moves: std::collections::BTreeSet<String> =
        ["a", "b", "c", "d", "e", "f"].map(told).into();
    assert!(first_moves.len() > 1);
}

#[test]
fn a_bad_command_is_no_verdict_on_the_program() {
    for (arguments, words) in [
        (
            &["nim", "INP", "best"][..],
            "the problem nim has no interactor",
        ),
        (&["knihgt", "INP", "best"], "there is no problem 'knihgt'"),
        (&["knight", "missing", "best"], "missing: cannot be read"),
        (
            &["knight", "INP", "god"],
            "<OPPONENT> cannot be 'god': it can be random, greedy, best, spoiler",
        ),
        (&["knight"], "\nusage: interactor"),
    ] {
        let (code, told, error) = interactor(arguments, "8 9 3 4\n", "2 2\n");
        assert_eq!((code, told.as_str()), (3, ""), "{error}");
        assert!(
            error.starts_with("FAIL ") && error.contains(words),
            "{error}"
        );
    }
    let (code, _, error) = interactor(&KNIGHT, "8 9 9 4\n", "2 2\n");
    assert_eq!(code, 3);
    assert!(error.contains("p: 9 is not in 1..=8"), "{error}");
}
