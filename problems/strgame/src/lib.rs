//! # STRGAME: a piece on a ring of letters
//!
//! A move shifts the piece up to `L` cells to the left or up to `R` cells to the right, but never
//! to a letter that it stands on or stood on one or two moves ago. Who cannot move loses; play
//! without end is a draw.
//!
//! **Idea.** What the rest of the game depends on is the cell and the two letters before its own.
//! The rule keeps these three letters apart, so a cell has `7 · 6 = 42` such histories, and the
//! game is a graph of `42 |S|` positions with cycles: [`theory::retrograde`] decides it backwards
//! from the positions without a move. A recursion without an order to follow would go round the
//! cycles. Only the first two moves of the game know less than two former letters; they are
//! looked ahead from the start by hand, and nothing leads back to them.
//!
//! **No arcs in memory.** Every position has up to 100 moves: at 60 000 letters 150 million in
//! all, far too many to keep. Backward induction asks only for predecessors, and these are regular:
//! the piece came to cell `q` with the former letters `a`, `b` from a cell of the letter `a` not
//! too far away, where it remembered `b` and some third letter `x`; and `x` can be any letter
//! except `a`, `b` and the one of cell `q`, which it must not have forbidden. The cells of each
//! letter are listed in order, so those within reach are one slice of a list, or two at the seam.
//!
//! A reach of the whole ring or more is a reach of every cell once: only where a move leads
//! matters, and the piece's own cell has a forbidden letter.
//!
//! **Complexity.** `O(42 |S| (L + R))` time, 8 bytes for each of the `42 |S|` positions and
//! 36 bytes for each cell: 23 MB at 60 000 letters. All numbers fit into 32 bits.
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

use ring::Ring;

/// The problem STRGAME.
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
            letters: with word("S", 1..=60_000, "abcdefgh"),
            left: with int("L", 1..=50),
            right: with int("R", 1..=50),
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
