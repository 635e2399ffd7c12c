//! `judge shares`: are the limits fair?
//!
//! A tier is fair if the method meant for it, written plainly, needs at most half of each limit,
//! and if a method meant to be too slow needs at least twice the time, or twice the memory before
//! its time is up. So every example submission is run under limits that are wider than the real
//! ones, and what it needs is told as a share of the real ones.

use std::fmt::Write;

use problem_set::spec::{Limits, Submission};
use problem_set::{AnyProblem, Spec, Tier, Verdict};

use crate::judging::program::{Program, Unprepared};
use crate::judging::report::TestReport;
use crate::judging::runner::judge_test;
use crate::judging::settings::Settings;
use crate::keeping::fault::{Result, broken};
use crate::set::problem::{SOLUTION, part, part_name, program_of, spec_of};
use crate::set::root::Root;
use crate::set::testset::{TestFiles, ensure_tests};

/// The largest share of a limit that a right program of the set may need.
pub const FAIR_SHARE: f64 = 0.5;

/// How many times a limit a program that is meant to be too slow must need.
pub const SLOW_SHARE: f64 = 2.0;

/// What the reference is called beside the submissions.
const REFERENCE: &str = "reference";

/// What a submission needs of the limits of a tier.
#[derive(Debug, Clone, PartialEq)]
pub struct Share {
    /// The submission's file.
    pub file: String,
    /// Samples and source tier, or beyond.
    pub beyond: bool,
    /// The verdict that `problem.toml` tells.
    pub expected: Verdict,
    /// The most CPU time on a test, in limits.
    pub time: f64,
    /// The highest peak on a test, in limits.
    pub memory: f64,
    /// Whether it was stopped there: it needs more than that.
    pub stopped: bool,
}

impl Share {
    /// The share of the time, `0.12` or `>2.2`.
    fn time_cell(&self) -> String {
        if self.stopped {
            format!(">{:.1}", self.time)
        } else {
            format!("{:.2}", self.time)
        }
    }

    /// Why this is not fair, if it is not.
    pub fn fault(&self) -> Option<String> {
        let tier = part_name(self.beyond);
        let (file, time, memory) = (&self.file, self.time, self.memory);
        match self.expected {
            Verdict::Accepted | Verdict::Partial if time > FAIR_SHARE || memory > FAIR_SHARE => {
                Some(format!(
                    "{file} needs {time:.2} of the time and {memory:.2} of the memory of the {tier} tier"
                ))
            }
            Verdict::TimeLimit if time.max(memory) < SLOW_SHARE => Some(format!(
                "{file} is too slow for the {tier} tier, but needs only {time:.2} of its time"
            )),
            _ => None,
        }
    }
}

/// The shares of all submissions of a problem that are expected to be accepted, if only in part,
/// or too slow.
///
/// # Errors
/// If the tests or a submission cannot be used; a language that this machine does not have is
/// left out.
pub fn shares(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
) -> Result<Vec<Share>> {
    let spec = spec_of(problem)?;
    let tests = ensure_tests(root, problem, &spec, &Tier::ALL)?;
    let mut candidates = vec![(
        program_of(&spec.id)?,
        REFERENCE,
        vec![(false, Verdict::Accepted), (true, Verdict::Accepted)],
    )];
    candidates.extend(spec.submissions.iter().map(|submission| {
        let folder = root.room(&spec.id).join("submissions");
        let file = submission.file.as_str();
        (folder.join(file), file, expectations(submission))
    }));
    let mut all = Vec::new();
    for (path, file, expectations) in candidates {
        let program = match Program::prepare(&path, settings) {
            Ok(program) => program,
            Err(Unprepared::LanguageError(missing)) if missing.is_missing_compiler() => continue,
            Err(unprepared) => return Err(broken(format!("{file}: {unprepared}"))),
        };
        for (beyond, expected) in expectations {
            if matches!(
                expected,
                Verdict::Accepted | Verdict::Partial | Verdict::TimeLimit
            ) {
                let of_tier: Vec<_> = part(&tests, beyond).collect();
                if of_tier.is_empty() {
                    continue;
                }
                let mut share = measured(&program, problem, &spec, of_tier, settings, expected);
                file.clone_into(&mut share.file);
                share.beyond = beyond;
                all.push(share);
            }
        }
    }
    Ok(all)
}

/// The verdicts that a submission must get, each with whether it is on the beyond tier.
fn expectations(submission: &Submission) -> Vec<(bool, Verdict)> {
    let beyond = submission.expect_beyond.map(|verdict| (true, verdict));
    [(false, submission.expect)]
        .into_iter()
        .chain(beyond)
        .collect()
}

fn measured(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    tests: Vec<&TestFiles>,
    settings: &Settings,
    expected: Verdict,
) -> Share {
    let mut share = Share {
        file: String::new(),
        beyond: false,
        expected,
        time: 0.0,
        memory: 0.0,
        stopped: false,
    };
    let wide = widened(spec);
    for test in tests {
        let report = judge_test(program, problem, &wide, test, settings);
        let limits = spec.limits(test.tier);
        share.time = share.time.max(of_time(&report, limits));
        share.memory = share.memory.max(of_memory(&report, limits));
        if report.verdict == Verdict::TimeLimit {
            // Slow enough, or far from fair: either way the other tests cannot change it.
            share.stopped = true;
            break;
        }
    }
    share
}

/// The limits of both tiers, so wide that what is twice too slow is still measured.
fn widened(spec: &Spec) -> Spec {
    let mut wide = spec.clone();
    for limits in [Some(&mut wide.limits.source), wide.limits.beyond.as_mut()]
        .into_iter()
        .flatten()
    {
        limits.time_ms *= 2;
        limits.memory_mib *= 2;
    }
    wide
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds of some seconds")]
fn of_time(report: &TestReport, limits: Limits) -> f64 {
    report.cpu_ms as f64 / limits.time_ms as f64
}

#[expect(clippy::cast_precision_loss, reason = "KiB of some GiB")]
fn of_memory(report: &TestReport, limits: Limits) -> f64 {
    report.peak_kib as f64 / (limits.memory_mib * 1024) as f64
}

/// One line a share, and a sentence for each that is not fair. Returns the text and whether all
/// are fair.
pub fn tell(id: &str, all: &[Share]) -> (String, bool) {
    let mut text = String::new();
    for share in all {
        let tier = part_name(share.beyond);
        let _ = writeln!(
            text,
            "{id:<9} {:<24} {tier}  {:<3}  time {:>5}  memory {:.2}",
            share.file,
            share.expected,
            share.time_cell(),
            share.memory
        );
    }
    let mut faults: Vec<String> = all.iter().filter_map(Share::fault).collect();
    if !all.iter().any(|share| share.file == SOLUTION) {
        faults.push(format!("there is no {SOLUTION}"));
    }
    for fault in &faults {
        let _ = writeln!(text, "{id:<9} NOT FAIR: {fault}");
    }
    (text, faults.is_empty())
}

/// The table of all problems as Markdown: what reference, `solution.cpp`, `simple.cpp` and the
/// slow examples need of the limits.
pub fn table(all: &[(&str, Vec<Share>)]) -> String {
    let mut text = String::from(
        "# What the limits leave\n\n\
         Written by `judge shares --write`. CPU time and peak memory as shares of the limit, on the test that\n\
         needs most: a method meant for a tier may need half of each, a method meant to be too slow needs at\n\
         least twice the time (it is stopped there, hence \u{201c}>\u{201d}), or twice the memory before.\n\n\
         | problem | program | source: time | memory | beyond: time | memory |\n\
         |---|---|---|---|---|---|\n",
    );
    for (id, shares) in all {
        let mut files: Vec<&str> = shares.iter().map(|share| share.file.as_str()).collect();
        files.dedup();
        for file in files {
            let cells = |beyond: bool| {
                let found = shares
                    .iter()
                    .find(|share| share.file == file && share.beyond == beyond);
                found.map_or_else(Default::default, |share| {
                    (share.time_cell(), format!("{:.2}", share.memory))
                })
            };
            let ((source, source_memory), (beyond, beyond_memory)) = (cells(false), cells(true));
            let _ = writeln!(
                text,
                "| {id} | {file} | {source} | {source_memory} | {beyond} | {beyond_memory} |"
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(expected: Verdict, time: f64, memory: f64) -> Share {
        Share {
            file: SOLUTION.to_owned(),
            beyond: false,
            expected,
            time,
            memory,
            stopped: false,
        }
    }

    #[test]
    fn a_right_program_may_use_half_of_each_limit() {
        assert_eq!(share(Verdict::Accepted, 0.5, 0.5).fault(), None);
        assert!(share(Verdict::Accepted, 0.51, 0.1).fault().is_some());
        assert!(share(Verdict::Accepted, 0.1, 0.51).fault().is_some());
    }

    #[test]
    fn a_slow_program_must_need_twice_the_time_or_the_memory() {
        assert_eq!(share(Verdict::TimeLimit, 2.0, 0.1).fault(), None);
        assert_eq!(share(Verdict::TimeLimit, 1.9, 2.0).fault(), None);
        assert!(share(Verdict::TimeLimit, 1.9, 0.1).fault().is_some());
    }
}
