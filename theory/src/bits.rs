//! Sets of numbers.

use std::iter;

/// A set of numbers, one bit each.
#[derive(Debug, Clone)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// None of the numbers below `count`.
    ///
    /// # Panics
    /// If there is no room in memory for so many.
    pub fn none(count: u64) -> Bits {
        let words = usize::try_from(count.div_ceil(64)).expect("a set that fits into memory");
        Bits(vec![0; words])
    }

    /// Whether it holds the number.
    #[inline]
    pub fn holds(&self, number: u64) -> bool {
        self.0[(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// Adds the number.
    #[inline]
    pub fn add(&mut self, number: u64) {
        self.0[(number / 64) as usize] |= 1 << (number % 64);
    }
}

/// The places of the bits of a word that are set, upwards.
#[inline]
pub fn ones(word: u64) -> impl Iterator<Item = u32> {
    let rests = iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
    rests.take_while(|&rest| rest != 0).map(u64::trailing_zeros)
}

#[cfg(test)]
mod tests {
    use super::ones;

    #[test]
    fn bits_are_found_at_both_ends_of_a_word() {
        assert_eq!(ones(0).count(), 0);
        assert!(ones(1 << 63 | 1 << 5 | 1).eq([0, 5, 63]));
        assert!(ones(u64::MAX).eq(0..64));
    }
}
