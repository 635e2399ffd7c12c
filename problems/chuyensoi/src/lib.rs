//! # CHUYENSOI: stones that close in on each other: every winning first move
//!
//! On each strip a black stone stands left of a white one. The first player moves a black stone
//! right, the second a white stone left, 1 to `M` cells, never onto or past the other; who cannot
//! move loses.
//!
//! **Idea.** Whoever moves on a strip makes the *gap* between its stones smaller by 1 to `M`:
//! both players have the same moves. A gap `g` is worth `g mod (M + 1)`, and the position the
//! nim-sum `X` of all gaps ([`theory::nimber`]). A move wins exactly if it makes a value `r` into
//! `t = r ^ X`: its distance is `(r − t) mod (M + 1)`, if `t ≤ M` and the gap is that large. So
//! each strip has at most one. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(k)`. Cells, `M` and remainders up to 10^18 and their sum of two fit 64
//! bits.
//!
//! **Source.** Document 003, Bài 2. The reduction is that of Northcott's game; bounded nim is in
//! E. Berlekamp, J. Conway, R. Guy, *Winning Ways*, chapter 4.

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int, limit, names};
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
const LARGEST: u64 = limit!("w", most);

impl Problem for Chuyensoi {
    const ID: &'static str = "chuyensoi";
    const FILE: &'static str = "CHUYENSOI";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            k: with int('k', limit!("k")),
            longest: with int('M', limit!("M")),
        }
        let stones = int('b', 1..=LARGEST - 1).then(|&black| int('w', black + 1..=LARGEST));
        let strips = source.rows(names::STRIP, k, stones);
        Ok(Input { longest, strips })
    }

    fn solve(input: &Input) -> Output {
        let modulus = input.longest + 1;
        let gaps = || input.strips.iter().map(|(black, white)| white - black - 1);
        let sum = nim_sum(gaps().map(|gap| gap % modulus));
        let wins = |(number, gap): (usize, u64)| {
            let value = gap % modulus;
            let wanted = Some(value ^ sum).filter(|&it| it <= input.longest)?;
            let distance = (value + modulus - wanted) % modulus;
            (1..=gap).contains(&distance).then_some((number, distance))
        };
        let moves = (1..).zip(gaps()).filter_map(wins).collect();
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
