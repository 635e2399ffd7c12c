//! The tests of CODAM: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;
use theory::nimber::nim_sum;

use crate::{Codam, Input, Output, Row, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.rows.len(), self.length)?;
        self.rows
            .iter()
            .try_for_each(|(white, black)| writeln!(f, "{white} {black}"))
    }
}

/// The columns of the source tier.
const SOURCE: u64 = 1000;
/// The columns of the beyond tier.
const LIMIT: u64 = 10_u64.pow(18);

/// A row of `length` columns with this gap somewhere in it, either stone on the left.
fn row(gap: u64, length: u64, rng: &mut Rng) -> Row {
    let left = rng.random_range(1..length - gap);
    let right = left + gap + 1;
    if rng.random_bool(0.5) {
        (left, right)
    } else {
        (right, left)
    }
}

/// Rows with these gaps.
fn with_gaps(gaps: impl IntoIterator<Item = u64>, length: u64, rng: &mut Rng) -> Input {
    let rows = gaps.into_iter().map(|gap| row(gap, length, rng)).collect();
    Input { length, rows }
}

/// `count` rows with gaps up to `most`.
pub fn random(rng: &mut Rng, count: usize, length: u64, most: u64) -> Input {
    let gaps: Vec<u64> = (0..count).map(|_| rng.random_range(0..=most)).collect();
    with_gaps(gaps, length, rng)
}

/// The nim-sum of the gaps and of `sum`.
fn missing(input: &Input, sum: u64) -> u64 {
    sum ^ nim_sum(input.rows.iter().map(|row| row.0.abs_diff(row.1) - 1))
}

/// The input with a last row that makes the nim-sum `sum`; gaps and `sum` must have fewer bits
/// than the length.
fn completed(mut input: Input, sum: u64, rng: &mut Rng) -> Input {
    let last = row(missing(&input, sum), input.length, rng);
    input.rows.push(last);
    input
}

/// Rows of which the last alone has a winning move: it has a bit that no other gap has.
fn last_alone(rng: &mut Rng, count: usize, length: u64, bit: u32) -> Input {
    let mut input = random(rng, count - 1, length, (1 << bit) - 1);
    let last = row(
        (1 << bit) + rng.random_range(0..1 << (bit - 1)),
        length,
        rng,
    );
    input.rows.push(last);
    input
}

pub static PROBLEM: &dyn AnyProblem = erased::<Codam>();

impl Room for Codam {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let length = rng.random_range(most.of("L").min(2 + most.of("L") / 2)..=most.of("L"));
        // Two rows at any size, for most tests: a single one is little of a game.
        let n = if rng.random_ratio(1, 4) { 1 } else { 2 };
        random(rng, n, length, length - 2)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        // The largest gaps whose nim-sums all fit the board.
        const BELOW_SOURCE: u64 = 511;
        const BELOW_LIMIT: u64 = (1 << 59) - 1;
        let board = |length, rows: &[Row]| Input {
            length,
            rows: rows.to_vec(),
        };
        Some(match name {
            "sample" => board(8, &[(1, 8), (5, 3)]),
            "sample-lost" => board(9, &[(2, 6), (9, 5), (3, 4)]),
            "touching" => with_gaps([0; 50], SOURCE, rng),
            "white-left" => board(SOURCE, &[(1, 1000)]),
            "white-right" => board(SOURCE, &[(1000, 1)]),
            "two-columns" => with_gaps([0; 3], 2, rng),
            "both-sides" => board(20, &[(17, 4), (6, 13), (12, 20), (9, 1)]),
            // The distances 3, 5 and 6 balance, the gaps 2, 4 and 5 do not.
            "distances-balance" => board(10, &[(1, 4), (10, 5), (2, 8)]),
            // The gaps 1, 2 and 3 balance, the distances 2, 3 and 4 do not.
            "gaps-balance" => board(10, &[(1, 3), (10, 7), (2, 6)]),
            // The narrow gaps could balance the wide one if stones could go back.
            "room-to-go-back" => with_gaps([1, 2, 3, 1, 0, 100], SOURCE, rng),
            "moves-in-the-middle" => board(5, &[(3, 5), (3, 5), (3, 5), (1, 2), (2, 1), (3, 2)]),
            "powers-of-two" => with_gaps((0..9).map(|bit| 1 << bit), SOURCE, rng),
            "last-row-alone" => last_alone(rng, 100, SOURCE, 9),
            "equal-gaps" => with_gaps([77; 99], SOURCE, rng),
            "lost" => completed(random(rng, 99, SOURCE, BELOW_SOURCE), 0, rng),
            "near-lost" => completed(random(rng, 99, SOURCE, BELOW_SOURCE), 1, rng),
            "random-small" => random(rng, 6, 20, 18),
            "magnitudes" => {
                let gaps: Vec<u64> = (0..60).map(|_| any_magnitude(998, rng)).collect();
                with_gaps(gaps, SOURCE, rng)
            }
            "source-limits" => random(rng, 100, SOURCE, 998),
            "past-32-bits" => {
                let gaps = [1 << 32, (1 << 33) + 5, 5 + (1 << 32), 3 << 32];
                with_gaps(gaps, 1 << 35, rng)
            }
            "past-doubles" => {
                let gaps: Vec<u64> = (0..999)
                    .map(|_| (1 << 53) + rng.random_range(0..1 << 50) * 2 + 1)
                    .collect();
                with_gaps(gaps, LIMIT, rng)
            }
            "all-ones-beyond" => {
                // Their nim-sum has 59 ones, and a logarithm in floating point takes it for 2^59.
                let gaps = [(1 << 59) - 1, 123, 123];
                with_gaps(gaps, LIMIT, rng)
            }
            "magnitudes-beyond" => {
                let gaps: Vec<u64> = (0..1000).map(|_| any_magnitude(LIMIT - 2, rng)).collect();
                with_gaps(gaps, LIMIT, rng)
            }
            "last-row-alone-beyond" => last_alone(rng, 1500, LIMIT, 58),
            "lost-beyond" => completed(random(rng, 1500, LIMIT, BELOW_LIMIT), 0, rng),
            "many-narrow" => random(rng, 1_000_000, 10, 3),
            "beyond-lost" => completed(random(rng, 999_999, 10_u64.pow(6), (1 << 19) - 1), 0, rng),
            "beyond-limits" => random(rng, 1_000_000, LIMIT, LIMIT - 2),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let (count, most) = [(1, 20), (2, 7), (3, 4), (6, 1)][rng.random_range(0..4)];
        random(rng, count, most + 4, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.rows.len())
            .with("L", input.length)
    }

    fn quantities(input: &Input) -> Sizes {
        let Output { sum, count, .. } = Codam::solve(input);
        Sizes::default().with("moves", count).with("value", sum)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [2, 4, 6, 8]
            .map(|size| {
                (
                    size,
                    Input {
                        length: 10,
                        rows: vec![(1, size + 2), (size + 1, 1)],
                    },
                )
            })
            .into()
    }
}
