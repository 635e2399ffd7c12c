//! # STONES: one stone here, two stones there: the first winning move
//!
//! Heaps are numbered from 0 to `n − 1`. A move takes one stone from heap `i` and puts one stone
//! on heap `j` and one on heap `k`, `i < j ≤ k`; who cannot move loses.
//!
//! Every stone is a game of its own, and the position is their sum ([`theory::nimber`]): only the
//! parity of a heap counts. The value of a stone depends on the distance `d = n − 1 − i` to the
//! last heap: `w(0) = 0`, and for `d ≥ 1`, `w(d)` is the `d`-th number with an odd number of ones
//! in binary (they are called *odious*): 1, 2, 4, 7, 8, 11, 13, 14, 16, … Of `2m` and `2m + 1`
//! just one is odious, so this is the odious one of `2 (d − 1)` and `2 (d − 1) + 1`. If the
//! nim-sum `X` is 0, no move wins. Else a move wins exactly if `w` of `i`, `j` and `k` have the
//! nim-sum `X`; all triples are tried in lexicographic order. Heap `i` needs a stone, but not an
//! odd number of them. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n³)`, at most `1.4 · 10^6` triples. Of a count, up to 10^18, only the
//! parity is used; values stay below `2n`.
//!
//! **Source.** Document 004, second article, problem "Trò chơi chuyển đá"; originally "Roxor",
//! `TopCoder` SRM 216.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Stones2;

/// The heaps, each of 0 to 10^18 stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 200 heaps; `heaps[i]` is heap `i`.
    pub heaps: Vec<u64>,
}

/// The lexicographically smallest winning first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// Heaps `(i, j, k)`, or `None` if the position is lost.
    pub first: Option<(usize, usize, usize)>,
}

impl Problem for Stones2 {
    const ID: &'static str = "stones2";
    const FILE: &'static str = "STONES";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let heaps = source.ints(names::HEAP, n, limit!("a"));

        Ok(Input { heaps })
    }

    fn solve(input: &Input) -> Output {
        let n = input.heaps.len();
        let value: Vec<u64> = (0..n).map(|heap| value(n - 1 - heap)).collect();
        let is_odd = |&heap: &usize| input.heaps[heap] % 2 == 1;
        let sum = nim_sum((0..n).filter(is_odd).map(|heap| value[heap]));
        let first = (0..n)
            .filter(|&i| sum > 0 && input.heaps[i] > 0)
            .flat_map(|i| (i + 1..n).map(move |j| (i, j)))
            .flat_map(|(i, j)| (j..n).map(move |k| (i, j, k)))
            .find(|&(i, j, k)| value[i] ^ value[j] ^ value[k] == sum);
        Output { first }
    }
}

/// `w(distance)`: the value of one stone so far from the last heap.
fn value(distance: usize) -> u64 {
    let Some(half) = (distance as u64).checked_sub(1) else {
        return 0;
    };
    // The last binary digit makes the number of ones odd.
    2 * half + u64::from(half.count_ones().is_multiple_of(2))
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first {
            Some((i, j, k)) => writeln!(f, "{i} {j} {k}"),
            None => writeln!(f, "-1"),
        }
    }
}
