//! # GAME33: three players split a product and announce the sum
//!
//! Player 1 announces `N`. Then players 2, 3, 1, 2, … in turn announce a number `a + b` with
//! `a, b ≥ 2` whose product `a b` is the last number announced. Who cannot loses the game for
//! himself and the next player: the one who announced the last number wins. A player who can win
//! does so; else he prefers endless play; and where both is out of his hands, he announces the
//! largest number possible. Who wins?
//!
//! **Three roles.** Every number announced is less than the one before, except that 4 must be
//! followed by 4, and nothing else leads to 4: play is endless if and only if `N = 4`. Who wins
//! from a number `n` depends on `n` alone if the players are named by their roles: the *mover*,
//! who has to split it, the *next* one after him, and the *last*, who has announced it. From 1
//! and from a prime the last one wins; else, if from some possible `m` the last one wins, then
//! from `n` the mover wins; else he announces the largest `m`, and the roles shift by one. The
//! proof is in `lesson.en.md`.
//!
//! **Few numbers are asked for.** As numbers fall to about a half or less, play is short; but one
//! number near 10^12 can lead to several hundred thousand others in all. Most of them need not be
//! known: once one good `m` is found, the rest do not matter. The smallest sums are asked for
//! first, those of divisors near the root, because they lead to few further numbers. A number
//! that is known once is remembered, for all tests together.
//!
//! Measured (a test repeats it): asking for all numbers makes 452 153 known from 963 761 198 400,
//! the number up to 10^12 with the most divisors; asking as above makes a few hundred. The
//! hardest of twenty thousand odd `N` with many divisors make 16 000 to 20 000 known each: all
//! their sums are even, and few of them are good. No bound is proved.
//!
//! **Divisors** come from the prime factors, which [`theory::primes`] finds in about `n^(1/4)`
//! steps. All numbers fit in 64 bits.
//!
//! **Complexity.** `O(v d log d)` for `v` numbers known with at most `d` divisors, `d ≤ 6720`;
//! there is no proved bound on `v` but that it is a small part of all numbers within reach.
//!
//! **Source.** Document 004, Bài 33.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::hashing::MixedMap;
use theory::primes::smallest_factor;

pub mod brute;
pub mod cases;

/// A file holds at most so many tests.
pub const MOST_TESTS: usize = 10_000;

/// The largest number that player 1 announces.
const LARGEST: u64 = 10_u64.pow(12);

/// The problem GAME33.
#[derive(Debug)]
pub struct Game33;

/// The numbers that player 1 announces, each in a game of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_TESTS`], possibly none; from 1 to 10^12.
    pub numbers: Vec<u64>,
}

/// The winner of each game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// 1, 2 or 3, or 0 if the game never ends; in the order of the tests.
    pub winners: Vec<u8>,
}

impl Problem for Game33 {
    const ID: &'static str = "game33";
    const FILE: &'static str = "GAME33";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut numbers = Vec::new();
        while !source.at_end() {
            input! { from &mut *source, number: with int("N", 1..=LARGEST) }
            if numbers.len() == MOST_TESTS {
                return Err(source.bad(format_args!("more than {MOST_TESTS} tests")));
            }
            numbers.push(number);
        }
        Ok(Input { numbers })
    }

    fn solve(input: &Input) -> Output {
        let mut known = MixedMap::default();
        let winner = |&number: &u64| match number {
            4 => 0,
            _ => match winner(number, &mut known) {
                Role::Last => 1,
                Role::Mover => 2,
                Role::Next => 3,
            },
        };
        Output {
            winners: input.numbers.iter().map(winner).collect(),
        }
    }
}

/// A player as seen from the number announced last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// He has to announce the next number.
    Mover,
    /// He follows the mover.
    Next,
    /// He announced the number.
    Last,
}

/// Who wins once `n`, which is not 4, has been announced.
fn winner(n: u64, known: &mut MixedMap<u64, Role>) -> Role {
    if let Some(&role) = known.get(&n) {
        return role;
    }
    let sums = sums(n);
    let role = match sums.last() {
        None => Role::Last,
        Some(_) if sums.iter().any(|&sum| winner(sum, known) == Role::Last) => Role::Mover,
        Some(&largest) => match winner(largest, known) {
            Role::Mover => Role::Next,
            Role::Next => Role::Last,
            Role::Last => unreachable!("then the mover would win"),
        },
    };
    known.insert(n, role);
    role
}

/// All sums of two factors of `n` that are at least 2, in ascending order.
fn sums(n: u64) -> Vec<u64> {
    let mut divisors = vec![1];
    let mut rest = n;
    while rest > 1 {
        let prime = smallest_factor(rest);
        let without_it = divisors.len();
        let mut power = 1;
        while rest.is_multiple_of(prime) {
            rest /= prime;
            power *= prime;
            for i in 0..without_it {
                divisors.push(divisors[i] * power);
            }
        }
    }
    let smaller = 2..=n.isqrt();
    let mut sums: Vec<u64> = divisors
        .into_iter()
        .filter(|a| smaller.contains(a))
        .map(|a| a + n / a)
        .collect();
    sums.sort_unstable();
    sums
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.winners
            .iter()
            .try_for_each(|winner| writeln!(f, "{winner}"))
    }
}
