//! Mutants of a program before the tests.
//!
//! A submission that is accepted is taken; its small mutants (see `mutants`) are programs with one realistic
//! mistake each. Every mutant is run on the tests, and those that pass are run on small random
//! inputs, and on others of the tests' recipes. A mutant that these break but the tests do not is a wrong
//! program that would be accepted. Mutants that nothing breaks are most often right.
//!
//! Compiling is what costs: a few dozen mutants are compiled as one program, each in a namespace
//! of its own, and the first argument chooses (see `one_program`).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Lang, Result, broken, ensure};
use problem_set::spec::{Opponent, Title};
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use rayon::prelude::*;

use super::super::mutants::{Mutant, mutants};
use super::super::one_program::compiled;
use super::super::with_limits;
use super::{Fate, Strength, Wanted};
use judge::errors::unread;
use judge::program::Program;
use judge::report::TestReport;
use judge::root::Root;
use judge::runner::judge_test;
use judge::settings::Settings;
use judge::temporary::temporary;
use judge::testset::{TestFiles, ensure_tests};

/// Mutants that are compiled together.
const TOGETHER: usize = 24;

/// A test on which the original needs more CPU time than this is tried last.
const SLOW_MS: u64 = 100;

/// A mutant stands the random inputs if it stands those that it can do in this CPU time.
const RANDOM_MS: u64 = 4000;

/// Larger inputs are not made of the tests' recipes.
const LARGEST_OTHER: usize = 1 << 16;

/// Mutates a submission of a problem, and tells what becomes of the mutants.
///
/// # Errors
/// If the submission is not accepted, cannot be mutated, or the tests cannot be used.
pub(super) fn tried(
    root: &Root,
    problem: &'static dyn AnyProblem,
    spec: &Spec,
    file: &str,
    wanted: &Wanted,
) -> Result<Strength> {
    let path = root.room(&spec.id).join("submissions").join(file);
    let source = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
    let folder = temporary()?;
    let tiers = tiers(spec, file)?;
    let mut trial = Trial {
        problem,
        // With so much memory that many mutants fit into one program.
        spec: with_limits(spec, |it| it.memory_mib *= 8),
        tests: Vec::new(),
        random: Vec::new(),
        settings: Settings::default(),
        alone: wanted.alone,
    };
    let home = folder.path().join("original");
    fs::create_dir(&home)?;
    let original = compiled(&source, &[], &home)?;
    let (original, _) = original.ok_or_else(|| broken(format!("{file} is too large")))?;
    let original = trial.chosen(&original, 0)?;
    let mut tests = ensure_tests(root, problem, spec, tiers)?;
    // The small ones catch most.
    tests.sort_by_key(|test| fs::metadata(&test.input).map_or(0, |file| file.len()));
    trial.tests = trial.timed(&original, tests)?;
    let random = random_inputs(problem, spec, tiers, folder.path(), wanted.inputs)?;
    let timed = |test: TestFiles| trial.timed_one(&original, test).ok();
    trial.random = random.into_iter().filter_map(timed).collect();
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
    let named = |(mutant, fate): (Mutant, Fate)| {
        let change = mutant.change.split_whitespace();
        let change = change.collect::<Vec<_>>().join(" ");
        (format!("{}: {change}", mutant.line), fate)
    };
    Ok(Strength {
        file: file.to_owned(),
        fates: fates.into_iter().map(named).collect(),
    })
}

/// The tiers whose tests the submission has to pass.
fn tiers(spec: &Spec, file: &str) -> Result<&'static [Tier]> {
    let submission = spec
        .submission(file)
        .ok_or_else(|| broken(format!("{file} is not in the problem.toml of {}", spec.id)))?;
    ensure(passes(submission.expect), || {
        format!("{file} is wrong anyhow")
    })?;
    Ok(match submission.expect_beyond {
        Some(Verdict::Accepted) => &Tier::ALL,
        _ => &[Tier::Sample, Tier::Source],
    })
}

/// Different inputs as tests in `folder`: small random ones, and others of the recipes of the tests.
fn random_inputs(
    problem: &dyn AnyProblem,
    spec: &Spec,
    tiers: &[Tier],
    folder: &Path,
    count: usize,
) -> Result<Vec<TestFiles>> {
    let mut rng = contract::seeded(&[problem.id(), "strength"]);
    let is_legal = |input: &str, tier| {
        let checked = spec.validate(problem, "an input", input.as_bytes(), tier);
        checked.is_ok()
    };
    // A small input may have large numbers: it is not asked of who has to pass the source tier only.
    let small = (0..count).filter_map(|_| {
        let text = problem.small(&mut rng);
        let tier = tiers.iter().find(|&&tier| is_legal(&text, tier))?;
        Some((*tier, text))
    });
    let mut inputs: Vec<(Tier, String)> = small.collect();
    let of_tiers = spec.tests.iter().filter(|test| tiers.contains(&test.tier));
    inputs.extend(of_tiers.filter_map(|test| {
        let other = problem.another(&test.name, &mut rng)?;
        let is_fit = other.len() <= LARGEST_OTHER && is_legal(&other, test.tier);
        (is_fit && problem.recipe(&test.name)? != other).then_some((test.tier, other))
    }));
    let mut seen = BTreeSet::new();
    let mut tests = Vec::new();
    let opponents = Opponent::ALL.iter().copied().cycle();
    for (number, ((tier, text), opponent)) in inputs.into_iter().zip(opponents).enumerate() {
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
            tier,
            about: Title::default(),
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
    tests: Vec<Timed>,
    random: Vec<Timed>,
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
    fn timed(&self, original: &Program, tests: Vec<TestFiles>) -> Result<Vec<Timed>> {
        let tests = tests.into_par_iter();
        tests.map(|test| self.timed_one(original, test)).collect()
    }

    fn timed_one(&self, original: &Program, test: TestFiles) -> Result<Timed> {
        let report = self.judged(original, &self.spec, &test);
        ensure(passes(report.verdict), || {
            format!(
                "the submission itself gets {} on test {} ({}): {}",
                report.verdict,
                test.number,
                test.name,
                report.message.of(Lang::En)
            )
        })?;
        let enough = (5 * report.cpu_ms).max(200);
        Ok(Timed {
            test,
            spec: with_limits(&self.spec, |it| it.time_ms = it.time_ms.min(enough)),
            is_slow: report.cpu_ms > SLOW_MS,
        })
    }

    /// The fates of the mutants of a group. If they are too large for one program, each half is tried; a
    /// mutant that alone is too large beside the original is left out, as one that does not compile.
    fn compiled_fates(
        &self,
        source: &str,
        group: &[Mutant],
        home: &Path,
    ) -> Result<Vec<(Mutant, Fate)>> {
        match compiled(source, group, home)? {
            Some((program, kept)) => self.fates(&program, &kept),
            None if group.len() > 1 => {
                let (first, second) = group.split_at(group.len() / 2);
                let mut fates = self.compiled_fates(source, first, home)?;
                fates.extend(self.compiled_fates(source, second, home)?);
                Ok(fates)
            }
            None => Ok(Vec::new()),
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

    fn fate(&self, program: &Program) -> Fate {
        Fate::of(
            self.caught(program, |test| self.alone || !test.is_slow),
            || self.broken(program),
            || self.caught(program, |test| !self.alone && test.is_slow),
        )
    }

    /// What is said of a mutant at the first of the random inputs that shows it wrong, and the input.
    fn broken(&self, program: &Program) -> Option<(String, String)> {
        let mut left_ms = RANDOM_MS;
        let mut random = self.random.iter();
        let report = random.find_map(|Timed { test, spec, .. }| {
            if left_ms == 0 {
                return None;
            }
            let report = self.judged(program, spec, test);
            left_ms = left_ms.saturating_sub(report.cpu_ms.max(1));
            (!passes(report.verdict)).then_some(report)
        })?;
        let said = format!("{} {}", report.verdict, report.message.of(Lang::En));
        Some((said, fs::read_to_string(&report.input).unwrap_or_default()))
    }

    /// The names of the tests that catch a mutant, of those that are `wanted`: the first one, or
    /// all with `--alone`.
    fn caught(&self, program: &Program, wanted: impl Fn(&Timed) -> bool) -> Vec<String> {
        let tests = self.tests.iter().filter(|test| wanted(test));
        let catching = tests
            .filter(|Timed { test, spec, .. }| !passes(self.judged(program, spec, test).verdict));
        let names = catching.map(|timed| timed.test.name.clone());
        let most = if self.alone { usize::MAX } else { 1 };
        names.take(most).collect()
    }

    fn judged(&self, program: &Program, spec: &Spec, test: &TestFiles) -> TestReport {
        judge_test(program, self.problem, spec, test, &self.settings)
    }
}
