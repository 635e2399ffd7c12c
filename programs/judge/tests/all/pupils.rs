//! What a pupil is told, in the words of the language that he writes in.

use crate::common::{ANSWER, Bench, c_program, settings, skipped};
use commands::run::table::summary;
use judge::Lang;
use judge::program::{Program, Unprepared};
use judge::report::{Report, TestReport};
use judge::runner::{Settings, judge_all};
use problem_set::Verdict;

/// The report on the sample of nim, unless the compiler is not there.
fn judged(bench: &Bench, name: &str, source: &str) -> Option<TestReport> {
    let settings = settings();
    match Program::prepare(&bench.file(name, source), &settings) {
        Ok(program) => Some(bench.report_under(&program, &settings)),
        Err(Unprepared::NoCompiler(missing)) => {
            skipped(&missing.to_string());
            None
        }
        Err(other) => panic!("{other}"),
    }
}

fn judged_all(bench: &Bench, name: &str, source: &str) -> Report {
    let settings = settings();
    let program = Program::prepare(&bench.file(name, source), &settings).unwrap();
    let tests = bench.tests(1);
    judge_all(
        &program,
        bench.problem,
        &bench.spec,
        &tests,
        &settings,
        &|_| {},
    )
}

#[test]
fn programs_in_every_language_are_accepted() {
    let bench = Bench::new();
    let lines = "3\\n1 9\\n2 1\\n4 13\\n";
    let java = format!(
        "public class Main {{ public static void main(String[] a) throws Exception {{\n\
         try (var out = new java.io.PrintWriter(\"NIM.OUT\")) {{ out.print(\"{lines}\"); }} }} }}"
    );
    let go = format!(
        "package main\nimport \"os\"\nfunc main() {{ os.WriteFile(\"NIM.OUT\", []byte(\"{lines}\"), 0644) }}\n"
    );
    let script = format!("require('fs').writeFileSync('NIM.OUT', '{lines}');");
    let rust = format!(
        "use proconio::input;\nfn main() {{ input! {{ n: usize, _a: [u64; n] }}\n\
         std::fs::write(\"NIM.OUT\", \"{lines}\").unwrap(); }}"
    );
    for (name, source) in [
        ("nim.java", &java),
        ("nim.go", &go),
        ("nim.js", &script),
        ("nim.rs", &rust),
    ] {
        if let Some(report) = judged(&bench, name, source) {
            assert_eq!(report.verdict, Verdict::Accepted, "{name}: {report:?}");
        }
    }
}

#[test]
fn a_language_may_be_asked_for() {
    let bench = Bench::new();
    let source = "#include <cstdio>\nint main() { printf(\"%ld\", __cplusplus); }";
    let path = bench.file("nim.cpp", source);
    for (name, found) in [("c++17", "201703"), ("c++20", "202002"), ("c++23", "2021")] {
        let settings = Settings {
            language: Some(name.parse().unwrap()),
            ..settings()
        };
        let program = Program::prepare(&path, &settings).unwrap();
        let report = bench.report_under(&program, &settings);
        let is_newer = name == "c++23" && report.message.of(Lang::En).contains("found 2023");
        assert!(
            report
                .message
                .of(Lang::En)
                .contains(&format!("found {found}"))
                || is_newer,
            "{report:?}"
        );
    }
}

#[test]
fn modules_beside_a_python_source_are_taken_along() {
    let bench = Bench::new();
    bench.file("games.py", "from deeper import text\n");
    bench.file("deeper.py", &format!("text = '{ANSWER}'\n"));
    let source = "import games\nopen('NIM.OUT', 'w').write(games.text)\n";
    if let Some(report) = judged(&bench, "nim.py", source) {
        assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
    }
}

#[test]
fn a_crash_is_told_in_the_words_of_its_language() {
    let bench = Bench::with_limits(1000, 64);
    bench.file("helper.py", "def f(g):\n    return g()\n");
    let stray = "int main() { int *p = (int *)8; *p = 1; }";
    for (name, source, english, vietnamese) in [
        (
            "div.pas",
            "var a: longint;\nbegin a := 0; writeln(1 div a); end.",
            "runtime error 200 of Pascal: division by zero",
            "lỗi 200 của Pascal: chia cho 0",
        ),
        (
            "index.pas",
            "{$R+}\nvar a: array[1..3] of longint; i: longint;\nbegin i := 7; a[i] := 1; writeln(a[i]); end.",
            "runtime error 201 of Pascal",
            "lỗi 201 của Pascal",
        ),
        (
            "file.pas",
            "var f: text;\nbegin assign(f, 'NIMM.INP'); reset(f); end.",
            "no such file",
            "không có file cần mở",
        ),
        (
            "key.py",
            "a = {}\n\nprint(a[3])\n",
            "exit code 1: KeyError: 3 (line 3)",
            "mã thoát 1: KeyError: 3 (dòng 3)",
        ),
        (
            "sort.py",
            "import heapq\nimport helper\nhelper.f(lambda: heapq.merge(1, key=2).__next__())\n",
            "TypeError: 'int' object is not iterable (line 3)",
            "(dòng 3)",
        ),
        (
            "module.py",
            "import helper\n\nhelper.f(3)\n",
            "TypeError: 'int' object is not callable (helper.py, line 2)",
            "(helper.py, dòng 2)",
        ),
        (
            "none.mjs",
            "import fs from 'fs';\nconst f = () => fs.readFileSync('x');\nf();\n",
            "ENOENT: no such file or directory, open 'x' (line 2)",
            "(dòng 2)",
        ),
        (
            "null.js",
            "\n\nnull.x;\n",
            "Cannot read properties of null (reading 'x') (line 3)",
            "(dòng 3)",
        ),
        (
            "index.go",
            "package main\nimport \"os\"\nfunc main() {\n a := []int{}\n println(a[len(os.Args)])\n}\n",
            "index out of range [1] with length 0 (line 5)",
            "(dòng 5)",
        ),
        (
            "panic.rs",
            "fn main() { let a: Vec<u64> = Vec::new();\nprintln!(\"{}\", a[std::env::args().count()]); }",
            "index out of bounds: the len is 0 but the index is 1 (line 2)",
            "(dòng 2)",
        ),
        (
            "stray.cpp",
            stray,
            "killed by SIGSEGV (memory that is not its own",
            "tín hiệu SIGSEGV (truy cập vùng nhớ",
        ),
        (
            "at.cpp",
            "#include <vector>\nint main() { std::vector<int> v(3); return v.at(5); }",
            "killed by SIGABRT",
            "SIGABRT (tự bỏ cuộc",
        ),
        (
            "zero.c",
            "int main(void) { volatile int a = 0; return 7 / a; }",
            "SIGFPE (division by zero)",
            "SIGFPE (chia cho 0)",
        ),
    ] {
        if let Some(report) = judged(&bench, name, source) {
            assert_eq!(report.verdict, Verdict::RuntimeError, "{report:?}");
            for (lang, words) in [(Lang::En, english), (Lang::Vi, vietnamese)] {
                assert!(report.message.of(lang).contains(words), "{report:?}");
            }
            let shown = report.stderr.join("\n");
            assert!(!shown.contains("RUST_BACKTRACE"), "{shown}");
            assert!(!shown.contains("judge-"), "no folder of ours: {shown}");
        }
    }
}

#[test]
fn too_deep_a_recursion_is_told_as_such() {
    let bench = Bench::with_limits(1000, 64);
    let deep = "#include <cstdio>\nint f(int n) { volatile char b[100]; b[0] = n; return n == -1 ? 0 : f(n + 1) + b[0]; }\n\
                int main() { printf(\"%d\", f(0)); }";
    let report = judged(&bench, "deep.cpp", deep).unwrap();
    let said = report.message.of(Lang::En);
    assert!(
        said.contains("recursion") && !said.contains("pointer"),
        "{report:?}"
    );
}

#[test]
fn an_output_under_another_name_is_told_of() {
    let bench = Bench::new();
    let report = bench.judge_c("out(\"output.txt\", answer);");
    assert_eq!(report.verdict, Verdict::Presentation);
    assert_eq!(
        report.message.of(Lang::En),
        "NIM.OUT was not written, but output.txt was"
    );
}

#[test]
fn a_wrong_name_in_the_source_is_told_of() {
    let bench = Bench::new();
    let source = "#include <cstdio>\nint main() { freopen(\"NIMM.INP\", \"r\", stdin); }";
    let report = judged_all(&bench, "nim.cpp", source);
    let said = "chương trình nhắc đến NIMM.INP, nhưng tên đúng là NIM.INP";
    assert_eq!(report.wrong_names.len(), 1);
    assert_eq!(report.wrong_names[0].of(Lang::Vi), said);
    assert!(summary(&report, Lang::Vi).contains(said));
    let right = source.replace("NIMM", "nim");
    assert!(judged_all(&bench, "nim.cpp", &right).wrong_names.is_empty());
    let shown = source.replace("NIMM.INP", "NIM.INP.txt");
    let report = judged_all(&bench, "nim.cpp", &shown);
    let said = "the program names NIM.INP.txt, but the right name is NIM.INP: Windows hides";
    assert!(summary(&report, Lang::En).contains(said));
}

#[test]
fn warnings_are_shown_where_something_is_wrong() {
    let bench = Bench::new();
    let source = "int f(int a) { if (a) return 1; }\nint main() { return f(0) * 0; }";
    let report = judged_all(&bench, "nim.cpp", source);
    let shown = summary(&report, Lang::Vi);
    assert!(shown.contains("trình biên dịch cảnh báo:"), "{shown}");
    assert!(shown.contains("nim.cpp:1:"), "{shown}");
    let clean = judged_all(&bench, "clean.cpp", "int main() {}");
    assert_eq!(clean.warnings, None);
}

#[test]
fn a_verdict_never_says_more_than_the_lines_of_the_tiers() {
    let bench = Bench::new();
    let settings = Settings {
        stop_at_failure: true,
        ..settings()
    };
    let program = bench
        .prepare("nim.c", "int main(void) { return 3; }")
        .unwrap();
    let tests = bench.tests(4);
    let report = judge_all(
        &program,
        bench.problem,
        &bench.spec,
        &tests,
        &settings,
        &|_| {},
    );
    let shown = summary(&report, Lang::En);
    assert_eq!((report.tests.len(), report.left_out), (1, 3));
    assert!(shown.contains("0/2    0%"), "{shown}");
    assert!(shown.contains("1 not judged"), "{shown}");
    assert_eq!(report.tiers[0].percent(), 0);
}

#[test]
fn a_time_close_to_the_limit_is_noted() {
    let bench = Bench::with_limits(300, 64);
    let source = format!(
        "#include <time.h>\n{}",
        c_program("while (clock() < 285 * CLOCKS_PER_SEC / 1000) {} out(\"NIM.OUT\", answer);")
    );
    let report = bench.judge("nim.c", &source);
    // On a busy machine it may be late.
    if report.verdict == Verdict::Accepted {
        assert!(report.near_limit, "{report:?}");
    }
    assert!(!bench.judge_c("out(\"NIM.OUT\", answer);").near_limit);
}
