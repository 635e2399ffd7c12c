//! The search over subsets of the beads.

use crate::CHOSEN;
use crate::counts::{Counts, is_vowel};

/// The least number of beads that can be left of a ring.
pub(crate) fn least_left(ring: &[u8]) -> usize {
    let counts = Counts::new(ring);
    let mut search = Search {
        ring,
        is_seen: vec![false; 1 << ring.len()],
        least: ring.len(),
        counts: &counts,
    };
    search.visit((1 << ring.len()) - 1, counts.of(ring));
    search.least
}

/// The search over subsets of the beads.
pub(crate) struct Search<'a> {
    ring: &'a [u8],
    /// By subsets, as bits.
    is_seen: Vec<bool>,
    /// The smallest number of beads met so far.
    pub(crate) least: usize,
    counts: &'a Counts,
}

impl Search<'_> {
    /// Looks for fewer beads from the subset `beads` on, which has the counts `count`.
    pub(crate) fn visit(&mut self, beads: usize, count: usize) {
        if self.is_seen[beads] {
            return;
        }
        self.is_seen[beads] = true;
        let places: Vec<usize> = (0..self.ring.len())
            .filter(|place| beads >> place & 1 == 1)
            .collect();
        self.least = self.least.min(places.len());
        if places.len() < CHOSEN {
            return;
        }
        for first in 0..places.len() {
            let next = |steps: usize| places[(first + steps) % places.len()];
            for steps in 1..CHOSEN {
                let [a, b] = [next(0), next(steps)];
                let letters = [self.ring[a], self.ring[b]];
                if letters[0] == letters[1] {
                    self.visit_if_better(beads & !(1 << a | 1 << b), count, &letters);
                }
                if !letters.into_iter().all(is_vowel) {
                    continue;
                }
                for c in (steps + 1..CHOSEN).map(next) {
                    let letters = [letters[0], letters[1], self.ring[c]];
                    if is_vowel(letters[2]) {
                        self.visit_if_better(beads & !(1 << a | 1 << b | 1 << c), count, &letters);
                    }
                }
            }
        }
    }

    /// Visits the subset left when these letters have been removed from one with the counts
    /// `count`, if it may lead to fewer beads than those met so far.
    fn visit_if_better(&mut self, beads: usize, count: usize, removed: &[u8]) {
        let count = count - self.counts.of(removed);
        if self.counts.least(count) < self.least {
            self.visit(beads, count);
        }
    }
}
