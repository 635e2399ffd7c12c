//! # CARO: who has five in a row, and when?
//!
//! The moves of a game of five in a row on a board without end are on record. Has one of the two
//! won, and do the records end with that move?
//!
//! **Idea.** A *window*, five neighbouring cells of a line that are all one player's, is complete
//! with the latest of its moves; the game is decided by the earliest window of all. Few stones lie
//! in windows: a sieve, made by hashing, lets all of these through and few others, and a second one
//! hardly any other (`roll.rs`). What is left is sorted as numbers, `y` in the upper half and `x` in
//! the lower. The next cell in a direction is the number plus a constant, and as the cells ascend,
//! so do their neighbours: one pointer that never goes back finds them all. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(n)` but for the sorting of stones that the sieves let through, which may be
//! all if somebody has chosen the cells against the hash: `O(n log n)`, and never wrong.
//!
//! **Source.** Document 004, Bài 26.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod roll;
mod stones;

use roll::near_fives;
use stones::{first_five, stones, taken_twice};

#[derive(Debug)]
pub struct Caro;

/// A cell: `x` and `y`, each from −10^9 to 10^9.
pub type Cell = (i32, i32);

/// The number of a move, from 0, and its cell. Even numbers are the first player's.
type Move = (usize, Cell);

/// The records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The cells in the order of the moves, all different, at most 10^6.
    pub moves: Vec<Cell>,
}

/// What the records say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Output {
    /// The last move wins for the player who moved first.
    First,
    /// The last move wins for the other one.
    Second,
    /// Nobody has won.
    Draw,
    /// There are moves after the one that won.
    Inconsistent,
}

sentences! {
    TAKEN:
        "nước đi {0}: ô {1} {2} đã bị nước {3} chiếm",
        "move {0}: the cell {1} {2} has been taken by move {3}";
}

impl Problem for Caro {
    const ID: &'static str = "caro";
    const FILE: &'static str = "CARO";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        const FAR: i32 = 1_000_000_000;
        input! { from &mut *source, n: with int('n', 0..=1_000_000) }
        let moves = source.rows(names::MOVE, n, (int('x', -FAR..=FAR), int('y', -FAR..=FAR)));

        if let Some([earlier, later]) = taken_twice(&moves) {
            let (x, y) = moves[earlier];
            return Err(source.bad(TAKEN.with(&[&(later + 1), &x, &y, &(earlier + 1)])));
        }
        Ok(Input { moves })
    }

    fn solve(input: &Input) -> Output {
        let near = near_fives(input.moves.iter().copied().enumerate(), 0);
        let near = near_fives(near.iter().copied(), 1);
        let of_player = |player: usize| {
            let own = near.iter().copied();
            first_five(&stones(own.filter(|&(number, _)| number % 2 == player)))
        };
        let decided = match (of_player(0), of_player(1)) {
            (Some(first), Some(second)) => first.min(second),
            (first, second) => match first.or(second) {
                Some(number) => number,
                None => return Output::Draw,
            },
        };
        if decided + 1 < input.moves.len() {
            Output::Inconsistent
        } else if decided % 2 == 0 {
            Output::First
        } else {
            Output::Second
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Output::First => "First player won",
            Output::Second => "Second player won",
            Output::Draw => "Draw",
            Output::Inconsistent => "Inconsistent",
        };
        writeln!(f, "{words}")
    }
}
