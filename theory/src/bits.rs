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

/// A set of numbers that gives up the least one first: a priority queue without repeated keys.
///
/// A tree with 64 branches at each node. The lowest level has one bit a number; a bit of a higher
/// level says whether its word one level below holds anything; the highest level is one word. So
/// four levels reach 16 million, and to find the least number is to count zeros once a level.
#[derive(Debug, Clone)]
pub struct LeastFirst {
    /// From the lowest level to the highest.
    levels: Vec<Vec<u64>>,
}

impl LeastFirst {
    /// None of the numbers below `count`.
    pub fn none(count: u32) -> LeastFirst {
        let mut words = count.div_ceil(64).max(1);
        let mut levels = vec![vec![0; words as usize]];
        while words > 1 {
            words = words.div_ceil(64);
            levels.push(vec![0; words as usize]);
        }
        LeastFirst { levels }
    }

    /// Whether it holds the number.
    #[inline]
    pub fn holds(&self, number: u32) -> bool {
        self.levels[0][(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// Adds the number.
    #[inline]
    pub fn add(&mut self, mut number: u32) {
        for level in &mut self.levels {
            let word = &mut level[(number / 64) as usize];
            let was_empty = *word == 0;
            *word |= 1 << (number % 64);
            // Otherwise all levels above know of the word.
            if !was_empty {
                break;
            }
            number /= 64;
        }
    }

    /// Takes out the least number.
    #[inline]
    pub fn take_least(&mut self) -> Option<u32> {
        let mut least = 0;
        for level in self.levels.iter().rev() {
            let word = level[least as usize];
            // Only the highest word can be empty here.
            if word == 0 {
                return None;
            }
            least = 64 * least + word.trailing_zeros();
        }
        let mut place = least;
        for level in &mut self.levels {
            place /= 64;
            let word = &mut level[place as usize];
            // Its lowest bit is the one that led to the least number.
            *word &= *word - 1;
            if *word != 0 {
                break;
            }
        }
        Some(least)
    }
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
            while let Some(least) = inside.pop_first() {
                assert_eq!(queue.take_least(), Some(least));
            }
            assert_eq!(queue.take_least(), None);
        }
    }
}
