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
//! root. Numbers are divided by the primes up to their root.
//!
//! **Complexity.** `O(v d log d)` for `v` numbers known with at most `d ≤ 6720` divisors. No
//! bound on `v` is proved: asking for all makes 452 153 known from 963 761 198 400, asking as
//! above a few hundred; the hardest `N` found make 20 000 known.
//!
//! **Source.** Document 004, Bài 33.

use std::collections::HashMap;
use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};

pub mod brute;
pub mod cases;
pub mod second;

/// A file holds at most so many tests.
pub const MOST_TESTS: usize = limit!("tests", most);

#[derive(Debug)]
pub struct Game33;

/// The numbers that player 1 announces, each in a game of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_TESTS`], possibly none; from 1 to 10^12.
    pub numbers: Vec<u64>,
}

/// The winner of each game: 1, 2 or 3, or 0 if the game never ends; in the order of the tests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<u8>);

impl Problem for Game33 {
    const ID: &'static str = "game33";
    const FILE: &'static str = "GAME33";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let numbers = source.rows_to_end(names::TEST, MOST_TESTS, int('N', limit!("N")))?;
        Ok(Input { numbers })
    }

    fn solve(input: &Input) -> Output {
        let largest = input.numbers.iter().max();
        let mut search = Search::new(largest.copied().unwrap_or(1));
        let winner = |&number: &u64| match number {
            4 => 0,
            _ => match search.winner(number) {
                Role::Last => 1,
                Role::Mover => 2,
                Role::Next => 3,
            },
        };
        let winners = input.numbers.iter().map(winner).collect();
        Output(winners)
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

/// What is known so far.
struct Search {
    /// All primes up to the root of the largest number.
    primes: Vec<u64>,
    known: HashMap<u64, Role>,
}

impl Search {
    /// For numbers up to this one.
    fn new(largest: u64) -> Self {
        let root = usize::try_from(largest.isqrt()).expect("at most 10^6");
        let (primes, known) = (primes(root), HashMap::new());
        Search { primes, known }
    }

    /// Who wins once `n`, which is not 4, has been announced.
    fn winner(&mut self, n: u64) -> Role {
        if let Some(&role) = self.known.get(&n) {
            return role;
        }
        let sums = self.sums(n);
        let role = match sums.last() {
            None => Role::Last,
            Some(_) if sums.iter().any(|&sum| self.winner(sum) == Role::Last) => Role::Mover,
            Some(&largest) => match self.winner(largest) {
                Role::Mover => Role::Next,
                Role::Next => Role::Last,
                Role::Last => unreachable!("then the mover would win"),
            },
        };
        self.known.insert(n, role);
        role
    }

    /// All sums of two factors of `n` that are at least 2, in ascending order.
    fn sums(&self, n: u64) -> Vec<u64> {
        let mut divisors = vec![1];
        let mut rest = n;
        for &prime in &self.primes {
            if prime * prime > rest {
                break;
            }
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
        if rest > 1 {
            for i in 0..divisors.len() {
                divisors.push(divisors[i] * rest);
            }
        }
        divisors.retain(|a| (2..=n.isqrt()).contains(a));
        let mut sums: Vec<u64> = divisors.iter().map(|a| a + n / a).collect();
        sums.sort_unstable();
        sums
    }
}

/// The primes up to a number.
fn primes(last: usize) -> Vec<u64> {
    let mut is_composite = vec![false; last + 1];
    let mut primes = Vec::new();
    for number in 2..is_composite.len() {
        if !is_composite[number] {
            primes.push(number as u64);
            for multiple in (number * number..is_composite.len()).step_by(number) {
                is_composite[multiple] = true;
            }
        }
    }
    primes
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0.iter()).try_for_each(|winner| writeln!(f, "{winner}"))
    }
}
