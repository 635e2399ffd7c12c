//! # NIM: every winning first move
//!
//! A move takes stones from one heap; who cannot move loses.
//!
//! **Idea.** Let `g` be the nim-sum (exclusive or) of all heaps. By Bouton's theorem, which is
//! [`theory::nimber`] for heaps, the player to move loses exactly when `g = 0`. So a winning first
//! move leaves `a ^ g` in a heap `a`, which is a move when `a ^ g < a`; no heap has two of them. The
//! proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n)` time and memory. Heaps up to 10^18 need 64 bits; exclusive or never
//! overflows.
//!
//! **Source.** Document 004, section 4.2.1. C. L. Bouton, *Nim, a game with a complete
//! mathematical theory*, Annals of Mathematics 3 (1901).

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, limit, names};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Nim;

/// The sizes of the heaps, each from 1 to 10^18.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `heaps[i]` stones lie in heap `i + 1`.
    pub heaps: Vec<u64>,
}

/// The winning first moves by ascending heap: (number of the heap from 1, stones to take).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// At most one for each heap.
    pub moves: Vec<(usize, u64)>,
}

impl Problem for Nim {
    const ID: &'static str = "nim";
    const FILE: &'static str = "NIM";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let heaps = source.ints(names::HEAP, n, limit!("a"));

        Ok(Input { heaps })
    }

    fn solve(input: &Input) -> Output {
        let g = nim_sum(input.heaps.iter().copied());
        let moves = (1..)
            .zip(&input.heaps)
            .filter(|&(_, &heap)| heap ^ g < heap)
            .map(|(number, &heap)| (number, heap - (heap ^ g)))
            .collect();
        Output { moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.numbers([self.moves.len() as u64])?;
        for &(number, take) in &self.moves {
            lines.numbers([number as u64, take])?;
        }
        lines.end()
    }
}
