//! Sorting of many numbers.

use super::Grouped;

/// So many keys are in a group if they are spread evenly.
const GROUP: usize = 32;

/// Sorts keys of so many `bits`: first into groups by the leading ones, put one after the other, then each
/// group on its own. If the keys are spread evenly, that is faster than one sort of all: a group fits into
/// the nearest cache. `O(n · log n)` time at worst, `O(n)` then.
///
/// # Panics
/// If a key has more bits, or if the keys are too many for 32 bits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are fewer groups than keys"
)]
pub fn sorted(keys: impl Iterator<Item = u64> + Clone, bits: u32) -> Vec<u64> {
    // A word is not shifted by all its bits.
    let leading = (keys.clone().count() / GROUP).max(2).ilog2().min(bits);
    let others = bits - leading;
    let keys = keys.map(|key| ((key >> others) as usize, key));
    Grouped::new(1 << leading, keys).into_sorted_by(|_, keys| keys.sort_unstable())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hashing::mix;

    /// `count` keys of 64 bits in no order.
    fn scattered(count: u64) -> impl Iterator<Item = u64> + Clone {
        (1..=count).map(mix)
    }

    fn check(keys: impl Iterator<Item = u64> + Clone, bits: u32) {
        let mut expected: Vec<u64> = keys.clone().collect();
        expected.sort_unstable();
        assert_eq!(sorted(keys, bits), expected, "{bits} bits");
    }

    #[test]
    fn keys_of_any_number_and_length_are_sorted() {
        let group = GROUP as u64;
        for count in [0, 1, 2, 64, 65, 66, 1000, 4 * group - 1, 4 * group, 50_000] {
            for bits in [1, 2, 8, 15, 16, 17, 18, 24, 25, 40, 63, 64] {
                check(scattered(count).map(|key| key >> (64 - bits)), bits);
            }
            check((0..count).map(|_| 0), 0);
        }
    }

    #[test]
    fn keys_that_are_not_spread_evenly_are_sorted() {
        let keys = || scattered(30_000);
        // Of all lengths; few different ones; all in one group but for one key; some groups of many.
        check(keys().map(|key| key >> (key % 64)), 64);
        check(keys().map(|key| (key % 7) << 50), 53);
        check(keys().map(|key| key % 1000).chain([u64::MAX]), 64);
        check(keys().map(|key| (key % 3) << 40 | key >> 44), 64);
        check(0..30_000, 15);
        check((0..30_000).rev(), 40);
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_key_of_more_bits_is_refused() {
        sorted([1 << 20].into_iter(), 20);
    }
}
