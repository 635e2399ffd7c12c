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

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{PoisonError, RwLock};

use rayon::prelude::*;
use registry::spec::Limits;
use registry::{AnyProblem, Spec};

use crate::difference::{self, Difference};
use crate::process::{self, Ended, Quota, Stop};
use crate::program::Program;
pub use crate::report::{Report, TestReport, TierReport};
use crate::testset::TestFiles;
use crate::verdict::{Finding, Verdict, judge_outcome, judge_process};
use crate::workdir::{Found, Workdir};

/// How to judge.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program whose `__exec` is the helper: this very program, unless a test says otherwise.
    pub helper: PathBuf,
    /// How many tests [`judge_all`] runs at a time. One by one, times are the steadiest.
    pub jobs: usize,
    /// Whether tests after the first failure are left out. The verdict stays the same.
    pub stop_at_failure: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            // Not `current_exe`: the link works even after the program was rebuilt.
            helper: PathBuf::from("/proc/self/exe"),
            jobs: 1,
            stop_at_failure: false,
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
    let one = |(number, test): (usize, &TestFiles)| {
        if settings.stop_at_failure && failure.load(Relaxed) < number {
            return None;
        }
        on_progress(Progress::Started(test));
        let report = judge_test(program, problem, spec, test, settings);
        on_progress(Progress::Finished(&report));
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
    let reports = match pool {
        Some(pool) => pool.install(|| tests.par_iter().enumerate().filter_map(one).collect()),
        // One job, or no threads to be had: one after the other is always right.
        None => tests.iter().enumerate().filter_map(one).collect(),
    };
    Report::new(program, spec, reports)
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
    if attempt.is_narrowly_late(limits) {
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
        input: test.input.clone(),
    }
}

/// Ordinary runs share it; a run that is measured alone has it to itself.
static GATE: RwLock<()> = RwLock::new(());

/// One run, checked.
struct Attempt {
    finding: Finding,
    note: Option<String>,
    ended: Ended,
    stderr: Vec<String>,
    difference: Option<Difference>,
}

impl Attempt {
    /// A run that the judge could not carry out.
    fn failed(reason: &str) -> Attempt {
        Attempt {
            finding: Finding::new(Verdict::JudgeError, reason),
            note: None,
            ended: Ended::default(),
            stderr: Vec::new(),
            difference: None,
        }
    }

    /// Whether the run ended by itself and no more than a tenth past its time.
    fn is_narrowly_late(&self, limits: Limits) -> bool {
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
        memory_kib,
        output_bytes,
        // Deep recursion is a matter of the memory limit, not of a limit of its own.
        stack_kib: memory_kib.max(64 * 1024),
    }
}

/// The cap on an output whose right answer has this length.
fn output_cap(answer: usize) -> u64 {
    (4 * answer as u64).max(16 << 20)
}

/// Runs the program on a test and checks its output; the error is the judge's own.
fn attempt(
    program: &Program,
    problem: &dyn AnyProblem,
    spec: &Spec,
    test: &TestFiles,
    settings: &Settings,
    alone: bool,
) -> Result<Attempt, String> {
    let read = |path: &Path| {
        fs::read(path).map_err(|error| format!("{}: cannot be read: {error}", path.display()))
    };
    let answer = read(&test.answer)?;
    let cap = output_cap(answer.len());
    let limits = spec.limits(test.tier);
    let workdir = Workdir::new(program.folder(), problem.file(), &test.input)
        .map_err(|error| format!("no folder for the run: {error}"))?;
    let job = workdir.job(program, quota(limits, cap));
    let ended = {
        // The lock guards no data, so a panic elsewhere does not matter here.
        let _shared;
        let _exclusive;
        if alone {
            _exclusive = GATE.write().unwrap_or_else(PoisonError::into_inner);
        } else {
            _shared = GATE.read().unwrap_or_else(PoisonError::into_inner);
        }
        process::run(&settings.helper, &job).map_err(|error| error.to_string())?
    };
    let found = workdir
        .collect(cap)
        .map_err(|error| format!("the output cannot be read: {error}"))?;
    let stderr = program.in_its_own_name(workdir.last_errors());
    let too_large = match &found {
        Found::TooLarge(what) => Some(what.as_str()),
        _ => None,
    };
    let (mut note, mut difference) = (None, None);
    let finding = match (judge_process(&ended, limits, too_large), found) {
        (Some(mut finding), _) => {
            if let (Verdict::RuntimeError, Some(last)) = (finding.verdict, stderr.last()) {
                finding.reason = format!("{}: {last}", finding.reason);
            }
            finding
        }
        (None, Found::Output { bytes, note: said }) => {
            note = said;
            let input = read(&test.input)?;
            let outcome = checker::check(problem, spec.checker, &input, &bytes, &answer);
            let finding = judge_outcome(outcome);
            if finding.verdict != Verdict::Accepted {
                difference = difference::between(spec.checker, &answer, &bytes);
            }
            finding
        }
        (None, Found::Nothing(reason)) => Finding::new(Verdict::Presentation, reason),
        (None, Found::TooLarge(_)) => unreachable!("an output that is too large is judged above"),
    };
    Ok(Attempt {
        finding,
        note,
        ended,
        stderr,
        difference,
    })
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
