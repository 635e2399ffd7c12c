//! Which positions are won: a hash table of one word an entry, since memory is what costs time.

use theory::hashing::mix;

/// A set of descriptions below 2^62, each won or lost.
pub(crate) struct Known {
    /// 0, or twice a description, plus 1 if it is won, plus [`THERE`]. At most half are in use,
    /// and their number is a power of two.
    entries: Vec<u64>,
    used: usize,
}

/// The bit that tells an entry from an empty one.
const THERE: u64 = 1 << 63;

impl Known {
    pub(crate) fn new() -> Self {
        Known {
            entries: vec![0; 1 << 10],
            used: 0,
        }
    }

    /// Whether the position is won, if that is known.
    pub(crate) fn get(&self, description: u64) -> Option<bool> {
        let entry = self.entries[self.place(description)];
        (entry != 0).then_some(entry & 1 == 1)
    }

    /// Remembers a position that was not known.
    pub(crate) fn insert(&mut self, description: u64, is_won: bool) {
        if 2 * self.used == self.entries.len() {
            let twice = vec![0; 2 * self.entries.len()];
            for entry in std::mem::replace(&mut self.entries, twice) {
                if entry != 0 {
                    let place = self.place((entry & !THERE) >> 1);
                    self.entries[place] = entry;
                }
            }
        }
        let place = self.place(description);
        self.entries[place] = THERE | description << 1 | u64::from(is_won);
        self.used += 1;
    }

    /// Where the description stands, or the empty entry where it should stand: the first one from
    /// the place on that its hash chooses.
    fn place(&self, description: u64) -> usize {
        let mask = self.entries.len() - 1;
        let mut place = usize::try_from(mix(description) & mask as u64).unwrap_or(0);
        while self.entries[place] != 0 && (self.entries[place] & !THERE) >> 1 != description {
            place = (place + 1) & mask;
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_found_and_nothing_else() {
        let mut known = Known::new();
        let description = |i: u64| i * i * 1_000_003;
        for i in 0..10_000 {
            assert_eq!(known.get(description(i)), None);
            known.insert(description(i), i % 3 == 0);
        }
        for i in 0..10_000 {
            assert_eq!(known.get(description(i)), Some(i % 3 == 0));
            assert_eq!(known.get(description(i) + 1), None);
        }
    }
}
