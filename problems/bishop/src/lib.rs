//! # BISHOP: two bishops see as much as possible in `k` moves
//!
//! Two bishops stand in the middle of the top row of a `2n × 2n` board of numbers. They make
//! exactly `k` moves in all. A cell counts, once, if a bishop that stands elsewhere on one of its
//! diagonals has seen it.
//!
//! **Idea.** The bishops stand on cells of different colours and never meet. If `f(j)` is the
//! most that one of them can see in exactly `j` moves, and `g(j)` the other one, the answer is
//! the largest `f(j) + g(k − j)`. What a bishop has seen is a set `A` of *even* and a set `B` of
//! *odd* lines, those of its start among them, each crossing one of the other set; `|A| + |B| −
//! 2` moves are enough and needed, and moves can be wasted after the first. All sets `A` are
//! tried, and the best lines taken for `B`; `lines` tells how. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(4ⁿ · n)`: with one of `2n − 1` even lines fixed there are `4ⁿ⁻¹` sets, each
//! with two insertions into a list of `2n` numbers. Sums stay within 576 · 10^6: 32 bits.
//!
//! **Source.** Document 004, section 4.1.3, example 2; Croatian Olympiad in Informatics 2011,
//! LOVCI.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names};
use proconio::input;

pub mod brute;
pub mod cases;
mod lines;
pub mod second;

use lines::Colour;

#[derive(Debug)]
pub struct Bishop;

/// The largest `n`.
pub const MOST: usize = 12;

/// A board of 2n × 2n numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Half the side of the board, from 1 to [`MOST`].
    pub n: usize,
    /// The number of moves, from 0 to 200.
    pub moves: usize,
    /// The numbers of the cells by rows, from −10^6 to 10^6.
    pub cells: Vec<i32>,
}

/// The largest sum of cells that have been seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub i32);

impl Problem for Bishop {
    const ID: &'static str = "bishop";
    const FILE: &'static str = "BISHOP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('n', 1..=MOST),
            moves: with int('k', 0..=200_usize),
        }
        let cells = source.ints(names::CELL, 4 * n * n, -1_000_000..=1_000_000);

        Ok(Input { n, moves, cells })
    }

    fn solve(input: &Input) -> Output {
        let left = Colour::new(input, input.n - 1).most_seen(input.moves);
        let right = Colour::new(input, input.n).most_seen(input.moves);
        let sums = left.iter().zip(right.iter().rev());
        let most = sums.map(|(left, right)| left + right).max();
        Output(most.expect("there are k + 1 ways to share the moves"))
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
