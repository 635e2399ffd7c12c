//! The knights of two neighbouring bands in one line, and the pairs of them that reach each other.
//!
//! All are in the order of their heights above the lower edge of their own bands, and of equal ones
//! the lower band's stand first. So a knight of the lower band and one of the higher band reach each
//! other exactly if the higher band's knight stands first.
//!
//! A tree with 16 branches counts them: its leaves are 16 places, kept as bits, and every [`Node`]
//! knows what stands in its stretch before each branch. So a way up from a place has five steps at
//! most. A step changes up to 16 numbers, but they stand side by side, and the processor adds many at
//! once, the more of them the narrower they are.

use std::ops::{Add, AddAssign, BitAnd, Mul, SubAssign};

/// Branches of a node, and places of a leaf.
const BRANCHES: usize = 16;

/// A knight of the lower of the two bands.
pub(crate) const LOW: bool = true;
/// A knight of the higher one.
pub(crate) const HIGH: bool = false;
/// He comes.
pub(crate) const COMES: bool = true;
/// He leaves.
pub(crate) const LEAVES: bool = false;

/// What stands in a stretch of the line, in numbers that are wide enough for its length.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Count<Knights, Pairs> {
    /// Present knights of the lower band.
    pub(crate) low: Knights,
    /// Present knights of the higher band.
    pub(crate) high: Knights,
    /// Pairs of them in which the higher band's knight stands first.
    pub(crate) pairs: Pairs,
}

impl<Knights: Number, Pairs: Number + From<Knights>> Count<Knights, Pairs> {
    /// What stands in this stretch and the next one.
    fn and(self, next: Self) -> Self {
        Count {
            low: self.low + next.low,
            high: self.high + next.high,
            pairs: self.pairs + next.pairs + Pairs::from(self.high) * Pairs::from(next.low),
        }
    }

    /// The same in wider numbers.
    fn wide<K: From<Knights>, P: From<Pairs>>(self) -> Count<K, P> {
        Count {
            low: self.low.into(),
            high: self.high.into(),
            pairs: self.pairs.into(),
        }
    }
}

/// A number of so many bits as are needed.
pub(crate) trait Number:
    Copy
    + 'static
    + Default
    + From<u8>
    + Add<Output = Self>
    + Mul<Output = Self>
    + BitAnd<Output = Self>
    + AddAssign
    + SubAssign
{
    /// No bits for a branch and those before it, all bits for those behind it.
    fn behind(branch: usize) -> &'static [Self];

    /// How much larger than another number, or 0.
    fn above(self, other: Self) -> Self;
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl Number for $number {
            #[inline]
            fn behind(branch: usize) -> &'static [$number] {
                static STEP: [$number; 2 * BRANCHES] = {
                    let mut step = [0; 2 * BRANCHES];
                    let mut at = BRANCHES;
                    while at < 2 * BRANCHES {
                        step[at] = $number::MAX;
                        at += 1;
                    }
                    step
                };
                &STEP[BRANCHES - 1 - branch..][..BRANCHES]
            }

            #[inline]
            fn above(self, other: $number) -> $number {
                self.saturating_sub(other)
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64);

/// Adds if a knight comes, subtracts if he leaves.
#[inline]
fn count<N: Number, const COMING: bool>(number: &mut N, by: N) {
    if COMING {
        *number += by;
    } else {
        *number -= by;
    }
}

/// What stands in a stretch of the line before each of its branches.
#[derive(Debug, Clone, Copy)]
struct Node<Knights, Pairs, const B: usize> {
    low: [Knights; B],
    high: [Knights; B],
    pairs: [Pairs; B],
}

impl<Knights: Number, Pairs: Number + From<Knights>, const B: usize> Node<Knights, Pairs, B> {
    /// Counts a knight who comes to a branch or leaves it, `before` whom this stands in the branch,
    /// and returns what stands before him in the stretch.
    ///
    /// What stands before a branch behind him has one knight more or less, and his pairs: with all
    /// of the higher band who stand before him, or with those of the lower band who stand behind him.
    // Called and not copied, or its loops of 16 rounds do not become a few instructions each.
    #[inline(never)]
    fn change<const IS_LOW: bool, const COMING: bool>(
        &mut self,
        branch: usize,
        before: Count<Knights, Pairs>,
    ) -> Count<Knights, Pairs> {
        let branch = branch % B;
        let before_branch = Count {
            low: self.low[branch],
            high: self.high[branch],
            pairs: self.pairs[branch],
        };
        let before = before_branch.and(before);
        let one = Knights::from(1_u8);
        if IS_LOW {
            let high = Pairs::from(before.high);
            for (pairs, &mask) in self.pairs.iter_mut().zip(Number::behind(branch)) {
                count::<Pairs, COMING>(pairs, high & mask);
            }
            for (low, &mask) in self.low.iter_mut().zip(Number::behind(branch)) {
                count::<Knights, COMING>(low, one & mask);
            }
        } else {
            // Before the branches that are not behind him there are not more than before him.
            for (pairs, &low) in self.pairs.iter_mut().zip(&self.low) {
                count::<Pairs, COMING>(pairs, low.above(before.low).into());
            }
            for (high, &mask) in self.high.iter_mut().zip(Number::behind(branch)) {
                count::<Knights, COMING>(high, one & mask);
            }
        }
        before
    }
}

/// So many nodes, with branches of this length, that they hold the line; none if one branch does.
fn nodes<Knights: Number, Pairs: Number, const B: usize>(
    line: usize,
    branch: usize,
) -> Vec<Node<Knights, Pairs, B>> {
    let node = Node {
        low: [Knights::default(); B],
        high: [Knights::default(); B],
        pairs: [Pairs::default(); B],
    };
    let count = if line > branch {
        line.div_ceil(B * branch)
    } else {
        0
    };
    vec![node; count]
}

/// The present knights of two neighbouring bands.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    whole: Count<u32, u64>,
    /// Two bits a place: somebody of the lower band, of the higher band is present.
    leaves: Vec<u32>,
    of_256: Vec<Node<u8, u16, BRANCHES>>,
    of_4096: Vec<Node<u16, u32, BRANCHES>>,
    of_65536: Vec<Node<u16, u32, BRANCHES>>,
    of_all: Vec<Node<u32, u64, 4>>,
}

/// The longest line. A place of it has fewer than 2^8, 2^16 others before it in stretches of 2^8, 2^16
/// places, and these make fewer than 2^14, 2^30 pairs.
const LONGEST: usize = 1 << 18;

impl Line {
    /// A line of so many places, nobody is present. `O(length)`.
    ///
    /// # Panics
    /// If it is longer than [`LONGEST`].
    pub(crate) fn new(length: usize) -> Self {
        assert!(length <= LONGEST, "the line is too long");
        Line {
            whole: Count::default(),
            leaves: vec![0; length.div_ceil(BRANCHES)],
            of_256: nodes(length, 1 << 4),
            of_4096: nodes(length, 1 << 8),
            of_65536: nodes(length, 1 << 12),
            of_all: nodes(length, 1 << 16),
        }
    }

    /// What stands in it.
    pub(crate) fn whole(&self) -> Count<u32, u64> {
        self.whole
    }

    /// Counts a knight who comes to a place or leaves it, and returns what stands before that place.
    /// `O(log)` of the line's length.
    pub(crate) fn change<const IS_LOW: bool, const COMING: bool>(
        &mut self,
        place: u32,
    ) -> Count<u32, u64> {
        let before = self.climb::<IS_LOW, COMING>(place as usize);
        if IS_LOW {
            count::<u32, COMING>(&mut self.whole.low, 1);
            count::<u64, COMING>(&mut self.whole.pairs, before.high.into());
        } else {
            count::<u32, COMING>(&mut self.whole.high, 1);
            let behind = self.whole.low - before.low;
            count::<u64, COMING>(&mut self.whole.pairs, behind.into());
        }
        before
    }

    /// From a leaf to the node of the whole line.
    #[inline]
    fn climb<const IS_LOW: bool, const COMING: bool>(&mut self, place: usize) -> Count<u32, u64> {
        let leaf = &mut self.leaves[place >> 4];
        let bit = 1 << (2 * (place % BRANCHES));
        let before = count_bits(*leaf & (bit - 1));
        *leaf ^= if IS_LOW { bit } else { 2 * bit };

        let Some(node) = self.of_256.get_mut(place >> 8) else {
            return before.wide();
        };
        let before = node.change::<IS_LOW, COMING>(place >> 4, before.wide());
        let Some(node) = self.of_4096.get_mut(place >> 12) else {
            return before.wide();
        };
        let before = node.change::<IS_LOW, COMING>(place >> 8, before.wide());
        let Some(node) = self.of_65536.get_mut(place >> 16) else {
            return before.wide();
        };
        let before = node.change::<IS_LOW, COMING>(place >> 12, before);
        let Some(node) = self.of_all.first_mut() else {
            return before.wide();
        };
        node.change::<IS_LOW, COMING>(place >> 16, before.wide())
    }
}

/// What stands in a leaf: four places are looked up at once.
fn count_bits(leaf: u32) -> Count<u8, u8> {
    let parts = leaf.to_le_bytes();
    let counts = parts.iter().map(|&four| OF_FOUR[usize::from(four)]);
    counts.fold(Count::default(), Count::and)
}

/// What stands in four places, by their bits.
static OF_FOUR: [Count<u8, u8>; 256] = {
    let nobody = Count {
        low: 0,
        high: 0,
        pairs: 0,
    };
    let mut counts = [nobody; 256];
    let mut bits = 1_usize;
    while bits < 256 {
        // All but the last knight, and then he.
        let last = bits.ilog2();
        let mut count = counts[bits - (1 << last)];
        if last.is_multiple_of(2) {
            count.low += 1;
            count.pairs += count.high;
        } else {
            count.high += 1;
        }
        counts[bits] = count;
        bits += 1;
    }
    counts
};

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{RngExt, seeded};

    /// A knight of one of the bands comes or leaves.
    fn change(line: &mut Line, place: usize, is_low: bool, is_coming: bool) -> Count<u32, u64> {
        let place = u32::try_from(place).unwrap();
        match (is_low, is_coming) {
            (true, true) => line.change::<LOW, COMES>(place),
            (true, false) => line.change::<LOW, LEAVES>(place),
            (false, true) => line.change::<HIGH, COMES>(place),
            (false, false) => line.change::<HIGH, LEAVES>(place),
        }
    }

    #[test]
    fn a_line_counts_what_a_list_of_knights_does() {
        let mut rng = seeded(&["alliance", "border"]);
        for length in (1..=20).chain([255, 256, 257, 600, 4500]) {
            let mut line = Line::new(length);
            let is_low: Vec<bool> = (0..length).map(|_| rng.random()).collect();
            let mut present = vec![false; length];
            let count = |present: &[bool]| {
                let mut count = Count::default();
                for (_, &is_low) in present.iter().zip(&is_low).filter(|(is_here, _)| **is_here) {
                    count.high += u32::from(!is_low);
                    count.low += u32::from(is_low);
                    count.pairs += u64::from(is_low) * u64::from(count.high);
                }
                count
            };
            for _ in 0..300 + 3 * length {
                let place = rng.random_range(0..length);
                let before = change(&mut line, place, is_low[place], !present[place]);
                present[place] = !present[place];
                assert_eq!(before, count(&present[..place]));
                assert_eq!(line.whole(), count(&present));
            }
        }
    }

    /// All of the higher band stand before all of the lower one: no line has more pairs.
    #[test]
    fn the_fullest_lines_have_room_for_their_pairs() {
        for length in [
            16, 17, 256, 257, 4096, 4097, 65_536, 65_537, 200_000, LONGEST,
        ] {
            let mut line = Line::new(length);
            let half = length / 2;
            let before = |place: usize| {
                let (low, high) = (place.saturating_sub(half), place.min(half));
                Count {
                    low: u32::try_from(low).unwrap(),
                    high: u32::try_from(high).unwrap(),
                    pairs: low as u64 * high as u64,
                }
            };
            for place in 0..length {
                let found = change(&mut line, place, place >= half, true);
                assert_eq!(found, before(place), "{length}");
            }
            assert_eq!(line.whole(), before(length));
            for place in (0..length).rev() {
                let found = change(&mut line, place, place >= half, false);
                assert_eq!(found, before(place), "{length}");
            }
            assert_eq!(line.whole(), Count::default());
        }
    }
}
