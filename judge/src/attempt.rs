//! One run of a program on one test, checked.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use inpout::Opening;
use registry::spec::Limits;
use registry::{AnyProblem, Spec};

use crate::dialogue;
use crate::difference::{self, Difference};
use crate::program::Program;
use crate::runner::Settings;
use crate::testset::TestFiles;
use crate::transcript::Transcript;
use crate::verdict::{Finding, Verdict, judge_outcome, judge_process};
use crate::workdir::{Found, Workdir};
use sandbox::{Ended, Quota, Stop};

/// Ordinary runs share it; a run that is measured alone has it to itself.
static GATE: RwLock<()> = RwLock::new(());

/// One run, checked.
pub(crate) struct Attempt {
    pub(crate) finding: Finding,
    pub(crate) note: Option<String>,
    pub(crate) ended: Ended,
    pub(crate) stderr: Vec<String>,
    pub(crate) difference: Option<Difference>,
    pub(crate) transcript: Option<Transcript>,
}

impl Attempt {
    /// A run that the judge could not carry out.
    pub(crate) fn failed(reason: &str) -> Attempt {
        Attempt {
            finding: Finding::new(Verdict::JudgeError, reason),
            note: None,
            ended: Ended::default(),
            stderr: Vec::new(),
            difference: None,
            transcript: None,
        }
    }

    /// Whether the run ended by itself and no more than a tenth past its time.
    pub(crate) fn is_narrowly_late(&self, limits: Limits) -> bool {
        self.finding.verdict == Verdict::TimeLimit
            && self.ended.stopped != Some(Stop::Cpu)
            && self.ended.cpu_us <= stop_after_ms(limits) * 1000
    }
}

/// The CPU time after which a program is stopped: a tenth more than it may use.
fn stop_after_ms(limits: Limits) -> u64 {
    limits.time_ms + limits.time_ms.div_ceil(10)
}

/// The quota of a run under these limits; `output_bytes` is the cap on every file it writes.
fn quota(limits: Limits, output_bytes: u64) -> Quota {
    let memory_kib = limits.memory_mib * 1024;
    Quota {
        cpu_ms: stop_after_ms(limits),
        idle_ms: 2 * limits.time_ms + 1000,
        // On the busiest of machines a program that computes is done long before that.
        wall_ms: (100 * limits.time_ms).max(120_000),
        memory_kib,
        output_bytes,
        // Room for the output, and for as much beside it.
        disk_bytes: 2 * output_bytes + (1 << 20),
        processes: PROCESSES,
        // Deep recursion is a matter of the memory limit, not of a limit of its own.
        stack_kib: memory_kib.max(64 * 1024),
    }
}

/// Processes and threads that a program may have at a time.
const PROCESSES: u64 = 64;

/// The cap on an output whose right answer has this length.
fn output_cap(answer: usize) -> u64 {
    (4 * answer as u64).max(16 << 20)
}

/// Runs the program on a test and checks what it does; the error is the judge's own.
pub(crate) fn attempt(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    test: &TestFiles,
    settings: &Settings,
    alone: bool,
) -> Result<Attempt, String> {
    let trial = Trial {
        program,
        problem,
        spec,
        test,
        settings,
        alone,
    };
    match problem.dialogue() {
        Some(dialogue) => trial.talk(dialogue.opening),
        None => trial.solve(),
    }
}

/// One program before one test.
struct Trial<'a> {
    program: &'a Program,
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    test: &'a TestFiles,
    settings: &'a Settings,
    alone: bool,
}

impl Trial<'_> {
    /// The program reads a file and writes another.
    fn solve(&self) -> Result<Attempt, String> {
        let answer = read(&self.test.answer)?;
        let cap = output_cap(answer.len());
        let limits = self.spec.limits(self.test.tier);
        let workdir = self.workdir(Some(&self.test.input))?;
        let job = workdir.job(self.program, quota(limits, cap));
        let sandbox::Outcome { ended, left } = self
            .gated(|| sandbox::run(&self.settings.helper, &job))
            .map_err(|error| error.to_string())?;
        let found = workdir.collect(&left, cap).map_err(unreadable)?;
        let stderr = self.program.in_its_own_name(workdir.last_errors());
        let found = match found {
            // Where nothing is to be written, a program that writes to standard output has done
            // so, and no file shows it.
            Found::Nothing(reason) if answer.trim_ascii().is_empty() => Found::Output {
                bytes: Vec::new(),
                note: Some(reason),
            },
            found => found,
        };
        let (mut note, mut difference) = (None, None);
        let finding = match (judge_process(&ended, limits, found.too_large()), found) {
            (Some(finding), _) => with_last_words(finding, &stderr),
            (None, Found::Output { bytes, note: said }) => {
                note = said;
                let input = read(&self.test.input)?;
                let mode = self.spec.checker;
                let outcome = checker::check(self.problem, mode, &input, &bytes, &answer);
                let finding = judge_outcome(outcome);
                if finding.verdict != Verdict::Accepted {
                    difference = difference::between(mode, &answer, &bytes);
                }
                finding
            }
            (None, Found::Nothing(reason)) => Finding::new(Verdict::Presentation, reason),
            (None, Found::TooLarge(_)) => {
                unreachable!("an output that is too large is judged above")
            }
        };
        Ok(Attempt {
            finding,
            note,
            ended,
            stderr,
            difference,
            transcript: None,
        })
    }

    /// The program talks with the interactor.
    fn talk(&self, opening: Opening) -> Result<Attempt, String> {
        let cap = output_cap(0);
        let limits = self.spec.limits(self.test.tier);
        let mut interactor = self.test.interactor(self.problem)?;
        let file = (opening == Opening::File).then_some(self.test.input.as_path());
        let workdir = self.workdir(file)?;
        let job = workdir.job(self.program, quota(limits, cap));
        let held = self
            .gated(|| dialogue::hold(&self.settings.helper, job, &mut interactor, cap))
            .map_err(|error| error.to_string())?;
        let found = workdir
            .collect_record(&held.left, cap)
            .map_err(unreadable)?;
        let stderr = self.program.in_its_own_name(workdir.last_errors());
        let (finding, note) = match (held.verdict(limits, found.too_large()), found) {
            (Some(finding), _) => (with_last_words(finding, &stderr), None),
            (None, Found::Output { bytes, note }) => {
                (judge_outcome(interactor.record(Some(&bytes))), note)
            }
            (None, Found::Nothing(note)) => {
                let note = Some(note).filter(|note| !note.is_empty());
                (judge_outcome(interactor.record(None)), note)
            }
            (None, Found::TooLarge(_)) => {
                unreachable!("a record that is too large is judged above")
            }
        };
        Ok(Attempt {
            transcript: (finding.verdict != Verdict::Accepted).then_some(held.transcript),
            finding,
            note,
            ended: held.ended,
            stderr,
            difference: None,
        })
    }

    fn workdir(&self, input: Option<&Path>) -> Result<Workdir, String> {
        Workdir::new(self.program.folder(), self.problem.file(), input)
            .map_err(|error| format!("no folder for the run: {error}"))
    }

    /// Runs beside the others or, if it is to be measured alone, without them.
    fn gated<T>(&self, run: impl FnOnce() -> T) -> T {
        // The lock guards no data, so a panic elsewhere does not matter here.
        if self.alone {
            let _exclusive = GATE.write().unwrap_or_else(PoisonError::into_inner);
            run()
        } else {
            let _shared = GATE.read().unwrap_or_else(PoisonError::into_inner);
            run()
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: cannot be read: {error}", path.display()))
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "made to be passed to map_err"
)]
fn unreadable(error: io::Error) -> String {
    format!("the output cannot be read: {error}")
}

/// A crash is told with the last line of standard error.
fn with_last_words(mut finding: Finding, stderr: &[String]) -> Finding {
    if let (Verdict::RuntimeError, Some(last)) = (finding.verdict, stderr.last()) {
        finding.reason = format!("{}: {last}", finding.reason);
    }
    finding
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        time_ms: 1000,
        memory_mib: 64,
    };

    fn late(cpu_us: u64, stopped: Option<Stop>) -> bool {
        let ended = Ended {
            stopped,
            cpu_us,
            ..Ended::default()
        };
        let finding = judge_process(&ended, LIMITS, None)
            .unwrap_or_else(|| Finding::new(Verdict::Accepted, ""));
        let attempt = Attempt {
            finding,
            ended,
            ..Attempt::failed("")
        };
        attempt.is_narrowly_late(LIMITS)
    }

    #[test]
    fn only_a_result_narrowly_past_its_limit_is_measured_again() {
        assert!(!late(950_000, None));
        assert!(!late(1_000_000, None));
        assert!(late(1_000_001, None));
        assert!(late(1_100_000, None));
        assert!(!late(1_100_001, None));
        assert!(!late(1_100_000, Some(Stop::Cpu)));
    }

    #[test]
    fn the_quota_leaves_room_for_what_the_verdict_decides() {
        let quota = quota(LIMITS, 7);
        assert!(quota.cpu_ms > LIMITS.time_ms && quota.idle_ms > 2 * LIMITS.time_ms);
        assert_eq!(quota.memory_kib, 64 << 10);
        assert!(quota.stack_kib >= 64 << 10);
        assert_eq!(output_cap(0), 16 << 20);
        assert_eq!(output_cap(10 << 20), 40 << 20);
    }
}
