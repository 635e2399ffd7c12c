//! The tests of PEBBLES: recipes, validator, small random inputs.
//!
//! A file holds one heap, and a random heap has a small answer; so the tests build heaps with
//! answers of every size.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Input, Pebbles, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.pebbles)
    }
}

const SOURCE_LIMIT: u64 = 10_u64.pow(15);
const LIMIT: u64 = 10_u64.pow(18);

/// The Fibonacci number `fibonacci(1) = 1`, `fibonacci(2) = 2`, `fibonacci(3) = 3`, …
fn fibonacci(index: u32) -> u64 {
    (0..index).fold((0, 1), |(a, b), _| (b, a + b)).1
}

/// The sum of the Fibonacci numbers with these indices.
fn sum(indices: impl IntoIterator<Item = u32>) -> u64 {
    indices.into_iter().map(fibonacci).sum()
}

/// A random sum with the smallest term `fibonacci(lowest)` and the largest `fibonacci(highest)`.
fn random_sum(rng: &mut Rng, lowest: u32, highest: u32) -> u64 {
    let mut indices = vec![lowest, highest];
    let mut index = lowest + 2;
    while index + 2 <= highest {
        if rng.random_bool(0.5) {
            indices.push(index);
            index += 1;
        }
        index += 1;
    }
    sum(indices)
}

/// The index of the largest Fibonacci number up to 10^15, and of that up to 10^18.
const LAST_IN_SOURCE: u32 = 72;
const LAST: u32 = 86;

pub static PROBLEM: &dyn AnyProblem = erased::<Pebbles>();

impl Room for Pebbles {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = most.of("n");
        let pebbles = rng.random_range(n / 2..=n);
        Input { pebbles }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let pebbles = match name {
            "sample" => 4,
            "sample-seven" => 7,
            "sample-all" => 8,
            "two" => 2,
            "three" => 3,
            "six" => 6,
            "below-fibonacci" => fibonacci(12) - 1,
            "above-fibonacci" => fibonacci(12) + 1,
            "middle" => 128,
            "power-of-two" => 1 << 49,
            "past-32-bits" => (1 << 32) + 3,
            "two-terms" => sum([40, 42]),
            "far-terms" => sum([2, 71]),
            "most-terms" => sum((7..=71).step_by(2)),
            "random-term-20" => random_sum(rng, 20, 71),
            "random-term-45" => random_sum(rng, 45, 72),
            "last-fibonacci" => fibonacci(LAST_IN_SOURCE),
            "before-last-fibonacci" => fibonacci(LAST_IN_SOURCE) - 1,
            "random" => rng.random_range(SOURCE_LIMIT / 10..=SOURCE_LIMIT),
            "source-limits" => SOURCE_LIMIT,
            "past-double" => sum([3, 5, 86]),
            "far-terms-beyond" => sum([10, 79]),
            "most-terms-beyond" => sum((4..=84).step_by(2)),
            "random-term-30" => random_sum(rng, 30, 86),
            "random-term-70" => random_sum(rng, 70, 86),
            "power-of-two-beyond" => 1 << 59,
            "last-fibonacci-beyond" => fibonacci(LAST),
            "before-last-fibonacci-beyond" => fibonacci(LAST) - 1,
            "random-beyond" => rng.random_range(LIMIT / 10..=LIMIT),
            "beyond-limits" => LIMIT,
            _ => return None,
        };
        Some(Input { pebbles })
    }

    fn small(rng: &mut Rng) -> Input {
        Input {
            pebbles: any_magnitude(99, rng) + 1,
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.pebbles)
    }

    fn quantities(input: &Input) -> Sizes {
        let mut terms = 0_u32;
        let mut rest = input.pebbles;
        while rest > 0 {
            let (mut one, mut other) = (1, 2);
            while other <= rest {
                (one, other) = (other, one + other);
            }
            rest -= one;
            terms += 1;
        }
        Sizes::default()
            .with("terms", terms)
            .with("take", Pebbles::solve(input).take)
    }

    fn ladder() -> Vec<(u64, Input)> {
        // Fibonacci numbers are hardest: every take but the last has to be refuted.
        [55, 89, 144, 233, 377]
            .map(|pebbles| (pebbles, Input { pebbles }))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_fibonacci_numbers_of_both_tiers_are_the_last() {
        assert!(fibonacci(LAST_IN_SOURCE) <= SOURCE_LIMIT);
        assert!(fibonacci(LAST_IN_SOURCE + 1) > SOURCE_LIMIT);
        assert!(fibonacci(LAST) <= LIMIT && fibonacci(LAST + 1) > LIMIT);
    }
}
