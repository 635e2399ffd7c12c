//! # CARO: who has five in a row, and when?
//!
//! The moves of a game of five in a row on a board without end are on record. Has one of the two
//! won, and do the records end with that move?
//!
//! **Idea.** A *window*, five neighbouring cells of a line that are all one player's, is complete
//! with the latest of its moves; the game is decided by the earliest window of all. Few stones lie
//! in windows, or share their cell with another one, which must not be: one sieve (`ring.rs`), with
//! four places for each stone, of which about a quarter shares one with another by chance, lets
//! all of both kinds through and few others. What is left is sorted as numbers, `y` in the upper
//! half and `x` in the lower. The next cell in a direction is the number plus a constant, and as
//! the cells ascend, so do their neighbours: one pointer that never goes back finds them all. The
//! proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n)` but for the sorting of stones that the sieves let through, which may be
//! all if somebody has chosen the cells against them: `O(n log n)`, and never wrong.
//!
//! **Source.** Document 004, Bài 26.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod ring;
mod stones;

use stones::{Stone, first_five, stones, taken_twice};

#[derive(Debug)]
pub struct Caro;

/// A cell: `x` and `y`, each from −10^9 to 10^9.
pub type Cell = (i32, i32);

/// The records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The cells in the order of the moves, all different, at most 10^6.
    moves: Vec<Cell>,
    /// All stones in five in a row of one player and few others, in the order of the cells. They
    /// come from the search for a cell that is taken twice.
    near: Vec<Stone>,
}

impl Input {
    /// The records with these moves, at most 10^6. `O(n)`, and the sorting of the stones that no
    /// sieve drops.
    #[must_use]
    pub fn new(moves: Vec<Cell>) -> Input {
        let near = stones(&moves, &ring::near(&moves));
        Input { moves, near }
    }
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
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let cell = (int('x', limit!("x")), int('y', limit!("y")));
        let input = Input::new(source.rows(names::MOVE, n, cell));
        if let Some([earlier, later]) = taken_twice(&input.near) {
            let (x, y) = input.moves[earlier];
            return Err(source.bad(TAKEN.with(&[&(later + 1), &x, &y, &(earlier + 1)])));
        }
        Ok(input)
    }

    fn solve(input: &Input) -> Output {
        let of_player = |player: usize| {
            let own = |stone: &Stone| stone.time % 2 == player;
            let own: Vec<Stone> = input.near.iter().copied().filter(own).collect();
            first_five(&own)
        };
        match [0, 1].into_iter().filter_map(of_player).min() {
            None => Output::Draw,
            Some(decided) if decided + 1 < input.moves.len() => Output::Inconsistent,
            Some(decided) if decided % 2 == 0 => Output::First,
            Some(_) => Output::Second,
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
