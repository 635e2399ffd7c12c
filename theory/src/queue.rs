//! A priority queue of numbers.

use crate::bits::ones;

/// A set of numbers that gives up the least one first: a priority queue without repeated keys.
///
/// A tree with 64 branches at each node. The lowest level has one bit a number; a bit of a higher
/// level says whether its word one level below holds anything. There are three levels, and the words of
/// the highest are looked through, one for 262 144 numbers; below it, to find the least number is to count zeros.
#[derive(Debug, Clone)]
pub struct LeastFirst {
    /// From the lowest level to the highest.
    levels: [Vec<u64>; 3],
}

impl LeastFirst {
    /// None of the numbers below `count`.
    pub fn none(count: u32) -> LeastFirst {
        let level = |numbers_a_word: u32| vec![0; count.div_ceil(numbers_a_word) as usize];
        LeastFirst {
            levels: [level(1 << 6), level(1 << 12), level(1 << 18)],
        }
    }

    /// Whether it holds the number.
    #[inline]
    pub fn holds(&self, number: u32) -> bool {
        self.levels[0][(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// The numbers that it holds, upwards.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        let words = self.levels[0].iter().zip((0..).step_by(64));
        words.flat_map(|(&word, first)| ones(word).map(move |place| first + place))
    }

    /// Adds the number. Higher levels may know of its word, but to look takes longer than to tell them.
    #[inline]
    pub fn add(&mut self, mut number: u32) {
        for level in &mut self.levels {
            level[(number / 64) as usize] |= 1 << (number % 64);
            number /= 64;
        }
    }

    /// Takes out the least number. Whether its word becomes empty follows no pattern, so that there is no branch
    /// for it.
    #[inline]
    pub fn take_least(&mut self) -> Option<u32> {
        let [lowest, middle, highest] = &mut self.levels;
        let top = highest.iter().position(|&word| word != 0)?;
        let inner = 64 * top + highest[top].trailing_zeros() as usize;
        let leaf = 64 * inner + middle[inner].trailing_zeros() as usize;
        let least = 64 * leaf + lowest[leaf].trailing_zeros() as usize;
        let is_empty = take_lowest(&mut lowest[leaf], true);
        let is_empty = take_lowest(&mut middle[inner], is_empty);
        take_lowest(&mut highest[top], is_empty);
        u32::try_from(least).ok()
    }
}

/// Takes its lowest bit out of a word, if so it should be, and tells whether that is then empty.
#[inline]
fn take_lowest(word: &mut u64, should: bool) -> bool {
    *word &= *word - u64::from(should);
    *word == 0
}

#[cfg(test)]
mod tests {
    use super::LeastFirst;
    use std::collections::BTreeSet;

    #[test]
    fn the_least_number_comes_first_at_all_sizes() {
        for count in [1, 2, 63, 64, 65, 4095, 4096, 4097, 262_144, 262_145] {
            let mut queue = LeastFirst::none(count);
            let mut inside = BTreeSet::new();
            assert_eq!(queue.take_least(), None);
            for step in 0..2000_u32 {
                // Both ends, and numbers all over the range, some of them again and again.
                let number = match step % 8 {
                    0 => 0,
                    1 => count - 1,
                    _ => step * step % 100_003 * 7919 % count,
                };
                queue.add(number);
                inside.insert(number);
                assert!(queue.holds(number));
                if step % 3 > 0 {
                    let least = inside.pop_first();
                    assert_eq!(queue.take_least(), least, "step {step} of {count}");
                    assert!(!queue.holds(least.unwrap()));
                }
            }
            assert!(queue.numbers().eq(inside.iter().copied()), "{count}");
            while let Some(least) = inside.pop_first() {
                assert_eq!(queue.take_least(), Some(least));
            }
            assert_eq!(queue.take_least(), None);
        }
    }
}
