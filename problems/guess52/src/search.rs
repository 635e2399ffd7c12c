//! The search: with how many misses can Hermione find a word of a set?
//!
//! Hermione can find a word of `C` with `m` misses if `|C| ≤ m + 1`; a letter that is in all words of `C`, but
//! not always in the same places, is named at once; he cannot if `m = 0` and there is no such letter, or
//! if no `m + 1` letters hit every word (letters in all words do not count). Otherwise every letter is
//! tried, not only letters of one word, and the part without it first.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use crate::MOST_WORDS;

/// The letters from A to Z.
const LETTERS: usize = 26;

/// A set of words of the list: bit `i % 64` of number `i / 64` stands for word `i`.
type Set = [u64; MOST_WORDS.div_ceil(64)];

/// Whether Hermione can find any of these different words of equal length with this many misses.
pub(crate) fn is_enough(words: &[&[u8]], misses: u32) -> bool {
    let mut search = Search::default();
    let mut all = Set::default();
    for (number, word) in words.iter().enumerate() {
        let (block, bit) = (number / 64, 1 << (number % 64));
        all[block] |= bit;
        let mut places = [0_u8; LETTERS];
        for (place, letter) in word.iter().enumerate() {
            places[usize::from(letter - b'A')] |= 1 << place;
        }
        for letter in (0..LETTERS).filter(|&letter| places[letter] != 0) {
            search.having[letter][block] |= bit;
            search.parts[letter].entry(places[letter]).or_default()[block] |= bit;
        }
    }
    search.can_find(&all, misses)
}

/// A list of words, and what is known of its sets.
#[derive(Default)]
struct Search {
    /// For each letter the words that have it.
    having: [Set; LETTERS],
    /// For each letter the places it can stand at, as bits, and the words that have it just there.
    parts: [BTreeMap<u8, Set>; LETTERS],
    /// For each set a number of misses that is enough, and one more than a number that is not.
    known: HashMap<Set, (u32, u32)>,
}

impl Search {
    fn can_find(&mut self, set: &Set, misses: u32) -> bool {
        let size = size(set);
        if size <= misses + 1 {
            return true;
        }
        // The letters that are in some words and not in others, those of most words first.
        let mut open = Vec::new();
        for letter in 0..LETTERS {
            let count = common(set, &self.having[letter]);
            let mut parts = self.parts[letter].values();
            if count == size && parts.all(|part| common(set, part) < size) {
                // In all words, but at different places.
                return self.can_find_parts(set, letter, misses);
            }
            if (1..size).contains(&count) {
                open.push((Reverse(count), letter));
            }
        }
        if misses == 0 {
            return false;
        }
        let (enough, too_few) = self.known.get(set).copied().unwrap_or((u32::MAX, 0));
        if misses >= enough || misses < too_few {
            return misses >= enough;
        }
        open.sort_unstable();
        let open: Vec<usize> = open.into_iter().map(|(_, letter)| letter).collect();
        let is_found = self.can_hit(set, misses as usize + 1, &open)
            && open.into_iter().any(|letter| {
                self.can_find(&without(set, &self.having[letter]), misses - 1)
                    && self.can_find_parts(set, letter, misses)
            });
        let known = self.known.entry(*set).or_insert((u32::MAX, 0));
        if is_found {
            known.0 = misses;
        } else {
            known.1 = misses + 1;
        }
        is_found
    }

    /// Whether B can go on at whatever places a letter is shown.
    fn can_find_parts(&mut self, set: &Set, letter: usize, misses: u32) -> bool {
        let parts = self.parts[letter].values();
        let parts: Vec<Set> = parts.map(|part| both(set, part)).collect();
        parts.iter().all(|part| self.can_find(part, misses))
    }

    /// Whether some `count` of these letters hit every word of the set: at least one of them is in
    /// it. To hit a certain word, one of its own letters is needed.
    fn can_hit(&self, set: &Set, count: usize, letters: &[usize]) -> bool {
        let Some(block) = set.iter().position(|&bits| bits > 0) else {
            return true;
        };
        let first = set[block].trailing_zeros();
        let hit = |&letter: &usize| (Reverse(common(set, &self.having[letter])), letter);
        let mut hits: Vec<(Reverse<u32>, usize)> = letters.iter().map(hit).collect();
        hits.sort_unstable();
        let most: u32 = hits.iter().take(count).map(|(hit, _)| hit.0).sum();
        most >= size(set)
            && hits.into_iter().any(|(_, letter)| {
                self.having[letter][block] >> first & 1 == 1
                    && self.can_hit(&without(set, &self.having[letter]), count - 1, letters)
            })
    }
}

fn size(set: &Set) -> u32 {
    common(set, set)
}

/// How many words are in both sets.
fn common(a: &Set, b: &Set) -> u32 {
    both(a, b).iter().map(|bits| bits.count_ones()).sum()
}

fn both(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|block| a[block] & b[block])
}

fn without(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|block| a[block] & !b[block])
}
