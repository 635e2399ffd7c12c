//! How many ways there are to cut a huge total into two heaps of a given value.
//!
//! Winning moves are counted by such numbers: a move in a heap wins if it leaves two heaps whose
//! nim-sum is that of all other heaps. Let `E(m, v)` be the number of `a` in `0..=m` with
//! `g(a) ^ g(m − a) = v`, for values with pre-period `n₀` and period `p`.
//!
//! **Theorem.** For `m ≥ 2n₀`, `E(m + p, v) = E(m, v) + s`, where `s` is the number of residues
//! `a` modulo `p` for which the values of the classes of `a` and `m − a` make `v`.
//!
//! *Proof.* Cut `0..=m + p` behind `m − n₀` and again `p` places later. For `a ≤ m − n₀` both
//! `m − a` and `m + p − a` are at least `n₀`, so `a` counts for `m + p` exactly if it counts for
//! `m`. For `a > m − n₀ + p` both `a − p > m − n₀ ≥ n₀` and `a` are: `a` counts for `m + p`
//! exactly if `a − p` counts for `m`. Together these are all the places of `m`. The `p` places
//! between are from `n₀` on, and so are their partners, so each of the classes counts once. ∎
//!
//! So `E` is tabled below `2n₀ + p`, and from there on it grows by steps of `s`.
//!
//! **The first one.** If some `a` makes `v`, there is one below `n₀ + p`: let `a ≥ n₀ + p` make
//! it. If `m − a < n₀`, then `m − a` does it as well. Else `a − p` does, for `a − p` and
//! `m − a + p` are both from `n₀` on and have the values of `a` and `m − a`.

use std::ops::Range;

use super::Repeating;

/// The numbers `E(m, v)` of a game, for all `m` and `v`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Splits {
    /// `table[m][v]`: `E(m, v)` for `m < 2n₀ + p`.
    table: Vec<Vec<u64>>,
    /// `steps[i][v]`: by how much `E` grows from `m` to `m + p`, for `m = 2n₀ + i` and, by the
    /// theorem, for every later `m` that is congruent to it.
    steps: Vec<Vec<u64>>,
}

impl Repeating {
    /// Counts how totals are cut into two heaps, in `O((n₀ + p)²)`.
    ///
    /// # Example
    /// ```
    /// use theory::octal::Octal;
    ///
    /// let kayles = Octal::new("0.77").repeating(1000).unwrap();
    /// // Values 0, 1, 2, 3: each of 0 + 3, 1 + 2, 2 + 1 and 3 + 0 is worth 3.
    /// assert_eq!(kayles.splits().count(3, 3), 4);
    /// assert_eq!(kayles.first_split(3, 3), Some(0));
    /// ```
    pub fn splits(&self) -> Splits {
        let (preperiod, period) = (self.preperiod() as u64, self.period() as u64);
        let largest = (0..preperiod + period).map(|heap| self.at(heap)).max();
        let width = largest.map_or(1, |largest| (largest as usize + 1).next_power_of_two());
        let tally = |total: u64, heaps: Range<u64>| {
            let mut counts = vec![0; width];
            for a in heaps {
                counts[(self.at(a) ^ self.at(total - a)) as usize] += 1;
            }
            counts
        };
        let (first, end) = (2 * preperiod, 2 * preperiod + period);
        Splits {
            table: (0..end).map(|total| tally(total, 0..total + 1)).collect(),
            steps: (first..end)
                .map(|total| tally(total + period, preperiod..preperiod + period))
                .collect(),
        }
    }

    /// The least `a` for which heaps of `a` and `total − a` are worth `value`, in `O(n₀ + p)`.
    pub fn first_split(&self, total: u64, value: u32) -> Option<u64> {
        let end = (self.preperiod() + self.period()) as u64;
        (0..end.min(total + 1)).find(|&a| self.at(a) ^ self.at(total - a) == value)
    }
}

impl Splits {
    /// The number of `a` in `0..=total` for which heaps of `a` and `total − a` are worth `value`,
    /// in constant time.
    pub fn count(&self, total: u64, value: u32) -> u64 {
        let value = value as usize;
        let period = self.steps.len() as u64;
        let first = self.table.len() as u64 - period;
        let rounds = total.saturating_sub(first) / period;
        let known = usize::try_from(total - rounds * period).expect("within the table");
        let counted = self.table[known].get(value).copied().unwrap_or(0);
        if rounds == 0 {
            return counted;
        }
        let step = &self.steps[known - (self.table.len() - self.steps.len())];
        counted + rounds * step.get(value).copied().unwrap_or(0)
    }
}
