//! Inputs to try a program with: the room's small ones, others of the recipes of its tests, small ones with
//! numbers changed, and what is built of all these.

use contract::{Rng, RngExt};
use finding::Words;

use super::built::{Known, built, grown};
use super::domain::{Domain, any};

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
    domain: Domain<'a>,
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
        domain: Domain<'a>,
        tests: &[String],
        named: Vec<i128>,
        rng: Rng,
    ) -> Inputs<'a> {
        let Domain { spec, tier, .. } = domain;
        let bases = tests.iter().filter(|test| test.len() <= LARGEST_BASE);
        let bounds = spec.params.of_input(tier);
        let extremes = bounds.flat_map(|(_, bounds)| bounds.least.into_iter().chain(bounds.most));
        // Tests behind the first large one take too long to be made.
        let of_tier = spec.tests.iter().filter(|test| test.tier <= tier);
        let recipes = of_tier
            .zip(tests)
            .map(|(test, input)| (test.name.clone(), input.clone()));
        Inputs {
            domain,
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
            0 | 1 => any(&self.bases, &mut self.rng).cloned(),
            2 => self.other(),
            _ => None,
        };
        let base = base.unwrap_or_else(|| small.clone());
        if kind == 3 && self.domain.is_legal(&base) {
            return base;
        }
        for _ in 0..TRIES {
            let changed = match kind {
                4 | 5 => self.changed(&base),
                _ => self.built(&base),
            };
            if changed != base && self.domain.is_legal(&changed) {
                return changed;
            }
        }
        small
    }

    /// Another input by the recipe of a test. Recipes that make always the same are no more asked.
    fn other(&mut self) -> Option<String> {
        while !self.recipes.is_empty() {
            let place = self.rng.random_range(0..self.recipes.len());
            let (test, input) = &self.recipes[place];
            let other = self.domain.problem.another(test, &mut self.rng)?;
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
        let domain = self.domain;
        let is_input = |words: &Words| domain.is_legal(&words.text());
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
        let mut small = self.domain.problem.small(&mut self.rng);
        for _ in 0..TRIES {
            if self.domain.is_legal(&small) {
                break;
            }
            small = self.domain.problem.small(&mut self.rng);
        }
        small
    }

    /// The input with one to three words changed.
    fn changed(&mut self, base: &str) -> String {
        let mut words = Words::of(base);
        for _ in 0..self.rng.random_range(1..=3) {
            let Some(line) = any(&words.lines(), &mut self.rng).cloned() else {
                break;
            };
            let (Some((place, word)), Some((_, other))) =
                (any(&line, &mut self.rng), any(&line, &mut self.rng))
            else {
                continue;
            };
            let border = any(&BORDERS, &mut self.rng).copied().unwrap_or_default();
            let chosen = word.parse().ok().and_then(|number: i128| {
                let all = [number + 1, number - 1, border, border - 1, border - number];
                all.get(self.rng.random_range(0..=all.len())).copied()
            });
            let chosen = chosen.map_or_else(|| other.clone(), |it| it.to_string());
            words.write(*place, chosen);
        }
        words.text()
    }
}

#[cfg(test)]
mod tests {
    use problem_set::{Spec, Tier};

    use super::*;

    #[test]
    fn inputs_are_legal_and_not_only_small() {
        let nim = all_problems::find("nim").unwrap();
        let domain = Domain {
            problem: nim,
            spec: Spec::of(nim),
            tier: Tier::Source,
        };
        let tests = ["3\n7\n8\n9\n".to_owned()];
        let rng = contract::seeded(&["inputs"]);
        let mut inputs = Inputs::new(domain, &tests, Vec::new(), rng);
        let all: Vec<String> = (0..500).map(|_| inputs.next()).collect();
        assert!(all.iter().all(|it| domain.is_legal(it)));
        let has_border = |input: &&String| input.contains("1000000000");
        assert!(all.iter().filter(has_border).count() > 5);
    }
}
