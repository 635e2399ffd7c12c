//! # FILTR: how many steps until all are crossed out?
//!
//! The numbers from `L` to `R` stand on a board; step `i` crosses out the multiples of `i + 1`
//! that are left.
//!
//! **Which step takes a number.** A number `m` goes in the first step `i` for which `i + 1`
//! divides it. The least divisor of `m` above 1 is its smallest prime factor `f(m)` (a factor of
//! a divisor is a smaller divisor), so `m` goes in step `f(m) − 1`, and the game has
//! `max f(m) − 1` steps, the maximum being over all `m` from `L` to `R`.
//!
//! **If there is a prime**, the largest one is the maximum; we look for it from `R` downwards. The
//! proof is in `lesson.en.md`.
//!
//! **If there is none**, the board is short: it fits between two neighbouring primes, and below
//! 10^18 these are at most 1442 apart (T. Oliveira e Silva, S. Herzog and S. Pardi, *Mathematics
//! of Computation* 83 (2014); the gap is the one after 804212830686677669). So we can afford the
//! smallest factor of every single number. The answer does not depend on the bound, only the time
//! does.
//!
//! Primes are told and factors found by [`theory::primes`], with Miller and Rabin's test, which
//! is proved for all 64-bit numbers, and Pollard's method.
//!
//! **Complexity.** With `g ≤ 1442` numbers to look at, `O(g log R)` multiplications for the test
//! and about `g R^(1/4)` for the factors. Numbers fit in 64 bits; products modulo `R` are taken in
//! 128.
//!
//! **Source.** Document 004, Bài 24.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::primes::{is_prime, smallest_factor};

pub mod brute;
pub mod cases;

/// The problem FILTR.
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

/// The number of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// Until nothing is left.
    pub steps: u64,
}

impl Problem for Filtr {
    const ID: &'static str = "filtr";
    const FILE: &'static str = "FILTR";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            low: with int("L", 2..=10_u64.pow(18)),
            high: with int("R", low..=10_u64.pow(18)),
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
        Output { steps: last - 1 }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.steps)
    }
}
