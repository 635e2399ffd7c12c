//! The search over counts of pieces.

use std::collections::HashMap;

use theory::hashing::MixedMap;

/// A kind of piece that can be broken.
struct Kind {
    /// What one piece of this kind adds to a position's number.
    unit: u128,
    /// The ways to break it, by the kinds of both parts; none for a single square, which is kept.
    breaks: Vec<[Option<usize>; 2]>,
}

pub(crate) struct Search {
    kinds: Vec<Kind>,
    counts: Vec<u8>,
    known: MixedMap<u128, i32>,
}

impl Search {
    /// What the player to move gets more than the other one of a bar with the sides `short ≤ long`, which is
    /// more than a single square.
    pub(crate) fn lead_of_bar(short: i32, long: i32) -> i32 {
        let mut kinds: Vec<Kind> = Vec::new();
        let mut by_sides = HashMap::new();
        let mut unit = 1;
        // The parts of a piece have a smaller short side, or the same and a smaller long side.
        for a in 1..=short {
            for b in a.max(2)..=long {
                let across = (1..=a / 2).map(|k| [(k, b), (a - k, b)]);
                let along =
                    (1..=b / 2).map(|k| [(k.min(a), k.max(a)), (a.min(b - k), a.max(b - k))]);
                let breaks = across.chain(along);
                let breaks = breaks.map(|parts| parts.map(|sides| by_sides.get(&sides).copied()));
                let breaks = breaks.collect();
                by_sides.insert((a, b), kinds.len());
                kinds.push(Kind { unit, breaks });
                // There are never more of a kind than the squares of the whole bar hold.
                unit *= u128::from((short * long / (a * b)).unsigned_abs() + 1);
            }
        }
        let mut search = Search {
            counts: vec![0; kinds.len()],
            kinds,
            known: MixedMap::default(),
        };
        let whole = search.kinds.len() - 1;
        search.counts[whole] = 1;
        search.lead(search.kinds[whole].unit)
    }

    /// What he gets more in the position with this number.
    fn lead(&mut self, position: u128) -> i32 {
        if let Some(&lead) = self.known.get(&position) {
            return lead;
        }
        let mut best = None;
        for kind in 0..self.kinds.len() {
            if self.counts[kind] == 0 {
                continue;
            }
            self.counts[kind] -= 1;
            for number in 0..self.kinds[kind].breaks.len() {
                let parts = self.kinds[kind].breaks[number];
                let mut kept = 2;
                let mut after = position - self.kinds[kind].unit;
                for part in parts.into_iter().flatten() {
                    kept -= 1;
                    after += self.kinds[part].unit;
                    self.counts[part] += 1;
                }
                best = best.max(Some(kept - self.lead(after)));
                for part in parts.into_iter().flatten() {
                    self.counts[part] -= 1;
                }
            }
            self.counts[kind] += 1;
        }
        let lead = best.unwrap_or(0);
        self.known.insert(position, lead);
        lead
    }
}
