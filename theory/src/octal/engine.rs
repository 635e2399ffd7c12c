//! The sparse-space engine; what it does and why it is right is told in [`super`].

use super::kernels::{BLOCK, CANDIDATES, least_unseen, made, mark, mark_one, strike_out, unseen};
use super::value::{Entry, Value};
use super::{Octal, Pairs, mask};

/// Rare pairs that are marked, for each common value in use; the others are only compared.
const MARKS: usize = 6;

/// Common pairs that are marked, for each common value in use, to meet most rare values.
const HELPERS: usize = 3;

/// Helpers lie among the first so many heaps, so that what they pair with stays in the cache.
const REACH: usize = 1 << 16;

/// Pairs of each total that are searched first; then twice as many, and so on.
const FIRST_SEARCH: usize = 1024;

/// The state between two blocks. Values are below `WIDTH`, a power of two and a multiple of 64.
pub(super) struct Engine<'a, V, const WIDTH: usize> {
    game: &'a Octal,
    /// `g(0)`, `g(1)`, …, with room for a block more than asked for.
    values: Vec<V>,
    /// The same from right to left: `g(n)` stands at `limit − n`.
    reversed: Vec<V>,
    limit: usize,
    /// Number of heaps whose values are known.
    known: usize,
    /// How often each value has come.
    counts: Vec<u32>,
    /// Bit `v`: is the value `v` common under the mask?
    common: Vec<u64>,
    /// The number of known heaps at which the mask is chosen again.
    next_choice: usize,
    /// The pairs with a rare member, in the order in which they are best marked.
    rare: Vec<Entry<V>>,
    /// Number of rare pairs to mark.
    marks: usize,
    /// Pairs with a common member that meet most rare values.
    helpers: Vec<Entry<V>>,
    /// `rows[j][v]` is 1 if the `j`-th heap of the block is known to have an option of value `v`.
    rows: Vec<[u8; WIDTH]>,
}

/// The pairs of one block of heaps, by the way in which they are treated.
struct Block<V> {
    /// Marked for all heaps of the block at once.
    marked: Vec<Entry<V>>,
    /// Compared with the candidates of all heaps at once.
    compared: Vec<Entry<V>>,
    /// Marked heap by heap, since they need values of the block itself.
    near: Vec<Entry<V>>,
}

impl<'a, V: Value, const WIDTH: usize> Engine<'a, V, WIDTH> {
    /// An engine that goes on from the values known so far, at least `g(0)`.
    pub(super) fn new(game: &'a Octal, known: &[u32], limit: usize) -> Self {
        let mut engine = Engine {
            game,
            values: vec![V::default(); limit + BLOCK + 1],
            reversed: vec![V::default(); limit + 1],
            limit,
            known: 0,
            counts: vec![0; WIDTH],
            common: vec![0; WIDTH / 64],
            next_choice: 0,
            rare: Vec::new(),
            marks: 0,
            helpers: Vec::new(),
            rows: vec![[0; WIDTH]; BLOCK],
        };
        for &value in known {
            engine.push(V::from_index(value as usize));
        }
        engine
    }

    /// The values `g(0), …, g(limit)`, or only those before the first one that is not below
    /// `WIDTH`.
    pub(super) fn run(mut self) -> Vec<V> {
        let mut fits = true;
        while fits && self.known <= self.limit {
            if self.known >= self.next_choice {
                self.choose_mask();
            }
            fits = self.block();
        }
        self.values.truncate(self.known);
        self.values
    }

    fn push(&mut self, value: V) {
        self.values[self.known] = value;
        self.reversed[self.limit - self.known] = value;
        self.counts[value.index()] += 1;
        self.known += 1;
    }

    fn is_common(&self, value: usize) -> bool {
        self.common[value / 64] >> (value % 64) & 1 == 1
    }

    /// Chooses the mask under which the fewest heaps so far are rare, and lists the pairs anew.
    fn choose_mask(&mut self) {
        self.next_choice = 2 * self.known.max(BLOCK / 2);
        let mask = mask::best(&self.counts);
        for (word, bits) in self.common.iter_mut().enumerate() {
            *bits = (0..64)
                .filter(|bit| ((64 * word + bit) & mask).count_ones() % 2 == 1)
                .fold(0, |bits, bit| bits | 1 << bit);
        }
        let is_common = |heap: &usize| self.is_common(self.values[*heap].index());
        let rare = (1..self.known).filter(|heap| !is_common(heap)).collect();
        let reach = BLOCK..REACH.min(self.known / 2);
        let common = reach.filter(is_common).collect();
        let in_use = (0..WIDTH)
            .filter(|&value| self.counts[value] > 0 && self.is_common(value))
            .count();
        self.marks = MARKS * in_use;
        self.rare = self.entries(&self.spread(rare, usize::MAX), &self.game.splits);
        let first_total = &self.game.splits[..self.game.splits.len().min(1)];
        self.helpers = self.entries(&self.spread(common, HELPERS), first_total);
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
                let times = &mut times[self.values[heap].index()];
                *times += 1;
                (*times, heap)
            })
            .filter(|&(time, _)| time <= most)
            .collect();
        order.sort_by_key(|&(time, _)| time);
        order.into_iter().map(|(_, heap)| heap).collect()
    }

    /// The entries of the splits, after one of `takes`, that leave one of `heaps`.
    fn entries(&self, heaps: &[usize], takes: &[usize]) -> Vec<Entry<V>> {
        let of = |&heap: &usize| {
            takes.iter().map(move |take| Entry {
                offset: heap + take,
                value: self.values[heap],
            })
        };
        heaps.iter().flat_map(of).collect()
    }

    /// Finds the values of up to [`BLOCK`] heaps more; returns whether all are below `WIDTH`.
    fn block(&mut self) -> bool {
        let start = self.known;
        let mut block = self.partition();
        for row in &mut self.rows {
            row.fill(0);
        }
        mark(&block.marked, &self.values, start, &mut self.rows);
        let settled = self.compare(&block.compared, start);
        for (lane, settled) in settled.into_iter().enumerate() {
            if self.known > self.limit {
                break;
            }
            let Some(value) = self.next(lane, &block, settled) else {
                return false;
            };
            self.push(V::from_index(value));
            if !self.is_common(value) {
                let entries = self.entries(&[self.known - 1], &self.game.splits);
                self.rare.extend_from_slice(&entries);
                block.near.extend(entries);
            }
        }
        true
    }

    fn partition(&self) -> Block<V> {
        let start = self.known;
        let is_far = |entry: &Entry<V>| (BLOCK..start).contains(&entry.offset);
        let (mut marked, near): (Vec<_>, Vec<_>) = self.rare.iter().partition(|&e| is_far(e));
        let compared = marked.split_off(self.marks.min(marked.len()));
        marked.extend(self.helpers.iter().filter(|&entry| is_far(entry)));
        Block {
            marked,
            compared,
            near,
        }
    }

    /// Marks in every row which of its least unseen common values the pairs of `entries` make.
    /// Returns for each row the value up to which this has settled all common ones.
    fn compare(&mut self, entries: &[Entry<V>], start: usize) -> [usize; BLOCK] {
        let mut settled = [usize::MAX; BLOCK];
        if entries.is_empty() {
            return settled;
        }
        let mut candidates = [[V::default(); BLOCK]; CANDIDATES];
        for (lane, row) in self.rows.iter().enumerate() {
            let mut unseen = (0..WIDTH / 64)
                .flat_map(|word| numbers(word, unseen(row, word) & self.common[word]));
            for candidates in &mut candidates {
                let Some(value) = unseen.next() else { break };
                candidates[lane] = V::from_index(value);
                settled[lane] = value;
            }
        }
        let made = made(entries, &self.values, start, &candidates);
        for (candidates, made) in candidates.iter().zip(&made) {
            for ((row, candidate), made) in self.rows.iter_mut().zip(candidates).zip(made) {
                if *made == V::ONES {
                    row[candidate.index()] = 1;
                }
            }
        }
        settled
    }

    /// The value of the next heap, whose row is `rows[lane]`; `None` if it is not below `WIDTH`.
    fn next(&mut self, lane: usize, block: &Block<V>, settled: usize) -> Option<usize> {
        let heap = self.known;
        let common = &self.common;
        let row = &mut self.rows[lane];
        mark_one(&block.near, &self.values, heap, row);
        mark_unsplit(self.game, &self.values, heap, row);
        let mut least = least_unseen(row, common);
        if least.is_none_or(|least| least > settled) {
            mark_one(&block.compared, &self.values, heap, row);
            mark_unsplit(self.game, &self.values, heap, row);
            least = least_unseen(row, common);
        }
        let bound = least.unwrap_or(WIDTH);
        let mut missing: Vec<V> = (0..bound.div_ceil(64))
            .flat_map(|word| numbers(word, unseen(row, word) & !common[word]))
            .take_while(|&value| value < bound)
            .map(V::from_index)
            .collect();
        self.search(&mut missing);
        missing.into_iter().map(V::index).min().or(least)
    }

    /// Strikes out every value that some pair of the next heap makes, looking at all pairs if
    /// need be.
    fn search(&self, missing: &mut Vec<V>) {
        let heap = self.known;
        let (mut from, mut to) = (1, 1 + FIRST_SEARCH);
        while !missing.is_empty() && from <= heap / 2 {
            for take in self.game.splits.iter().filter(|&&take| take < heap) {
                let total = heap - take;
                let end = to.min(1 + self.game.pairs.last_smaller(total));
                if from < end {
                    let mirror = self.limit - total;
                    let larger = &self.reversed[mirror + from..mirror + end];
                    strike_out(missing, &self.values[from..end], larger);
                }
            }
            (from, to) = (to, 2 * to);
        }
    }
}

/// Marks the values of the options with less than two heaps. Where a heap may not be halved, a
/// mark at 0 may have come from two equal heaps; so it counts only if it is made here.
fn mark_unsplit<V: Value, const WIDTH: usize>(
    game: &Octal,
    values: &[V],
    heap: usize,
    row: &mut [u8; WIDTH],
) {
    if game.pairs == Pairs::Unequal {
        row[0] = 0;
    }
    for &take in game.leaves.iter().take_while(|&&take| take < heap) {
        row[values[heap - take].index()] = 1;
    }
    if game.clears.binary_search(&heap).is_ok() {
        row[0] = 1;
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
