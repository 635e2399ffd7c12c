//! # TOMAU: colouring strips: Grundy value and winning first moves
//!
//! A move colours two or three adjacent uncoloured cells of one strip; who cannot move loses.
//! Asked are the nim-sum of the strips, and all winning first moves: how many, and the first.
//!
//! **Idea.** Coloured cells cut a strip into parts that are strips of their own: the game is
//! octal 0.077 ([`theory::octal`]). With the nim-sum `x` of all strips, a move in a strip of `n`
//! cells wins exactly if it leaves there what the other strips are worth, `x ^ g(n)`; such pairs
//! of parts are counted strip by strip. By the theorem of Guy and Smith a period is proved by
//! finitely many values (24, from `n = 142` on); so the number of pairs with a given sum and
//! value grows by a constant, and the first pair begins with less than 142 + 24 cells. The proofs
//! are in [`theory::octal`] and in `lesson.en.md`.
//!
//! **Complexity.** 512 values and two tables to begin with, then `O(1)` a strip. There are less
//! than 2 · 10^9 moves in a strip, so 64 bits hold all counts.
//!
//! **Source.** Document 003, Bài 4. (The values are those of Kayles, each twice. Nothing here
//! relies on that; the tests do.)

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;
use theory::nimber::nim_sum;
use theory::octal::Repeating;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;
pub mod theorem;

#[derive(Debug)]
pub struct Tomau;

/// The strips.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Numbers of cells, from 1 to 10^9; 1 to 10^5 strips.
    pub strips: Vec<u64>,
}

/// What is asked of the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The nim-sum of the values of all strips.
    pub nim_sum: usize,
    /// The number of winning first moves.
    pub winning: u64,
    /// The first of them: by strip, then by start, then by length.
    pub first: Option<Move>,
}

/// A move: the strip, the leftmost cell that it colours, and how many cells, 2 or 3; strips and cells are
/// numbered from 1. The order is the one of the output.
pub type Move = (usize, u64, u64);

impl Problem for Tomau {
    const ID: &'static str = "tomau";
    const FILE: &'static str = "TOMAU";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, k: with int('k', limit!("k")) }
        let strips = source.ints(names::STRIP, k, limit!("n"));

        Ok(Input { strips })
    }

    fn solve(input: &Input) -> Output {
        let values = values();
        let nim_sum = nim_sum(input.strips.iter().map(|&n| values.at(n)));
        let mut winning = 0;
        let mut first = None;
        for (strip, &n) in (1..).zip(&input.strips) {
            let wanted = nim_sum ^ values.at(n);
            let rests = [2, 3].into_iter().filter(|&length| length <= n);
            let rests = rests.map(|length| (length, n - length));
            let here = rests.clone().map(|(_, rest)| values.pairs(rest, wanted));
            let here: u64 = here.sum();
            winning += here;
            if here > 0 && first.is_none() {
                let moves = rests.filter_map(|(length, rest)| {
                    let left = values.first_pair(rest, wanted)?;
                    Some((strip, left + 1, length))
                });
                first = moves.min();
            }
        }
        Output {
            nim_sum,
            winning,
            first,
        }
    }
}

/// The values of all strips.
fn values() -> Repeating {
    Repeating::of(&[0, 7, 7], 512).expect("some three hundred values prove the period")
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.nim_sum, self.winning)?;
        match self.first {
            Some((strip, start, length)) => writeln!(f, "{strip} {start} {length}"),
            None => Ok(()),
        }
    }
}
