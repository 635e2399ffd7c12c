//! All primes in ascending order, from a sieve of Eratosthenes over one segment of odd numbers after the
//! other, so that memory does not grow with the numbers but with their roots.

/// Odd numbers in a segment: as many bytes as fit in the fast memory near the processor.
const LENGTH: usize = 1 << 15;

/// All primes in ascending order: 2, 3, 5, 7, 11, …
///
/// Only the current segment and the primes up to the root of its end are kept: below 10^9 that is less
/// than 100 KB. A prime's first multiple to be crossed out is its square, for all smaller ones have a
/// smaller prime factor.
///
/// **Complexity.** `O(n log log n)` for all primes below `n`.
///
/// ```
/// use theory::sieve::Primes;
///
/// assert!(Primes::new().take(5).eq([2, 3, 5, 7, 11]));
/// ```
#[derive(Debug, Clone)]
pub struct Primes {
    /// The first number of the segment, odd.
    first: usize,
    /// For each odd number of the segment whether it is prime.
    is_prime: Vec<bool>,
    /// The places in the segment of its primes, and then anything.
    places: Vec<u32>,
    /// How many they are, and how many of them have been given out.
    count: usize,
    given: usize,
    /// The odd primes whose squares have been met, each with the place of its next multiple.
    roots: Vec<(usize, usize)>,
    /// The odd number that is looked at next as a root.
    next_root: usize,
}

impl Primes {
    /// From 2 on.
    pub fn new() -> Self {
        let mut primes = Primes {
            first: 1,
            is_prime: vec![true; LENGTH],
            places: vec![0; LENGTH],
            count: 0,
            given: 0,
            roots: Vec::new(),
            next_root: 3,
        };
        primes.find();
        primes
    }

    /// Finds the primes of a new segment: what is composite is crossed out.
    #[cold]
    fn find(&mut self) {
        while self.next_root * self.next_root < self.first + 2 * LENGTH {
            let root = self.next_root;
            let mut smaller = self.roots.iter().take_while(|(p, _)| p * p <= root);
            if smaller.all(|(p, _)| !root.is_multiple_of(*p)) {
                self.roots.push((root, (root * root - self.first) / 2));
            }
            self.next_root += 2;
        }
        // In a variable of its own the slice need not be looked up again at every step.
        let is_prime = self.is_prime.as_mut_slice();
        is_prime.fill(true);
        for (prime, next) in &mut self.roots {
            let mut place = *next;
            while place < is_prime.len() {
                is_prime[place] = false;
                place += *prime;
            }
            *next = place - is_prime.len();
        }
        // Every place is written down, and the next one over it unless it was that of a prime: primes follow
        // no pattern, and to branch at them takes twice the time.
        let (places, mut count) = (self.places.as_mut_slice(), 0);
        for (place, &is_prime) in (0..).zip(&*is_prime) {
            places[count] = place;
            count += usize::from(is_prime);
        }
        (self.count, self.given) = (count, 0);
    }
}

impl Default for Primes {
    fn default() -> Self {
        Primes::new()
    }
}

impl Iterator for Primes {
    type Item = u64;

    #[inline]
    fn next(&mut self) -> Option<u64> {
        while self.given == self.count {
            self.first += 2 * LENGTH;
            self.find();
        }
        let place = self.places[self.given] as usize;
        self.given += 1;
        // The even prime stands in the place of 1.
        Some((self.first + 2 * place).max(2) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::primes::is_prime;

    #[test]
    fn the_primes_of_many_segments_are_those_that_the_test_finds() {
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
