//! # COINS: who takes the last coin of the tower
//!
//! A move takes 1, `K` or `L` coins from a tower; whoever takes the last coin wins. Alice begins.
//!
//! **Idea.** A tower is *won* for the player to move if some move leaves one that is lost for the
//! opponent. An empty tower is lost: the opponent has taken the last coin. So
//!
//! > `won(n)` ⇔ one of `won(n − 1)`, `won(n − K)`, `won(n − L)` is false,
//!
//! where a move must not take more coins than there are. A table answers towers of a million
//! coins, but not of 10^18.
//!
//! **Far away.** `won(n)` depends on the last `L` values only, and on them in the same way for
//! every `n`: the proof obligation of [`theory::periodic`], but for the moves longer than the
//! tower. These are absorbed by `L` virtual towers with less than 0 coins, all called won. Hence the
//! values repeat as soon as `L` of them in a row do. The theorem promises this only within `2^L`
//! towers, yet few are needed: for `K < L ≤ 60` the longest period is 119 (of 59 and 60), the
//! longest pre-period 289 (of 14 and 60). The program relies on neither number. Within the document's
//! limits 6 and 9 alone have a pre-period. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(s·L)` for the table, where pre-period and period together are `s ≤ 363`
//! long: measured, 3 µs for the slowest pair and 1.3 ms for all 1711 pairs. Then `O(1)` a tower.
//! Towers of 10^18 coins need 64 bits.
//!
//! **Source.** Document 004, Bài 31; the same statement is SPOJ's MCOINS.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem COINS.
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

/// For each tower whether Alice wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the towers.
    pub alice_wins: Vec<bool>,
}

impl Problem for Coins {
    const ID: &'static str = "coins";
    const FILE: &'static str = "COINS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            short: with int("K", 2..=59),
            long: with int("L", short + 1..=60),
            m: with int("m", 1..=100_000),
        }
        let towers = source.ints("tower", m, 1..=10_u64.pow(18));

        Ok(Input {
            short,
            long,
            towers,
        })
    }

    fn solve(input: &Input) -> Output {
        let won = won_towers(input.short, input.long);
        let alice_wins = input.towers.iter().map(|&coins| *won.at(coins)).collect();
        Output { alice_wins }
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
        let winners: String = self
            .alice_wins
            .iter()
            .map(|&alice| if alice { 'A' } else { 'B' })
            .collect();
        writeln!(f, "{winners}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longest_period_and_preperiod_are_as_told() {
        let pairs = || (3..=60).flat_map(|long| (2..long).map(move |short| (short, long)));
        let longest = |length: fn(&Periodic<bool>) -> usize| {
            pairs()
                .map(|(short, long)| (length(&won_towers(short, long)), short, long))
                .max()
        };
        assert_eq!(longest(Periodic::period), Some((119, 59, 60)));
        assert_eq!(longest(Periodic::preperiod), Some((289, 14, 60)));
        assert_eq!(
            longest(|won| won.preperiod() + won.period()),
            Some((363, 14, 60))
        );
        let late = pairs()
            .filter(|&(short, long)| long < 10 && won_towers(short, long).preperiod() > 0)
            .collect::<Vec<_>>();
        assert_eq!(late, [(6, 9)]);
    }

    #[test]
    fn six_and_nine_have_a_preperiod() {
        let won = won_towers(6, 9);
        assert_eq!((won.preperiod(), won.period()), (10, 5));
        let lost: Vec<u64> = (0..25).filter(|&coins| !won.at(coins)).collect();
        assert_eq!(lost, [0, 2, 4, 7, 12, 14, 17, 19, 22, 24]);
    }
}
