//! Octal games: nim values by the definition, and proofs of periods.
//!
//! A heap of `n` may be replaced by what a rule allows: for each number `k ≥ 1` of things taken
//! from it, *nothing*, *one* smaller heap of `n − k`, or *two* heaps with `n − k` together. The
//! *octal code* `0.d₁d₂d₃…` (Guy and Smith 1956) has a digit for each `k`: 1 if all may be taken of
//! a heap of exactly `k`, plus 2 if one heap may be left, plus 4 if two. So 0.77 is Kayles, and
//! 0.07 Dawson's Kayles. By [`nimber`](crate::nimber) the value `g(n)` of a heap is the least
//! number that is the value of none of its options, where two heaps `a` and `b` are worth
//! `g(a) ^ g(b)`.
//!
//! # Periods
//!
//! **Theorem** (Guy and Smith). Let no move take more than `t` from a heap. If for some `n₀ ≥ 1`
//! and `p ≥ 1`
//!
//! > `g(n + p) = g(n)` for all `n` with `n₀ ≤ n < 2n₀ + p + t`,
//!
//! then `g(n + p) = g(n)` for all `n ≥ n₀`.
//!
//! *Proof*, by induction: let `n` be larger, and the equation true from `n₀` up to below `n`. It
//! is enough that the options of `n` and of `n + p` have the same values. No option is nothing
//! at all, since `n > t`. Let `b` be the larger heap of an option and `a` the other, or 0.
//!
//! - *Of `n + p`:* `a + b ≥ n + p − t ≥ 2n₀ + 2p`, so `b ≥ n₀ + p`, and `b − p` is a heap from
//!   `n₀` on and below `n`. So `g(b − p) = g(b)`, and `a` with `b − p` is an option of `n` of the
//!   same value.
//! - *Of `n`:* `a + b ≥ n − t ≥ 2n₀ + p`, so `n₀ ≤ b < n` and `g(b + p) = g(b)`, and `a` with
//!   `b + p` is an option of `n + p` of the same value. ∎
//!
//! So a period is proved by finitely many values. A period that merely seems to have begun proves
//! nothing: some games change after many of them.
//!
//! # Pairs
//!
//! Winning moves are counted by the pairs of heaps that have a given value together. Let `E(m, v)`
//! be the number of `a` in `0..=m` with `g(a) ^ g(m − a) = v`.
//!
//! **Theorem.** For `m ≥ 2n₀` the difference `E(m + p, v) − E(m, v)` is the same as for `m + p`.
//!
//! *Proof.* Cut `0..=m + p` behind `m − n₀` and again `p` places later. For `a ≤ m − n₀` both
//! `m − a` and `m + p − a` are at least `n₀`, so `a` counts for `m + p` exactly if it counts for
//! `m`. For `a > m − n₀ + p` both `a − p > m − n₀ ≥ n₀` and `a` are: `a` counts for `m + p`
//! exactly if `a − p` counts for `m`. Together these are all the places of `m`. The `p` places
//! between are from `n₀` on, and so are their partners, so each class of remainders counts once:
//! these make the difference, and for `m + p` they are the same. ∎
//!
//! So `E` is tabled below `2n₀ + 2p`, and grows from there on by equal steps.
//!
//! **The first one.** If some `a` makes `v`, there is one below `n₀ + p`: let `a ≥ n₀ + p` make
//! it. If `m − a < n₀`, then `m − a` does it as well. Else `a − p` does, for `a − p` and
//! `m − a + p` are both from `n₀` on and have the values of `a` and `m − a`.
//!
//! *Complexity.* `O(N²)` for `N` values with the proof, `O((n₀ + p)²)` for the table of pairs; then
//! a value and a count in constant time, and a first pair in `O(n₀ + p)`. Games with long periods
//! want other means: *Winning Ways*, chapter 4, tells of the sparse space.
//!
//! **Source.** R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956.

/// The nim values of a game whose period has been proved: all of them, and its pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeating {
    /// The least heap from which on the values repeat.
    pub preperiod: usize,
    /// The least period of the values from there on.
    pub period: usize,
    /// The values of the pre-period and of one period.
    values: Vec<usize>,
    /// `pairs[m][v]`: `E(m, v)` for `m < 2n₀ + 2p`.
    pairs: Vec<Vec<u64>>,
}

/// The nim values of heaps of `0, 1, …, count − 1`, straight from the definition.
///
/// `digits` are those of the code behind the point.
///
/// ```
/// assert_eq!(theory::octal::values(&[7, 7], 10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub fn values(digits: &[u8], count: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..count {
        // A game has at most so many moves as things, which bounds the values as well.
        let mut is_option = vec![false; 2 * heap + 1];
        for (take, digit) in (1..=heap).zip(digits) {
            let rest = heap - take;
            let at_most_one = if rest == 0 { 1 } else { 2 };
            is_option[values[rest]] |= digit & at_most_one > 0;
            if digit & 4 > 0 {
                for one in 1..rest {
                    is_option[values[one] ^ values[rest - one]] = true;
                }
            }
        }
        let least = (0..=heap).find(|&value| !is_option[value]);
        values.extend(least);
    }
    values
}

impl Repeating {
    /// The values of all heaps, if the first `count` of them prove a period; it is the least.
    ///
    /// `None` says nothing about the game: it may repeat later, or never.
    ///
    /// ```
    /// use theory::octal::Repeating;
    ///
    /// let kayles = Repeating::of(&[7, 7], 256).unwrap();
    /// assert_eq!((kayles.preperiod, kayles.period), (71, 12));
    /// assert_eq!(kayles.at(1_000_000_000), 1);
    /// ```
    pub fn of(digits: &[u8], count: usize) -> Option<Repeating> {
        let mut values = values(digits, count);
        let (preperiod, period) = (1..count).find_map(|period| {
            let differs = |&n: &usize| values[n] != values[n + period];
            let preperiod = (0..count - period).rev().find(differs).map_or(0, |n| n + 1);
            let enough = 2 * preperiod.max(1) + period + digits.len();
            (enough <= count - period).then_some((preperiod, period))
        })?;
        let width = 2 * values.iter().max()? + 1;
        let pairs = |total: usize| {
            let mut pairs = vec![0; width];
            for one in 0..=total {
                pairs[values[one] ^ values[total - one]] += 1;
            }
            pairs
        };
        // The proof has needed all these values.
        let pairs = (0..2 * (preperiod + period)).map(pairs).collect();
        values.truncate(preperiod + period);
        Some(Repeating {
            preperiod,
            period,
            values,
            pairs,
        })
    }

    /// The value of a heap of `n`.
    pub fn at(&self, n: u64) -> usize {
        self.values[repeated(n, self.preperiod, self.period).0]
    }

    /// The number of `a` in `0..=total` for which heaps of `a` and `total − a` are worth `value`.
    ///
    /// ```
    /// use theory::octal::Repeating;
    ///
    /// let kayles = Repeating::of(&[7, 7], 256).unwrap();
    /// // Values 0, 1, 2, 3: each of 0 + 3, 1 + 2, 2 + 1 and 3 + 0 is worth 3.
    /// assert_eq!(kayles.pairs(3, 3), 4);
    /// assert_eq!(kayles.first_pair(3, 3), Some(0));
    /// ```
    pub fn pairs(&self, total: u64, value: usize) -> u64 {
        let (known, periods) = repeated(total, 2 * self.preperiod, self.period);
        let pairs = |total: usize| self.pairs[total].get(value).copied().unwrap_or(0);
        // Where no period is left out, it may be that none has begun.
        let step = pairs(known + self.period).saturating_sub(pairs(known));
        pairs(known) + periods * step
    }

    /// The least `a` for which heaps of `a` and `total − a` are worth `value`.
    pub fn first_pair(&self, total: u64, value: usize) -> Option<u64> {
        let end = self.values.len() as u64;
        (0..end.min(total + 1)).find(|&a| self.at(a) ^ self.at(total - a) == value)
    }
}

/// The place below `first + period` to which `n` goes back by whole periods, and by how many.
fn repeated(n: u64, first: usize, period: usize) -> (usize, u64) {
    let periods = n.saturating_sub(first as u64) / period as u64;
    let place = usize::try_from(n - periods * period as u64);
    (place.expect("below the end of the first period"), periods)
}

#[cfg(test)]
mod tests;
