//! # COINS: who takes the last coin of the tower
//!
//! A move takes 1, `K` or `L` coins from a tower; whoever takes the last coin wins. Alice begins.
//!
//! **Idea.** A tower is *won* for the player to move if some move leaves one that is lost for the
//! opponent; an empty tower is lost. So
//!
//! > `won(n)` ⇔ one of `won(n − 1)`, `won(n − K)`, `won(n − L)` is false.
//!
//! That depends on the last `L` values only, so they repeat as soon as `L` of them in a row do
//! ([`theory::periodic`]), where `L` virtual towers with less than 0 coins, all called won,
//! absorb the moves longer than the tower. For `K < L ≤ 60` the longest period is 119, the
//! longest pre-period 289; the program relies on neither. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(s·L)` for the table, `s ≤ 363` values long: measured, 3 µs for the slowest
//! pair. Then `O(1)` a tower. Towers of 10^18 coins need 64 bits.
//!
//! **Source.** Document 004, Bài 31; the same statement is SPOJ's MCOINS.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Coins;

/// The rules that two players have agreed on, and the towers they play with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `K`, the shorter of the two long moves, at least 2.
    pub short: usize,
    /// `L`, the longer one, at most 60.
    pub long: usize,
    /// The towers, each of 1 to 10^18 coins.
    pub towers: Vec<u64>,
}

/// For each tower whether Alice wins, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<bool>);

sentences! {
    TOWER: "tháp", "tower";
}

impl Problem for Coins {
    const ID: &'static str = "coins";
    const FILE: &'static str = "COINS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        const LONGEST: usize = limit!("L", most);
        input! {
            from &mut *source,
            short: with int('K', 2..=LONGEST - 1),
            long: with int('L', short + 1..=LONGEST),
            m: with int('m', limit!("m")),
        }
        let towers = source.ints(TOWER, m, limit!("N"));

        Ok(Input {
            short,
            long,
            towers,
        })
    }

    fn solve(input: &Input) -> Output {
        let won = won_towers(input.short, input.long);
        let alice_wins = input.towers.iter().map(|&coins| *won.at(coins)).collect();
        Output(alice_wins)
    }
}

/// For each number of coins whether the player to move wins.
fn won_towers(short: usize, long: usize) -> Periodic<bool> {
    Periodic::find(vec![true; long], |won| {
        [1, short, long].iter().any(|take| !won[long - take])
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |&alice: &bool| if alice { 'A' } else { 'B' };
        writeln!(f, "{}", self.0.iter().map(letter).collect::<String>())
    }
}
