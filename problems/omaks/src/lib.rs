//! # OMAKS: chords on a circle
//!
//! Two players draw chords between `n` points on a circle; no two chords may have a point in
//! common. Who cannot draw loses. Who wins, and with how many first chords?
//!
//! **Idea.** A chord leaves two smaller circles with `n − 2` points together, so the game is
//! Dawson's Kayles, octal 0.07 ([`theory::octal`]). A chord wins if it leaves two parts of equal
//! value: with `E(m)` the number of `i` in `0..=m` with `g(i) = g(m − i)` there are `n · E(n − 2)
//! / 2` of them, as each is met from both ends. By the theorem of Guy and Smith a period is
//! proved by finitely many values (34, from `n = 53` on), and `E` grows in each residue class by
//! a constant. The proofs are in [`theory::octal`] and in `lesson.en.md`.
//!
//! **Complexity.** 256 values and two small tables to begin with, then `O(1)` a query. The count
//! is at most `n(n − 1)/2 < 5 · 10^17` and needs 64 bits.
//!
//! **Source.** Document 004, 4.1.2 b and the remarks after Grundy's game. T. R. Dawson, 1935.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::octal::Repeating;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;
pub mod theorem;

#[derive(Debug)]
pub struct Omaks;

/// The circles asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Numbers of points, from 0 to 10^9; 1 to 10^5 of them.
    pub circles: Vec<u64>,
}

/// The number of winning first chords of each circle; there is one if the first player wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the circles.
    pub chords: Vec<u64>,
}

impl Problem for Omaks {
    const ID: &'static str = "omaks";
    const FILE: &'static str = "OMAKS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, q: with int('q', limit!("q")) }
        let circles = source.ints('n', q, limit!("n"));

        Ok(Input { circles })
    }

    fn solve(input: &Input) -> Output {
        let values = values();
        let chords = input.circles.iter().map(|&n| winning_chords(n, &values));
        let chords = chords.collect();
        Output { chords }
    }
}

/// The values of all circles.
fn values() -> Repeating {
    Repeating::of(&[0, 7], 256).expect("some two hundred values prove the period")
}

fn winning_chords(n: u64, values: &Repeating) -> u64 {
    let others = n.checked_sub(2);
    others.map_or(0, |others| n * values.pairs(others, 0) / 2)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chords.iter().try_for_each(|&chords| {
            let wins = u8::from(chords > 0);
            writeln!(f, "{wins} {chords}")
        })
    }
}
