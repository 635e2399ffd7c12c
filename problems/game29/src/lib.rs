//! # GAME29: a word that must not be finished
//!
//! From the empty word, players in turn add a letter in front or behind, so that the word remains
//! a part of some listed word. Who makes a listed word loses. With which letters does the first
//! player win?
//!
//! **Idea.** Call a part *good* if it is good to have made it: it is not listed, and no move from
//! it leads to a good one. The parts are decided by falling length; of two lengths, it is
//! remembered for each *place* of the text whether the part that begins there is good. Equal
//! parts are brought together by sorting the suffixes of all words once: those that begin with
//! the same `l` letters are a run in which each but the first shares at least `l` letters with
//! the one before. The proof is in `lesson.en.md`.
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
        let text = words.concat();
        let suffixes = sorted_suffixes(&words);
        let longest = suffixes.iter().map(|suffix| suffix.length).max();

        // Whether the part of some length that begins at place `p` is good stands at `p + 1`, for
        // two lengths. Nothing begins at the place before the first, so that 0 stays false.
        let mut longer = vec![false; text.len() + 1];
        let mut good = longer.clone();
        let mut winning = Vec::new();
        for length in (1..=longest.unwrap_or(0)).rev() {
            winning.clear();
            for run in suffixes.chunk_by(|_, next| next.shared >= length) {
                if run[0].length < length {
                    continue;
                }
                let is_good = run.iter().all(|suffix| {
                    suffix.word != length && !longer[suffix.place() + 1] && !longer[suffix.place()]
                });
                for suffix in run {
                    good[suffix.place() + 1] = is_good;
                }
                if is_good {
                    winning.push(text[run[0].place()]);
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
