//! The search over counts of pieces.

use theory::hashing::MixedMap;

use crate::Input;

/// A kind of piece that can be broken.
pub(crate) struct Kind {
    pub(crate) squares: i32,
    /// What one piece of this kind adds to a position's number.
    pub(crate) unit: u128,
    breaks: Vec<Break>,
}

/// A way to break a piece: the kinds of what is left, and the squares kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Break {
    left: Vec<usize>,
    kept: i8,
}

pub(crate) struct Search {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) counts: Vec<u8>,
    known: MixedMap<u128, i8>,
}

impl Search {
    /// The kinds of pieces of a bar, none of which are on the table yet.
    pub(crate) fn new(input: &Input) -> Self {
        let squares = input.rows * input.columns;
        let fits = |a: i32, b: i32| {
            (a <= input.rows && b <= input.columns) || (b <= input.rows && a <= input.columns)
        };
        let mut sides = Vec::new();
        for a in 1..=squares {
            for b in a..=squares / a {
                if fits(a, b) && (a, b) != (1, 1) {
                    sides.push((a, b));
                }
            }
        }
        let mut unit = 1;
        let mut kinds = Vec::new();
        for &(a, b) in &sides {
            let mut breaks = Vec::new();
            for (c, d) in (1..b)
                .map(|k| ((a, k), (a, b - k)))
                .chain((1..a).map(|k| ((k, b), (a - k, b))))
            {
                let mut left: Vec<usize> = [c, d]
                    .iter()
                    .filter_map(|&(p, q)| sides.iter().position(|&of| of == (p.min(q), p.max(q))))
                    .collect();
                left.sort_unstable();
                let kept = if left.is_empty() {
                    2
                } else {
                    i8::from(left.len() == 1)
                };
                let found = Break { left, kept };
                if !breaks.contains(&found) {
                    breaks.push(found);
                }
            }
            kinds.push(Kind {
                squares: a * b,
                unit,
                breaks,
            });
            // There are never more of a kind than the squares of the whole bar hold.
            let most = u128::try_from(squares / (a * b)).expect("a positive number");
            unit = (most + 1)
                .checked_mul(unit)
                .expect("bars of 48 squares fit");
        }
        Search {
            counts: vec![0; kinds.len()],
            kinds,
            known: MixedMap::default(),
        }
    }

    /// What the player to move gets more than the other one, in the position with this number.
    pub(crate) fn lead(&mut self, position: u128) -> i8 {
        if let Some(&lead) = self.known.get(&position) {
            return lead;
        }
        let mut best: Option<i8> = None;
        for kind in 0..self.kinds.len() {
            if self.counts[kind] == 0 {
                continue;
            }
            self.counts[kind] -= 1;
            for number in 0..self.kinds[kind].breaks.len() {
                let Break { left, kept } = self.kinds[kind].breaks[number].clone();
                let mut after = position - self.kinds[kind].unit;
                for &piece in &left {
                    after += self.kinds[piece].unit;
                    self.counts[piece] += 1;
                }
                best = best.max(Some(kept - self.lead(after)));
                for &piece in &left {
                    self.counts[piece] -= 1;
                }
            }
            self.counts[kind] += 1;
        }
        let lead = best.unwrap_or(0);
        self.known.insert(position, lead);
        lead
    }
}
