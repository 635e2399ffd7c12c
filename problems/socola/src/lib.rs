//! # SOCOLA: who makes the last break
//!
//! A bar of `M × N` squares; a move breaks one piece along a line; who cannot break loses.
//!
//! Every break turns one piece into two, so every game takes `MN − 1` breaks: the first player
//! wins if and only if `M` or `N` is even. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(1)` a bar. `M` and `N` up to 10^18 fit 64 bits; their product need not, and
//! is not taken.
//!
//! **Source.** Document 003, Bài 5, first question.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Socola;

/// The bars, each a game of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The sides `(M, N)` of each bar, from 1 to 10^18.
    pub bars: Vec<(u64, u64)>,
}

/// For each bar, whether the player who breaks first wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the input.
    pub wins: Vec<bool>,
}

sentences! {
    BAR: "phong sô-cô-la", "bar";
}

impl Problem for Socola {
    const ID: &'static str = "socola";
    const FILE: &'static str = "SOCOLA";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, q: with int('q', limit!("q")) }
        let bars = source.rows(BAR, q, (int('M', limit!("M")), int('N', limit!("N"))));

        Ok(Input { bars })
    }

    fn solve(input: &Input) -> Output {
        let wins = |(m, n): &(u64, u64)| m % 2 == 0 || n % 2 == 0;
        let wins = input.bars.iter().map(wins).collect();
        Output { wins }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wins
            .iter()
            .try_for_each(|&wins| writeln!(f, "{}", u8::from(wins)))
    }
}
