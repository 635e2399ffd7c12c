//! # SHOOTING: the best place that the father can have taken
//!
//! The scores of a contest are known in shooting order, but not the names. The father's score
//! ends in 5; one of the winners shot before him; the one who shot next after him scored less.
//!
//! **Idea.** Three passes: the maximum with its first place, the highest score of a possible father
//! behind it, and the number of scores above that. If nobody can be the father, the answer is 0.
//! The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(n)`, and nearly all of it is reading. Scores up to 1000 are kept in 16
//! bits: ten megabytes for five million shooters.
//!
//! **Source.** Document 004, Bài 14. The task is known from Russian school contests.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;

/// The largest number of shooters.
pub const MOST_SHOOTERS: usize = limit!("n", most);

#[derive(Debug)]
pub struct Shooting;

/// The scores in shooting order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 3 to [`MOST_SHOOTERS`] scores, each from 1 to 1000.
    pub scores: Vec<u16>,
}

/// The best place that the father can have taken, or 0 if there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// From 1 to `n − 1`, or 0.
    pub place: usize,
}

sentences! {
    SCORE: "điểm", "score";
}

impl Problem for Shooting {
    const ID: &'static str = "shooting";
    const FILE: &'static str = "SHOOTING";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let scores = source.ints(SCORE, n, limit!("score"));

        Ok(Input { scores })
    }

    fn solve(input: &Input) -> Output {
        let scores = &input.scores;
        let highest = scores.iter().max();
        let first_winner = scores.iter().position(|score| Some(score) == highest);
        let behind_him = &scores[first_winner.map_or(0, |place| place + 1)..];
        let best = behind_him
            .windows(2)
            .filter(|pair| pair[0] % 10 == 5 && pair[1] < pair[0])
            .map(|pair| pair[0])
            .max();
        Output {
            place: best.map_or(0, |best| {
                1 + scores.iter().filter(|&&score| score > best).count()
            }),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.place)
    }
}
