//! The search: with how many misses can B find a word of a set?
//!
//! B can find a word of `C` with `m` misses if `|C| ≤ m + 1`; a letter that is in all words of `C`, but
//! not always in the same places, is named at once; he cannot if `m = 0` and there is no such letter, or
//! if no `m + 1` letters hit every word (letters in all words do not count). Otherwise every letter is
//! tried, not only letters of one word, and the part without it first.
//!
//! **Positions.** Let a letter be *settled* in `C` if it is in all words of `C` at the same places.
//! `C` is the set of all words that have the settled letters just there and no letters but those
//! that occur in `C`: such a word fits all that was said, as a letter that was a miss does not
//! occur, and one that was shown is settled. So these two things, 26 bits and six letters, name
//! `C`, whatever was said on the way to it.

use std::cmp::Reverse;

use theory::hashing::MixedMap;

use crate::{LONGEST, MOST_WORDS};

/// The letters from A to Z.
const LETTERS: usize = 26;

/// A set of words of the list: bit `i` stands for word `i`.
type Set<const BLOCKS: usize> = [u64; BLOCKS];

/// What names a set of words: the letters that occur, and the settled letter of each place.
type Name = (u32, [u8; LONGEST]);

/// Whether B can find any of these different words of equal length with this many misses.
pub(crate) fn is_enough(words: &[&[u8]], misses: u32) -> bool {
    const MOST: usize = MOST_WORDS.div_ceil(64);
    // Short sets for short lists.
    match words.len() {
        0..=64 => Search::<1>::new(words).is_enough(misses),
        65..=256 => Search::<4>::new(words).is_enough(misses),
        _ => Search::<MOST>::new(words).is_enough(misses),
    }
}

/// A list of words, and what is known of its sets.
struct Search<const BLOCKS: usize> {
    all: Set<BLOCKS>,
    /// For each word its letters, as bits.
    own: Vec<u32>,
    /// For each letter the words that have it.
    having: [Set<BLOCKS>; LETTERS],
    /// For each letter the places it can stand at, as bits, and the words that have it just there.
    parts: [Vec<(u8, Set<BLOCKS>)>; LETTERS],
    /// For each set a number of misses that is enough, and one more than a number that is not.
    known: MixedMap<Name, (u32, u32)>,
}

impl<const BLOCKS: usize> Search<BLOCKS> {
    fn new(words: &[&[u8]]) -> Self {
        let mut search = Search {
            all: [0; BLOCKS],
            own: Vec::with_capacity(words.len()),
            having: [[0; BLOCKS]; LETTERS],
            parts: [const { Vec::new() }; LETTERS],
            known: MixedMap::default(),
        };
        for (number, word) in words.iter().enumerate() {
            let (block, bit) = (number / 64, 1 << (number % 64));
            search.all[block] |= bit;
            let mut places = [0_u8; LETTERS];
            for (place, letter) in word.iter().enumerate() {
                places[usize::from(letter - b'A')] |= 1 << place;
            }
            let mut own = 0;
            for (letter, &places) in places.iter().enumerate() {
                if places == 0 {
                    continue;
                }
                own |= 1 << letter;
                search.having[letter][block] |= bit;
                let parts = &mut search.parts[letter];
                let known = parts.iter().position(|part| part.0 == places);
                let part = known.unwrap_or(parts.len());
                if known.is_none() {
                    parts.push((places, [0; BLOCKS]));
                }
                parts[part].1[block] |= bit;
            }
            search.own.push(own);
        }
        search
    }

    fn is_enough(&mut self, misses: u32) -> bool {
        let all = self.all;
        self.can_find(&all, misses)
    }

    fn can_find(&mut self, set: &Set<BLOCKS>, misses: u32) -> bool {
        let size = size(set);
        if size <= misses + 1 {
            return true;
        }
        let mut name = (0, [0; LONGEST]);
        // The letters that are in some words and not in others, with the number of the words.
        let mut open = Vec::with_capacity(LETTERS);
        for (letter, sign) in (0..LETTERS).zip(1_u8..) {
            let count = common(set, &self.having[letter]);
            if count == 0 {
                continue;
            }
            name.0 |= 1_u32 << letter;
            if count < size {
                open.push((Reverse(count), letter));
                continue;
            }
            let is_in = |part: &&(u8, Set<BLOCKS>)| common(set, &part.1) == size;
            let Some(&(places, _)) = self.parts[letter].iter().find(is_in) else {
                // In all words, but at different places.
                return self.can_find_parts(set, letter, misses);
            };
            for (place, settled) in name.1.iter_mut().enumerate() {
                if places >> place & 1 == 1 {
                    *settled = sign;
                }
            }
        }
        if misses == 0 {
            return false;
        }
        let (enough, too_few) = self.known.get(&name).copied().unwrap_or((u32::MAX, 0));
        if misses >= enough || misses < too_few {
            return misses >= enough;
        }
        open.sort_unstable();
        let letters: u32 = open.iter().map(|&(_, letter)| 1 << letter).sum();
        let is_found = self.can_hit(set, misses + 1, letters)
            && open.into_iter().any(|(_, letter)| {
                self.can_find(&without(set, &self.having[letter]), misses - 1)
                    && self.can_find_parts(set, letter, misses)
            });
        let known = self.known.entry(name).or_insert((u32::MAX, 0));
        if is_found {
            known.0 = misses;
        } else {
            known.1 = misses + 1;
        }
        is_found
    }

    /// Whether B can go on at whatever places a letter is shown.
    fn can_find_parts(&mut self, set: &Set<BLOCKS>, letter: usize, misses: u32) -> bool {
        (0..self.parts[letter].len()).all(|number| {
            let part = both(set, &self.parts[letter][number].1);
            self.can_find(&part, misses)
        })
    }

    /// Whether some `count` of these letters hit every word of the set: at least one of them is in
    /// it. To hit a certain word, one of its own letters is needed.
    fn can_hit(&self, set: &Set<BLOCKS>, count: u32, letters: u32) -> bool {
        let Some(block) = set.iter().position(|&bits| bits > 0) else {
            return true;
        };
        if count == 0 {
            return false;
        }
        let first = 64 * block + set[block].trailing_zeros() as usize;
        let mut hits = [(0, 0); LETTERS];
        for (letter, hit) in hits.iter_mut().enumerate() {
            if letters >> letter & 1 == 1 {
                *hit = (common(set, &self.having[letter]), letter);
            }
        }
        hits.sort_unstable_by(|a, b| b.cmp(a));
        let most = hits.iter().take(count as usize).map(|hit| hit.0);
        most.sum::<u32>() >= size(set)
            && hits.into_iter().any(|(hit, letter)| {
                hit > 0
                    && self.own[first] >> letter & 1 == 1
                    && self.can_hit(&without(set, &self.having[letter]), count - 1, letters)
            })
    }
}

fn size<const N: usize>(set: &Set<N>) -> u32 {
    set.iter().map(|bits| bits.count_ones()).sum()
}

/// How many words are in both sets.
fn common<const N: usize>(a: &Set<N>, b: &Set<N>) -> u32 {
    a.iter().zip(b).map(|(a, b)| (a & b).count_ones()).sum()
}

fn both<const N: usize>(a: &Set<N>, b: &Set<N>) -> Set<N> {
    std::array::from_fn(|block| a[block] & b[block])
}

fn without<const N: usize>(a: &Set<N>, b: &Set<N>) -> Set<N> {
    std::array::from_fn(|block| a[block] & !b[block])
}
