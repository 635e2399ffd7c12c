//! The tests of RUBIC: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, spaced};

use crate::{Input, Operation, Rubic, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cells
            .chunks_exact(4)
            .try_for_each(|row| writeln!(f, "{}", spaced(row)))
    }
}

/// The board whose cell in row `i`, column `j`, both from 0, holds the number that the solved
/// board holds in the cell `from(i, j)`.
fn arranged(from: impl Fn(usize, usize) -> (usize, usize)) -> Input {
    let number = |(i, j)| u8::try_from(4 * i + j + 1).expect("at most 16");
    Input {
        cells: std::array::from_fn(|cell| number(from(cell / 4, cell % 4))),
    }
}

/// The solved board after these operations: kind, number, cells.
fn pushed(operations: &[(u8, u8, u8)]) -> Input {
    let mut input = arranged(|i, j| (i, j));
    for &(kind, number, by) in operations {
        input.cells = rules::after(&input.cells, Operation { kind, number, by });
    }
    input
}

/// The solved board with two cells, counted from 0, exchanged.
fn exchanged(a: usize, b: usize) -> Input {
    let mut input = pushed(&[]);
    input.cells.swap(a, b);
    input
}

/// The solved board after `count` random operations, no line twice in a row.
pub fn scrambled(rng: &mut Rng, count: usize) -> Input {
    let mut operations: Vec<(u8, u8, u8)> = Vec::new();
    while operations.len() < count {
        let line = (rng.random_range(1..=2), rng.random_range(1..=4));
        if operations
            .last()
            .is_none_or(|&(kind, number, _)| (kind, number) != line)
        {
            operations.push((line.0, line.1, rng.random_range(1..=3)));
        }
    }
    pushed(&operations)
}

/// A random board just this many operations away.
fn away(rng: &mut Rng, distance: usize) -> Input {
    loop {
        let input = scrambled(rng, distance);
        if Rubic::solve(&input).operations.len() == distance {
            return input;
        }
    }
}

/// Boards on which a search with a bound that is a little too high misses the fewest operations:
/// half or a third of the wrong cells, sums of distances divided by 4 to 7, lines with a wrong
/// number, neighbours parted. Some thirty such bounds, each with four orders of the operations,
/// were run on boards five to seven operations away, and these cover all that failed on any.
#[rustfmt::skip]
const LOOK_FARTHER: [[u8; 16]; 10] = [
    [7, 4, 12, 2, 3, 8, 5, 6, 15, 11, 1, 9, 10, 16, 13, 14],
    [16, 4, 1, 10, 9, 14, 3, 8, 13, 2, 7, 12, 15, 5, 6, 11],
    [1, 2, 5, 14, 8, 13, 4, 7, 9, 10, 15, 6, 11, 16, 3, 12],
    [16, 1, 2, 12, 5, 6, 3, 4, 9, 10, 11, 7, 15, 8, 13, 14],
    [11, 14, 13, 2, 16, 1, 6, 15, 5, 4, 3, 8, 9, 10, 7, 12],
    [1, 2, 10, 4, 9, 6, 7, 8, 13, 11, 12, 5, 3, 14, 15, 16],
    [13, 3, 4, 1, 2, 5, 6, 7, 9, 10, 11, 8, 12, 14, 15, 16],
    [5, 14, 7, 12, 16, 2, 6, 11, 13, 9, 15, 4, 1, 10, 3, 8],
    [6, 4, 8, 2, 10, 7, 12, 5, 15, 11, 13, 9, 16, 1, 14, 3],
    [4, 1, 15, 3, 5, 6, 2, 8, 10, 7, 12, 9, 14, 11, 16, 13],
];

/// Boards seven operations away around which two boards share a key though they differ, one
/// within three operations of this board, the other one within three of the solved board: for
/// polynomials with 24 usual bases modulo 2^32, 10^9 + 7, 10^9 + 9 and 998244353, nearly all of which
/// fail on one of these at least.
#[rustfmt::skip]
const SHARE_KEYS: [[u8; 16]; 12] = [
    [2, 3, 4, 1, 9, 5, 6, 7, 13, 10, 11, 8, 12, 14, 15, 16],
    [1, 2, 13, 15, 6, 11, 4, 5, 9, 10, 7, 12, 16, 3, 8, 14],
    [13, 7, 1, 14, 11, 5, 8, 2, 15, 10, 3, 12, 9, 4, 6, 16],
    [10, 3, 11, 1, 7, 13, 16, 14, 9, 15, 12, 4, 2, 6, 5, 8],
    [11, 6, 3, 4, 10, 7, 15, 9, 5, 12, 13, 14, 1, 2, 8, 16],
    [5, 9, 3, 8, 7, 12, 16, 2, 15, 6, 14, 11, 1, 4, 13, 10],
    [1, 10, 3, 12, 5, 6, 7, 8, 14, 16, 4, 9, 15, 11, 13, 2],
    [3, 9, 1, 4, 7, 2, 5, 14, 10, 6, 8, 12, 13, 16, 15, 11],
    [5, 4, 12, 2, 10, 14, 8, 16, 6, 3, 11, 1, 9, 13, 7, 15],
    [4, 7, 8, 3, 5, 2, 11, 12, 6, 15, 10, 9, 1, 16, 13, 14],
    [3, 8, 15, 14, 7, 10, 1, 16, 9, 12, 5, 4, 6, 13, 2, 11],
    [13, 1, 15, 2, 6, 10, 3, 5, 8, 14, 7, 12, 16, 9, 4, 11],
];

/// The board of the list that a test's name ends with, counted from 1.
fn listed(boards: &[[u8; 16]], number: &str) -> Option<Input> {
    let number: usize = number.parse().ok()?;
    let &cells = boards.get(number.checked_sub(1)?)?;
    Some(Input { cells })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Rubic>();

impl Room for Rubic {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        if let Some(number) = name.strip_prefix("looks-farther-") {
            return listed(&LOOK_FARTHER, number);
        }
        if let Some(number) = name.strip_prefix("shared-key-") {
            return listed(&SHARE_KEYS, number);
        }
        Some(match name {
            "sample" => Input {
                cells: [1, 2, 15, 4, 7, 8, 3, 6, 9, 10, 5, 12, 13, 14, 11, 16],
            },
            "solved" => pushed(&[]),
            "row-once" => pushed(&[(1, 2, 1)]),
            "column-thrice" => pushed(&[(2, 4, 3)]),
            "parallel-columns" => pushed(&[(2, 1, 1), (2, 3, 2), (2, 4, 3)]),
            "crossing" => pushed(&[(1, 1, 1), (2, 1, 1)]),
            "commutator" => pushed(&[(1, 3, 1), (2, 2, 1), (1, 3, 3), (2, 2, 3)]),
            "five" => away(rng, 5),
            "six" => away(rng, 6),
            "three-cells-round" => Input {
                cells: [2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
            },
            "seven" => away(rng, 7),
            "neighbours-exchanged" => exchanged(5, 6),
            "corners-exchanged" => exchanged(0, 15),
            "two-apart-exchanged" => exchanged(0, 8),
            "eight" => away(rng, 8),
            "mirror-image" => arranged(|i, j| (i, 3 - j)),
            "rows-exchanged" => arranged(|i, j| ([1, 0, 2, 3][i], j)),
            "ten" => away(rng, 10),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(0..=4);
        scrambled(rng, count)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("operations", Rubic::solve(input).operations.len())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("operations", Rubic::solve(input).operations.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        // The size is the number of operations.
        let operations = [(1, 1, 1), (2, 2, 1), (1, 3, 2), (2, 1, 1)];
        (1..=4)
            .map(|count| (count as u64, pushed(&operations[..count])))
            .collect()
    }
}
