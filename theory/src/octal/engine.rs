//! The sparse-space engine; what it does and why it is right is told in [`super`].

use std::mem::swap;
use std::ops::Range;

use super::block::{Block, Setting, Sorted};
use super::kernels::BLOCK;
use super::table::Table;
use super::value::{Entry, Value};
use super::{Both, Octal, mask};

/// Rare pairs that are marked, for each common value in use; the others are only compared.
const MARKS: usize = 6;

/// Common pairs that are marked, for each common value in use, to meet most rare values.
const HELPERS: usize = 4;

/// Helpers lie among the first so many heaps, so that what they pair with stays in the cache.
const REACH: usize = 1 << 16;

/// Heaps of a batch. Both its blocks are prepared while the batch before is finished.
const BATCH: usize = 2 * BLOCK;

/// The state between two batches. Values are below `WIDTH`, a power of two and a multiple of 64.
pub(super) struct Engine<'a, V, const WIDTH: usize> {
    setting: Setting<'a>,
    /// All that is known.
    all: Table<V>,
    /// What was known before the last batch, to be read while that batch is finished.
    old: Table<V>,
    /// How often each value has come.
    counts: Vec<u32>,
    /// The number of known heaps at which the mask is chosen again.
    next_choice: usize,
    /// The pairs with a rare member, in the order in which they are best marked.
    rare: Vec<Entry<V>>,
    /// Number of rare pairs to mark.
    marks: usize,
    /// Pairs with a common member that meet most rare values.
    helpers: Vec<Entry<V>>,
}

impl<'a, V: Value, const WIDTH: usize> Engine<'a, V, WIDTH> {
    /// An engine that goes on from the values known so far, at least `g(0)`.
    pub(super) fn new(game: &'a Octal, known: &[u32], limit: usize) -> Self {
        let mut engine = Engine {
            setting: Setting {
                game,
                limit,
                common: vec![0; WIDTH / 64],
            },
            all: Table::new(WIDTH, limit),
            old: Table::new(WIDTH, limit),
            counts: vec![0; WIDTH],
            next_choice: 0,
            rare: Vec::new(),
            marks: 0,
            helpers: Vec::new(),
        };
        for &value in known {
            engine.all.push(value);
        }
        engine
    }

    /// The values `g(0), …, g(limit)`, or those before too many of them are not below `WIDTH`.
    pub(super) fn run(mut self, both: &impl Both) -> Vec<u32> {
        let mut blocks = [(); 2].map(|()| Block::<V, WIDTH>::new());
        let mut spare = [(); 2].map(|()| Block::<V, WIDTH>::new());
        let mut prepared = None;
        let mut fits = true;
        while fits && self.all.known <= self.setting.limit {
            let start = self.all.known;
            self.catch_up();
            let mut pairs = prepared.take().unwrap_or_else(|| {
                self.choose_mask();
                let pairs = self.sort(start);
                prepare(both, &self.setting, &self.old, &pairs, start, &mut blocks);
                pairs
            });
            let ahead = start + BATCH;
            let is_next = ahead <= self.setting.limit && ahead < self.next_choice;
            prepared = is_next.then(|| self.sort(ahead));
            let before = pairs.near.len();
            let (setting, old, all) = (&self.setting, &self.old, &mut self.all);
            both.both(
                || {
                    fits = blocks
                        .iter_mut()
                        .all(|block| block.finish(setting, all, &mut pairs));
                },
                || {
                    if let Some(pairs) = &prepared {
                        prepare(both, setting, old, pairs, ahead, &mut spare);
                    }
                },
            );
            let fresh = &pairs.near[before..];
            self.rare.extend_from_slice(fresh);
            if let Some(pairs) = &mut prepared {
                pairs.near.extend_from_slice(fresh);
            }
            swap(&mut blocks, &mut spare);
        }
        self.all.into_values()
    }

    /// Takes over the values of the last batch.
    fn catch_up(&mut self) {
        for heap in self.old.known..self.all.known {
            let value = self.all.get(heap);
            self.old.push(value);
            if let Some(count) = self.counts.get_mut(value as usize) {
                *count += 1;
            }
        }
    }

    /// Chooses the mask under which the fewest heaps so far are rare, and lists the pairs anew.
    fn choose_mask(&mut self) {
        let known = self.all.known;
        self.next_choice = 2 * known.max(BATCH / 2);
        let mask = mask::best(&self.counts);
        for (word, bits) in self.setting.common.iter_mut().enumerate() {
            *bits = (0..64)
                .filter(|bit| ((64 * word + bit) & mask).count_ones() % 2 == 1)
                .fold(0, |bits, bit| bits | 1 << bit);
        }
        let (setting, all) = (&self.setting, &self.all);
        let narrow = |heaps: Range<usize>| heaps.filter(|&heap| !all.is_wide(heap));
        let is_common = |heap: &usize| setting.is_common(all.values[*heap].index());
        let rare = narrow(1..known).filter(|heap| !is_common(heap)).collect();
        let reach = 2 * BATCH..REACH.min(known / 2);
        let common = narrow(reach).filter(is_common).collect();
        let in_use = (0..WIDTH)
            .filter(|&value| self.counts[value] > 0 && setting.is_common(value))
            .count();
        let splits = &setting.game.splits;
        let first_total = &splits[..splits.len().min(1)];
        self.marks = MARKS * in_use;
        self.rare = all.entries(&self.spread(rare, usize::MAX), splits);
        self.helpers = all.entries(&self.spread(common, HELPERS), first_total);
    }

    /// The heaps in an order in which no value comes often before another one has come, at most
    /// `most` of each value, and which is otherwise mixed, since near heaps behave alike.
    fn spread(&self, mut heaps: Vec<usize>, most: usize) -> Vec<usize> {
        // A fixed shuffle by xorshift: any mixing does.
        let mut state = 0x1234_5678;
        for place in (1..heaps.len()).rev() {
            state ^= state << 13;
            state ^= (state & 0xffff_ffff) >> 17;
            state ^= state << 5;
            heaps.swap(place, (state & 0xffff_ffff) % (place + 1));
        }
        let mut times = vec![0; WIDTH];
        let mut order: Vec<(usize, usize)> = heaps
            .into_iter()
            .map(|heap| {
                let times = &mut times[self.all.values[heap].index()];
                *times += 1;
                (*times, heap)
            })
            .filter(|&(time, _)| time <= most)
            .collect();
        order.sort_by_key(|&(time, _)| time);
        order.into_iter().map(|(_, heap)| heap).collect()
    }

    /// The pairs of the batch from `start` on, which is prepared by what was known before the last
    /// batch.
    fn sort(&self, start: usize) -> Sorted<V> {
        let heaps = start..start + BATCH;
        let is_far = |&entry: &Entry<V>| self.old.has_others(&entry, &heaps);
        let (mut marked, near): (Vec<_>, Vec<_>) = self.rare.iter().partition(|&e| is_far(e));
        let compared = marked.split_off(self.marks.min(marked.len()));
        marked.extend(self.helpers.iter().filter(|&entry| is_far(entry)));
        Sorted {
            reach: heaps.end - self.old.known,
            marked,
            compared,
            near,
        }
    }
}

/// Prepares the two blocks of the batch that begins at `start`.
fn prepare<V: Value, const WIDTH: usize>(
    both: &impl Both,
    setting: &Setting<'_>,
    old: &Table<V>,
    pairs: &Sorted<V>,
    start: usize,
    [first, second]: &mut [Block<V, WIDTH>; 2],
) {
    both.both(
        || first.prepare(setting, old, pairs, start),
        || second.prepare(setting, old, pairs, start + BLOCK),
    );
}
