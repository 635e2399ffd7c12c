//! The reference beside the brute force, as both are built to run. The tests of a room do the same with
//! every sum checked and on as many inputs as it was found worth; this needs nothing compiled but what is
//! there for pupils, and not more time than the other checks.

use std::time::{Duration, Instant};

use chance::seeded;
use problem_set::{AnyProblem, Method, Tier};

const INPUTS: usize = 1000;
const AT_LEAST: usize = 20;
/// After so long it is enough: some brute forces take tens of milliseconds an input.
const ENOUGH: Duration = Duration::from_millis(500);

/// What speaks against the reference on small random inputs: at most one sentence, for one is enough.
pub(super) fn brute_faults(problem: &dyn AnyProblem) -> Vec<String> {
    let mut rng = seeded(&[problem.id(), "small"]);
    let began = Instant::now();
    let mut by_brute = 0;
    for round in 0..INPUTS {
        if round >= AT_LEAST && began.elapsed() > ENOUGH {
            break;
        }
        let input = problem.small(&mut rng);
        let confirmed = problem
            .validate(problem.file(), input.as_bytes(), Tier::Beyond)
            .and_then(|_| {
                let methods = [Method::Brute, Method::Second];
                let confirmed = problem.confirm(input.as_bytes(), &methods);
                confirmed.map_err(|error| error.to_string())
            });
        let reason = match confirmed {
            Ok(Some((method, true))) => {
                by_brute += usize::from(method == Method::Brute);
                continue;
            }
            Ok(Some((_, false))) => "the reference answers wrongly".to_owned(),
            Ok(None) => "nothing confirms the answer".to_owned(),
            Err(reason) => reason,
        };
        return vec![format!("{reason}; the input:\n{input}")];
    }
    let is_confirmed = by_brute > 0;
    let nothing = || "no small input is small enough for the brute force".to_owned();
    (!is_confirmed).then(nothing).into_iter().collect()
}
