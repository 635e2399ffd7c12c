//! Rules misread before the tests.
//!
//! The brute force of a room searches over its rules. Where these are [misread](Misreading), it gives the
//! answers of a pupil who has programmed another game without a mistake: the tests have to show one of them
//! wrong. Nothing is told where the brute force does not ask these rules, and of inputs that it declines.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::time::{Duration, Instant};

use arena::{Misreading, misread};
use contract::ParsedInput;
use problem_set::{AnyProblem, Spec};

use super::{Fate, Strength, Wanted};

/// Where misread rules are tried.
pub(super) const FILE: &str = "rules.rs";

/// A test on which the search takes longer is tried last, a random input never.
const SLOW: Duration = Duration::from_millis(50);

/// No search is begun on larger tests.
const LARGEST: usize = 1 << 16;

/// An input on which the search over the rules confirms the reference.
struct Searched {
    name: String,
    text: String,
    ready: Box<dyn ParsedInput>,
    took: Duration,
}

/// Misreads the rules of a problem in every way, and tells what becomes of that.
pub(super) fn tried(problem: &dyn AnyProblem, spec: &Spec, wanted: &Wanted) -> Strength {
    let mut rng = contract::seeded(&[problem.id(), "misread"]);
    let small = (0..wanted.inputs).filter_map(|_| {
        let small = searched(problem, "", problem.small(&mut rng))?;
        (small.took < SLOW).then_some(small)
    });
    let small: Vec<Searched> = small.collect();
    let tests = spec.tests.iter().filter_map(|test| {
        let input = problem.recipe(&test.name)?;
        let input = Some(input).filter(|it| it.len() <= LARGEST)?;
        searched(problem, &test.name, input)
    });
    let mut tests: Vec<Searched> = tests.collect();
    tests.sort_by_key(|test| test.took);
    let quick = tests.partition_point(|test| test.took < SLOW);
    let (quick, slow) = tests.split_at(quick);
    // What is thought of rules that are misread may be wrong as well, and then panics.
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let fate = |how: Misreading| {
        let caught = |tests: &[Searched]| {
            let catching = tests.iter().filter(|test| test.differs(how));
            let names = catching.map(|test| test.name.clone());
            let most = if wanted.alone { usize::MAX } else { 1 };
            names.take(most).collect::<Vec<_>>()
        };
        let broken = || {
            let input = small.iter().find(|input| input.differs(how))?;
            let said = "another answer than by the rules";
            Some((said.to_owned(), input.text.clone()))
        };
        Fate::of(caught(quick), broken, || caught(slow))
    };
    let all = Misreading::all().into_iter();
    let fates = all.map(|how| (how.to_string(), fate(how))).collect();
    set_hook(hook);
    Strength {
        file: FILE.to_owned(),
        fates,
    }
}

fn searched(problem: &dyn AnyProblem, name: &str, text: String) -> Option<Searched> {
    let ready = problem.prepare(text.as_bytes()).ok()?;
    let start = Instant::now();
    let is_right = ready.brute()?;
    is_right.then(|| Searched {
        name: name.to_owned(),
        text,
        ready,
        took: start.elapsed(),
    })
}

impl Searched {
    /// Whether the answer is another one if the rules are misread so.
    fn differs(&self, how: Misreading) -> bool {
        let ask = || misread(how, || self.ready.brute());
        matches!(catch_unwind(AssertUnwindSafe(ask)), Ok(Some(false)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use problem_set::Tier;

    fn strength(id: &str, is_wanted: fn(Tier) -> bool) -> Strength {
        let problem = all_problems::find(id).unwrap();
        let mut spec = Spec::of(problem).clone();
        spec.tests.retain(|test| is_wanted(test.tier));
        let wanted = Wanted {
            files: Vec::new(),
            inputs: 60,
            alone: false,
        };
        tried(problem, &spec, &wanted)
    }

    #[test]
    fn no_way_to_misread_nim_survives_its_tests() {
        let strength = strength("nim", |tier| tier != Tier::Beyond);
        let [caught, _, missed] = strength.counts();
        assert!(caught > 10);
        assert_eq!(missed, 0, "{}", strength.tell("nim", false));
    }

    #[test]
    fn samples_alone_let_misreadings_pass() {
        let strength = strength("stones1", |tier| tier == Tier::Sample);
        assert!(!strength.is_strong());
        let said = strength.tell("stones1", false);
        assert!(
            said.contains("another answer than by the rules; input:"),
            "{said}"
        );
    }
}
