//! # STRGAME: a piece on a ring of letters
//!
//! A move shifts the piece up to `L` cells to the left or up to `R` cells to the right, but never
//! to a letter that it stands on or stood on one or two moves ago. Who cannot move loses; play
//! without end is a draw.
//!
//! **Idea.** A position is the cell and the two letters before its own: `7 · 6 = 42` histories
//! for each cell. [`theory::retrograde`] decides this graph backwards. Only the first two moves
//! know less than two former letters; they are looked ahead by hand from the start, and nothing
//! leads back to them. No arcs are kept: the cells of each letter are listed in order, so those
//! within reach are one slice of a list, or two at the seam. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(42 |S| (L + R))` time, 8 bytes for each of the `42 |S|` positions and 36
//! bytes for each cell: 23 MB at 60 000 letters. All numbers fit into 32 bits.
//!
//! **Source.** Document 004, Bài 38.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, word};
use proconio::input;
use theory::retrograde::{Outcome, Outcomes};

pub mod brute;
pub mod cases;
mod ring;
pub mod rules;
pub mod second;

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
            letters: with word('S', 1..=60_000, "abcdefgh"),
            left: with int('L', 1..=50),
            right: with int('R', 1..=50),
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
fn from_cell(ring: &Ring, outcomes: &Outcomes, start: usize) -> Outcome {
    let first = ring.letter(start);
    best(ring.reach(start, &[first]).map(|cell| {
        let second = ring.letter(cell);
        best(
            ring.reach(cell, &[first, second])
                .map(|next| outcomes.outcome(ring.position(next, second, first))),
        )
    }))
}

/// The outcome of a position whose moves lead to these: the best of them for who makes the move.
fn best(after: impl Iterator<Item = Outcome>) -> Outcome {
    let mut best = Outcome::Lost;
    for outcome in after {
        match outcome {
            Outcome::Lost => return Outcome::Won,
            Outcome::Drawn => best = Outcome::Drawn,
            Outcome::Won => {}
        }
    }
    best
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
