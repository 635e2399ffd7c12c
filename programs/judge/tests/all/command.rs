//! `judge run` as a student uses it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Bench, c_program, judge_command, skipped};
use judge::testset::Root;
use keeping::locking::lock;
use problem_set::Spec;
use serde_json::Value;

/// A folder with the tests of nim, made once.
fn root() -> &'static PathBuf {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("judge-run");
        for name in ["problems", "testdata"] {
            fs::create_dir_all(folder.join(name)).unwrap();
        }
        let root = Root::find(Some(&folder)).unwrap();
        let nim = all_problems::find("nim").unwrap();
        let spec = Spec::parse("nim", nim.manifest()).unwrap();
        lock(&root, nim, &spec, &|_| {}).unwrap();
        folder
    })
}

/// The program `judge run` with these arguments: exit code and standard output, or error.
fn judge_run(arguments: &[&str]) -> (Option<i32>, String) {
    let output: Output = judge_command()
        .args(["run", "--root"])
        .arg(root())
        .args(arguments)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// A file of nim's submissions.
fn submission(name: &str) -> String {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../problems/nim/submissions/"
    );
    format!("{folder}{name}")
}

fn assert_says(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "'{word}' is not in\n{text}");
    }
}

#[test]
fn an_accepted_program_gives_exit_code_0() {
    let (code, text) = judge_run(&["NIM", &submission("int_overflow.cpp")]);
    assert_eq!(code, Some(0), "{text}");
    assert_says(
        &text,
        &[
            "int_overflow.cpp (C++17)",
            "01  sample",
            "15  source-limits",
            "sample:   2/2  100%  AC   slowest ",
            "source: 13/13  100%  AC   slowest ",
            "verdict: AC  accepted",
        ],
    );
    assert!(!text.contains("beyond"), "{text}");
}

#[test]
fn the_beyond_tier_is_a_line_of_its_own_and_counts_for_the_exit_code() {
    let source = submission("int_overflow.cpp");
    let (code, text) = judge_run(&["nim", &source, "--test", "1", "--test", "past-32-bits"]);
    assert_eq!(code, Some(1), "{text}");
    assert_says(
        &text,
        &[
            "beyond:   0/1    0%  WA ",
            "first failure: test 16, past-32-bits: heaps just above 2^32",
            "NIM.INP",
            "expected",
            "verdict: AC  accepted; beyond: WA  wrong answer (on 2 of 20 tests)\n",
        ],
    );
}

#[test]
fn a_wrong_program_is_shown_its_first_difference() {
    let (code, text) = judge_run(&["nim", &submission("mod_four.cpp"), "--jobs", "2", "-v"]);
    assert_eq!(code, Some(1), "{text}");
    assert_says(
        &text,
        &[
            "two equal heaps: lost",
            "first failure: test ",
            "  wrong answer: token ",
            "line  expected",
            "verdict: WA  wrong answer",
        ],
    );
}

#[test]
fn a_run_may_end_with_the_first_failure_and_says_what_it_left_out() {
    let (code, text) = judge_run(&["nim", &submission("mod_four.cpp"), "--first"]);
    assert_eq!(code, Some(1), "{text}");
    assert_says(
        &text,
        &["left out: ", "--all judges every test", "judge hint nim"],
    );
    assert_says(&text, &["no test was judged of: source ("]);
    let rows = text.lines().filter(|line| line.contains("  WA "));
    assert_eq!(rows.filter(|row| row.contains(" ms ")).count(), 1, "{text}");
}

#[test]
fn a_report_for_a_browser_needs_no_other_file() {
    let bench = Bench::new();
    let page = bench.file("report.html", "");
    let shown = page.to_str().unwrap();
    let (code, text) = judge_run(&["nim", &submission("mod_four.cpp"), "--html", shown]);
    assert_eq!(code, Some(1), "{text}");
    let page = fs::read_to_string(page).unwrap();
    assert_says(
        &page,
        &[
            "<!DOCTYPE html>",
            "NIM",
            "mod_four.cpp",
            "class=\"verdict WA\"",
            "expected",
        ],
    );
    assert!(!page.contains("http"), "{page}");
}

#[test]
fn a_source_that_does_not_compile_is_a_verdict() {
    let bench = Bench::new();
    let source = bench.file("bad.c", "int main(void) { return x; }\n");
    let (code, text) = judge_run(&["nim", source.to_str().unwrap()]);
    assert_eq!(code, Some(1), "{text}");
    assert_says(&text, &["bad.c:1:", "verdict: CE  compile error"]);
}

#[test]
fn the_report_for_machines_is_json() {
    let bench = Bench::new();
    let source = bench.file("nim.c", &c_program("fputs(answer, stdout);"));
    let path = source.to_str().unwrap();
    let (code, text) = judge_run(&["nim", path, "--json", "--test", "01", "--test", "03"]);
    assert_eq!(code, Some(1), "{text}");
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["problem"], "nim");
    assert_eq!(report["language"], "C");
    assert!(report["isolation"]["sealed"].is_boolean());
    assert!(report["isolation"]["on"].is_array());
    assert_eq!(report["verdict"], "WA");
    assert_eq!(report["beyond"], Value::Null);
    let (first, second) = (&report["tests"][0], &report["tests"][1]);
    assert_eq!(
        (&first["number"], &first["verdict"], &first["tier"]),
        (&"01".into(), &"AC".into(), &"sample".into())
    );
    assert_says(
        first["note"].as_str().unwrap(),
        &["standard output instead of NIM.OUT"],
    );
    assert!(first["peak_kib"].as_u64().unwrap() > 0);
    assert_says(second["message"].as_str().unwrap(), &["expected"]);
    assert_eq!(report["tiers"][1]["counts"]["WA"], 1);
}

#[test]
fn what_cannot_be_judged_is_told_in_one_line_with_exit_code_2() {
    let bench = Bench::new();
    let text = bench.file("notes.txt", "hello");
    let text = text.to_str().unwrap();
    let source = submission("mod_four.cpp");
    for (arguments, words) in [
        (vec!["nimm", &source], "did you mean nim"),
        (vec!["nim", "/no/such.cpp"], "/no/such.cpp: no such file"),
        (vec!["nim", text], "notes.txt: neither a source"),
        (
            vec!["nim", &source, "--test", "99"],
            "nim has no test '99'; its tests are 01 to ",
        ),
        (vec!["nim", &source, "--root", "/"], "problems and testdata"),
    ] {
        let arguments: Vec<&str> = arguments.into_iter().collect();
        let output = judge_command()
            .arg("run")
            .args(&arguments)
            .current_dir(root())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(output.stdout.is_empty());
        assert_says(&said, &["judge: ", words]);
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let (code, said) = judge_run(&["nim", "/no/such.cpp", "--json", "--lang", "vi"]);
    assert_eq!(code, Some(2));
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_says(
        report["error"].as_str().unwrap(),
        &["/no/such.cpp: không đọc được: không có file"],
    );
    let (code, said) = judge_run(&["nim", &source, "--jobs", "0"]);
    assert_eq!(code, Some(2));
    assert_says(&said, &["a number from 1 to 64 is needed"]);
}

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_the_language_of_the_reader() {
    for (arguments, words) in [
        (
            vec!["run", "nim"],
            "hãy nêu cả file bài làm: judge run nim nim.cpp",
        ),
        (
            vec!["stress", "nim"],
            "thiếu <PROGRAM>\ncách dùng: judge stress",
        ),
        (
            vec!["run", "nimm", "a.cpp"],
            "không có bài 'nimm'; có phải ý bạn là nim",
        ),
        (vec!["rum"], "không có lệnh rum: có phải ý bạn là run?"),
        (
            vec!["run", "nim", "a.cpp", "--jobs", "0"],
            "'0': cần một số từ 1 đến 64",
        ),
        (
            vec!["run", "nim", "a.cpp", "--fisrt"],
            "không có tùy chọn --fisrt: có phải ý bạn là --first?",
        ),
        (
            vec!["class", "/nowhere"],
            "/nowhere: không đọc được: không có file hay thư mục này",
        ),
        (
            vec!["hint", "nim", "9"],
            "[NUMBER] không nhận giá trị '9': cần một số từ 1 đến 3",
        ),
        (vec!["play", "nim", "--game", "x"], "'x': cần một số nguyên"),
        (
            vec!["table", "nim", "--input", "{n", "--rows", "n=1..2"],
            "'{n' thiếu dấu đóng ngoặc nhọn",
        ),
        (
            vec!["table", "nim", "--input", "1", "--rows", "n"],
            "'n': cần một khoảng như n=1..9",
        ),
        (
            vec!["table", "nim", "--input", "1", "--show", "all"],
            "'all': các cách xem là outcome, remoteness",
        ),
        (vec!["run", "nim", "a.cpp", "b.cpp"], "thừa đối số b.cpp"),
        (
            vec!["play", "nim", "--opening", "x"],
            "thế cờ đầu không đúng khuôn dạng: NIM.INP:1",
        ),
    ] {
        let output = judge_command()
            .args(&arguments)
            .env("LC_ALL", "vi_VN.UTF-8")
            .current_dir(root())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert_says(&said, &["judge: ", words]);
    }
}

#[test]
fn an_empty_source_is_a_compile_error_without_a_compilers_words() {
    let bench = Bench::new();
    for name in ["nim.cpp", "nim.py"] {
        let source = bench.file(name, "\u{feff} \r\n");
        let (code, text) = judge_run(&["nim", source.to_str().unwrap()]);
        assert_eq!(code, Some(1), "{text}");
        assert_says(
            &text,
            &["there is nothing in it: was it saved?", "CE  compile error"],
        );
        assert!(!text.contains("judge stress"), "{text}");
    }
}

/// A process of a program that lies below this folder.
fn process_below(folder: &Path) -> Option<PathBuf> {
    let name = folder.join("judge-");
    let entries = fs::read_dir("/proc").unwrap().flatten();
    entries.map(|entry| entry.path()).find(|process| {
        let line = fs::read(process.join("cmdline")).unwrap_or_default();
        line.starts_with(name.as_os_str().as_encoded_bytes())
    })
}

#[test]
fn a_judge_that_is_killed_leaves_neither_processes_nor_folders() {
    let bench = Bench::new();
    let temporary = bench.folder.path().join("tmp");
    fs::create_dir(&temporary).unwrap();
    let mut judge = judge_command()
        .args(["run", "nim", "--root"])
        .arg(root())
        .arg(bench.file("program.c", &c_program("pause();")))
        .env("TMPDIR", &temporary)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    wait_until("the program runs", || process_below(&temporary).is_some());
    judge.kill().unwrap();
    judge.wait().unwrap();
    wait_until("the program is gone", || {
        process_below(&temporary).is_none()
    });
    wait_until("the folder is gone", || {
        fs::read_dir(&temporary).unwrap().count() == 0
    });
}

#[test]
fn the_doctor_tells_of_languages_and_layers() {
    let output = judge_command().arg("doctor").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert_says(
        &text,
        &[
            "C++",
            "Pascal",
            "seccomp",
            "Landlock",
            "sealed off completely",
        ],
    );
}

#[test]
fn isolation_can_be_required() {
    let source = submission("int_overflow.cpp");
    let (code, text) = judge_run(&["nim", &source, "--test", "1", "--require-isolation"]);
    if code == Some(0) {
        assert_says(&text, &["sealed by: processes, files, network"]);
    } else {
        skipped("not sealed here");
        assert_says(&text, &["programs cannot be sealed off completely here: "]);
    }
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        assert!(Instant::now() < patience, "not yet: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_class_is_marked_and_marked_the_same_again() {
    let class = tempfile::tempdir().unwrap();
    for (pupil, source) in [
        ("Nguyễn Văn An", "solution.cpp"),
        ("Lê Bình", "int_overflow.cpp"),
        ("Trần Chi", "mod_four.cpp"),
    ] {
        let folder = class.path().join(pupil);
        fs::create_dir(&folder).unwrap();
        fs::copy(submission(source), folder.join("NIM.cpp")).unwrap();
    }
    // With a module of its own.
    let folder = class.path().join("Đỗ Dũng");
    fs::create_dir(&folder).unwrap();
    let source = fs::read_to_string(submission("every_take.py")).unwrap();
    fs::write(folder.join("solver.py"), source).unwrap();
    fs::write(folder.join("nim.py"), "import solver\n").unwrap();
    let contest = "title = 'Lớp 10'\n[[problems]]\nid = 'nim'\npoints = 100\nbeyond = 40\n";
    fs::write(class.path().join("contest.toml"), contest).unwrap();
    let mark = || {
        let output = judge_command()
            .args(["class", "--lang", "en", "--root"])
            .arg(root())
            .arg(class.path())
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    };
    let (code, text) = mark();
    assert_eq!(code, Some(0), "{text}");
    assert_says(
        &text,
        &[
            "1  Nguyễn Văn An    100    100",
            "NIM: full points / handed in 1 / 4",
        ],
    );
    let csv = fs::read_to_string(class.path().join("scores.csv")).unwrap();
    assert_says(&csv, &["1,Nguyễn Văn An,100,100\r\n", "2,Lê Bình,"]);
    // The second time the results are those that were kept: the same to a hair.
    let html = fs::read_to_string(class.path().join("scores.html")).unwrap();
    assert_eq!(mark(), (Some(0), text));
    let again = fs::read_to_string(class.path().join("scores.html")).unwrap();
    assert_eq!(again, html);
}
