//! # GAME25: three in a line on a full board
//!
//! On each of many full 5 × 5 boards, who has three neighbouring stones in a row, a column or a
//! diagonal? If only one of the two has, he wins; otherwise it is a draw.
//!
//! **Idea.** A board is a number with six bits a row, five cells and one that always is 0: a step
//! to the right is a shift by 1, a step down by 6, down and right by 7, down and left by 5, and
//! `stones & (stones >> d) & (stones >> 2d)` is not 0 exactly if three stones are in a line of
//! direction `d`. Why nothing runs over the edge stands in `lesson.en.md`.
//!
//! **Complexity.** `O(1)` for a board: to pack the 25 letters costs more than the tests, and to
//! read them more still.
//!
//! **Source.** Document 004, Bài 5.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use proconio::source::Source as _;

mod board;
pub mod brute;
pub mod cases;

pub use board::{Board, SIZE};

#[derive(Debug)]
pub struct Game25;

/// 1 to 10^6 boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// In the order of the file.
    pub boards: Vec<Board>,
}

/// Who wins on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Winner {
    /// A does.
    A,
    /// B does.
    B,
    /// It is a draw.
    Nobody,
}

/// The winners on all boards, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Winner>);

sentences! {
    NO_ROW:
        "bàn cờ {0}: hàng {1}: cần năm chữ cái A hoặc B",
        "board {0}: row {1}: five letters A or B are expected";
}

impl Problem for Game25 {
    const ID: &'static str = "game25";
    const FILE: &'static str = "GAME25";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('t', limit!("t")) }
        let mut boards = Vec::with_capacity(t);
        for number in 1..=t {
            let mut rows = [[0; SIZE]; SIZE];
            for (row, letters) in (1..).zip(&mut rows) {
                match source.next_token().and_then(row_of) {
                    Some(found) => *letters = found,
                    None => return Err(source.bad(NO_ROW.with(&[&number, &row]))),
                }
            }
            boards.push(Board { rows });
        }
        Ok(Input { boards })
    }

    fn solve(input: &Input) -> Output {
        let boards = input.boards.iter();
        Output(boards.map(Board::winner).collect())
    }
}

/// The letters of a row, or `None` if it is no row.
fn row_of(token: &str) -> Option<[u8; SIZE]> {
    let letters: [u8; SIZE] = token.as_bytes().try_into().ok()?;
    let is_row = letters.iter().all(|letter| matches!(letter, b'A' | b'B'));
    is_row.then_some(letters)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|winner| {
            f.write_str(match winner {
                Winner::A => "A wins\n",
                Winner::B => "B wins\n",
                Winner::Nobody => "draw\n",
            })
        })
    }
}
