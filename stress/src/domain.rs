//! Of what kind the inputs are that are tried.

use contract::{Rng, RngExt};
use problem_set::{AnyProblem, Spec, Tier};

/// A tier of a problem.
#[derive(Clone, Copy)]
pub(super) struct Domain<'a> {
    pub(super) problem: &'static dyn AnyProblem,
    pub(super) spec: &'a Spec,
    pub(super) tier: Tier,
}

impl Domain<'_> {
    /// Whether the validator lets the input pass.
    pub(super) fn is_legal(self, input: &str) -> bool {
        let bytes = input.as_bytes();
        let checked = self
            .spec
            .validate(self.problem, "the input", bytes, self.tier);
        checked.is_ok()
    }
}

/// One of these by chance, if there are any.
pub(super) fn any<'a, T>(all: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[rng.random_range(0..all.len())])
}
