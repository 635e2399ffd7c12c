//! # NEIGHBOR: who stands beside whom after `k` rounds?
//!
//! `n` people stand on a circle, facing its centre, numbered counter-clockwise from the one on the
//! square. In round `i` whoever stands on the square when the round begins changes places `p` times
//! with his right neighbour, where `p` is the `i`-th prime.
//!
//! **One round.** Number the places counter-clockwise from 0, the square, modulo `n`. With
//! `p = q (n − 1) + r`, `0 ≤ r < n − 1`, the first `r + 1` people rotate by one place, the walker to
//! their end, and then all move back by `q`. The proof is in `lesson.en.md`.
//!
//! **No array of people.** Follow person `a`, who begins at place `a − 1`, through all rounds, to
//! place `y`. For his neighbours, at `y + 1` and `y − 1`, undo the rounds from the last to the first;
//! the places reached in the end are their numbers, less 1.
//!
//! **Complexity.** `O(k)`, and a sieve up to the `k`-th prime, `O(p log log p)`: 86028121 for
//! `k = 5 · 10^6`. [`theory::primes::Primes`] sieves one segment after the other. The way back needs
//! the primes from the last to the first; kept are the gaps between them, a byte each. Places and
//! primes fit in 32 bits, and sums of two places are below 2^31.
//!
//! **Source.** Document 004, Bài 22; originally the task KOLO of the Croatian Olympiad (COI) 2010.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::primes::Primes;

pub mod brute;
pub mod cases;
mod round;
pub mod second;

use round::Circle;

#[derive(Debug)]
pub struct Neighbor;

/// The game and the person asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Number of people, from 3 to 10^9.
    pub people: u32,
    /// Number of rounds, from 1 to 5 · 10^6.
    pub rounds: usize,
    /// Number of a person, from 1 to `people`.
    pub person: u32,
}

/// The numbers of the neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// On the right.
    pub right: u32,
    /// On the left.
    pub left: u32,
}

impl Problem for Neighbor {
    const ID: &'static str = "neighbor";
    const FILE: &'static str = "NEIGHBOR";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            people: with int('n', 3..=1_000_000_000),
            rounds: with int('k', 1..=5_000_000),
            person: with int('a', 1..=people),
        }
        Ok(Input {
            people,
            rounds,
            person,
        })
    }

    fn solve(input: &Input) -> Output {
        let n = input.people;
        let circle = Circle::new(n);
        let mut place = input.person - 1;
        let mut last = 0;
        let mut gaps = Vec::with_capacity(input.rounds);
        for prime in Primes::new().take(input.rounds) {
            let prime = u32::try_from(prime).expect("the primes needed are below 10^8");
            gaps.push(u8::try_from(prime - last).expect("gaps below 10^8 are at most 220"));
            last = prime;
            place = circle.round(prime).forth(place);
        }
        let mut starts = [(place + 1) % n, (place + n - 1) % n];
        for gap in gaps.into_iter().rev() {
            let round = circle.round(last);
            starts = starts.map(|place| round.back(place));
            last -= u32::from(gap);
        }
        Output {
            right: starts[0] + 1,
            left: starts[1] + 1,
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.right, self.left)
    }
}
