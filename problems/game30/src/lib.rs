//! # GAME30: who is first in the other's corner?
//!
//! A and B stand on a board with walls and step in turn to neighbouring cells, A first. Who steps
//! onto the other makes one step more. Who reaches the other's start first wins.
//!
//! **Idea.** Let `d` be the distance of the two starts. If `d` is odd, A wins. If it is even,
//! both meet half-way, and who is stepped onto there loses. So A wins exactly if he can choose
//! his shortest way, step by step and knowing what B does, so that they end on different cells of
//! the middle layer, while B chooses a shortest way to end on the same: the game of `middle`.
//! The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n²)` for the distances. The statement promises that no layer has more than
//! `2n` cells, and all layers together have at most `n²`; so there are at most `2n · n²` pairs,
//! `O(n³)`. Memory `O(n²)`: the tables of two layers have one byte a pair.
//!
//! **Source.** Document 004, Bài 30; Baltic Olympiad in Informatics 2008, day 1, *Game*.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod middle;
pub mod rules;
pub mod second;
pub mod theorem;

/// Boards in a file.
pub const MOST_TESTS: usize = limit!("t_of_small_n", most);

#[derive(Debug)]
pub struct Game30;

/// A square board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// Cells in a row and in a column, from 2 to 600.
    pub size: usize,
    /// The cells row by row: `A` and `B` once each, `.` and `#`.
    pub cells: Vec<u8>,
}

/// The boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_TESTS`].
    pub boards: Vec<Board>,
}

/// Who wins, `A` or `B`, on each board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<char>);

sentences! {
    NOT_ONE:
        "bàn cờ {0}: '{1}' đứng ở {2} ô, không phải một ô",
        "board {0}: '{1}' stands on {2} cells, not on one";
}

impl Problem for Game30 {
    const ID: &'static str = "game30";
    const FILE: &'static str = "GAME30";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('t', limit!("t_of_small_n")) }
        let mut boards = Vec::with_capacity(t);
        for number in 1..=t {
            input! { from &mut *source, size: with int('n', limit!("n")) }
            let rows = source.words(names::ROW, size, size..=size, "AB.#");

            let cells = rows.concat();
            for start in [b'A', b'B'] {
                let count = rows.iter().flatten().filter(|&&cell| cell == start).count();
                if count != 1 {
                    let start = char::from(start);
                    return Err(source.bad(NOT_ONE.with(&[&number, &start, &count])));
                }
            }
            boards.push(Board { size, cells });
        }
        Ok(Input { boards })
    }

    fn solve(input: &Input) -> Output {
        let winner = |board| if middle::first_wins(board) { 'A' } else { 'B' };
        Output(input.boards.iter().map(winner).collect())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|winner| writeln!(f, "{winner}"))
    }
}
