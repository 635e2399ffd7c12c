//! # NUMCOINS: number of coins: the best play on a row of heaps
//!
//! The players take heaps from the left in turn, the first at most `K`, then each at most as many
//! as the other just took. Each wants as many coins for himself as he can get.
//!
//! **Idea.** Let `best(r, m)` be the coins that the player to move gets from the last `r` heaps
//! if he may take at most `m` of them, and `coins(r)` what lies there. A limit of `m` allows one
//! move more than a limit of `m − 1`, so
//!
//! > `best(r, m) = max(best(r, m − 1), coins(r) − best(r − m, m))`.
//!
//! As the last move took `m` heaps, `m ≤ N − r`, and a quarter of all pairs is enough. Limits are
//! gone through from 1 upwards, and `best(r, ·)` is one number for each `r`, which grows as they
//! do: where `m > r` it has come to `best(r, r)`. Whether a take makes it grow is kept: the last one
//! that does within the limit is the shortest best move. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(N²)` time, and `N²/4` bytes. Sums reach 5 · 10^12. Lists of the takes instead of a
//! byte for each have a branch that nobody guesses, and take twice the time.
//!
//! **Source.** Document 004, Bài 46; without the play it is task 480 of acmp.ru.

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
mod referee;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Numcoins;

/// The row of heaps and the limit of the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The first player takes at most so many heaps; from 1 to 10^9, and possibly more than
    /// there are.
    pub limit: usize,
    /// From left to right, 1 to 10^9 coins each; 1 to 5000 heaps.
    pub heaps: Vec<i64>,
}

/// The answer: a best play and what it earns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The first player's coins.
    pub coins: i64,
    /// The number of heaps that each move takes, from the first player's first move on.
    pub moves: Vec<usize>,
}

impl Problem for Numcoins {
    const ID: &'static str = "numcoins";
    const FILE: &'static str = "NUMCOINS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('N', limit!("N")),
            limit: with int('K', limit!("K")),
        }
        let heaps = source.ints(names::HEAP, n, limit!("P"));

        Ok(Input { limit, heaps })
    }

    fn solve(input: &Input) -> Output {
        let n = input.heaps.len();
        // What lies in the last so many heaps, and what the player to move gets of them.
        let mut coins = vec![0];
        for (heap, behind) in input.heaps.iter().rev().zip(0..) {
            coins.push(coins[behind] + heap);
        }
        let mut best = vec![0; n + 1];
        // For each take, by the number of heaps left, whether it is worth more than all shorter ones.
        let mut better: Vec<Vec<bool>> = Vec::new();
        let (mut earned, mut first) = (0, 0);
        for take in 1..=input.limit.min(n) {
            let is_better = (take..=n - take).map(|left| {
                let worth = coins[left] - best[left - take];
                let is_better = worth > best[left];
                best[left] = worth.max(best[left]);
                is_better
            });
            better.push(is_better.collect());
            let worth = coins[n] - best[n - take];
            if worth > earned {
                (earned, first) = (worth, take);
            }
        }

        let mut moves = vec![first];
        let (mut left, mut take) = (n - first, first);
        while left > 0 {
            take = take.min(left);
            while !better[take - 1][left - take] {
                take -= 1;
            }
            moves.push(take);
            left -= take;
        }
        Output {
            coins: earned,
            moves,
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.text(&self.coins.to_string())?;
        lines.row(self.moves.iter().map(|&take| take as u64))?;
        lines.end()
    }
}
