//! Sorting of many numbers.

use super::Grouped;
use super::grouped::{beginnings, take};

/// So many keys or some more are in a part if they are spread evenly: with a copy of them and the counters they
/// fit into the nearest cache.
const PART: usize = 1 << 10;

/// Fewer keys are compared: to count them takes longer.
const FEW: usize = 64;

/// Sorts keys of so many `bits`: first into parts by the leading ones, put one after the other, then each part
/// on its own, by sixteen bits more. If the keys are spread evenly, hardly two of them have all those bits
/// alike, and what is left are some pairs to compare. `O(n)` time then, `O(n · log n)` at worst.
///
/// # Panics
/// If a key has more bits, or if the keys are too many for 32 bits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are fewer parts than keys"
)]
pub fn sorted(keys: impl Iterator<Item = u64> + Clone, bits: u32) -> Vec<u64> {
    // A word is not shifted by all its bits.
    let leading = (keys.clone().count() / PART).max(2).ilog2().min(bits);
    let others = bits - leading;
    let keys = keys.map(|key| ((key >> others) as usize, key));
    let mut copy = Vec::new();
    Grouped::new(1 << leading, keys).into_sorted_by(|_, part| sort_part(part, others, &mut copy))
}

/// Sorts keys that have all but the last so many `bits` alike. What `copy` holds does not matter.
fn sort_part(keys: &mut [u64], bits: u32, copy: &mut Vec<u64>) {
    if keys.len() < FEW || keys.is_sorted() {
        keys.sort_unstable();
        return;
    }
    // By the lower byte, then by the higher one: equal ones stay as they were.
    let last = bits.saturating_sub(16);
    copy.resize(keys.len(), 0);
    sort_by_byte(keys, copy, last);
    sort_by_byte(copy, keys, last + 8);

    let mut rest = keys;
    while let Some(place) = rest.windows(2).position(|pair| pair[0] > pair[1]) {
        let (before, behind) = rest.split_at(place + 1);
        let is_alike = |&&key: &&u64| key >> last == behind[0] >> last;
        let first = before.len() - before.iter().rev().take_while(is_alike).count();
        let end = before.len() + behind.iter().take_while(is_alike).count();
        rest[first..end].sort_unstable();
        rest = &mut rest[end..];
    }
}

/// Puts keys to another place, in the order of the byte that begins at a bit of theirs.
fn sort_by_byte(keys: &[u64], ordered: &mut [u64], bit: u32) {
    let byte = |key: u64| usize::from((key >> bit).to_le_bytes()[0]);
    let mut next = beginnings(256, keys.iter().map(|&key| byte(key)));
    for &key in keys {
        ordered[take(&mut next[byte(key)])] = key;
    }
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
        let (part, few) = (PART as u64, FEW as u64);
        for count in [0, 1, 2, few - 1, few, 1000, 4 * part - 1, 4 * part, 50_000] {
            for bits in [1, 2, 8, 15, 16, 17, 18, 24, 25, 40, 63, 64] {
                check(scattered(count).map(|key| key >> (64 - bits)), bits);
            }
            check((0..count).map(|_| 0), 0);
        }
    }

    #[test]
    fn keys_that_are_not_spread_evenly_are_sorted() {
        let keys = || scattered(30_000);
        // Of all lengths; few different ones; all in one part but for one key; some parts of many.
        check(keys().map(|key| key >> (key % 64)), 64);
        check(keys().map(|key| (key % 7) << 50), 53);
        check(keys().map(|key| key % 1000).chain([u64::MAX]), 64);
        check(keys().map(|key| (key % 3) << 40 | key >> 44), 64);
        // Pairs, of which the greater one comes first, that differ in the last bit only.
        check(keys().flat_map(|key| [key | 1, key & !1]), 64);
        check(0..30_000, 15);
        check((0..30_000).rev(), 40);
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_key_of_more_bits_is_refused() {
        sorted([1 << 20].into_iter(), 20);
    }
}
