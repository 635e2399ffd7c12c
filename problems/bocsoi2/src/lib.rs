//! # BOCSOI2: two heaps, four from one or three from both
//!
//! A move takes 1 to 4 stones from one heap, or the same number, 1 to 3, from both; who cannot
//! move loses.
//!
//! **Theorem.** Let `m ≤ M` be the heaps. The position is lost exactly if, modulo 5,
//!
//! | `m` | 0 | 1 | 2 | 3 | 4 and more |
//! |---|---|---|---|---|---|
//! | lost if | `M = 0` | `M = 2` | `M = 1` | never | `m + M = 3` |
//!
//! Every move changes the sum modulo 5, so far from the edge one remainder of it is lost. The
//! proof is in `lesson.en.md`; a second one is the test
//! `the_theorem_holds_on_the_169_positions_that_prove_it`. Of at most 11 moves no more than three
//! win.
//!
//! **Complexity.** `O(1)` a pair. The sum of two heaps, at most `2 · 10^18`, fits 64 bits.
//!
//! **Source.** Document 003, Bài 1. The idea is that of W. A. Wythoff's game (1907), with bounded
//! moves.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Bocsoi2;

/// The stones in the first and in the second heap.
pub type Heaps = (u64, u64);

/// The positions, each a game of its own, with heaps up to 10^18.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one.
    pub positions: Vec<Heaps>,
}

/// For each position those that winning first moves leave, in ascending order. At most three for
/// each position, none if it is lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Vec<Heaps>>);

/// The largest heap.
const LARGEST: u64 = limit!("x", most);

/// What a move takes from the first and from the second heap.
const TAKES: [Heaps; 11] = [
    (3, 3),
    (2, 2),
    (1, 1),
    (4, 0),
    (3, 0),
    (2, 0),
    (1, 0),
    (0, 4),
    (0, 3),
    (0, 2),
    (0, 1),
];

sentences! {
    PAIR: "cặp", "pair";
}

impl Problem for Bocsoi2 {
    const ID: &'static str = "bocsoi2";
    const FILE: &'static str = "BOCSOI2";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, q: with int('q', limit!("q")) }
        let positions = source.rows(PAIR, q, (int('x', limit!("x")), int('y', limit!("y"))));

        Ok(Input { positions })
    }

    fn solve(input: &Input) -> Output {
        let left = input.positions.iter().map(|&heaps| winning(heaps));
        Output(left.collect())
    }
}

/// The lost positions that one move leaves, in ascending order.
fn winning((x, y): Heaps) -> Vec<Heaps> {
    let mut left: Vec<Heaps> = TAKES
        .iter()
        .filter_map(|(a, b)| Some((x.checked_sub(*a)?, y.checked_sub(*b)?)))
        .filter(|&heaps| is_lost(heaps))
        .collect();
    left.sort_unstable();
    left
}

/// The theorem: whether the player to move loses.
fn is_lost((x, y): Heaps) -> bool {
    let (smaller, larger) = (x.min(y), x.max(y));
    match smaller {
        0 => larger % 5 == 0,
        1 => larger % 5 == 2,
        2 => larger % 5 == 1,
        3 => false,
        _ => (smaller + larger) % 5 == 3,
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for left in &self.0 {
            writeln!(f, "{}", left.len())?;
            for (x, y) in left {
                writeln!(f, "{x} {y}")?;
            }
        }
        Ok(())
    }
}
