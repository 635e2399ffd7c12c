//! # SWEET: primes against palindromes
//!
//! Sweets `1..n`. Hermione, who begins, may take only primes, Ron only palindromes. Who cannot
//! take on his turn stops, and the other gets all that is left.
//!
//! **Claim.** Let `P` sweets be prime only, `Q` palindromic only and `S` both, and let `H = P +
//! ⌈S/2⌉` and `R = Q + ⌊S/2⌋`. Hermione gets `H` sweets if `H ≤ R`, else `n − R`.
//!
//! Both should take shared sweets first; then the one with fewer moves stops first. If there are
//! more primes than palindromes, then `H > R`, and only the palindromes and the primes among them
//! matter; that is so for all `n ≥ 2000`. Below, the primes are counted. The proof of all this is
//! in `lesson.en.md`.
//!
//! **Complexity.** `O(√n · log n)`: there are two million palindromes below 10^12, each tested by
//! [`theory::primes::is_prime`], which sees at once that 11 divides those of even length.
//!
//! **Source.** Document 004, Bài 17.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;
use theory::primes::is_prime;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

/// From here on there are more primes than palindromes.
const MORE_PRIMES: u64 = 2000;

#[derive(Debug)]
pub struct Sweet;

/// The sweets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// How many there are, from 1 to 10^12.
    pub n: u64,
}

/// What Hermione gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The number of her sweets.
    pub sweets: u64,
}

impl Problem for Sweet {
    const ID: &'static str = "sweet";
    const FILE: &'static str = "SWEET";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int('n', limit!("n")),
        }
        Ok(Input { n })
    }

    fn solve(input: &Input) -> Output {
        let n = input.n;
        let (mut all, mut shared) = (0, 0_u64);
        for palindrome in palindromes().take_while(|&palindrome| palindrome <= n) {
            all += 1;
            shared += u64::from(is_prime(palindrome));
        }
        let ron = all - shared.div_ceil(2);
        if n < MORE_PRIMES {
            let primes = (1..=n).filter(|&number| is_prime(number)).count() as u64;
            let hermione = primes - shared / 2;
            if hermione <= ron {
                return Output { sweets: hermione };
            }
        }
        Output { sweets: n - ron }
    }
}

/// The palindromes from 1 on, in ascending order.
fn palindromes() -> impl Iterator<Item = u64> {
    (0..).flat_map(|k| {
        let halves = 10_u64.pow(k)..10_u64.pow(k + 1);
        // Of odd length the middle digit, the last one of the half, is not repeated.
        let odd = halves.clone().map(|half| unfold(half, half / 10));
        odd.chain(halves.map(|half| unfold(half, half)))
    })
}

/// The digits of `start`, followed by those of `end` from right to left.
fn unfold(mut start: u64, mut end: u64) -> u64 {
    while end > 0 {
        start = 10 * start + end % 10;
        end /= 10;
    }
    start
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.sweets)
    }
}
