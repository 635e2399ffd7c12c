//! Real programs that talk, and the verdicts that they must get: who ended first, who was silent,
//! who said too much.

use std::fs;
use std::time::{Duration, Instant};

use crate::common::{runs_left, settings};
use bilingual::Lang;
use commands::run::table::summary;
use judge::program::Program;
use judge::runner::{Settings, TestReport, judge_all, judge_test};
use judge::testset::TestFiles;
use problem_set::Verdict;
use problem_set::spec::{Limits, Opponent, Title};
use problem_set::{AnyProblem, Spec, Tier};

/// One game of an interactive problem on disk.
struct Table {
    problem: &'static dyn AnyProblem,
    spec: Spec,
    test: TestFiles,
    folder: tempfile::TempDir,
}

impl Table {
    fn new(id: &str, opening: &str, opponent: Opponent) -> Table {
        let problem = all_problems::find(id).unwrap();
        let mut spec = Spec::parse(id, problem.manifest()).unwrap();
        spec.limits.source = Limits {
            time_ms: 500,
            memory_mib: 64,
        };
        let folder = tempfile::tempdir().unwrap();
        let (input, answer) = (folder.path().join("INP"), folder.path().join("OUT"));
        fs::write(&input, opening).unwrap();
        fs::write(&answer, "").unwrap();
        let test = TestFiles {
            number: "01".into(),
            name: "one".into(),
            tier: Tier::Source,
            about: Title {
                vi: "một ván".into(),
                en: "a game".into(),
            },
            opponent: Some(opponent),
            input,
            answer,
        };
        Table {
            problem,
            spec,
            test,
            folder,
        }
    }

    fn judge(&self, name: &str, source: &str) -> TestReport {
        self.judge_with(&settings(), name, source)
    }

    fn judge_with(&self, settings: &Settings, name: &str, source: &str) -> TestReport {
        let path = self.folder.path().join(name);
        fs::write(&path, source).unwrap();
        let program = Program::prepare(&path, settings).unwrap();
        let report = judge_test(&program, self.problem, &self.spec, &self.test, settings);
        assert_eq!(runs_left(&program), 0, "the folder of the run is removed");
        report
    }

    /// The report on [such](in_c) a program.
    fn judge_c(&self, main: &str) -> TestReport {
        self.judge("program.c", &in_c(main))
    }
}

/// A C program with this body of `main`, which says lines with `say`.
fn in_c(main: &str) -> String {
    format!(
        "#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
             #include <unistd.h>\n\
             static void say(const char *text) {{ printf(\"%s\\n\", text); fflush(stdout); }}\n\
             static char line[100];\n\
             static int hear(void) {{ return fgets(line, 100, stdin) != 0; }}\n\
             int main(void) {{\n(void)say; (void)hear; (void)line;\n{main}\nreturn 0;\n}}\n"
    )
}

/// A game that the program wins with its first move, `2 2`.
fn short() -> Table {
    Table::new("knight", "8 9 3 4\n", Opponent::Best)
}

/// A game of seven moves, in which `6 9` is right first.
fn long() -> Table {
    Table::new("knight", "8 9 8 8\n", Opponent::Best)
}

fn assert_verdict(report: &TestReport, verdict: Verdict, words: &str) {
    assert_eq!(report.verdict, verdict, "{report:?}");
    assert!(report.message.of(Lang::En).contains(words), "{report:?}");
}

#[test]
fn a_game_that_is_won_is_accepted_without_a_transcript() {
    let report = short().judge_c("hear(); say(\"2 2\"); ");
    assert_verdict(&report, Verdict::Accepted, "");
    assert_eq!((report.opponent, report.transcript), (Some("best"), None));
}

#[test]
fn the_reference_is_accepted_against_every_opponent() {
    for opponent in Opponent::ALL {
        let table = Table::new("knight", "40 40 38 38\n", opponent);
        let source = fs::read_to_string(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../problems/knight/submissions/simple.cpp"
        ));
        assert_verdict(
            &table.judge("simple.cpp", &source.unwrap()),
            Verdict::Accepted,
            "",
        );
    }
}

#[test]
fn a_wrong_move_decides_at_once_whatever_happens_later() {
    let table = long();
    let started = Instant::now();
    for later in [
        "",
        "return 3;",
        "raise(SIGSEGV);",
        "for (;;) pause();",
        "for (volatile int i = 0;; i++) {}",
        "for (;;) puts(\"6 9\");",
    ] {
        let report = table.judge_c(&format!("hear(); say(\"6 7\"); {later}"));
        assert_verdict(
            &report,
            Verdict::Wrong,
            "line 1: the move from 8 8 to 6 7 gives the win away",
        );
        let said: Vec<_> = report.transcript.unwrap().tail(20);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].ends_with("< 8 9 8 8") && said[1].ends_with("> 6 7"));
    }
    assert!(
        started.elapsed() < Duration::from_secs(30),
        "nobody is waited for"
    );
}

#[test]
fn a_wrong_move_that_was_said_before_a_crash_counts() {
    let report = long().judge_c("printf(\"6 7\"); fflush(stdout); raise(SIGSEGV);");
    assert_verdict(&report, Verdict::Wrong, "gives the win away");
}

#[test]
fn a_crash_before_the_end_is_a_runtime_error() {
    let table = long();
    for (main, words) in [
        ("hear(); say(\"6 9\"); hear(); raise(SIGSEGV);", "SIGSEGV"),
        ("hear(); say(\"6 9\"); return 3;", "exit code 3"),
        (
            "fputs(\"no idea\\n\", stderr); return 1;",
            "exit code 1: no idea",
        ),
    ] {
        assert_verdict(&table.judge_c(main), Verdict::RuntimeError, words);
    }
}

#[test]
fn a_bad_exit_after_a_good_end_is_a_runtime_error() {
    let report = short().judge_c("hear(); say(\"2 2\"); return 3;");
    assert_verdict(&report, Verdict::RuntimeError, "exit code 3");
}

#[test]
fn an_end_before_the_end_of_the_game_is_wrong() {
    let table = long();
    for main in ["", "hear(); say(\"6 9\");", "close(0); close(1);"] {
        assert_verdict(
            &table.judge_c(main),
            Verdict::Wrong,
            "the program ended before the game was over",
        );
    }
}

#[test]
fn a_program_that_does_not_flush_is_told_to() {
    let report = long().judge_c("hear(); puts(\"6 9\"); hear();");
    assert_verdict(
        &report,
        Verdict::IdleLimit,
        "it is its turn, and it says nothing",
    );
    assert!(report.message.of(Lang::En).contains("flush"), "{report:?}");
    assert!(report.cpu_ms < 100 && report.wall_ms >= 1900, "{report:?}");
}

#[test]
fn a_line_without_its_end_is_told_of() {
    let report = long().judge_c("hear(); printf(\"6 9\"); fflush(stdout); hear();");
    assert_verdict(&report, Verdict::IdleLimit, "'6 9', is no whole line");
}

#[test]
fn a_last_line_without_its_end_is_a_line() {
    let report = short().judge_c("hear(); printf(\"2 2\");");
    assert_verdict(&report, Verdict::Accepted, "");
}

#[test]
fn a_program_that_does_not_end_after_the_game_is_idle() {
    let report = short().judge_c("hear(); say(\"2 2\"); while (hear()) {} for (;;) pause();");
    assert_verdict(&report, Verdict::IdleLimit, "the game is over");
}

#[test]
fn after_the_game_the_input_ends() {
    let report = short().judge_c("hear(); say(\"2 2\"); while (hear()) {}");
    assert_verdict(&report, Verdict::Accepted, "");
}

#[test]
fn too_much_cpu_time_beats_a_good_end() {
    let busy = "for (volatile long i = 0; i < 20000000000; i++) {}";
    let report = short().judge_c(&format!("hear(); say(\"2 2\"); {busy}"));
    assert_verdict(&report, Verdict::TimeLimit, "of 500 ms, then stopped");
    let report = long().judge_c(busy);
    assert_verdict(&report, Verdict::TimeLimit, "of 500 ms, then stopped");
}

#[test]
fn too_much_memory_is_told() {
    let report = long().judge_c("for (;;) memset(malloc(1 << 20), 1, 1 << 20);");
    assert_verdict(&report, Verdict::MemoryLimit, "of 64 MiB");
}

#[test]
fn words_after_the_end_of_the_game_are_a_presentation_error() {
    let report = short().judge_c("hear(); say(\"2 2\"); say(\"I won\");");
    assert_verdict(
        &report,
        Verdict::Presentation,
        "after the end of the game: 'I won'",
    );
    let report = short().judge_c("hear(); say(\"2 2\"); say(\"\"); say(\" \");");
    assert_verdict(&report, Verdict::Accepted, "");
}

#[test]
fn a_program_that_never_stops_talking_is_stopped() {
    // Blank lines are no moves, so they are wrong only when there are too many.
    let report = long().judge_c("setvbuf(stdout, 0, _IOFBF, 1 << 16); for (;;) puts(\"\");");
    assert_verdict(
        &report,
        Verdict::OutputLimit,
        "standard output grew past its limit",
    );
    let report = long().judge_c("setvbuf(stdout, 0, _IOFBF, 1 << 16); for (;;) printf(\"x\");");
    assert_verdict(
        &report,
        Verdict::OutputLimit,
        "standard output grew past its limit",
    );
}

#[test]
fn a_program_that_never_reads_hurts_only_itself() {
    // It plays by heart: every answer of its opponent stays in the pipe.
    let table = Table::new("knight", "2 400 2 399\n", Opponent::Best);
    let report = table.judge_c(
        "for (int q = 397, row = 1; q > 0; q -= 4, row = 1) printf(\"%d %d\\n\", row, q);",
    );
    assert_verdict(&report, Verdict::Accepted, "");
    let blind = long().judge_c("for (int i = 0; i < 100000; i++) puts(\"\"); pause();");
    assert_verdict(&blind, Verdict::IdleLimit, "it is its turn");
}

#[test]
fn closing_its_input_is_no_fault_by_itself() {
    let report = short().judge_c("close(0); say(\"2 2\");");
    assert_verdict(&report, Verdict::Accepted, "");
}

#[test]
fn noise_is_no_move() {
    let table = long();
    for (said, verdict) in [
        ("wibble monster", Verdict::Presentation),
        ("6", Verdict::Presentation),
        ("6 9 6 9", Verdict::Wrong),
        ("6 9 1", Verdict::Wrong),
        ("99999999999999999999 9", Verdict::Wrong),
        ("\\xff\\xfe 9", Verdict::Presentation),
    ] {
        let report = table.judge_c(&format!("hear(); say(\"{said}\"); hear();"));
        assert_verdict(&report, verdict, "line 1");
    }
}

#[test]
fn dripping_bytes_and_blank_lines_is_silence() {
    let table = long();
    for drip in ["putchar('6')", "putchar('\\n')", "puts(\"  \")"] {
        let report = table.judge_c(&format!(
            "for (int i = 0; i < 600; i++) {{ {drip}; fflush(stdout); usleep(50000); }}"
        ));
        assert_verdict(&report, Verdict::IdleLimit, "it is its turn");
        assert!(report.wall_ms < 15_000, "{report:?}");
    }
}

#[test]
fn slow_moves_do_not_add_up_to_idleness() {
    // Each is fast enough, all together take longer than a program may be silent.
    let table = Table::new("knight", "2 30 2 29\n", Opponent::Best);
    let report = table.judge_c(
        "for (int q = 27; q > 0; q -= 4) {\n\
           hear(); usleep(400000); printf(\"1 %d\\n\", q); fflush(stdout);\n\
         }",
    );
    assert_verdict(&report, Verdict::Accepted, "");
    assert!(report.wall_ms > 2500, "{report:?}");
}

#[test]
fn a_game_of_timely_moves_that_takes_too_long_is_stopped() {
    // Each move is in time, and the board is large enough for a minute of them.
    let table = Table::new("knight", "2 600 2 599\n", Opponent::Best);
    let settings = Settings {
        longest_game: Duration::from_secs(2),
        ..settings()
    };
    let source = in_c(
        "for (int q = 597; q > 0; q -= 4) {\n\
           hear(); usleep(400000); printf(\"1 %d\\n\", q); fflush(stdout);\n\
         }",
    );
    let report = table.judge_with(&settings, "program.c", &source);
    assert_verdict(
        &report,
        Verdict::IdleLimit,
        "the game is not over after 2 s",
    );
    // The game's clock runs from a moment before the program starts.
    assert!((1500..10_000).contains(&report.wall_ms), "{report:?}");
}

#[test]
fn the_transcript_is_whole_and_in_order() {
    let report = long().judge_c("hear(); say(\"6 9\"); hear(); puts(line); fflush(stdout);");
    let transcript = report.transcript.unwrap();
    assert_eq!(transcript.count(), 4, "{transcript:?}");
    let said = transcript.tail(10);
    for (line, mark) in said.iter().zip(["< 8 9 8 8", "> 6 9", "< ", "> "]) {
        assert!(line.contains(mark), "{line}");
    }
    let told = said[2].rsplit("< ").next().unwrap();
    assert!(said[3].ends_with(&format!("> {told}")), "{said:?}");
}

#[test]
fn the_summary_shows_the_end_of_a_long_dialogue_and_json_all_of_it() {
    let table = Table::new("knight", "2 400 2 399\n", Opponent::Best);
    let path = table.folder.path().join("errs.py");
    let source = "for q in range(397, 200, -4):\n    input()\n    print(1, q, flush=True)\n\
                  print('no more', flush=True)\n";
    fs::write(&path, source).unwrap();
    let program = Program::prepare(&path, &settings()).unwrap();
    let tests = [table.test.clone()];
    let report = judge_all(
        &program,
        table.problem,
        &table.spec,
        &tests,
        &settings(),
        &|_| {},
    );
    assert_eq!(report.verdict, Verdict::Presentation);
    let shown = summary(&report, Lang::En);
    for words in [
        "against: best",
        " lines before; --json shows them",
        "> no more\n",
    ] {
        assert!(shown.contains(words), "{shown}");
    }
    let marks = ["ms  > ", "ms  < "].map(|mark| shown.matches(mark).count());
    assert_eq!(marks.iter().sum::<usize>(), 20, "{shown}");
    let json = serde_json::to_value(&report).unwrap();
    let lines = json["tests"][0]["transcript"]["lines"].as_array().unwrap();
    assert!(lines.len() > 100 && lines[0]["by"] == "judge");
    assert_eq!(lines[lines.len() - 1]["line"], "no more");
}
