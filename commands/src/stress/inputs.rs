//! Inputs to try a program with: the room's small ones, and small ones with numbers changed.

use problem_set::{AnyProblem, Spec, Tier};
use testkit::{Rng, RngExt};

/// Tests of more bytes are not changed.
const LARGEST_BASE: usize = 2000;

/// Changes that are tried until one is legal.
const TRIES: usize = 20;

/// Numbers at which programs break.
const BORDERS: [i128; 12] = [
    0,
    1,
    2,
    (1 << 15) - 1,
    1 << 16,
    1_000_000,
    1_000_000_000,
    (1 << 31) - 1,
    1 << 31,
    1 << 32,
    1_000_000_000_000,
    1_000_000_000_000_000_000,
];

/// An endless supply of inputs for a problem.
pub(super) struct Inputs<'a> {
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    tier: Tier,
    /// Small tests of the set.
    bases: Vec<String>,
    rng: Rng,
}

impl<'a> Inputs<'a> {
    pub(super) fn new(
        problem: &'a dyn AnyProblem,
        spec: &'a Spec,
        tier: Tier,
        tests: &[String],
        rng: Rng,
    ) -> Inputs<'a> {
        let bases = tests.iter().filter(|test| test.len() <= LARGEST_BASE);
        Inputs {
            problem,
            spec,
            tier,
            bases: bases.cloned().collect(),
            rng,
        }
    }

    /// The next input; legal.
    pub(super) fn next(&mut self) -> String {
        let small = self.small();
        let kind = self.rng.random_range(0..4);
        let base = match kind {
            0 | 1 => return small,
            2 if !self.bases.is_empty() => {
                self.bases[self.rng.random_range(0..self.bases.len())].clone()
            }
            _ => small.clone(),
        };
        for _ in 0..TRIES {
            let changed = self.changed(&base);
            if changed != base && is_legal(self.problem, self.spec, &changed, self.tier) {
                return changed;
            }
        }
        small
    }

    /// A small input; a room's generator makes some for the beyond tier only.
    fn small(&mut self) -> String {
        let mut small = self.problem.small(&mut self.rng);
        for _ in 0..TRIES {
            if is_legal(self.problem, self.spec, &small, self.tier) {
                break;
            }
            small = self.problem.small(&mut self.rng);
        }
        small
    }

    /// The input with one to three words changed.
    fn changed(&mut self, base: &str) -> String {
        let mut lines: Vec<Vec<String>> = base
            .lines()
            .map(|line| line.split_whitespace().map(str::to_owned).collect())
            .collect();
        for _ in 0..self.rng.random_range(1..=3) {
            let line = self.rng.random_range(0..lines.len().max(1));
            let Some(words) = lines.get_mut(line).filter(|words| !words.is_empty()) else {
                continue;
            };
            let place = self.rng.random_range(0..words.len());
            let other = words[self.rng.random_range(0..words.len())].clone();
            let word = &mut words[place];
            let Ok(number) = word.parse::<i128>() else {
                *word = other;
                continue;
            };
            let border = BORDERS[self.rng.random_range(0..BORDERS.len())];
            let chosen = match self.rng.random_range(0..6) {
                0 => number + 1,
                1 => number - 1,
                2 => border,
                3 => border - 1,
                4 => border - number,
                _ => {
                    *word = other;
                    continue;
                }
            };
            *word = chosen.to_string();
        }
        let lines = lines.iter().map(|words| words.join(" ") + "\n");
        lines.collect()
    }
}

/// Whether the validator lets the input pass in this tier.
pub(super) fn is_legal(problem: &dyn AnyProblem, spec: &Spec, input: &str, tier: Tier) -> bool {
    spec.validate(problem, "the input", input.as_bytes(), tier)
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::problem::spec_of;

    #[test]
    fn inputs_are_legal_and_not_only_small() {
        let nim = all_problems::find("nim").unwrap();
        let spec = spec_of(nim).unwrap();
        let tests = ["3\n7\n8\n9\n".to_owned()];
        let rng = testkit::seeded(&["inputs"]);
        let mut inputs = Inputs::new(nim, &spec, Tier::Source, &tests, rng);
        let all: Vec<String> = (0..500).map(|_| inputs.next()).collect();
        let is_legal = |input: &String| is_legal(nim, &spec, input, Tier::Source);
        assert!(all.iter().all(is_legal));
        let has_border = |input: &&String| input.contains("1000000000");
        assert!(all.iter().filter(has_border).count() > 5);
    }
}
