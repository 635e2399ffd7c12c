//! Prime numbers: a test that is never wrong.
//!
//! **Strong pseudoprimes.** Let `n` be odd and `n − 1 = d · 2^s` with `d` odd. If `n` is prime,
//! then for every base `a` that it does not divide either `a^d = 1`, or `a^(d · 2^r) = −1` for
//! some `r < s`, modulo `n`: each term of `a^d, a^(2d), …, a^(n−1) = 1` is the square of the one
//! before it, and modulo a prime only `1` and `−1` have the square 1. A composite number that
//! keeps this rule is a *strong pseudoprime* to the base `a`.
//!
//! **Theorem.** Let `ψ(k)` be the least composite number that is a strong pseudoprime to each of
//! the first `k` primes. Then `ψ(2) = 1373653`, `ψ(3) = 25326001`, `ψ(4) = 3215031751`,
//! `ψ(5) = 2152302898747`, `ψ(7) = 341550071728321`, `ψ(9) = 3825123056546413051` and
//! `ψ(12) > 2^64`. (`k ≤ 4`: Pomerance, Selfridge and Wagstaff 1980; `k ≤ 8`: Jaeschke 1993;
//! `k ≤ 11`: Jiang and Deng 2014; `ψ(12)`: Sorenson and Webster 2017; all in *Mathematics of
//! Computation*.) So a number below `ψ(k)` is prime if and only if it keeps the rule for the first
//! `k` primes, and twelve of them decide every number of 64 bits. [`is_prime`] does just that.

use std::iter;

/// The first twelve primes: bases of the test, and trial divisors.
pub(crate) const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// `(k, ψ(k))`: below `ψ(k)` the first `k` bases decide.
const ENOUGH: [(usize, u64); 6] = [
    (2, 1_373_653),
    (3, 25_326_001),
    (4, 3_215_031_751),
    (5, 2_152_302_898_747),
    (7, 341_550_071_728_321),
    (9, 3_825_123_056_546_413_051),
];

/// Whether `n` is prime; proved for every `n`.
///
/// **Complexity.** Up to twelve powers modulo `n`: `O(log n)` multiplications.
///
/// ```
/// use theory::primes::is_prime;
///
/// assert!(is_prime(999_999_999_999_999_989));
/// assert!(!is_prime(1) && !is_prime(999_999_999_999_999_997));
/// ```
pub fn is_prime(n: u64) -> bool {
    if let Some(p) = BASES.into_iter().find(|p| n.is_multiple_of(*p)) {
        return n == p;
    }
    // The least number that is neither 1 nor a prime and has no divisor among the bases.
    if n < 41 * 41 {
        return n > 1;
    }
    let enough = ENOUGH
        .into_iter()
        .find(|&(_, pseudoprime)| n < pseudoprime)
        .map_or(BASES.len(), |(count, _)| count);
    let mut bases = BASES.into_iter().take(enough);
    bases.all(|base| is_strong_probable_prime(n, base))
}

/// Whether the odd number `n` keeps the rule for `base`, which it does not divide.
fn is_strong_probable_prime(n: u64, base: u64) -> bool {
    let halvings = (n - 1).trailing_zeros();
    let first = power(base, (n - 1) >> halvings, n);
    let terms = iter::successors(Some(first), |&term| Some(times(term, term, n)));
    first == 1 || terms.take(halvings as usize).any(|term| term == n - 1)
}

/// The product modulo `n`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a remainder is smaller than n"
)]
pub(crate) fn times(x: u64, y: u64, n: u64) -> u64 {
    (u128::from(x) * u128::from(y) % u128::from(n)) as u64
}

/// The power modulo `n`, by repeated squaring.
fn power(mut base: u64, mut exponent: u64, n: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = times(result, base, n);
        }
        base = times(base, base, n);
        exponent /= 2;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest prime factor by trial division.
    fn by_trial(n: u64) -> u64 {
        (2..=n.isqrt()).find(|d| n.is_multiple_of(*d)).unwrap_or(n)
    }

    #[test]
    fn small_numbers_are_told_as_by_trial_division() {
        assert!(!is_prime(0) && !is_prime(1));
        for n in 2..50_000 {
            assert_eq!(is_prime(n), by_trial(n) == n, "{n}");
        }
    }

    #[test]
    fn each_pseudoprime_of_the_table_keeps_the_rule_for_its_bases_and_is_composite() {
        // The factors that show that the numbers are composite.
        let factors = [829, 2251, 151, 6_763, 10_670_053, 149_491];
        for ((count, pseudoprime), factor) in ENOUGH.into_iter().zip(factors) {
            assert!(pseudoprime.is_multiple_of(factor), "{pseudoprime}");
            assert!(
                BASES[..count]
                    .iter()
                    .all(|&base| is_strong_probable_prime(pseudoprime, base)),
                "{pseudoprime}"
            );
            assert!(!is_prime(pseudoprime));
        }
    }

    #[test]
    fn carmichael_numbers_are_no_primes() {
        for n in [561, 1105, 1729, 41_041, 825_265, 321_197_185] {
            assert!(!is_prime(n), "{n}");
        }
    }

    #[test]
    fn the_ends_of_64_bits_are_decided() {
        // The largest prime of 64 bits, and the numbers above it.
        let largest = 18_446_744_073_709_551_557;
        assert!(is_prime(largest));
        assert!((largest + 1..=u64::MAX).all(|n| !is_prime(n)));
        assert!(is_prime((1 << 61) - 1));
    }
}
