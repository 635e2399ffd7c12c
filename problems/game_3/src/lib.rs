//! # `GAME_3`: whose sum is divisible by three?
//!
//! Two players take cards in turn until none is left. Whoever has a sum divisible by 3 beats one
//! who has not; otherwise it is a draw.
//!
//! **Idea.** Only remainders modulo 3 matter. A position is told by the numbers `a`, `b`, `c` of
//! the cards left with remainders 0, 1 and 2, and by the remainder `s` of the first player's sum;
//! whose turn it is and the second player's sum follow. The player to move takes a card that
//! leads to the outcome best for him. Positions are decided by ascending `a`, and for each `a` by
//! ascending `b` and `c`, so one table over `b` and `c` is enough. The proof is in
//! `lesson.en.md`.
//!
//! **Complexity.** There are `3 (A + 1)(B + 1)(C + 1)` positions, where `A + B + C = n`: at most
//! `3 (n/3 + 1)³`, 3.1 million for `n = 300`, with three moves each; memory for `3 (B + 1)(C +
//! 1)` outcomes. The sum of all cards is never formed, so 64 bits hold every number.
//!
//! **Source.** Document 004, Bài 18.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Game3;

/// The cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 300 numbers from 1 to 10^18.
    pub cards: Vec<u64>,
}

/// How the game ends, from the worst for the first player to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Output {
    /// The second player wins.
    Second,
    /// Nobody wins.
    Draw,
    /// The first player wins.
    First,
}

sentences! {
    CARD: "quân bài", "card";
}

impl Problem for Game3 {
    const ID: &'static str = "game_3";
    const FILE: &'static str = "GAME_3";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let cards = source.ints(CARD, n, limit!("number"));

        Ok(Input { cards })
    }

    fn solve(input: &Input) -> Output {
        let mut counts = [0; 3];
        for &card in &input.cards {
            counts[(card % 3) as usize] += 1;
        }
        let [zeros, ones, twos] = counts;
        let total = (ones + 2 * twos) % 3;

        // `table[b * (twos + 1) + c][s]` is for the present `a` up to the place that is being filled,
        // and for `a − 1` from there on.
        let mut table = vec![[Output::Draw; 3]; (ones + 1) * (twos + 1)];
        for a in 0..=zeros {
            for b in 0..=ones {
                for c in 0..=twos {
                    let at = b * (twos + 1) + c;
                    let is_firsts = (input.cards.len() - a - b - c).is_multiple_of(2);
                    table[at] = std::array::from_fn(|sum| {
                        if a + b + c == 0 {
                            return end(sum, (total + 3 - sum) % 3);
                        }
                        // The outcome after a card of this remainder.
                        let after = |at: usize, remainder: usize| {
                            let taken = if is_firsts { remainder } else { 0 };
                            table[at][(sum + taken) % 3]
                        };
                        let outcomes = [
                            (a > 0).then(|| after(at, 0)),
                            (b > 0).then(|| after(at - (twos + 1), 1)),
                            (c > 0).then(|| after(at - 1, 2)),
                        ];
                        let all = outcomes.into_iter().flatten();
                        let best = if is_firsts { all.max() } else { all.min() };
                        best.expect("a card is left")
                    });
                }
            }
        }
        table[ones * (twos + 1) + twos][0]
    }
}

/// The outcome for these remainders of the first player's sum and the second's.
fn end(first: usize, second: usize) -> Output {
    match (first, second) {
        (0, 1 | 2) => Output::First,
        (1 | 2, 0) => Output::Second,
        _ => Output::Draw,
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Output::First => "FIRST",
            Output::Second => "SECOND",
            Output::Draw => "DRAW",
        };
        writeln!(f, "{word}")
    }
}
