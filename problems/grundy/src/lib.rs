//! # Grundy's game: the values of all heaps up to `n`
//!
//! A move splits a heap into two unequal ones; who cannot move loses.
//!
//! **Idea.** Heaps do not disturb each other, so by Sprague and Grundy ([`theory::nimber`]) a
//! position is as good as the nim-sum of its heaps' values, and
//!
//! > `g(n)` = the least number that is no `g(a) ^ g(n − a)` with `1 ≤ a < n − a`.
//!
//! Nobody knows a formula, nor whether the values ever repeat. Taken literally, all pairs cost
//! `n²/4` steps: 10^10 for `n = 2 · 10^5`, some five seconds.
//!
//! **Sparse space.** Look at the number of ones in a value's bits other than the lowest. With
//! two values that have an even number of them, or two that have an odd number, their
//! exclusive or has an even number, and with one of each kind it has an odd number. The first
//! kind is *rare* here: of the first ten million heaps only 1273 have such values, the last of
//! them 82860. A common value comes from a rare and a common one, so the 1273 pairs with a rare
//! member decide which common value is the least that is missing, and the rare values below it
//! are found among the first pairs that one looks at. That is [`theory::octal`], where the
//! theorem is proved for every game and every choice of bits, and where the program makes the
//! choice itself.
//!
//! **Complexity.** `O(n·r)` with `r` rare heaps, whose number nobody has been able to bound: some
//! 1600 pairs a heap and as many compared sixteen at a time, 0.15 s for `n = 2 · 10^5`. The
//! largest value up to there is 230.
//!
//! **Source.** Document 004, 4.1.2 c. P. M. Grundy, *Mathematics and games*, Eureka 2 (1939).

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::octal::Octal;

pub mod brute;
pub mod cases;

/// The problem GRUNDY.
#[derive(Debug)]
pub struct Grundy;

/// The largest heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 2 · 10^5.
    pub n: usize,
}

/// The values of the heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// `g(1)`, …, `g(n)`.
    pub values: Vec<u32>,
}

impl Problem for Grundy {
    const ID: &'static str = "grundy";
    const FILE: &'static str = "GRUNDY";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int("n", 1..=200_000),
        }
        Ok(Input { n })
    }

    fn solve(input: &Input) -> Output {
        let mut values = Octal::grundy().values(input.n);
        // The empty heap is not asked for.
        values.remove(0);
        Output { values }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, value) in self.values.iter().enumerate() {
            let separator = if place == 0 { "" } else { " " };
            write!(f, "{separator}{value}")?;
        }
        writeln!(f)
    }
}
