//! What is known of a problem by its name alone.

use std::path::PathBuf;

use bilingual::{Result, ensure};
use problem_set::Tier;
pub use problem_set::spec::{FAST, SOLUTION, is_called};

use super::testset::TestFiles;

/// What the wrong submissions do on small inputs, beside the tests: for the pages.
pub const EXAMPLES: &str = "examples.json";

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
