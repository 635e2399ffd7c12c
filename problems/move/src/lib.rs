//! # MOVE: from one board to another by sliding stones
//!
//! Four white and four black stones on 4 × 4 cells; white and black move in turn, white first. A
//! stone slides in one of eight directions until something stops it. How many moves lead from one
//! board to another?
//!
//! **Idea.** A position is a board and the colour to move: `2·C(16,4)·C(12,4) = 1 801 800` of
//! them, with eleven moves on average. The search goes from both ends, always a whole layer at a
//! time at the end whose outermost layer is smaller, until a position is met from both sides; the
//! first meeting is the best. Backwards it begins with the second board and either colour to
//! move. A search that has no position left has found that there is no way. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** Some 10^5 positions for each pair of boards, at most 1 801 800 from each end,
//! eleven moves each; a position is 23 bits, so what is known from one side is a table of 1 MB.
//!
//! **Source.** Document 004, Bài 45; POJ 2697, *A Board Game*, after the game Dao by Jeff
//! Pickering and Ben van Buskirk. I. Pohl, *Bi-directional search* (1971).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
pub mod rules;
mod search;
pub mod second;

pub use board::Board;
use search::Search;

/// Pairs of boards in a file.
pub const MOST_PAIRS: usize = limit!("t", most);

#[derive(Debug)]
pub struct Move;

/// The pairs of boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_PAIRS`], each the first and the last board.
    pub pairs: Vec<[Board; 2]>,
}

/// The answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The least number of moves for each pair, or `None` if there is no way.
    pub moves: Vec<Option<u32>>,
}

sentences! {
    WHITE: "trắng", "white";
    BLACK: "đen", "black";
    FIRST_NOT_4:
        "cặp {0}: bàn cờ đầu có {1} quân {2}, không phải 4",
        "pair {0}: the first board has {1} {2} stones, not 4";
    LAST_NOT_4:
        "cặp {0}: bàn cờ cuối có {1} quân {2}, không phải 4",
        "pair {0}: the last board has {1} {2} stones, not 4";
}

impl Problem for Move {
    const ID: &'static str = "move";
    const FILE: &'static str = "MOVE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('t', limit!("t")) }
        let mut pairs = Vec::with_capacity(t);
        for number in 1..=t {
            let mut pair = [Board { white: 0, black: 0 }; 2];
            for (board, not_4) in pair.iter_mut().zip([FIRST_NOT_4, LAST_NOT_4]) {
                let rows = source.words(names::ROW, 4, 4..=4, "wb*");
                *board = Board::drawn(&rows.concat());
                for (cells, colour) in [(board.white, WHITE), (board.black, BLACK)] {
                    let count = cells.count_ones();
                    if count != 4 {
                        return Err(source.bad(not_4.with(&[&number, &count, &colour])));
                    }
                }
            }
            pairs.push(pair);
        }
        Ok(Input { pairs })
    }

    fn solve(input: &Input) -> Output {
        let mut search = Search::new();
        let distance = |[first, last]: &[Board; 2]| search.distance(*first, *last);
        let moves = input.pairs.iter().map(distance).collect();
        Output { moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves.iter().try_for_each(|moves| match moves {
            Some(moves) => writeln!(f, "{moves}"),
            None => writeln!(f, "-1"),
        })
    }
}
