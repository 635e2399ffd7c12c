//! Who wins, for whole blocks of positions at once.
//!
//! The three smallest numbers of the table are called `a < b < c`, the others *large*. All
//! positions with the same large numbers deleted are one block: a row for each number of deleted
//! `c`, in it a word for each number of deleted `b`, in it a bit for each number of deleted `a`.
//! Where fewer than three numbers stand in the table, missing ones with a supply of 0 join them.
//!
//! A block is known by what its large numbers leave to `m`, and by how often each of the others
//! can still be deleted then: two blocks with the same key are the same, as positions at the same
//! place in both leave the same `r' ≤ r`, and what is equal when cut at `⌊r / v⌋` is equal when cut
//! at `⌊r' / v⌋`. So each block stands for other deletions of large numbers, each
//! word for other deletions of all numbers but `a`, with a sum of at most `m`. There are at most
//! 6,292,069 of those for `m ≤ 100`, and 8^5 in a table of 6 by 6, where 35 others are of 5 kinds.

use std::array;
use std::ops::{BitAnd, BitOr, BitXor, Not, Range, Shl, Shr, Sub};

use theory::hashing::MixedMap;

use crate::MOST_NUMBERS;

/// How many numbers are large.
const LARGE: usize = MOST_NUMBERS - 3;

/// The deletions of `a`: if at most `most` are possible, bit `most − t` stands for the position
/// after `t` of them, so one more deletion leads to the next lower bit. The highest bit is never
/// used, so there is a closed bit above every run of open ones.
trait Word:
    Copy
    + From<u8>
    + Sub<Output = Self>
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
    + PartialEq
{
}

impl Word for u32 {}
impl Word for u64 {}
impl Word for u128 {}

/// Which positions of a word are lost, if the `closed` bits are those that stand for no position
/// and those that are won by deleting another number than `a`; `even` are the even bits.
///
/// In a run of open bits the lowest is lost, since `a` cannot be deleted or leads to a won
/// position; the next is won by leaving that one lost, and so on in turn.
fn lost<W: Word>(closed: W, even: W) -> W {
    let open = !closed;
    let even_starts = open & even & (closed << 1 | W::from(1));
    // The borrow fills each run from whose lowest bit it starts, and ends in the closed bit above.
    let even_runs = open & (closed - even_starts);
    even_runs ^ (open & !even)
}

/// A number, and how often it stands in the table.
#[derive(Debug, Clone, Copy)]
struct Kind {
    number: usize,
    count: usize,
}

impl Kind {
    /// How often it can be deleted at most if `rest` is left to `m`.
    fn most(self, rest: usize) -> usize {
        self.count.min(rest / self.number)
    }
}

/// What a block depends on.
#[derive(Debug, Clone, Copy)]
struct Outside {
    /// What the large numbers deleted leave to `m`.
    rest: usize,
    /// How often each large number can still be deleted at most.
    left: [u8; LARGE],
}

impl Outside {
    /// All of it in one word: the rest is at most 215.
    fn key(&self) -> u64 {
        let left = self.left.iter();
        left.fold(self.rest as u64, |key, &left| key << 8 | u64::from(left))
    }
}

/// The shape of all blocks with the same rest.
struct Shape {
    /// By the number of deleted `c`, where the row stands in the block: the last row is the first.
    rows: Vec<Range<usize>>,
    /// How often each large number can be deleted at most.
    most: [u8; LARGE],
}

/// The blocks that have been met, of one table.
struct Blocks<W> {
    m: usize,
    a: Kind,
    b: Kind,
    c: Kind,
    large: [Kind; LARGE],
    /// By what the large numbers leave to `m`.
    shapes: Vec<Shape>,
    /// By what is left to `m` before `a` is deleted, the bits that stand for no position.
    closed: Vec<W>,
    /// The even bits.
    even: W,
    /// The lost positions, block after block.
    words: Vec<W>,
    /// By key, where a block begins.
    known: MixedMap<u64, usize>,
}

/// Whether the player to move wins, before the first move of the record and after each. The number
/// `v` stands `counts[v − 1]` times in the table.
pub(crate) fn won(m: usize, counts: &[usize; MOST_NUMBERS], record: &[usize]) -> Vec<bool> {
    let mut kinds: [Kind; MOST_NUMBERS] = array::from_fn(|place| Kind {
        number: place + 1,
        count: counts[place],
    });
    kinds.sort_by_key(|kind| (kind.count == 0, kind.number));
    // The narrowest words that hold all deletions and the bit above them: 128 bits for every table
    // take twice the time.
    match kinds[0].most(m) + 1 {
        0..=31 => Blocks::<u32>::new(m, &kinds).follow(record),
        32..=63 => Blocks::<u64>::new(m, &kinds).follow(record),
        _ => Blocks::<u128>::new(m, &kinds).follow(record),
    }
}

impl<W: Word> Blocks<W> {
    /// Nothing is known yet. The numbers that are missing in the table are the last kinds.
    fn new(m: usize, kinds: &[Kind; MOST_NUMBERS]) -> Self {
        let [a, b, c, large @ ..] = *kinds;
        let most = a.most(m);
        let bits = |rest| -> W { union((0..=a.most(rest)).map(|times| most - times)) };
        Blocks {
            m,
            a,
            b,
            c,
            large,
            shapes: (0..=m).map(|rest| Shape::new(rest, b, c, large)).collect(),
            closed: (0..=m).map(|rest| !bits(rest)).collect(),
            even: union((0..=most).step_by(2)),
            words: Vec::new(),
            known: MixedMap::default(),
        }
    }

    /// Whether the player to move wins, before the first move of the record and after each.
    fn follow(mut self, record: &[usize]) -> Vec<bool> {
        let mut deleted = [0; MOST_NUMBERS];
        let mut won = vec![self.is_won(&deleted)];
        for number in record {
            deleted[number - 1] += 1;
            won.push(self.is_won(&deleted));
        }
        won
    }

    /// Whether the player to move wins when the number `v` has been deleted `deleted[v − 1]` times.
    fn is_won(&mut self, deleted: &[usize; MOST_NUMBERS]) -> bool {
        let times = |kind: Kind| deleted[kind.number - 1];
        let large = self.large.iter();
        let sum: usize = large.map(|&kind| kind.number * times(kind)).sum();
        let outside = Outside {
            rest: self.m - sum,
            left: self.large.map(|kind| small_count(kind.count - times(kind))),
        };
        let block = self.block(outside);
        let row = &self.shapes[outside.rest].rows[times(self.c)];
        let word = self.words[block + row.start + times(self.b)];
        word >> (self.a.most(self.m) - times(self.a)) & W::from(1) == W::from(0)
    }

    /// Where the block begins, which is filled if it has not been met before.
    fn block(&mut self, mut outside: Outside) -> usize {
        let most = &self.shapes[outside.rest].most;
        outside.left = array::from_fn(|place| outside.left[place].min(most[place]));
        let key = outside.key();
        if let Some(&block) = self.known.get(&key) {
            return block;
        }
        let mut nexts = [(0, 0); LARGE];
        let mut count = 0;
        for place in 0..LARGE {
            if outside.left[place] > 0 {
                let mut next = outside;
                next.rest -= self.large[place].number;
                next.left[place] -= 1;
                nexts[count] = (next.rest, self.block(next));
                count += 1;
            }
        }
        let block = self.words.len();
        self.fill(outside.rest, &nexts[..count]);
        self.known.insert(key, block);
        block
    }

    /// Appends the block of the rest. `nexts` are those after one more large number: what is left
    /// to `m` there, and where they begin.
    fn fill(&mut self, rest: usize, nexts: &[(usize, usize)]) {
        let block = self.words.len();
        let rows = &self.shapes[rest].rows;
        self.words.resize(block + rows[0].end, W::from(0));
        for (row, place) in rows.iter().enumerate().rev() {
            let (before, words) = self.words.split_at_mut(block + place.start);
            let words = &mut words[..place.len()];
            // First the positions that are won by deleting `c` or a large number.
            let mut win = |block: usize, row: &Range<usize>| {
                let next = &before[block + row.start..block + row.end];
                let words = &mut words[..next.len()];
                for (word, lost) in words.iter_mut().zip(next) {
                    *word = *word | *lost;
                }
            };
            if let Some(next) = rows.get(row + 1) {
                win(block, next);
            }
            for &(rest, block) in nexts {
                if let Some(next) = self.shapes[rest].rows.get(row) {
                    win(block, next);
                }
            }
            let rest = rest - row * self.c.number;
            // Then those that are won by deleting `b`, then `a`.
            let mut next = W::from(0);
            for (column, word) in words.iter_mut().enumerate().rev() {
                let closed = self.closed[rest - column * self.b.number] | *word | next;
                next = lost(closed, self.even);
                *word = next;
            }
        }
    }
}

impl Shape {
    fn new(rest: usize, b: Kind, c: Kind, large: [Kind; LARGE]) -> Self {
        let mut rows = Vec::new();
        let mut end = 0;
        for row in (0..=c.most(rest)).rev() {
            let start = end;
            end += b.most(rest - row * c.number) + 1;
            rows.push(start..end);
        }
        rows.reverse();
        Shape {
            rows,
            most: large.map(|kind| small_count(kind.most(rest))),
        }
    }
}

/// The word with these bits.
fn union<W: Word>(bits: impl Iterator<Item = usize>) -> W {
    bits.fold(W::from(0), |word, bit| word | W::from(1) << bit)
}

/// A number of cells, at most 100, as a byte.
fn small_count(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Delnum, Input, second};
    use contract::{RngExt, permutation};
    use inpout::Problem;

    /// Compares with finding the lost positions bit after bit, in words of so many bits.
    fn compare<W: Word + Into<u128>>(closed: W, width: usize) {
        let highest = W::from(1) << (width - 1);
        let found: u128 = lost(closed | highest, union((0..width).step_by(2))).into();
        let closed: u128 = closed.into();
        let expected = (0..width - 1).fold(0, |lost: u128, bit| {
            let is_won = closed >> bit & 1 == 1 || lost << 1 >> bit & 1 == 1;
            lost | u128::from(!is_won) << bit
        });
        assert_eq!(found, expected, "{closed:b}");
    }

    #[test]
    fn one_borrow_finds_the_lost_positions_of_a_word() {
        let mut rng = contract::seeded(&["delnum", "lost"]);
        compare(0_u32, 32);
        compare(0_u64, 64);
        compare(0_u128, 128);
        for _ in 0..3000 {
            let noise: u128 = rng.random();
            let thin = noise & rng.random::<u128>() & rng.random::<u128>();
            // Short runs and long ones.
            for closed in [noise, thin, !thin] {
                compare(u32::try_from(closed >> 96).unwrap(), 32);
                compare(u64::try_from(closed >> 64).unwrap(), 64);
                compare(closed, 128);
            }
        }
    }

    /// In how many ways numbers other than the smallest can be deleted with a sum of at most `m`.
    fn deletions(m: usize, others: &[Kind]) -> usize {
        let mut ways = vec![0; m + 1];
        ways[0] = 1;
        for other in others {
            ways = (0..=m)
                .map(|sum| {
                    let times = 0..=other.most(sum);
                    times.map(|times| ways[sum - times * other.number]).sum()
                })
                .collect();
        }
        ways.iter().sum()
    }

    #[test]
    fn there_are_no_more_words_than_deletions_of_all_numbers_but_the_smallest() {
        let mut rng = contract::seeded(&["delnum", "words"]);
        for m in 1..=40 {
            let kinds = array::from_fn(|place| Kind {
                number: place + 1,
                count: rng.random_range(1..12),
            });
            let mut blocks = Blocks::<u64>::new(m, &kinds);
            blocks.is_won(&[0; MOST_NUMBERS]);
            let words = blocks.words.len();
            let most = deletions(m, &kinds[1..]);
            assert!(words <= most, "m = {m}, {kinds:?}: {words} > {most}");
        }
    }

    #[test]
    fn the_most_words_are_those_of_the_module_s_doc() {
        let endless = |number| Kind { number, count: 100 };
        let others: [Kind; MOST_NUMBERS - 1] = array::from_fn(|place| endless(place + 2));
        assert_eq!(deletions(100, &others), 6_292_069);
    }

    #[test]
    fn the_second_search_agrees_where_words_get_wider_and_where_kinds_are_missing() {
        let mut rng = contract::seeded(&["delnum", "wide"]);
        for ones in [0, 1, 29, 30, 31, 32, 61, 62, 63, 64, 98, 99, 100] {
            for m in [28, 29, 30, 31, 32, 61, 62, 63, 64, 80, 99] {
                for others in 1..=2 {
                    let others: Vec<usize> = (0..others)
                        .map(|_| rng.random_range(2..=MOST_NUMBERS))
                        .collect();
                    let other = |cell| others[cell % others.len()];
                    let cells = MOST_NUMBERS * MOST_NUMBERS;
                    let number = |cell| if cell < ones { 1 } else { other(cell) };
                    let table: Vec<usize> = (0..cells).map(number).collect();
                    let mut record = Vec::new();
                    for cell in permutation(cells, &mut rng) {
                        if record.iter().sum::<usize>() + table[cell] <= m {
                            record.push(table[cell]);
                        }
                    }
                    let n = MOST_NUMBERS;
                    let input = Input {
                        n,
                        m,
                        table,
                        record,
                    };
                    assert_eq!(Delnum::solve(&input), second::solve(&input), "{input}");
                }
            }
        }
    }
}
