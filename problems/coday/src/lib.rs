//! # CODAY: every winning first push
//!
//! A push takes the piece from cell `x` to cell `x − d`, for a `d` from 1 to `M` that is not the
//! `d` of the push before; who cannot push loses. The winner hurries, the loser delays.
//!
//! **Idea.** A position is a cell together with the push that is barred. With the cell for a row
//! and the last push for a column this is COBANG, move for move, on a board of `N` rows and `M`
//! columns (the proof is in `lesson.en.md`). Only the first push, which nothing bars, has no
//! place there; it is made from an additional column 0, to which no move leads.
//!
//! So rows are made as there, by [`theory::no_repeat`]: the value of column 0 of row `x`, which is odd
//! if the first player wins, is the length of the game, and a first push of `d` wins exactly if the
//! opponent loses from row `x − d`, column `d`, that is, if the value there is even. Winning
//! pushes need not win in the same time: all are listed, the slower ones too.
//!
//! **Complexity.** `O(x)` time, for few rows take a look at all their moves, and `O(M)` memory. A
//! game lasts fewer than `x` pushes, which fits in 32 bits.
//!
//! **Source.** Document 000, Bài 3.13, which is solved there by the same additional column.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, spaced};
use proconio::input;
use theory::no_repeat::{NewestRows, Row};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Coday;

/// A strip with its piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// `N`, from 1 to 10^7.
    pub cells: usize,
    /// `M`, the longest push, from 1 to 100.
    pub longest: usize,
    /// `x`, from 1 to `N`.
    pub cell: usize,
}

/// How the game ends, and how it should begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Pushes of both players; the first player wins if it is odd.
    pub pushes: u32,
    /// All first pushes that win, ascending.
    pub winning: Vec<usize>,
}

impl Problem for Coday {
    const ID: &'static str = "coday";
    const FILE: &'static str = "CODAY";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            cells: with int('N', limit!("N")),
            longest: with int('M', limit!("M")),
            cell: with int('x', 1..=cells),
        }
        Ok(Input {
            cells,
            longest,
            cell,
        })
    }

    fn solve(input: &Input) -> Output {
        let mut rows = NewestRows::first(input.longest);
        while rows.newest() < input.cell {
            rows.push(next_row(&rows));
        }
        Output {
            pushes: rows.moves(input.cell, 0),
            winning: winning_pushes(&rows, input.longest),
        }
    }
}

/// The next row of COBANG: all columns have its best move, but for the one that bars it.
fn next_row(rows: &NewestRows) -> Row {
    let (best, [free, barred]) = rows.best_two();
    Row { free, best, barred }
}

/// The pushes from the newest row that win if none is barred.
fn winning_pushes(rows: &NewestRows, longest: usize) -> Vec<usize> {
    let cell = rows.newest();
    let wins = |&push: &usize| rows.moves(cell - push, push).is_multiple_of(2);
    (1..=longest.min(cell - 1)).filter(wins).collect()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winning = spaced(&self.winning);
        writeln!(f, "{}\n{}\n{winning}", self.pushes % 2, self.pushes)
    }
}
