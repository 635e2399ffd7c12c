//! What is known of a problem by its name alone.

use std::path::PathBuf;

use bilingual::{Lang, Result, ensure};
use problem_set::spec::Title;
pub use problem_set::spec::{FAST, SOLUTION, is_called};
use problem_set::{AnyProblem, Spec, Tier};

use super::testset::TestFiles;

/// The spec of a problem of the set.
pub fn spec_of(problem: &dyn AnyProblem) -> &'static Spec {
    Spec::of(problem)
}

/// A title in this language.
pub fn title_in(lang: Lang, title: &Title) -> &str {
    title.of(lang)
}

/// The program of the problem, built beside this one.
pub fn program_of(id: &str) -> Result<PathBuf> {
    let judge = std::env::current_exe()?;
    let program = judge.with_file_name(format!("{id}{}", std::env::consts::EXE_SUFFIX));
    ensure(program.is_file(), || {
        format!("{}: not built; run make build", program.display())
    })?;
    Ok(program)
}

/// The tests of the beyond tier, or all others: the two parts that are judged apart.
pub fn part(tests: &[TestFiles], beyond: bool) -> impl Iterator<Item = &TestFiles> {
    tests
        .iter()
        .filter(move |test| (test.tier == Tier::Beyond) == beyond)
}

/// What such a part is called; samples count to the source tier.
pub fn part_name(beyond: bool) -> &'static str {
    if beyond { "beyond" } else { "source" }
}
