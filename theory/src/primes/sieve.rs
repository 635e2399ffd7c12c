//! The sieve of Eratosthenes, one segment after the other.

/// Odd numbers in a segment: as many bytes as fit in the fast memory near the processor.
const LENGTH: usize = 1 << 15;

/// Primes whose multiples repeat so soon that they are copied and not crossed out: they would be
/// almost half of the work.
const SMALL: [usize; 5] = [3, 5, 7, 11, 13];

/// After so many odd numbers the multiples of all small primes repeat.
const PERIOD: usize = 3 * 5 * 7 * 11 * 13;

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
    segment: Segment,
    /// The first number of the segment, odd.
    first: u64,
    /// The place in the segment of the 64 numbers that are looked at.
    at: usize,
    /// A bit for each of them, 1 if it is a prime that has not been given out.
    bits: u64,
}

/// What is known of [`LENGTH`] odd numbers, and what it takes to know it of the next ones.
#[derive(Debug, Clone)]
struct Segment {
    /// For each number 1 if it is composite, else 0.
    composite: Vec<u8>,
    /// The same of the numbers from 1 on, as far as small primes can tell.
    pattern: Vec<u8>,
    /// The other primes up to `largest_root`, each with the place of its next multiple.
    roots: Vec<(usize, usize)>,
    largest_root: u64,
}

impl Primes {
    /// From 2 on.
    pub fn new() -> Self {
        let mut segment = Segment::new();
        segment.cross_out(1);
        // Of itself a small prime is a multiple too.
        for p in SMALL {
            segment.composite[p / 2] = 0;
        }
        Primes {
            bits: segment.primes(0),
            segment,
            first: 1,
            at: 0,
        }
    }
}

impl Segment {
    fn new() -> Self {
        let mut pattern = vec![0; PERIOD + LENGTH];
        for p in SMALL {
            let multiples = pattern[p / 2..].iter_mut().step_by(p);
            multiples.for_each(|place| *place = 1);
        }
        Segment {
            composite: vec![0; LENGTH],
            pattern,
            roots: Vec::new(),
            largest_root: 2,
        }
    }

    /// A bit for each of the 64 numbers from this place on, 1 if it is prime. Numbers are crossed out
    /// as bytes, which is a store and nothing more, but primes are found among bits, of which many
    /// are looked at together.
    #[inline]
    fn primes(&self, at: usize) -> u64 {
        let (eights, _) = self.composite[at..at + 64].as_chunks();
        let eights = eights.iter().rev();
        !eights.fold(0, |bits, &eight| bits << 8 | packed(eight))
    }

    /// Goes on to the segment that begins with `first`, and crosses out what is composite.
    #[cold]
    fn cross_out(&mut self, first: u64) {
        while self.largest_root * self.largest_root < first + 2 * LENGTH as u64 {
            self.double_roots(first);
        }
        let phase = usize::try_from(first / 2 % PERIOD as u64).expect("less than the period");
        self.composite
            .copy_from_slice(&self.pattern[phase..phase + LENGTH]);
        // Bytes that are written might be places in the list of roots, for all that a compiler sees: in a
        // variable of its own the place need not be written and read again at every step.
        let composite = self.composite.as_mut_slice();
        for (prime, next) in &mut self.roots {
            let mut place = *next;
            while place < composite.len() {
                composite[place] = 1;
                place += *prime;
            }
            *next = place - composite.len();
        }
    }

    /// Adds the primes up to twice the largest root.
    fn double_roots(&mut self, first: u64) {
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
            if p as u64 > from && !SMALL.contains(&p) {
                let place = usize::try_from((square - first) / 2).expect("a place in memory");
                self.roots.push((p, place));
            }
        }
    }
}

/// Eight bytes that are 0 or 1 as the bits of one.
#[inline]
fn packed(eight: [u8; 8]) -> u64 {
    // Byte `i` times the one of bit `56 − 7 i` comes to bit `56 + i`; no other product comes there.
    u64::from_le_bytes(eight).wrapping_mul(0x0102_0408_1020_4080) >> 56
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
        while self.bits == 0 {
            self.at += 64;
            if self.at == LENGTH {
                self.at = 0;
                self.first += 2 * LENGTH as u64;
                self.segment.cross_out(self.first);
            }
            self.bits = self.segment.primes(self.at);
        }
        let place = self.at + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        // The even prime stands in the place of 1.
        Some((self.first + 2 * place as u64).max(2))
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
