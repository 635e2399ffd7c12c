//! # STONE: two colours of stones in rows
//!
//! Hermione takes a blue stone of some row together with everything to the right of it, Ron a red
//! one; who finds no stone of his own loses. Hermione moves first.
//!
//! **Idea.** Each row is a red–blue Hackenbush stalk, worth a number by Berlekamp's rule
//! ([`crate::hackenbush`]): the stones of the first run count 1 each and the stones after it
//! 1/2, 1/4, 1/8, …, blue for Hermione and red for Ron. With the sum `s` of all rows Hermione
//! wins exactly when `s > 0`, by a first move that leaves at least 0. The rule gives the value of
//! every prefix on the way to the whole, so each blue stone is tried in constant time. A proof
//! without numbers as games is in `lesson.en.md`.
//!
//! **Complexity.** `O(total length)` time; the rows themselves are the memory. Values are exact
//! integers in units of `2^−59`; the sum of two million stones stays below `2^80` and needs an
//! `i128`. A `double` has 53 bits and forgets the last stones of long rows.
//!
//! **Source.** Document 004, Bài 40. E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*,
//! chapters 1 to 3.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod hackenbush;
mod referee;
pub mod rules;
pub mod second;

use hackenbush::{Colour, prefix_values, value};

/// Stones in all rows together.
pub const MOST_STONES: usize = 2_000_000;

#[derive(Debug)]
pub struct Stone40;

/// The rows, each of 1 to 60 letters `B` (Hermione's stones) and `R` (Ron's).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Up to 100 000 rows with [`MOST_STONES`] stones in all.
    pub rows: Vec<Vec<u8>>,
}

/// The winner, and how she starts if it is Hermione.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Hermione wins; her first move takes stone `stone` of row `row`, both from 1.
    Hermione {
        /// Number of the row, from the top.
        row: usize,
        /// Number of the stone, from the left.
        stone: usize,
    },
    /// Ron wins.
    Ron,
}

sentences! {
    MORE_STONES:
        "các hàng có {0} viên sỏi, nhiều hơn {1}",
        "the rows hold {0} stones, more than {1}";
}

impl Problem for Stone40 {
    const ID: &'static str = "stone40";
    const FILE: &'static str = "STONE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', 1..=100_000) }
        let rows = source.words(names::ROW, n, 1..=60, "BR");

        let stones: usize = rows.iter().map(Vec::len).sum();
        if stones > MOST_STONES {
            return Err(source.bad(MORE_STONES.with(&[&stones, &MOST_STONES])));
        }
        Ok(Input { rows })
    }

    fn solve(input: &Input) -> Output {
        let sum: i128 = input.rows.iter().map(|row| worth(row)).sum();
        if sum <= 0 {
            return Output::Ron;
        }
        for (row, stones) in (1..).zip(&input.rows) {
            let others = sum - worth(stones);
            let left_by_each = (1..).zip(stones).zip(prefix_values(colours(stones)));
            for ((stone, &letter), left) in left_by_each {
                if letter == b'B' && others + left >= 0 {
                    return Output::Hermione { row, stone };
                }
            }
        }
        unreachable!("a positive sum has a winning move")
    }
}

/// What a row of letters `B` and `R` is worth to Hermione, in units of `2^−59`.
pub fn worth(row: &[u8]) -> i128 {
    value(colours(row))
}

/// The stones of a row, by colour.
fn colours(row: &[u8]) -> impl Iterator<Item = Colour> {
    row.iter().map(|&letter| match letter {
        b'B' => Colour::Blue,
        _ => Colour::Red,
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Hermione { row, stone } => writeln!(f, "Hermione\n{row} {stone}"),
            Output::Ron => writeln!(f, "Ron"),
        }
    }
}
