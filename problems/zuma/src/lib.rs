//! # ZUMA: beads on a ring
//!
//! Out of five neighbours on a ring of beads, a move removes two with the same letter or three
//! vowels. How few beads can be left? Below five the game is over.
//!
//! **Idea.** A search over the subsets of beads left, each visited once. It is cut by a bound:
//! forget the ring and let any two beads with the same letter go, and any three vowels. Then only
//! the numbers of each vowel and of all consonants together count (a consonant that occurs an odd
//! number of times keeps one bead), at most `4^4 · 5^3 = 32 000` cases; `counts` finds the least
//! number left for each. A subset is visited only if its counts allow fewer beads than the smallest
//! number met so far. The proof is in `lesson.en.md`.
//!
//! **Complexity.** For each subset visited at most `10 k` moves, `k` beads being left; at most
//! `2^n` subsets, one byte each, 16 MB. On the worst rings found (letters of a ring of 24 changed
//! as long as that made it worse) some 10^5 subsets are visited.
//!
//! **Source.** Document 004, Bài 19.

use std::fmt;

use inpout::{BadInput, Problem, Source, limit, word};
use proconio::input;

pub mod brute;
pub mod cases;
mod counts;
pub mod rules;
mod search;
pub mod second;

/// Who has fewer beads left has finished.
const CHOSEN: usize = 5;

/// The longest ring.
pub const LONGEST: usize = limit!("n", most);

#[derive(Debug)]
pub struct Zuma;

/// The ring of beads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 5 to [`LONGEST`] letters from `A` to `Z`; the last is a neighbour of the first.
    pub ring: Vec<u8>,
}

/// The least number of beads that can be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// From 2 to [`LONGEST`].
    pub left: usize,
}

impl Problem for Zuma {
    const ID: &'static str = "zuma";
    const FILE: &'static str = "ZUMA";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            ring: with word('s', limit!("n"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        }
        Ok(Input { ring })
    }

    fn solve(input: &Input) -> Output {
        let left = search::least_left(&input.ring);
        Output { left }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.left)
    }
}
