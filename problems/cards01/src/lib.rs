//! # CARDS: which card to turn down first
//!
//! Cards 1 to `k` lie face up, the sum is 0. A move turns a card down, adds its number and turns
//! the card that was down before up again; whoever makes the sum larger than `n` loses.
//!
//! **Idea.** A position is the card that is down and the amount `r` that is *left* of `n`. Call
//! card `c` *good* at `r` if turning it down wins (wherever it is not down already):
//!
//! > `c` is good at `r` ⇔ `c ≤ r` and `good(r − c) ⊆ {c}`,
//!
//! and the answer is the whole set `good(n)`. It depends on the `k` sets before it only, so the
//! sets repeat as soon as `k` in a row do ([`theory::periodic`]), where `k` sets before 0 that
//! hold all cards stand for `c ≤ r`. The longest period is 55. The proof is in `lesson.en.md`.
//!
//! **Complexity.** One table for each `k` that occurs, made of 118 sets at most in 2 µs; then
//! `O(1)` a test. The numbers `n` up to 10^18 need 64 bits; no sum is ever formed.
//!
//! **Source.** Document 004, Bài 1. The game is a sister of DICE, where each face bars two.

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int, limit, names, spaced};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Cards01;

/// All tests of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^5 tests.
    pub tests: Vec<Test>,
}

/// One game, about to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Test {
    /// `n`, the largest sum that does not lose, from 1 to 10^18.
    pub limit: u64,
    /// `k`, the number of cards, from 2 to 10.
    pub cards: usize,
}

/// A set of cards: bit `c` for card `c`.
pub type Cards = u16;

/// For each test the cards that win when they are turned down first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Cards>);

/// The largest number of cards.
const MOST_CARDS: usize = limit!("k", most);

impl Problem for Cards01 {
    const ID: &'static str = "cards01";
    const FILE: &'static str = "CARDS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let test = (int('n', limit!("n")), int('k', limit!("k")));
        let test = test.map(|(limit, cards)| Test { limit, cards });
        let tests = source.rows(names::TEST, t, test);

        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        let mut tables: [Option<Periodic<Cards>>; MOST_CARDS + 1] = Default::default();
        let winning = |&Test { limit, cards }: &Test| {
            let good = tables[cards].get_or_insert_with(|| good_cards(cards));
            *good.at(limit)
        };
        Output(input.tests.iter().map(winning).collect())
    }
}

/// For each amount left the cards among 1 to `k` that win.
fn good_cards(k: usize) -> Periodic<Cards> {
    let all = (1..=k).fold(0, |set, card| set | 1 << card);
    Periodic::find(vec![all; k], |good| {
        let wins = |card: &usize| good[k - card] & !(1 << card) == 0;
        (1..=k).filter(wins).map(|card| 1 << card).sum()
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for winning in &self.0 {
            let cards = (1..=MOST_CARDS).filter(|card| winning >> card & 1 == 1);
            let count = std::iter::once(winning.count_ones() as usize);
            writeln!(f, "{}", spaced(count.chain(cards)))?;
        }
        Ok(())
    }
}
