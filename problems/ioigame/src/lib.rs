//! # IOIGAME: numbers from either end of a row
//!
//! Two players take in turn the first or the last number of a row. The program moves first and
//! must be sure of at least half of the sum; beyond the document's limits, of as much as can be
//! guaranteed at every moment.
//!
//! **Idea.** Let `d(i, j)` be the *advantage* of the player to move in the row `a[i..j]`: what he
//! still gets minus what the other one still gets, when both play best. Then `d(i, i) = 0` and
//!
//! > `d(i, j) = max(a[i] − d(i + 1, j), a[j − 1] − d(i, j − 1))`.
//!
//! The player here takes an end that attains the maximum, whatever happened before, so his
//! *guarantee*, what he has plus what he can still force, never falls. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(N²)` time, from short rows to long ones in a single array of advantages;
//! which ends are best is kept in a byte for each row that may come up, 12.5 MB for `N = 5000`.
//! Then `O(1)` a move. The numbers sum up to at most `5·10^12`.
//!
//! **Source.** Document 004, "Trò chơi" (IOI 1996, "A Game").

use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Interactive, Opening, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod player;
mod referee;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

pub use player::{End, First};

#[derive(Debug)]
pub struct Ioigame;

/// The row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From the left; an even number of them, each from 1 to 10^9.
    pub numbers: Vec<i64>,
}

impl Input {
    /// Whether the row keeps to the limits of the document, where half of its sum is enough.
    pub fn is_within_the_documents_limits(&self) -> bool {
        self.numbers.len() <= SOURCE_LENGTH
            && self.numbers.iter().all(|&number| number <= SOURCE_MOST)
    }
}

/// The longest row of the document.
pub const SOURCE_LENGTH: usize = 200;

/// The largest number of the document.
pub const SOURCE_MOST: i64 = 200;

/// What the two players get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The total of the player who moves first.
    pub first: i64,
    /// The total of the other one.
    pub second: i64,
}

sentences! {
    ODD: "N: {0} là số lẻ", "N: {0} is odd";
}

impl Problem for Ioigame {
    const ID: &'static str = "ioigame";
    const FILE: &'static str = "IOIGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int::<usize>('N', limit!("N")) }
        if !n.is_multiple_of(2) {
            return Err(source.bad(ODD.with(&[&n])));
        }
        let numbers = source.ints(names::NUMBER, n, limit!("number"));

        Ok(Input { numbers })
    }

    /// The totals when both play best.
    fn solve(input: &Input) -> Output {
        let advantage = Table::new(&input.numbers).advantage;
        let sum: i64 = input.numbers.iter().sum();
        let [first, second] = [sum + advantage, sum - advantage].map(|twice| twice / 2);
        Output { first, second }
    }
}

/// The best ends of every row that can be left.
#[derive(Debug, Clone)]
pub struct Table {
    /// `left_to_right[length - 1][from]`: how taking the left end compares with taking the right one.
    left_to_right: Vec<Vec<Ordering>>,
    /// Of the player to move in the whole row.
    advantage: i64,
}

impl Table {
    /// The table of a row that is not empty.
    pub fn new(numbers: &[i64]) -> Self {
        let n = numbers.len();
        // advantages[i] = d(i, i + length), for one length after the other.
        let mut advantages = vec![0; n + 1];
        let mut left_to_right: Vec<Vec<Ordering>> = Vec::with_capacity(n);
        for length in 1..=n {
            let ends = (0..=n - length).map(|from| {
                let left = numbers[from] - advantages[from + 1];
                let right = numbers[from + length - 1] - advantages[from];
                advantages[from] = left.max(right);
                left.cmp(&right)
            });
            left_to_right.push(ends.collect());
        }
        Table {
            left_to_right,
            advantage: advantages[0],
        }
    }

    /// Whether taking this end of a row that is not empty is best play.
    pub fn is_best(&self, row: &Range<usize>, end: End) -> bool {
        let left_to_right = self.left_to_right[row.len() - 1][row.start];
        match end {
            End::Left => left_to_right.is_ge(),
            End::Right => left_to_right.is_le(),
        }
    }
}

impl Interactive for Ioigame {
    type Player = First;
    const OPENING: Opening = Opening::File;

    fn player(opening: &Input) -> First {
        First::new(opening)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.first, self.second)
    }
}
