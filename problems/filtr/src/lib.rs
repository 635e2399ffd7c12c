//! # FILTR: how many steps until all are crossed out?
//!
//! The numbers from `L` to `R` stand on a board; step `i` crosses out the multiples of `i + 1`
//! that are left.
//!
//! **Idea.** A number goes in step `f − 1`, where `f` is its smallest prime factor, so the game
//! has `max f − 1` steps. If there is a prime, the largest one is the maximum, and it is looked
//! for from `R` downwards. If there is none, the board fits between two neighbouring primes,
//! which below 10^18 are at most 1442 apart (T. Oliveira e Silva, S. Herzog and S. Pardi,
//! *Mathematics of Computation* 83 (2014)), and the smallest factor of every number can be
//! afforded. [`theory::primes`] tells primes, and [`theory::factors`] finds factors. The proof is in `lesson.en.md`.
//!
//! **Complexity.** With `g ≤ 1442` numbers to look at, `O(g log R)` multiplications for the test
//! and about `g R^(1/4)` for the factors. Numbers fit in 64 bits; products modulo `R` are taken
//! in 128.
//!
//! **Source.** Document 004, Bài 24.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::factors::smallest_factor;
use theory::primes::is_prime;

pub mod brute;
pub mod cases;
pub mod second;

#[derive(Debug)]
pub struct Filtr;

/// The board, from 2 to 10^18.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// The least number.
    pub low: u64,
    /// The largest number, not less than `low`.
    pub high: u64,
}

/// The number of steps until nothing is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u64);

impl Problem for Filtr {
    const ID: &'static str = "filtr";
    const FILE: &'static str = "FILTR";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            low: with int('L', 2..=limit!("R", most)),
            high: with int('R', low..=limit!("R", most)),
        }
        Ok(Input { low, high })
    }

    fn solve(input: &Input) -> Output {
        let board = input.low..=input.high;
        let last = board
            .clone()
            .rev()
            .find(|&number| is_prime(number))
            .or_else(|| board.map(smallest_factor).max())
            .expect("the board is not empty");
        Output(last - 1)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
