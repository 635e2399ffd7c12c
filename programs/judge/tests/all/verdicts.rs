//! Real programs, and the verdicts that they must get.

use std::fs;
use std::hint::black_box;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use crate::common::{ANSWER, Bench, c_program, settings, skipped};
use bilingual::Lang;
use judge::language::Language;
use judge::program::{Program, Unprepared};
use judge::runner::{Settings, TestReport, judge_all};
use problem_set::Verdict;

fn assert_verdict(report: &TestReport, verdict: Verdict, words: &str) {
    assert_eq!(report.verdict, verdict, "{report:?}");
    assert!(report.message.of(Lang::En).contains(words), "{report:?}");
}

const RIGHT: &str = "out(\"NIM.OUT\", answer);";

#[test]
fn a_right_program_is_accepted() {
    let report = Bench::new().judge_c(RIGHT);
    assert_verdict(&report, Verdict::Accepted, "");
    assert_eq!((report.note, report.difference), (None, None));
    assert!(report.stderr.is_empty());
}

#[test]
fn an_answer_that_is_empty_need_not_be_written() {
    let bench = Bench::of_test("mable", "no-questions");
    assert_verdict(&bench.judge_c(""), Verdict::Accepted, "");
    let report = bench.judge_c("puts(\"1\");");
    assert_verdict(&report, Verdict::Wrong, "token 1");
}

#[test]
fn cpp_rust_and_python_are_judged_too() {
    let bench = Bench::new();
    let rust = format!("fn main() {{ std::fs::write(\"NIM.OUT\", \"{ANSWER}\").unwrap() }}");
    let python = format!("open('NIM.OUT', 'w').write('{ANSWER}')");
    let cpp = format!(
        "#include <cstdio>\nint main() {{ fputs(\"{ANSWER}\", fopen(\"NIM.OUT\", \"w\")); }}"
    );
    for (name, source, language) in [
        ("my nim.cc", &cpp, Language::Cpp),
        ("my-nim.rs", &rust, Language::Rust),
        ("nim.py", &python, Language::Python),
    ] {
        match bench.prepare(name, source) {
            Err(Unprepared::NoCompiler(missing)) => {
                skipped(&missing.to_string());
            }
            program => {
                assert_eq!(program.unwrap().language(), language);
                assert_verdict(&bench.judge(name, source), Verdict::Accepted, "");
            }
        }
    }
}

#[test]
fn pascal_is_judged_or_its_compiler_is_named_as_missing() {
    let bench = Bench::new();
    let source = "var f: text;\nbegin\n  assign(f, 'NIM.OUT'); rewrite(f);\n  \
                  writeln(f, 3); writeln(f, '1 9'); writeln(f, '2 1'); writeln(f, '4 13');\n  \
                  close(f)\nend.\n";
    match bench.prepare("nim.pas", source) {
        Err(missing) => {
            assert_eq!(
                missing.to_string(),
                "Pascal cannot be judged here: no fpc was found in PATH"
            );
            skipped(&missing.to_string());
        }
        Ok(_) => assert_verdict(&bench.judge("nim.pas", source), Verdict::Accepted, ""),
    }
}

#[test]
fn a_wrong_answer_is_shown_with_its_first_difference() {
    let report = Bench::new().judge_c("out(\"NIM.OUT\", \"3\\n1 9\\n2 2\\n4 13\\n\");");
    assert_verdict(
        &report,
        Verdict::Wrong,
        "token 5 (line 3): expected 1, found 2",
    );
    let difference = report.difference.unwrap();
    assert_eq!(difference.differs, Some(3));
    assert_eq!(difference.expected, ["1 9", "2 1", "4 13"]);
    assert_eq!(difference.found, ["1 9", "2 2", "4 13"]);
}

#[test]
fn an_endless_loop_is_stopped_a_little_after_its_time() {
    let started = Instant::now();
    let report = Bench::with_limits(200, 64).judge_c("for (volatile int i = 0;; i++) {}");
    assert_verdict(&report, Verdict::TimeLimit, "of 200 ms, then stopped");
    assert!(report.cpu_ms > 200 && !report.measured_again);
    // Far from any backstop: this is the watch and not RLIMIT_CPU, which counts seconds.
    assert!(report.cpu_ms < 900, "{report:?}");
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn the_time_of_its_threads_counts_too() {
    let source = "#include <pthread.h>\n#include <unistd.h>\n\
        static void *work(void *p) { for (volatile long i = 0;; i++) {} return p; }\n\
        int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pause(); }\n";
    let report = Bench::with_limits(200, 64).judge("threads.c", source);
    assert_verdict(&report, Verdict::TimeLimit, "of 200 ms, then stopped");
}

#[test]
fn a_program_starts_no_other_and_goes_on() {
    let report = Bench::new().judge_c(&format!(
        "if (fork() >= 0 || system(\"pause\") == 0) return 1; {RIGHT}"
    ));
    assert_verdict(&report, Verdict::Accepted, "");
}

#[test]
fn a_sleeping_program_is_idle() {
    let report = Bench::with_limits(50, 64).judge_c("sleep(60);");
    assert_verdict(&report, Verdict::IdleLimit, "it sleeps or waits");
    assert!(report.cpu_ms < 50 && report.wall_ms >= 1100, "{report:?}");
}

#[test]
fn a_hungry_program_is_stopped() {
    let bench = Bench::with_limits(5000, 32);
    let report = bench.judge_c("for (;;) memset(malloc(1 << 20), 1, 1 << 20);");
    assert_verdict(&report, Verdict::MemoryLimit, "of 32 MiB");
    assert!(report.peak_kib > 32 << 10, "{report:?}");
}

#[test]
fn a_large_array_counts_as_far_as_it_is_used() {
    let bench = Bench::with_limits(1000, 32);
    let source = c_program(RIGHT).replace("int main(", "static char much[400 << 20];\nint main(");
    let used = source.replace("int main(void) {", "int main(void) { much[1 << 28] = 1;");
    let report = bench.judge("array.c", &used);
    assert_verdict(&report, Verdict::Accepted, "");
    assert!(report.peak_kib < 20 << 10, "{report:?}");
    let filled = source.replace(
        "int main(void) {",
        "int main(void) { memset(much, 1, sizeof much);",
    );
    let report = bench.judge("array.c", &filled);
    assert_verdict(&report, Verdict::MemoryLimit, "of 32 MiB");
}

#[test]
fn memory_that_is_asked_for_in_vain_is_too_much_memory() {
    let bench = Bench::with_limits(2000, 64);
    for (name, source) in [
        (
            "new.cpp",
            "#include <vector>\nint main() { std::vector<int> a(1000000000, 1); return a[5]; }\n",
        ),
        (
            "new.rs",
            "fn main() { let a = vec![1_u8; 4 << 30]; println!(\"{}\", a[5]); }\n",
        ),
    ] {
        let report = bench.judge(name, source);
        assert_verdict(&report, Verdict::MemoryLimit, "more memory than the 64 MiB");
    }
}

#[test]
fn what_is_reserved_and_hardly_used_is_no_memory() {
    let bench = Bench::with_limits(2000, 256);
    let rust = "fn deep(n: u64) -> u64 { if n == 0 { 0 } else { 1 + deep(std::hint::black_box(n - 1)) } }\n\
        fn main() {\n\
          let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(|| deep(1_000_000));\n\
          assert_eq!(thread.unwrap().join().unwrap(), 1_000_000);\n\
          std::fs::write(\"NIM.OUT\", \"3\\n1 9\\n2 1\\n4 13\\n\").unwrap();\n\
        }\n";
    let c = c_program(&format!(
        "char *p = malloc(400 << 20); p[300 << 20] = 1; {RIGHT}"
    ));
    for (name, source) in [("deep.rs", rust), ("large.c", &c)] {
        let report = bench.judge(name, source);
        assert_verdict(&report, Verdict::Accepted, "");
    }
}

#[test]
fn one_source_takes_no_longer_than_it_may() {
    let bench = Bench::new();
    let settings = Settings {
        longest: Some(Duration::from_secs(8)),
        ..settings()
    };
    let source = bench.file("slow.c", &c_program("usleep(1500000);"));
    let began = Instant::now();
    let program = Program::prepare(&source, &settings).unwrap();
    let tests = bench.tests(12);
    let report = judge_all(
        &program,
        bench.problem,
        &bench.spec,
        &tests,
        &settings,
        &|_| {},
    );
    assert!(began.elapsed() < Duration::from_secs(15), "{report:?}");
    assert_eq!((report.verdict, report.left_out), (Verdict::JudgeError, 0));
    let [first, .., last] = report.tests.as_slice() else {
        panic!("{report:?}");
    };
    assert_ne!(first.verdict, Verdict::JudgeError, "{first:?}");
    assert_verdict(last, Verdict::JudgeError, "has taken more than 8 s");
}

#[test]
fn threads_are_cheap() {
    let source = "#include <fstream>\n#include <thread>\n#include <vector>\n\
        int main() {\n\
          std::vector<std::thread> all;\n\
          for (int i = 0; i < 8; i++) all.emplace_back([] { std::vector<int> own(1000, 1); });\n\
          for (auto &it : all) it.join();\n\
          std::ofstream(\"NIM.OUT\") << \"3\\n1 9\\n2 1\\n4 13\\n\";\n\
        }\n";
    let report = Bench::with_limits(1000, 64).judge("threads.cpp", source);
    assert_verdict(&report, Verdict::Accepted, "");
    assert!(report.peak_kib < 20 << 10, "{report:?}");
}

#[test]
fn what_is_handed_in_and_cannot_run_is_the_programs_fault() {
    let bench = Bench::new();
    let report = bench.judge("library.rs", "#![crate_type = \"lib\"]\npub fn f() {}\n");
    assert_verdict(&report, Verdict::RuntimeError, "it cannot be started");
    let program = bench.file("strange", "#!/no/such/interpreter\n");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let program = Program::prepare(&program, &settings()).unwrap();
    let report = bench.report(&program);
    assert_verdict(&report, Verdict::RuntimeError, "it needs an interpreter");
}

#[test]
fn the_peak_is_the_programs_own() {
    // A judge with a big heap: what it holds and has held must not be charged to anyone.
    let heap = vec![1_u8; 300 << 20];
    black_box(&heap);
    let bench = Bench::new();
    let empty = bench.judge_c(RIGHT);
    assert_verdict(&empty, Verdict::Accepted, "");
    assert!(empty.peak_kib < 20 << 10, "{empty:?}");
    let report = bench.judge_c(&format!("memset(malloc(50 << 20), 1, 50 << 20); {RIGHT}"));
    let least = if cfg!(target_os = "linux") {
        50 << 10
    } else {
        0
    };
    // gcc may drop an allocation that nobody reads, so the memory is used for the exit code.
    assert!(report.peak_kib < 70 << 10, "{report:?}");
    let used = bench.judge_c(&format!(
        "char *a = malloc(50 << 20); memset(a, 1, 50 << 20); {RIGHT} if (a[rand() % 1000] != 1) return 1;"
    ));
    assert!((least..70 << 10).contains(&used.peak_kib), "{used:?}");
}

#[test]
fn a_crash_is_told_by_its_signal() {
    let bench = Bench::new();
    for (main, words) in [
        ("volatile int *p = 0; *p = 1;", "SIGSEGV"),
        ("fprintf(stderr, \"what now\\n\"); abort();", "SIGABRT"),
        ("raise(SIGFPE);", "SIGFPE (division by zero)"),
    ] {
        assert_verdict(&bench.judge_c(main), Verdict::RuntimeError, words);
    }
}

#[test]
fn an_exit_code_is_told_with_the_last_words() {
    let bench = Bench::new();
    let report = bench.judge_c(&format!(
        "{RIGHT} fprintf(stderr, \"one\\ntwo\\x1b\\n\\n\"); return 3;"
    ));
    let words = "exit code 3: two\u{fffd}";
    assert_verdict(&report, Verdict::RuntimeError, words);
    assert_eq!(report.stderr, ["one", "two\u{fffd}"]);
    let report = bench.judge("fails.py", "x = 1\nprint(x // 0)\n");
    let words = "exit code 1: ZeroDivisionError";
    assert_verdict(&report, Verdict::RuntimeError, words);
    let place = |line: &String| line.contains("fails.py\", line 2");
    assert!(report.stderr.iter().any(place), "{report:?}");
}

#[test]
fn recursion_a_million_deep_needs_no_special_care() {
    let bench = Bench::with_limits(2000, 256);
    let source = c_program(RIGHT).replace(
        "int main(void) {",
        "static int deep(int n) { volatile int here[8]; here[n % 8] = n; \
         return n ? deep(n - 1) + here[n % 8] % 2 : 0; }\n\
         int main(void) { if (deep(1000000) != 500000) return 1;",
    );
    let report = bench.judge("deep.c", &source);
    assert_verdict(&report, Verdict::Accepted, "");
    assert!(report.peak_kib > 30 << 10, "{report:?}");
}

#[test]
fn a_source_that_does_not_compile_is_shown_what_the_compiler_says() {
    let bench = Bench::new();
    for (name, text, words) in [
        ("bad.cpp", "int main() {\n  return x;\n}\n", "bad.cpp:2:"),
        ("bad.py", "print('a'\n", "bad.py"),
        ("bad.rs", "fn main() { let x: u8 = \"\"; }\n", "bad.rs:1"),
    ] {
        match bench.prepare(name, text) {
            Err(Unprepared::Compile { report, .. }) => {
                let report = report.of(Lang::En);
                assert!(report.contains(words), "{report}");
                assert!(report.lines().count() <= 21, "{report}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn a_parallel_report_is_in_order_and_a_failure_can_end_it() {
    let bench = Bench::new();
    let program = bench.prepare("program.c", &c_program(RIGHT)).unwrap();
    // The second sample is left out: the answer to the first is wrong there.
    let mut tests = bench.tests(7);
    tests.remove(1);
    for jobs in [1, 4] {
        for stop_at_failure in [false, true] {
            let mut settings = settings();
            (settings.jobs, settings.stop_at_failure) = (jobs, stop_at_failure);
            let (problem, spec) = (bench.problem, &bench.spec);
            let report = judge_all(&program, problem, spec, &tests, &settings, &|_| {});
            assert_eq!(report.verdict, Verdict::Wrong);
            assert_eq!(report.first_failure().unwrap().number, "03");
            assert!(report.tests.iter().map(|test| &test.number).is_sorted());
            if !stop_at_failure {
                assert_eq!(report.tests.len(), 6);
            } else if jobs == 1 {
                assert_eq!(report.tests.len(), 2);
            }
            assert_eq!(report.tiers[0].verdict, Verdict::Accepted);
            assert_eq!(report.tiers[1].verdict, Verdict::Wrong);
        }
    }
}
