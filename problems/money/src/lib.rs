//! # MONEY: when to stop
//!
//! With `k` dong, even, the player hands over half; with `k` odd he is given `2k + 1` more. He
//! may stop at any time, and must stop at 1. What is the largest sum that he can go home with?
//!
//! **Idea.** He decides nothing but when to stop, so the answer is the largest term of `n, f(n),
//! f(f(n)), …` up to the first 1, where `f(k) = k/2` or `f(k) = 3k + 1`: the peak of the Collatz
//! sequence. Halving never makes a sum larger, so all halvings in a row are one step, and only
//! the sums after `3k + 1` compete with `n`. Nobody can prove that every sequence comes down to
//! 1, but for `n ≤ 10^9` a test of this room checks it, and that the largest sum on the way is
//! 1414236446719942480 < 2^63, from 319804831. The proof is in `lesson.en.md`.
//!
//! **Complexity.** The exchanges of all games, at most 986 of each (from 670617279, 370 of them
//! odd); a million games of that length take about a second.
//!
//! **Source.** Document 004, Bài 50.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};

pub mod brute;
pub mod cases;
pub mod rules;

/// A file holds at most so many tests.
pub const MOST_TESTS: usize = limit!("tests", most);

#[derive(Debug)]
pub struct Money;

/// The sums to begin with, each a game of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Each from 1 to 10^9; at most [`MOST_TESTS`], possibly none.
    pub sums: Vec<u32>,
}

/// The largest sum of each game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the input.
    pub largest: Vec<u64>,
}

impl Problem for Money {
    const ID: &'static str = "money";
    const FILE: &'static str = "MONEY";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        Ok(Input {
            sums: source.rows_to_end(names::TEST, MOST_TESTS, int('n', limit!("n")))?,
        })
    }

    fn solve(input: &Input) -> Output {
        let (together, rest) = input.sums.as_chunks::<LANES>();
        let largest = together.iter().copied().flat_map(peaks);
        let rest = rest.iter().flat_map(|&sum| peaks([sum]));
        let largest = largest.chain(rest).collect();
        Output { largest }
    }
}

/// How many games are played side by side. An exchange has to wait for the one before it, but not
/// for those of other games: beside one game at a time, four take half the time.
const LANES: usize = 4;

/// The largest sum of each game from these sums, all above 0.
fn peaks<const GAMES: usize>(from: [u32; GAMES]) -> [u64; GAMES] {
    let mut sums = from.map(u64::from);
    let mut largest = sums;
    loop {
        let mut is_over = true;
        for (sum, largest) in sums.iter_mut().zip(&mut largest) {
            *sum >>= sum.trailing_zeros();
            if *sum > 1 {
                is_over = false;
                *sum = 3 * *sum + 1;
                *largest = (*largest).max(*sum);
            }
        }
        if is_over {
            return largest;
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.largest.iter().try_for_each(|sum| writeln!(f, "{sum}"))
    }
}
