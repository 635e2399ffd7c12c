//! # GUESS: guess the word: can the chooser always win?
//!
//! A thinks of a word of a list and says how long it is: `n` letters. B names letters. A shows
//! all places of a letter that is in the word; otherwise it is a miss. Hermione wins when all letters
//! are shown, and loses with miss `n + 1`. Ron may change the word as long as it fits everything
//! said.
//!
//! **Idea.** What counts is the set `C` of words that fit what has been said; Hermione's letters split
//! it, and Ron takes any part that is not empty. `search` asks whether Hermione can find a word of `C`
//! with `m` misses, and remembers for each `C` which `m` are enough and which are not. The proof
//! is in `lesson.en.md`.
//!
//! **Complexity.** Exponential in the worst case; no polynomial method is known. A set of words
//! is a bit set, so that a step costs `26 · k / 64` operations times a small factor. On the
//! hardest lists of 1000 words that were found, those with own letters for each place or for two
//! of them, about 100 000 sets are met.
//!
//! **Source.** Document 004, Bài 52; Asia-Pacific Informatics Olympiad 2011, *Guess My Word!*

use std::fmt;

use inpout::{BadInput, Field, Message, Name, Place, Problem, Source, int, limit, sentences, word};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
mod search;
pub mod second;

#[derive(Debug)]
pub struct Guess52;

/// The length of the longest word.
pub const LONGEST: usize = limit!("length", most);

/// The words of the longest list.
pub const MOST_WORDS: usize = limit!("k", most);

/// The lists of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 20 lists of 1 to [`MOST_WORDS`] words of 1 to [`LONGEST`] letters from A to Z.
    pub lists: Vec<Vec<Vec<u8>>>,
}

/// For each list whether Ron can always win, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<bool>);

sentences! {
    LIST: "danh sách", "list";
    WORD_OF_LIST: "danh sách {0}: từ", "list {0}: word";
}

impl Problem for Guess52 {
    const ID: &'static str = "guess52";
    const FILE: &'static str = "GUESS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, c: with int('c', limit!("c")) }
        let letters = word(Name::Item, limit!("length"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        let mut lists = Vec::with_capacity(c);
        for number in 1..=c {
            let k = int('k', limit!("k")).read_at(source, Place::In(&LIST, number));
            let name = Message::from(WORD_OF_LIST.with(&[&number]));
            let words = (1..=k).map(|place| letters.read_at(source, Place::In(&name, place)));
            lists.push(words.collect());
        }
        Ok(Input { lists })
    }

    fn solve(input: &Input) -> Output {
        let lists = input.lists.iter();
        let wins = lists.map(|list| (1..=6).any(|length| chooser_wins(list, length)));
        Output(wins.collect())
    }
}

/// Whether Ron wins with the words of this length.
fn chooser_wins(list: &[Vec<u8>], length: u32) -> bool {
    let words = words_of_length(list, length as usize);
    !words.is_empty() && !search::is_enough(&words, length)
}

/// The words of a length, each once.
fn words_of_length(list: &[Vec<u8>], length: usize) -> Vec<&[u8]> {
    let words = list.iter().filter(|word| word.len() == length);
    let mut words: Vec<&[u8]> = words.map(Vec::as_slice).collect();
    words.sort_unstable();
    words.dedup();
    words
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&wins| f.write_str(if wins { "Yes\n" } else { "No\n" }))
    }
}
