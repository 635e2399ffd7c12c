//! # GRUNDY: Grundy's game: the values of all heaps up to `n`
//!
//! A move splits a heap into two unequal ones; who cannot move loses.
//!
//! **Idea.** Heaps do not disturb each other, so by Sprague and Grundy ([`theory::nimber`]) a
//! position is as good as the nim-sum of its heaps' values, and
//!
//! > `g(n)` = the least number that is no `g(a) ^ g(n − a)` with `1 ≤ a < n − a`.
//!
//! Nobody knows a formula, nor whether the values ever repeat; all pairs would cost `n²/4` steps.
//! Of the first ten million heaps only 1273 have a *rare* value, and pairs with these, and few
//! others, are enough: the sparse space of [`theory::octal`], where the theorem is proved for every
//! game and every choice of bits, and where the program makes the choice itself. The proof of the
//! theorem of Sprague and Grundy is in `lesson.en.md`.
//!
//! **Complexity.** `O(n·r)` with `r` rare heaps, whose number nobody has been able to bound: some
//! 1600 pairs a heap and as many compared sixteen at a time, 0.7 s for `n = 10^6`. The largest
//! value up to there is 231.
//!
//! **Source.** Document 004, 4.1.2 c. P. M. Grundy, *Mathematics and games*, Eureka 2 (1939).

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int};
use proconio::input;
use theory::octal::Octal;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Grundy;

/// The largest heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^6.
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
            n: with int('n', 1..=1_000_000),
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
        let mut lines = Lines::new(f);
        lines.row(self.values.iter().map(|&value| value.into()))?;
        lines.end()
    }
}
