//! The sieve of Eratosthenes, one segment after the other.

/// Odd numbers in a segment: as many bytes as fit in the fast memory near the processor.
const LENGTH: usize = 1 << 16;

/// All primes in ascending order: 2, 3, 5, 7, 11, …
///
/// Only the current segment of odd numbers and the primes up to the root of its end are kept:
/// below 10^9 that is less than 200 KB. A prime's first multiple to be crossed out is its square,
/// for all smaller ones have a smaller prime factor.
///
/// **Complexity.** `O(n log log n)` for all primes below `n`.
///
/// ```
/// use theory::primes::Primes;
///
/// assert!(Primes::new().take(5).eq([2, 3, 5, 7, 11]));
/// ```
#[derive(Debug, Clone)]
pub struct Primes {
    /// The first number of the segment, odd.
    first: u64,
    /// `composite[i]`: of the number `first + 2 i`.
    composite: Vec<bool>,
    /// The next place to look at.
    at: usize,
    /// The odd primes up to `largest_root`, each with the place of its next multiple.
    roots: Vec<(usize, usize)>,
    largest_root: u64,
}

impl Primes {
    /// From 2 on.
    pub fn new() -> Self {
        let mut primes = Primes {
            first: 1,
            composite: vec![false; LENGTH],
            at: 0,
            roots: Vec::new(),
            largest_root: 2,
        };
        primes.cross_out();
        primes
    }

    /// Crosses out what is composite in the segment, which is blank.
    fn cross_out(&mut self) {
        let end = self.first + 2 * LENGTH as u64;
        while self.largest_root * self.largest_root < end {
            self.double_roots();
        }
        for (prime, place) in &mut self.roots {
            while *place < LENGTH {
                self.composite[*place] = true;
                *place += *prime;
            }
            *place -= LENGTH;
        }
    }

    /// Adds the primes up to twice the largest root.
    fn double_roots(&mut self) {
        let from = self.largest_root;
        self.largest_root *= 2;
        let count = usize::try_from(self.largest_root).expect("roots are small") + 1;
        let mut composite = vec![false; count];
        for p in (3..count).step_by(2) {
            if composite[p] {
                continue;
            }
            for multiple in (p * p..count).step_by(2 * p) {
                composite[multiple] = true;
            }
            // The square of a new root lies behind all former segments, whose end was at most
            // the square of the largest root then.
            let square = (p * p) as u64;
            if p as u64 > from {
                let place = usize::try_from((square - self.first) / 2).expect("a place in memory");
                self.roots.push((p, place));
            }
        }
    }
}

impl Default for Primes {
    fn default() -> Self {
        Primes::new()
    }
}

impl Iterator for Primes {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        loop {
            let rest = &self.composite[self.at..];
            if let Some(skipped) = rest.iter().position(|&composite| !composite) {
                let place = self.at + skipped;
                self.at = place + 1;
                // The even prime stands in the place of 1.
                return Some((self.first + 2 * place as u64).max(2));
            }
            self.first += 2 * LENGTH as u64;
            self.at = 0;
            self.composite.fill(false);
            self.cross_out();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::is_prime;
    use super::*;

    #[test]
    fn the_primes_of_many_segments_are_those_that_the_test_finds() {
        // Beyond the squares at which the roots are doubled several times.
        let limit = 2_000_000;
        let sieved = Primes::new().take_while(|&p| p < limit);
        assert!(sieved.eq((2..limit).filter(|&n| is_prime(n))));
    }

    #[test]
    fn numbers_of_primes_are_the_known_ones() {
        let mut count = 0;
        let mut primes = Primes::new().peekable();
        for (limit, expected) in [
            (10, 4),
            (1000, 168),
            (1_000_000, 78_498),
            (10_000_000, 664_579),
        ] {
            while primes.next_if(|&p| p <= limit).is_some() {
                count += 1;
            }
            assert_eq!(count, expected, "primes up to {limit}");
        }
        assert_eq!(Primes::new().nth(499_999), Some(7_368_787));
    }
}
