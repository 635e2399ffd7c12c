//! # SWEET: primes against palindromes
//!
//! Sweets `1..n`. Hermione, who begins, may take only primes, Ron only palindromes. Who cannot
//! take on his turn stops, and the other gets all that is left.
//!
//! **Kinds.** Let `P` sweets be prime only, `Q` palindromic only and `S` both; the others nobody
//! may take in turn. Let `H = P + ⌈S/2⌉` and `R = Q + ⌊S/2⌋`.
//!
//! **Claim.** Hermione gets `H` sweets if `H ≤ R`, else `n − R`.
//!
//! **Proof.** While a shared sweet is left, nobody is stuck. So whoever stops has taken all sweets
//! that he alone may take and his part of the shared ones. Call *greedy* a player who takes shared
//! sweets as long as there are any. A greedy Hermione gets at least `⌈S/2⌉` of them: she begins,
//! and each one that Ron takes follows one of hers. A greedy Ron gets at least `⌊S/2⌋`. Hence
//! against a greedy opponent Ron stops after at most `R` sweets, Hermione after at most `H`; and
//! greedy players who stop have taken at least as many. Note `H + R ≤ n`.
//!
//! * `H ≤ R`. *Greedy Hermione gets at least `H`:* either she stops, with at least `H`, or Ron
//!   does, with at most `R`, and she gets at least `n − R ≥ H`. *Greedy Ron leaves her at most
//!   `H`:* he could stop only after `R ≥ H` sweets, and then she would have taken `R + 1 > H`, too
//!   many. So she stops, with at most `H`.
//! * `H > R`. *Greedy Hermione gets at least `n − R`:* she could stop only after `H > R` sweets,
//!   and then Ron would have taken as many, too many. So Ron stops, with at most `R`. *Greedy Ron
//!   leaves her at most `n − R`:* either he stops, with at least `R`, or she does, with at most
//!   `H ≤ n − R`. ∎
//!
//! With `π` primes and `a` palindromes in all, `H = π − ⌊S/2⌋` and `R = a − ⌈S/2⌉`.
//!
//! **Primes need not be counted.** If `π > a`, then `H > R` and the answer is `n − R`: only the
//! palindromes and the primes among them matter. That is so for all `n ≥ 2000`:
//!
//! * `a < 3.5 √n`. A palindrome is its first half, the middle digit included, read forth and back.
//!   If `n` has `2k + 1` digits, the halves of palindromes of that length run from `10^k` to at
//!   most `n / 10^k`, and there are `2 · 10^k − 2` shorter palindromes; so `a < n / 10^k + 10^k`.
//!   If it has `2k + 2`, the halves run from `10^k` to at most `n / 10^(k+1)`, and there are
//!   `11 · 10^k − 2` shorter ones; so `a < n / 10^(k+1) + 10^(k+1)`. Both bounds are
//!   `√n (t + 1/t)` with `t` between `1/√10` and `√10`, where `t + 1/t ≤ 11/√10 < 3.5`.
//! * `π ≥ (n − 1) / log₂ n − 1`. Let `2m` be `n` or `n − 1`. The binomial coefficient of `2m` over
//!   `m` is at least `4^m / 2m`, as the largest of the `2m` terms that `(1 + 1)^(2m)` has when its
//!   two ends are taken together. No prime power that divides it exceeds `2m` (Legendre: every
//!   power of `p` up to `2m` contributes at most one factor `p`), so it is at most `(2m)^π`.
//! * At `n = 2000` we have `√n / log₂ n > 4.07 > 3.55 > 3.5 + 2/√n`. The left side grows, the
//!   right side falls, so `π ≥ n / log₂ n − 2 > 3.5 √n > a` from there on.
//!
//! Below 2000 the primes are counted. (In truth `H > R` for every `n ≥ 37`, as a test shows.)
//!
//! **Complexity.** `O(√n · log n)`: there are two million palindromes below 10^12, and each is
//! tested by [`theory::primes::is_prime`]. A palindrome of even length is divisible by 11, which the test
//! sees at once. Everything fits in 64 bits.
//!
//! **Source.** Document 004, Bài 17.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::primes::is_prime;

pub mod brute;
pub mod cases;
pub mod rules;

/// From here on there are more primes than palindromes.
const MORE_PRIMES: u64 = 2000;

/// The problem SWEET.
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
            n: with int("n", 1..=10_u64.pow(12)),
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
