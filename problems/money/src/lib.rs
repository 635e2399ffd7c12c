//! # Saving money: when to stop
//!
//! With `k` dong, even, the player hands over half; with `k` odd he is given `2k + 1` more. He may
//! stop at any time, and must stop at 1. What is the largest sum that he can go home with?
//!
//! **Idea.** He decides nothing but when to stop, so the answer is the largest term of
//! `n, f(n), f(f(n)), …` up to the first 1, where `f(k) = k/2` or `f(k) = 3k + 1`: the peak of the
//! Collatz sequence. Halving never makes a sum larger, so all halvings in a row are one step, and
//! only the sums after `3k + 1` compete with `n`.
//!
//! **A notebook.** The largest sums from all `k < 2^18` are noted in ascending order of `k`: one
//! plays on until the sum is less than `k`; the rest has been noted. Later sums that are asked for
//! are played on until they fall into the notebook. In the mean an odd step with the halvings
//! after it makes three quarters of a sum, so this takes some 26 odd steps from a number near
//! 10^9; from 670617279 it takes 278. A file may ask for that one a million times, so equal sums
//! are brought together and answered once.
//!
//! **Does it end, and is 64 bits enough?** Nobody can prove that every sequence comes down to 1,
//! but for `n ≤ 10^9` it has been checked, and a test of this room checks it again: every sequence
//! falls below its `n`, hence by induction down to 1, and the largest sum on the way is
//! 1414236446719942480 < 2^63, from 319804831. The test walks few sequences. Call `T` the step to
//! `k/2` or `(3k + 1)/2`. The first `j` parities of a sequence depend on `n` modulo `2^j` only, and
//! if `c` of them are odd, then for `n = b + 2^j a`
//!
//! > `T^j(n) = T^j(b) + 3^c a`.
//!
//! So if `3^c < 2^j` and `T^j(b) < b`, the whole class of `b` modulo `2^j` has fallen below its
//! `n` after `j` steps; and within 30 steps no sum passes `2 · (3/2)^30 · 2^30`, about
//! `4 · 10^14`. About one number in eighty belongs to no such class with `j ≤ 30`.
//!
//! **Complexity.** `O(t log t)` for `t` tests, and the steps of each different sum. The notebook
//! fills 2 MB.
//!
//! **Source.** Document 004, Bài 50.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// A file holds at most so many tests.
pub const MOST_TESTS: usize = 1_000_000;

/// The notebook holds the sums below this one, if there are larger ones to answer.
const NOTED: u64 = 1 << 18;

/// The problem MONEY.
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
        let mut sums = Vec::new();
        while !source.at_end() {
            if sums.len() == MOST_TESTS {
                return Err(source.bad(format_args!("more than {MOST_TESTS} tests")));
            }
            input! {
                from &mut *source,
                n: with int("n", 1..=1_000_000_000),
            }
            sums.push(n);
        }
        Ok(Input { sums })
    }

    fn solve(input: &Input) -> Output {
        let top = input.sums.iter().copied().max().unwrap_or(1);
        let notebook = Notebook::new(NOTED.min(top.into()));
        let mut order: Vec<(u32, usize)> = input.sums.iter().copied().zip(0..).collect();
        order.sort_unstable();
        let mut largest = vec![0; order.len()];
        for equal in order.chunk_by(|one, next| one.0 == next.0) {
            let answer = notebook.largest(equal[0].0.into());
            for &(_, place) in equal {
                largest[place] = answer;
            }
        }
        Output { largest }
    }
}

/// The largest sums from all small ones.
struct Notebook {
    /// `noted[k]`: the largest sum from `k`; `noted[0]` is never read.
    noted: Vec<u64>,
}

impl Notebook {
    /// With the sums below `end`.
    fn new(end: u64) -> Self {
        let mut notebook = Notebook { noted: vec![0, 1] };
        for sum in 2..end {
            notebook.noted.push(notebook.largest(sum));
        }
        notebook
    }

    /// The largest sum from `sum > 0`, which may be the first one that is not noted.
    fn largest(&self, mut sum: u64) -> u64 {
        let mut largest = sum;
        loop {
            sum >>= sum.trailing_zeros();
            if sum < self.noted.len() as u64 {
                let place = usize::try_from(sum).expect("a place in the notebook");
                return largest.max(self.noted[place]);
            }
            sum = 3 * sum + 1;
            largest = largest.max(sum);
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.largest.iter().try_for_each(|sum| writeln!(f, "{sum}"))
    }
}
