//! # SOCOLA2: chocolate for the breaker: how the squares are shared
//!
//! A move breaks one piece of an `M × N` bar along a line. Single squares that come off belong to
//! the player who broke them off; each player wants to end as far ahead of the other as he can.
//!
//! **Idea.** What has been earned no longer matters, so a position is the multiset of the pieces
//! that can still be broken, and its *lead*, what the player to move will get more than the other
//! one from now on, is the largest `kept − lead(next)` over all breaks. With the lead `v` of the
//! bar the first player gets `(MN + v) / 2` squares. The proof is in `lesson.en.md`. There are
//! never more pieces of `k` squares than `⌊MN / k⌋`, so the counts of all kinds are the digits of
//! a number in mixed radix, in which a break adds a constant.
//!
//! **Complexity.** Exponential in `MN`: the positions times the breaks of one. There are 861 145
//! positions below 3 × 16, the most of all bars of at most 48 squares; the numbers fit in 128
//! bits.
//!
//! **Source.** Document 003, Bài 5, second question.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
mod search;
pub mod second;

use search::Search;

/// The most squares of a bar.
pub const MOST_SQUARES: i32 = limit!("squares", most);

#[derive(Debug)]
pub struct Socola2;

/// The sides of the bar, with at most [`MOST_SQUARES`] squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `M`, at least 1.
    pub rows: i32,
    /// `N`, at least 1.
    pub columns: i32,
}

/// The squares that each player owns at the end, if both play their best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The squares of the player who breaks first.
    pub first: i32,
    /// The squares of the other one.
    pub second: i32,
}

sentences! {
    MORE_SQUARES:
        "{0} nhân {1} bằng {2}, nhiều hơn {3} ô",
        "{0} times {1} is {2}, more than {3} squares";
}

impl Problem for Socola2 {
    const ID: &'static str = "socola2";
    const FILE: &'static str = "SOCOLA2";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            rows: with int('M', 1..=MOST_SQUARES),
            columns: with int('N', 1..=MOST_SQUARES),
        }
        let squares = rows * columns;
        if squares > MOST_SQUARES {
            return Err(source.bad(MORE_SQUARES.with(&[&rows, &columns, &squares, &MOST_SQUARES])));
        }
        Ok(Input { rows, columns })
    }

    fn solve(input: &Input) -> Output {
        let [short, long] = [input.rows.min(input.columns), input.rows.max(input.columns)];
        if long == 1 {
            // Nobody breaks off a single square, so nobody owns it.
            return Output {
                first: 0,
                second: 0,
            };
        }
        let lead = Search::lead_of_bar(short, long);
        Output {
            first: i32::midpoint(short * long, lead),
            second: i32::midpoint(short * long, -lead),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.first, self.second)
    }
}
