//! What a run is worth, and why.

use checker::interactor::Interactor;
use problem_set::Verdict;
use problem_set::spec::Limits;
use sandbox::{Ended, Stop};

use super::collected::Collected;
use super::crash::{self, Crash};
use super::dialogue::Talk;
use super::difference::{self, Difference};
use super::prepared::{Trial, read, stack_kib, stop_after_ms};
use super::ran::Against;
use super::transcript::Transcript;
use super::verdict::{Finding, judge_outcome, judge_process};
use super::workdir::{Found, Output};
use crate::catalogue::judging as say;
use bilingual::{Message, Say};

/// The last stage but the report.
pub(crate) struct Judged {
    pub(crate) finding: Finding,
    pub(crate) note: Option<Message>,
    pub(crate) ended: Ended,
    pub(crate) stderr: Vec<String>,
    pub(crate) difference: Option<Difference>,
    pub(crate) output: Option<String>,
    pub(crate) transcript: Option<Transcript>,
}

impl Judged {
    /// Judges what was collected; the error is the judge's own.
    pub(crate) fn new(collected: Collected<'_>) -> Result<Judged, Message> {
        let (trial, ended, stderr) = (collected.trial, collected.ended, collected.stderr);
        let judged = match collected.against {
            Against::Answer(answer) => against_answer(&trial, &ended, collected.found, &answer)?,
            Against::Dialogue(talk, interactor) => {
                in_dialogue(&trial, &ended, collected.found, talk, &interactor)
            }
        };
        let mut finding = judged.finding;
        let language = trial.program.language();
        if finding.verdict == Verdict::RuntimeError && ended.stopped.is_none() {
            let crash = Crash {
                language,
                said: &stderr,
                files: &trial.program.own_files(),
                how: finding.reason,
                is_deep: crash::is_deep(&ended, stack_kib(trial.limits())),
            };
            finding = if crash.is_out_of_memory(ended.exit) {
                let most = trial.limits().memory_mib;
                Finding::new(Verdict::MemoryLimit, say::MEMORY_ASKED.with(&[&most]))
            } else {
                Finding::new(finding.verdict, crash.told(ended.exit))
            };
        }
        Ok(Judged {
            finding,
            ended,
            stderr: crash::shown(language, &stderr),
            ..judged
        })
    }

    /// A run that the judge could not carry out.
    pub(crate) fn failed(reason: Message) -> Judged {
        Judged::of(Finding::new(Verdict::JudgeError, reason))
    }

    /// Nothing but a verdict.
    fn of(finding: Finding) -> Judged {
        Judged {
            finding,
            note: None,
            ended: Ended::default(),
            stderr: Vec::new(),
            difference: None,
            output: None,
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

/// A program that has read a file and should have written another; an output that reached its cap
/// is only named.
fn against_answer(
    trial: &Trial<'_>,
    ended: &Ended,
    output: Found,
    answer: &[u8],
) -> Result<Judged, Message> {
    let too_large = output.as_ref().err().map(|it| it as &dyn Say);
    if let Some(finding) = judge_process(ended, trial.limits(), too_large) {
        return Ok(Judged::of(finding));
    }
    let Output { bytes, note } = output.unwrap_or_default();
    let bytes = match bytes {
        Some(bytes) => bytes,
        // Where nothing is to be written, a program that writes to standard output has done
        // so, and no file shows it.
        None if answer.trim_ascii().is_empty() => Vec::new(),
        None => {
            let reason = note.unwrap_or_default();
            return Ok(Judged::of(Finding::new(Verdict::Presentation, reason)));
        }
    };
    let mode = trial.spec.checker;
    let input = read(&trial.test.input)?;
    let outcome = trial.problem.check(mode, &input, &bytes, answer);
    let finding = judge_outcome(&outcome);
    let is_wrong = finding.verdict != Verdict::Accepted;
    Ok(Judged {
        difference: is_wrong
            .then(|| difference::between(mode, answer, &bytes))
            .flatten(),
        output: is_wrong.then(|| difference::digest(&bytes)),
        note,
        ..Judged::of(finding)
    })
}

/// A program that has talked, and may have written a record of it.
fn in_dialogue(
    trial: &Trial<'_>,
    ended: &Ended,
    record: Found,
    talk: Talk,
    interactor: &Interactor,
) -> Judged {
    let too_large = record.as_ref().err().map(|it| it as &dyn Say);
    let decided = talk.course.verdict(ended, trial.limits(), too_large);
    let (finding, note) = if let Some(finding) = decided {
        (finding, None)
    } else {
        let Output { bytes, note } = record.unwrap_or_default();
        (judge_outcome(&interactor.record(bytes.as_deref())), note)
    };
    // Of one that was stopped, or has crashed, nobody knows what it would have said.
    let is_wrong = matches!(finding.verdict, Verdict::Wrong | Verdict::Presentation);
    Judged {
        note,
        output: is_wrong.then(|| difference::digest(talk.transcript.said().as_bytes())),
        transcript: (finding.verdict != Verdict::Accepted).then_some(talk.transcript),
        ..Judged::of(finding)
    }
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
            .unwrap_or_else(|| Finding::new(Verdict::Accepted, Message::default()));
        let judged = Judged {
            ended,
            ..Judged::of(finding)
        };
        judged.is_narrowly_late(LIMITS)
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
}
