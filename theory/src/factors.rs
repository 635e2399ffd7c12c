//! The smallest prime factor of any number, by Pollard's method (1975) as Brent (1980) runs it. The sequence
//! `x → x² + c` modulo `n` is, modulo a prime factor `p` of `n`, a walk on `p` points that comes
//! back to an earlier point after about `√p` steps; then `p` divides the difference of two terms,
//! though `n` hardly does, and the greatest common divisor shows it. What comes out divides `n`
//! whatever happens, so [`smallest_factor`] is never wrong; only the time, about `n^(1/4)` steps,
//! is what one expects and not a theorem. Should both collisions come at once, the next `c` is
//! tried.

use crate::primes::{BASES, is_prime, times};

/// The smallest prime factor of `n ≥ 2`.
///
/// **Complexity.** About `n^(1/4)` steps: a few milliseconds at 2^64.
///
/// ```
/// use theory::factors::smallest_factor;
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
        .find_map(|c| collision(n, c))
        .expect("some sequence shows a factor")
}

/// A divisor of `n` by the sequence `x → x² + c`, unless all its factors collide at once.
fn collision(n: u64, c: u64) -> Option<u64> {
    let next = |x| {
        let square = times(x, x, n);
        if square < n - c {
            square + c
        } else {
            square - (n - c)
        }
    };
    // Brent: term `i` is compared with the last term before it whose number is a power of two.
    let mut newest = 2;
    for length in (0..).map(|exponent| 1_u64 << exponent) {
        let anchor = newest;
        // So many differences are multiplied up before one greatest common divisor is taken.
        let batch = length.min(128);
        for _ in 0..length / batch {
            let mut term = newest;
            let mut product = 1;
            for _ in 0..batch {
                newest = next(newest);
                product = times(product, newest.abs_diff(anchor), n);
            }
            if gcd(product, n) > 1 {
                // The first one of the batch that has a common divisor with n decides.
                let divisors = (0..batch).map(|_| {
                    term = next(term);
                    gcd(term.abs_diff(anchor), n)
                });
                return { divisors }.find(|&common| common > 1).filter(|&it| it < n);
            }
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
        for n in 2..50_000 {
            assert_eq!(smallest_factor(n), by_trial(n), "{n}");
        }
    }

    #[test]
    fn pseudoprimes_and_the_ends_of_64_bits_have_their_factors() {
        for (n, factor) in [
            (1_373_653, 829),
            (25_326_001, 2251),
            (3_215_031_751, 151),
            (2_152_302_898_747, 6_763),
            (341_550_071_728_321, 10_670_053),
            (3_825_123_056_546_413_051, 149_491),
            (18_446_744_073_709_551_557, 18_446_744_073_709_551_557),
            (u64::MAX, 3),
        ] {
            assert_eq!(smallest_factor(n), factor, "{n}");
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
