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
//! do: where `m > r` it has come to `best(r, r)`. Whether a take makes it grow is one bit: the last
//! one within the limit that does is the shortest best move. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(N²)` time, and at most `N²/4` bits: 0.8 MB for `N = 5000`. A play looks at `O(N)`
//! of them, as limits never rise. Sums reach 5 · 10^12.
//!
//! **Source.** Document 004, Bài 46; without the play it is task 480 of acmp.ru.

use std::cell::Cell;
use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, names};
use proconio::input;

pub mod brute;
pub mod cases;
mod referee;
pub mod rules;
pub mod second;
mod values;

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
            n: with int('N', 1..=5000),
            limit: with int('K', 1..=1_000_000_000),
        }
        let heaps = source.ints(names::HEAP, n, 1..=1_000_000_000);

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
        let takes = 1..=input.limit.min(n / 2);
        let grown: Vec<_> = takes
            .map(|take| consider(take, &coins[..=n - take], &mut best[..=n - take]))
            .collect();

        // The first move: where it leaves `r` heaps, all takes up to `N − r` have been considered.
        // Of equally good ones it is the shortest.
        let first = (1..=input.limit.min(n)).min_by_key(|&take| best[n - take]);
        let first = first.expect("at least one heap may be taken");

        let mut moves = vec![first];
        let (mut left, mut limit) = (n - first, first);
        while left > 0 {
            let makes_grow = |&take: &usize| {
                let place = left - take;
                grown[take - 1][place / 64] >> (place % 64) & 1 == 1
            };
            let take = (1..=limit.min(left)).rev().find(makes_grow);
            limit = take.expect("a single heap is worth something");
            moves.push(limit);
            left -= limit;
        }
        Output {
            coins: coins[n] - best[n - first],
            moves,
        }
    }
}

/// Considers a take longer than those before: `best`, what the player to move gets of the last so many
/// heaps, grows where it is worth more. Tells where: one bit for each number of heaps, the first for
/// `take`, 64 a word. Whether it grows follows no pattern, so that there is no branch for it.
fn consider(take: usize, coins: &[i64], best: &mut [i64]) -> Vec<u64> {
    // What the other player gets has possibly grown by the same take just before.
    let best = Cell::from_mut(best).as_slice_of_cells();
    let heaps = best[take..].chunks(64).zip(coins[take..].chunks(64));
    let words = best.chunks(64).zip(heaps).map(|(rests, (bests, coins))| {
        let mut grown = 0;
        for (rest, (best, coins)) in rests.iter().zip(bests.iter().zip(coins)) {
            let worth = coins - rest.get();
            grown = grown >> 1 | u64::from(worth > best.get()) << 63;
            best.set(worth.max(best.get()));
        }
        // The last word may be of fewer.
        grown >> (64 - bests.len())
    });
    words.collect()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.text(&self.coins.to_string())?;
        lines.row(self.moves.iter().map(|&take| take as u64))?;
        lines.end()
    }
}
