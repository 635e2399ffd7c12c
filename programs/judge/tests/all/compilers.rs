//! What compilers are asked for, and how long they may take.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, iter};

use tempfile::TempDir;

use crate::common::classroom::Room;
use crate::common::untidy::RIGHT;
use crate::common::{ANSWER, Bench, judge_command, settings};
use judge::Lang;
use judge::program::{Program, Unprepared};
use judge::runner::Settings;
use problem_set::Verdict;

#[test]
fn what_takes_for_ever_to_compile_is_stopped_on_the_wall_and_leaves_nothing() {
    let bench = Bench::new();
    // An assembler's loop of loops, and a constant that is computed as long as a compiler counts.
    let assembler = format!(
        "__asm__(\"{}.byte 1\\n{}\");\nint main(void) {{ return 0; }}\n",
        ".rept 2\\n".repeat(60),
        ".endr\\n".repeat(60)
    );
    let constants: Vec<String> = (0..1000)
        .map(|n| format!("static_assert(f({n}) != 1);"))
        .collect();
    let constant = format!(
        "constexpr long f(int n) {{ long s = n; for (int i = 0; i < 200000; i++) s += i % 7; \
         return s; }}\n{}\nint main() {{}}\n",
        constants.join("\n")
    );
    for (name, source) in [("asm.c", assembler), ("constant.cpp", constant)] {
        let path = bench.file(name, &source);
        let start = Instant::now();
        let settings = Settings {
            compile_ms: 1500,
            ..settings()
        };
        let report = match Program::prepare(&path, &settings) {
            Err(Unprepared::Compile { report, .. }) => report,
            other => panic!("{name}: {other:?}"),
        };
        for (lang, words) in [
            (Lang::Vi, "trình biên dịch bị dừng: chạy quá 1.5 s"),
            (
                Lang::En,
                "the compiler was stopped: it took more than 1.5 s",
            ),
        ] {
            assert!(report.of(lang).starts_with(words), "{report:?}");
        }
        let taken = start.elapsed();
        assert!(taken < Duration::from_secs(20), "{name}: {taken:?}");
        assert_eq!(assemblers_of(&path.display().to_string()), 0);
    }
}

/// Processes that work on this source.
fn assemblers_of(source: &str) -> usize {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let lines = entries.filter_map(|it| fs::read(it.path().join("cmdline")).ok());
    let name = source.rsplit('/').next().unwrap().as_bytes().to_owned();
    let of_compiler =
        lines.filter(|line| line.windows(4).any(|it| it == b"cc1\0" || it == b"/as\0"));
    of_compiler
        .filter(|line| line.windows(name.len()).any(|it| *it == name))
        .count()
}

#[test]
fn what_other_judges_take_is_taken() {
    let bench = Bench::new();
    let jump = format!(
        "label 1;\nvar f: text;\nbegin\n  assign(f, 'NIM.OUT'); rewrite(f);\n  goto 1;\n  halt(1);\n\
         1: write(f, '{}'); close(f);\nend.\n",
        ANSWER.replace("\\n", "'#10'")
    );
    let write = format!("std::fs::write(\"NIM.OUT\", \"{ANSWER}\").unwrap();");
    // A name that is a word of the newer edition, and a chain of conditions that only it knows.
    let older = format!(
        "static mut SUM: Vec<u64> = Vec::new();\nfn gen() {{ unsafe {{ SUM.push(1); }} }}\nfn main() {{ gen(); {write} }}"
    );
    let newer =
        format!("fn main() {{ let a = Some(1); if let Some(b) = a && b == 1 {{ {write} }} }}");
    for (name, source) in [("nim.pas", &jump), ("old.rs", &older), ("new.rs", &newer)] {
        match bench.prepare(name, source) {
            Ok(program) => {
                let report = bench.report(&program);
                assert_eq!(report.verdict, Verdict::Accepted, "{name}: {report:?}");
            }
            Err(Unprepared::NoCompiler(missing)) => println!("skipped: {missing}"),
            Err(other) => panic!("{name}: {other}"),
        }
    }
}

/// A folder of tools that are none, and one for what the judge keeps.
struct Tools(TempDir);

impl Tools {
    fn new() -> Tools {
        let tools = Tools(tempfile::tempdir().unwrap());
        fs::create_dir(tools.path("bin")).unwrap();
        tools
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Puts a script in the place of a tool.
    fn put(&self, name: &str, script: &str) {
        let path = self.path("bin").join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
    }

    /// The judge where these tools are found first.
    fn judge(&self, words: &[&str]) -> Command {
        let path = env::var_os("PATH").unwrap_or_default();
        let path = iter::once(self.path("bin")).chain(env::split_paths(&path));
        let mut judge = judge_command();
        judge
            .args(words)
            .args(["--lang", "en"])
            .env("PATH", env::join_paths(path).unwrap())
            .env("XDG_CACHE_HOME", self.path("cache"))
            .stdin(Stdio::null());
        judge
    }

    /// The exit code and all that is said when this source is judged on a test of nim.
    fn run(&self, name: &str, source: &str) -> (Option<i32>, String) {
        let path = self.path(name);
        fs::write(&path, source).unwrap();
        let path = path.display().to_string();
        said(&mut self.judge(&["run", "nim", &path, "--test", "1"]))
    }
}

fn said(judge: &mut Command) -> (Option<i32>, String) {
    let output = judge.output().unwrap();
    let all = [&output.stdout[..], &output.stderr].concat();
    let all = String::from_utf8_lossy(&all).into_owned();
    (output.status.code(), all)
}

/// A right program, and one with an error.
fn right() -> String {
    format!("#include <cstdio>\nint main() {{ std::puts(\"{ANSWER}\"); }}\n")
}
const WRONG: &str = "int main() { return 0 }\n";

#[test]
fn a_compiler_that_cannot_compile_gives_no_verdict_in_any_language() {
    let tools = Tools::new();
    // Asked where it is, each says that it is itself.
    let script = r#"case "$*" in
        *"import os"* | "-p process.execPath") echo "$0" ;;
        "--print sysroot" | "env GOROOT") echo "${0%/bin/*}" ;;
        *) echo "this machine has an error" >&2; exit 1 ;;
        esac"#;
    for (name, source) in [
        ("g++", "nim.cpp"),
        ("gcc", "nim.c"),
        ("fpc", "nim.pas"),
        ("python3", "nim.py"),
        ("pypy3", "nim.py"),
        ("javac", "Nim.java"),
        ("rustc", "nim.rs"),
        ("go", "nim.go"),
        ("node", "nim.js"),
    ] {
        tools.put(name, script);
        let path = tools.path(source);
        fs::write(&path, "x").unwrap();
        let path = path.display().to_string();
        let mut judge = tools.judge(&["run", "nim", &path]);
        if name == "pypy3" {
            judge.args(["--language", "pypy"]);
        }
        let (code, told) = said(&mut judge);
        assert_eq!(code, Some(2), "{name}: {told}");
        for words in [
            " cannot be judged here: ",
            &format!("/bin/{name}, too: this machine has an error; install a new "),
        ] {
            assert!(told.contains(words), "{name}: {told}");
        }
    }
    // Without its settings it does not find its units.
    if Path::new("/usr/bin/fpc").exists() {
        tools.put("fpc", "exec /usr/bin/fpc -n \"$@\"");
        let (code, told) = tools.run("nim.pas", "begin end.");
        assert_eq!(code, Some(2), "{told}");
        assert!(
            told.contains("too: Fatal: Can't find unit system"),
            "{told}"
        );
    }
    // What does not even say where it is.
    tools.put("node", "exit 1");
    let (code, told) = tools.run("nim.js", "x");
    assert_eq!(code, Some(2), "{told}");
    assert!(
        told.contains("/bin/node does not start; install it anew"),
        "{told}"
    );
}

#[test]
fn whatever_keeps_a_compiler_from_compiling_is_named_and_a_pupils_error_stays_one() {
    let tools = Tools::new();
    for (script, words) in [
        (
            "echo \"g++: fatal error: cannot execute 'cc1plus': execvp: No such file\" >&2; exit 1",
            "too: g++: fatal error: cannot execute 'cc1plus'",
        ),
        (
            "exec /usr/bin/g++ -nostdinc++ \"$@\"",
            "too: hello.cpp:2:10: fatal error: cstdio: No such file or directory; install a new g++",
        ),
        (
            "echo 'g++: internal compiler error: x' >&2; exit 4",
            "too: g++: internal compiler error: x; install a new g++",
        ),
        ("kill -9 $$", "too: killed by SIGKILL; install a new g++"),
        (
            "exit 1",
            "too: the compiler failed without a word; install a new g++",
        ),
        (
            "for word; do case $word in -std=*) echo \"g++: error: unrecognized command line option '$word'\" >&2; exit 1;; esac; done",
            "too: g++: error: unrecognized command line option '-std=c++11'",
        ),
        // These fall over this source alone.
        (
            "case \"$*\" in *hello.cpp*) exec /usr/bin/g++ \"$@\";; esac; kill -11 $$",
            "g++ itself failed when it compiled it, so nothing is known of the program: killed by SIGSEGV",
        ),
        (
            "case \"$*\" in *hello.cpp*) exec /usr/bin/g++ \"$@\";; esac; echo 'nim.cpp:1:2: internal compiler error: x' >&2; exit 1",
            "nothing is known of the program: nim.cpp:1:2: internal compiler error: x",
        ),
        (
            "case \"$*\" in *hello.cpp*) exec /usr/bin/g++ \"$@\";; esac; echo 'g++: fatal error: Killed signal terminated program cc1plus' >&2; exit 1",
            "nothing is known of the program: g++: fatal error: Killed signal terminated program cc1plus",
        ),
    ] {
        tools.put("g++", script);
        let (code, told) = tools.run("nim.cpp", &right());
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(words), "{told}");
    }
    tools.put("g++", "exec /usr/bin/g++ \"$@\"");
    for source in [WRONG, "#error internal compiler error\n"] {
        let (code, told) = tools.run("nim.cpp", source);
        assert_eq!(code, Some(1), "{told}");
        assert!(told.contains("verdict: CE"), "{told}");
    }
    // What the source itself leads beyond a limit.
    let (code, told) = tools.run("nim.cpp", "int a[700000000] = {1};\nint main() {}\n");
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("verdict: CE"), "{told}");
}

#[test]
fn an_old_compiler_compiles_by_the_newest_standard_that_it_knows() {
    let tools = Tools::new();
    let old = |tool: &str, unknown: &str| {
        let script = format!(
            "for word; do case $word in {unknown}) echo \"{tool}: error: unrecognized command line option '$word'\" >&2; exit 1;; esac; done\n\
             exec /usr/bin/{tool} \"$@\""
        );
        tools.put(tool, &script);
    };
    old("g++", "-std=c++1[7z] | -std=c++2*");
    old("gcc", "-std=gnu17");
    let (code, told) = tools.run("nim.cpp", &right());
    assert_eq!(code, Some(0), "{told}");
    let (code, told) = tools.run(
        "nim.c",
        &right()
            .replace("<cstdio>", "<stdio.h>")
            .replace("std::", ""),
    );
    assert_eq!(code, Some(0), "{told}");
    let (code, told) = tools.run("nim.cpp", WRONG);
    assert_eq!(code, Some(1), "{told}");
    let words = "the compiler here is old: it knows c++14, and not c++17\n";
    assert!(
        told.contains(words) && told.contains("verdict: CE"),
        "{told}"
    );
    let (_, told) = said(tools.judge(&["doctor"]).env("PATH", tools.path("bin")));
    for words in [
        "(old: it compiles by c++14)",
        "(old: it compiles by gnu11)",
        "'-std=c++2b'",
    ] {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn a_program_of_a_language_whose_programs_do_not_run_here_is_not_said_to_crash() {
    let tools = Tools::new();
    let crash = "int main() { __builtin_trap(); }\n";
    let (code, told) = tools.run("nim.cpp", crash);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("verdict: RTE"), "{told}");
    let script = format!(
        "echo '{}' > x.cpp; exec /usr/bin/g++ x.cpp -o program",
        crash.trim()
    );
    tools.put("g++", &script);
    let (code, told) = tools.run("nim.cpp", &right());
    assert_eq!(code, Some(2), "{told}");
    assert!(
        told.contains("small program fails with") && told.contains("SIGILL"),
        "{told}"
    );
    assert!(!told.contains("RTE"), "{told}");
}

#[test]
fn a_class_whose_compiler_fails_has_open_scores_and_nothing_is_kept() {
    let room = Room::new();
    fs::write(
        room.class().join("contest.toml"),
        "[[problems]]\nid = 'nim'\n",
    )
    .unwrap();
    fs::create_dir(room.class().join("An")).unwrap();
    fs::write(room.class().join("An/NIM.cpp"), RIGHT).unwrap();
    let tools = Tools::new();
    tools.put("g++", "exit 1");
    let path = env::var("PATH").unwrap();
    let path = format!("{}:{path}", tools.path("bin").display());
    let set = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mark = || {
        room.judge("class")
            .env("PATH", &path)
            .args(["--root", set])
            .output()
            .unwrap()
    };
    let output = mark();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(
        room.read("scores.html")
            .contains("small program fails with")
    );
    assert!(room.kept().is_empty());
    tools.put("g++", "exec /usr/bin/g++ \"$@\"");
    let output = mark();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn what_is_known_elsewhere_only_is_explained_beside_what_the_compiler_says() {
    let bench = Bench::new();
    for (name, source, vi, en) in [
        (
            "a.cpp",
            "#include <conio.h>\nint main() { getch(); }",
            "conio.h chỉ có trên Windows",
            "take its #include away",
        ),
        (
            "b.cpp",
            "#include <Windows.h>\nint main() {}",
            "windows.h chỉ có trên Windows",
            "windows.h is there on Windows only",
        ),
        (
            "c.cpp",
            "#include <cstdio>\nint main() { char s[9]; gets(s); }",
            "gets đã bị bỏ",
            "use fgets",
        ),
    ] {
        let report = match bench.prepare(name, source) {
            Err(Unprepared::Compile { report, .. }) => report,
            other => panic!("{name}: {other:?}"),
        };
        for (lang, words) in [(Lang::Vi, vi), (Lang::En, en)] {
            let report = report.of(lang);
            assert!(report.lines().next().unwrap().contains(words), "{report}");
            assert!(report.contains("error: "), "{report}");
        }
    }
}
