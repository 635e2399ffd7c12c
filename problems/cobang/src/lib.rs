//! # COBANG: who wins on the board, and after how many moves
//!
//! From row `i`, column `j` the piece goes to row `i − k`, column `k`, for a `k` from 1 to `M`
//! other than `j`; who cannot move loses. The winner hurries, the loser delays.
//!
//! **Idea.** The number of moves of the game says who wins, by its parity: the last move is the
//! winner's. The column only tells which move is barred, so a row is known by three numbers: the
//! value that its best move gives, which one that is, and what the second best gives, for the one
//! column that bars the best. One look at the `M` moves of each row would find the best two, as
//! `lesson.en.md` proves; [`theory::no_repeat`] finds them at a glance in nearly all rows.
//!
//! **Complexity.** `O(x)` time, `O(M)` memory; the size of the board matters only as the limit of
//! `x`. A game lasts fewer than `x` moves, which fits in 32 bits.
//!
//! **Source.** Document 000, the example of the chapter's first kind of games: its program marks
//! the cells from which one can come to a lost one, with `2M + 2` rows in a ring.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::no_repeat::{NewestRows, Row};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Cobang;

/// A board with its piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// `N`, from 1 to 10^7.
    pub rows: usize,
    /// `M`, from 1 to 100.
    pub columns: usize,
    /// `x`, from 1 to `N`.
    pub row: usize,
    /// `y`, from 1 to `M`.
    pub column: usize,
}

/// How the game ends: the number of moves of both players; the first player wins if it is odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u32);

impl Problem for Cobang {
    const ID: &'static str = "cobang";
    const FILE: &'static str = "COBANG";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            rows: with int('N', limit!("N")),
            columns: with int('M', limit!("M")),
            row: with int('x', 1..=rows),
            column: with int('y', 1..=columns),
        }
        Ok(Input {
            rows,
            columns,
            row,
            column,
        })
    }

    fn solve(input: &Input) -> Output {
        let mut rows = NewestRows::first(input.columns);
        while rows.newest() < input.row {
            rows.push(next_row(&rows));
        }
        Output(rows.moves(input.row, input.column))
    }
}

/// The next row in three numbers: all columns have its best move, but for the one that bars just
/// this move, which is left with the second best.
pub(crate) fn next_row(rows: &NewestRows) -> Row {
    let (best, [free, barred]) = rows.best_two();
    Row { free, best, barred }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.0 % 2, self.0)
    }
}
