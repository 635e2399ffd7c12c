//! Octal games and splitting games: nim values of very many heaps, and proofs of periods.
//!
//! A heap of `n` may be replaced by what a rule allows: for each number `k` of things taken
//! from it, *nothing*, *one* smaller heap of `n − k`, or *two* heaps with `n − k` together.
//! Dawson's Kayles, Kayles, Treblecross, Grundy's game and the strips and circles of this set
//! are such games. All that matters of a heap is its nim value `g(n)`, by [`nimber`](crate::nimber)
//! the least number that is the value of none of its options, where two heaps `a` and `b` are
//! worth `g(a) ^ g(b)`.
//!
//! # Codes
//!
//! The *octal code* `d₀.d₁d₂d₃…` (Guy and Smith 1956) has a digit for each `k`: 1 if all may be
//! taken of a heap of exactly `k`, plus 2 if one heap may be left, plus 4 if two. So 0.77 is
//! Kayles, and 0.07 Dawson's Kayles. *Grundy's game* is not octal: it is 4. (take nothing, leave
//! two heaps), but the two must be unequal.
//!
//! # Sparse space
//!
//! Taken literally, `n` values cost about `n²/4` pairs for each digit with a 4. Most of them need
//! not be looked at. Fix a *mask*, any number but 0. Call a value *rare* if it has an even number
//! of ones under the mask, and *common* if an odd number. Of the numbers of ones that `u` and
//! `v` have under the mask, the parities add up in `u ^ v`. Hence
//!
//! > rare ^ rare and common ^ common are rare; only rare ^ common is common.
//!
//! **Theorem.** For any rule, mask and heap `n` let `c` be the least common value that belongs
//! neither to an option of one heap nor to a pair with a heap of a rare value. Then `g(n)` is
//! the least rare value below `c` of no option, and `c` if there is none.
//!
//! *Proof.* A pair of common value has exactly one rare member, so `c` is the least common value
//! of no option at all, and the least value of no option is `c` or a rare value below it. (The
//! values 0 of taking everything and of two equal heaps are rare.) ∎
//!
//! So the common part of the question is settled by the pairs with a rare member alone, and a
//! rare value is settled as soon as any pair with it is found. Only when there is none, and
//! `g(n)` is therefore rare itself, all pairs have to be passed over. In many games, for reasons
//! that nobody knows, there is a mask under which the rare values die out: only 1273 of the first
//! ten million heaps of Grundy's game are rare, the last of them 82 860. **The mask only
//! decides about the speed**: the theorem holds for every mask, and it is chosen anew, from how
//! often each value has come, whenever the number of heaps has doubled.
//!
//! *Complexity.* With `r` rare heaps and `s` pairs passed over until all rare values below `c`
//! are met, `O(r + s)` a heap, and `O(n)` once for each rare heap. The naive way looks at `n/2`
//! pairs a heap, and a game is quick if its rare values die out. Not all do: of the first 10^5
//! heaps of 0.07 under the best mask 41 % are rare (its period is known anyway), of 0.04 still
//! 17 %, and then the method is quadratic too.
//!
//! # How the loops are laid out
//!
//! - Blocks of 64 heaps are treated together. For a rare heap `r` the partners `n − k − r` of
//!   consecutive `n` are consecutive too. So a pair costs one load and one store: it *marks* its
//!   value in the row of `n`. (Rare heaps within the block, or so small that their partner is,
//!   come last, heap by heap.)
//! - One store a pair is the price, so not every pair pays it. As many as are enough as a rule
//!   are marked; the others are only *compared* with the four least common values that are still
//!   unmarked in each row, sixteen heaps in one instruction. If none of the four is left, this
//!   row is marked in full.
//! - A few hundred common pairs, chosen so that all values come equally often, are marked as
//!   well: they meet most rare values. The few that are missing are searched among all pairs in
//!   order, sixteen pairs in one instruction, for which the values are kept in both directions.
//! - Values are bytes. A heap of 256 or more is *wide*: no pair of it and another heap has a value
//!   below 256, so it is kept apart and passed over. Only if more than a few heaps are wide, values
//!   become words.
//! - Most of the work on a heap needs no value of the 128 before it. So two blocks are *prepared*
//!   while the two before them are *finished*, by a second thread where there is one
//!   ([`Octal::values_by`]).
//!
//! # Speed
//!
//! Seconds of CPU time on one core of an AMD EPYC, as built by `cargo build --release`, that is with
//! SSE2 alone; and by the clock where two cores share the work:
//!
//! | values | Grundy's game | on two cores | 0.14 | 0.36 | 0.6 |
//! |---|---|---|---|---|---|
//! | 10^5, naive | 1.0 | | 1.1 | 1.1 | 1.1 |
//! | 10^5 | 0.07 | 0.05 | 0.05 | 0.04 | 0.10 |
//! | 10^6 | 0.65 | 0.41 | 0.42 | 0.39 | 1.01 |
//! | 10^7 | 6.5 | 4.2 | | | |
//!
//! Of the first 10^7 heaps of Grundy's game only 7 250 049 is wide: its value is 256, and none before
//! is above 234. 10^7 values take 90 MB. The periods of 0.16 (149 459 from heap 105 351 on), 0.56
//! (144 from 326 640), 0.127 (4 from 46 578) and 0.376 (4 from 2 268 248) are proved in 0.1, 0.2,
//! 0.1 and 8 seconds.
//!
//! # Source
//!
//! R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956; E. Berlekamp, J. Conway
//! and R. Guy, *Winning Ways*, chapter 4, which also tells of the sparse space.

use std::fmt;
use std::str::FromStr;

mod block;
mod engine;
mod kernels;
mod mask;
mod period;
mod splits;
mod table;
mod value;

pub use period::Repeating;
pub use splits::Splits;

use engine::Engine;
use value::Value;

/// A game of heaps: an octal game, or Grundy's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Octal {
    /// The takes that may leave nothing: of a heap of just this size. Ascending, as the others.
    clears: Vec<usize>,
    /// The takes that may leave one heap.
    leaves: Vec<usize>,
    /// The takes that may leave two heaps.
    splits: Vec<usize>,
    pairs: Pairs,
}

/// Which pairs of heaps a split may leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pairs {
    Any,
    Unequal,
}

impl Pairs {
    /// The largest smaller heap of a pair with `total ≥ 1` together.
    fn last_smaller(self, total: usize) -> usize {
        match self {
            Pairs::Any => total / 2,
            Pairs::Unequal => (total - 1) / 2,
        }
    }
}

/// A text that is no octal code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadCode(String);

impl fmt::Display for BadCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.0.escape_debug();
        write!(
            f,
            "'{code}' is no octal code: expected 0. or 4. and digits from 0 to 7, as in 0.137"
        )
    }
}

impl std::error::Error for BadCode {}

impl FromStr for Octal {
    type Err = BadCode;

    fn from_str(code: &str) -> Result<Self, BadCode> {
        let bad = || BadCode(code.to_owned());
        let (first, rest) = code.split_once('.').ok_or_else(bad)?;
        let first = match first {
            "" | "0" => 0,
            "4" => 4,
            _ => return Err(bad()),
        };
        let mut digits = vec![first];
        for digit in rest.chars() {
            digits.push(digit.to_digit(8).ok_or_else(bad)?);
        }
        let takes_with = |bit: u32| {
            (0..)
                .zip(&digits)
                .filter(|(_, digit)| **digit & bit != 0)
                .map(|(take, _)| take)
                .collect()
        };
        Ok(Octal {
            clears: takes_with(1),
            leaves: takes_with(2),
            splits: takes_with(4),
            pairs: Pairs::Any,
        })
    }
}

/// One width of the engine: from the values known so far to all values asked for, or to those
/// before too many are wide.
type Stage<B> = fn(&Octal, &[u32], usize, &B) -> Vec<u32>;

/// How two things are done that need not wait for each other: this module knows of no threads.
pub trait Both: Sync {
    /// Does both, and returns when both are done.
    fn both(&self, one: impl FnOnce() + Send, other: impl FnOnce() + Send);
}

/// First one thing, then the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InTurn;

impl Both for InTurn {
    fn both(&self, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
        one();
        other();
    }
}

/// The values of so few heaps come sooner in the naive way.
const AT_ONCE: usize = 256;

impl Octal {
    /// The game with this octal code.
    ///
    /// # Panics
    /// If it is none; [`FromStr`] tells so instead.
    ///
    /// # Example
    /// ```
    /// use theory::octal::Octal;
    ///
    /// let kayles = Octal::new("0.77");
    /// assert_eq!(kayles.values(9), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
    /// ```
    pub fn new(code: &str) -> Self {
        code.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Grundy's game: a heap is split into two unequal ones.
    pub fn grundy() -> Self {
        Octal {
            pairs: Pairs::Unequal,
            ..Octal::new("4.")
        }
    }

    /// The nim values of heaps of `0, 1, …, last`, by the sparse space.
    ///
    /// # Panics
    /// If there is no memory for them, or if a value does not fit in 32 bits.
    ///
    /// # Example
    /// ```
    /// use theory::octal::Octal;
    ///
    /// let values = Octal::grundy().values(10);
    /// assert_eq!(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
    /// ```
    pub fn values(&self, last: usize) -> Vec<u32> {
        self.values_by(last, &InTurn)
    }

    /// The [`values`](Self::values), two things at once where `both` does so.
    ///
    /// # Panics
    /// As [`values`](Self::values).
    ///
    /// # Example
    /// ```
    /// use theory::octal::{Both, Octal};
    ///
    /// struct Threads;
    ///
    /// impl Both for Threads {
    ///     fn both(&self, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
    ///         std::thread::scope(|scope| {
    ///             scope.spawn(other);
    ///             one();
    ///         });
    ///     }
    /// }
    ///
    /// let kayles = Octal::new("0.77");
    /// assert_eq!(kayles.values_by(5000, &Threads), kayles.values(5000));
    /// ```
    pub fn values_by<B: Both>(&self, last: usize, both: &B) -> Vec<u32> {
        self.values_in_stages(
            last,
            both,
            &[
                Octal::stage::<u8, 0x100, B>,
                Octal::stage::<u16, 0x200, B>,
                Octal::stage::<u16, 0x800, B>,
                Octal::stage::<u16, 0x1_0000, B>,
            ],
        )
    }

    /// The values as far as each stage comes, and the rest in the naive way.
    fn values_in_stages<B: Both>(&self, last: usize, both: &B, stages: &[Stage<B>]) -> Vec<u32> {
        let mut values = vec![0];
        self.extend_naively(&mut values, last.min(AT_ONCE));
        for stage in stages {
            if values.len() <= last {
                values = stage(self, &values, last, both);
            }
        }
        self.extend_naively(&mut values, last);
        values
    }

    fn stage<V, const WIDTH: usize, B>(&self, known: &[u32], last: usize, both: &B) -> Vec<u32>
    where
        V: Value,
        B: Both,
    {
        Engine::<V, WIDTH>::new(self, known, last).run(both)
    }

    /// The nim values of heaps of `0, 1, …, last`, straight from the definition, in `O(last²)`:
    /// the measure for [`values`](Self::values).
    ///
    /// # Panics
    /// As [`values`](Self::values).
    pub fn naive_values(&self, last: usize) -> Vec<u32> {
        let mut values = vec![0];
        self.extend_naively(&mut values, last);
        values
    }

    fn extend_naively(&self, values: &mut Vec<u32>, last: usize) {
        // No exclusive or reaches the next power of two above the largest value so far.
        let largest = values.iter().max().map_or(0, |&value| value as usize);
        let mut width = (largest + 1).next_power_of_two();
        for heap in values.len()..=last {
            let mut seen = vec![false; width];
            if self.clears.contains(&heap) {
                seen[0] = true;
            }
            for take in self.leaves.iter().filter(|&&take| take < heap) {
                seen[values[heap - take] as usize] = true;
            }
            for take in self.splits.iter().filter(|&&take| take < heap) {
                let last = self.pairs.last_smaller(heap - take);
                let larger = values[heap - take - last..heap - take].iter().rev();
                for (&smaller, &larger) in values[1..=last].iter().zip(larger) {
                    seen[(smaller ^ larger) as usize] = true;
                }
            }
            let least = seen.iter().position(|seen| !seen).unwrap_or(width);
            width = width.max((least + 1).next_power_of_two());
            values.push(u32::try_from(least).expect("values fit in 32 bits"));
        }
    }

    /// The longest take, 0 if there is none.
    fn longest_take(&self) -> usize {
        [&self.clears, &self.leaves, &self.splits]
            .into_iter()
            .filter_map(|takes| takes.last())
            .copied()
            .max()
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
