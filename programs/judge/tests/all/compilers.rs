//! What compilers are asked for, and how long they may take.

use std::fs;
use std::time::{Duration, Instant};

use crate::common::{ANSWER, Bench, settings};
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
            Err(Unprepared::LanguageError(missing)) => println!("skipped: {missing}"),
            Err(other) => panic!("{name}: {other}"),
        }
    }
}
