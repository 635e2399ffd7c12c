//! The tests of STEP: recipes, validator, small random inputs.
//!
//! Heaps and holes are those of the module doc.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased, permutation,
};
use inpout::{Problem, spaced};
use theory::nimber::nim_sum;

use crate::{Input, Step, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.cells, self.beads.len())?;
        writeln!(f, "{}", spaced(&self.beads))
    }
}

const MILLION: u32 = 1_000_000;
const BILLION: u32 = 1_000_000_000;

/// The strip with its beads in random order.
fn shuffled(rng: &mut Rng, cells: u32, beads: &[u32]) -> Input {
    let order = permutation(beads.len(), rng);
    Input {
        cells,
        beads: order.into_iter().map(|place| beads[place]).collect(),
    }
}

/// A strip with random beads, of which there must be fewer than cells, the last two left empty
/// if there is room.
pub fn random(rng: &mut Rng, cells: u32, beads: u32) -> Input {
    let last = if beads < cells - 1 {
        cells - 2
    } else {
        cells - 1
    };
    // Floyd's sampling: every set of beads is equally likely.
    let mut chosen = BTreeSet::new();
    for top in last - beads + 1..=last {
        let cell = rng.random_range(1..=top);
        if !chosen.insert(cell) {
            chosen.insert(top);
        }
    }
    let beads: Vec<u32> = chosen.into_iter().collect();
    shuffled(rng, cells, &beads)
}

/// The strip with these heaps, each given as (its number, its size), by ascending number.
fn with_heaps(rng: &mut Rng, cells: u32, heaps: &[(u32, u32)]) -> Input {
    let mut beads = Vec::new();
    let mut to_the_right = 0;
    for &(number, size) in heaps {
        let nearest = cells - 2 - number - to_the_right;
        beads.extend((0..size).map(|i| nearest - i));
        to_the_right += size;
    }
    shuffled(rng, cells, &beads)
}

/// Random heaps, about `beads` beads in all; the numbers go up by steps of up to `stride`.
fn random_heaps(rng: &mut Rng, beads: u32, largest: u32, stride: u32) -> Vec<(u32, u32)> {
    let mut heaps = Vec::new();
    let (mut number, mut left) = (rng.random_range(0..=stride), beads);
    while left > 0 {
        let size = rng.random_range(1..=largest).min(left);
        heaps.push((number, size));
        left -= size;
        number += rng.random_range(1..=stride);
    }
    heaps
}

/// The heaps with one more odd heap above them that makes the nim-sum of the odd ones `sum`.
fn completed(mut heaps: Vec<(u32, u32)>, sum: u32) -> Vec<(u32, u32)> {
    let odd = heaps.iter().filter(|heap| heap.0 % 2 == 1);
    let size = sum ^ nim_sum(odd.map(|heap| heap.1));
    let last = heaps.last().map_or(0, |heap| heap.0);
    if size > 0 {
        heaps.push((last + 1 + last % 2, size));
    }
    heaps
}

/// Random beads, and behind a gap a block of beads up to the last cell but one.
fn block(rng: &mut Rng, cells: u32, beads: u32, block: u32) -> Input {
    let mut input = random(rng, cells - block, beads - block);
    input.beads.extend(cells - block..cells);
    let beads = input.beads;
    shuffled(rng, cells, &beads)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Step>();

impl Room for Step {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let cells = u32::try_from(most.of("N")).unwrap_or(u32::MAX);
        let beads = rng.random_range(cells / 3..=cells / 2);
        random(rng, cells, beads)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |cells, beads: &[u32]| Input {
            cells,
            beads: beads.to_vec(),
        };
        let full = |cells, last: u32| Input {
            cells,
            beads: (1..=last).collect(),
        };
        Some(match name {
            "sample" => listed(9, &[2, 4, 6, 7]),
            "sample-block" => listed(6, &[5, 1, 4]),
            "two-cells" => listed(2, &[1]),
            "sample-lost" => listed(3, &[1]),
            "forced-to-lose" => full(12, 10),
            "all-but-the-last" => full(200, 199),
            "one-bead-odd" => listed(200, &[7]),
            "one-bead-even" => listed(200, &[8]),
            "one-bead-at-the-end" => listed(200, &[199]),
            "single-beads-lost" => listed(20, &[3, 17, 5, 11]),
            "jump-over-a-block" => listed(12, &[1, 2, 3, 4, 5, 6, 9]),
            "neither-first-nor-last" => listed(10, &[3, 6, 7, 1, 5, 2, 4, 9, 8]),
            "one-take-two-raises" => {
                with_heaps(rng, 60, &[(1, 4), (2, 9), (3, 2), (4, 6), (5, 3), (6, 9)])
            }
            "take-and-raise" => with_heaps(rng, 90, &[(1, 3), (2, 6), (3, 5), (4, 7), (6, 12)]),
            "raise-an-empty-heap" => with_heaps(rng, 80, &[(3, 6), (4, 2), (8, 6), (10, 7)]),
            "too-few-to-raise" => with_heaps(rng, 80, &[(1, 1), (2, 5), (3, 8), (4, 1), (7, 15)]),
            "even-heaps-only" => with_heaps(rng, 150, &[(0, 5), (2, 20), (4, 30), (20, 7)]),
            "block-of-17" => block(rng, 200, 120, 17),
            "thirty-cells" => random(rng, 30, 7),
            "half-full" => random(rng, 25, 12),
            "crowded" => random(rng, 31, 24),
            "three-apart" => random(rng, 120, 3),
            "many-in-one-heap" => with_heaps(rng, 40, &[(0, 3), (1, 12), (2, 6), (3, 7)]),
            "dense" => random(rng, 200, 180),
            "a-block-of-129" => with_heaps(rng, 200, &[(1, 129), (2, 7), (3, 1), (6, 40)]),
            "sparse" => random(rng, 200, 20),
            "lost" => {
                let heaps = completed(random_heaps(rng, 90, 9, 3), 0);
                with_heaps(rng, 200, &heaps)
            }
            "near-lost" => {
                let heaps = completed(random_heaps(rng, 90, 9, 3), 1);
                with_heaps(rng, 200, &heaps)
            }
            "many-heaps" => random(rng, 199, 120),
            "source-limits" => random(rng, 200, 100),
            "long-strip-few-beads" => random(rng, BILLION, 7),
            "two-huge-heaps" => with_heaps(
                rng,
                BILLION,
                &[(999_000_001, 400_000), (999_000_003, 599_990)],
            ),
            "long-blocks" => {
                let heaps = random_heaps(rng, MILLION, 5000, 2_000_000);
                with_heaps(rng, BILLION, &heaps)
            }
            "beyond-lost" => {
                let heaps = completed(random_heaps(rng, 900_000, 50, 3), 0);
                with_heaps(rng, BILLION, &heaps)
            }
            "beyond-near-lost" => {
                let heaps = completed(random_heaps(rng, 900_000, 50, 3), 32);
                with_heaps(rng, BILLION, &heaps)
            }
            "beyond-block" => block(rng, BILLION, MILLION, 654_321),
            "beyond-dense" => random(rng, MILLION + MILLION / 10, MILLION),
            "beyond-limits" => random(rng, BILLION, MILLION),
            _ => return None,
        })
    }

    fn resumed(input: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let (cells, beads) = (input.cells, at.downcast_ref::<Vec<u32>>()?.clone());
        (!beads.contains(&cells)).then_some(Input { cells, beads })
    }

    fn small(rng: &mut Rng) -> Input {
        let cells = rng.random_range(2..=14);
        if cells > 4 && rng.random_range(0..4) == 0 {
            let length = rng.random_range(1..=cells - 3);
            let beads = length + rng.random_range(1..=cells - length - 2);
            block(rng, cells, beads, length)
        } else {
            let beads = rng.random_range(1..cells);
            random(rng, cells, beads)
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.cells)
            .with("M", input.beads.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let beads: BTreeSet<u32> = input.beads.iter().copied().collect();
        let mut longest = 0_u32;
        let mut block = 0;
        for &bead in &beads {
            block = if beads.contains(&(bead - 1)) {
                block + 1
            } else {
                1
            };
            longest = longest.max(block);
        }
        Sizes::default()
            .with("moves", Step::solve(input).moves)
            .with("block", longest)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [8, 11, 14, 17, 20, 20_000, 60_000, 200_000]
            .map(|cells: u32| {
                // Every other cell: the most positions can be reached.
                let beads = (1..cells / 2).map(|half| 2 * half - 1).collect();
                (u64::from(cells), Input { cells, beads })
            })
            .into()
    }
}
