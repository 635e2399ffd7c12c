//! Where programs read and write, and what they find there.

mod common;

use std::fs;

use common::{Bench, c_program, runs_left, settings};
use judge::runner::judge_test;
use judge::verdict::Verdict;

#[test]
fn standard_output_counts_if_there_is_no_file() {
    let report = Bench::new().judge_c("fputs(answer, stdout);");
    assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
    assert_eq!(
        report.note.unwrap(),
        "wrote to standard output instead of NIM.OUT"
    );
}

#[test]
fn the_file_counts_if_there_are_both() {
    let bench = Bench::new();
    let report = bench.judge_c("puts(\"reading…\"); out(\"NIM.OUT\", answer);");
    assert_eq!((report.verdict, report.note), (Verdict::Accepted, None));
    let report = bench.judge_c("fputs(answer, stdout); out(\"NIM.OUT\", \"\");");
    assert_ne!(report.verdict, Verdict::Accepted);
    assert!(
        report
            .note
            .unwrap()
            .starts_with("NIM.OUT is empty, and standard output")
    );
}

#[test]
fn nothing_written_is_told() {
    for main in ["", "puts(\"\");"] {
        let report = Bench::new().judge_c(main);
        assert_eq!(report.verdict, Verdict::Presentation, "{report:?}");
        assert_eq!(report.message, "no NIM.OUT was written");
    }
}

#[test]
fn names_count_in_any_case() {
    let bench = Bench::new();
    for (input, output) in [
        ("nim.inp", "nim.out"),
        ("Nim.inp", "Nim.Out"),
        ("NIM.inp", "NIM.out"),
        ("nim.INP", "nIM.oUT"),
        ("NIM.INP", "NIM.OUT"),
        ("/dev/stdin", "nim.out"),
    ] {
        let report = bench.judge_c(&format!(
            "FILE *in = fopen(\"{input}\", \"r\"); int n = 0;\n\
             if (!in || fscanf(in, \"%d\", &n) != 1 || n != 4) return 1;\n\
             out(\"{output}\", answer);"
        ));
        assert_eq!(
            report.verdict,
            Verdict::Accepted,
            "{input} {output} {report:?}"
        );
        assert_eq!(report.note, None);
    }
}

#[test]
fn the_exact_name_counts_before_another_case() {
    let report = Bench::new().judge_c("out(\"nim.out\", \"0\"); out(\"NIM.OUT\", answer);");
    assert_eq!(report.verdict, Verdict::Accepted);
    assert_eq!(report.note.unwrap(), "NIM.OUT counts, not nim.out");
}

#[test]
fn links_and_folders_are_no_output() {
    let bench = Bench::new();
    let right = bench.test.answer.display();
    let report = bench.judge_c(&format!("if (symlink(\"{right}\", \"NIM.OUT\")) return 1;"));
    assert_eq!(report.verdict, Verdict::Presentation);
    assert_eq!(
        report.message,
        "NIM.OUT is a symbolic link and does not count; no NIM.OUT was written"
    );
    let report = bench.judge_c("mkdir(\"NIM.OUT\", 0); fputs(answer, stdout);");
    assert_eq!(report.verdict, Verdict::Accepted);
    assert!(
        report
            .note
            .unwrap()
            .starts_with("NIM.OUT is not a file and does not count; wrote")
    );
}

#[test]
fn an_output_of_an_earlier_run_never_counts() {
    let bench = Bench::new();
    // Right in its first run, and silent if anything at all is left of it.
    let source = c_program(
        "if (access(\"NIM.OUT\", F_OK) == 0 || access(\"../stdout\", R_OK)) return 4;\n\
         if (access(\"mark\", F_OK) == 0) return 5;\n\
         out(\"mark\", \"\"); out(\"NIM.OUT\", answer);",
    );
    let program = bench.prepare("program.c", &source).unwrap();
    let judge = || {
        judge_test(
            &program,
            bench.problem,
            &bench.spec,
            &bench.test,
            &settings(),
        )
    };
    assert_eq!(judge().verdict, Verdict::Accepted);
    assert_eq!(judge().verdict, Verdict::Accepted);
    assert_eq!(runs_left(&program), 0);
}

#[test]
fn a_program_may_ruin_its_input_and_its_folder_but_nothing_else() {
    let bench = Bench::new();
    let before = fs::read(&bench.test.input).unwrap();
    for ruin in [
        "out(\"NIM.INP\", \"9\");",
        "remove(\"NIM.INP\");",
        "out(\"nim.inp\", \"9\");",
        "mkdir(\"deep\", 0700); out(\"deep/file\", \"x\"); chmod(\"deep\", 0);",
    ] {
        let report = bench.judge_c(&format!(
            "{ruin} out(\"NIM.OUT\", answer); chmod(\"NIM.OUT\", 0);"
        ));
        assert_eq!(report.verdict, Verdict::Accepted, "{ruin} {report:?}");
        assert_eq!(fs::read(&bench.test.input).unwrap(), before);
    }
}

#[test]
fn endless_output_is_cut_off() {
    let bench = Bench::with_limits(3000, 64);
    for (main, what) in [
        (
            "FILE *f = fopen(\"NIM.OUT\", \"w\"); for (;;) fputs(\"12345678\\n\", f);",
            "NIM.OUT",
        ),
        ("for (;;) puts(\"12345678\");", "standard output"),
        (
            "for (;;) fputs(\"a long line, again and again and again\\n\", stderr);",
            "standard error",
        ),
        // One that shrugs off the signal and goes on.
        (
            "signal(SIGXFSZ, SIG_IGN); for (;;) puts(\"12345678\");",
            "standard output",
        ),
    ] {
        let report = bench.judge_c(main);
        assert_eq!(report.verdict, Verdict::OutputLimit, "{report:?}");
        assert_eq!(report.message, format!("{what} grew past its limit"));
    }
}

#[test]
fn the_environment_is_small_and_leads_into_the_box() {
    let report = Bench::new().judge_c(
        "char here[4096]; extern char **environ; int count = 0;\n\
         while (environ[count]) count++;\n\
         if (!getcwd(here, sizeof here)) return 1;\n\
         if (strcmp(here, getenv(\"HOME\")) || strcmp(here, getenv(\"TMPDIR\"))) return 2;\n\
         if (count > 8 || getenv(\"CARGO_TARGET_DIR\") || getenv(\"USER\")) return 3;\n\
         out(\"NIM.OUT\", answer);",
    );
    assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
}
