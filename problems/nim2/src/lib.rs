//! # Nim in both forms of play: every winning first move
//!
//! A move takes stones from one heap. In *normal* play the player who takes the last stone wins,
//! in *misère* play he loses; so whoever finds all heaps empty has lost in the one and won in the
//! other.
//!
//! **Lost positions.** Call a heap *large* if it holds more than one stone, and let `g` be the
//! nim-sum (exclusive or) of all heaps. In normal play the player to move loses exactly when
//! `g = 0`; that is Bouton's theorem, [`theory::nimber`]. In misère play he loses exactly when
//!
//! 1. no heap is large and the number of ones is odd, or
//! 2. some heap is large and `g = 0`.
//!
//! *Proof of the misère rule*, by induction on the number of stones.
//!
//! * *No large heap.* Every move takes a whole heap of one stone, so the number of ones alone
//!   decides: with none left the player to move has won, and then the results alternate.
//! * *One large heap.* Then `g ≠ 0`, since a bit above the last stands in that heap alone. The
//!   player to move cuts it down to one stone or to none, whichever makes the number of ones
//!   odd, and wins by the first case.
//! * *Two or more large heaps.* Every move leaves a large heap. If `g = 0`, it leaves a nim-sum
//!   other than 0, and the opponent wins by induction. If `g ≠ 0`, some move leaves nim-sum 0,
//!   and the opponent loses by induction. ∎
//!
//! **One lost size.** Fix all heaps but one, let `x` be the nim-sum of these *others*, and ask
//! with which size `b` of the one heap the position is lost. In normal play `b = x` and nothing
//! else. In misère play, if one of the others is large, the second rule says the same. If none of
//! them is, then `x` is 0 or 1, the parity of their ones; `b ≥ 2` would make a single large heap,
//! which is won, and among 0 and 1 it is the one that makes the number of ones odd: `b = 1 − x`,
//! which is `x ^ 1`.
//!
//! So for each heap there is exactly one size to leave, and leaving it is a move if the heap is
//! larger. Hence no heap has two winning moves, and the well-known special cases of misère play
//! follow: with ones only, an even number of them, every take wins; with a single large heap it
//! alone has a winning move, to 1 if the number of ones is even, else to 0; with more large heaps
//! everything is as in normal play.
//!
//! **Complexity.** `O(n)` a test. Heaps up to 10^18 need 64 bits; exclusive or never overflows.
//!
//! **Source.** Document 002. C. L. Bouton, *Nim, a game with a complete mathematical theory*,
//! Annals of Mathematics 3 (1901), has both forms of play.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, ints};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;

/// All tests of a file together hold at most so many heaps.
pub const MOST_HEAPS: usize = 1_000_000;

/// The problem NIM2.
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

/// The two forms of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// The last stone wins.
    Normal,
    /// The last stone loses.
    Misere,
}

/// A move: (number of the heap from 1, stones to take).
pub type Move = (usize, u64);

/// For each test the winning first moves by ascending heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the tests; at most one move for each heap.
    pub moves: Vec<Vec<Move>>,
}

impl Problem for Nim2 {
    const ID: &'static str = "nim2";
    const FILE: &'static str = "NIM2";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int("T", 1..=100_000_usize) }
        let mut left = MOST_HEAPS;
        let mut tests = Vec::with_capacity(t);
        for _ in 0..t {
            input! {
                from &mut *source,
                mode: with int("mode", 0..=1_u8),
                n: with int("n", 1..=MOST_HEAPS),
            }
            if n > left {
                return Err(source.bad("n: more than 10^6 heaps in all tests"));
            }
            left -= n;
            input! { from &mut *source, heaps: with ints("heap", n, 0..=10_u64.pow(18)) }
            let play = if mode == 0 {
                Play::Normal
            } else {
                Play::Misere
            };
            tests.push(Test { play, heaps });
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        Output {
            moves: input.tests.iter().map(winning_moves).collect(),
        }
    }
}

/// The winning first moves of one position.
fn winning_moves(test: &Test) -> Vec<Move> {
    let sum = nim_sum(test.heaps.iter().copied());
    let large = test.heaps.iter().filter(|&&heap| heap > 1).count();
    (1..)
        .zip(&test.heaps)
        .filter_map(|(number, &heap)| {
            let large_others = large - usize::from(heap > 1);
            let flip = test.play == Play::Misere && large_others == 0;
            let lost_size = sum ^ heap ^ u64::from(flip);
            (lost_size < heap).then(|| (number, heap - lost_size))
        })
        .collect()
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
