//! # NUMCOINS: number of coins: the best play on a row of heaps
//!
//! The players take heaps from the left in turn, the first at most `K`, then each at most as many
//! as the other just took. Each wants as many coins for himself as he can get.
//!
//! **Idea.** What is left is always a suffix of the row, so a position is a pair: `r` heaps left,
//! at most `m` of them may be taken. Let `best(r, m)` be the coins that the player to move gets
//! from it, and `coins(r)` the sum of the last `r` heaps. After a move of `t` heaps the other
//! player gets `best(r − t, t)` and the mover all the rest, so the move is worth
//! `coins(r) − best(r − t, t)`, and
//!
//! > `best(r, m) = max(best(r, m − 1), coins(r) − best(r − m, m))`,
//!
//! because a limit of `m` allows one move more than a limit of `m − 1`. Limits above `r` count as
//! `r`. The proof is in `lesson.en.md`.
//!
//! **Which positions.** The last move took `m` heaps from the left, so `m ≤ N − r`; with `m ≤ r`
//! that leaves `m ≤ N/2`, and a quarter of the square of pairs: `N²/4` values. The start, where
//! the limit is `K`, gets a column of its own. Column `m` is computed from `r = m` upwards out of
//! column `m − 1`, itself, and the first entries of the columns before: three runs through
//! memory from front to back.
//!
//! **The play.** `best(r, ·)` does not decrease, so the shortest best move from `(r, m)` is the
//! first `t` whose worth reaches `best(r, m)`. Looking for it from `t = 1` on costs `t` steps for
//! `t` heaps, `O(N)` for the whole play. Of all best plays this room prints the one of shortest
//! best moves; the checker accepts every other.
//!
//! **Complexity.** `O(N²)` time, `N²/4` numbers of 64 bits: 50 MB for `N = 5000`. Sums reach
//! 5 · 10^12.
//!
//! **Source.** Document 004, Bài 46; without the play it is task 480 of acmp.ru.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, spaced};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem NUMCOINS.
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
            n: with int("N", 1..=5000),
            limit: with int("K", 1..=1_000_000_000),
        }
        let heaps = source.ints("heap", n, 1..=1_000_000_000);

        Ok(Input { limit, heaps })
    }

    fn solve(input: &Input) -> Output {
        let values = Values::new(&input.heaps);
        let (mut left, mut limit) = (input.heaps.len(), input.limit);
        let coins = values.best(left, limit);
        let mut moves = Vec::new();
        while left > 0 {
            let best = values.best(left, limit);
            let take = (1..=limit.min(left))
                .find(|&take| values.of_move(left, take) == best)
                .expect("some move within the limit earns the best");
            moves.push(take);
            left -= take;
            limit = take;
        }
        Output { coins, moves }
    }
}

/// What best play earns from every position that can come up on a row of heaps.
#[derive(Debug)]
pub struct Values {
    /// `coins[r]`: the sum of the last `r` heaps.
    coins: Vec<i64>,
    /// `columns[m - 1][r - m]`: `best(r, m)` for `m ≤ r ≤ N − m`.
    columns: Vec<Vec<i64>>,
    /// `start[m - 1]`: `best(N, m)` for `m ≤ N`.
    start: Vec<i64>,
}

impl Values {
    /// The values of all positions.
    pub fn new(heaps: &[i64]) -> Values {
        let n = heaps.len();
        let mut coins = vec![0];
        coins.extend(heaps.iter().rev().scan(0, |sum, heap| {
            *sum += heap;
            Some(*sum)
        }));
        let mut values = Values {
            coins,
            columns: Vec::with_capacity(n / 2),
            start: Vec::with_capacity(n),
        };
        for limit in 1..=n / 2 {
            let column = values.column(limit, n);
            values.columns.push(column);
        }
        let mut best = 0;
        for take in 1..=n {
            best = best.max(values.of_move(n, take));
            values.start.push(best);
        }
        values
    }

    /// The column of `limit`, from the columns before it.
    fn column(&self, limit: usize, n: usize) -> Vec<i64> {
        let mut column = Vec::with_capacity(n - 2 * limit + 1);
        for left in limit..=n - limit {
            let rest = left - limit;
            let others = if rest >= limit {
                column[rest - limit]
            } else {
                self.best(rest, rest)
            };
            let mut best = self.coins[left] - others;
            if limit > 1 {
                best = best.max(self.columns[limit - 2][left - (limit - 1)]);
            }
            column.push(best);
        }
        column
    }

    /// The coins that the player to move gets with `left` heaps left of which he may take up to
    /// `limit ≥ 1`.
    ///
    /// # Panics
    /// If no play leads there: unless all heaps are left, `limit` of them must be gone.
    pub fn best(&self, left: usize, limit: usize) -> i64 {
        let limit = limit.min(left);
        if left == 0 {
            0
        } else if left + 1 == self.coins.len() {
            self.start[limit - 1]
        } else {
            self.columns[limit - 1][left - limit]
        }
    }

    /// The coins that the player to move gets if he takes `take` of the `left` heaps and both
    /// play as well as possible from then on.
    ///
    /// # Panics
    /// As [`Values::best`], and unless `1 ≤ take ≤ left`.
    pub fn of_move(&self, left: usize, take: usize) -> i64 {
        self.coins[left] - self.best(left - take, take)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.coins, spaced(&self.moves))
    }
}
