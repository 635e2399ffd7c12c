//! # GAME10: the second player's game
//!
//! Two players in turn write a number from 1 to 4 into an empty cell of a 4 × 4 board. Who
//! completes a row or a column with the sum 10 wins; a full board without one is a draw. The
//! program is the second player and has to win every game.
//!
//! **Idea.** Columns 1 and 2 are partners, and so are 3 and 4.
//!
//! 1. If there is a winning move, make it.
//! 2. Otherwise answer `k` with `5 − k` in the same row, in the partner of his column.
//!
//! Then every pair of such cells is empty or holds the sum 5 after each answer, so he never has a
//! winning move, and in the fifth round at the latest the program has one. The proof is in
//! `lesson.en.md`. That the first player can hold out so long is found by search ([`brute`]).
//!
//! **Complexity.** A constant: a move looks at 8 lines of 4 cells.
//!
//! **Source.** Document 004, Bài 8.

use std::collections::HashMap;
use std::fmt;

use inpout::{BadInput, Interactive, Opening, Problem, Source};

mod board;
pub mod brute;
pub mod cases;
mod play;
mod referee;
pub mod rules;

pub use board::{Board, Cell, Move};
pub use play::Play;

#[derive(Debug)]
pub struct Game10;

/// All games begin with the empty board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input;

/// What the game is worth: the second player wins, in so many rounds at most. A round is a move of
/// both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u32);

impl Problem for Game10 {
    const ID: &'static str = "game10";
    const FILE: &'static str = "GAME10";
    type Input = Input;
    type Output = Output;

    fn read(_: &mut Source<'_>) -> Result<Input, BadInput> {
        Ok(Input)
    }

    fn solve(_: &Input) -> Output {
        Output(longest(Board::default(), &mut HashMap::new()))
    }
}

/// The number of rounds in the longest game that the strategy allows from here, where the first
/// player moves.
fn longest(board: Board, known: &mut HashMap<Board, u32>) -> u32 {
    if let Some(&rounds) = known.get(&board) {
        return rounds;
    }
    let mut most = 0;
    for first in board.moves() {
        let board = board.with(first);
        let answer = answer(board, first);
        let is_open = !board.wins(answer);
        let rest = is_open.then(|| longest(board.with(answer), known));
        most = most.max(1 + rest.unwrap_or(0));
    }
    known.insert(board, most);
    most
}

/// The answer of the strategy to the move `last`, which has been made on this board.
///
/// # Panics
/// If an earlier answer was not the strategy's, so that the partner cell may be taken.
pub fn answer(board: Board, last: Move) -> Move {
    if let Some(winning) = board.moves().find(|&it| board.wins(it)) {
        return winning;
    }
    let (row, column) = last.cell;
    let answer = Move {
        cell: (row, column ^ 1),
        number: 5 - last.number,
    };
    assert!(board.is_empty(answer.cell), "the pair was not empty");
    answer
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "SECOND {}", self.0)
    }
}

impl Interactive for Game10 {
    type Player = Play;
    const OPENING: Opening = Opening::None;

    fn player(_: &Input) -> Play {
        Play::default()
    }
}
