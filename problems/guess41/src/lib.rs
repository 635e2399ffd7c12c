//! # GUESS: guess a number: dear yes, cheap no
//!
//! One of the numbers 1 to `n` has to be found by questions "is it in the set S?". A yes costs two
//! sweets, a no costs one. How many sweets always suffice?
//!
//! **Idea.** Let `F(k)` be the most numbers among which one can always be found with `k` sweets.
//! Then `F(0) = F(1) = 1`, and `F(k) = F(k − 1) + F(k − 2)` for `k ≥ 2`: the first term after a no,
//! the second after a yes. The answer is the least `k` with `F(k) ≥ n`. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(log n)` additions: 10^18 is passed at `F(87)` = 1.1 · 10^18, and the number
//! after that, 1.8 · 10^18, fits in 64 bits as well.
//!
//! **Source.** Document 004, Bài 41.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Guess41;

/// The range of the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// `n`, from 1 to 10^18: the number is one of 1 to `n`.
    pub numbers: u64,
}

/// How many sweets are needed: the least number that always suffices, at most 87.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u32);

impl Problem for Guess41 {
    const ID: &'static str = "guess41";
    const FILE: &'static str = "GUESS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            numbers: with int('n', limit!("n")),
        }
        Ok(Input { numbers })
    }

    fn solve(input: &Input) -> Output {
        let mut sweets = 0;
        // F(k) and F(k + 1) for k sweets.
        let (mut candidates, mut next) = (1, 1);
        while candidates < input.numbers {
            sweets += 1;
            (candidates, next) = (next, candidates + next);
        }
        Output(sweets)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
