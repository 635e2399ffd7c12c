//! The verdicts on dialogues, from what is known of them.

use super::*;
use bilingual::Lang;
use checker::Checked;
use sandbox::{Exit, Stop};

const LIMITS: Limits = Limits {
    time_ms: 1000,
    memory_mib: 64,
};

#[test]
#[rustfmt::skip]
fn the_first_row_that_applies_decides() {
    let right = || Some(Checked::Accepted);
    let wrong = || Some(Checked::Wrong(Message::new(&"no such move")));
    let (code, signal) = (Exit::Code, Exit::Signal);
    let (cpu, idle, dismissed) =
        (Some(Stop::Cpu), Some(Stop::Idle), Some(Stop::Dismissed));
    let (late, fine) = (2_000_000, 5);
    // outcome, said afterwards, exit, stopped, CPU time in µs: verdict, words of the reason
    let table = [
        (right(), false, code(0), None, fine, "", ""),
        (wrong(), false, code(0), None, fine, "WA", "no such move"),
        (wrong(), true, signal(9), dismissed, fine, "WA", "no such move"),
        (wrong(), true, signal(11), None, late, "WA", "no such move"),
        (wrong(), false, signal(9), cpu, late, "WA", "no such move"),
        (right(), false, code(0), None, late, "TLE", "2000 ms of 1000 ms"),
        (right(), true, code(3), None, late, "TLE", ""),
        (None, false, signal(9), cpu, late, "TLE", "then stopped"),
        (None, false, code(0), None, late, "TLE", ""),
        (None, false, signal(9), idle, fine, "ILE", "it is its turn, and it says nothing"),
        (right(), false, signal(9), idle, fine, "ILE", "but it does not end"),
        #[cfg(unix)]
        (None, false, signal(11), None, fine, "RTE", "SIGSEGV"),
        (None, false, code(1), None, fine, "RTE", "exit code 1"),
        (right(), true, code(1), None, fine, "RTE", "exit code 1"),
        (None, false, code(0), None, fine, "WA", "the program ended before the game was over"),
        (right(), true, code(0), None, fine, "PE", "it goes on after the end"),
    ];
    for (outcome, afterwards, exit, stopped, cpu_us, verdict, words) in table {
        let course = Course {
            outcome,
            afterwards: afterwards.then(|| "3 4".to_owned()),
            ..Course::default()
        };
        let ended = Ended { exit, stopped, cpu_us, wall_us: 3_000_000, peak_kib: 1, ..Ended::default() };
        let finding = course.verdict(&ended, LIMITS, None);
        let (short, reason) =
            finding.map_or(("", Message::default()), |it| (it.verdict.short(), it.reason));
        let reason = reason.of(Lang::En);
        assert_eq!(short, verdict, "{course:?} {ended:?}");
        assert!(reason.contains(words), "{reason}");
    }
}

#[test]
fn a_game_that_is_too_long_on_the_clock_is_idle_unless_a_wrong_move_came_first() {
    let ended = Ended {
        exit: Exit::Signal(9),
        stopped: Some(Stop::Dismissed),
        ..Ended::default()
    };
    for (outcome, verdict) in [
        (None, Verdict::IdleLimit),
        (
            Some(Checked::Wrong(Message::new(&"no such move"))),
            Verdict::Wrong,
        ),
    ] {
        let course = Course {
            outcome,
            endless: Some(Duration::from_mins(2)),
            ..Course::default()
        };
        let finding = course.verdict(&ended, LIMITS, None).unwrap();
        assert_eq!(finding.verdict, verdict, "{finding:?}");
    }
}

#[test]
fn a_line_that_lacks_its_end_is_told_to_whoever_waits_for_an_answer() {
    let course = Course {
        unfinished: Some("3 4".into()),
        ..Course::default()
    };
    assert!(
        course
            .silence()
            .of(Lang::En)
            .contains("'3 4', is no whole line")
    );
}
