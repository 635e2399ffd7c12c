//! # CARDS: how many players must be lying?
//!
//! Each of four players names the smallest trump in his hand, 6 to 14, or 0 if he has none. How
//! many of them lie at least?
//!
//! **Idea.** There is one trump of each number. If several players name the same one, at most one
//! of them holds it, and all the others lie. So for each number that is named `c ≥ 1` times, at
//! least `c − 1` players lie. Nothing else forces a lie, and the answer is the sum of these
//! `c − 1`. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(1)`.
//!
//! **Source.** Document 004, Bài 15.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;

#[derive(Debug)]
pub struct Cards15;

/// What the players say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// For each player 0 or a trump from [`LOWEST`] to [`HIGHEST`].
    pub claims: [usize; 4],
}

/// The lowest card, a six.
pub const LOWEST: usize = limit!("claim", least);

/// The highest card, an ace.
pub const HIGHEST: usize = limit!("claim", most);

/// How many players lie at least, from 0 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub usize);

sentences! {
    CLAIM: "số đã nói", "claim";
    NO_TRUMP:
        "số đã nói: {0} không phải là 0, cũng không nằm trong khoảng từ {1} đến {2}",
        "claim: {0} is neither 0 nor in {1}..={2}";
}

impl Problem for Cards15 {
    const ID: &'static str = "cards15";
    const FILE: &'static str = "CARDS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut claims = [0; 4];
        for claim in &mut claims {
            input! { from &mut *source, number: with int(CLAIM, 0..=HIGHEST) }
            if (1..LOWEST).contains(&number) {
                return Err(source.bad(NO_TRUMP.with(&[&number, &LOWEST, &HIGHEST])));
            }
            *claim = number;
        }
        Ok(Input { claims })
    }

    fn solve(input: &Input) -> Output {
        let named = |trump| input.claims.iter().filter(|&&claim| claim == trump).count();
        let liars = (LOWEST..=HIGHEST)
            .map(|trump| named(trump).saturating_sub(1))
            .sum();
        Output(liars)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
