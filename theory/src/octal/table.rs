//! The values that are known so far.

use std::ops::Range;

use super::kernels::strike_out;
use super::value::{Entry, Value};
use super::{Octal, Pairs};

/// Pairs of each total that are searched first; then twice as many, and so on.
const FIRST_SEARCH: usize = 1024;

/// The values `g(0)`, `g(1)`, … as far as they are known.
///
/// A few of them may be *wide*: too large to be stored as the others are. Theirs is a 0 in the
/// lists, and whoever reads these passes it over. With a heap that is not wide a wide one makes a
/// wide value, since the width is a power of two: that matters to no value that is not wide.
pub(super) struct Table<V> {
    /// The least value that is wide.
    width: usize,
    pub(super) values: Vec<V>,
    /// The same from right to left: `g(n)` stands at `limit − n`.
    reversed: Vec<V>,
    pub(super) known: usize,
    /// The wide heaps and their values.
    wide: Vec<(usize, u32)>,
}

impl<V: Value> Table<V> {
    /// A table with room for the heaps up to `limit`.
    pub(super) fn new(width: usize, limit: usize) -> Self {
        Table {
            width,
            values: vec![V::default(); limit + 1],
            reversed: vec![V::default(); limit + 1],
            known: 0,
            wide: Vec::new(),
        }
    }

    /// The value of the next heap.
    pub(super) fn push(&mut self, value: u32) {
        if value as usize >= self.width {
            self.wide.push((self.known, value));
        } else {
            let stored = V::from_index(value as usize);
            let mirror = self.values.len() - 1 - self.known;
            self.values[self.known] = stored;
            self.reversed[mirror] = stored;
        }
        self.known += 1;
    }

    /// The next heap, all values below the width being among its options.
    pub(super) fn push_wide(&mut self, game: &Octal) {
        let options: Vec<u32> = self.wide_options(game, self.known).collect();
        let mut value = u32::try_from(self.width).expect("a width fits in 32 bits");
        while options.contains(&value) {
            value += 1;
        }
        self.push(value);
    }

    /// The value of a known heap.
    pub(super) fn get(&self, heap: usize) -> u32 {
        let wide = self.wide.iter().find(|&&(wide, _)| wide == heap);
        wide.map_or_else(|| self.values[heap].into(), |&(_, value)| value)
    }

    /// All values that are known.
    pub(super) fn into_values(self) -> Vec<u32> {
        let narrow = &self.values[..self.known];
        let mut values: Vec<u32> = narrow.iter().map(|&value| value.into()).collect();
        for (heap, value) in self.wide {
            values[heap] = value;
        }
        values
    }

    /// The number of wide heaps.
    pub(super) fn wide(&self) -> usize {
        self.wide.len()
    }

    /// Whether the other heaps that an entry pairs with are known for all of `heaps`, and none of
    /// them is wide.
    pub(super) fn has_others(&self, entry: &Entry<V>, heaps: &Range<usize>) -> bool {
        entry.offset < heaps.start && heaps.end - entry.offset <= self.known && {
            let others = heaps.start - entry.offset..heaps.end - entry.offset;
            !self.wide.iter().any(|(wide, _)| others.contains(wide))
        }
    }

    /// Whether a heap is wide.
    pub(super) fn is_wide(&self, heap: usize) -> bool {
        self.wide.iter().any(|&(wide, _)| wide == heap)
    }

    /// The values of the options of a heap of which one is wide.
    pub(super) fn wide_options<'a>(
        &'a self,
        game: &'a Octal,
        heap: usize,
    ) -> impl Iterator<Item = u32> + 'a {
        self.wide.iter().flat_map(move |&(wide, value)| {
            let is_left = game.leaves.iter().any(|take| wide + take == heap);
            let pairs = game.splits.iter().filter_map(move |take| {
                let other = heap.checked_sub(take + wide).filter(|&other| other > 0)?;
                let may_be = other != wide || game.pairs == Pairs::Any;
                may_be.then(|| value ^ self.get(other))
            });
            is_left.then_some(value).into_iter().chain(pairs)
        })
    }

    /// Marks the values that `entries` make for one heap.
    pub(super) fn mark_one<const WIDTH: usize>(
        &self,
        entries: &[Entry<V>],
        heap: usize,
        row: &mut [u8; WIDTH],
    ) {
        let known = |entry: &&Entry<V>| entry.offset < heap;
        let mark = |entry: &Entry<V>| {
            let option = self.values[heap - entry.offset] ^ entry.value;
            row[option.index() & (WIDTH - 1)] = 1;
        };
        if self.wide.is_empty() {
            entries.iter().filter(known).for_each(mark);
        } else {
            let narrow = |entry: &&Entry<V>| !self.is_wide(heap - entry.offset);
            entries.iter().filter(known).filter(narrow).for_each(mark);
        }
    }

    /// Marks the values of the options with less than two heaps, and of those with a wide heap.
    /// Where a heap may not be halved, a mark at 0 may have come from two equal heaps; so it counts
    /// only if it is made here.
    pub(super) fn mark_others<const WIDTH: usize>(
        &self,
        game: &Octal,
        heap: usize,
        row: &mut [u8; WIDTH],
    ) {
        forget_halves(game, row);
        for &take in game.leaves.iter().take_while(|&&take| take < heap) {
            if !self.is_wide(heap - take) {
                row[self.values[heap - take].index()] = 1;
            }
        }
        if game.clears.binary_search(&heap).is_ok() {
            row[0] = 1;
        }
        for option in self.wide_options(game, heap) {
            if let Some(mark) = row.get_mut(option as usize) {
                *mark = 1;
            }
        }
    }

    /// Strikes out every value that some pair of a heap makes whose smaller heap lies in a range,
    /// looking at all of them if need be.
    pub(super) fn search(
        &self,
        game: &Octal,
        missing: &mut Vec<V>,
        heap: usize,
        smaller: Range<usize>,
    ) {
        let (mut from, mut to) = (smaller.start, smaller.start + FIRST_SEARCH);
        let last = smaller.end.min(heap / 2 + 1);
        while !missing.is_empty() && from < last {
            for take in game.splits.iter().filter(|&&take| take < heap) {
                let total = heap - take;
                let end = to.min(last).min(1 + game.pairs.last_smaller(total));
                self.strike_out(missing, from..end, total);
            }
            (from, to) = (to, 2 * to);
        }
    }

    /// Strikes out the values that the pairs of a total make.
    fn strike_out(&self, missing: &mut Vec<V>, smaller: Range<usize>, total: usize) {
        let of_wide = |&(wide, _): &(usize, u32)| [wide, total.saturating_sub(wide)];
        let mut gaps: Vec<usize> = self.wide.iter().flat_map(of_wide).collect();
        gaps.retain(|gap| smaller.contains(gap));
        gaps.sort_unstable();
        let mirror = self.values.len() - 1 - total;
        let mut from = smaller.start;
        for to in gaps.into_iter().chain([smaller.end]) {
            if from < to {
                let larger = &self.reversed[mirror + from..mirror + to];
                strike_out(missing, &self.values[from..to], larger);
            }
            from = to + 1;
        }
    }

    /// The entries of the splits, after one of `takes`, that leave one of `heaps`.
    pub(super) fn entries(&self, heaps: &[usize], takes: &[usize]) -> Vec<Entry<V>> {
        let of = |&heap: &usize| {
            takes.iter().map(move |take| Entry {
                offset: heap + take,
                value: self.values[heap],
            })
        };
        heaps.iter().flat_map(of).collect()
    }
}

/// Takes back the mark at 0 where it may have come from two equal heaps, though a heap may not be
/// halved.
pub(super) fn forget_halves<const WIDTH: usize>(game: &Octal, row: &mut [u8; WIDTH]) {
    if game.pairs == Pairs::Unequal {
        row[0] = 0;
    }
}
