//! The tests of BISHOP: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::{Problem, spaced};

use crate::{Bishop, Input, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.n, self.moves)?;
        for row in self.cells.chunks(2 * self.n) {
            writeln!(f, "{}", spaced(row))?;
        }
        Ok(())
    }
}

const MILLION: i32 = 1_000_000;

/// The board whose cell in column `x`, row `y`, both from 0, is `cell(x, y)`.
fn filled(n: usize, moves: usize, mut cell: impl FnMut(usize, usize) -> i32) -> Input {
    let side = 2 * n;
    let cells = (0..side * side).map(|place| cell(place % side, place / side));
    Input {
        n,
        moves,
        cells: cells.collect(),
    }
}

/// Cells from `low` to `high`, all equally likely.
fn random(rng: &mut Rng, n: usize, moves: usize, low: i32, high: i32) -> Input {
    filled(n, moves, |_, _| rng.random_range(low..=high))
}

/// Cells of all magnitudes; three of ten are positive.
fn magnitudes(rng: &mut Rng, n: usize, moves: usize) -> Input {
    filled(n, moves, |_, _| {
        let size = i32::try_from(any_magnitude(1_000_000, rng)).expect("at most 10^6");
        if rng.random_range(0..10) < 3 {
            size
        } else {
            -size
        }
    })
}

/// Treasures near the corners, small losses everywhere else: the way there has to be paid for.
fn corners(rng: &mut Rng, n: usize, moves: usize) -> Input {
    let side = 2 * n;
    filled(n, moves, |x, y| {
        let from_corner = x.min(side - 1 - x) + y.min(side - 1 - y);
        if from_corner <= 2 {
            rng.random_range(1000..=MILLION)
        } else {
            -rng.random_range(1..=20_000)
        }
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Bishop>();

impl Room for Bishop {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let board = |n: usize, moves: usize, cells: &[i32]| Input {
            n,
            moves,
            cells: cells.to_vec(),
        };
        Some(match name {
            "sample" => board(2, 1, &[0, -9, -9, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 6, 0]),
            "smallest-no-move" => board(1, 0, &[9, 8, -3, 5]),
            "smallest-one-move" => board(1, 1, &[-9, 8, -3, 5]),
            "smallest-waste" => board(1, 100, &[-9, -8, -3, 5]),
            "no-move" => random(rng, 4, 0, -9, 20),
            "one-bad-move" => random(rng, 5, 1, -MILLION, -1),
            "two-moves" => random(rng, 5, 2, -9, 9),
            "all-bad" => filled(10, 100, |_, _| -MILLION),
            "all-good" => filled(10, 100, |_, _| MILLION),
            "all-good-few-moves" => random(rng, 10, 17, 1, MILLION),
            "start-cell-counts-later" => filled(3, 7, |x, y| match (x, y) {
                (2 | 3, 0) => 500,
                _ => -1,
            }),
            "corners" => corners(rng, 9, 30),
            "corners-few-moves" => corners(rng, 10, 9),
            "one-colour-only" => filled(8, 25, |x, y| {
                let size = rng.random_range(1..=1000);
                if (x + y) % 2 == 0 { size } else { -size }
            }),
            "small-numbers" => random(rng, 7, 13, -2, 2),
            "mostly-bad" => random(rng, 10, 40, -MILLION, 300_000),
            "mostly-good" => random(rng, 10, 37, -400_000, 900_000),
            "mostly-good-fewer" => random(rng, 10, 25, -400_000, 900_000),
            "source-magnitudes" => magnitudes(rng, 10, 35),
            "source-balanced" => random(rng, 10, 20, -MILLION, MILLION),
            "source-limits" => random(rng, 10, 100, -MILLION, MILLION),
            "one-line-to-all" => board(
                3,
                5,
                &[
                    1, 1, 3, 0, -3, -3, -1, 3, 0, -2, 2, 3, 3, 0, 3, 0, -2, -3, -3, 3, 0, 3, -3,
                    -2, 0, 0, 0, 3, 2, 2, 1, 3, -1, -2, 3, -1,
                ],
            ),
            "beyond-odd" => random(rng, 11, 31, -MILLION, MILLION),
            "beyond-all-good" => random(rng, 12, 40, 1, MILLION),
            "beyond-corners" => corners(rng, 12, 24),
            "beyond-magnitudes" => magnitudes(rng, 12, 50),
            "beyond-few-moves" => random(rng, 12, 5, -MILLION, MILLION),
            "beyond-limits" => random(rng, 12, 200, -MILLION, MILLION),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let n = input.n;
        let cells = input.cells.iter().map(|number| Some(Piece::plain(number)));
        let board = Grid::by_rows(2 * n, 2 * n, cells).checkered();
        let bishop = |column: usize| Piece::bishop().with(input.cells[column - 1]);
        Some(
            board
                .piece(1, n, bishop(n))
                .piece(1, n + 1, bishop(n + 1))
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=3);
        let moves = rng.random_range(0..=12);
        match rng.random_range(0..4) {
            0 => random(rng, n, moves, -3, 3),
            1 => random(rng, n, moves, -9, 2),
            2 => corners(rng, n, moves),
            _ => random(rng, n, moves, -MILLION, MILLION),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.n)
            .with("k", input.moves)
            .with_all("value", input.cells.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("sum", Bishop::solve(input).0)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["bishop", "ladder"]);
        [3, 6, 9, 12]
            .map(|moves: usize| (moves as u64, random(&mut rng, 3, moves, -9, 9)))
            .into()
    }
}
