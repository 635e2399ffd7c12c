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
//! that occurs only once is good exactly if an odd number of letters is missing from its word: that is
//! written down once and for all, and the passes visit only what occurs twice: 0.5 of `fast.cpp`, and where they
//! visit all, 0.7 and on some tests 1.7. The other proofs are in `lesson.en.md`.
//!
//! **Complexity.** With `S` letters in words of at most `L`: `O(S L)` for the passes and `O(S L
//! log S)` for sorting, at most, since two suffixes differ within `L` letters; `O(S)` memory.
//!
//! **Source.** Document 004, Bài 29.

use std::{fmt, iter};

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
mod suffixes;

use suffixes::{Suffix, sorted_suffixes};

/// The characters 33 to 126 of ASCII.
const CHARACTERS: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/// The most characters that all words have together, and so the most words.
const MOST_CHARACTERS: usize = limit!("all_lengths", most);

/// The longest word.
const LONGEST: usize = limit!("length", most);

#[derive(Debug)]
pub struct Game29;

/// The listed words; there may be repetitions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one, each of 1 to 200 characters, at most 2 · 10^5 in all.
    pub words: Vec<Vec<u8>>,
}

/// The characters that win for the first player, ascending; each once; none if he loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<u8>);

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
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let words = source.words(WORD, n, limit!("length"), CHARACTERS);

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
        let good = good_letters(&suffixes);
        let winning = suffixes.iter().zip(good).filter(|&(_, is_good)| is_good);
        let mut winning: Vec<u8> = winning.map(|(suffix, _)| suffix.letter).collect();
        winning.dedup();
        Output(winning)
    }
}

/// For each suffix whether its first letter is good.
///
/// **What occurs only once.** All that such a part can become contains it, so it occurs only once as
/// well, in the same word. Nothing missing: it is the word, not good. One letter missing: it can only
/// become the word, good. Two missing: it can only become good parts, not good; and so on, in turn. The
/// passes note "good" at even lengths, but the opposite at odd ones: then the note is "the word's length
/// is odd" at every length, and is made beforehand. The beginning of a part that occurs twice occurs
/// twice as well: a place that once had to be computed is computed anew in every later pass.
///
/// `O(S L)` time, `O(S)` memory.
fn good_letters(suffixes: &[Suffix]) -> impl Iterator<Item = bool> {
    // What is noted of the part of some length that suffix `i` begins with stands at `i + 1`, for two
    // lengths: whether it is good, or of an odd length whether it is not. The note on a part that
    // occurs once is then the same for all lengths; it is made here, and such parts are never visited.
    let once = suffixes.iter().map(|suffix| suffix.word % 2 == 1);
    let mut longer: Vec<bool> = iter::once(false).chain(once).collect();
    let mut notes = longer.clone();
    let longest = suffixes.iter().map(|suffix| suffix.shared).max();
    for length in (1..=longest.unwrap_or(0)).rev() {
        let is_odd = length % 2 == 1;
        // What is noted of a longer part that is not good. At 0, for one with a letter in front of a word,
        // stands nothing else.
        let not_good = !is_odd;
        longer[0] = not_good;
        let is_same = |suffix: &Suffix| suffix.shared >= length;
        let mut end = 1;
        while let Some(alone) = suffixes[end..].iter().position(is_same) {
            let begin = end + alone - 1;
            let others = suffixes[begin + 1..].iter();
            end = begin + 1 + others.take_while(|suffix| is_same(suffix)).count();
            let places = begin + 1..end + 1;

            let mut is_good = true;
            // Without a branch for each suffix: which of them fail follows no pattern.
            for (suffix, &behind) in suffixes[begin..end].iter().zip(&longer[places.clone()]) {
                is_good &= if suffix.length == length {
                    suffix.word != length
                } else {
                    behind == not_good
                };
                is_good &= longer[suffix.longer as usize] == not_good;
            }
            notes[places].fill(is_good != is_odd);
        }
        (notes, longer) = (longer, notes);
    }
    longer.into_iter().skip(1).map(|note| !note)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("Second\n");
        }
        let winning = str::from_utf8(&self.0).map_err(|_| fmt::Error)?;
        writeln!(f, "First\n{winning}")
    }
}

#[cfg(test)]
mod tests {
    use contract::RngExt;

    use super::*;

    #[test]
    fn parts_that_occur_again_and_again_agree_with_tables_of_parts() {
        let mut rng = contract::seeded(&["game29", "again"]);
        let mut winners = [0, 0];
        for _ in 0..1000 {
            // A block over and over, now and then with another letter, in words of both parities.
            let block: Vec<u8> = (0..rng.random_range(1..=9))
                .map(|_| rng.random_range(b'a'..=b'd'))
                .collect();
            let mut letters = block.iter().cycle().copied();
            let words = (0..rng.random_range(1..=8)).map(|_| {
                let mut word: Vec<u8> = letters
                    .by_ref()
                    .take(rng.random_range(1..=LONGEST / 4))
                    .collect();
                if rng.random_bool(0.5) {
                    let place = rng.random_range(0..word.len());
                    word[place] = rng.random_range(b'a'..=b'e');
                }
                word
            });
            let input = Input {
                words: words.collect(),
            };
            let output = Game29::solve(&input);
            assert_eq!(output, second::solve(&input), "{input}");
            winners[usize::from(output.0.is_empty())] += 1;
        }
        assert!(winners.iter().all(|&count| count > 100), "{winners:?}");
    }

    #[test]
    fn where_no_part_occurs_twice_parity_decides() {
        let words = ["abcd", "efg", "hi", "j"];
        assert_eq!(
            Game29::solve(&cases::list(&words)).to_string(),
            "First\nabcdhi\n"
        );
    }

    #[test]
    fn a_part_may_occur_at_every_place() {
        let words: Vec<String> = (1..=9).map(|length| "a".repeat(length)).collect();
        assert_eq!(Game29::solve(&cases::list(&words)).to_string(), "Second\n");
        assert_eq!(
            Game29::solve(&cases::list(&words[1..])).to_string(),
            "First\na\n"
        );
    }
}
