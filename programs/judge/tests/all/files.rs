//! Where programs read and write, and what they find there.

use std::fs;

use crate::common::{Bench, c_program, runs_left, settings, skipped};
use bilingual::Lang;
use judge::program::Unprepared;
use problem_set::Verdict;
use sandbox::Layer;

#[test]
fn standard_output_counts_if_there_is_no_file() {
    let report = Bench::new().judge_c("fputs(answer, stdout);");
    assert_eq!(report.verdict, Verdict::Accepted, "{report:?}");
    assert_eq!(
        report.note.unwrap().of(Lang::En),
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
            .of(Lang::En)
            .starts_with("NIM.OUT is empty, and standard output")
    );
}

#[test]
fn nothing_written_is_told() {
    for main in ["", "puts(\"\");"] {
        let report = Bench::new().judge_c(main);
        assert_eq!(report.verdict, Verdict::Presentation, "{report:?}");
        assert_eq!(report.message.of(Lang::En), "no NIM.OUT was written");
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
        ("Nim.Inp", "Nim.Out"),
        ("./nIm.iNP", "NIM.ouT"),
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
    assert_eq!(
        report.note.unwrap().of(Lang::En),
        "NIM.OUT counts, not nim.out"
    );
}

#[test]
fn links_and_folders_are_no_output() {
    let bench = Bench::new();
    let right = bench.test.answer.display();
    let report = bench.judge_c(&format!("if (symlink(\"{right}\", \"NIM.OUT\")) return 1;"));
    assert_eq!(report.verdict, Verdict::Presentation);
    assert_eq!(
        report.message.of(Lang::En),
        "NIM.OUT is a symbolic link and does not count; no NIM.OUT was written"
    );
    let report = bench.judge_c("mkdir(\"NIM.OUT\", 0); fputs(answer, stdout);");
    assert_eq!(report.verdict, Verdict::Accepted);
    assert!(
        report
            .note
            .unwrap()
            .of(Lang::En)
            .starts_with("NIM.OUT is not a file and does not count; wrote")
    );
}

#[test]
fn an_output_of_an_earlier_run_never_counts() {
    let bench = Bench::new();
    // Without a tree of its own it may find what it prints to, which is its own.
    let has_tree = settings().isolation().unwrap().has(Layer::Files);
    let finds = if has_tree { "../stdout" } else { "../taken" };
    // Right in its first run, and silent if anything at all is left of it.
    let source = c_program(&format!(
        "if (access(\"NIM.OUT\", F_OK) == 0 || fopen(\"{finds}\", \"a\")) return 4;\n\
         if (access(\"mark\", F_OK) == 0) return 5;\n\
         out(\"mark\", \"\"); out(\"NIM.OUT\", answer);",
    ));
    let program = bench.prepare("program.c", &source).unwrap();
    let judge = || bench.report(&program);
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
        assert_eq!(
            report.message.of(Lang::En),
            format!("{what} grew past its limit")
        );
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

#[test]
fn many_files_are_too_much_output() {
    let bench = Bench::with_limits(5000, 64);
    let report = bench.judge_c(
        "static char block[1 << 20]; char name[20];\n\
         for (int i = 0; i < 200; i++) {\n\
           sprintf(name, \"part%d\", i); FILE *f = fopen(name, \"w\");\n\
           if (f) { fwrite(block, 1, sizeof block, f); fclose(f); }\n\
         }\n\
         usleep(100000);",
    );
    assert_eq!(report.verdict, Verdict::OutputLimit, "{report:?}");
    assert!(
        report
            .message
            .of(Lang::En)
            .starts_with("the files that it wrote"),
        "{report:?}"
    );
}

#[test]
fn a_pipe_or_a_device_in_the_place_of_an_output_hangs_nobody() {
    let bench = Bench::new();
    // The filter of calls lets nobody make one.
    let is_made = !settings().isolation().unwrap().has(Layer::Calls);
    let pipe = if is_made {
        "is not a file"
    } else {
        "no NIM.OUT was written"
    };
    for (main, words) in [
        ("mkfifo(\"NIM.OUT\", 0644);", pipe),
        (
            "if (symlink(\"/dev/zero\", \"NIM.OUT\")) return 1;",
            "is a symbolic link",
        ),
        (
            "if (symlink(\"/dev/stdin\", \"nim.out\")) return 1;",
            "is a symbolic link",
        ),
    ] {
        let report = bench.judge_c(main);
        assert_eq!(report.verdict, Verdict::Presentation, "{report:?}");
        assert!(report.message.of(Lang::En).contains(words), "{report:?}");
    }
}

#[test]
fn answers_and_the_judges_own_files_are_out_of_reach() {
    let bench = Bench::new();
    let answer = bench.test.answer.display();
    let input = bench.test.input.display();
    let folder = bench.folder.path().display();
    for attack in [
        format!("FILE *f = fopen(\"{answer}\", \"r\"); if (f) return 1;"),
        format!("FILE *f = fopen(\"{answer}\", \"a\"); if (f) return 1;"),
        format!("FILE *f = fopen(\"{input}\", \"a\"); if (f) return 1;"),
        format!("if (!remove(\"{answer}\") || !rename(\"{answer}\", \"x\")) return 1;"),
        format!("if (!rename(\"{folder}\", \"{folder}2\")) return 1;"),
        format!("if (!link(\"{answer}\", \"NIM.OUT\")) return 1;"),
    ] {
        let report = bench.judge_c(&format!("{attack} out(\"NIM.OUT\", answer);"));
        assert_eq!(report.verdict, Verdict::Accepted, "{attack} {report:?}");
        assert!(bench.test.answer.exists());
    }
}

#[test]
fn a_compiler_sees_nothing_but_the_source() {
    let bench = Bench::new();
    bench.file("secret.h", "the secret of this folder\n");
    let secret = bench.folder.path().join("secret.h");
    let include = |path: &str| format!("#include \"{path}\"\nint main(void) {{ return 0; }}\n");
    let secret = secret.display().to_string();
    for (name, source) in [
        ("bad.c", include("secret.h")),
        ("bad.c", include(&secret)),
        ("bad.c", include("/etc/passwd")),
        ("bad.c", include("/proc/1/environ")),
        (
            "bad.c",
            format!("__asm__(\".incbin \\\"{secret}\\\"\");\nint main(void) {{ return 0; }}\n"),
        ),
        (
            "bad.rs",
            format!("fn main() {{ print!(\"{{}}\", include_str!({secret:?})); }}\n"),
        ),
    ] {
        match bench.prepare(name, &source) {
            Err(Unprepared::Compile { report, .. }) => {
                let report = report.of(Lang::En);
                assert!(!report.contains("the secret of"), "{report}");
                assert!(!report.contains("root:"), "{report}");
            }
            // Without a compiler there is nothing to be read.
            Err(Unprepared::NoCompiler(missing)) => skipped(&missing.to_string()),
            other => panic!("{source}: {other:?}"),
        }
    }
}

#[test]
fn a_compiler_that_writes_or_says_too_much_is_stopped() {
    let bench = Bench::new();
    for source in [
        // An object of 4 GB, and a report without end.
        "char a[1L << 32] = 1; int main(void) { return 0; }\n".to_owned(),
        format!("int main(void) {{\n{}}}\n", "x\u{1b}[31m;\n".repeat(3000)),
    ] {
        match bench.prepare("bomb.c", &source) {
            Err(Unprepared::Compile { report, .. }) => {
                let report = report.of(Lang::En);
                assert!(report.lines().count() <= 22, "{report}");
                assert!(!report.contains('\u{1b}'), "{report}");
            }
            other => panic!("{other:?}"),
        }
    }
}
