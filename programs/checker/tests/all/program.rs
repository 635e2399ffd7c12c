//! The program `checker` in the shell: its exit codes and its one line on standard error.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use super::converse;

const INPUT: &str = "4\n12\n8\n5\n14\n";
const ANSWER: &str = "3\n1 9\n2 1\n4 13\n";

/// A folder with the files of a test, and the output to judge.
fn folder(output: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("NIM.INP"), INPUT).unwrap();
    fs::write(folder.path().join("NIM.OUT"), output).unwrap();
    fs::write(folder.path().join("answer"), ANSWER).unwrap();
    folder
}

fn checker(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_checker"));
    command.current_dir(folder).args(arguments);
    command.env("LC_ALL", "C");
    command
}

/// Exit code and standard error, after checking that standard output is empty.
fn verdict(output: &Output) -> (i32, String) {
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr.clone()).unwrap();
    (output.status.code().unwrap(), line)
}

fn run(folder: &Path, arguments: &[&str]) -> (i32, String) {
    verdict(&checker(folder, arguments).output().unwrap())
}

const USUAL: [&str; 4] = ["nim", "NIM.INP", "NIM.OUT", "answer"];

#[test]
fn verdicts_are_told_as_testlib_tells_them() {
    for (output, code, line) in [
        (ANSWER, 0, "ok\n"),
        (
            "3\n1 9\n2 1\n4 12\n",
            1,
            "wrong answer token 7 (line 4): expected 13, found 12\n",
        ),
        (
            "",
            2,
            "wrong output format the output is empty: expected 3\n",
        ),
    ] {
        let folder = folder(output);
        assert_eq!(run(folder.path(), &USUAL), (code, line.to_owned()));
    }
}

#[test]
fn the_message_is_told_in_the_language_that_is_asked_for() {
    let folder = folder("3\n1 9\n2 1\n4 12\n");
    let arguments = [&["--lang", "vi"], &USUAL[..]].concat();
    let line = "wrong answer từ thứ 7 (dòng 4): đáp án là 13, bài làm ghi 12\n";
    assert_eq!(run(folder.path(), &arguments), (1, line.to_owned()));
}

#[test]
fn the_id_is_taken_in_any_case() {
    let folder = folder(ANSWER);
    let arguments = ["NIM", "NIM.INP", "NIM.OUT", "answer"];
    assert_eq!(run(folder.path(), &arguments).0, 0);
}

#[test]
fn a_missing_output_is_the_contestants_fault() {
    let folder = folder(ANSWER);
    fs::remove_file(folder.path().join("NIM.OUT")).unwrap();
    let line = "wrong output format NIM.OUT: no such file was written\n";
    assert_eq!(run(folder.path(), &USUAL), (2, line.to_owned()));
    fs::create_dir(folder.path().join("NIM.OUT")).unwrap();
    let line = "wrong output format NIM.OUT: is no file\n";
    assert_eq!(run(folder.path(), &USUAL), (2, line.to_owned()));
}

#[test]
fn a_missing_input_or_answer_is_the_judges_fault() {
    for missing in ["NIM.INP", "answer"] {
        let folder = folder("wrong");
        fs::remove_file(folder.path().join(missing)).unwrap();
        let (code, line) = run(folder.path(), &USUAL);
        assert_eq!(code, 3);
        assert!(
            line.starts_with(&format!("FAIL {missing}: cannot be read: ")),
            "{line}"
        );
    }
}

#[test]
fn an_unknown_problem_is_the_judges_fault_and_suggests_others() {
    let folder = folder(ANSWER);
    let (code, line) = run(folder.path(), &["nimm", "NIM.INP", "NIM.OUT", "answer"]);
    assert_eq!(code, 3);
    assert!(
        line.starts_with("FAIL there is no problem 'nimm'; "),
        "{line}"
    );
    assert!(line.contains("nim"), "{line}");
}

#[test]
fn a_bad_command_is_no_verdict_on_the_output() {
    let folder = folder(ANSWER);
    for arguments in [&[][..], &["nim", "NIM.INP"], &["--wibble"]] {
        let (code, text) = run(folder.path(), arguments);
        assert_eq!(code, 3);
        assert!(
            text.starts_with("FAIL ") && text.contains("\nusage: checker"),
            "{text}"
        );
    }
}

#[test]
fn what_is_wrong_with_a_command_is_told_in_the_language_that_is_asked_for() {
    let folder = folder(ANSWER);
    for (arguments, line) in [
        (
            &["--lang", "vi", "nim", "NIM.INP"][..],
            "FAIL sau tên bài cần 3 file, ở đây có 1\ncách dùng: checker [",
        ),
        (
            &["--lang", "vi", "--wibble"],
            "FAIL không có tùy chọn --wibble\ncách dùng: checker [",
        ),
        (
            &["--lang=en", "nim"],
            "FAIL expected 3 files after the problem, found 0\nusage: checker [",
        ),
    ] {
        let (code, text) = run(folder.path(), arguments);
        assert_eq!(code, 3);
        assert!(text.starts_with(line), "{text}");
    }
}

#[test]
fn help_tells_the_arguments_and_the_exit_codes_in_both_languages() {
    let folder = folder(ANSWER);
    for (lang, parts) in [
        (
            "en",
            ["Usage: checker", "Exit code:", "Example:", "Who asks"],
        ),
        (
            "vi",
            ["Cách dùng: checker", "Mã kết thúc:", "Ví dụ:", "Ai gọi"],
        ),
    ] {
        let help = checker(folder.path(), &["--help", "--lang", lang]).output();
        let help = help.unwrap();
        assert!(help.status.success() && help.stderr.is_empty());
        let text = String::from_utf8(help.stdout).unwrap();
        assert!(
            text.contains("<PROBLEM> <INPUT> <OUTPUT> <ANSWER>"),
            "{text}"
        );
        for part in parts {
            assert!(text.contains(part), "{text}");
        }
    }
}

#[test]
fn a_minus_judges_standard_input() {
    let folder = folder("");
    let mut command = checker(folder.path(), &["nim", "NIM.INP", "-", "answer"]);
    let (code, told, _) = converse(&mut command, ANSWER);
    assert_eq!((code, told.as_str()), (0, ""));
}

const WRONG: &str = "3\n1 9\n2 1\n4 12\n";
const WHY: &str = "wrong answer token 7 (line 4): expected 13, found 12\n";

#[test]
fn testlibs_protocol_is_the_usual_one() {
    let folder = folder(WRONG);
    let usual = run(folder.path(), &USUAL);
    let named = [&["--protocol", "testlib"][..], &USUAL].concat();
    assert_eq!(run(folder.path(), &named), usual);
}

#[test]
fn the_icpcs_validators_end_with_42_or_43_and_leave_a_message() {
    let folder = folder("");
    let arguments = ["--protocol", "icpc", "nim", "NIM.INP", "answer", "."];
    let message = || fs::read_to_string(folder.path().join("judgemessage.txt")).unwrap();
    let verdict = |said| converse(&mut checker(folder.path(), &arguments), said);
    assert_eq!(verdict(ANSWER), (42, String::new(), String::new()));
    assert_eq!(message(), "ok\n");
    assert_eq!(verdict(WRONG), (43, String::new(), String::new()));
    assert_eq!(message(), WHY);
    fs::remove_file(folder.path().join("answer")).unwrap();
    assert_eq!(verdict(ANSWER).0, 1);
    assert!(message().starts_with("FAIL answer: cannot be read"));
}

#[test]
fn cms_reads_a_score_and_a_message() {
    let arguments = ["--protocol", "cms", "nim", "NIM.INP", "answer", "NIM.OUT"];
    let right = folder(ANSWER);
    let verdict = converse(&mut checker(right.path(), &arguments), "");
    assert_eq!(verdict, (0, "1\n".into(), "ok\n".into()));
    let wrong = folder(WRONG);
    let verdict = converse(&mut checker(wrong.path(), &arguments), "");
    assert_eq!(verdict, (0, "0\n".into(), WHY.into()));
    fs::remove_file(wrong.path().join("answer")).unwrap();
    let (code, score, message) = converse(&mut checker(wrong.path(), &arguments), "");
    assert_eq!((code, score.as_str()), (3, ""));
    assert!(message.starts_with("FAIL answer: cannot be read"));
}

#[test]
fn themis_names_two_folders_and_reads_the_last_line() {
    let folder = folder(WRONG);
    fs::create_dir(folder.path().join("test")).unwrap();
    fs::write(folder.path().join("test/NIM.INP"), INPUT).unwrap();
    fs::write(folder.path().join("test/NIM.OUT"), ANSWER).unwrap();
    let arguments = ["--protocol", "themis", "nim"];
    for (said, told) in [
        ("test/\n./", format!("{WHY}0\n")),
        ("test/\r\ntest/\r\n", "ok\n1\n".to_owned()),
    ] {
        let verdict = converse(&mut checker(folder.path(), &arguments), said);
        assert_eq!(verdict, (0, told, String::new()));
    }
    let (code, told, _) = converse(&mut checker(folder.path(), &arguments), "test/\n");
    assert!(
        code == 3 && told.starts_with("FAIL standard input"),
        "{told}"
    );
}

#[test]
fn a_part_of_the_points_is_told_in_every_protocol() {
    let folder = folder("4\n2 1 1\n1 1 3\n2 3 1\n1 3 3\n");
    let board = "3 3\n17 12 2\n*..\n###\n*#.\n\n..*\n###\n.#*\n";
    let plan = "4\n2 3 1\n3 1 1 1 2\n3 1 2 1 3\n1 3 3\n";
    fs::write(folder.path().join("NIM.INP"), board).unwrap();
    fs::write(folder.path().join("answer"), plan).unwrap();
    let told = |protocol, paths: [&str; 3]| {
        let arguments = [&["--protocol", protocol, "line2010"][..], &paths].concat();
        let output = fs::read_to_string(folder.path().join("NIM.OUT")).unwrap();
        converse(&mut checker(folder.path(), &arguments), &output)
    };
    let (code, _, line) = told("testlib", ["NIM.INP", "NIM.OUT", "answer"]);
    assert!(
        code == 7 && line.starts_with("points 0.568 the plan costs 58"),
        "{line}"
    );
    let (code, score, _) = told("cms", ["NIM.INP", "answer", "NIM.OUT"]);
    assert_eq!((code, score.as_str()), (0, "0.568\n"));
    assert_eq!(told("icpc", ["NIM.INP", "answer", "."]).0, 43);
}

#[cfg(unix)]
#[test]
fn an_endless_output_is_wrong() {
    let folder = folder("");
    let endless = checker(folder.path(), &["nim", "NIM.INP", "-", "answer"])
        .stdin(fs::File::open("/dev/zero").unwrap())
        .output()
        .unwrap();
    let line = "wrong answer the output is longer than 64 MiB\n";
    assert_eq!(verdict(&endless), (1, line.to_owned()));
}

#[cfg(unix)]
#[test]
fn a_pipe_that_nobody_writes_is_not_waited_for() {
    let folder = folder("");
    let pipe = folder.path().join("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let (code, line) = run(folder.path(), &["nim", "NIM.INP", "pipe", "answer"]);
    assert_eq!(
        (code, line.as_str()),
        (2, "wrong output format pipe: is no file\n")
    );
    for arguments in [
        ["nim", "pipe", "NIM.OUT", "answer"],
        ["nim", "NIM.INP", "NIM.OUT", "pipe"],
    ] {
        let arguments = [&["--lang", "vi"], &arguments[..]].concat();
        let line = "FAIL pipe: không phải là file\n".to_owned();
        assert_eq!(run(folder.path(), &arguments), (3, line));
    }
    let arguments = ["--lang", "vi", "nim", "none", "NIM.OUT", "answer"];
    let line = "FAIL none: không đọc được: không có file hay thư mục này\n".to_owned();
    assert_eq!(run(folder.path(), &arguments), (3, line));
}
