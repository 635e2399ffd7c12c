//! # NIMSQRT: is the heap lost?
//!
//! A move on a heap of `k` stones takes from 1 to `⌊√k⌋` of them; the last stone wins.
//!
//! **Idea.** From a lost size `p` the next one is the least `x` with `x − p > ⌊√x⌋`: 0, 2, 5, 8, 12,
//! 17, 22, 28, 34, 41, 48, 56, 65, … Call the `2s + 1` sizes from `s²` to `(s + 1)² − 1` block `s`, and
//! let `s² + r(s)` be its first lost size. The second one, `s + 1` further on, exists if `r(s) < s`.
//! `r(s + 1)` is `r(s) + 2` while `r(s) < s`, and 1 after `r(s) = s`; from `r(1) = 1` it starts over at
//! every power of two: `r(s) = 2 (s − 2^j) + 1` if `2^j ≤ s < 2^(j+1)`. The proof is in
//! `lesson.en.md`.
//!
//! **Answer.** With `s = ⌊√n⌋` and `t = n − s²`, the heap is lost if and only if
//! `t mod (s + 1) = r(s)`: as `t ≤ 2s`, that says `t = r(s)` or `t = r(s) + s + 1`, and the
//! latter fails by itself when `r(s) = s`.
//!
//! **Complexity.** `O(1)` a heap. All fits in 64 bits; the root must be a whole-number root, for
//! the square root of a 64-bit float is wrong just below large squares.
//!
//! **Source.** Document 004, Bài 32.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// A file holds at most so many heaps.
pub const MOST_HEAPS: usize = limit!("tests", most);

#[derive(Debug)]
pub struct Nimsqrt;

/// The heaps, each a game of its own, of 1 to 10^18 stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_HEAPS`], possibly none.
    pub heaps: Vec<u64>,
}

/// For each heap, whether the player to move wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the input.
    pub wins: Vec<bool>,
}

impl Problem for Nimsqrt {
    const ID: &'static str = "nimsqrt";
    const FILE: &'static str = "NIMSQRT";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        Ok(Input {
            heaps: source.rows_to_end(names::TEST, MOST_HEAPS, int('n', limit!("n")))?,
        })
    }

    fn solve(input: &Input) -> Output {
        let wins = input.heaps.iter().map(|&n| !is_lost(n)).collect();
        Output { wins }
    }
}

/// Whether the player to move loses on a heap of `n ≥ 1` stones.
fn is_lost(n: u64) -> bool {
    let root = n.isqrt();
    (n - root * root) % (root + 1) == first_lost(root)
}

/// How far the first lost size of the block of `root ≥ 1` lies above `root²`.
fn first_lost(root: u64) -> u64 {
    2 * (root - (1 << root.ilog2())) + 1
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wins
            .iter()
            .try_for_each(|&wins| f.write_str(if wins { "WIN\n" } else { "LOSE\n" }))
    }
}
