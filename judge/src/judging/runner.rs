//! Judging a program: one test, or all tests of a problem.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use judge::{program::Program, runner::{self, Settings}, testset::{Root, ensure_tests}};
//! use problem_set::{Spec, Tier};
//!
//! let settings = Settings::default();
//! let problem = all_problems::find("nim").expect("nim is in the set");
//! let spec = Spec::parse(problem.id(), problem.manifest())?;
//! let tests = ensure_tests(&Root::find(None)?, problem, &spec, &[Tier::Sample, Tier::Source])?;
//! let program = Program::prepare("nim.cpp".as_ref(), &settings)?;
//! let report = runner::judge_all(&program, problem, &spec, &tests, &settings, &|_| {});
//! println!("{}", report.verdict);
//! # Ok(()) }
//! ```
//!
//! # Borderline times
//!
//! A run beside others, or beside whatever else the machine does, may need a few per cent more
//! CPU time than alone. So a program may run on for a tenth past its limit; if it ends by then,
//! it is measured once more with no other run of this process beside it, and the better of the
//! two counts. A program that needs more is stopped at the first run and not run again. (A
//! result just below the limit needs no second run: nothing better could come of it.)
//!
//! Where a program is known to be fast enough, as the references are when the set tests itself, a
//! late run says more about the machine than about the program: there it is always measured
//! again ([`Pace::InTime`](super::settings::Pace::InTime)), and later once more, for a machine
//! that many share may stand still for seconds, and such a second run with it.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use bilingual::Message;
use problem_set::{AnyProblem, Spec, Verdict};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use super::collected::Collected;
use super::judged::Judged;
use super::prepared::{Prepared, Trial};
use super::program::Program;
use super::ran::Ran;
pub use super::report::{Report, TestReport, TierReport};
pub use super::settings::{Pace, Settings};
use super::verdict::Finding;
use crate::set::testset::TestFiles;
use sandbox::Ended;

/// What [`judge_all`] tells as it goes; tests run beside each other come in any order.
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// A test begins.
    Started(&'a TestFiles),
    /// A test is judged.
    Finished(&'a TestReport),
}

/// Judges a program on the given tests, [`Settings::jobs`] at a time.
pub fn judge_all(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    tests: &[TestFiles],
    settings: &Settings,
    on_progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Report {
    // The number of the first test known to have failed: those before it are still judged.
    let failure = AtomicUsize::new(usize::MAX);
    let waited_ms = AtomicU64::new(0);
    let one = |(number, test): (usize, &TestFiles)| {
        if settings.stop_at_failure && failure.load(Relaxed) < number {
            return None;
        }
        if settings
            .patience_ms
            .is_some_and(|most| waited_ms.load(Relaxed) > most)
        {
            return None;
        }
        on_progress(Progress::Started(test));
        let report = judge_test(program, problem, spec, test, settings);
        on_progress(Progress::Finished(&report));
        if matches!(report.verdict, Verdict::TimeLimit | Verdict::IdleLimit) {
            waited_ms.fetch_add(report.wall_ms, Relaxed);
        }
        if report.verdict != Verdict::Accepted {
            failure.fetch_min(number, Relaxed);
        }
        Some(report)
    };
    let numbered: Vec<(usize, &TestFiles)> = tests.iter().enumerate().collect();
    let reports = side_by_side(settings.jobs, numbered, one);
    let reports = reports.into_iter().flatten().collect();
    Report::new(program, problem, spec, reports, tests)
}

/// What becomes of each of these, so many at a time; one after the other where one is enough, or no threads can be
/// had.
pub fn side_by_side<T: Send, R: Send>(
    jobs: usize,
    all: Vec<T>,
    one: impl Fn(T) -> R + Sync + Send,
) -> Vec<R> {
    let pool = (jobs > 1).then(|| ThreadPoolBuilder::new().num_threads(jobs).build());
    match pool.and_then(Result::ok) {
        Some(pool) => pool.install(|| all.into_par_iter().map(one).collect()),
        None => all.into_iter().map(one).collect(),
    }
}

/// Judges a program on one test. May be called from several threads at once.
pub fn judge_test(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    test: &TestFiles,
    settings: &Settings,
) -> TestReport {
    let trial = Trial {
        program,
        problem,
        spec,
        test,
    };
    let run = |alone| judge_run(trial, settings, alone).unwrap_or_else(Judged::failed);
    let mut judged = run(false);
    let mut measured_again = false;
    let is_late = judged.finding.verdict == Verdict::TimeLimit;
    let limits = trial.limits();
    let pauses_s: &[u64] = if is_late && settings.pace == Pace::InTime {
        &[0, 2, 10]
    } else if judged.is_narrowly_late(limits) {
        &[0]
    } else {
        &[]
    };
    for &pause_s in pauses_s {
        thread::sleep(Duration::from_secs(pause_s));
        let next = run(true);
        if next.ended.cpu_us < judged.ended.cpu_us {
            judged = next;
            measured_again = true;
        }
        if judged.finding.verdict != Verdict::TimeLimit {
            break;
        }
    }
    TestReport::new(judged, test, limits, measured_again)
}

/// One run of a program on a test: what it is worth, and how it ended; the error is the judge's own.
pub fn run_once(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    test: &TestFiles,
    settings: &Settings,
) -> Result<(Finding, Ended), Message> {
    let trial = Trial {
        program,
        problem,
        spec,
        test,
    };
    let judged = judge_run(trial, settings, false)?;
    Ok((judged.finding, judged.ended))
}

/// One run of a program on a test, from stage to stage; the error is the judge's own.
fn judge_run(trial: Trial<'_>, settings: &Settings, alone: bool) -> Result<Judged, Message> {
    let program = trial.program;
    let ran = Ran::new(Prepared::new(trial)?, settings, alone)?;
    let judged = Judged::new(Collected::new(ran)?)?;
    program.is_to_blame(&judged.ended, judged.finding.verdict, settings)?;
    Ok(judged)
}
