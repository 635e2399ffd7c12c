//! # CHUYENSOI: stones that close in on each other: every winning first move
//!
//! On each strip a black stone stands left of a white one. The first player moves a black stone
//! right, the second a white stone left, 1 to `M` cells, never onto or past the other; who cannot
//! move loses.
//!
//! **Only the gaps count.** Each player owns other stones, so this does not look like a game in
//! which both have the same moves. But let the *gap* of a strip be the number of cells between
//! its stones. Whoever moves on a strip with gap `g` makes it smaller by some `d` with
//! `1 ≤ d ≤ min(M, g)`, and both can choose any such `d`. So in terms of gaps both players have
//! the same moves at all times: each gap is a heap from which a move takes 1 to `M` stones. By
//! induction the Grundy value of the statement, the mex over the moves of the player to move, is
//! the one of these heaps, whoever moves, and the theorem of [`theory::nimber`] applies: it is the
//! nim-sum of the values of the gaps.
//!
//! **Value of a gap.** It is `g mod (M + 1)`. The proofs are in `lesson.en.md`.
//!
//! **Winning moves.** Let `X` be the nim-sum of the values. A move wins exactly if it makes the
//! nim-sum 0, so on a strip with value `r` it must make the value `t = r ^ X`. If `X = 0`, no move
//! does. Otherwise:
//!
//! - `t` may be larger than `M`. Then no gap has this value, and the strip has no winning move.
//! - Else the distance must be `d = (r − t) mod (M + 1)`, between 1 and `M`. For `t < r` it is
//!   `r − t`, at most the gap. For `t > r` it is `r + (M + 1) − t`: the value *rises*, because the
//!   remainder wraps round, and this is a move only if the gap is that large.
//!
//! So each strip has at most one winning move, and for `X > 0` some strip has one, namely any
//! whose value has the leading bit of `X`.
//!
//! **Complexity.** `O(k)`. Cells, `M` and remainders up to 10^18 and their sum of two fit 64 bits.
//!
//! **Source.** Document 003, Bài 2. The reduction is that of Northcott's game; bounded nim is in
//! E. Berlekamp, J. Conway, R. Guy, *Winning Ways*, chapter 4.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem CHUYENSOI.
#[derive(Debug)]
pub struct Chuyensoi;

/// The cells of the black and of the white stone of a strip.
pub type Strip = (u64, u64);

/// The strips and the length of the longest step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// A move goes 1 to `longest` cells; from 1 to 10^18.
    pub longest: u64,
    /// At least one; black stands left of white, in cells from 1 to 10^18.
    pub strips: Vec<Strip>,
}

/// The value of the position and the winning first moves by ascending strip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The Grundy value of the position: the nim-sum of the values of all gaps.
    pub sum: u64,
    /// (number of the strip from 1, distance); at most one for each strip.
    pub moves: Vec<(usize, u64)>,
}

/// The last cell.
const LARGEST: u64 = 10_u64.pow(18);

impl Problem for Chuyensoi {
    const ID: &'static str = "chuyensoi";
    const FILE: &'static str = "CHUYENSOI";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            k: with int("k", 1..=100_000_usize),
            longest: with int("M", 1..=LARGEST),
        }
        let mut strips = Vec::with_capacity(k);
        for _ in 0..k {
            input! {
                from &mut *source,
                black: with int("b", 1..=LARGEST - 1),
                white: with int("w", black + 1..=LARGEST),
            }
            strips.push((black, white));
        }
        Ok(Input { longest, strips })
    }

    fn solve(input: &Input) -> Output {
        let modulus = input.longest + 1;
        let gaps = || input.strips.iter().map(|(black, white)| white - black - 1);
        let sum = nim_sum(gaps().map(|gap| gap % modulus));
        let moves = (1..)
            .zip(gaps())
            .filter_map(|(number, gap)| {
                let value = gap % modulus;
                let wanted = value ^ sum;
                if wanted > input.longest {
                    return None;
                }
                let distance = (value + modulus - wanted) % modulus;
                (1..=gap).contains(&distance).then_some((number, distance))
            })
            .collect();
        Output { sum, moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.sum, self.moves.len())?;
        self.moves
            .iter()
            .try_for_each(|(number, distance)| writeln!(f, "{number} {distance}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(longest: u64, gaps: &[u64]) -> (u64, Vec<(usize, u64)>) {
        let strips = gaps.iter().map(|gap| (5, 6 + gap)).collect();
        let Output { sum, moves } = Chuyensoi::solve(&Input { longest, strips });
        (sum, moves)
    }

    #[test]
    fn a_value_larger_than_the_longest_step_cannot_be_wanted() {
        // Values 1, 4 and 0, and no gap has a value above 4: the third strip wants 5. The first
        // wants 4, but its gap is too small to wrap round.
        assert_eq!(solved(4, &[1, 4, 5]), (5, vec![(2, 3)]));
        assert_eq!(solved(4, &[6, 4, 5]), (5, vec![(1, 2), (2, 3)]));
    }

    #[test]
    fn a_winning_move_may_raise_a_value_by_wrapping_round() {
        // Values 1 and 2: the first gap may go from 4 to 2, but not from 1.
        assert_eq!(solved(2, &[4, 2]), (3, vec![(1, 2), (2, 1)]));
        assert_eq!(solved(2, &[1, 2]), (3, vec![(2, 1)]));
    }

    #[test]
    fn a_balanced_position_has_no_winning_move() {
        assert_eq!(solved(3, &[4, 8]), (0, vec![]));
        assert_eq!(solved(3, &[7, 3]), (0, vec![]));
    }
}
