//! Inputs to try a program with: the room's small ones, others of the recipes of its tests, small ones with
//! numbers changed, and what is built of all these.

use contract::{Rng, RngExt};
use problem_set::{AnyProblem, Spec, Tier};

use super::built::{Known, built, grown};
use super::changes::Words;

/// Tests of more bytes are not changed.
const LARGEST_BASE: usize = 2000;

/// Nor are larger inputs made by the recipes of tests.
const LARGEST_OTHER: usize = 1 << 14;

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
    /// The tests by whose recipes others are made, each with its own input.
    recipes: Vec<(String, String)>,
    /// The bounds of the parameters, and what the program names.
    known: Known,
    rng: Rng,
}

impl<'a> Inputs<'a> {
    pub(super) fn new(
        problem: &'a dyn AnyProblem,
        spec: &'a Spec,
        tier: Tier,
        tests: &[String],
        named: Vec<i128>,
        rng: Rng,
    ) -> Inputs<'a> {
        let bases = tests.iter().filter(|test| test.len() <= LARGEST_BASE);
        let bounds = spec.params.of_input(tier);
        let extremes = bounds.flat_map(|(_, bounds)| bounds.least.into_iter().chain(bounds.most));
        // Tests behind the first large one take too long to be made.
        let of_tier = spec.tests.iter().filter(|test| test.tier <= tier);
        let recipes = of_tier
            .zip(tests)
            .map(|(test, input)| (test.name.clone(), input.clone()));
        Inputs {
            problem,
            spec,
            tier,
            bases: bases.cloned().collect(),
            recipes: recipes.collect(),
            known: Known {
                extremes: extremes.collect(),
                named,
            },
            rng,
        }
    }

    /// The next input; legal.
    pub(super) fn next(&mut self) -> String {
        let small = self.small();
        let kind = self.rng.random_range(0..8);
        if kind < 3 {
            return small;
        }
        let base = match self.rng.random_range(0..4) {
            0 | 1 if !self.bases.is_empty() => {
                self.bases[self.rng.random_range(0..self.bases.len())].clone()
            }
            2 => self.other().unwrap_or_else(|| small.clone()),
            _ => small.clone(),
        };
        if kind == 3 && self.is_legal(&base) {
            return base;
        }
        for _ in 0..TRIES {
            let changed = match kind {
                4 | 5 => self.changed(&base),
                _ => self.built(&base),
            };
            if changed != base && self.is_legal(&changed) {
                return changed;
            }
        }
        small
    }

    fn is_legal(&self, input: &str) -> bool {
        is_legal(self.problem, self.spec, input, self.tier)
    }

    /// Another input by the recipe of a test. Recipes that make always the same are no more asked.
    fn other(&mut self) -> Option<String> {
        while !self.recipes.is_empty() {
            let place = self.rng.random_range(0..self.recipes.len());
            let (test, input) = &self.recipes[place];
            let other = self.problem.another(test, &mut self.rng)?;
            if *input != other {
                return Some(other).filter(|it| it.len() <= LARGEST_OTHER);
            }
            self.recipes.swap_remove(place);
        }
        None
    }

    /// What is built of the input, when it has grown.
    fn built(&mut self, base: &str) -> String {
        let mut words = Words::of(base);
        let (problem, spec, tier) = (self.problem, self.spec, self.tier);
        let is_input = |words: &Words| is_legal(problem, spec, &words.text(), tier);
        for _ in 0..self.rng.random_range(0..=4) {
            words = grown(words, &is_input, &mut self.rng);
        }
        for _ in 0..self.rng.random_range(1..=2) {
            words = built(&words, &self.known, &mut self.rng);
        }
        words.text()
    }

    /// A small input; a room's generator makes some for the beyond tier only.
    fn small(&mut self) -> String {
        let mut small = self.problem.small(&mut self.rng);
        for _ in 0..TRIES {
            if self.is_legal(&small) {
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

    #[test]
    fn inputs_are_legal_and_not_only_small() {
        let nim = all_problems::find("nim").unwrap();
        let spec = Spec::of(nim);
        let tests = ["3\n7\n8\n9\n".to_owned()];
        let rng = contract::seeded(&["inputs"]);
        let mut inputs = Inputs::new(nim, spec, Tier::Source, &tests, Vec::new(), rng);
        let all: Vec<String> = (0..500).map(|_| inputs.next()).collect();
        let is_legal = |input: &String| is_legal(nim, spec, input, Tier::Source);
        assert!(all.iter().all(is_legal));
        let has_border = |input: &&String| input.contains("1000000000");
        assert!(all.iter().filter(has_border).count() > 5);
    }
}
