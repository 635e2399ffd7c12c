//! One hash function for all searches that remember positions.
//!
//! A search asks its memory at every step, and the keys are packed positions that nobody chooses
//! to do harm, so the standard hasher's protection costs more than it gives. [`mix`] multiplies
//! by 2^64 / φ (Knuth, *The Art of Computer Programming* 3, 6.4: multiplicative hashing) the full
//! way to 128 bits and folds the halves, so that every bit of the key reaches both ends of the
//! hash: the standard tables take their slot from the low bits and their tag from the high ones.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// 2^64 / φ, made odd.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A number that looks random but depends on `key` alone.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "each half of the product takes the bits that it has room for"
)]
pub fn mix(key: u64) -> u64 {
    let product = u128::from(key ^ GOLDEN.rotate_left(32)) * u128::from(GOLDEN);
    product as u64 ^ (product >> 64) as u64
}

/// A hasher that [`mix`]es every word that it is given.
#[derive(Debug, Default, Clone, Copy)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, key: u8) {
        self.write_u64(key.into());
    }

    #[inline]
    fn write_u16(&mut self, key: u16) {
        self.write_u64(key.into());
    }

    #[inline]
    fn write_u32(&mut self, key: u32) {
        self.write_u64(key.into());
    }

    #[inline]
    fn write_u64(&mut self, key: u64) {
        // The rotation tells the order of the words.
        self.0 = mix(self.0.rotate_left(23) ^ key);
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "both halves are taken")]
    fn write_u128(&mut self, key: u128) {
        self.write_u64(key as u64);
        self.write_u64((key >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, key: usize) {
        self.write_u64(key as u64);
    }
}

/// A map that hashes by [`mix`].
pub type MixedMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// A set that hashes by [`mix`].
pub type MixedSet<K> = HashSet<K, BuildHasherDefault<Mixer>>;

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::Hash;

    fn hash(key: impl Hash) -> u64 {
        let mut mixer = Mixer::default();
        key.hash(&mut mixer);
        mixer.finish()
    }

    #[test]
    fn the_order_and_the_number_of_the_parts_matter() {
        assert_ne!(hash((1_u8, 2_u8)), hash((2_u8, 1_u8)));
        assert_ne!(hash([0_u64, 0]), hash([0_u64, 0, 0]));
        assert_ne!(hash(1_u128), hash(1_u128 << 64));
    }

    #[test]
    fn keys_that_differ_anywhere_differ_in_slot_and_tag() {
        // 2^16 keys in a row, at any place of the word: a random function fills 63 % of 2^16 slots.
        for shift in [0, 8, 24, 40, 48] {
            for taken in [|hash: u64| hash & 0xffff, |hash: u64| hash >> 48] {
                let slots: HashSet<u64> = (0..1_u64 << 16)
                    .map(|key| taken(mix(key << shift)))
                    .collect();
                assert!(slots.len() > 36_000, "shift {shift}: {}", slots.len());
            }
        }
    }
}
