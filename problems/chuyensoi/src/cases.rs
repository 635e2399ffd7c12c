//! The tests of CHUYENSOI: recipes, validator, small random inputs.

use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;
use theory::nimber::nim_sum;

use crate::{Chuyensoi, Input, LARGEST, Output, Strip, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.strips.len(), self.longest)?;
        self.strips
            .iter()
            .try_for_each(|(black, white)| writeln!(f, "{black} {white}"))
    }
}

/// The last cell, and the longest step, of the source tier.
const SOURCE: u64 = 1000;

/// A strip of `cells` cells with this gap somewhere on it.
fn strip(gap: u64, cells: u64, rng: &mut Rng) -> Strip {
    let black = rng.random_range(1..cells - gap);
    (black, black + gap + 1)
}

/// Strips of `cells` cells with these gaps.
fn with_gaps(
    longest: u64,
    gaps: impl IntoIterator<Item = u64>,
    cells: u64,
    rng: &mut Rng,
) -> Input {
    let strips = gaps.into_iter().map(|gap| strip(gap, cells, rng)).collect();
    Input { longest, strips }
}

/// `count` strips with gaps from `least` to `most`.
pub fn random(
    rng: &mut Rng,
    longest: u64,
    count: usize,
    least: u64,
    most: u64,
    cells: u64,
) -> Input {
    let gaps: Vec<u64> = (0..count).map(|_| rng.random_range(least..=most)).collect();
    with_gaps(longest, gaps, cells, rng)
}

/// `count` strips of any gaps with a longest step of any size.
pub fn any_step(rng: &mut Rng, count: usize, cells: u64) -> Input {
    let longest = any_magnitude(cells, rng);
    let gaps: Vec<u64> = (0..count)
        .map(|_| any_magnitude(cells - 1, rng) - 1)
        .collect();
    with_gaps(longest, gaps, cells, rng)
}

/// The input with strips added that make the nim-sum `sum`, which must be a possible value.
fn completed(mut input: Input, sum: u64, cells: u64, rng: &mut Rng) -> Input {
    let modulus = input.longest + 1;
    let values = input.strips.iter();
    let missing = sum ^ nim_sum(values.map(|(black, white)| (white - black - 1) % modulus));
    // What is missing may be larger than any value; its leading bit alone and the rest are not.
    let values = if missing <= input.longest {
        [missing, 0]
    } else {
        let leading = 1 << missing.ilog2();
        [leading, missing ^ leading]
    };
    for value in values {
        let rounds = rng.random_range(0..=(cells - 2 - value) / modulus);
        let added = strip(value + rounds * modulus, cells, rng);
        input.strips.push(added);
    }
    input
}

pub static PROBLEM: &dyn AnyProblem = erased::<Chuyensoi>();

impl Room for Chuyensoi {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let (longest, cells) = (rng.random_range(1..=most.of("M")), most.of("w"));
        random(
            rng,
            longest,
            size(most.of("k")),
            cells / 2,
            cells - 2,
            cells,
        )
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let strips = |longest, strips: &[Strip]| Input {
            longest,
            strips: strips.to_vec(),
        };
        Some(match name {
            "sample" => strips(3, &[(1, 19)]),
            "sample-wrap" => strips(2, &[(1, 6), (3, 6), (2, 6)]),
            "sample-lost" => strips(2, &[(1, 2), (4, 8)]),
            "touching" => with_gaps(5, [0; 30], SOURCE, rng),
            "longest-strip" => strips(7, &[(1, 1000)]),
            "whole-rounds" => with_gaps(9, (1..=90).map(|round| 10 * round), SOURCE, rng),
            "steps-of-one" => completed(random(rng, 1, 98, 0, 200, SOURCE), 1, SOURCE, rng),
            "steps-of-any-length" => random(rng, 1000, 99, 0, 900, SOURCE),
            "power-of-two" => random(rng, 63, 100, 0, 998, SOURCE),
            "wanted-too-large" => completed(random(rng, 64, 90, 0, 998, SOURCE), 33, SOURCE, rng),
            "too-small-to-wrap" => completed(random(rng, 100, 90, 0, 100, 103), 100, SOURCE, rng),
            "all-wrap" => completed(random(rng, 12, 90, 13, 998, SOURCE), 8, SOURCE, rng),
            "lost" => completed(random(rng, 20, 98, 0, 998, SOURCE), 0, SOURCE, rng),
            "lost-plain" => completed(random(rng, 511, 98, 0, 998, SOURCE), 0, SOURCE, rng),
            "near-lost" => completed(random(rng, 31, 97, 0, 998, SOURCE), 1, SOURCE, rng),
            "near-lost-again" => completed(random(rng, 5, 90, 0, 998, SOURCE), 1, SOURCE, rng),
            "near-lost-even" => completed(random(rng, 6, 90, 0, 998, SOURCE), 1, SOURCE, rng),
            "random-small" => random(rng, 4, 8, 0, 30, 50),
            "random-any-step" => any_step(rng, 50, SOURCE),
            "source-limits" => random(rng, 300, 100, 500, 998, SOURCE),
            "past-32-bits" => random(rng, 1 << 32, 1000, 1 << 40, 1 << 41, 1 << 42),
            "longest-step" => random(rng, LARGEST, 1000, LARGEST / 2, LARGEST - 2, LARGEST),
            "magnitudes" => {
                let gaps: Vec<u64> = (0..1000).map(|_| any_magnitude(LARGEST - 2, rng)).collect();
                with_gaps(LARGEST / 1000, gaps, LARGEST, rng)
            }
            "all-wrap-beyond" => {
                let longest = (1 << 59) + 12_345;
                let input = random(rng, longest, 997, longest + 1, LARGEST - 2, LARGEST);
                completed(input, 1 << 58, LARGEST, rng)
            }
            "short-steps-beyond" => random(rng, 2, 100_000, 0, LARGEST - 2, LARGEST),
            "short-steps-again" => {
                let input = random(rng, 4, 5000, 0, LARGEST - 2, LARGEST);
                completed(input, 1, LARGEST, rng)
            }
            "beyond-lost" => {
                let longest = 10_u64.pow(15) + 7;
                let input = random(rng, longest, 99_998, 0, LARGEST - 2, LARGEST);
                completed(input, 0, LARGEST, rng)
            }
            "beyond-limits" => {
                let longest = LARGEST / 3;
                random(rng, longest, 100_000, LARGEST / 2, LARGEST - 2, LARGEST)
            }
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let (count, most) = [(1, 20), (2, 7), (3, 4), (6, 1)][rng.random_range(0..4)];
        let longest = rng.random_range(1..=6);
        random(rng, longest, count, 0, most, most + 5)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("k", input.strips.len())
            .with("M", input.longest)
            .with_all("w", input.strips.iter().map(|&(_, white)| white))
    }

    fn quantities(input: &Input) -> Sizes {
        let Output { sum, moves } = Chuyensoi::solve(input);
        Sizes::default()
            .with("moves", moves.len())
            .with("value", sum)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [2, 4, 6, 8]
            .map(|size| {
                (
                    size,
                    Input {
                        longest: 3,
                        strips: vec![(1, size + 2), (1, size + 1)],
                    },
                )
            })
            .into()
    }
}
