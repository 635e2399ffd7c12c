//! How the programs in C++ are called by judging systems, and what they answer.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::machine::{compiled, has_compiler};
use super::source;
use crate::answer;

/// A board, the reference's plan of cost 33, and others.
const INPUT: &str = "3 3\n17 12 2\n*..\n###\n*#.\n\n..*\n###\n.#*\n";
const RIGHT: &str = "4\n2 3 1\n3 1 1 1 2\n3 1 2 1 3\n1 3 3\n";
const DEAR: &str = "4\n2 1 1\n1 1 3\n2 3 1\n1 3 3\n";
const WRONG: &str = "0\n";

/// What these outputs earn, and what is said of them.
const JUDGED: [(&str, f64, &str); 3] = [
    (RIGHT, 1.0, "ok"),
    (
        DEAR,
        0.568,
        "the plan costs 58, the best 33: 5.68 of 10 points",
    ),
    (
        WRONG,
        0.0,
        "token 1 (line 1): after all 0 operations the cell 1 1 holds a bead too many",
    ),
];

/// The checker or interactor of this problem.
fn of(id: &str) -> String {
    source(all_problems::find(id).unwrap()).unwrap()
}

/// Runs the checker of LINE2010 in a folder with the files of a test.
fn run(
    macros: &[&str],
    arguments: &[&str],
    output: &str,
    stdin: &str,
) -> (Output, tempfile::TempDir) {
    let program = compiled("line2010", &of("line2010"), macros);
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("in", INPUT);
    write("out", output);
    write("ans", RIGHT);
    write("test/LINE10.INP", INPUT);
    write("test/LINE10.OUT", RIGHT);
    write("pupil/LINE10.OUT", output);
    write("feedback/nothing", "");
    let mut command = Command::new(program);
    command.current_dir(folder.path()).args(arguments);
    (answer(&mut command, stdin), folder)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn testlibs_codes_and_parts() {
    if !has_compiler() {
        return;
    }
    let told = |output: &str, arguments: &[&str]| {
        let (said, _folder) = run(&[], arguments, output, "");
        assert!(said.stdout.is_empty());
        (said.status.code().unwrap(), text(&said.stderr))
    };
    let usual = ["in", "out", "ans"];
    assert_eq!(told(RIGHT, &usual), (0, "ok\n".into()));
    let wrong = format!("wrong answer {}\n", JUDGED[2].2);
    assert_eq!(told(WRONG, &usual), (1, wrong));
    let part = format!("points 56.8\npartial 5680/10000\n{}\n", JUDGED[1].2);
    assert_eq!(told(DEAR, &usual), (7, part));
    let (code, said) = told("x", &usual);
    assert_eq!(code, 2, "{said}");
    assert!(said.starts_with("wrong output format token 1"));
    assert_eq!(told(RIGHT, &["in", "missing", "ans"]).0, 2);
    assert_eq!(told(RIGHT, &["in", "test", "ans"]).0, 2);
    for broken in [
        &["missing", "out", "ans"][..],
        &["in", "out", "missing"],
        &["in", "out"],
    ] {
        let (code, said) = told(RIGHT, broken);
        assert!(code == 3 && said.starts_with("FAIL "), "{said}");
    }
}

#[test]
fn codes_and_messages_of_the_icpc() {
    if !has_compiler() {
        return;
    }
    for (output, ratio, message) in JUDGED {
        for feedback in ["feedback", "feedback/"] {
            let (said, folder) = run(&[], &["in", "ans", feedback], "", output);
            let is_right = ratio >= 1.0;
            let code = if is_right { 42 } else { 43 };
            assert_eq!(said.status.code(), Some(code), "{message}");
            let told = fs::read_to_string(folder.path().join("feedback/judgemessage.txt")).unwrap();
            assert_eq!(told.trim_end(), if is_right { "" } else { message });
        }
    }
    let (said, _folder) = run(&[], &["missing", "ans", "feedback"], "", RIGHT);
    assert_eq!(said.status.code(), Some(1));
}

#[test]
fn two_folders_and_a_score_for_themis() {
    if !has_compiler() {
        return;
    }
    for (output, ratio, message) in JUDGED {
        for (macros, end) in [(&[][..], "\n"), (&[], "\r\n"), (&["THEMIS"], "\n")] {
            let (said, _folder) = run(macros, &[], output, &format!("test/{end}pupil/"));
            assert_eq!(said.status.code(), Some(0));
            assert_eq!(text(&said.stdout), format!("{message}\n{ratio}\n"));
        }
    }
    let (said, _folder) = run(&[], &[], RIGHT, "pupil/\ntest/\n");
    assert!(!said.status.success());
}

#[test]
fn scores_for_cms_and_words_for_sio2() {
    if !has_compiler() {
        return;
    }
    for (output, ratio, message) in JUDGED {
        let (said, _folder) = run(&["CMS"], &["in", "ans", "out"], output, "");
        assert_eq!(said.status.code(), Some(0));
        assert_eq!(text(&said.stdout), format!("{ratio}\n"));
        assert_eq!(text(&said.stderr), format!("{message}\n"));
        let (said, _folder) = run(&["SIO2"], &["in", "out", "ans"], output, "");
        assert_eq!(said.status.code(), Some(0));
        let word = if ratio > 0.0 { "OK" } else { "WRONG" };
        let percents = (100.0 * ratio).floor();
        assert_eq!(
            text(&said.stdout),
            format!("{word}\n{message}\n{percents}\n")
        );
    }
    let (said, _folder) = run(&["CMS"], &["in", "missing", "out"], RIGHT, "");
    assert!(!said.status.success() && said.stdout.is_empty());
}

/// The interactor of KNIGHT with a program that has one move to make.
fn interact(arguments: &[&str], input: &Path, said: &str) -> Output {
    let program = compiled("knight", &of("knight"), &[]);
    answer(Command::new(program).arg(input).args(arguments), said)
}

#[test]
fn interactors_talk_over_standard_input_and_output() {
    if !has_compiler() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in");
    fs::write(&input, "8 9 3 4\nbest seed\n").unwrap();
    let feedback = folder.path().to_str().unwrap();
    for (said, code) in [
        ("2 2\n", 0),
        ("1 3\n", 1),
        ("", 1),
        ("2 x\n", 2),
        ("2 2\n1 1\n", 2),
    ] {
        for tail in [&[][..], &["/dev/null"], &["out", "ans"]] {
            let output = interact(tail, &input, said);
            assert_eq!(output.status.code(), Some(code), "{said}");
            assert_eq!(text(&output.stdout), "8 9 3 4\n");
        }
        let output = interact(&["ans", feedback], &input, said);
        assert_eq!(output.status.code(), Some(if code == 0 { 42 } else { 43 }));
        assert_eq!(text(&output.stdout), "8 9 3 4\n");
    }
    fs::write(&input, "8 9 3 4\ngod seed\n").unwrap();
    assert_eq!(interact(&[], &input, "2 2\n").status.code(), Some(3));
}

/// A manager of CMS has the test at standard input and two pipes; the program's side opens its
/// input first.
#[cfg(unix)]
#[test]
fn a_manager_of_cms_talks_over_two_pipes() {
    if !has_compiler() {
        return;
    }
    let program = compiled("knight", &of("knight"), &["CMS"]);
    for (move_, ratio) in [("2 2\n", "1\n"), ("1 3\n", "0\n")] {
        let folder = tempfile::tempdir().unwrap();
        let pipes = ["from", "to"].map(|name| folder.path().join(name));
        assert!(
            Command::new("mkfifo")
                .args(&pipes)
                .status()
                .unwrap()
                .success()
        );
        let mut manager = Command::new(&program)
            .args(&pipes)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        manager
            .stdin
            .take()
            .unwrap()
            .write_all(b"8 9 3 4\nbest seed\n")
            .unwrap();
        let mut ear = File::open(&pipes[1]).unwrap();
        let mut mouth = File::options().write(true).open(&pipes[0]).unwrap();
        mouth.write_all(move_.as_bytes()).unwrap();
        drop(mouth);
        let heard = std::io::read_to_string(&mut ear).unwrap();
        assert_eq!(heard, "8 9 3 4\n");
        let output = manager.wait_with_output().unwrap();
        assert_eq!(
            (output.status.code(), text(&output.stdout)),
            (Some(0), ratio.to_owned())
        );
    }
}
