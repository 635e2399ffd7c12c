//! # DICE: which faces to tip up
//!
//! A die lies with face `v` on top, the sum is `S`. A move tips the die over an edge and adds the
//! new top face to the sum; whoever makes the sum larger than `Smax` loses.
//!
//! **Idea.** One tip brings up any face except the top `v` itself and the face `7 − v` below. Let
//! `R = Smax − S` be *left*, and call a face `f` *good* at `R` if bringing it up wins:
//!
//! > `f` is good at `R` ⇔ `f ≤ R` and `good(R − f) ⊆ {f, 7 − f}`;
//!
//! the answer is `good(Smax − S)` without `v` and `7 − v`. It depends on the six sets before it
//! only, so the sets repeat as soon as six in a row do ([`theory::periodic`]), where six sets
//! before 0 that hold all faces stand for `f ≤ R`. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(1)`: two dozen sets of six faces, whatever the input. `R` is below 10^18
//! and fits in 64 bits; it is the only large number.
//!
//! **Source.** Document 004, sections 4.1 and 4.2.2, which builds the table of all sets up to
//! `Smax`. The game is known as "Tip the die".

use std::fmt;

use inpout::{BadInput, Name, Problem, Source, int, limit, spaced};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Dice;

/// A die and two sums. The sum need not be one that can arise in play with this face on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// The face on top, 1 to 6.
    pub top: usize,
    /// The sum `S` so far, from 1 to `limit`.
    pub sum: u64,
    /// `Smax`, the largest sum that does not lose, at most 10^18.
    pub limit: u64,
}

/// The faces that win when they are brought up, ascending. At most three, as it turns out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<usize>);

/// A set of faces: bit `f` for face `f`.
type Faces = u8;

const ALL: Faces = 0b111_1110;

/// The largest `Smax`.
const LARGEST: u64 = limit!("Smax", most);

impl Problem for Dice {
    const ID: &'static str = "dice";
    const FILE: &'static str = "DICE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            top: with int('v', limit!("v")),
            sum: with int('S', 1..=LARGEST),
            limit: with int(Name::Symbol("Smax"), sum..=LARGEST),
        }
        Ok(Input { top, sum, limit })
    }

    fn solve(input: &Input) -> Output {
        let winning = good_faces().at(input.limit - input.sum) & reach(input.top);
        Output((1..=6).filter(|face| winning >> face & 1 == 1).collect())
    }
}

/// The faces that one tip over an edge brings up when `top` is on top.
fn reach(top: usize) -> Faces {
    ALL & !(1 << top) & !(1 << (7 - top))
}

/// For each amount left the faces that win.
fn good_faces() -> Periodic<Faces> {
    Periodic::find(vec![ALL; 6], |good| {
        let wins = |&face: &usize| good[6 - face] & reach(face) == 0;
        (1..=6).filter(wins).map(|face| 1 << face).sum()
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = std::iter::once(self.0.len());
        writeln!(f, "{}", spaced(count.chain(self.0.iter().copied())))
    }
}
