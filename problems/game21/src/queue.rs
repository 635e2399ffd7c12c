//! A heap for keys that are never below the last one taken out: a radix heap.
//!
//! An entry lies in the bucket of the highest bit in which its key differs from the last key
//! taken out; bucket 0 holds the keys equal to it. When bucket 0 is empty, the first bucket that
//! is not holds the least key of all; its entries agree with that key down to the bucket's bit, so
//! they all move to lower buckets. Hence every entry moves at most once for each bit, and only
//! through the ends of lists, which is kinder to the cache than a binary heap.

/// Cities by distance.
#[derive(Debug)]
pub(crate) struct Queue {
    /// The last distance taken out.
    last: u64,
    buckets: Vec<Vec<(u64, u32)>>,
}

impl Queue {
    pub(crate) fn new() -> Self {
        Queue {
            last: 0,
            buckets: vec![Vec::new(); 65],
        }
    }

    /// Puts a city in; its distance must be at least the last one taken out.
    #[inline]
    pub(crate) fn push(&mut self, distance: u64, city: u32) {
        let differing = (distance ^ self.last).checked_ilog2();
        self.buckets[differing.map_or(0, |bit| bit as usize + 1)].push((distance, city));
    }

    /// Takes out a city with the least distance.
    pub(crate) fn pop(&mut self) -> Option<(u64, u32)> {
        if self.buckets[0].is_empty() {
            let first = self.buckets.iter().position(|bucket| !bucket.is_empty())?;
            let mut entries = std::mem::take(&mut self.buckets[first]);
            self.last = entries.iter().map(|&(distance, _)| distance).min()?;
            for (distance, city) in entries.drain(..) {
                self.push(distance, city);
            }
            // The list is kept for its room.
            self.buckets[first] = entries;
        }
        self.buckets[0].pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, seeded};

    #[test]
    fn distances_come_out_in_order() {
        let mut rng = seeded(&["game21", "queue"]);
        let mut queue = Queue::new();
        let mut inside = std::collections::BTreeSet::new();
        let mut last = 0;
        for number in 0..20_000 {
            let bits = rng.random_range(1..50);
            let distance = last + rng.random_range(0..1_u64 << bits);
            queue.push(distance, number);
            inside.insert((distance, number));
            if rng.random_range(0..3) > 0 {
                let taken = queue.pop().unwrap();
                assert_eq!(Some(taken.0), inside.first().map(|&(least, _)| least));
                assert!(inside.remove(&taken));
                last = taken.0;
            }
        }
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), inside.len());
        assert_eq!(queue.pop(), None);
    }
}
