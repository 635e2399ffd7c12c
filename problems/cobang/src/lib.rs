//! # COBANG: who wins on the board, and after how many moves
//!
//! From row `i`, column `j` the piece goes to row `i − k`, column `k`, for a `k` from 1 to `M`
//! other than `j`; who cannot move loses. The winner hurries, the loser delays.
//!
//! **Idea.** The number of moves of the game says who wins, by its parity: the last move is the
//! winner's. The column only tells which move is barred, so a row is known by three numbers: the
//! value that its best move gives, which one that is, and what the second best gives, for the one
//! column that bars the best. One look at the `M` moves of each row finds the best two, as
//! `lesson.en.md` proves.
//!
//! **Complexity.** `O(x · M)` time, `O(M)` memory. The size of the board matters only as the limit of `x`. A game lasts fewer than `x` moves, which fits in 32 bits.
//!
//! **Source.** Document 000, the example of the chapter's first kind of games: its program marks
//! the cells from which one can come to a lost one, with `2M + 2` rows in a ring.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Cobang;

/// The largest number of columns.
pub const MOST_COLUMNS: usize = 100;

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

/// How the game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// Moves of both players; the first player wins if it is odd.
    pub moves: u32,
}

impl Problem for Cobang {
    const ID: &'static str = "cobang";
    const FILE: &'static str = "COBANG";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            rows: with int('N', 1..=10_000_000),
            columns: with int('M', 1..=MOST_COLUMNS),
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
            rows.push();
        }
        Output {
            moves: rows.moves(input.row, input.column),
        }
    }
}

/// One row.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    /// The value of every column but `best`: what the best move gives, or 0 if there is no move.
    free: u32,
    /// The best move if none is barred.
    best: u32,
    /// The value of the column `best`: what the second best move gives.
    barred: u32,
}

impl Row {
    fn value(self, column: u32) -> u32 {
        if column == self.best {
            self.barred
        } else {
            self.free
        }
    }
}

/// The newest rows of a board, `M + 1` of them at the least.
#[derive(Debug)]
pub struct NewestRows {
    columns: usize,
    /// So many rows before those that are kept.
    dropped: usize,
    rows: Vec<Row>,
}

/// Rows that are kept at the most.
const MOST_ROWS: usize = 4096;

impl NewestRows {
    /// Row 1, which has no moves, of a board of 1 to [`MOST_COLUMNS`] columns.
    pub fn first(columns: usize) -> Self {
        NewestRows {
            columns,
            dropped: 0,
            rows: vec![Row::default()],
        }
    }

    /// The number of the newest row.
    pub fn newest(&self) -> usize {
        self.dropped + self.rows.len()
    }

    /// The number of moves from a position in one of the newest `M + 1` rows: odd if the player to
    /// move wins. In column 0, where a game may begin though no move leads there, no move is
    /// barred.
    pub fn moves(&self, row: usize, column: usize) -> u32 {
        let column = u32::try_from(column).expect("at most 100");
        self.rows[row - self.dropped - 1].value(column)
    }

    /// Adds the next row.
    pub fn push(&mut self) {
        if self.rows.len() == MOST_ROWS {
            let old = MOST_ROWS - self.columns;
            self.rows.drain(..old);
            self.dropped += old;
        }
        // The two least even values, of which the winner takes the first, and the two largest odd ones, 0
        // for want of any; and the moves to the first of either.
        let (mut lost, mut lost_next, mut to_lost) = (u32::MAX, u32::MAX, 0);
        let (mut won, mut won_next, mut to_won) = (0, 0, 0);
        let from = self.rows.len().saturating_sub(self.columns);
        for (k, row) in (1..).zip(self.rows[from..].iter().rev()) {
            let value = row.value(k);
            if value.is_multiple_of(2) {
                if value < lost {
                    (lost, lost_next, to_lost) = (value, lost, k);
                } else {
                    lost_next = lost_next.min(value);
                }
            } else if value > won {
                (won, won_next, to_won) = (value, won, k);
            } else {
                won_next = won_next.max(value);
            }
        }
        let after = |value: u32| if value == 0 { 0 } else { value + 1 };
        let (free, best, barred) = if lost == u32::MAX {
            (after(won), to_won, after(won_next))
        } else if lost_next == u32::MAX {
            (lost + 1, to_lost, after(won))
        } else {
            (lost + 1, to_lost, lost_next + 1)
        };
        self.rows.push(Row { free, best, barred });
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.moves % 2, self.moves)
    }
}
