//! The tests of DICE: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Dice, Input, LARGEST, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.top, self.sum, self.limit)
    }
}

/// The largest `Smax` of the source tier.
const SOURCE: u64 = 100_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Dice>();

impl Room for Dice {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let most = most.of("Smax");
        let limit = rng.random_range(most / 2 + 1..=most);
        Input {
            top: rng.random_range(1..=6),
            sum: rng.random_range(1..=limit.div_ceil(4)),
            limit,
        }
    }

    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        let (top, sum, limit) = match name {
            "sample" => (6, 13, 20),
            "none-left" => (3, 5, 5),
            "sample-none" => (6, 1, 2),
            "opposite-face" => (6, 7, 9),
            "one-left" => (2, 1, 2),
            "two-left-both" => (4, 7, 9),
            "three-left-lost" => (3, 11, 14),
            "five-left" => (1, 26, 31),
            "six-left" => (2, 25, 31),
            "seven-left" => (5, 30, 37),
            "seven-left-two-ways" => (3, 24, 31),
            "eight-left" => (6, 2, 10),
            "sum-below-top" => (6, 1, 11),
            "ten-left-two-ways" => (4, 21, 31),
            "sixteen-left" => (5, 15, 31),
            "nine-left" => (2, 22, 31),
            "eleven-left" => (4, 20, 31),
            "twelve-left" => (6, 19, 31),
            "thirteen-left" => (3, 18, 31),
            "fourteen-left" => (2, 17, 31),
            "fifteen-left" => (1, 16, 31),
            "seventeen-left" => (3, 14, 31),
            "twenty-five-left" => (5, 6, 31),
            "four-left" => (6, 27, 31),
            "four-left-lost" => (3, 27, 31),
            "search-too-deep" => (1, 4, 301),
            "past-the-printed-tables" => (4, 1, 20_009),
            "many-left" => (1, 5, 4040),
            "many-left-one-way" => (3, 1, 65_024),
            // 7 more than multiples of very many periods.
            "whole-periods" => (5, 3, 90_730),
            "whole-periods-again" => (5, 1, 55_448),
            "source-lost" => (5, 1, SOURCE),
            "source-limits" => (1, 3, SOURCE),
            "past-32-bits" => (2, 5, (1 << 32) + 20),
            "past-53-bits" => (6, 1, (1 << 53) + 2),
            "beyond-none-left" => (4, LARGEST, LARGEST),
            "beyond-seven-left" => (2, LARGEST - 7, LARGEST),
            "beyond-lost" => (6, 1, LARGEST),
            "beyond-two-ways" => (2, 4, LARGEST),
            "beyond-limits" => (1, 3, LARGEST),
            _ => return None,
        };
        Some(Input { top, sum, limit })
    }

    fn resumed(input: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let (&(top, sum), limit) = (at.downcast_ref()?, input.limit);
        (sum <= limit).then_some(Input { top, sum, limit })
    }

    fn small(rng: &mut Rng) -> Input {
        let sum = rng.random_range(1..=30);
        // Two thirds are near the end of the game, where the sets do not yet repeat.
        let most = if rng.random_ratio(2, 3) { 10 } else { 200 };
        Input {
            top: rng.random_range(1..=6),
            sum,
            limit: sum + rng.random_range(0..=most),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("v", input.top)
            .with("Smax", input.limit)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default()
            .with("left", input.limit - input.sum)
            .with("faces", Dice::solve(input).0.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 1000, 10_000, 100_000]
            .map(|left| {
                (
                    left,
                    Input {
                        top: 1,
                        sum: 1,
                        limit: 1 + left,
                    },
                )
            })
            .into()
    }
}
