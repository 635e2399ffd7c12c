//! `judge strength`: do the tests catch small mistakes?
//!
//! `solution.cpp` is accepted; its small mutants (see `mutants`) are programs with one realistic
//! mistake each. Every mutant is run on the tests, and those that pass are run on small random
//! inputs. A mutant that random inputs break but the tests do not is a wrong program that would
//! be accepted: it is listed with the input. Mutants that nothing breaks are most often right.
//!
//! Compiling is what costs: a few dozen mutants are compiled as one program, each in a namespace
//! of its own, and the first argument chooses (see `one_program`).

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use bilingual::Lang;
use problem_set::spec::Opponent;
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use rayon::prelude::*;

use super::mutants::{Mutant, mutants};
use super::one_program::compiled;
use crate::judging::program::Program;
use crate::judging::report::TestReport;
use crate::judging::runner::judge_test;
use crate::judging::settings::Settings;
use crate::judging::temporary::temporary;
use crate::keeping::fault::{Result, broken, ensure};
use crate::set::problem::spec_of;
use crate::set::root::Root;
use crate::set::testset::{TestFiles, ensure_tests};

/// Mutants that are compiled together.
const TOGETHER: usize = 24;

/// A test on which the original needs more CPU time than this is tried last.
const SLOW_MS: u64 = 100;

/// A mutant stands the random inputs if it stands those that it can do in this CPU time.
const RANDOM_MS: u64 = 4000;

/// What is mutated, and what the mutants have to stand.
#[derive(Debug)]
pub struct Wanted<'a> {
    /// The submission that is mutated.
    pub file: &'a str,
    /// How many small random inputs a mutant that passes the tests has to stand.
    pub inputs: usize,
    /// Whether it is told too which tests alone catch a mutant.
    pub alone: bool,
}

/// What became of a mutant.
enum Fate {
    /// These tests catch it: the first one, or all with `--alone`.
    Caught(Vec<String>),
    /// No random input breaks it, nor a quick test.
    Stands,
    /// It passes the tests, but not this random input.
    Missed(Box<TestReport>),
}

/// Mutates the submission of a problem; tells what the tests miss, and whether they miss nothing.
///
/// # Errors
/// If the submission is not accepted, cannot be mutated, or the tests cannot be used.
pub fn tell(
    root: &Root,
    problem: &'static dyn AnyProblem,
    wanted: &Wanted<'_>,
) -> Result<(String, bool)> {
    let spec = spec_of(problem)?;
    let path = root.room(&spec.id).join("submissions").join(wanted.file);
    let source = fs::read_to_string(&path)
        .map_err(|error| broken(format!("{}: cannot be read: {error}", path.display())))?;
    let folder = temporary()?;
    let mut trial = Trial {
        problem,
        spec: roomy(&spec),
        hurried: roomy(&spec),
        tests: Vec::new(),
        random: random_inputs(problem, folder.path(), wanted.inputs)?,
        settings: Settings::default(),
        alone: wanted.alone,
    };
    let home = folder.path().join("original");
    fs::create_dir(&home)?;
    let (original, _) = compiled(&source, &[], &home)?;
    trial.tests = trial.timed(&original, tests_by_size(root, problem, &spec, wanted.file)?)?;
    trial.hurried = trial.on_random_inputs(&original)?;
    let all = mutants(&source);
    let fates: Vec<(Mutant, Fate)> = all
        .par_chunks(TOGETHER)
        .enumerate()
        .map(|(number, group)| {
            let home = folder.path().join(format!("group{number}"));
            fs::create_dir(&home)?;
            trial.compiled_fates(&source, group, &home)
        })
        .collect::<Result<Vec<_>>>()?
        .into_iter()
        .flatten()
        .collect();
    let misses = |fate: &Fate| matches!(fate, Fate::Missed(_));
    let is_strong = !fates.iter().any(|(_, fate)| misses(fate));
    Ok((report(&spec, all.len(), &fates, wanted)?, is_strong))
}

fn report(
    spec: &Spec,
    made: usize,
    fates: &[(Mutant, Fate)],
    wanted: &Wanted<'_>,
) -> Result<String> {
    let count = |wanted: fn(&Fate) -> bool| fates.iter().filter(|(_, fate)| wanted(fate)).count();
    let missed = count(|fate| matches!(fate, Fate::Missed(_)));
    let mut text = format!(
        "{:<9} {made} mutants: {} do not compile, the tests catch {}, {} stand, {missed} missed\n",
        spec.id,
        made - fates.len(),
        count(|fate| matches!(fate, Fate::Caught(_))),
        count(|fate| matches!(fate, Fate::Stands)),
    );
    for (mutant, fate) in fates {
        if let Fate::Missed(report) = fate {
            let _ = writeln!(text, "  {}:{}  {}", wanted.file, mutant.line, mutant.change);
            let _ = writeln!(
                text,
                "    {} {}; input:",
                report.verdict,
                report.message.of(Lang::En)
            );
            for line in fs::read_to_string(&report.input)?.lines().take(40) {
                let _ = writeln!(text, "      {line}");
            }
        }
    }
    if wanted.alone {
        let mut lonely: BTreeSet<&str> = BTreeSet::new();
        for (_, fate) in fates {
            if let Fate::Caught(tests) = fate
                && let [only] = tests.as_slice()
            {
                lonely.insert(only);
            }
        }
        let lonely: Vec<&str> = lonely.into_iter().collect();
        let _ = writeln!(
            text,
            "  tests that alone catch a mutant: {}",
            lonely.join(", ")
        );
    }
    Ok(text)
}

/// The spec with so much memory that many mutants fit into one program.
fn roomy(spec: &Spec) -> Spec {
    let mut spec = spec.clone();
    spec.limits.source.memory_mib *= 8;
    if let Some(beyond) = &mut spec.limits.beyond {
        beyond.memory_mib *= 8;
    }
    spec
}

/// The tests that the submission has to pass, the small ones first: they catch most.
fn tests_by_size(
    root: &Root,
    problem: &'static dyn AnyProblem,
    spec: &Spec,
    file: &str,
) -> Result<Vec<TestFiles>> {
    let submission = spec
        .submissions
        .iter()
        .find(|submission| submission.file == file)
        .ok_or_else(|| broken(format!("{file} is not in the problem.toml of {}", spec.id)))?;
    ensure(
        matches!(submission.expect, Verdict::Accepted | Verdict::Partial),
        || format!("{file} is wrong anyhow"),
    )?;
    let tiers: &[Tier] = match submission.expect_beyond {
        Some(Verdict::Accepted) => &Tier::ALL,
        _ => &[Tier::Sample, Tier::Source],
    };
    let mut tests = ensure_tests(root, problem, spec, tiers)?;
    tests.sort_by_key(|test| fs::metadata(&test.input).map_or(0, |file| file.len()));
    Ok(tests)
}

/// Different small random inputs, as tests in `folder`.
fn random_inputs(problem: &dyn AnyProblem, folder: &Path, count: usize) -> Result<Vec<TestFiles>> {
    let mut rng = testkit::seeded(&[problem.id(), "strength"]);
    let mut seen = BTreeSet::new();
    let mut tests = Vec::new();
    let opponents = Opponent::ALL.iter().copied().cycle();
    for (number, opponent) in (0..count).zip(opponents) {
        let text = problem.small(&mut rng);
        // A game against another opponent is another game.
        if problem.dialogue().is_none() && !seen.insert(text.clone()) {
            continue;
        }
        let answer = problem.solve("a random input", text.as_bytes())?;
        let input = folder.join(format!("{number}.INP"));
        let output = folder.join(format!("{number}.OUT"));
        fs::write(&input, text)?;
        fs::write(&output, answer)?;
        tests.push(TestFiles {
            number: number.to_string(),
            name: format!("random input {number}"),
            tier: Tier::Source,
            about: String::new(),
            opponent: problem.dialogue().map(|_| opponent),
            input,
            answer: output,
        });
    }
    Ok(tests)
}

/// Whether nothing is wrong with an answer. Where answers are scored, a lower score is no fault.
fn passes(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Accepted | Verdict::Partial)
}

/// A test that the original passes.
struct Timed {
    test: TestFiles,
    /// With the time that the original needs in view: loops without end are cut off early.
    spec: Spec,
    /// Whether the original needs more than [`SLOW_MS`].
    is_slow: bool,
}

/// What mutants are tried on.
struct Trial {
    problem: &'static dyn AnyProblem,
    spec: Spec,
    /// With the time that the original needs on small inputs in view.
    hurried: Spec,
    tests: Vec<Timed>,
    random: Vec<TestFiles>,
    settings: Settings,
    alone: bool,
}

impl Trial {
    /// The program of this number among those that were compiled together.
    fn chosen(&self, program: &Path, number: usize) -> Result<Program> {
        let program = Program::prepare(program, &self.settings)?;
        Ok(program.with_arguments(vec![PathBuf::from(number.to_string())]))
    }

    /// The tests with the time that the original needs; it has to pass them all.
    fn timed(&self, original: &Path, tests: Vec<TestFiles>) -> Result<Vec<Timed>> {
        let original = self.chosen(original, 0)?;
        let time_one = |test: TestFiles| {
            let report = self.judged(&original, &self.spec, &test);
            ensure(passes(report.verdict), || {
                format!(
                    "the submission itself gets {} on test {} ({}): {}",
                    report.verdict,
                    test.number,
                    test.name,
                    report.message.of(Lang::En)
                )
            })?;
            Ok(Timed {
                test,
                spec: hasty(&self.spec, report.cpu_ms),
                is_slow: report.cpu_ms > SLOW_MS,
            })
        };
        tests.into_par_iter().map(time_one).collect()
    }

    /// The spec for mutants on the random inputs, by the time that the original needs on a few.
    fn on_random_inputs(&self, original: &Path) -> Result<Spec> {
        let original = self.chosen(original, 0)?;
        let some = self.random.iter().take(20);
        let slowest = some.map(|test| self.judged(&original, &self.spec, test).cpu_ms);
        Ok(hasty(&self.spec, slowest.max().unwrap_or(0)))
    }

    /// The fates of the mutants of a group. If they cannot be one program, as their arrays
    /// together can be too large for that, each half is tried.
    fn compiled_fates(
        &self,
        source: &str,
        group: &[Mutant],
        home: &Path,
    ) -> Result<Vec<(Mutant, Fate)>> {
        match compiled(source, group, home) {
            Ok((program, kept)) => self.fates(&program, &kept),
            Err(_) if group.len() > 1 => {
                let (first, second) = group.split_at(group.len() / 2);
                let mut fates = self.compiled_fates(source, first, home)?;
                fates.extend(self.compiled_fates(source, second, home)?);
                Ok(fates)
            }
            Err(error) => Err(error),
        }
    }

    /// The fates of the mutants that were compiled into `program`, each with its number there.
    fn fates(&self, program: &Path, kept: &[(usize, Mutant)]) -> Result<Vec<(Mutant, Fate)>> {
        kept.iter()
            .map(|(number, mutant)| {
                let program = self.chosen(program, *number)?;
                Ok((mutant.clone(), self.fate(&program)))
            })
            .collect()
    }

    /// The slow tests are run only if a random input breaks the mutant: without one it would not
    /// be missed anyhow, and mutants that are right would cost the most.
    fn fate(&self, program: &Program) -> Fate {
        let quick = self.caught(program, |test| self.alone || !test.is_slow);
        if !quick.is_empty() {
            return Fate::Caught(quick);
        }
        let mut left_ms = RANDOM_MS;
        let broken = self.random.iter().find_map(|test| {
            if left_ms == 0 {
                return None;
            }
            let report = self.judged(program, &self.hurried, test);
            left_ms = left_ms.saturating_sub(report.cpu_ms.max(1));
            (!passes(report.verdict)).then(|| Box::new(report))
        });
        let Some(broken) = broken else {
            return Fate::Stands;
        };
        let slow = self.caught(program, |test| !self.alone && test.is_slow);
        if slow.is_empty() {
            Fate::Missed(broken)
        } else {
            Fate::Caught(slow)
        }
    }

    /// The names of the tests that catch a mutant, of those that are `wanted`: the first one, or
    /// all with `--alone`.
    fn caught(&self, program: &Program, wanted: impl Fn(&Timed) -> bool) -> Vec<String> {
        let tests = self.tests.iter().filter(|test| wanted(test));
        let catching = tests
            .filter(|Timed { test, spec, .. }| !passes(self.judged(program, spec, test).verdict));
        let names = catching.map(|timed| timed.test.name.clone());
        names
            .take(if self.alone { usize::MAX } else { 1 })
            .collect()
    }

    fn judged(&self, program: &Program, spec: &Spec, test: &TestFiles) -> TestReport {
        judge_test(program, self.problem, spec, test, &self.settings)
    }
}

/// The spec for a mutant of a program that needs so many milliseconds: loops without end are cut
/// off early.
fn hasty(spec: &Spec, cpu_ms: u64) -> Spec {
    let enough = (5 * cpu_ms).max(200);
    let mut spec = spec.clone();
    spec.limits.source.time_ms = spec.limits.source.time_ms.min(enough);
    if let Some(beyond) = &mut spec.limits.beyond {
        beyond.time_ms = beyond.time_ms.min(enough);
    }
    spec
}
