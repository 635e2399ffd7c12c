//! # COLLECT: can one ball be left?
//!
//! There are `A`, `B` and `C` balls of three colours. A step replaces two balls of different
//! colours by one ball of the third colour. Can exactly one ball be left?
//!
//! **Idea.** A step changes all three parities. So equal parities stay equal, and those that are
//! not all equal stay so, as they are at the goal. The answer is yes exactly if
//!
//! 1. there is a single ball from the start, or
//! 2. at least two colours are present and the three parities are not all equal:
//!
//! it is enough to take always a ball of each of the two most frequent colours. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(1)` a test. The numbers go up to 2^63 − 1, and their sum up to almost 2^65:
//! nothing here adds them.
//!
//! **Source.** Document 004, Bài 34.

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Collect;

/// The most balls of a colour, the largest number of 63 bits.
pub const MOST: u64 = limit!("A", most);

/// The numbers of balls of the three colours, each from 0 to [`MOST`].
pub type Balls = [u64; 3];

/// All tests of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^5 tests.
    pub tests: Vec<Balls>,
}

/// For each test, whether one ball can be left, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<bool>);

impl Problem for Collect {
    const ID: &'static str = "collect";
    const FILE: &'static str = "COLLECT";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let (a, b) = (int('A', limit!("A")), int('B', limit!("B")));
        let test = (a, b, int('C', limit!("C"))).map(<[u64; 3]>::from);
        let tests = source.rows(names::TEST, t, test);

        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        Output(input.tests.iter().map(can_leave_one).collect())
    }
}

fn can_leave_one(balls: &Balls) -> bool {
    let colours = balls.iter().filter(|&&number| number > 0).count();
    match colours {
        0 => false,
        1 => balls.contains(&1),
        _ => balls.iter().any(|number| number % 2 != balls[0] % 2),
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&possible| f.write_str(if possible { "YES\n" } else { "NO\n" }))
    }
}
