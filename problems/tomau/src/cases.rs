//! The tests of TOMAU: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::{Problem, spaced};

use crate::rules::Stretch;
use crate::{Input, Tomau, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.strips.len())?;
        writeln!(f, "{}", spaced(&self.strips))
    }
}

/// `k` strips of a length in `lengths`.
pub fn random(rng: &mut Rng, k: usize, lengths: RangeInclusive<u64>) -> Input {
    strips((0..k).map(|_| rng.random_range(lengths.clone())))
}

fn strips(strips: impl IntoIterator<Item = u64>) -> Input {
    Input {
        strips: strips.into_iter().collect(),
    }
}

/// Strips of nim-sum 0 in random order: pairs whose lengths differ by a multiple of the period
/// 24, both from `first` on, beyond the pre-period.
fn lost_pairs(rng: &mut Rng, pairs: usize, first: u64, longest: u64) -> Input {
    let mut strips = Vec::new();
    for _ in 0..pairs {
        let one = rng.random_range(first..=longest);
        let residue = (one - first) % 24;
        let rounds = (longest - first - residue) / 24;
        strips.extend([one, first + residue + 24 * rng.random_range(0..=rounds)]);
    }
    let order = contract::permutation(strips.len(), rng);
    Input {
        strips: order.into_iter().map(|place| strips[place]).collect(),
    }
}

const BILLION: u64 = 1_000_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Tomau>();

impl Room for Tomau {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let cells = most.of("n");
        random(rng, size(most.of("k")), cells / 2 + 1..=cells)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => strips([5, 11]),
            "sample-lost" => strips([3, 7, 2, 7]),
            "one-cell" => strips([1]),
            "two-cells" => strips([2]),
            "only-long-moves" => strips([3, 3, 3]),
            "single-cells" => strips([1; 100]),
            "exercise" => strips([2, 3, 5, 11, 20, 100]),
            "one-strip" => strips([1000]),
            "twins" => strips([10, 11]),
            "last-strip-wins" => strips(std::iter::repeat_n(2, 99).chain([11])),
            "increasing" => strips(1..=100),
            "preperiod" => strips((60..=141).rev().step_by(3)),
            "around-preperiod" => strips((130..=180).step_by(3)),
            "random-small" => random(rng, 30, 1..=12),
            "lost-random" => lost_pairs(rng, 50, 142, 1000),
            "magnitudes" => strips((0..100).map(|_| any_magnitude(1000, rng))),
            "hundred-thousand-moves" => strips([997; 99]),
            "source-limits" => random(rng, 100, 900..=1000),
            "one-huge" => strips([BILLION]),
            "two-huge" => strips([BILLION - 1, BILLION]),
            "every-class" => strips(BILLION - 48..=BILLION),
            "first-move-far" => strips(std::iter::repeat_n(1, 99_999).chain([BILLION])),
            "many-small" => random(rng, 100_000, 1..=40),
            "beyond-lost" => lost_pairs(rng, 50_000, 142, BILLION),
            "beyond-magnitudes" => strips((0..100_000).map(|_| any_magnitude(BILLION, rng))),
            "beyond-most-moves" => strips(std::iter::repeat_n(BILLION - 3, 99_999)),
            "beyond-limits" => random(rng, 100_000, BILLION / 2..=BILLION),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let left: &Vec<Stretch> = at.downcast_ref()?;
        let strips: Vec<u64> = left.iter().map(|it| it.cells).collect();
        (!strips.is_empty()).then_some(Input { strips })
    }

    fn small(rng: &mut Rng) -> Input {
        let k = rng.random_range(1..=3);
        random(rng, k, 1..=[9, 5, 4][k - 1])
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("k", input.strips.len())
            .with_all("n", input.strips.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let output = Tomau::solve(input);
        Sizes::default()
            .with("moves", output.winning)
            .with_all("strip", output.first.map(|(strip, ..)| strip))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [7, 10, 13, 16, 19].map(|n| (n, strips([n]))).into()
    }
}
