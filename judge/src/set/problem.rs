//! What is known of a problem by its name alone.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use registry::spec::Title;
use registry::{AnyProblem, Spec, Tier};
use words::Lang;

use super::testset::TestFiles;

/// The name of the program that a good pupil would hand in.
pub const SOLUTION: &str = "solution.cpp";

/// The spec of a problem of the set.
///
/// # Errors
/// If its `problem.toml` is not valid.
pub fn spec_of(problem: &dyn AnyProblem) -> Result<Spec> {
    Ok(Spec::parse(problem.id(), problem.manifest())?)
}

/// A title in this language.
pub fn title_in(lang: Lang, title: &Title) -> &str {
    lang.pick(&title.vi, &title.en)
}

/// The program of the problem, built beside this one.
pub(crate) fn program_of(id: &str) -> Result<PathBuf> {
    let judge = std::env::current_exe()?;
    let program = judge.with_file_name(format!("{id}{}", std::env::consts::EXE_SUFFIX));
    ensure!(
        program.is_file(),
        "{}: not built; run make build",
        program.display()
    );
    Ok(program)
}

/// The tests of the beyond tier, or all others: the two parts that are judged apart.
pub(crate) fn part(tests: &[TestFiles], beyond: bool) -> impl Iterator<Item = &TestFiles> {
    tests
        .iter()
        .filter(move |test| (test.tier == Tier::Beyond) == beyond)
}

/// Whether a test is meant by this name or number.
pub(crate) fn is_called(wanted: &str, number: &str, name: &str) -> bool {
    wanted == name || wanted.trim_start_matches('0') == number.trim_start_matches('0')
}

/// What such a part is called; samples count to the source tier.
pub(crate) fn part_name(beyond: bool) -> &'static str {
    if beyond { "beyond" } else { "source" }
}
