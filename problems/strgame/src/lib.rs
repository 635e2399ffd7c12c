//! # STRGAME: a piece on a ring of letters
//!
//! A move shifts the piece up to `L` cells to the left or up to `R` cells to the right, but never
//! to a letter that it stands on or stood on one or two moves ago. Who cannot move loses; play
//! without end is a draw.
//!
//! **Idea.** A position is the cell and the two letters before its own: `7 · 6 = 42` histories
//! for each cell. This graph is decided backwards, as [`theory::retrograde`] proves: from positions
//! without a move to those before them. A move is looked at in two halves, which `halves.rs` tells
//! of: whoever chooses the *letter* that he goes to forgets the older of his two letters, so there
//! are six times fewer ends of halves than of moves, and what is known of them is told to eight
//! histories by one subtraction. Only the first two moves know less than two former letters; they are
//! looked ahead by hand from the start, and nothing leads back to them.
//!
//! **Complexity.** `O(|S| (L + R))` time: of each cell with the letter before its own it becomes known
//! at most four times whether it is won or lost with some letters before that, and each time is told
//! to at most `L + R` cells; for all eight letters together that are no more than all in reach.
//! About 110 bytes for each cell: 6.6 MB at 60 000 letters.
//!
//! **Source.** Document 004, Bài 38.

use std::fmt;

use arena::Outcome;
use inpout::{BadInput, Problem, Source, int, limit, word};
use proconio::input;

pub mod brute;
pub mod cases;
mod halves;
mod ring;
pub mod rules;
pub mod second;

use halves::Outcomes;
use ring::Ring;

#[derive(Debug)]
pub struct Strgame;

/// The ring and how far a move may go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 60 000 letters from `a` to `h`; the piece starts at the first one.
    pub letters: Vec<u8>,
    /// Most cells to the left, from 1 to 50.
    pub left: usize,
    /// Most cells to the right, from 1 to 50.
    pub right: usize,
}

/// The outcome for the player who moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub Outcome);

impl Problem for Strgame {
    const ID: &'static str = "strgame";
    const FILE: &'static str = "STRGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            letters: with word('S', limit!("S"), "abcdefgh"),
            left: with int('L', limit!("L")),
            right: with int('R', limit!("R")),
        }
        Ok(Input {
            letters,
            left,
            right,
        })
    }

    fn solve(input: &Input) -> Output {
        let ring = Ring::new(input);
        let outcomes = Outcomes::of(&ring);
        Output(from_cell(&ring, &outcomes, 0))
    }
}

/// The outcome of a game that starts at cell `start`, where nothing has been visited yet.
fn from_cell(ring: &Ring, outcomes: &Outcomes<'_>, start: usize) -> Outcome {
    let first = ring.letter(start);
    best(ring.reach(start, &[first]).map(|cell| {
        let second = ring.letter(cell);
        best(
            ring.reach(cell, &[first, second])
                .map(|next| outcomes.outcome(next, second, first)),
        )
    }))
}

/// The outcome of a position whose moves lead to these: what is worst for the opponent is best.
fn best(after: impl Iterator<Item = Outcome>) -> Outcome {
    match after.min() {
        None | Some(Outcome::Won) => Outcome::Lost,
        Some(Outcome::Drawn) => Outcome::Drawn,
        Some(Outcome::Lost) => Outcome::Won,
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Outcome::Won => "WIN\n",
            Outcome::Lost => "LOSE\n",
            Outcome::Drawn => "DRAW\n",
        })
    }
}
