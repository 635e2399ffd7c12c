//! What a run is worth: from what the process did to AC, WA, TLE and the others.

use checker::Checked;
use problem_set::spec::Limits;
use problem_set::{Tier, Verdict};

use super::crash;
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Lang, Message, Say, Text};
use sandbox::{Ended, Exit, Stop};

/// A verdict and why, in one line; the reason is empty where there is nothing to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The verdict.
    pub verdict: Verdict,
    /// Why.
    pub reason: Message,
    /// The part of the points that it is worth, of [`WHOLE`].
    pub share: u32,
}

/// All points of a test.
pub const WHOLE: u32 = 10_000;

/// What a tier is called.
pub fn tier_name(tier: Tier, lang: Lang) -> &'static str {
    let text = match tier {
        Tier::Sample => say::TIER_SAMPLE,
        Tier::Source => say::TIER_SOURCE,
        Tier::Beyond => say::TIER_BEYOND,
    };
    text.of(lang)
}

impl Finding {
    /// A verdict with its reason.
    pub fn new(verdict: Verdict, reason: impl Into<Message>) -> Finding {
        Finding {
            verdict,
            reason: reason.into(),
            share: u32::from(verdict == Verdict::Accepted) * WHOLE,
        }
    }
}

/// What the end of the process alone decides; `None` if the output has to be checked.
///
/// `too_large` says that an output reached its cap: that is told before the signal or the lost
/// time that follows from it. Memory is decided by the peak that was measured, see
/// [`sandbox`].
pub fn judge_process(
    ended: &Ended,
    limits: Limits,
    too_large: Option<&dyn Say>,
) -> Option<Finding> {
    let found = |verdict, reason: Message| Some(Finding::new(verdict, reason));
    let said = |plain: Text, stopped: Text| match ended.stopped {
        None => plain,
        Some(_) => stopped,
    };
    let Limits {
        time_ms,
        memory_mib,
    } = limits;
    if let Some(what) = too_large {
        return found(Verdict::OutputLimit, say::TOO_LARGE.with(&[what]).into());
    }
    if ended.filled || ended.stopped == Some(Stop::Disk) {
        return found(Verdict::OutputLimit, say::FILES_TOO_LARGE.into());
    }
    // The kernel counts the time of its own limit by ticks, and may be early; who sends the signal to
    // itself has not computed for long.
    let is_out_of_time = system::is_out_of_time(ended.exit) && ended.cpu_us > time_ms * 500;
    if ended.stopped == Some(Stop::Cpu) || ended.cpu_us > time_ms * 1000 || is_out_of_time {
        let said = said(say::TIME_USED, say::TIME_USED_STOPPED);
        let used = ended.cpu_ms();
        return found(Verdict::TimeLimit, said.with(&[&used, &time_ms]).into());
    }
    if ended.stopped == Some(Stop::Memory) || ended.peak_kib > memory_mib * 1024 {
        let said = said(say::MEMORY_USED, say::MEMORY_USED_STOPPED);
        let peak = ended.peak_kib.div_ceil(1024);
        let mut reason = vec![said.with(&[&peak, &memory_mib]).into()];
        if crash::is_deep(ended, ended.peak_kib) {
            reason.push(say::MOSTLY_STACK.into());
        }
        return found(Verdict::MemoryLimit, Message::joined(&reason, "; "));
    }
    if ended.stopped == Some(Stop::Idle) {
        let (wall_ms, cpu_ms) = (ended.wall_us / 1000, ended.cpu_ms());
        let reason = say::IDLED.with(&[&wall_ms, &cpu_ms]).into();
        return found(Verdict::IdleLimit, reason);
    }
    if ended.stopped == Some(Stop::Processes) {
        return found(Verdict::RuntimeError, say::PROCESSES.into());
    }
    match ended.exit {
        Exit::Code(0) => None,
        exit => found(Verdict::RuntimeError, crash::how(exit)),
    }
}

/// What the checker's outcome is called.
pub fn judge_outcome(outcome: &Checked) -> Finding {
    match outcome {
        Checked::Accepted => Finding::new(Verdict::Accepted, Message::default()),
        Checked::Wrong(reason) => Finding::new(Verdict::Wrong, reason.clone()),
        Checked::Format(reason) => Finding::new(Verdict::Presentation, reason.clone()),
        Checked::Partial { ratio, message } => {
            let percent = format!("{:.0}", *ratio * 100.0);
            Finding {
                share: share_of(*ratio),
                ..Finding::new(
                    Verdict::Partial,
                    say::POINTS_SHARE.with(&[&percent, message]),
                )
            }
        }
        Checked::JudgeError(reason) => Finding::new(Verdict::JudgeError, reason.clone()),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a ratio is from 0 to 1"
)]
fn share_of(ratio: f64) -> u32 {
    (ratio.clamp(0.0, 1.0) * f64::from(WHOLE)) as u32
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;
    use problem_set::spec::CheckerMode;

    use super::*;

    const LIMITS: Limits = Limits {
        time_ms: 1000,
        memory_mib: 64,
    };

    fn ended(exit: Exit, stopped: Option<Stop>, cpu_us: u64, peak_kib: u64) -> Ended {
        Ended {
            exit,
            stopped,
            cpu_us,
            wall_us: 3_100_000,
            peak_kib,
            ..Ended::default()
        }
    }

    #[test]
    #[rustfmt::skip]
    fn the_end_of_a_process_decides_as_this_table_says() {
        const MIB: u64 = 1024;
        let code = Exit::Code;
        let signal = Exit::Signal;
        let (cpu, idle, memory) = (Some(Stop::Cpu), Some(Stop::Idle), Some(Stop::Memory));
        // exit, stopped, CPU time in µs, peak in KiB: verdict, words of the reason
        let table = [
            (code(0), None, 1, 1, "", ""),
            (code(0), None, 1_000_000, 64 * MIB, "", ""),
            (code(0), None, 1_000_001, 1, "TLE", "1001 ms of 1000 ms"),
            (signal(9), cpu, 1_101_000, 1, "TLE", "1101 ms of 1000 ms, then stopped"),
            (signal(24), None, 1000, 1, "RTE", "SIGXCPU"),
            (signal(24), None, 900_000, 1, "TLE", "900 ms of 1000 ms"),
            (signal(24), None, 1_900_000, 1, "TLE", "1900 ms of 1000 ms"),
            (Exit::NotStarted(8), None, 0, 0, "RTE", "cannot be started: it is no program"),
            (code(0), None, 1, 64 * MIB + 1, "MLE", "65 MiB of 64 MiB"),
            (signal(9), memory, 1, 64 * MIB, "MLE", "64 MiB of 64 MiB, then stopped"),
            (signal(9), memory, 2_000_000, 65 * MIB, "TLE", ""),
            (signal(9), idle, 5000, 1, "ILE", "after 3100 ms, of which it computed only 5 ms"),
            (code(3), None, 1, 1, "RTE", "exit code 3"),
            (code(3), None, 2_000_000, 1, "TLE", "2000 ms of 1000 ms"),
            (code(3), None, 1, 65 * MIB, "MLE", "65 MiB of 64 MiB"),
            (signal(11), None, 1, 1, "RTE", "SIGSEGV (memory"),
            (signal(8), None, 1, 1, "RTE", "division by zero"),
            (signal(6), None, 1, 1, "RTE", "SIGABRT"),
            (signal(9), None, 1, 1, "RTE", "not by the judge"),
            (signal(13), None, 1, 1, "RTE", "SIGPIPE"),
            (signal(40), None, 1, 1, "RTE", "signal 40"),
        ];
        for (exit, stopped, cpu_us, peak, verdict, words) in table {
            // There are no signals on Windows.
            if cfg!(windows) && stopped.is_none() && matches!(exit, Exit::Signal(_)) {
                continue;
            }
            let ended = ended(exit, stopped, cpu_us, peak);
            let finding = judge_process(&ended, LIMITS, None);
            let (short, reason) = finding
                .map_or(("", Message::default()), |it| (it.verdict.short(), it.reason));
            assert_eq!(short, verdict, "{ended:?}");
            assert!(reason.of(Lang::En).contains(words), "{reason:?}");
        }
    }

    #[test]
    fn an_output_too_large_is_told_before_what_follows_from_it() {
        for (exit, stopped, cpu_us) in [
            (Exit::Signal(25), None, 1),
            (Exit::Signal(9), Some(Stop::Cpu), 2_000_000),
            (Exit::Code(1), None, 1),
            (Exit::Code(0), None, 1),
        ] {
            let ended = ended(exit, stopped, cpu_us, 1);
            let finding = judge_process(&ended, LIMITS, Some(&"NIM.OUT")).unwrap();
            assert_eq!(finding.verdict, Verdict::OutputLimit);
            assert_eq!(finding.reason.of(Lang::En), "NIM.OUT grew past its limit");
        }
    }

    #[test]
    fn the_checker_decides_the_rest() {
        let partial = Checked::Partial {
            ratio: 0.5,
            message: Message::new(&"one of two"),
        };
        for (outcome, verdict, reason) in [
            (Checked::Accepted, "AC", ""),
            (Checked::Wrong(Message::new(&"x")), "WA", "x"),
            (Checked::Format(Message::new(&"y")), "PE", "y"),
            (partial, "PA", "50 % of the points: one of two"),
            (Checked::JudgeError(Message::new(&"z")), "JE", "z"),
        ] {
            let finding = judge_outcome(&outcome);
            assert_eq!(
                (finding.verdict.short(), finding.reason.of(Lang::En)),
                (verdict, reason)
            );
        }
    }

    #[test]
    fn a_checkers_sentence_is_told_in_the_language_of_the_reader() {
        let problem = all_problems::find("nim").unwrap();
        let outcome = problem.check(CheckerMode::Tokens, b"", b"1 12", b"1 13");
        let reason = judge_outcome(&outcome).reason;
        assert_eq!(
            reason.of(Lang::En),
            "token 2 (line 1): expected 13, found 12"
        );
        assert_eq!(
            reason.of(Lang::Vi),
            "từ thứ 2 (dòng 1): đáp án là 13, bài làm ghi 12"
        );
    }

    #[test]
    fn memory_that_is_mostly_stack_is_told_as_such() {
        let mut ended = ended(Exit::Signal(9), Some(Stop::Memory), 1, 65 << 10);
        let reason = |ended: &Ended| judge_process(ended, LIMITS, None).unwrap().reason;
        assert!(!reason(&ended).of(Lang::En).contains("stack"));
        ended.stack_kib = 60 << 10;
        assert!(reason(&ended).of(Lang::En).contains("most of it stack"));
    }
}
