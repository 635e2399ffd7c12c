//! # GAME29: a word that must not be finished
//!
//! From the empty word, players in turn add a letter in front or behind, so that the word remains
//! a part of some listed word. Who makes a listed word loses. With which letters does the first
//! player win?
//!
//! **Idea.** Call a part *good* if it is good to have made it: it is not listed, and no move from it leads to
//! a good one. Parts are decided by falling length; of two lengths, it is remembered for each *suffix* of a
//! word whether the part that it begins with is good. Equal parts are brought together by sorting all
//! suffixes once: a run in which each but the first shares at least `l` letters with the one before. A part
//! that occurs only once is good exactly if an odd number of letters is missing from its word, so the
//! passes begin with the longest part that occurs twice. The proofs are in `lesson.en.md`.
//!
//! **Complexity.** With `S` letters in words of at most `L`: `O(S L)` for the passes and `O(S L
//! log S)` for sorting, at most, since two suffixes differ within `L` letters; `O(S)` memory.
//!
//! **Source.** Document 004, Bài 29.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
mod suffixes;

use suffixes::sorted_suffixes;

/// The characters 33 to 126 of ASCII.
const CHARACTERS: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/// The most characters that all words have together, and so the most words.
const MOST_CHARACTERS: usize = 200_000;

/// The longest word.
const LONGEST: usize = 200;

#[derive(Debug)]
pub struct Game29;

/// The listed words; there may be repetitions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one, each of 1 to 200 characters, at most 2 · 10^5 in all.
    pub words: Vec<Vec<u8>>,
}

/// The characters that win for the first player, ascending; none if he loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Each character once.
    pub winning: Vec<u8>,
}

sentences! {
    WORD: "từ", "word";
    TOO_LONG: "các từ có {0} ký tự, nhiều hơn {1}", "the words have {0} characters, more than {1}";
}

impl Problem for Game29 {
    const ID: &'static str = "game29";
    const FILE: &'static str = "GAME29";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', 1..=MOST_CHARACTERS) }
        let words = source.words(WORD, n, 1..=LONGEST, CHARACTERS);

        let characters: usize = words.iter().map(Vec::len).sum();
        if characters > MOST_CHARACTERS {
            return Err(source.bad(TOO_LONG.with(&[&characters, &MOST_CHARACTERS])));
        }
        Ok(Input { words })
    }

    fn solve(input: &Input) -> Output {
        let mut words: Vec<&[u8]> = input.words.iter().map(Vec::as_slice).collect();
        words.sort_unstable();
        words.dedup();
        let suffixes = sorted_suffixes(&words);
        let longest = suffixes.iter().map(|suffix| suffix.shared).max();
        let longest = longest.unwrap_or(0).max(1);

        // Whether the part of some length that suffix `i` begins with is good stands at `i + 1`, for two
        // lengths. At 0, for the part with one more letter in front of a word, stays false. All parts
        // that are longer than `longest` occur once.
        let mut longer = vec![false; suffixes.len() + 1];
        for (longer, suffix) in longer[1..].iter_mut().zip(&suffixes) {
            let missing = suffix.word.abs_diff(longest + 1);
            *longer = suffix.length > longest && missing % 2 == 1;
        }
        let mut good = vec![false; suffixes.len() + 1];
        let mut winning = Vec::new();
        for length in (1..=longest).rev() {
            winning.clear();
            let mut end = 0;
            for run in suffixes.chunk_by(|_, next| next.shared >= length) {
                let places = end + 1..=end + run.len();
                end += run.len();
                if run[0].length < length {
                    continue;
                }
                let mut is_good = true;
                // Without a branch for each suffix: which of them fail follows no pattern.
                for (suffix, behind) in run.iter().zip(&longer[places.clone()]) {
                    is_good &= suffix.word != length || suffix.length != length;
                    is_good &= !behind;
                    is_good &= !longer[suffix.longer as usize];
                }
                good[places].fill(is_good);
                if is_good {
                    winning.push(run[0].letter);
                }
            }
            (good, longer) = (longer, good);
        }
        Output { winning }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.winning.is_empty() {
            return f.write_str("Second\n");
        }
        let winning = str::from_utf8(&self.winning).map_err(|_| fmt::Error)?;
        writeln!(f, "First\n{winning}")
    }
}
