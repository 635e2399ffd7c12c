//! The tests of NIMSQRT: recipes, validator, small random inputs.
//!
//! A random heap is nearly always won, so most recipes aim at lost sizes and their neighbours.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Input, MOST_HEAPS, Nimsqrt, brute, first_lost, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.heaps.iter().try_for_each(|heap| writeln!(f, "{heap}"))
    }
}

const TRILLION: u64 = 10_u64.pow(12);
const LIMIT: u64 = 10_u64.pow(18);

/// The lost sizes of one block: one or two.
fn lost_in_block(root: u64) -> impl Iterator<Item = u64> {
    let first = root * root + first_lost(root);
    [first, first + root + 1]
        .into_iter()
        .filter(move |lost| lost.isqrt() == root)
}

/// All lost sizes of some blocks, each between its two neighbours.
fn around_lost(roots: impl IntoIterator<Item = u64>) -> Input {
    Input {
        heaps: roots
            .into_iter()
            .flat_map(lost_in_block)
            .flat_map(|lost| lost - 1..=lost + 1)
            .collect(),
    }
}

/// `count` heaps from random blocks: half of them lost, a quarter next to a lost one.
pub fn mixed(rng: &mut Rng, count: usize, roots: RangeInclusive<u64>) -> Input {
    let heaps = (0..count).map(|_| {
        let root = rng.random_range(roots.clone());
        let lost: Vec<u64> = lost_in_block(root).collect();
        let lost = lost[rng.random_range(0..lost.len())];
        match rng.random_range(0..8) {
            0..=3 => lost,
            4 => lost - 1,
            5 => lost + 1,
            _ => root * root + rng.random_range(0..=2 * root),
        }
    });
    Input {
        heaps: heaps.collect(),
    }
}

/// Squares with the sizes before and after them.
fn squares(roots: impl IntoIterator<Item = u64>) -> Input {
    Input {
        heaps: roots
            .into_iter()
            .flat_map(|root| root * root - 1..=root * root + 1)
            .filter(|&size| size > 0)
            .collect(),
    }
}

/// The roots at which the pattern starts over, with their neighbours, below `2^bits`.
fn powers_of_two(bits: u32) -> impl Iterator<Item = u64> {
    (2..bits).flat_map(|bit| (1 << bit) - 2..=(1 << bit) + 2)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Nimsqrt>();

impl Room for Nimsqrt {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let count = most.of("tests");
        let first = rng.random_range(most.of("n") / 2..=most.of("n") - count.min(most.of("n") / 2));
        Input {
            heaps: (first..first + count).collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let heaps = |heaps: &[u64]| Input {
            heaps: heaps.to_vec(),
        };
        let magnitudes = |rng: &mut Rng, most| Input {
            heaps: (0..2000).map(|_| any_magnitude(most, rng)).collect(),
        };
        Some(match name {
            "sample" => heaps(&[3, 5]),
            "empty" => heaps(&[]),
            "one" => heaps(&[1]),
            "two" => heaps(&[2]),
            "all-small" => Input {
                heaps: (1..=1000).collect(),
            },
            "descending" => Input {
                heaps: (1..=300).rev().collect(),
            },
            "repeated" => Input {
                heaps: [12, 13, 12, 999_999_000_000].repeat(50),
            },
            "squares" => squares(1..=300),
            "around-lost" => around_lost(1..=300),
            "pattern-starts-over" => around_lost(powers_of_two(20)),
            "magnitudes" => magnitudes(rng, TRILLION),
            "mixed-small" => mixed(rng, 2000, 1..=100),
            "mixed" => mixed(rng, 2000, 1..=999_999),
            "around-2-32" => around_lost((1 << 16) - 200..(1 << 16) + 200),
            "last-blocks" => around_lost(999_900..=999_999),
            "squares-at-the-limit" => {
                let mut input = squares(999_900..=1_000_000);
                input.heaps.pop();
                input
            }
            "source-limits" => mixed(rng, MOST_HEAPS, 990_000..=999_999),
            "just-past-the-source" => around_lost(1_000_000..1_000_500),
            "pattern-starts-over-beyond" => around_lost(powers_of_two(30)),
            "rounded-roots" => around_lost((1 << 29) - 300..1 << 29),
            "magnitudes-beyond" => magnitudes(rng, LIMIT),
            "last-blocks-beyond" => {
                let mut input = around_lost(999_999_700..=999_999_999);
                input.heaps.push(LIMIT);
                input
            }
            "beyond-limits" => mixed(rng, MOST_HEAPS, 990_000_000..=999_999_999),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let pebbles = *at.downcast_ref::<u64>()?;
        (pebbles > 0).then(|| Input {
            heaps: vec![pebbles],
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=20);
        Input {
            heaps: (0..count).map(|_| any_magnitude(2000, rng)).collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("tests", input.heaps.len())
            .with_all("n", input.heaps.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("most", input.heaps.iter().map(|heap| heap.isqrt()))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [1000, 2000, 4000, 8000, 16_000]
            .map(|size| (size, Input { heaps: vec![size] }))
            .into()
    }
}
