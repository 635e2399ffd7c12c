//! # COBANG: who wins on the board, and after how many moves
//!
//! From row `i`, column `j` the piece goes to row `i − k`, column `k`, for a `k` from 1 to `M`
//! other than `j`; who cannot move loses. The winner hurries, the loser delays.
//!
//! **Idea.** The column only tells which move is barred. So all columns of a row have the same
//! moves but for one, and a whole row is known by three numbers: what its best move gives, which
//! one that is, and what the second best gives, for the one column that bars the best. Rows are
//! computed one after the other, of which only the last `M` matter. One look at the `M` moves of
//! each row would do, as `lesson.en.md` proves; [`theory::no_repeat`] tells how to do without it
//! for nearly all rows.
//!
//! **One number says both.** The last move is the winner's, so a game of an odd number of moves
//! is won by the first player and one of an even number by the other. The number of moves, 0 on a
//! position without any, is all that has to be kept, and its parity is the first line.
//!
//! **Complexity.** `O(x)` time, `O(M)` memory; the size of the board matters only as the limit of
//! `x`. A game lasts fewer than `x` moves, which fits in 32 bits.
//!
//! **Source.** Document 000, the example of the chapter's first kind of games: its program marks
//! the cells from which one can come to a lost one, with `2M + 2` rows in a ring.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::no_repeat::{MOST_COLUMNS, Rows};

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem COBANG.
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
            rows: with int("N", 1..=10_000_000),
            columns: with int("M", 1..=MOST_COLUMNS),
            row: with int("x", 1..=rows),
            column: with int("y", 1..=columns),
        }
        Ok(Input {
            rows,
            columns,
            row,
            column,
        })
    }

    fn solve(input: &Input) -> Output {
        let rows = Rows::up_to(input.row, input.columns);
        Output {
            moves: rows.moves(input.row, input.column),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.moves % 2, self.moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_document_is_right() {
        // Positive: won after so many moves; negative or 0: lost.
        const TABLE: [[i32; 4]; 12] = [
            [0, 0, 0, 0],
            [0, 1, 1, 1],
            [1, 1, 1, 1],
            [1, 1, -2, 1],
            [1, 1, 1, -2],
            [-2, -2, -2, -2],
            [3, 3, 3, 3],
            [3, -4, 3, 3],
            [3, 3, 3, 3],
            [3, 3, 3, 5],
            [-4, -4, -4, -4],
            [-4, 5, 5, 5],
        ];
        for (row, values) in (1..).zip(TABLE) {
            for (column, value) in (1..).zip(values) {
                let output = Cobang::solve(&Input {
                    rows: 12,
                    columns: 4,
                    row,
                    column,
                });
                let expected = format!("{}\n{}\n", u8::from(value > 0), value.abs());
                assert_eq!(output.to_string(), expected, "({row}, {column})");
            }
        }
    }
}
