//! The tests of COINS: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::spaced;

use crate::{Coins, Input, brute, rules, second, won_towers};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.short, self.long, self.towers.len())?;
        writeln!(f, "{}", spaced(&self.towers))
    }
}

/// `m` random towers of up to `highest` coins.
pub fn random(rng: &mut Rng, short: usize, long: usize, m: usize, highest: u64) -> Input {
    let towers = (0..m).map(|_| rng.random_range(1..=highest)).collect();
    Input {
        short,
        long,
        towers,
    }
}

const MILLION: u64 = 1_000_000;
const HUGE: u64 = MILLION * MILLION * MILLION;

pub static PROBLEM: &dyn AnyProblem = erased::<Coins>();

impl Room for Coins {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let long = rng.random_range(3..=most.of("L"));
        let short = rng.random_range(2..long);
        let towers = 0..rng.random_range(4..=most.of("m"));
        Input {
            short: size(short),
            long: size(long),
            towers: towers
                .map(|_| rng.random_range(20..=most.of("N")))
                .collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |short, long, towers: &[u64]| Input {
            short,
            long,
            towers: towers.to_vec(),
        };
        let range = |short, long, towers: std::ops::RangeInclusive<u64>| Input {
            short,
            long,
            towers: towers.collect(),
        };
        let magnitudes = |short, long, m, highest, rng: &mut Rng| Input {
            short,
            long,
            towers: (0..m).map(|_| any_magnitude(highest, rng)).collect(),
        };
        Some(match name {
            "sample" => listed(2, 3, &[3, 12, 113, 25_714, 88_888]),
            "four-towers" => listed(2, 9, &[3, 6, 9, 10]),
            "lower-than-the-moves" => range(8, 9, 1..=7),
            "first-towers" => range(4, 5, 1..=49),
            "odd-moves" => range(3, 7, 999_952..=MILLION),
            "preperiod" => range(6, 9, 1..=49),
            "preperiod-far" => range(6, 9, 999_952..=MILLION),
            "multiples-of-k-plus-l" => Input {
                short: 4,
                long: 7,
                towers: (1..=49).map(|times| 11 * times).collect(),
            },
            "multiples-of-l-plus-1" => Input {
                short: 2,
                long: 6,
                towers: (1..=49).map(|times| 7 * times).collect(),
            },
            "descending" => Input {
                short: 5,
                long: 8,
                towers: (MILLION - 48..=MILLION).rev().collect(),
            },
            "the-same-tower" => listed(3, 8, &[MILLION; 49]),
            "magnitudes" => magnitudes(2, 8, 49, MILLION, rng),
            "random-highest" => random(rng, 2, 9, 49, MILLION),
            "source-limits" => range(8, 9, MILLION - 48..=MILLION),
            "long-moves-first-towers" => range(14, 60, 1..=600),
            "past-32-bits" => range(7, 12, (1 << 32) + 1..=(1 << 32) + 300),
            "past-53-bits" => range(6, 11, (1 << 53) + 1..=(1 << 53) + 300),
            "one-tower" => listed(59, 60, &[HUGE]),
            "longest-period" => range(59, 60, HUGE - 999..=HUGE),
            "longest-preperiod" => range(14, 60, HUGE - 999..=HUGE),
            "all-magnitudes" => magnitudes(22, 31, 2000, HUGE, rng),
            "many-low-towers" => random(rng, 21, 34, 100_000, 500),
            "beyond-limits" => random(rng, 58, 60, 100_000, HUGE),
            _ => return None,
        })
    }

    fn resumed(input: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let coins = *at.downcast_ref::<u64>()?;
        (coins > 0).then(|| Input {
            towers: vec![coins],
            ..*input
        })
    }

    fn small(rng: &mut Rng) -> Input {
        // Half of the moves are as short as in the document.
        let longest = if rng.random() { 9 } else { 60 };
        let long = rng.random_range(3..=longest);
        let short = rng.random_range(2..long);
        let m = rng.random_range(1..=20);
        let highest = if rng.random() { 20 } else { 400 };
        random(rng, short, long, m, highest)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("L", input.long)
            .with("m", input.towers.len())
            .with_all("N", input.towers.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let table = won_towers(input.short, input.long);
        Sizes::default()
            .with("preperiod", table.preperiod())
            .with("period", table.period())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 1000, 10_000, 100_000, MILLION]
            .map(|coins| {
                (
                    coins,
                    Input {
                        short: 8,
                        long: 9,
                        towers: vec![coins],
                    },
                )
            })
            .into()
    }
}
