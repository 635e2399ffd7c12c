//! `judge shares`: are the limits fair?
//!
//! A tier is fair if the method meant for it, written plainly, needs at most half of each limit,
//! and if a method meant to be too slow needs at least twice the time, or twice the memory before
//! its time is up. So every example submission is run under limits that are wider than the real
//! ones, and what it needs is told as a share of the real ones.

use std::fmt::Write;

use super::{renewed_rows, with_limits};
use bilingual::{Result, broken};
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec, Tier, Verdict};

use judge::problem::{SOLUTION, part, part_name, program_of};
use judge::program::{Program, Unprepared};
use judge::report::TestReport;
use judge::root::Root;
use judge::runner::judge_test;
use judge::settings::Settings;
use judge::testset::ensure_tests;

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
    /// Takes in a test that was run under wider limits than these.
    #[expect(
        clippy::cast_precision_loss,
        reason = "milliseconds of some seconds, KiB of some GiB"
    )]
    fn add(&mut self, report: &TestReport, limits: Limits) {
        let time = report.cpu_ms as f64 / limits.time_ms as f64;
        let memory = report.peak_kib as f64 / (limits.memory_mib * 1024) as f64;
        (self.time, self.memory) = (self.time.max(time), self.memory.max(memory));
        self.stopped = report.verdict == Verdict::TimeLimit;
    }

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
    let spec = Spec::of(problem);
    let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
    // So wide that what is twice too slow is still measured.
    let wide = with_limits(spec, |it| {
        it.time_ms *= 2;
        it.memory_mib *= 2;
    });
    let beyond = spec.limits.beyond.map(|_| Verdict::Accepted);
    let own = (program_of(&spec.id)?, REFERENCE, Verdict::Accepted, beyond);
    let folder = root.room(&spec.id).join("submissions");
    let submissions = spec.submissions.iter().map(|it| {
        let file = it.file.as_str();
        (folder.join(file), file, it.expect, it.expect_beyond)
    });
    let mut all = Vec::new();
    for (path, file, source, beyond) in [own].into_iter().chain(submissions) {
        let program = match Program::prepare(&path, settings) {
            Ok(program) => program,
            Err(Unprepared::NoCompiler(_)) => continue,
            Err(unprepared) => return Err(broken(format!("{file}: {unprepared}"))),
        };
        for (beyond, expected) in [(false, Some(source)), (true, beyond)] {
            use Verdict::{Accepted, Partial, TimeLimit};
            let Some(expected @ (Accepted | Partial | TimeLimit)) = expected else {
                continue;
            };
            let mut share = Share {
                file: file.to_owned(),
                beyond,
                expected,
                time: 0.0,
                memory: 0.0,
                stopped: false,
            };
            for test in part(&tests, beyond) {
                let report = judge_test(&program, problem, &wide, test, settings);
                share.add(&report, spec.limits(test.tier));
                // Slow enough, or far from fair: either way the other tests cannot change it.
                if share.stopped {
                    break;
                }
            }
            all.push(share);
        }
    }
    Ok(all)
}

/// One line a share, and a sentence for each that is not fair. Returns the text and whether all
/// are fair.
pub fn tell(id: &str, all: &[Share]) -> (String, bool) {
    let mut text = String::new();
    for share in all {
        let (tier, time) = (part_name(share.beyond), share.time_cell());
        let (file, expected, memory) = (&share.file, share.expected, share.memory);
        let _ = writeln!(
            text,
            "{id:<9} {file:<24} {tier}  {expected:<3}  time {time:>5}  memory {memory:.2}"
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

const COLUMNS: &str = "\
| problem | program | source: time | memory | beyond: time | memory |
|---|---|---|---|---|---|
";

/// The table as Markdown, in which the rows of this problem are new: what references and example submissions need of
/// the limits.
pub fn renewed(old: &str, id: &str, shares: &[Share]) -> String {
    let (head, table) = old.split_once(COLUMNS).unwrap_or((old, ""));
    let is_old = |row: &str| row.starts_with(&format!("| {id} |"));
    let rows = renewed_rows(table, 1, is_old, rows(id, shares));
    [head, COLUMNS, &rows].concat()
}

/// A row for each program of a problem.
fn rows(id: &str, shares: &[Share]) -> Vec<String> {
    let mut files: Vec<&str> = shares.iter().map(|share| share.file.as_str()).collect();
    files.dedup();
    let row = |file: &str| {
        let cells = [false, true].map(|beyond| {
            let mut shares = shares.iter();
            let found = shares.find(|share| share.file == file && share.beyond == beyond);
            found.map_or_else(
                || " | ".to_owned(),
                |share| format!("{} | {:.2}", share.time_cell(), share.memory),
            )
        });
        format!("| {id} | {file} | {} |", cells.join(" | "))
    };
    files.into_iter().map(row).collect()
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
    fn of_the_table_only_the_rows_of_what_is_measured_are_new() {
        let of = |time, beyond| Share {
            beyond,
            ..share(Verdict::Accepted, time, 0.2)
        };
        let both = |time| vec![of(time, false), of(2.0 * time, true)];
        let old = renewed(&renewed("", "nim", &both(0.1)), "dice", &[of(0.2, false)]);
        let rows = |table: &str| -> Vec<String> {
            let rows = table.lines().skip_while(|line| !line.starts_with("|---"));
            rows.skip(1).map(str::to_owned).collect()
        };
        let dice = "| dice | solution.cpp | 0.20 | 0.20 |  |  |";
        let nim = "| nim | solution.cpp | 0.10 | 0.20 | 0.20 | 0.20 |";
        assert_eq!(rows(&old), [dice, nim]);
        let new = renewed(&old, "nim", &both(0.3));
        let nim = "| nim | solution.cpp | 0.30 | 0.20 | 0.60 | 0.20 |";
        assert_eq!(rows(&new), [dice, nim]);
        assert_eq!(renewed(&new, "nim", &both(0.3)), new);
    }

    #[test]
    fn a_slow_program_must_need_twice_the_time_or_the_memory() {
        assert_eq!(share(Verdict::TimeLimit, 2.0, 0.1).fault(), None);
        assert_eq!(share(Verdict::TimeLimit, 1.9, 2.0).fault(), None);
        assert!(share(Verdict::TimeLimit, 1.9, 0.1).fault().is_some());
    }
}
