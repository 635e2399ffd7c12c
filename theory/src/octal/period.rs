//! Proved periods of nim values.
//!
//! **Theorem** (Guy and Smith 1956). Let no move of an octal game take more than `t` from a
//! heap. If for some `n₀ ≥ 1` and `p ≥ 1`
//!
//! > `g(n + p) = g(n)` for all `n` with `n₀ ≤ n < 2n₀ + p + t`,
//!
//! then `g(n + p) = g(n)` for all `n ≥ n₀`. Where only unequal pairs may be left, the same is
//! true if the equation holds for `n₀ ≤ n < 2n₀ + 2p + t`.
//!
//! *Proof*, by induction: let `n` be larger, and the equation true from `n₀` up to below `n`. It
//! is enough that the options of `n` and of `n + p` have the same values. No option is nothing
//! at all, since `n > t`. Let `b` be the larger heap of an option and `a` the other, or 0.
//!
//! - *Of `n + p`:* `a + b ≥ n + p − t ≥ 2n₀ + 2p`, so `b ≥ n₀ + p`, and `b − p` is a heap from
//!   `n₀` on and below `n`. So `g(b − p) = g(b)`, and `a` with `b − p` is an option of `n` of the
//!   same value.
//! - *Of `n`:* `a + b ≥ n − t ≥ 2n₀ + p`, so `n₀ ≤ b < n` and `g(b + p) = g(b)`, and `a` with
//!   `b + p` is an option of `n + p` of the same value.
//!
//! *Unequal pairs.* The second step keeps `a < b` unequal. The first fails only if `b − p = a`,
//! for an option of value `g(a) ^ g(b) = 0` where `2a = n − k` for the take `k`. Then
//! `2a ≥ 2n₀ + 2p`, so `a − p` and `a + p` are an unequal pair of `n`, and from `a − p ≥ n₀`
//! follows `g(a − p) = g(a) = g(a + p)`: this option of `n` has the value 0 as well. ∎
//!
//! So a period is proved by finitely many values. A period that merely seems to have begun
//! proves nothing: some games change after many of them.
//!
//! **Detection.** Let `N` values be known. Their reverse has at place `p` a longest common prefix
//! with itself, of length `z(p)`; the Z-algorithm finds all of them in `O(N)`. Then
//! `N − p − z(p)` is the least `n₀` from which the known values have the period `p`. The least
//! `p` for which the theorem applies is the least period at all: that one divides `p`, begins at
//! the same `n₀`, and asks less of the known values.

use super::{Octal, Pairs};
use crate::periodic::Periodic;

/// The nim values of a game whose period has been proved: all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeating(Periodic<u32>);

impl Octal {
    /// The values of all heaps, if the first `most` of them prove a period.
    ///
    /// `None` says nothing about the game: it may repeat later, or never.
    ///
    /// # Example
    /// ```
    /// use theory::octal::Octal;
    ///
    /// let kayles = Octal::new("0.77").repeating(1000).unwrap();
    /// assert_eq!((kayles.preperiod(), kayles.period()), (71, 12));
    /// assert_eq!(kayles.at(1_000_000_000), 1);
    /// ```
    pub fn repeating(&self, most: usize) -> Option<Repeating> {
        let mut count = 256.min(most);
        loop {
            if count > 0
                && let Some(proved) = self.prove(self.values(count - 1))
            {
                return Some(proved);
            }
            if count == most {
                return None;
            }
            count = (2 * count).min(most);
        }
    }

    /// The least period that the values prove.
    pub(super) fn prove(&self, mut values: Vec<u32>) -> Option<Repeating> {
        let count = values.len();
        let factor = match self.pairs {
            Pairs::Any => 1,
            Pairs::Unequal => 2,
        };
        values.reverse();
        let common = common_prefixes(&values);
        values.reverse();
        let (preperiod, period) = (1..count)
            .map(|period| (count - period - common[period], period))
            .find(|&(first, period)| {
                let enough = 2 * first.max(1) + factor * period + self.longest_take();
                enough <= count - period
            })?;
        values.truncate(preperiod + period);
        Some(Repeating(Periodic::of_proved(values, preperiod)))
    }
}

/// For each place the length of the longest common prefix of `text` and its end from there on.
fn common_prefixes(text: &[u32]) -> Vec<usize> {
    let mut common = vec![text.len(); text.len()];
    // The part of the text that is known to repeat the beginning and reaches farthest.
    let (mut start, mut end) = (0, 0);
    for place in 1..text.len() {
        let mut length = if place < end {
            common[place - start].min(end - place)
        } else {
            0
        };
        while text.get(place + length) == text.get(length) {
            length += 1;
        }
        common[place] = length;
        if place + length > end {
            (start, end) = (place, place + length);
        }
    }
    common
}

impl Repeating {
    /// The value of a heap of `n`, in constant time.
    pub fn at(&self, n: u64) -> u32 {
        *self.0.at(n)
    }

    /// The least `n` from which on the values repeat.
    pub fn preperiod(&self) -> usize {
        self.0.preperiod()
    }

    /// The least period of the values from [`preperiod`](Self::preperiod) on.
    pub fn period(&self) -> usize {
        self.0.period()
    }
}
