//! # PEBBLES: the least first take that wins
//!
//! The first move takes any number of the `n` pebbles, each later move at most twice what the
//! other player just took; the last pebble wins. This is Whinihan's Fibonacci nim.
//!
//! **Idea.** By Zeckendorf's theorem every positive number is in exactly one way a sum of
//! Fibonacci numbers 1, 2, 3, 5, 8, … no two of which are neighbours in that list. Let `z(m)` be
//! the smallest term of the sum for `m`. Then a player who has `m > 0` pebbles before him and may
//! take at most `q` wins if and only if `q ≥ z(m)`.
//!
//! In the first move `q = n`, so **the answer is the smallest Zeckendorf term of `n`**. Taking away
//! the largest Fibonacci number that fits, again and again, finds the sum, since what is left is
//! never a neighbour of it; the last one taken is the answer. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(log n)` additions: 86 Fibonacci numbers lie below 10^18, and the next one,
//! 1.1 · 10^18, still fits in 64 bits.
//!
//! **Source.** Document 004, Bài 7; originally COCI 2010/2011, contest 4, task HRPA.
//! M. J. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1 (1963); for other bounds than "twice"
//! A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8 (1970).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Pebbles;

/// The heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Number of pebbles, from 2 to 10^18.
    pub pebbles: u64,
}

/// The least number of pebbles with which the first player wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// From 1 to all.
    pub take: u64,
}

impl Problem for Pebbles {
    const ID: &'static str = "pebbles";
    const FILE: &'static str = "PEBBLES";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            pebbles: with int('n', limit!("n")),
        }
        Ok(Input { pebbles })
    }

    fn solve(input: &Input) -> Output {
        let take = smallest_term(input.pebbles);
        Output { take }
    }
}

/// The smallest term of the Zeckendorf sum of `n ≥ 1`.
fn smallest_term(n: u64) -> u64 {
    let (mut fibonacci, mut next) = (1, 2);
    while next <= n {
        (fibonacci, next) = (next, fibonacci + next);
    }
    let mut left = n;
    while left > fibonacci {
        left -= fibonacci;
        while fibonacci > left {
            (fibonacci, next) = (next - fibonacci, fibonacci);
        }
    }
    fibonacci
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.take)
    }
}
