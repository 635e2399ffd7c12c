//! A program that talks as its users meet it: line for line, until somebody ends it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The example `countdown`, which cargo builds beside the tests.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.ancestors()
        .nth(2)
        .unwrap()
        .join("examples")
        .join(format!("countdown{}", std::env::consts::EXE_SUFFIX))
}

fn start(folder: &Path) -> Child {
    Command::new(program())
        .env("LC_ALL", "C")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Everything told at once: exit code, standard output, standard error, `COUNT.OUT`.
fn told(text: &str) -> (i32, String, String, Option<String>) {
    let folder = tempfile::tempdir().unwrap();
    let mut child = start(folder.path());
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
        fs::read_to_string(folder.path().join("COUNT.OUT")).ok(),
    )
}

#[test]
fn each_line_goes_out_before_the_next_one_is_heard() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = start(folder.path());
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    // A program that did not flush would never answer.
    for (told, expected) in [("8", "6\n"), ("5", "3\n"), ("2", "0\n")] {
        writeln!(stdin, "{told}").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, expected);
    }
    // The game is over: it ends although its input is still open.
    assert!(child.wait().unwrap().success());
    let record = fs::read_to_string(folder.path().join("COUNT.OUT")).unwrap();
    assert_eq!(record, "FIRST\n");
}

#[test]
fn any_white_space_and_blank_lines_are_heard() {
    let (code, said, errors, record) = told("\u{feff}  8 \r\n\n\t5\r\n\r\n 2 ");
    assert_eq!((code, said.as_str(), errors.as_str()), (0, "6\n3\n0\n", ""));
    assert_eq!(record.as_deref(), Some("FIRST\n"));
}

#[test]
fn a_lost_game_ends_in_silence() {
    let (code, said, errors, record) = told("3\n0\n");
    assert_eq!((code, said.as_str(), errors.as_str()), (0, "2\n", ""));
    assert_eq!(record.as_deref(), Some("SECOND\n"));
}

#[test]
fn the_end_of_the_input_ends_it_in_silence_and_without_a_record() {
    for (text, expected) in [
        ("", ""),
        ("\n \n", ""),
        ("8\n", "6\n"),
        ("8\n5\n", "6\n3\n"),
    ] {
        let (code, said, errors, record) = told(text);
        assert_eq!((code, said.as_str(), errors.as_str()), (0, expected, ""));
        assert_eq!(record, None, "{text:?}");
    }
}

#[test]
fn a_bad_move_is_told_in_one_line_with_exit_code_1() {
    for (line, words) in [
        ("7", "number: 7 is not in 4..=5"),
        ("x", "number: 'x' is not a whole number"),
        ("5 5", "'5' stands after the end of the input"),
    ] {
        let (code, said, errors, record) = told(&format!("8\n\n{line}\n1\n"));
        assert_eq!((code, said.as_str(), record), (1, "6\n", None));
        assert_eq!(errors, format!("standard input:3: {words}\n"));
    }
}

#[test]
fn a_bad_opening_is_told_with_exit_code_2() {
    let (code, said, errors, _) = told("\n0\n");
    assert_eq!((code, said.as_str()), (2, ""));
    assert_eq!(errors, "standard input:2: n: 0 is not in 1..=10^6\n");
    assert_eq!(told("8 9\n").0, 2);
}

#[test]
fn a_line_without_end_is_refused_before_it_fills_the_memory() {
    let (code, _, errors, _) = told(&format!("8\n{}", " ".repeat(1 << 20)));
    assert_eq!(code, 1);
    assert_eq!(errors, "standard input:2: longer than 1048576 bytes\n");
}

#[test]
fn nobody_left_to_talk_to_is_an_end_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = start(folder.path());
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"8\n5\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn it_takes_no_argument_but_help() {
    let help = Command::new(program()).arg("--help").output().unwrap();
    assert!(help.status.success());
    let text = String::from_utf8(help.stdout).unwrap();
    assert!(text.contains("judge play countdown"), "{text}");
    let bad = Command::new(program()).arg("8").output().unwrap();
    assert_eq!(bad.status.code(), Some(1));
}
