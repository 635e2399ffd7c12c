//! The tests of QUEEN: recipes, validator, small random inputs.

use std::collections::BTreeSet;
use std::fmt;

use contract::scene::{Graph, Grid, Piece, Scene};
use contract::{
    AnyProblem, Rng, RngExt, Room, Sizes, Tier, Way, erased, moduli_that_merge, permutation,
};
use inpout::Problem;

use crate::{FARTHEST, Input, Queen36, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.pawns.len())?;
        let mut pawns = self.pawns.iter();
        pawns.try_for_each(|(x, y)| writeln!(f, "{x} {y}"))
    }
}

const SOURCE_LIMIT: usize = 50_000;
const LIMIT: usize = 1_000_000;

/// These pawns in random order, without those that stand on one cell with another or on (0, 0).
fn shuffled(rng: &mut Rng, pawns: impl IntoIterator<Item = (i32, i32)>) -> Input {
    let cells: BTreeSet<(i32, i32)> = pawns.into_iter().filter(|&cell| cell != (0, 0)).collect();
    let cells: Vec<(i32, i32)> = cells.into_iter().collect();
    let order = permutation(cells.len(), rng);
    Input {
        pawns: order.into_iter().map(|place| cells[place]).collect(),
    }
}

/// `n` pawns, each on a cell drawn by `draw`.
fn drawn(rng: &mut Rng, n: usize, mut draw: impl FnMut(&mut Rng) -> (i32, i32)) -> Input {
    let mut cells = BTreeSet::new();
    while cells.len() < n {
        let cell = draw(rng);
        if cell != (0, 0) {
            cells.insert(cell);
        }
    }
    shuffled(rng, cells)
}

/// `n` pawns on a board `2 * half + 1` wide and `height` high.
pub fn crowd(rng: &mut Rng, n: usize, half: i32, height: i32) -> Input {
    drawn(rng, n, |rng| {
        (rng.random_range(-half..=half), rng.random_range(0..height))
    })
}

/// A chain of `n` pawns that the queen can capture in turn: every step goes up in a random
/// direction, by up to `stride`, or along the row. The chain stays within `half` of the middle.
fn walk(rng: &mut Rng, n: usize, stride: i32, half: i32) -> Input {
    let mut cells = Vec::with_capacity(n);
    let (mut x, mut y) = (0_i32, 0);
    while cells.len() < n {
        let step = rng.random_range(1..=stride);
        let aside = rng.random_range(-1..=1) * step;
        let (next, up) = match rng.random_range(0..4) {
            0 => (x + rng.random_range(1..=stride), 0),
            _ => (x + aside, step),
        };
        if next.abs() <= half {
            (x, y) = (next, y + up);
            cells.push((x, y));
        }
    }
    shuffled(rng, cells)
}

/// Full rows of `width` pawns, `gap` apart, one right above the middle of the other.
fn rows(rng: &mut Rng, n: usize, width: usize, gap: i32) -> Input {
    let width = i32::try_from(width).expect("a row is shorter than the board");
    let cells = (0_i32..).flat_map(|row| (0..width).map(move |x| (x - width / 2, (row + 1) * gap)));
    let cells: Vec<(i32, i32)> = cells.take(n).collect();
    shuffled(rng, cells)
}

/// Moduli and widths that programs take for the number of lines, ascending.
fn usual_numbers() -> BTreeSet<i64> {
    let tens = (3..=9).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)));
    let beside = tens.flat_map(|it| [-1, 0, 1, 3, 7, 9].map(|more| it + more));
    let powers = (8..31).map(|bits| 1 << bits);
    let numbers = beside
        .chain(powers)
        .chain([65_537, 19_260_817, 998_244_353]);
    numbers
        .filter(|it| *it <= 2 * i64::from(FARTHEST))
        .collect()
}

/// Two columns that the queen goes up, the second one at the edge of the board, and between them
/// and far above them pawns that she cannot capture, but that stand in a line with the next one,
/// if lines with these numbers between them are the same.
fn look_alikes(rng: &mut Rng) -> Input {
    let far = i64::from(FARTHEST);
    let mut pawns = Vec::new();
    let mut y = 0;
    for column in [0, -far] {
        pawns.push((column, y));
        for number in usual_numbers() {
            // In the next column, on either diagonal, and in the row.
            let beside = [0, 5, -5].map(|aside| [aside + number, aside - number]);
            let above = beside.as_flattened().iter().map(|&aside| (aside, -5));
            for (aside, up) in above.chain([(7, number)]) {
                let pawn = (column + aside, y + 10 + up);
                if pawn.0.abs() <= far && pawn.1 <= far {
                    y += 10;
                    pawns.extend([pawn, (column, y)]);
                }
            }
        }
    }
    let cells = pawns
        .iter()
        .map(|&(x, y)| (i32::try_from(x), i32::try_from(y)));
    shuffled(rng, cells.filter_map(|(x, y)| Some((x.ok()?, y.ok()?))))
}

/// Two columns of pawns: going up in one column is always possible, but only a move to the other
/// side in every row captures everything.
fn two_columns(rng: &mut Rng, rows: i32) -> Input {
    shuffled(rng, (1..=rows).flat_map(|y| [(0, y), (1000, y)]))
}

pub static PROBLEM: &dyn AnyProblem = erased::<Queen36>();

impl Room for Queen36 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let board = |pawns: &[(i32, i32)]| Input {
            pawns: pawns.to_vec(),
        };
        let far = FARTHEST;
        Some(match name {
            "sample" => board(&[(1, 1), (4, 3), (-1, 3), (4, 2)]),
            "one-pawn" => board(&[(-far, far)]),
            "sample-nothing-in-sight" => board(&[(1, 2), (-3, 7), (5, 4)]),
            "nothing-in-sight-again" => board(&[(2, 1), (3, 1), (-1, 2), (7, 6), (-6, 7)]),
            "both-sides-of-the-start" => board(&[(3, 0), (-2, 0), (9, 0), (-7, 0), (9, 4)]),
            "row-entered-in-the-middle" => {
                board(&[(0, 5), (-3, 5), (-8, 5), (2, 5), (6, 5), (6, 9), (-8, 6)])
            }
            "nearest-first" => board(&[(3, 3), (1, 1), (0, 4), (0, 2), (-2, 2), (5, 5)]),
            "leave-at-once" => board(&[
                (0, 2),
                (1, 2),
                (-1, 2),
                (3, 5),
                (2, 4),
                (4, 5),
                (5, 5),
                (6, 5),
                (0, 3),
                (-4, 3),
            ]),
            "ends-of-the-board" => board(&[
                (far, 0),
                (-far, 0),
                (far, far),
                (-far, far),
                (0, far),
                (1, far),
                (far, 1),
                (-far, 1),
            ]),
            "small-crowd" => crowd(rng, 40, 5, 8),
            "one-column" => shuffled(rng, (1..=50_000).map(|y| (0, y))),
            "one-diagonal" => shuffled(rng, (1..=50_000).map(|y| (-20_000 * y, 20_000 * y))),
            "one-row" => drawn(rng, SOURCE_LIMIT, |rng| (rng.random_range(-far..=far), 0)),
            "row-above" => {
                let mut input = drawn(rng, SOURCE_LIMIT - 1, |rng| {
                    (rng.random_range(-far..=far), far)
                });
                input.pawns.push((0, 1));
                input
            }
            "two-columns" => two_columns(rng, 25_000),
            "look-alikes" => look_alikes(rng),
            "source-walk" => walk(rng, SOURCE_LIMIT, 20_000, far),
            "source-rows" => rows(rng, SOURCE_LIMIT, 300, 7),
            "source-crowd" => crowd(rng, SOURCE_LIMIT, 150, 400),
            "source-limits" => crowd(rng, SOURCE_LIMIT, 2000, 2000),
            "beyond-one-row" => drawn(rng, LIMIT, |rng| (rng.random_range(-far..=far), 0)),
            "beyond-one-column" => shuffled(rng, (1..=1_000_000).map(|y| (0, 1000 * y))),
            "beyond-walk" => walk(rng, LIMIT, 900, far),
            "beyond-rows" => rows(rng, LIMIT, 4000, 3),
            "beyond-sparse" => crowd(rng, LIMIT, far, far),
            "beyond-limits" => crowd(rng, LIMIT, 1000, 1000),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let pawns = input.pawns.iter().take(100);
        let farthest = pawns.clone().map(|(x, y)| x.abs().max(*y)).max()?;
        if farthest > 20 {
            let cells = pawns.map(|&(x, y)| (x.into(), y.into()));
            let plane = Graph::plane(cells.chain([(0, 0)]));
            return Some(
                plane
                    .piece(input.pawns.len().min(100), Piece::queen())
                    .into(),
            );
        }
        let high = pawns.clone().map(|(_, y)| *y).max()?.unsigned_abs() as usize;
        let wide = pawns.clone().map(|(x, _)| x.abs()).max()?;
        let column = |x: i32| (x + wide).unsigned_abs() as usize;
        let board = Grid::new(high + 1, column(wide) + 1)
            .from(0, 0)
            .across(-i64::from(wide), 0)
            .upwards()
            .checkered()
            .bare();
        let board = board.piece(0, column(0), Piece::queen());
        Some(
            (1..)
                .zip(pawns)
                .fold(board, |board, (number, &(x, y))| {
                    board.piece(
                        y.unsigned_abs() as usize,
                        column(x),
                        Piece::pawn().with(number),
                    )
                })
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=8);
        match rng.random_range(0..4) {
            0 => crowd(rng, n, 2, 4),
            1 => crowd(rng, n, 4, 2),
            2 => crowd(rng, n, 1, 9),
            _ => walk(rng, n, 3, 4),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.pawns.len())
            .with_all("x", input.pawns.iter().map(|&(x, _)| x))
            .with_all("y", input.pawns.iter().map(|&(_, y)| y))
    }

    fn quantities(input: &Input) -> Sizes {
        let columns = input.pawns.iter().map(|&(x, _)| x);
        let captured = Queen36::solve(input).order.len();
        Sizes::default()
            .with("captured", captured)
            .with("merged", moduli_that_merge(columns))
    }

    fn validate(input: &Input, _: Tier) -> Result<(), String> {
        let mut cells = input.pawns.clone();
        cells.sort_unstable();
        match cells.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("two pawns stand on {:?}", pair[0])),
            None => Ok(()),
        }
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["queen36", "ladder"]);
        [6, 8, 10, 12, 10_000, 30_000, 100_000]
            .map(|size: usize| {
                // The small ones stand close together.
                let (half, height) = if size > 12 { (1000, 1000) } else { (2, 3) };
                (size as u64, crowd(&mut rng, size, half, height))
            })
            .into()
    }
}
