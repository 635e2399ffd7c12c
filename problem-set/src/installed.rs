//! The problems that this program has.

use std::sync::OnceLock;

use bilingual::Fault;
use contract::AnyProblem;

use crate::Spec;

static INSTALLED: OnceLock<Vec<&'static dyn AnyProblem>> = OnceLock::new();

/// Makes these the problems of the program; once they are there, it has no effect.
pub fn install(problems: impl FnOnce() -> Vec<&'static dyn AnyProblem>) {
    INSTALLED.get_or_init(problems);
}

/// All problems, by ascending id.
///
/// # Panics
/// If none were installed, which is a mistake in the program.
pub fn problems() -> &'static [&'static dyn AnyProblem] {
    INSTALLED
        .get()
        .expect("the program calls all_problems::install before it asks for problems")
}

/// The problems that are listed: all but the drafts, by ascending id.
///
/// # Panics
/// As [`problems`].
pub fn listed() -> Vec<&'static dyn AnyProblem> {
    let problems = problems().iter().copied();
    problems.filter(|problem| !is_draft(*problem)).collect()
}

/// Whether the manifest of a problem says that it is a draft.
pub fn is_draft(problem: &dyn AnyProblem) -> bool {
    Spec::of(problem).draft
}

/// The first `problem.toml` that cannot be used.
///
/// # Panics
/// As [`problems`].
pub fn bad_spec() -> Option<Fault> {
    let mut problems = problems().iter();
    problems.find_map(|it| Spec::parse(it.id(), it.manifest()).err())
}

/// The problem with this id, in any case. What a person has written is for
/// [`find_problem`](crate::find_problem).
///
/// # Panics
/// As [`problems`].
pub fn find(id: &str) -> Option<&'static dyn AnyProblem> {
    let mut problems = problems().iter().copied();
    problems.find(|problem| problem.id().eq_ignore_ascii_case(id))
}
