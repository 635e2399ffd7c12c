//! The reference beside the brute force, as both are built to run. The tests of a room do the same with
//! every sum checked and on as many inputs as it was found worth; this needs nothing compiled but what is
//! there for pupils, and not more time than the other checks.

use std::time::{Duration, Instant};

use contract::cross_checked;
use problem_set::AnyProblem;

const INPUTS: usize = 1000;
const AT_LEAST: usize = 20;
/// After so long it is enough: some brute forces take tens of milliseconds an input.
const ENOUGH: Duration = Duration::from_millis(500);

/// What speaks against the reference on small random inputs: at most one sentence, for one is enough.
pub(super) fn brute_faults(problem: &dyn AnyProblem) -> Vec<String> {
    let began = Instant::now();
    let goes_on = |round| round < AT_LEAST || round < INPUTS && began.elapsed() <= ENOUGH;
    let checked = cross_checked(problem, "small", goes_on);
    checked.err().into_iter().collect()
}
