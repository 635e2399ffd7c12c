//! `judge test`: the set holds itself to its own standard.
//!
//! For every problem: the conventions of its room, the lock and the files, the validator on every
//! input, the reference on every test (in memory against the lock, and as a program under the
//! limits of both tiers), the checker against broken outputs, and every example submission
//! against the verdict that it must get. In an interactive problem the reference plays every game
//! in memory too, no two games may be the same, and babble must not pass for a game.

use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, anyhow};
use indicatif::ProgressBar;
use lessons::claims::claims;
use lessons::faults::faults_of;
use lessons::renewal::stale_blocks;
use rayon::prelude::*;
use registry::{AnyProblem, Dialogue, Spec, Tier};

use super::expected::Example;
use super::kept::{Kept, Passed};
use super::listing::table_faults;
use super::locking::repeated_inputs;
use super::room::{room_faults, roster_faults};
use super::sanity::{
    checker_stands, dialogue_stands, keeps_the_contract, keeps_the_dialogue_contract,
    monotony_fault, pinned, repeated_games, validated,
};
use crate::judging::builds::Builds;
use crate::judging::program::Program;
use crate::judging::report::Report;
use crate::judging::runner::judge_all;
use crate::judging::settings::{Pace, Settings};
use crate::judging::verdict::Verdict;
use crate::set::lock::Lock;
use crate::set::problem::{program_of, spec_of};
use crate::set::root::Root;
use crate::set::testset::{TestFiles, ensure_made, make, sweep};
use crate::terminal::out;
use crate::terminal::progress::progress;

/// Steps of a problem that the bar shows.
const STEPS: u64 = 3;

/// What was found in one problem.
#[derive(Debug)]
struct Findings {
    id: &'static str,
    /// Checks made.
    checks: usize,
    /// One sentence for each check that failed.
    faults: Vec<String>,
    /// One sentence for each check that this machine cannot make.
    skipped: Vec<String>,
    /// What a reader wants to see when all is well.
    summary: String,
}

impl Findings {
    fn new(id: &'static str) -> Self {
        Findings {
            id,
            checks: 0,
            faults: Vec::new(),
            skipped: Vec::new(),
            summary: String::new(),
        }
    }

    /// Counts one check, which found these faults.
    fn check(&mut self, faults: impl IntoIterator<Item = String>) {
        self.checks += 1;
        self.faults.extend(faults);
    }

    fn check_result(&mut self, result: Result<()>) {
        self.check(result.err().map(|error| format!("{error:#}")));
    }
}

/// What is verified.
#[derive(Debug, Clone, Copy)]
pub struct Scope<'a> {
    /// These problems.
    pub problems: &'a [&'static dyn AnyProblem],
    /// What concerns the set as a whole, too.
    pub whole: bool,
    /// No problem that has passed since anything changed on which that rests.
    pub only_changed: bool,
}

/// Verifies problems and the set. Prints what it finds and returns whether all is well.
///
/// # Errors
/// If the workspace itself cannot be read.
pub fn verify(root: &Root, scope: Scope<'_>, settings: &Settings) -> Result<bool> {
    let Scope {
        problems, whole, ..
    } = scope;
    let bar = progress(problems.len() as u64 * STEPS);
    let settings = &Settings {
        builds: Builds::beside_judge().map(Arc::new),
        ..settings.clone()
    };
    sweep(root);
    let mut all = Vec::new();
    if whole {
        let mut set = Findings::new("the set");
        set.check(roster_faults(root));
        match table_faults(root) {
            Ok(faults) => set.check(faults),
            Err(error) => set.check([format!("{error:#}")]),
        }
        set.summary = format!("{} problems", problems.len());
        all.push(set);
    }
    let kept = scope
        .only_changed
        .then(|| Kept::beside_judge(root))
        .transpose()
        .context("it cannot be told what has changed")?;
    let found: Vec<Findings> = with_one_more_thread(|| {
        problems
            .par_iter()
            .map(|problem| match &kept {
                Some(kept) => verify_if_changed(root, *problem, settings, kept, &bar),
                None => verify_problem(root, *problem, settings, &bar),
            })
            .collect()
    });
    bar.finish_and_clear();
    all.extend(found);
    if let (true, None, Some(builds)) = (whole, &kept, &settings.builds) {
        builds.sweep();
    }

    // What failed stands last, next to the count: where only the end of a log is read, it is seen.
    all.sort_by_key(|findings| !findings.faults.is_empty());
    all.iter().for_each(print);
    let failed: usize = all.iter().map(|findings| findings.faults.len()).sum();
    let checks: usize = all.iter().map(|findings| findings.checks).sum();
    let skipped: usize = all.iter().map(|findings| findings.skipped.len()).sum();
    let passed = checks.saturating_sub(failed);
    out::line(format_args!(
        "{passed} passed, {failed} failed, {skipped} skipped"
    ));
    Ok(failed == 0)
}

/// Works with one more thread than there are cores. A thread waits for each program and compiler that
/// it starts, and for the disk before and after, so that with as many threads as cores a core is idle
/// now and then: on two of them the set takes a tenth longer.
fn with_one_more_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let threads = rayon::current_num_threads() + 1;
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        // With the threads that there are it is right too.
        Err(_) => work(),
    }
}

/// A line for a problem, and below it what failed and what was skipped.
fn print(findings: &Findings) {
    let state = if findings.faults.is_empty() {
        console::style("ok").green()
    } else {
        console::style("FAILED").red()
    };
    let Findings { id, summary, .. } = findings;
    out::line(format_args!("{id:<9} {state}  {summary}"));
    for told in findings.faults.iter().chain(&findings.skipped) {
        let told = told.trim_end().replace('\n', "\n          ");
        out::line(format_args!("          {told}"));
    }
}

/// A problem that has passed with all on which that rests is not verified once more.
fn verify_if_changed(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
    kept: &Kept,
    bar: &ProgressBar,
) -> Findings {
    let id = problem.id();
    let key = program_of(id).and_then(|program| Ok(kept.key(root, id, &program)?));
    // Whatever cannot be read is found out by the checks.
    let Ok(key) = key else {
        return verify_problem(root, problem, settings, bar);
    };
    if let Some(Passed { checks, summary }) = kept.find(id, &key) {
        bar.inc(STEPS);
        let summary = format!("unchanged: {summary}");
        return Findings {
            checks,
            summary,
            ..Findings::new(id)
        };
    }
    let findings = verify_problem(root, problem, settings, bar);
    if findings.faults.is_empty() && findings.skipped.is_empty() {
        let (checks, summary) = (findings.checks, findings.summary.clone());
        kept.keep(id, &key, &Passed { checks, summary });
    }
    findings
}

fn verify_problem(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
    bar: &ProgressBar,
) -> Findings {
    let mut findings = Findings::new(problem.id());
    if let Err(error) = verify_steps(root, problem, settings, bar, &mut findings) {
        findings.check([format!("{error:#}")]);
    }
    findings
}

fn verify_steps(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
    bar: &ProgressBar,
    findings: &mut Findings,
) -> Result<()> {
    bar.set_message(format!("{}: tests", problem.id()));
    let spec = spec_of(problem)?;
    findings.check(room_faults(root, problem, &spec));
    let room = root.room(&spec.id);
    findings.check(faults_of(&room, &spec));
    findings.check(stale_blocks(&room, problem));
    let lock = Lock::load(root, &spec)?;
    let games = Mutex::new(Vec::new());
    let numbered: Vec<_> = spec.numbered_tests().zip(&lock.tests).collect();
    let per_test: Vec<(Option<TestFiles>, Vec<Result<()>>)> = numbered
        .into_par_iter()
        .map(|((number, test), locked)| {
            // Made once: the large ones take longer than all that is done with them.
            let made = match make(problem, test) {
                Ok(made) => made,
                Err(error) => return (None, vec![Err(error)]),
            };
            let pinned = pinned(&made, locked).with_context(|| format!("test {number}"));
            let files = match ensure_made(root, problem, &number, test, locked, || Ok(&made)) {
                Ok(files) => files,
                Err(error) => return (None, vec![pinned, Err(error)]),
            };
            let judged = match problem.dialogue() {
                None => checker_stands(problem, &spec, &files, &made),
                Some(dialogue) => {
                    dialogue_stands(problem, dialogue, &files, &made).map(|game| {
                        // A panic elsewhere leaves the list as it was.
                        let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
                        games.push((files.number.clone(), game));
                    })
                }
            };
            let results = vec![pinned, validated(problem, &files, &made), judged];
            (Some(files), results)
        })
        .collect();
    let mut tests = Vec::new();
    for (files, results) in per_test {
        tests.extend(files);
        for result in results {
            findings.check_result(result);
        }
    }
    if problem.dialogue().is_some() {
        let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
        games.sort();
        findings.check(repeated_games(&games));
    } else {
        let repeated = repeated_inputs(&lock);
        findings.check(
            repeated
                .iter()
                .map(|number| format!("test {number} has the input of an earlier one")),
        );
        findings.check(monotony_fault(&lock));
    }
    bar.inc(1);

    bar.set_message(format!("{}: reference", problem.id()));
    let program = program_of(problem.id())?;
    findings.check_result(match problem.dialogue() {
        None => keeps_the_contract(problem, &program, &tests),
        Some(Dialogue { opening, .. }) => {
            keeps_the_dialogue_contract(problem, opening, &program, &tests)
        }
    });
    let prepared = Program::prepare(&program, settings).map_err(|failure| anyhow!("{failure}"))?;
    let trusting = Settings {
        pace: Pace::InTime,
        ..settings.clone()
    };
    let report = judge_all(&prepared, problem, &spec, &tests, &trusting, &|_| {});
    findings.check(reference_faults(&report));
    findings.summary = summary(&spec, &report);
    bar.inc(1);

    bar.set_message(format!("{}: submissions", problem.id()));
    let claims = claims(&room, &spec);
    let example = Example {
        root,
        problem,
        spec: &spec,
        tests: &tests,
        claims: &claims,
    };
    let verdicts: Vec<Result<Option<String>>> = spec
        .submissions
        .par_iter()
        .map(|submission| example.verdict_as_expected(submission, settings))
        .collect();
    for verdict in verdicts {
        match verdict {
            Ok(Some(skipped)) => findings.skipped.push(skipped),
            verdict => findings.check_result(verdict.map(drop)),
        }
    }
    bar.inc(1);
    Ok(())
}

fn reference_faults(report: &Report) -> Vec<String> {
    let failed = report
        .tests
        .iter()
        .filter(|test| test.verdict != Verdict::Accepted);
    failed
        .map(|test| {
            format!(
                "reference: test {} ({}): {} {}",
                test.number, test.name, test.verdict, test.message
            )
        })
        .collect()
}

/// `18 tests; source 2 of 1000 ms, 3 of 256 MiB; beyond …; 3 submissions`.
fn summary(spec: &Spec, report: &Report) -> String {
    let mut text = format!("{} tests", spec.tests.len());
    for tier in report.tiers.iter().filter(|tier| tier.tier != Tier::Sample) {
        let highest = tier.highest_kib.div_ceil(1024);
        let (name, slowest, time_ms) = (tier.tier, tier.slowest_ms, tier.time_ms);
        let _ = write!(
            text,
            "; {name} {slowest} of {time_ms} ms, {highest} of {} MiB",
            tier.memory_mib
        );
    }
    match spec.submissions.len() {
        0 => text,
        1 => text + "; 1 submission",
        count => text + &format!("; {count} submissions"),
    }
}
