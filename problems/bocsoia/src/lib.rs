//! # BOCSOIA: one heap, at most M stones a move
//!
//! A move takes from 1 to `M` of the `N` stones; who cannot move loses.
//!
//! **Idea.** The player to move loses exactly when `N` is a multiple of `M + 1`.
//!
//! Otherwise `N mod (M + 1)` is the *only* winning take. In a lost position the document asks for
//! one stone, or for 0 if the heap is empty. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(1)` a query. All numbers are at most 10^18 + 1 and fit in 64 bits.
//!
//! **Source.** Document 001. The game is known as Bachet's; C. G. Bachet, *Problèmes plaisants et
//! délectables* (1612).

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Bocsoia;

/// All queries of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^5 heaps, each a game of its own.
    pub heaps: Vec<Heap>,
}

/// A heap with its limit for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heap {
    /// `N`, from 0 to 10^18.
    pub stones: u64,
    /// `M`, the most stones that a move may take, from 1 to 10^18.
    pub most: u64,
}

/// What the player to move can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// Whether he wins.
    pub wins: bool,
    /// The winning take; 1 if there is none; 0 if there is no stone.
    pub take: u64,
}

/// The advice for each heap, in the order of the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Advice>);

sentences! {
    QUERY: "câu hỏi", "query";
}

impl Problem for Bocsoia {
    const ID: &'static str = "bocsoia";
    const FILE: &'static str = "BOCSOIA";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, q: with int('q', limit!("q")) }
        let heap = (int('N', limit!("N")), int('M', limit!("M")));
        let heap = heap.map(|(stones, most)| Heap { stones, most });
        let heaps = source.rows(QUERY, q, heap);

        Ok(Input { heaps })
    }

    fn solve(input: &Input) -> Output {
        Output(input.heaps.iter().map(advise).collect())
    }
}

fn advise(&Heap { stones, most }: &Heap) -> Advice {
    let rest = stones % (most + 1);
    let wins = rest > 0;
    let take = if wins { rest } else { stones.min(1) };
    Advice { wins, take }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|advice| writeln!(f, "{} {}", u8::from(advice.wins), advice.take))
    }
}
