//! The lines on which the queen may come along.

use theory::bits::Bits;
use theory::hashing::mix;

/// Lines of each direction, as a Bloom filter: every line has two bits of [`BITS`], and counts as
/// added once both are there. So a line may seem to have been added by chance, but none is forgotten.
pub(crate) struct Reached([Bits; 3]);

const BITS: u64 = 1 << 20;

impl Reached {
    pub(crate) fn new() -> Self {
        Reached([(); 3].map(|()| Bits::none(BITS)))
    }

    fn bits(line: u32) -> [u64; 2] {
        let hash = mix(line.into());
        [hash % BITS, hash >> 32 & (BITS - 1)]
    }

    /// Whether one of these lines, one of each direction, may have been added.
    pub(crate) fn meets(&self, lines: [u32; 3]) -> bool {
        let mut lines = self.0.iter().zip(lines);
        lines.any(|(added, line)| Self::bits(line).iter().all(|&bit| added.holds(bit)))
    }

    /// Adds lines, one of each direction.
    pub(crate) fn add(&mut self, lines: [u32; 3]) {
        for (added, line) in self.0.iter_mut().zip(lines) {
            for bit in Self::bits(line) {
                added.add(bit);
            }
        }
    }
}
