//! Where the judge writes: a pipe that nobody reads, a full disk, a page, a screen that is none.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::common::yard::Yard;

/// Commands that say much or little, by their arguments in the yard, and their exit codes.
const COMMANDS: [(&str, i32); 12] = [
    ("run nim YARD/nim.c", 0),
    ("run nim YARD/wrong.c", 1),
    ("run nim YARD/wrong.c --json", 1),
    ("run nim YARD/none.c --json", 2),
    ("class YARD/class --again", 0),
    ("table nim", 0),
    ("lesson nim", 0),
    ("hint nim", 0),
    ("values nim", 0),
    ("line nim", 0),
    ("list", 0),
    ("--help", 0),
];

fn new_yard() -> Yard {
    let yard = Yard::new(env!("CARGO_BIN_EXE_judge").as_ref());
    yard.file("wrong.c", "int main(void) { return 0; }\n");
    yard
}

fn judge(yard: &Yard, line: &str) -> Command {
    let home = yard.path("").display().to_string();
    let mut judge = yard.judge();
    judge.args(line.split(' ').map(|word| word.replace("YARD/", &home)));
    if line != "--help" {
        judge.arg("--root").arg(yard.set());
    }
    judge
}

#[test]
fn a_full_disk_under_standard_output_is_an_error_in_a_line() {
    let yard = new_yard();
    for (line, _) in COMMANDS {
        for (lang, words) in [
            (
                "vi_VN.UTF-8",
                "judge: thiết bị ra chuẩn: không ghi được: đĩa đã đầy\n",
            ),
            (
                "C.UTF-8",
                "judge: standard output: cannot be written: the disk is full\n",
            ),
        ] {
            let full = File::options().write(true).open("/dev/full").unwrap();
            let output = judge(&yard, line)
                .env("LC_ALL", lang)
                .stdout(full)
                .output()
                .unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(
                (output.status.code(), said.as_str()),
                (Some(2), words),
                "{line}"
            );
        }
    }
}

#[test]
fn a_closed_pipe_is_no_fault_and_changes_no_exit_code() {
    let yard = new_yard();
    for (line, code) in COMMANDS {
        let mut judge = judge(&yard, line)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(judge.stdout.take());
        let output = judge.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), said.as_str()),
            (Some(code), ""),
            "{line}"
        );
    }
    // Files are written although nobody reads along.
    assert!(yard.class().join("scores.csv").exists());
}

#[test]
fn a_page_that_cannot_be_written_is_told_of_before_the_tests_run() {
    let yard = new_yard();
    for place in ["no/such/page.html", "class"] {
        for (lang, words) in [("vi", "không ghi được: "), ("en", "cannot be written: ")] {
            let line = format!("run nim YARD/nim.c --lang {lang} --html YARD/{place}");
            let output = judge(&yard, &line).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{said}");
            assert!(output.stdout.is_empty());
            assert!(said.contains(place) && said.contains(words), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
    }
}

#[test]
fn a_watched_source_is_judged_anew_with_its_modules_and_no_letter_steers_a_file() {
    let yard = new_yard();
    let source = yard.file("nim.py", "import helper\nprint(helper.text)\n");
    let line = format!("run nim {} --watch --first --test 1", source.display());
    let mut judge = judge(&yard, &line).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(judge.stdout.take().unwrap()).lines();
    let mut all = String::new();
    let mut until = |word: &str| {
        for line in lines.by_ref() {
            let line = line.unwrap();
            all = format!("{all}{line}\n");
            if line.contains(word) {
                return;
            }
        }
        panic!("'{word}' was not said:\n{all}");
    };
    // The module is not there yet, then wrong, then right.
    until("ModuleNotFoundError");
    until("… ");
    yard.file("helper.py", "text = 0\n");
    until("WA ");
    until("… ");
    yard.file("helper.py", "text = '3\\n1 9\\n2 1\\n4 13\\n'\n");
    until("verdict: AC");
    judge.kill().unwrap();
    judge.wait().unwrap();
    assert!(!all.contains('\u{1b}'), "{all:?}");
}

#[test]
fn a_watch_that_nobody_sees_ends() {
    let yard = new_yard();
    let mut judge = judge(&yard, "run nim YARD/nim.c --watch --test 1")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(judge.stdout.take());
    for _ in 0..200 {
        if judge.try_wait().unwrap().is_some() {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    judge.kill().unwrap();
    panic!("it goes on");
}

#[test]
fn the_name_of_a_source_reaches_the_judge_through_make_as_it_is() {
    let yard = new_yard();
    let make = yard.path("make");
    fs::create_dir_all(make.join("target/release")).unwrap();
    let original = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Makefile");
    symlink(original, make.join("Makefile")).unwrap();
    let judge = make.join("target/release/judge");
    fs::write(
        &judge,
        "#!/bin/sh\nfor word; do printf '<%s>' \"$word\"; done\nexit 1\n",
    )
    .unwrap();
    let mut rights = fs::metadata(&judge).unwrap().permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut rights, 0o755);
    fs::set_permissions(&judge, rights).unwrap();
    for name in [
        "nim.cpp",
        "my nim.cpp",
        "nim (1).cpp",
        "[a]*?{b}.cpp",
        "it's \"b\".cpp",
        "a$HOME $(x) `id`;&.cpp",
        "-bài #1\\n%.cpp",
    ] {
        let output = Command::new("make")
            .current_dir(&make)
            .env_remove("MAKEFLAGS")
            // Below another make it tells which folder it enters.
            .env_remove("MAKELEVEL")
            .args(["judge", "CARGO=true", "A=--first --test 1", "P=nim"])
            .arg(format!("S={name}"))
            .output();
        let Ok(output) = output else {
            println!("skipped: there is no make");
            return;
        };
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(
            said,
            format!("<run><--first><--test><1><--><nim><{name}>"),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(output.status.success(), "a wrong solution is no error");
    }
    let mut nothing = Command::new("make");
    nothing.current_dir(&make).args(["judge", "CARGO=true"]);
    let output = nothing.output().unwrap();
    let mut said = String::new();
    output.stderr.as_slice().read_to_string(&mut said).unwrap();
    assert!(
        said.contains("say which problem and which source"),
        "{said}"
    );
}
