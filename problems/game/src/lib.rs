//! # GAME: a pawn on a directed graph
//!
//! Two players move a pawn along the arcs in turn; who cannot move loses; play without end is a
//! draw.
//!
//! **Idea.** Decide positions backwards from the end. A position without a move is lost; a
//! position with a move to a lost one is won; a position all of whose moves lead to won ones is
//! lost. Whatever can never be decided in this way is a draw. The proof is in `lesson.en.md`, and in
//! `theory::retrograde` for any game.
//!
//! Each position is decided at most once, and only then are its predecessors told. A counter of
//! the moves not yet known to lead to won positions replaces asking all of them again.
//!
//! **Complexity.** `O(N + M)` time and memory; no recursion, so a chain of any length will do.
//! Repeated arcs are counted as often as they are told of, which is what the counter needs.
//! Numbers of positions and arcs fit into 32 bits.
//!
//! **Source.** Document 004, second article, P1; also its section 4.1.1.

use std::fmt;

use arena::Outcome;
use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;

#[derive(Debug)]
pub struct Game;

/// A graph and the position where the pawn starts; positions are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of positions, from 1 to 2·10^5.
    pub positions: usize,
    /// Where the pawn starts.
    pub start: usize,
    /// At most 10^6 moves, each `(from, to)`; there may be loops and repetitions.
    pub moves: Vec<(u32, u32)>,
}

/// How the game ends for the player who moves first; it is a draw if play never ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub Outcome);

sentences! {
    FROM: "đầu", "from";
    TO: "cuối", "to";
}

impl Problem for Game {
    const ID: &'static str = "game";
    const FILE: &'static str = "GAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            positions: with int('N', limit!("N")),
            m: with int('M', limit!("M")),
            start: with int('u', 1..=positions),
        }
        let arc = (int(FROM, 1..=positions), int(TO, 1..=positions));
        let moves = source.rows(names::ARC, m, arc);

        Ok(Input {
            positions: positions as usize,
            start: start as usize,
            moves,
        })
    }

    fn solve(input: &Input) -> Output {
        Output(outcomes(input)[input.start])
    }
}

/// The outcome of every position for the player to move; entry 0 means nothing.
fn outcomes(input: &Input) -> Vec<Outcome> {
    // How many moves of each position are not known to lead to won ones.
    let mut left = vec![0; input.positions + 1];
    // Where the moves to each position end, if they stand in the order of the positions they lead to.
    let mut ends = vec![0; input.positions + 2];
    for &(from, to) in &input.moves {
        left[from as usize] += 1;
        ends[to as usize] += 1;
    }
    for position in 0..=input.positions {
        ends[position + 1] += ends[position];
    }
    // The positions from which they come. Each one is put before the last, until the ends are starts.
    let mut before = vec![0; input.moves.len()];
    for &(from, to) in &input.moves {
        ends[to as usize] -= 1;
        before[ends[to as usize]] = from;
    }

    let mut outcomes = vec![Outcome::Drawn; input.positions + 1];
    let mut decided: Vec<usize> = (1..=input.positions).filter(|&at| left[at] == 0).collect();
    for &position in &decided {
        outcomes[position] = Outcome::Lost;
    }
    while let Some(position) = decided.pop() {
        let is_lost = outcomes[position] == Outcome::Lost;
        for &from in &before[ends[position]..ends[position + 1]] {
            let from = from as usize;
            left[from] -= 1;
            if outcomes[from] == Outcome::Drawn && (is_lost || left[from] == 0) {
                outcomes[from] = if is_lost { Outcome::Won } else { Outcome::Lost };
                decided.push(from);
            }
        }
    }
    outcomes
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = match self.0 {
            Outcome::Won => 1,
            Outcome::Lost => 2,
            Outcome::Drawn => 0,
        };
        writeln!(f, "{number}")
    }
}
