//! Prime numbers: a test that is never wrong, a factor of any number, all primes in order.
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
//!
//! **A factor** is found by Pollard's method (1975) as Brent (1980) runs it. The sequence
//! `x → x² + c` modulo `n` is, modulo a prime factor `p` of `n`, a walk on `p` points that comes
//! back to an earlier point after about `√p` steps; then `p` divides the difference of two terms,
//! though `n` hardly does, and the greatest common divisor shows it. What comes out divides `n`
//! whatever happens, so [`smallest_factor`] is never wrong; only the time, about `n^(1/4)` steps,
//! is what one expects and not a theorem. Should both collisions come at once, the next `c` is
//! tried.

mod montgomery;

use montgomery::Montgomery;

/// The first twelve primes: bases of the test, and trial divisors.
const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

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
    let modulus = Montgomery::new(n);
    BASES[..enough]
        .iter()
        .all(|&base| is_strong_probable_prime(&modulus, base))
}

/// Whether the odd number `n`, the modulus, keeps the rule for `base`, which it does not divide.
fn is_strong_probable_prime(modulus: &Montgomery, base: u64) -> bool {
    let n = modulus.number();
    let halvings = (n - 1).trailing_zeros();
    let (one, minus_one) = (modulus.one(), n - modulus.one());
    let mut term = modulus.power(modulus.enter(base), (n - 1) >> halvings);
    if term == one || term == minus_one {
        return true;
    }
    for _ in 1..halvings {
        term = modulus.multiply(term, term);
        if term == minus_one {
            return true;
        }
    }
    false
}

/// The smallest prime factor of `n ≥ 2`.
///
/// **Complexity.** About `n^(1/4)` steps: a few milliseconds at 2^64.
///
/// ```
/// use theory::primes::smallest_factor;
///
/// assert_eq!(smallest_factor(24), 2);
/// assert_eq!(smallest_factor(999_999_937 * 1_000_000_007), 999_999_937);
/// ```
pub fn smallest_factor(n: u64) -> u64 {
    assert!(n >= 2, "1 has no prime factor");
    if let Some(p) = BASES.into_iter().find(|p| n.is_multiple_of(*p)) {
        p
    } else if is_prime(n) {
        n
    } else {
        let d = divisor(n);
        smallest_factor(d).min(smallest_factor(n / d))
    }
}

/// A divisor of the odd composite number `n`, neither 1 nor `n`.
fn divisor(n: u64) -> u64 {
    (1..)
        .find_map(|c| collision(&Montgomery::new(n), c))
        .expect("some sequence shows a factor")
}

/// A divisor of the modulus by the sequence `x → x² + c`, unless all its factors collide at once.
fn collision(modulus: &Montgomery, c: u64) -> Option<u64> {
    /// So many differences are multiplied up before one greatest common divisor is taken.
    const BATCH: u64 = 128;
    let n = modulus.number();
    let next = |x| modulus.add(modulus.multiply(x, x), c);
    // Brent: term `i` is compared with the last term before it whose number is a power of two.
    let mut newest = modulus.enter(2);
    for length in (0..).map(|exponent| 1 << exponent) {
        let anchor = newest;
        let mut left: u64 = length;
        while left > 0 {
            let batch = left.min(BATCH);
            let before = newest;
            let mut product = modulus.one();
            for _ in 0..batch {
                newest = next(newest);
                product = modulus.multiply(product, newest.abs_diff(anchor));
            }
            let shared = gcd(product, n);
            if shared > 1 {
                // One of the batch has a common divisor with n. The first one that has decides; what
                // it shares with n, it shares with this divisor of n.
                let mut term = before;
                return (0..batch)
                    .map(|_| {
                        term = next(term);
                        gcd(term.abs_diff(anchor), shared)
                    })
                    .find(|&common| common > 1)
                    .filter(|&common| common < n);
            }
            left -= batch;
        }
    }
    None
}

/// The greatest common divisor; that of 0 and `n` is `n`.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest prime factor by trial division.
    fn by_trial(n: u64) -> u64 {
        (2..=n.isqrt()).find(|d| n.is_multiple_of(*d)).unwrap_or(n)
    }

    #[test]
    fn small_numbers_have_the_factors_that_trial_division_finds() {
        assert!(!is_prime(0) && !is_prime(1));
        for n in 2..50_000 {
            assert_eq!(smallest_factor(n), by_trial(n), "{n}");
            assert_eq!(is_prime(n), by_trial(n) == n, "{n}");
        }
    }

    #[test]
    fn every_small_odd_composite_is_split() {
        for n in (9..20_000_u64).step_by(2).filter(|&n| by_trial(n) < n) {
            let d = divisor(n);
            assert!(1 < d && d < n && n.is_multiple_of(d), "{n}");
        }
    }

    #[test]
    fn each_pseudoprime_of_the_table_keeps_the_rule_for_its_bases_and_is_composite() {
        // The factors that show that the numbers are composite.
        let factors = [829, 2251, 151, 6_763, 10_670_053, 149_491];
        for ((count, pseudoprime), factor) in ENOUGH.into_iter().zip(factors) {
            assert!(pseudoprime.is_multiple_of(factor), "{pseudoprime}");
            let modulus = Montgomery::new(pseudoprime);
            assert!(
                BASES[..count]
                    .iter()
                    .all(|&base| is_strong_probable_prime(&modulus, base)),
                "{pseudoprime}"
            );
            assert!(!is_prime(pseudoprime));
            assert_eq!(smallest_factor(pseudoprime), factor);
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
        assert_eq!(smallest_factor(largest), largest);
        assert_eq!(smallest_factor(u64::MAX), 3);
        assert!(is_prime((1 << 61) - 1));
    }

    #[test]
    fn products_and_squares_of_large_primes_are_split() {
        let primes = [4_294_967_291, 4_294_967_279, 999_999_937, 1_000_003, 41, 43];
        for p in primes {
            assert!(is_prime(p), "{p}");
            for q in primes {
                assert_eq!(smallest_factor(p * q), p.min(q), "{p} {q}");
            }
        }
        assert_eq!(
            smallest_factor(2_642_239 * 2_642_239 * 2_642_239),
            2_642_239
        );
    }
}
