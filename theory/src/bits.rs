//! Sets of numbers.

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
