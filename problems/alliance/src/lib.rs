//! # ALLIANCE: triples of knights within one move of each other
//!
//! `n` knights stand on a board; a move takes up to `k` steps of a chess king. How many triples are
//! there in which everybody reaches both others in one move?
//!
//! **Idea.** Three knights are allies exactly if both their rows and their columns spread over at
//! most `k`. Sweep over the knights by ascending `x`, equal ones in input order, and keep *present*
//! those that are at most `k` behind the newcomer. Order the knights by `y`, equal ones in input
//! order, and let `f(q)` be the number of present knights that come after `q` in this order and lie
//! at most `k` above it. The newcomer `p` brings `f(p) (f(p) − 1) / 2 + Σ f(q)` triples, the sum
//! over the present `q` before `p` in the order and at most `k` below it. These `q` stand side by
//! side; when `p` comes, `f` grows by 1 for each of them, and when `p` leaves, it shrinks by 1
//! again. A segment tree over the order by `y` counts a stretch, sums it up and changes it. The
//! proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n · log n)` time, `O(n)` memory. There are up to `C(2·10^5, 3) < 1.4·10^15`
//! triples and a sum stays below `n²`: 64 bits. Coordinates are kept in 64 bits with a sign, since
//! `y − k` may be negative.
//!
//! **Source.** Document 004, Bài 9.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod places;
pub mod second;
mod tally;

use places::Places;
use tally::Tally;

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
        let k = input.k;
        let x = |knight: usize| input.knights[knight].0;
        let mut by_x: Vec<usize> = (0..input.knights.len()).collect();
        by_x.sort_by_key(|&knight| x(knight));
        let places = Places::of(input);
        let mut tally = Tally::new(by_x.len());
        let mut alliances = 0;
        let mut oldest = by_x.iter().peekable();
        for &newcomer in &by_x {
            while let Some(&gone) = oldest.next_if(|&&knight| x(knight) < x(newcomer) - k) {
                tally.leave(places.own[gone]);
                tally.change(places.first[gone]..places.own[gone], -1);
            }
            let own = places.own[newcomer];
            let above = tally.count(own + 1..places.end[newcomer]);
            let third_ones = tally.change(places.first[newcomer]..own, 1);
            alliances += above * (above - 1) / 2 + third_ones;
            tally.enter(own, above);
        }
        Output(alliances.unsigned_abs())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
