//! The knights of two neighbouring bands in one line, and the pairs of them that reach each other.
//!
//! All are in the order of their heights above the lower edge of their own bands, and of equal ones
//! the lower band's stand first. So a knight of the lower band and one of the higher band reach each
//! other exactly if the higher band's knight stands first.
//!
//! A tree with 16 branches counts them: its leaves are four places, kept as bits, and every [`Node`]
//! knows what stands in its stretch before each branch. So a way up from a place has four steps at
//! most. A step changes up to 32 numbers, but they stand side by side, and the processor adds many at
//! once: the more, the fewer bits they have, so each level has numbers of its own width, which saves a
//! sixth of the time. A tree with two branches, in a quarter of the lines, takes five times as long.

use std::ops::BitAnd;

/// Branches of a node.
const BRANCHES: usize = 16;

/// Places of a leaf.
const PLACES: usize = 4;

/// A knight of the lower of the two bands.
pub(crate) const LOW: bool = true;
/// A knight of the higher one.
pub(crate) const HIGH: bool = false;
/// He comes.
pub(crate) const COMES: bool = true;
/// He leaves.
pub(crate) const LEAVES: bool = false;

/// What stands in a stretch of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    /// Present knights of the lower band.
    pub(crate) low: u32,
    /// Present knights of the higher band.
    pub(crate) high: u32,
    /// Pairs of them in which the higher band's knight stands first.
    pub(crate) pairs: u64,
}

const NOBODY: Count = Count {
    low: 0,
    high: 0,
    pairs: 0,
};

impl Count {
    /// What stands in this stretch and the next one.
    fn and(self, next: Self) -> Self {
        Count {
            low: self.low + next.low,
            high: self.high + next.high,
            pairs: self.pairs + next.pairs + u64::from(self.high) * u64::from(next.low),
        }
    }
}

/// A number of just as many bits as a node needs: the fewer, the more of them the processor adds at once.
trait Narrow: Copy + Default + 'static + BitAnd<Output = Self> {
    /// All bits for the branches behind one, none for the others: nothing depends on a guess.
    const BEHIND: &'static [[Self; BRANCHES]; 2];

    fn of(wide: u64) -> Self;
    fn less(self, by: Self) -> Self;
    /// More if a knight comes, less if he leaves.
    fn counted<const COMING: bool>(self, by: Self) -> Self;
}

macro_rules! narrow {
    ($($number:ty),*) => {$(
        impl Narrow for $number {
            const BEHIND: &'static [[Self; BRANCHES]; 2] = &[[0; BRANCHES], [Self::MAX; BRANCHES]];

            #[allow(clippy::cast_possible_truncation, reason = "it is a number of this node")]
            fn of(wide: u64) -> Self {
                wide as Self
            }

            fn less(self, by: Self) -> Self {
                self.wrapping_sub(by)
            }

            fn counted<const COMING: bool>(self, by: Self) -> Self {
                if COMING { self.wrapping_add(by) } else { self.wrapping_sub(by) }
            }
        }
    )*};
}

narrow!(u8, u16, u32, u64);

/// What stands in a stretch of the line before each of its branches.
#[derive(Debug, Clone, Copy, Default)]
struct Node<Knights, Pairs> {
    low: [Knights; BRANCHES],
    high: [Knights; BRANCHES],
    pairs: [Pairs; BRANCHES],
}

impl<Knights: Narrow + Into<u32>, Pairs: Narrow + Into<u64> + From<Knights>> Node<Knights, Pairs> {
    /// Counts a knight who comes to a branch or leaves it. `before` is what stands before him in the
    /// branch, and then what does in the stretch.
    ///
    /// What stands before a branch behind him has one knight more or less, and his pairs: with all
    /// of the higher band who stand before him, or with those of the lower band who stand behind him.
    // Called and not copied, or its loops of 16 rounds do not become a few instructions each.
    #[inline(never)]
    fn change<const IS_LOW: bool, const COMING: bool>(
        &mut self,
        branch: usize,
        before: &mut Count,
    ) {
        let before_branch = Count {
            low: self.low[branch].into(),
            high: self.high[branch].into(),
            pairs: self.pairs[branch].into(),
        };
        *before = before_branch.and(*before);
        let behind = &Knights::BEHIND.as_flattened()[BRANCHES - 1 - branch..][..BRANCHES];
        let pairs_behind = &Pairs::BEHIND.as_flattened()[BRANCHES - 1 - branch..][..BRANCHES];
        let pairs = self.pairs.iter_mut().zip(pairs_behind);
        if IS_LOW {
            let high = Pairs::of(before.high.into());
            for (pairs, &mask) in pairs {
                *pairs = pairs.counted::<COMING>(high & mask);
            }
        } else {
            let before = Knights::of(before.low.into());
            for ((pairs, &mask), low) in pairs.zip(self.low) {
                *pairs = pairs.counted::<COMING>(Pairs::from(low.less(before)) & mask);
            }
        }
        let knights = if IS_LOW {
            &mut self.low
        } else {
            &mut self.high
        };
        for (knights, &mask) in knights.iter_mut().zip(behind) {
            *knights = knights.counted::<COMING>(Knights::of(1) & mask);
        }
    }
}

/// The present knights of two neighbouring bands.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    whole: Count,
    /// Two bits a place: somebody of the lower band, of the higher band is present.
    leaves: Vec<u8>,
    /// The nodes above stretches of 64, of 1024 and 16,384, of 2^18 places.
    first: Vec<Node<u8, u16>>,
    middle: [Vec<Node<u16, u32>>; 2],
    last: Vec<Node<u32, u64>>,
}

impl Line {
    /// A line of so many places, nobody is present. `O(length)`.
    pub(crate) fn new(length: usize) -> Self {
        // A level above a single node says nothing new.
        let nodes = |below: usize| {
            if length > below {
                length.div_ceil(below * BRANCHES)
            } else {
                0
            }
        };
        Line {
            whole: NOBODY,
            leaves: vec![0; length.div_ceil(PLACES)],
            first: vec![Node::default(); nodes(PLACES)],
            middle: [64, 1024].map(|below| vec![Node::default(); nodes(below)]),
            last: vec![Node::default(); nodes(16_384)],
        }
    }

    /// What stands in it.
    pub(crate) fn whole(&self) -> Count {
        self.whole
    }

    /// Counts a knight who comes to a place or leaves it, and returns what stands before that place.
    /// `O(log)` of the line's length.
    pub(crate) fn change<const IS_LOW: bool, const COMING: bool>(&mut self, place: u32) -> Count {
        let place = place as usize;
        let leaf = &mut self.leaves[place / PLACES];
        let bit = 1 << (2 * (place % PLACES));
        let mut before = OF_FOUR[usize::from(*leaf & (bit - 1))];
        *leaf ^= if IS_LOW { bit } else { 2 * bit };
        let branch = |below: usize| place / below % BRANCHES;
        if let Some(node) = self.first.get_mut(place / 64) {
            node.change::<IS_LOW, COMING>(branch(PLACES), &mut before);
        }
        for (below, nodes) in [64, 1024].into_iter().zip(&mut self.middle) {
            if let Some(node) = nodes.get_mut(place / (below * BRANCHES)) {
                node.change::<IS_LOW, COMING>(branch(below), &mut before);
            }
        }
        if let Some(node) = self.last.get_mut(place / (16_384 * BRANCHES)) {
            node.change::<IS_LOW, COMING>(branch(16_384), &mut before);
        }
        let Count { low, high, pairs } = &mut self.whole;
        if IS_LOW {
            *low = low.counted::<COMING>(1);
            *pairs = pairs.counted::<COMING>(before.high.into());
        } else {
            *high = high.counted::<COMING>(1);
            *pairs = pairs.counted::<COMING>((*low - before.low).into());
        }
        before
    }
}

/// What stands in a leaf, by its bits.
static OF_FOUR: [Count; 256] = {
    let mut counts = [NOBODY; 256];
    let mut bits = 1_usize;
    while bits < 256 {
        // All but the last knight, and then he.
        let last = bits.ilog2();
        let mut count = counts[bits - (1 << last)];
        if last.is_multiple_of(2) {
            count.low += 1;
            count.pairs += count.high as u64;
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
    fn change(line: &mut Line, place: usize, is_low: bool, is_coming: bool) -> Count {
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
                let mut count = NOBODY;
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
        for length in [16, 17, 256, 257, 4096, 4097, 65_536, 65_537, 200_000] {
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
            assert_eq!(line.whole(), NOBODY);
        }
    }
}
