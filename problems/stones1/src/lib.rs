//! # STONES: stones on a strip: count the winning first moves
//!
//! Stones lie on a strip of cells. A move takes a stone one or two cells to the left, over empty
//! cells only; who cannot move loses.
//!
//! Number the stones from the right: 1, 2, 3, … Let the *gap* of a stone be the number of empty
//! cells just left of it. If stone `j` goes `d` cells, its gap shrinks by `d` and the gap of
//! stone `j − 1` grows by `d`: a staircase, of which only the odd steps count. The position is
//! lost exactly if the nim-sum `X` of `gap mod 3` over the stones 1, 3, 5, … is 0, and a move
//! wins exactly if it changes the remainder `r` of an odd gap to `r ^ X`; an even stone changes
//! the gap of its right neighbour. For every stone both distances are tried. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** `O(N)`.
//!
//! **Source.** Document 004, second article, problem "Stones (ACM)". The article looks up the
//! remainders of all gaps in a table of `3^10` positions; with the staircase no table is needed.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, word};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;
pub mod theorem;

#[derive(Debug)]
pub struct Stones1;

/// The strip, from left to right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `X` for a stone, `.` for an empty cell; 1 to 10^6 cells.
    pub strip: Vec<u8>,
}

/// How many first moves win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// At most one for each stone.
    pub count: usize,
}

/// How far a move goes.
const DISTANCES: [u32; 2] = [1, 2];

/// The number of different remainders of gaps.
const REMAINDERS: u32 = 3;

impl Problem for Stones1 {
    const ID: &'static str = "stones1";
    const FILE: &'static str = "STONES";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int('N', limit!("N")),
            strip: with word(names::STRIP, n..=n, ".X"),
        }
        Ok(Input { strip })
    }

    fn solve(input: &Input) -> Output {
        // Stone 1, which is odd, comes first.
        let gaps = gaps_from_the_right(&input.strip);
        let odd = gaps.iter().step_by(2);
        let sum = nim_sum(odd.map(|gap| gap % REMAINDERS));
        let count_of_pair = |pair: &[u32]| -> usize {
            // An even stone widens the gap of its right neighbour; where there is none, none moves.
            let (odd, even) = (pair[0], pair.get(1).copied().unwrap_or(0));
            let turns = |after: u32| (odd % REMAINDERS) ^ (after % REMAINDERS) == sum;
            let wins = DISTANCES.map(|distance| {
                // All questions are asked, always: on a strip at random nobody guesses the first
                // answers, and a branch that is guessed wrong costs more than the other questions.
                let by_odd = (distance <= odd) & turns(odd.wrapping_sub(distance));
                let by_even = (distance <= even) & turns(odd + distance);
                usize::from(by_odd) + usize::from(by_even)
            });
            wins.iter().sum()
        };
        let count = gaps.chunks(2).map(count_of_pair).sum();
        Output { count }
    }
}

/// The number of empty cells just left of each stone, for the stones from right to left.
fn gaps_from_the_right(strip: &[u8]) -> Vec<u32> {
    let mut gaps = vec![0; strip.len() + 1];
    let mut stone = 0;
    for &cell in strip.iter().rev() {
        // No branch: on a strip at random nobody guesses whether a stone comes.
        let is_stone = cell == b'X';
        stone += usize::from(is_stone);
        gaps[stone] += u32::from(!is_stone);
    }
    gaps.truncate(stone + 1);
    // What follows the last stone is no gap.
    gaps.remove(0);
    gaps
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.count)
    }
}
