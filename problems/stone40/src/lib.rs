//! # STONE: two colours of stones in rows
//!
//! Hermione takes a blue stone of some row together with everything to the right of it, Ron a red
//! one; who finds no stone of his own loses. Hermione moves first.
//!
//! **Idea.** Each row is a red–blue Hackenbush stalk, worth a number by Berlekamp's rule
//! ([`row`]): the stones of the first run count 1 each and the stones after it
//! 1/2, 1/4, 1/8, …, blue for Hermione and red for Ron. With the sum `s` of all rows Hermione
//! wins exactly when `s > 0`, by a first move that leaves at least 0. Her last stone of a row costs
//! least, just what the row's last stone weighs: only where `s` is enough for that the others are
//! tried. A proof without numbers as games is in `lesson.en.md`.
//!
//! **Complexity.** `O(total length)` time to read the rows, a word each, and `O(1)` more for each row
//! ([`Row::worth`]). Values are exact integers in units of `2^−59`; the sum of two million stones
//! stays below `2^80` and needs an `i128`. A `double` has 53 bits and forgets the last stones of long
//! rows.
//!
//! **Source.** Document 004, Bài 40. E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*,
//! chapters 1 to 3.

use std::fmt;

use inpout::{BadInput, Name, Problem, Source, int, limit, names, sentences, word};
use proconio::input;

pub mod brute;
pub mod cases;
mod referee;
pub mod row;
pub mod rules;
pub mod second;

pub use row::Row;

/// Stones in all rows together.
pub const MOST_STONES: usize = limit!("all_L", most);

#[derive(Debug)]
pub struct Stone40;

/// The rows, each of 1 to 60 letters `B` (Hermione's stones) and `R` (Ron's).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Up to 100 000 rows with [`MOST_STONES`] stones in all.
    pub rows: Vec<Row>,
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
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let row = word(Name::Item, limit!("L"), "BR").seen(Row::new);
        let rows = source.rows(names::ROW, n, row);

        let stones: usize = rows.iter().map(|row| row.len()).sum();
        if stones > MOST_STONES {
            return Err(source.bad(MORE_STONES.with(&[&stones, &MOST_STONES])));
        }
        Ok(Input { rows })
    }

    fn solve(input: &Input) -> Output {
        let sum: i128 = input.rows.iter().map(|row| row.worth()).sum();
        if sum <= 0 {
            return Output::Ron;
        }
        let mut rows = (1..).zip(&input.rows);
        let (number, row) = rows
            .find(|(_, row)| row.last_blue().is_some() && row.last_weight() <= sum)
            .expect("a positive sum has a winning move");
        let others = sum - row.worth();
        let mut hers = (0..row.len()).filter(|&stone| row.is_blue(stone));
        let stone = hers
            .find(|&stone| others + row.before(stone).worth() >= 0)
            .expect("her last stone of the row wins");
        Output::Hermione {
            row: number,
            stone: stone + 1,
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Hermione { row, stone } => writeln!(f, "Hermione\n{row} {stone}"),
            Output::Ron => writeln!(f, "Ron"),
        }
    }
}
