//! # NIM2: Nim in both forms of play: every winning first move
//!
//! A move takes stones from one heap. In *normal* play the player who takes the last stone wins,
//! in *misère* play he loses; so whoever finds all heaps empty has lost in the one and won in the
//! other.
//!
//! **Idea.** Let `g` be the nim-sum (exclusive or) of all heaps, and call a heap *large* if it
//! holds more than one stone. By Bouton's theorem, which is proved in [`theory::nim`], the player
//! to move loses normal play exactly when `g = 0`. In misère play he loses exactly when some heap
//! is large and `g = 0`, or none is and the number of ones is odd.
//!
//! So, with all other heaps fixed, there is exactly one size of a heap that makes the position
//! lost: the nim-sum `x` of the others, or `x ^ 1` in misère play if none of the others is large.
//! Leaving it is the only winning move from this heap, if the heap is larger. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(n)` a test. Heaps up to 10^18 need 64 bits; exclusive or never overflows.
//!
//! **Source.** Document 002. C. L. Bouton, *Nim, a game with a complete mathematical theory*,
//! Annals of Mathematics 3 (1901), has both forms of play.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;
use theory::nim::winning_moves;
pub use theory::nim::{Move, Play};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

/// All tests of a file together hold at most so many heaps.
pub const MOST_HEAPS: usize = limit!("all_n", most);

#[derive(Debug)]
pub struct Nim2;

/// All tests of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^5 tests, with at most [`MOST_HEAPS`] heaps in all.
    pub tests: Vec<Test>,
}

/// One position, and the form of play that decides it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// Who wins: whoever takes the last stone, or the other one.
    pub play: Play,
    /// `heaps[i]` stones lie in heap `i + 1`, from 0 to 10^18.
    pub heaps: Vec<u64>,
}

/// For each test the winning first moves by ascending heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the tests; at most one move for each heap.
    pub moves: Vec<Vec<Move>>,
}

sentences! {
    MODE: "cách chơi", "mode";
    MORE_HEAPS: "n: quá 10^6 đống trong tất cả các test", "n: more than 10^6 heaps in all tests";
}

impl Problem for Nim2 {
    const ID: &'static str = "nim2";
    const FILE: &'static str = "NIM2";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let mut left = MOST_HEAPS;
        let mut tests = Vec::with_capacity(t);
        for _ in 0..t {
            input! {
                from &mut *source,
                mode: with int(MODE, 0..=1_usize),
                n: with int('n', 1..=MOST_HEAPS),
            }
            if n > left {
                return Err(source.bad(MORE_HEAPS));
            }
            left -= n;
            let heaps = source.ints(names::HEAP, n, limit!("a"));

            let play = [Play::Normal, Play::Misere][mode];
            tests.push(Test { play, heaps });
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        let moves = |test: &Test| winning_moves(test.play, &test.heaps);
        let moves = input.tests.iter().map(moves).collect();
        Output { moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for moves in &self.moves {
            writeln!(f, "{}", moves.len())?;
            for (number, take) in moves {
                writeln!(f, "{number} {take}")?;
            }
        }
        Ok(())
    }
}
