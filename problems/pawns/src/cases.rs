//! The tests of PAWNS: recipes, validator, small random inputs.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

use contract::scene::{Grid, Piece, Scene, Tone};
use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::spaced;

use crate::{Input, Pawns, brute, narrow, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (p, k) = (self.pawns.len(), self.black().len());
        writeln!(f, "{} {} {p} {k}", self.rows, self.columns)?;
        writeln!(f, "{}", spaced(&self.pawns))?;
        self.black()
            .try_for_each(|(row, column)| writeln!(f, "{row} {column}"))
    }
}

/// A board with these pieces.
pub fn board(rows: usize, columns: usize, pawns: &[usize], black: &[(usize, usize)]) -> Input {
    let black = black.iter();
    Input::new(
        rows,
        columns,
        pawns.to_vec(),
        black
            .map(|&(row, column)| (narrow(row), narrow(column)))
            .collect(),
    )
}

/// A won board: `p` pawns anywhere, and up to `k` black pieces that were put, one after the other,
/// at most `reach` rows above the end of a pawn's way.
pub fn planted(rng: &mut Rng, n: usize, m: usize, p: usize, k: usize, reach: usize) -> Input {
    let pawns: Vec<usize> = permutation(m, rng)
        .into_iter()
        .take(p)
        .map(|column| column + 1)
        .collect();
    let mut ends: Vec<_> = pawns.iter().map(|&column| (1, column)).collect();
    let mut taken: HashSet<_> = ends.iter().copied().collect();
    let mut black = Vec::new();
    for _ in 0..20 * k {
        if black.len() == k {
            break;
        }
        let end = rng.random_range(0..ends.len());
        let (row, column) = ends[end];
        let next = (
            row + rng.random_range(1..=reach),
            if rng.random() { column + 1 } else { column - 1 },
        );
        if next.0 <= n && (1..=m).contains(&next.1) && taken.insert(next) {
            black.push(next);
            ends[end] = next;
        }
    }
    if black.is_empty() {
        black.push((n, m));
        if n == 1 && pawns.contains(&m) {
            return board(2, m, &pawns, &[(2, m)]);
        }
    }
    shuffled(rng, &board(n, m, &pawns, &black))
}

/// The board with its pieces listed in another order.
fn shuffled(rng: &mut Rng, input: &Input) -> Input {
    let black: Vec<_> = input.black().collect();
    let order = permutation(black.len(), rng);
    let black: Vec<_> = order.into_iter().map(|place| black[place]).collect();
    board(input.rows, input.columns, &input.pawns, &black)
}

/// The board with `count` of its black pieces put on other cells, above row 1 where that can be.
pub fn disturbed(rng: &mut Rng, input: &Input, count: usize) -> Input {
    let pawns = input.pawns.iter().map(|&column| (1, column));
    let mut black: Vec<_> = input.black().collect();
    let mut taken: HashSet<_> = pawns.chain(input.black()).collect();
    for _ in 0..count {
        let piece = rng.random_range(0..black.len());
        let lowest = input.rows.min(2);
        let to = (
            rng.random_range(lowest..=input.rows),
            rng.random_range(1..=input.columns),
        );
        if taken.insert(to) {
            taken.remove(&black[piece]);
            black[piece] = to;
        }
    }
    board(input.rows, input.columns, &input.pawns, &black)
}

/// A lost board, made from a won one. In a stretch of columns that begins at `from`, row 1 gets
/// pawns in every other column, `count` of them, and row 2 black pieces between and beside them: a
/// piece more than there are pawns for, though each has one or two to choose from.
fn overdrawn(won: &Input, from: usize, count: usize) -> Input {
    let to = from + 2 * count;
    let is_apart = |column: usize| column + 1 < from || column > to + 1;
    let mut pawns = won.pawns.clone();
    pawns.retain(|&column| is_apart(column));
    pawns.extend((from + 1..to).step_by(2));
    let mut black: Vec<_> = won.black().collect();
    black.retain(|&(row, column)| row > 2 || is_apart(column));
    black.truncate(won.black().len().saturating_sub(count + 1));
    black.extend((from..=to).step_by(2).map(|column| (2, column)));
    board(won.rows, won.columns, &pawns, &black)
}

/// One pawn in column 1 and a piece in every row from 2 to `n`, alternately in columns 2 and 1.
fn zigzag(n: usize) -> Input {
    let black: Vec<_> = (2..=n).map(|row| (row, 2 - row % 2)).collect();
    board(n, 2, &[1], &black)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Pawns>();

impl Room for Pawns {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 100;
        const K: usize = 1000;
        const MANY: usize = 100_000;
        const MOST: usize = 3000;
        const MILLION: usize = 1_000_000;
        Some(match name {
            "sample" => board(3, 3, &[1, 3], &[(3, 1), (3, 3)]),

            "one-capture" => board(2, 2, &[1], &[(2, 2)]),
            "straight-ahead" => board(3, 1, &[1], &[(3, 1)]),
            "no-pawns" => board(3, 3, &[], &[(2, 2), (3, 1)]),
            "black-on-row-one" => board(2, 3, &[1, 3], &[(1, 2), (2, 2)]),
            "two-need-one" => board(2, 3, &[2], &[(2, 1), (2, 3)]),
            "sample-won" => board(4, 3, &[1, 2], &[(4, 1), (2, 2), (4, 3)]),
            "left-first" => board(3, 4, &[2, 4], &[(2, 3), (3, 1), (3, 2)]),
            "same-row" => board(2, 3, &[3], &[(2, 1), (2, 2)]),
            "one-pawn-for-three" => board(5, 4, &[2], &[(5, 1), (2, 3), (3, 4)]),
            "far-apart" => board(N, 2, &[1], &[(N, 2)]),
            "zigzag" => shuffled(rng, &zigzag(N)),
            "zigzag-broken" => {
                let mut black: Vec<_> = zigzag(N).black().collect();
                black[60].1 = 3 - black[60].1;
                shuffled(rng, &board(N, 2, &[1], &black))
            }
            "crowd" => planted(rng, 8, 8, 8, 50, 2),
            "crowd-lost" => {
                let won = planted(rng, 8, 8, 8, 50, 2);
                let lost = overdrawn(&won, 2, 2);
                shuffled(rng, &lost)
            }
            "few-pawns" => planted(rng, 60, 10, 3, 150, 3),
            "few-pawns-lost" => {
                let won = planted(rng, 60, 10, 3, 150, 3);
                let lost = overdrawn(&won, 4, 2);
                shuffled(rng, &lost)
            }
            "two-columns" => planted(rng, N, 2, 2, 140, 2),
            "long-ways" => planted(rng, N, N, 90, K, 20),
            "long-ways-lost" => {
                let won = planted(rng, N, N, 90, K, 20);
                let lost = overdrawn(&won, 30, 20);
                shuffled(rng, &lost)
            }
            "source-limits" => planted(rng, N, N, 40, K, 4),
            "source-limits-lost" => {
                let won = planted(rng, N, N, 40, K, 4);
                let lost = overdrawn(&won, 57, 1);
                shuffled(rng, &lost)
            }

            "far-apart-beyond" => board(MANY, 2, &[2], &[(MANY, 1)]),
            "long-zigzag" => shuffled(rng, &zigzag(MOST + 1)),
            "wide" => planted(rng, MANY, MANY, 2000, MOST, 40_000),
            "wide-lost" => {
                let won = planted(rng, MANY, MANY, 2000, MOST, 40_000);
                let lost = overdrawn(&won, 50_000, 1000);
                shuffled(rng, &lost)
            }
            "many-pawns" => planted(rng, 3, MANY, MANY, MOST, 2),
            "three-columns" => planted(rng, MANY, 3, 2, MOST, 60),
            "three-columns-lost" => {
                let won = planted(rng, MANY, 3, 2, MOST, 60);
                let lost = overdrawn(&won, 1, 1);
                shuffled(rng, &lost)
            }
            "ten-columns-lost" => {
                let won = planted(rng, MANY, 10, 4, MOST, 250);
                let lost = overdrawn(&won, 2, 3);
                shuffled(rng, &lost)
            }
            "one-pawn" => planted(rng, MANY, 3, 1, MOST, 64),
            "zigzag-to-the-top" => shuffled(rng, &zigzag(MANY)),
            "narrow-crowd" => planted(rng, MANY, 11, 11, MILLION, 2),
            "narrow-crowd-lost" => {
                let won = planted(rng, MANY, 11, 11, MILLION, 2);
                let lost = overdrawn(&won, 3, 3);
                shuffled(rng, &lost)
            }
            "million-lost" => {
                let won = planted(rng, MANY, MANY, MANY, MILLION, 5000);
                let lost = overdrawn(&won, 40_000, 20_000);
                shuffled(rng, &lost)
            }
            "beyond-limits" => planted(rng, MANY, MANY, MANY, MILLION, 5000),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let board = Grid::new(input.rows, input.columns).upwards();
        let board = input.pawns.iter().take(1000).fold(board, |board, &column| {
            board.piece(1, column, Piece::pawn().toned(Tone::White))
        });
        Some(
            input
                .black()
                .take(1000)
                .fold(board, |board, (row, column)| {
                    board.piece(row, column, Piece::black())
                })
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let (n, m) = (rng.random_range(1..=5), rng.random_range(1..=5));
        let p = rng.random_range(1..=m.min(3));
        let k = rng.random_range(1..=6);
        let mut input = planted(rng, n, m, p, k, 2);
        if rng.random() {
            let count = rng.random_range(1..=3);
            input = disturbed(rng, &input, count);
        }
        if rng.random_range(0..10) == 0 {
            input.pawns.pop();
        }
        input
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.rows)
            .with("m", input.columns)
            .with("k", input.black().len())
    }

    fn quantities(input: &Input) -> Sizes {
        let mut by_column: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        let pawns = input.pawns.iter().map(|&column| (1, column));
        for (row, column) in pawns.chain(input.black()) {
            by_column.entry(column).or_default().insert(row);
        }
        let below = |row: usize, column: usize| {
            let beside = [column.saturating_sub(1), column + 1];
            let places = beside
                .into_iter()
                .filter_map(|column| by_column.get(&column));
            places
                .filter_map(|rows| rows.range(..row).next_back().map(|it| row - it))
                .min()
        };
        let gaps = input.black().filter_map(|(row, column)| below(row, column));
        Sizes::default().with_all("gap", gaps)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [3, 4, 5, 10_000, 30_000, 100_000]
            .map(|n| {
                let pawns: Vec<_> = (1..n).collect();
                let black: Vec<_> = (2..=n).map(|row| (row, n)).collect();
                (n as u64, board(n, n, &pawns, &black))
            })
            .into()
    }
}
