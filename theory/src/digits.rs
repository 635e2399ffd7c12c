//! Sorting numbers digit by digit, from the lowest: `O(n)` for each digit, where a sort by comparing takes
//! `O(log n)` comparisons for each number.

use std::mem;
use std::ops::Range;

/// Bits of a digit.
const DIGIT: u32 = 10;

/// Sorts words by these bits and the others of their last digit: words that have the same ones stay in their order.
/// A spare list, as long, is there for all sorts of one size.
///
/// ```
/// let mut words = vec![0x3_0007, 0x1_0009, 0x3_0005];
/// theory::digits::sort(&mut words, &mut vec![0; 3], 16..20);
/// assert_eq!(words, [0x1_0009, 0x3_0007, 0x3_0005]);
/// ```
pub fn sort(words: &mut Vec<u64>, spare: &mut Vec<u64>, bits: Range<u32>) {
    for shift in bits.step_by(DIGIT as usize) {
        let digit = |word: u64| ((word >> shift) % (1 << DIGIT)) as usize;
        let mut places = [0_u32; 1 << DIGIT];
        for &word in &*words {
            places[digit(word)] += 1;
        }
        let mut before = 0;
        for place in &mut places {
            before += mem::replace(place, before);
        }
        for &word in &*words {
            let place = &mut places[digit(word)];
            spare[*place as usize] = word;
            *place += 1;
        }
        mem::swap(words, spare);
    }
}
