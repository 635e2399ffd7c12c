//! # ALLIANCE: triples of knights within one move of each other
//!
//! `n` knights stand on a board; a move takes up to `k` steps of a chess king. How many triples are
//! there in which everybody reaches both others in one move?
//!
//! **Idea.** Three knights are allies exactly if both their rows and their columns spread over at
//! most `k`. Sweep over the knights by ascending `x`, and keep *present* those that are at most `k`
//! behind the newcomer: he forms an alliance with each pair of them that is close enough by `y`.
//! Cut the board into bands of `k + 1` rows. Within a band all are close enough, and besides only
//! those of neighbouring bands may be. In a line of the knights of two such bands, by their heights
//! within the bands, the higher band's knight of a close pair stands before the lower band's one:
//! a Fenwick tree counts these pairs up to a place. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n · log n)` time, `O(n)` memory. There are up to `C(2·10^5, 3) < 1.4·10^15`
//! triples, and fewer than `n²` pairs: 64 bits.
//!
//! **Source.** Document 004, Bài 9.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences};
use proconio::input;

mod bands;
mod border;
pub mod brute;
pub mod cases;
pub mod second;

use bands::Bands;

/// The largest side of the board, and the longest move.
pub const LARGEST: i64 = 1_000_000_000;

#[derive(Debug)]
pub struct Alliance;

/// The knights on their board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Side of the board, from 1 to [`LARGEST`].
    pub m: i64,
    /// Steps of one move, from 1 to [`LARGEST`].
    pub k: i64,
    /// Where the knights stand, both coordinates from 1 to `m`; several may share a cell.
    pub knights: Vec<(i64, i64)>,
}

/// The number of alliances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u64);

sentences! {
    KNIGHT: "quân mã", "knight";
}

impl Problem for Alliance {
    const ID: &'static str = "alliance";
    const FILE: &'static str = "ALLIANCE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('n', 1..=200_000_usize),
            m: with int('m', 1..=LARGEST),
            k: with int('k', 1..=LARGEST),
        }
        let knights = source.rows(KNIGHT, n, (int('x', 1..=m), int('y', 1..=m)));

        Ok(Input { m, k, knights })
    }

    fn solve(input: &Input) -> Output {
        let mut knights = input.knights.clone();
        knights.sort_unstable();
        let mut bands = Bands::new(knights.iter().map(|&(_, y)| y), input.k);
        let mut oldest = 0;
        let mut alliances = 0;
        for (newcomer, &(x, _)) in knights.iter().enumerate() {
            while knights[oldest].0 < x - input.k {
                bands.leave(oldest);
                oldest += 1;
            }
            alliances += bands.enter(newcomer);
        }
        Output(alliances.unsigned_abs())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
