//! A program before a test: everything is there that its run needs.

use std::fs;
use std::path::Path;

use checker::interactor::Interactor;
use inpout::Opening;
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec, Tier};
use sandbox::Quota;

use super::program::Program;
use super::settings::Pace;
use super::workdir::Workdir;
use crate::catalogue::errors::unread;
use crate::catalogue::judging as say;
use crate::set::testset::TestFiles;
use bilingual::{Message, of_system};

/// Processes and threads that a program may have at a time.
const PROCESSES: u64 = 64;

/// What a run is about, whatever stage it is in.
#[derive(Clone, Copy)]
pub(crate) struct Trial<'a> {
    pub(crate) program: &'a Program,
    pub(crate) problem: &'a dyn AnyProblem,
    pub(crate) spec: &'a Spec,
    pub(crate) test: &'a TestFiles,
}

impl Trial<'_> {
    /// The limits of the test's tier, for the program's language.
    pub(crate) fn limits(&self) -> Limits {
        limits_for(self.program, self.spec, self.test.tier)
    }
}

/// The limits of a tier for a program: some languages have more time.
pub(crate) fn limits_for(program: &Program, spec: &Spec, tier: Tier) -> Limits {
    let mut limits = spec.limits(tier);
    limits.time_ms *= program.language().factor();
    limits
}

/// The first stage.
pub(crate) struct Prepared<'a> {
    pub(crate) trial: Trial<'a>,
    /// The cap on every output.
    pub(crate) cap: u64,
    pub(crate) workdir: Workdir,
    pub(crate) counterpart: Counterpart,
}

/// What the program is held against.
pub(crate) enum Counterpart {
    /// It reads a file and writes another; this is the reference's.
    Answer(Vec<u8>),
    /// It talks.
    Interactor(Box<Interactor>),
}

impl<'a> Prepared<'a> {
    /// Makes the folder of the run and reads what the program is held against; the error is the
    /// judge's own.
    pub(crate) fn new(trial: Trial<'a>) -> Result<Prepared<'a>, Message> {
        let Trial { problem, test, .. } = trial;
        let (counterpart, cap, reads_file) = match problem.dialogue() {
            None => {
                let answer = read(&test.answer)?;
                let cap = output_cap(answer.len());
                (Counterpart::Answer(answer), cap, true)
            }
            Some(dialogue) => {
                let interactor = Box::new(test.interactor(problem).map_err(|fault| fault.0)?);
                let reads_file = dialogue.opening == Opening::File;
                (
                    Counterpart::Interactor(interactor),
                    output_cap(0),
                    reads_file,
                )
            }
        };
        let input = reads_file.then_some(test.input.as_path());
        let workdir = Workdir::new(trial.program, problem.file(), input)
            .map_err(|error| Message::from(say::NO_RUN.with(&[&of_system(&error)])))?;
        Ok(Prepared {
            trial,
            cap,
            workdir,
            counterpart,
        })
    }

    /// What the run may use.
    pub(crate) fn quota(&self, pace: Pace) -> Quota {
        quota(self.trial.limits(), self.cap, pace)
    }
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Message> {
    fs::read(path).map_err(|error| unread(path, &error).0)
}

/// The CPU time after which a program is stopped: a tenth more than it may use.
pub(crate) fn stop_after_ms(limits: Limits) -> u64 {
    limits.time_ms + limits.time_ms.div_ceil(10)
}

/// The size of the stack: deep recursion is a matter of the memory limit, not of one of its own.
pub(crate) fn stack_kib(limits: Limits) -> u64 {
    (limits.memory_mib * 1024).max(64 * 1024)
}

/// The quota of a run under these limits; `output_bytes` is the cap on every file it writes.
pub(super) fn quota(limits: Limits, output_bytes: u64, pace: Pace) -> Quota {
    let memory_kib = limits.memory_mib * 1024;
    Quota {
        cpu_ms: match pace {
            Pace::Unknown | Pace::InTime => stop_after_ms(limits),
            Pace::TooSlow => limits.time_ms,
        },
        idle_ms: 2 * limits.time_ms + 1000,
        // On the busiest of machines a program that computes is done long before that.
        wall_ms: (100 * limits.time_ms).max(120_000),
        memory_kib,
        output_bytes,
        // Room for the output, and for as much beside it.
        disk_bytes: 2 * output_bytes + (1 << 20),
        processes: PROCESSES,
        stack_kib: stack_kib(limits),
    }
}

/// The cap on an output whose right answer has this length.
pub(super) fn output_cap(answer: usize) -> u64 {
    (4 * answer as u64).max(16 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quota_leaves_room_for_what_the_verdict_decides() {
        let limits = Limits {
            time_ms: 1000,
            memory_mib: 64,
        };
        let late = quota(limits, 7, Pace::TooSlow);
        assert_eq!(late.cpu_ms, limits.time_ms);
        let quota = quota(limits, 7, Pace::Unknown);
        assert!(quota.cpu_ms > limits.time_ms && quota.idle_ms > 2 * limits.time_ms);
        assert_eq!(quota.memory_kib, 64 << 10);
        assert!(quota.stack_kib >= 64 << 10);
        assert_eq!(output_cap(0), 16 << 20);
        assert_eq!(output_cap(10 << 20), 40 << 20);
    }
}
