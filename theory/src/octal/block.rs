//! The heaps of one block: what is done before the values shortly before them are known, and after.

use std::ops::Range;

use super::Octal;
use super::kernels::{BLOCK, CANDIDATES, least_unseen, made, mark, unseen};
use super::table::{Table, forget_halves};
use super::value::{Entry, Value};

/// What all heaps have in common as long as the mask stays.
pub(super) struct Setting<'a> {
    pub(super) game: &'a Octal,
    pub(super) limit: usize,
    /// Bit `v`: is the value `v` common under the mask?
    pub(super) common: Vec<u64>,
}

/// So many heaps may be wide; with one more, values are no longer stored so narrow.
const MOST_WIDE: usize = 16;

/// The pairs of one batch, by the way in which they are treated.
pub(super) struct Sorted<V> {
    /// Pairs of which both heaps are at least so large are known when the batch is prepared.
    pub(super) reach: usize,
    /// Marked for all heaps of a block at once.
    pub(super) marked: Vec<Entry<V>>,
    /// Compared with the candidates of all heaps of a block at once.
    pub(super) compared: Vec<Entry<V>>,
    /// Marked heap by heap, since they need values that were not known yet.
    pub(super) near: Vec<Entry<V>>,
}

/// What is known of the heaps of a block before those shortly before them are.
pub(super) struct Block<V, const WIDTH: usize> {
    /// `rows[lane][v]` is 1 if the heap is known to have an option of value `v`.
    rows: Box<[[u8; WIDTH]; BLOCK]>,
    lanes: Vec<Lane<V>>,
}

#[derive(Clone, Default)]
struct Lane<V> {
    /// The common values up to this one are settled by the pairs that are compared.
    settled: usize,
    /// The rare values below this one were searched for among the pairs that were known.
    searched: usize,
    /// Those that were not found.
    missing: Vec<V>,
}

impl<V: Value, const WIDTH: usize> Block<V, WIDTH> {
    pub(super) fn new() -> Self {
        // Too large for the stack, perhaps.
        let rows = vec![[0; WIDTH]; BLOCK].into_boxed_slice();
        Block {
            rows: rows.try_into().expect("as many as a block has heaps"),
            lanes: vec![Lane::default(); BLOCK],
        }
    }

    /// Does for the heaps from `start` on what can be done before the last ones before them are
    /// known.
    pub(super) fn prepare(
        &mut self,
        setting: &Setting<'_>,
        old: &Table<V>,
        pairs: &Sorted<V>,
        start: usize,
    ) {
        let Block { rows, lanes } = self;
        for row in rows.iter_mut() {
            row.fill(0);
        }
        mark(&pairs.marked, &old.values, start, rows);
        let settled = setting.compare(&pairs.compared, old, start, rows);
        let heaps = start..setting.limit + 1;
        for (((row, lane), settled), heap) in rows.iter_mut().zip(lanes).zip(settled).zip(heaps) {
            lane.settled = settled;
            let least = setting.least(old, &pairs.compared, heap, row, &mut lane.settled, |row| {
                forget_halves(setting.game, row);
            });
            lane.searched = least.unwrap_or(WIDTH);
            lane.missing.clear();
            lane.missing
                .extend(setting.missing::<V, WIDTH>(row, 0..lane.searched));
            old.search(
                setting.game,
                &mut lane.missing,
                heap,
                pairs.reach..usize::MAX,
            );
        }
    }

    /// Finds the values of the heaps, the first of which is the next that is not known; returns
    /// whether no more of them are wide than may be.
    pub(super) fn finish(
        &mut self,
        setting: &Setting<'_>,
        all: &mut Table<V>,
        pairs: &mut Sorted<V>,
    ) -> bool {
        let heaps = all.known..all.known + BLOCK;
        let is_early = |&entry: &Entry<V>| all.has_others(&entry, &heaps);
        let (early, mut late): (Vec<_>, Vec<_>) = pairs.near.iter().partition(|&e| is_early(e));
        mark(&early, &all.values, heaps.start, &mut self.rows);
        for (row, lane) in self.rows.iter_mut().zip(&mut self.lanes) {
            let heap = all.known;
            if heap > setting.limit {
                break;
            }
            if let Some(value) = setting.value(all, pairs, &late, row, lane) {
                all.push(value.into());
                if !setting.is_common(value.index()) {
                    let entries = all.entries(&[heap], &setting.game.splits);
                    late.extend_from_slice(&entries);
                    pairs.near.extend(entries);
                }
            } else if all.wide() < MOST_WIDE {
                all.push_wide(setting.game);
            } else {
                return false;
            }
        }
        true
    }
}

impl Setting<'_> {
    pub(super) fn is_common(&self, value: usize) -> bool {
        self.common[value / 64] >> (value % 64) & 1 == 1
    }

    /// Marks in every row which of its least unseen common values the pairs of `entries` make.
    /// Returns for each row the value up to which this has settled all common ones.
    fn compare<V: Value, const WIDTH: usize>(
        &self,
        entries: &[Entry<V>],
        old: &Table<V>,
        start: usize,
        rows: &mut [[u8; WIDTH]; BLOCK],
    ) -> [usize; BLOCK] {
        let mut settled = [usize::MAX; BLOCK];
        if entries.is_empty() {
            return settled;
        }
        let mut candidates = [[V::default(); BLOCK]; CANDIDATES];
        for (lane, row) in rows.iter().enumerate() {
            let mut unseen = (0..WIDTH / 64)
                .flat_map(|word| numbers(word, unseen(row, word) & self.common[word]));
            for candidates in &mut candidates {
                let Some(value) = unseen.next() else { break };
                candidates[lane] = V::from_index(value);
                settled[lane] = value;
            }
        }
        let made = made(entries, &old.values, start, &candidates);
        for (candidates, made) in candidates.iter().zip(&made) {
            for ((row, candidate), made) in rows.iter_mut().zip(candidates).zip(made) {
                if *made == V::ONES {
                    row[candidate.index()] = 1;
                }
            }
        }
        settled
    }

    /// The least common value of no option; where the candidates were too few, by marking all that
    /// was only compared. Marks that no pair has made are taken back by `correct`.
    fn least<V: Value, const WIDTH: usize>(
        &self,
        table: &Table<V>,
        compared: &[Entry<V>],
        heap: usize,
        row: &mut [u8; WIDTH],
        settled: &mut usize,
        correct: impl Fn(&mut [u8; WIDTH]),
    ) -> Option<usize> {
        correct(row);
        let least = least_unseen(row, &self.common);
        if *settled == usize::MAX || least.is_some_and(|least| least <= *settled) {
            return least;
        }
        *settled = usize::MAX;
        table.mark_one(compared, heap, row);
        correct(row);
        least_unseen(row, &self.common)
    }

    /// The rare values in a range that are not marked.
    fn missing<'a, V: Value + 'a, const WIDTH: usize>(
        &'a self,
        row: &'a [u8; WIDTH],
        range: Range<usize>,
    ) -> impl Iterator<Item = V> + 'a {
        (range.start / 64..range.end.div_ceil(64))
            .flat_map(move |word| numbers(word, unseen(row, word) & !self.common[word]))
            .filter(move |value| range.contains(value))
            .map(V::from_index)
    }

    /// The value of the next heap; `None` if it is not below `WIDTH`.
    fn value<V: Value, const WIDTH: usize>(
        &self,
        all: &Table<V>,
        pairs: &Sorted<V>,
        late: &[Entry<V>],
        row: &mut [u8; WIDTH],
        lane: &mut Lane<V>,
    ) -> Option<V> {
        let heap = all.known;
        all.mark_one(late, heap, row);
        let least = self.least(all, &pairs.compared, heap, row, &mut lane.settled, |row| {
            all.mark_others(self.game, heap, row);
        });
        let bound = least.unwrap_or(WIDTH);
        let mut later: Vec<V> = self.missing(row, lane.searched..bound).collect();
        all.search(self.game, &mut later, heap, 1..usize::MAX);
        let earlier = &mut lane.missing;
        earlier.retain(|value| row[value.index()] == 0);
        all.search(self.game, earlier, heap, 1..pairs.reach);
        let rare = earlier
            .iter()
            .chain(&later)
            .copied()
            .min_by_key(|value| value.index());
        rare.or(least.map(V::from_index))
    }
}

/// The numbers `64 · word + i` for the bits `i` that are set, ascending.
fn numbers(word: usize, mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (place < 64).then_some(64 * word + place as usize)
    })
}
