//! # STONE: heaps of two and of three
//!
//! `N` heaps of 2 and `M` heaps of 3 stones; a move takes any stones from one heap, the last
//! stone wins. List the winning first moves, equal heaps counting as one.
//!
//! **Idea.** This is nim, and the player to move loses exactly when the exclusive or of all heaps
//! is 0 ([`theory::nimber`]). Two equal heaps cancel out in it, so only the parities of `N` and
//! `M` matter: the exclusive or is `g` = (2 if `N` is odd) ^ (3 if `M` is odd). A first move wins
//! if it leaves `a ^ g` in a heap of `a` stones, and it is a move if `a ^ g < a`. Both kinds of
//! heap are there, since `N, M ≥ 1`. The proof, by pairs of equal heaps, and a table are in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(1)`. The counts go up to 10^18 and fit in 64 bits.
//!
//! **Source.** Document 004, Bài 47.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Stone47;

/// The numbers of heaps, each from 1 to 10^18.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// `N`, the number of heaps of two stones.
    pub twos: u64,
    /// `M`, the number of heaps of three stones.
    pub threes: u64,
}

/// The winning first moves in ascending order: (size of the heap, stones to take).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// None if the first player loses.
    pub moves: Vec<(u64, u64)>,
}

impl Problem for Stone47 {
    const ID: &'static str = "stone47";
    const FILE: &'static str = "STONE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            twos: with int('N', limit!("N")),
            threes: with int('M', limit!("M")),
        }
        Ok(Input { twos, threes })
    }

    fn solve(input: &Input) -> Output {
        let g = nim_sum([2 * (input.twos % 2), 3 * (input.threes % 2)]);
        let smaller = [2, 3].into_iter().filter(|heap| heap ^ g < *heap);
        let moves = smaller.map(|heap| (heap, heap - (heap ^ g))).collect();
        Output { moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves.is_empty() {
            return writeln!(f, "NO");
        }
        writeln!(f, "YES\n{}", self.moves.len())?;
        self.moves
            .iter()
            .try_for_each(|(heap, take)| writeln!(f, "{heap} {take}"))
    }
}
