//! # GAME33: three players split a product and announce the sum
//!
//! Player 1 announces `N`. Then players 2, 3, 1, 2, … in turn announce a number `a + b` with `a,
//! b ≥ 2` whose product `a b` is the last number announced. Who cannot, loses together with the
//! next player: the one who announced the last number wins. A player who can win does so; else he
//! prefers endless play; and else he announces the largest number possible. Who wins?
//!
//! **Idea.** Every number announced is less than the one before, except that 4 leads to 4. Who
//! wins from `n` depends on `n` alone if players are named by their roles: the *mover*, the
//! *next* and the *last*. The proof is in `lesson.en.md`. Once a move that wins is found, the
//! others do not matter; so the smallest sums are asked for first, those of divisors near the
//! root ([`theory::primes`]).
//!
//! **Complexity.** `O(v d log d)` for `v` numbers known with at most `d ≤ 6720` divisors. No
//! bound on `v` is proved: asking for all makes 452 153 known from 963 761 198 400, asking as
//! above a few hundred; the hardest `N` found make 20 000 known.
//!
//! **Source.** Document 004, Bài 33.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names};
use theory::hashing::MixedMap;
use theory::primes::smallest_factor;

pub mod brute;
pub mod cases;
pub mod second;

/// A file holds at most so many tests.
pub const MOST_TESTS: usize = 10_000;

/// The largest number that player 1 announces.
const LARGEST: u64 = 10_u64.pow(12);

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
        Ok(Input {
            numbers: source.rows_to_end(names::TEST, MOST_TESTS, int('N', 1..=LARGEST))?,
        })
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
