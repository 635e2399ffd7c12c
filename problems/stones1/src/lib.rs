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

use inpout::{BadInput, Problem, Source, int, word};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem STONES of the second article, the first of two.
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
const DISTANCES: [usize; 2] = [1, 2];

/// The number of different remainders of gaps.
const REMAINDERS: usize = DISTANCES.len() + 1;

impl Problem for Stones1 {
    const ID: &'static str = "stones1";
    const FILE: &'static str = "STONES";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int("N", 1..=1_000_000),
            strip: with word("strip", n..=n, ".X"),
        }
        Ok(Input { strip })
    }

    fn solve(input: &Input) -> Output {
        let gaps = gaps_from_the_right(&input.strip);
        // Stone 1, which is odd, is gaps[0].
        let odd = gaps.iter().step_by(2);
        let sum = nim_sum(odd.map(|gap| gap % REMAINDERS));
        let wins = |stone: usize, distance: usize| {
            let (before, after) = if stone.is_multiple_of(2) {
                (gaps[stone], gaps[stone].wrapping_sub(distance))
            } else {
                (gaps[stone - 1], gaps[stone - 1] + distance)
            };
            // Both questions are asked, always: on a strip at random nobody guesses the first
            // answer, and a branch that is guessed wrong costs more than the second question.
            let there_is_room = usize::from(distance <= gaps[stone]);
            there_is_room & usize::from((before % REMAINDERS) ^ (after % REMAINDERS) == sum)
        };
        let count = (0..gaps.len())
            .flat_map(|stone| DISTANCES.map(|distance| (stone, distance)))
            .map(|(stone, distance)| wins(stone, distance))
            .sum();
        Output { count }
    }
}

/// The number of empty cells just left of each stone, for the stones from right to left.
fn gaps_from_the_right(strip: &[u8]) -> Vec<usize> {
    let mut gaps: Vec<usize> = strip.split(|&cell| cell == b'X').map(<[u8]>::len).collect();
    // What follows the last stone is no gap.
    gaps.pop();
    gaps.reverse();
    gaps
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_listed_from_the_right() {
        assert_eq!(gaps_from_the_right(b"...XX.X"), [1, 0, 3]);
        assert_eq!(gaps_from_the_right(b"X.."), [0]);
        assert_eq!(gaps_from_the_right(b"..."), [0; 0]);
    }

    fn count(strip: &str) -> usize {
        Stones1::solve(&Input {
            strip: strip.into(),
        })
        .count
    }

    #[test]
    fn a_single_stone_loses_on_every_third_cell() {
        let counts: Vec<usize> = (0..7).map(|gap| count(&(".".repeat(gap) + "X"))).collect();
        assert_eq!(counts, [0, 1, 1, 0, 1, 1, 0]);
    }

    #[test]
    fn an_even_stone_can_win_by_widening_the_gap_before_it() {
        // Stone 1 has gap 0 and cannot move. Stone 3 wins by one step. So does stone 2: it makes
        // the gap of stone 1 a match for the gap of stone 3.
        assert_eq!(count(".X.XX"), 2);
    }
}
