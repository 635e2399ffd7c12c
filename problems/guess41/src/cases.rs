//! The tests of GUESS (Bài 41): recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Guess41, Input, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.numbers)
    }
}

const SOURCE_LIMIT: u64 = 100_000;
const LIMIT: u64 = 10_u64.pow(18);

/// The most numbers among which one can be found with so many sweets.
fn most(sweets: u32) -> u64 {
    (0..sweets).fold((1, 1), |(a, b), _| (b, a + b)).0
}

/// The most sweets that are too few for all numbers of the source tier, and of both tiers.
const LAST_IN_SOURCE: u32 = 24;
const LAST: u32 = 86;

pub static PROBLEM: &dyn AnyProblem = erased::<Guess41>();

impl Room for Guess41 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = most.of("n");
        let numbers = rng.random_range(n - n / 4..=n);
        Input { numbers }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let numbers = match name {
            "sample" => 6,
            "sample-two" => 2,
            "sample-one" => 1,
            "three" => 3,
            "four" => 4,
            "eight" => 8,
            "nine" => 9,
            "hundred" => 100,
            "power-of-two" => 1 << 10,
            "largest-power-of-two" => 1 << 16,
            "short-of-most" => most(18) - 1,
            "just-most" => most(19),
            "one-too-many" => most(20) + 1,
            "random" => rng.random_range(1000..=2000),
            "random-large" => rng.random_range(20_000..=SOURCE_LIMIT),
            "last-fibonacci" => most(LAST_IN_SOURCE),
            "after-last-fibonacci" => most(LAST_IN_SOURCE) + 1,
            "source-limits" => SOURCE_LIMIT,
            "past-32-bits" => (1 << 32) + 4,
            "power-of-two-beyond" => 1 << 59,
            "just-most-beyond" => most(50),
            "past-double" => most(80),
            "one-too-many-past-double" => most(80) + 1,
            "random-beyond" => any_magnitude(LIMIT, rng),
            "random-large-beyond" => rng.random_range(LIMIT / 100..=LIMIT / 10),
            "last-fibonacci-beyond" => most(LAST),
            "after-last-fibonacci-beyond" => most(LAST) + 1,
            "beyond-limits" => LIMIT,
            _ => return None,
        };
        Some(Input { numbers })
    }

    fn small(rng: &mut Rng) -> Input {
        Input {
            numbers: any_magnitude(250, rng),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.numbers)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("sweets", Guess41::solve(input).0)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 300, 1000, 3000]
            .map(|numbers| (numbers, Input { numbers }))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_fibonacci_numbers_of_both_tiers_are_the_last() {
        assert!(most(LAST_IN_SOURCE) <= SOURCE_LIMIT && most(LAST_IN_SOURCE + 1) > SOURCE_LIMIT);
        assert!(most(LAST) <= LIMIT && most(LAST + 1) > LIMIT);
    }
}
