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
//! **Faster.** Rounds have no branch and no division: that makes 1.0 of `fast.cpp` out of 2.
//!
//! **Complexity.** `O(k)`, and a sieve up to the `k`-th prime, `O(p log log p)`: 86028121 for
//! `k = 5 · 10^6`. Primes and places fit in 32 bits, and sums of two places are below 2^31.
//!
//! **Source.** Document 004, Bài 22; originally the task KOLO of the Croatian Olympiad (COI) 2010.

use std::fmt;
use std::hint::select_unpredictable;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::sieve::Primes;

pub mod brute;
pub mod cases;
pub mod second;

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
            people: with int('n', limit!("n")),
            rounds: with int('k', limit!("k")),
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
        let (people, others) = (Divisor::new(n), Divisor::new(n - 1));
        let round = |prime| {
            let (laps, rest) = others.divide(prime);
            (people.divide(laps).1, rest)
        };
        // From prime to prime, a byte each: memory that is new takes time too.
        let mut gaps = Vec::with_capacity(input.rounds);
        let (mut last, mut place) = (0, input.person - 1);
        for prime in Primes::new().take(input.rounds) {
            let prime = u32::try_from(prime).expect("the primes needed are below 10^8");
            gaps.push(u8::try_from(prime - last).expect("no gap below 10^8 is as long as 256"));
            last = prime;
            place = forth(n, round(prime), place);
        }
        let mut starts = [(place + 1) % n, (place + n - 1) % n];
        for &gap in gaps.iter().rev() {
            starts = starts.map(|place| back(n, round(last), place));
            last -= u32::from(gap);
        }
        let [right, left] = starts.map(|place| place + 1);
        Output { right, left }
    }
}

// Where the walker stops looks like chance, so a branch would be guessed wrong every other time. Both
// functions take the smaller of two numbers instead, one of which wraps around: that halves the time.

/// Where the one at `place` is after a round.
fn forth(n: u32, (laps, rest): (u32, u32), place: u32) -> u32 {
    let rotated = select_unpredictable(place <= rest, place.wrapping_sub(1).min(rest), place);
    let back = rotated.wrapping_sub(laps);
    back.min(back.wrapping_add(n))
}

/// Where the one at `place` was before a round.
fn back(n: u32, (laps, rest): (u32, u32), place: u32) -> u32 {
    let forward = place + laps;
    let rotated = forward.min(forward.wrapping_sub(n));
    select_unpredictable(rotated == rest, 0, rotated + u32::from(rotated < rest))
}

/// Divides millions of numbers by the same one: a multiplication takes a fifth of the time of a division.
///
/// The inverse is `2^64 / d`, rounded up. For `a < 2^32` it makes `a / d` too large by less than
/// `a / 2^64 < 2^-32`, which never reaches the next whole number, `1 / d` away at least.
struct Divisor {
    /// At least 2.
    number: u32,
    inverse: u64,
}

impl Divisor {
    fn new(number: u32) -> Self {
        Divisor {
            number,
            inverse: u64::MAX / u64::from(number) + 1,
        }
    }

    /// Quotient and remainder.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the quotient is no larger than the number that is divided"
    )]
    fn divide(&self, number: u32) -> (u32, u32) {
        let product = u128::from(self.inverse) * u128::from(number);
        let quotient = (product >> 64) as u32;
        (quotient, number - quotient * self.number)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.right, self.left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_quotients() {
        let numbers = (0..1000)
            .chain((0..=u32::MAX).step_by(65_521))
            .chain([u32::MAX - 1, u32::MAX]);
        for number in numbers {
            let near = [
                number / 2,
                number.saturating_sub(1),
                number,
                number | 1,
                u32::MAX,
            ];
            for divisor in (2..50).chain(near).filter(|&divisor| divisor > 1) {
                let expected = (number / divisor, number % divisor);
                assert_eq!(
                    Divisor::new(divisor).divide(number),
                    expected,
                    "{number} / {divisor}"
                );
            }
        }
    }
}
