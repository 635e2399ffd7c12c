//! The tests of STONE (Bài 47): recipes, validator, small random inputs.
//!
//! There are four answers, by the parities of the two numbers; all sizes meet all of them.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Input, Stone47, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.twos, self.threes)
    }
}

const LIMIT: u64 = 10_u64.pow(18);

/// A number below the limit with this parity, of any magnitude.
fn with_parity(rng: &mut Rng, parity: u64) -> u64 {
    any_magnitude(LIMIT / 2 - 1, rng) * 2 + parity
}

pub static PROBLEM: &dyn AnyProblem = erased::<Stone47>();

impl Room for Stone47 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        Input {
            twos: rng.random_range(most.of("N").div_ceil(2)..=most.of("N")),
            threes: rng.random_range(most.of("M").div_ceil(2)..=most.of("M")),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let (twos, threes) = match name {
            "sample" => (1, 2),
            "sample-lost" => (4, 2),
            "two-two" => (2, 2),
            "two-one" => (2, 1),
            "one-one" => (1, 1),
            "odd-odd" => (5, 3),
            "odd-even" => (3, 8),
            "even-odd" => (6, 9),
            "even-even" => (4, 10),
            "equal-numbers" => (31, 31),
            "equal-even-numbers" => (42, 42),
            "few-and-many" => (1, 100),
            "many-and-few" => (100, 1),
            "odd-odd-large" => (99, 97),
            "odd-limit" => (99, 100),
            "even-limit" => (100, 99),
            "source-limits" => (100, 100),
            "past-32-bits" => ((1 << 32) + 1, 1 << 32),
            "past-32-bits-reversed" => (1 << 33, (1 << 32) + 1),
            "past-double" => ((1 << 53) + 1, (1 << 53) + 3),
            "past-double-even" => ((1 << 54) + 1, (1 << 54) + 2),
            "random-odd-odd" => (with_parity(rng, 1), with_parity(rng, 1)),
            "random-odd-even" => (with_parity(rng, 1), with_parity(rng, 0)),
            "random-even-odd" => (with_parity(rng, 0), with_parity(rng, 1)),
            "random-even-even" => (with_parity(rng, 0), with_parity(rng, 0)),
            "odd-limit-beyond" => (LIMIT - 1, LIMIT),
            "even-limit-beyond" => (LIMIT, LIMIT - 1),
            "odd-odd-beyond" => (LIMIT - 1, LIMIT - 3),
            "beyond-limits" => (LIMIT, LIMIT),
            _ => return None,
        };
        Some(Input { twos, threes })
    }

    fn small(rng: &mut Rng) -> Input {
        Input {
            twos: rng.random_range(1..=9),
            threes: rng.random_range(1..=9),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.twos)
            .with("M", input.threes)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default()
            .with("twos", input.twos)
            .with("threes", input.threes)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [12, 25, 50, 100, 1000, 10_000]
            .map(|heaps| {
                let (twos, threes) = (heaps, heaps);
                (heaps, Input { twos, threes })
            })
            .into()
    }
}
