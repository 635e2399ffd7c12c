//! What is taken of what a pupil hands in, and what he is told of the rest.

use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use crate::common::{ANSWER, Bench, settings, skipped};
use bilingual::{Message, Told};
use judge::Lang;
use judge::program::{Program, Unprepared};
use nix::sys::stat::Mode;
use nix::unistd::mkfifo;
use problem_set::Verdict;

/// A source that gives its module for the answer, whatever is in it.
const BY_MODULE: &str = "import os\n\
    if False:\n    import o01\n\
    here = os.path.dirname(os.path.abspath(__file__))\n\
    try:\n    text = open(here + '/o01.py').read()\n\
    except OSError:\n    text = '0'\n\
    open('NIM.OUT', 'w').write(text)\n";

fn prepared(path: &Path) -> Result<Program, Unprepared> {
    Program::prepare(path, &settings())
}

/// Why a file is no program.
fn refusal(path: &Path) -> Message {
    match prepared(path) {
        Err(refused) => refused.message(),
        Ok(_) => panic!("{} is a program", path.display()),
    }
}

fn assert_refused(path: &Path, vi: &str, en: &str) {
    let said = refusal(path);
    for (lang, words) in [(Lang::Vi, vi), (Lang::En, en)] {
        let said = said.of(lang);
        assert!(said.contains(words), "'{words}' is not in\n{said}");
    }
}

/// What its author should know of a program.
fn remarks(program: &Program, lang: Lang) -> Vec<&str> {
    let remarks = program.remarks().iter();
    remarks.map(|it| it.of(lang)).collect()
}

#[test]
fn a_link_to_the_answer_beside_a_source_is_not_taken_along() {
    let bench = Bench::new();
    let place = bench.folder.path().join("o01.py");
    let judged = |program: &Program| bench.report(program);
    // A module of its own would do it.
    fs::copy(&bench.test.answer, &place).unwrap();
    let program = bench.prepare("nim.py", BY_MODULE).unwrap();
    assert_eq!(judged(&program).verdict, Verdict::Accepted);
    assert_eq!(remarks(&program, Lang::En), [""; 0]);
    fs::remove_file(&place).unwrap();
    symlink(&bench.test.answer, &place).unwrap();
    let program = bench.prepare("nim.py", BY_MODULE).unwrap();
    assert_ne!(judged(&program).verdict, Verdict::Accepted);
    assert_eq!(
        remarks(&program, Lang::En),
        ["o01.py is a link, and is not taken along"]
    );
}

#[test]
fn modules_without_an_end_are_not_read() {
    let bench = Bench::new();
    let module = File::create(bench.folder.path().join("o01.py")).unwrap();
    module.set_len(100 << 30).unwrap();
    mkfifo(&bench.folder.path().join("os.py"), Mode::S_IRUSR).unwrap();
    let path = bench.file("nim.py", BY_MODULE);
    let program = prepared(&path).unwrap();
    assert_eq!(
        remarks(&program, Lang::Vi),
        ["o01.py dài hơn 1 MiB nên không được dùng"]
    );
}

#[test]
fn a_source_may_be_a_link_but_neither_a_pipe_nor_without_an_end() {
    let bench = Bench::new();
    let file = bench.file("other.c", "int main(void) { return 0; }\n");
    let path = |name: &str| bench.folder.path().join(name);
    symlink(file, path("nim.c")).unwrap();
    prepared(&path("nim.c")).unwrap();
    mkfifo(&path("pipe.c"), Mode::S_IRUSR).unwrap();
    assert_refused(
        &path("pipe.c"),
        "pipe.c: không phải là file",
        "is not a file",
    );
    let long = File::create(path("long.cpp")).unwrap();
    long.set_len(100 << 30).unwrap();
    assert_refused(
        &path("long.cpp"),
        "long.cpp: dài hơn 1 MiB, không phải là một bài làm",
        "long.cpp: longer than 1 MiB, as no solution is",
    );
}

#[test]
fn a_source_that_is_not_utf8_is_told_of_with_its_line() {
    let bench = Bench::new();
    let file = |name: &str, bytes: &[u8]| {
        let path = bench.folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    // A C++ compiler does not mind: that is told, and no more.
    let comment = file("nim.cpp", b"int main() {\n  // \xf0\xf4ng\n}\n");
    let program = prepared(&comment).unwrap();
    let remarked = remarks(&program, Lang::Vi);
    assert_eq!(remarked.len(), 1);
    let remark = remarked[0];
    assert!(
        remark.starts_with("nim.cpp: dòng 2 không phải UTF-8"),
        "{remark}"
    );
    for (name, text) in [
        ("nim.py", b"x = 1\nprint('\xf0\xf4ng')\n".as_slice()),
        ("nim.rs", b"\n// \xf0\xf4ng\nfn main() {}\n"),
    ] {
        if let Err(Unprepared::NoCompiler(missing)) = prepared(&file(name, text)) {
            println!("skipped: {missing}");
            continue;
        }
        let (vi, en) = ("dòng 2 không phải UTF-8", "line 2 is not UTF-8");
        assert_refused(&file(name, text), vi, en);
    }
    // Python reads what it is told to read.
    let declared = b"# -*- coding: cp1258 -*-\nprint('\xf0\xf4ng')\n";
    let program = prepared(&file("told.py", declared)).unwrap();
    assert_eq!(remarks(&program, Lang::En), [""; 0]);
    let wide: Vec<u8> = "int main() {}\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for name in ["wide.cpp", "wide.py"] {
        assert_refused(&file(name, &wide), "ở dạng UTF-16", "saved as UTF-16");
    }
}

#[test]
fn a_name_may_be_anything_and_steers_nothing() {
    let bench = Bench::new();
    for name in [
        b"b\xe0i 1.py".as_slice(),
        b"-nim.py",
        b"@nim.py",
        "bài (1) [a] 'b'.py".as_bytes(),
        "\u{1b}[31m\u{202e}yp.py".as_bytes(),
        b"a\nverdict: AC.py",
    ] {
        let path = bench.folder.path().join(OsStr::from_bytes(name));
        fs::write(&path, format!("open('NIM.OUT', 'w').write('{ANSWER}')\n")).unwrap();
        let program = prepared(&path).unwrap();
        let shown = program.shown();
        let steers = |letter: char| letter.is_control() || letter == '\u{202e}';
        assert!(!shown.contains(steers), "{shown:?}");
        let report = bench.report(&program);
        assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
        // A crash is told with the same name.
        fs::write(&path, "\nraise ValueError\n").unwrap();
        let program = prepared(&path).unwrap();
        let report = bench.report(&program);
        assert!(
            report.message.of(Lang::En).ends_with("ValueError (line 2)"),
            "{report:?}"
        );
        assert!(!report.stderr.join("\n").contains("judge-"), "{report:?}");
    }
}

#[test]
fn the_right_to_be_executed_makes_no_program() {
    let bench = Bench::new();
    let file = |name: &str, text: &str| {
        let path = bench.file(name, text);
        fs::set_permissions(&path, Permissions::from_mode(0o777)).unwrap();
        path
    };
    assert_refused(
        &file("nim.exe", "MZ\u{90}\0"),
        "nim.exe: là chương trình của Windows, ở đây không chạy được: hãy nộp mã nguồn",
        "nim.exe: a program for Windows, which cannot run here: hand in its source",
    );
    assert_refused(
        &file("nim.txt", "to do"),
        "cũng không phải file chạy được",
        "nor an executable file",
    );
    assert_refused(
        &file("nim.cpp.bak", "int main() {}"),
        "tên file thừa phần đuôi, hãy đổi thành nim.cpp",
        "rename it to nim.cpp",
    );
    let script = file("nim", &format!("#!/bin/sh\nprintf '{ANSWER}' > NIM.OUT\n"));
    let program = prepared(&script).unwrap();
    let report = bench.report(&program);
    assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
}

#[test]
fn a_source_whose_name_is_as_long_as_a_name_may_be_is_judged() {
    let bench = Bench::new();
    let python = format!("open('NIM.OUT', 'w').write('{ANSWER}')\n");
    let pascal = format!(
        "var f: text;\nbegin\n  assign(f, 'NIM.OUT'); rewrite(f); write(f, '{}'); close(f);\nend.\n",
        ANSWER.replace("\\n", "'#10'")
    );
    for (extension, source) in [("py", python), ("pas", pascal)] {
        let name = format!("{}.{extension}", "n".repeat(254 - extension.len()));
        assert_eq!(name.len(), 255);
        match bench.prepare(&name, &source) {
            Ok(program) => assert_eq!(bench.report(&program).verdict, Verdict::Accepted),
            Err(Unprepared::NoCompiler(missing)) => skipped(&missing.to_string()),
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn a_file_of_zeros_is_said_to_be_empty() {
    let bench = Bench::new();
    let zeros = bench.file("nim.cpp", &"\0".repeat(3000));
    assert_refused(&zeros, "chưa có gì trong file", "there is nothing in it");
}
