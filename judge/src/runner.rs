//! Judging a program: one test, or all tests of a problem.
//!
//! ```no_run
//! # fn main() -> anyhow::Result<()> {
//! use judge::{program::Program, runner::{self, Settings}, testset::{Root, ensure_tests}};
//! use registry::{Spec, Tier};
//!
//! let settings = Settings::default();
//! let problem = registry::find("nim").expect("nim is in the set");
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
//! again ([`Settings::trusting`]).

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use rayon::prelude::*;
use registry::spec::Opponent;
use registry::{AnyProblem, Spec};
use sandbox::{Isolation, RunError};

use crate::attempt::{Attempt, attempt};
use crate::builds::Builds;
use crate::program::Program;
pub use crate::report::{Report, TestReport, TierReport};
use crate::testset::TestFiles;
use crate::verdict::Verdict;

/// How to judge.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program whose `__exec` is the helper: this very program, unless a test says otherwise.
    pub helper: PathBuf,
    /// What keeps programs away from the rest of the machine; the best that there is if not given.
    pub isolation: Option<Isolation>,
    /// How many tests [`judge_all`] runs at a time. One by one, times are the steadiest.
    pub jobs: usize,
    /// Whether tests after the first failure are left out. The verdict stays the same.
    pub stop_at_failure: bool,
    /// After so many milliseconds that were spent on runs that did not end in time, the tests
    /// that follow are left out; `None` for never.
    pub patience_ms: Option<u64>,
    /// Whether the program is expected to keep the time: if it is late, however much, it is
    /// measured once more, alone.
    pub trusting: bool,
    /// Where compiled programs are looked for and kept; without it all are compiled anew.
    pub builds: Option<Arc<Builds>>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            // Not `current_exe`: the link works even after the program was rebuilt.
            helper: PathBuf::from("/proc/self/exe"),
            isolation: None,
            jobs: 1,
            stop_at_failure: false,
            patience_ms: None,
            trusting: false,
            builds: None,
        }
    }
}

impl Settings {
    /// What keeps programs away from the rest of the machine.
    ///
    /// # Errors
    /// If the helper cannot be used.
    pub fn isolation(&self) -> Result<Isolation, RunError> {
        match &self.isolation {
            Some(isolation) => Ok(isolation.clone()),
            None => Isolation::best(&self.helper),
        }
    }
}

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
    let pool = (settings.jobs > 1)
        .then(|| {
            rayon::ThreadPoolBuilder::new()
                .num_threads(settings.jobs)
                .build()
        })
        .and_then(Result::ok);
    let reports: Vec<TestReport> = match pool {
        Some(pool) => pool.install(|| tests.par_iter().enumerate().filter_map(one).collect()),
        // One job, or no threads to be had: one after the other is always right.
        None => tests.iter().enumerate().filter_map(one).collect(),
    };
    Report {
        left_out: tests.len() - reports.len(),
        ..Report::new(program, spec, reports)
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
    let limits = spec.limits(test.tier);
    let run = |alone| {
        attempt(program, problem, spec, test, settings, alone)
            .unwrap_or_else(|reason| Attempt::failed(&reason))
    };
    let mut attempt = run(false);
    let mut measured_again = false;
    let is_late = attempt.finding.verdict == Verdict::TimeLimit;
    if attempt.is_narrowly_late(limits) || is_late && settings.trusting {
        let second = run(true);
        measured_again = second.ended.cpu_us < attempt.ended.cpu_us;
        if measured_again {
            attempt = second;
        }
    }
    TestReport {
        number: test.number.clone(),
        name: test.name.clone(),
        tier: test.tier,
        about: test.about.clone(),
        verdict: attempt.finding.verdict,
        message: attempt.finding.reason,
        note: attempt.note,
        cpu_ms: attempt.ended.cpu_ms(),
        wall_ms: attempt.ended.wall_us.div_ceil(1000),
        peak_kib: attempt.ended.peak_kib,
        measured_again,
        stderr: attempt.stderr,
        difference: attempt.difference,
        opponent: test.opponent.map(Opponent::name),
        transcript: attempt.transcript,
        input: test.input.clone(),
    }
}
