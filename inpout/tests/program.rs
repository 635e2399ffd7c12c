//! A problem's program as its users meet it: files in a folder, a command line, an exit code.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The example `sum`, which cargo builds beside the tests.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.ancestors()
        .nth(2)
        .unwrap()
        .join("examples")
        .join(format!("sum{}", std::env::consts::EXE_SUFFIX))
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    run_in("C", folder, arguments)
}

/// Where people have this locale.
fn run_in(locale: &str, folder: &Path, arguments: &[&str]) -> Output {
    Command::new(program())
        .env("LC_ALL", locale)
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap()
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn read(folder: &tempfile::TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

fn error_line(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(output.stdout.is_empty());
    text.trim_end().to_owned()
}

#[test]
fn a_good_input_is_solved_in_silence() {
    for name in ["SUM.INP", "sum.inp", "Sum.Inp"] {
        let folder = folder(&[(name, "\u{feff}3\r\n1\r\n20\r\n300")]);
        let output = run(folder.path(), &[]);
        assert!(output.status.success());
        assert!(output.stdout.is_empty() && output.stderr.is_empty());
        assert_eq!(read(&folder, "SUM.OUT"), "321\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}

#[test]
fn a_bad_input_is_one_line_and_leaves_the_old_output() {
    for (text, line) in [
        ("3\n1\n0\n2\n", "SUM.INP:3: number 2: 0 is not in 1..=10^15"),
        (
            "3\n1\n2\n",
            "SUM.INP:3: number 3: the input ends where a number in 1..=10^15 is expected",
        ),
        (
            "1\n1\n2\n",
            "SUM.INP:3: '2' stands after the end of the input",
        ),
        (
            "1000000000000000000\n1\n",
            "SUM.INP:1: n: 1000000000000000000 is not in 1..=1000",
        ),
        (
            "",
            "SUM.INP:1: n: the input ends where a number in 1..=1000 is expected",
        ),
        ("two", "SUM.INP:1: n: 'two' is not a whole number"),
    ] {
        let folder = folder(&[("SUM.INP", text), ("SUM.OUT", "old\n")]);
        let output = run(folder.path(), &[]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(error_line(&output), line);
        assert_eq!(read(&folder, "SUM.OUT"), "old\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}

#[test]
fn what_is_wrong_is_told_in_the_language_of_the_locale() {
    let folder = folder(&[("SUM.INP", "3\n1\n0\n2\n")]);
    for (locale, input, usage) in [
        (
            "vi_VN.UTF-8",
            "SUM.INP:3: số 2: 0 không nằm trong khoảng từ 1 đến 10^15",
            "sum: không cần đối số, hoặc cần INPUT OUTPUT, hoặc - ; xem sum --help",
        ),
        (
            "en_US.UTF-8",
            "SUM.INP:3: number 2: 0 is not in 1..=10^15",
            "sum: expected no argument, INPUT OUTPUT, or - ; see sum --help",
        ),
    ] {
        assert_eq!(error_line(&run_in(locale, folder.path(), &[])), input);
        assert_eq!(error_line(&run_in(locale, folder.path(), &["one"])), usage);
    }
}

#[test]
fn a_missing_input_is_said_with_its_name() {
    let folder = folder(&[("SUM.OUT", "old\n")]);
    let output = run(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(error_line(&output).starts_with("SUM.INP: no such file in the current folder"));
    assert_eq!(read(&folder, "SUM.OUT"), "old\n");
    let output = run(folder.path(), &["no.such", "SUM.OUT"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(error_line(&output).starts_with("no.such: cannot be read: "));
}

#[cfg(unix)]
#[test]
fn a_folder_or_a_pipe_in_the_place_of_the_input_is_one_line_and_hangs_nobody() {
    let folder = folder(&[]);
    let place = folder.path().join("SUM.INP");
    let assert_refused = || {
        let output = run(folder.path(), &[]);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(
            error_line(&output),
            "SUM.INP: is no regular file but a folder, a pipe or a device"
        );
    };
    fs::create_dir(&place).unwrap();
    assert_refused();
    fs::remove_dir(&place).unwrap();
    let made = Command::new("mkfifo").arg(&place).status();
    assert!(made.unwrap().success());
    assert_refused();
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line_and_a_closed_pipe_is_none() {
    let answered = |stdout: Stdio| {
        let mut child = Command::new(program())
            .arg("-")
            .stdin(Stdio::piped())
            .stdout(stdout)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        child.stdin.take().unwrap().write_all(b"1\n5\n").unwrap();
        child.wait_with_output().unwrap()
    };
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = answered(full.into());
    assert_eq!(output.status.code(), Some(1));
    assert!(error_line(&output).starts_with("standard output: cannot be written: "));
    let output = answered(Stdio::piped());
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.is_empty());
}

#[test]
fn two_arguments_name_the_files() {
    let folder = folder(&[("a.txt", "1\n5\n")]);
    assert!(run(folder.path(), &["a.txt", "b.txt"]).status.success());
    assert_eq!(read(&folder, "b.txt"), "5\n");
    let output = run(folder.path(), &["a.txt", "./a.txt"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        error_line(&output),
        "./a.txt: is the input too; choose another file for the output"
    );
    let output = run(folder.path(), &["a.txt", "nowhere/b.txt"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(error_line(&output).starts_with("nowhere/b.txt: cannot be written: "));
}

#[test]
fn a_dash_means_standard_input_and_output() {
    let mut child = Command::new(program())
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"2\n3\n4\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(output.stdout, b"7\n");
}

#[test]
fn help_takes_five_lines_and_names_the_statement() {
    let folder = folder(&[]);
    for (locale, first) in [
        ("vi_VN.UTF-8", "sum: lời giải mẫu; đề bài ở problems/sum/"),
        (
            "C",
            "sum: reference solution; the statement is in problems/sum/",
        ),
    ] {
        let output = run_in(locale, folder.path(), &["--help"]);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        assert_eq!(text.lines().count(), 5);
        assert_eq!(text.lines().next(), Some(first));
    }
    let output = run(folder.path(), &["one"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        error_line(&output),
        "sum: expected no argument, INPUT OUTPUT, or - ; see sum --help"
    );
}
