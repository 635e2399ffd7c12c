//! The tests of BOCSOIA: recipes, validator, small random inputs.
//!
//! A random heap is rarely lost when `M` is large, so most recipes aim at lost sizes.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Bocsoia, Heap, Input, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heaps.len())?;
        self.heaps
            .iter()
            .try_for_each(|heap| writeln!(f, "{} {}", heap.stones, heap.most))
    }
}

/// These heaps, each `(N, M)`.
fn heaps(heaps: impl IntoIterator<Item = (u64, u64)>) -> Input {
    Input {
        heaps: heaps
            .into_iter()
            .map(|(stones, most)| Heap { stones, most })
            .collect(),
    }
}

/// A random lost size of at most `limit` stones for takes up to `most`.
fn lost(rng: &mut Rng, most: u64, limit: u64) -> u64 {
    (most + 1) * rng.random_range(0..=limit / (most + 1))
}

/// `count` heaps of up to `limit` stones with takes of all magnitudes: about half of them lost,
/// a quarter next to a lost size.
pub fn mixed(rng: &mut Rng, count: usize, limit: u64) -> Input {
    heaps((0..count).map(|_| {
        let most = any_magnitude(limit, rng);
        let stones = lost(rng, most, limit);
        let stones = match rng.random_range(0..8) {
            0..=3 => stones,
            4 => stones.saturating_sub(1),
            5 => limit.min(stones + 1),
            _ => rng.random_range(0..=limit),
        };
        (stones, most)
    }))
}

/// `count` heaps near `limit` with limits for a move in `takes`: half of them lost.
fn near_limit(rng: &mut Rng, count: usize, limit: u64, takes: RangeInclusive<u64>) -> Input {
    heaps((0..count).map(|_| {
        let most = rng.random_range(takes.clone());
        let last_lost = limit / (most + 1) * (most + 1);
        let stones = if rng.random() {
            last_lost
        } else {
            rng.random_range(last_lost..=limit)
        };
        (stones, most)
    }))
}

const SOURCE_LIMIT: u64 = 30_000;
const LIMIT: u64 = 10_u64.pow(18);

pub static PROBLEM: &dyn AnyProblem = erased::<Bocsoia>();

impl Room for Bocsoia {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let heaps = (0..most.of("q")).map(|_| Heap {
            stones: rng.random_range(most.of("N") / 2..=most.of("N")),
            most: 9 + any_magnitude(most.of("M") - 9, rng),
        });
        Input {
            heaps: heaps.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => heaps([0, 2, 4, 7, 10].map(|stones| (stones, 3))),
            "sample-large-takes" => heaps([(10, 10), (11, 10), (12, 10), (0, 10), (5, 30_000)]),
            "document-table" => heaps((0..=13).map(|stones| (stones, 3))),
            "one-query" => heaps([(SOURCE_LIMIT, 1)]),
            "empty-heaps" => heaps([1, 2, 3, 29_999, SOURCE_LIMIT].map(|most| (0, most))),
            "one-by-one" => heaps((0..=300).map(|stones| (stones, 1))),
            "all-at-once" => heaps((1..=300).map(|most| (rng.random_range(1..=most), most))),
            "one-too-many" => heaps((1..=300).map(|most| (most + 1, most))),
            "all-small" => heaps((1..=20).flat_map(|most| (0..=45).map(move |n| (n, most)))),
            "multiples-of-m" => heaps((2..=300).map(|most| {
                let times = rng.random_range(1..=SOURCE_LIMIT / most);
                (most * times, most)
            })),
            "lost" => heaps((0..500).map(|_| {
                let most = any_magnitude(SOURCE_LIMIT / 2, rng);
                (lost(rng, most, SOURCE_LIMIT), most)
            })),
            "around-lost" => heaps((0..300).flat_map(|_| {
                let most = any_magnitude(SOURCE_LIMIT / 4, rng);
                let size = lost(rng, most, SOURCE_LIMIT / 2) + most + 1;
                [size - 1, size, size + 1].map(|stones| (stones, most))
            })),
            "mixed" => mixed(rng, 1000, SOURCE_LIMIT),
            "long-walks" => near_limit(rng, 1000, SOURCE_LIMIT, 1..=20),
            "source-limits" => near_limit(rng, 1000, SOURCE_LIMIT, 8000..=20_000),
            "past-32-bits" => heaps((0..300).map(|_| {
                let most = (1 << 32) + rng.random_range(0..=9);
                let size = lost(rng, most, LIMIT / 2);
                (size + rng.random_range(0..=2), most)
            })),
            "past-53-bits" => heaps((0..300).map(|_| {
                let most = rng.random_range(1..=9);
                let size = (1 << 53) + lost(rng, most, LIMIT / 2);
                (size + rng.random_range(0..=9), most)
            })),
            "around-the-limit" => {
                let near = [LIMIT - 2, LIMIT - 1, LIMIT];
                heaps(
                    near.iter()
                        .flat_map(|&stones| near.map(|most| (stones, most))),
                )
            }
            "million-million-moves" => near_limit(rng, 300, LIMIT, 1..=1_000_000),
            "two-lost-sizes" => near_limit(rng, 300, LIMIT, LIMIT / 3..=LIMIT / 2),
            "beyond-mixed" => mixed(rng, 2000, LIMIT),
            "beyond-limits" => near_limit(rng, 100_000, LIMIT, 1..=LIMIT),
            _ => return None,
        })
    }

    fn resumed(input: &Input, number: usize, at: &dyn Any) -> Option<Input> {
        let (stones, most) = (*at.downcast_ref()?, input.heaps.get(number)?.most);
        Some(Input {
            heaps: vec![Heap { stones, most }],
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=10);
        mixed(rng, count, 60)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("q", input.heaps.len())
            .with_all("N", input.heaps.iter().map(|heap| heap.stones))
            .with_all("M", input.heaps.iter().map(|heap| heap.most))
    }

    fn quantities(input: &Input) -> Sizes {
        let rounds = input.heaps.iter().map(|heap| heap.stones / (heap.most + 1));
        Sizes::default().with_all("rounds", rounds)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [500, 1000, 2000, 4000]
            .map(|stones| (stones, heaps([(stones, stones / 2)])))
            .into()
    }
}
