//! # GAME12: two words out of one
//!
//! Ron and Hermione in turn move a letter of the source word to the end of their own words. Ron
//! begins and always takes the last letter; Hermione may take any. The smaller word wins.
//!
//! **Idea.** Hermione always takes the smallest letter left, and among equal ones the *rightmost*.
//! This gives the smallest word, and it wins if any play does. The proof is in `lesson.en.md`.
//!
//! Equal words win for nobody. If `n` is odd, Ron's word is longer by one letter, so Hermione wins
//! if hers is a beginning of it.
//!
//! **Counting is enough.** As Hermione takes the rightmost letter of a kind, hers are the first
//! ones of that kind that Ron meets on his way from the end. So he only has to know how many of
//! them are still ahead of him, and she how many of each kind are left; the smallest kind that is
//! left never becomes smaller.
//!
//! **Complexity.** `O(n)` time, `2n` bytes.
//!
//! **Source.** Document 004, Bài 12; COCI 2010/2011, contest 2, task IGRA.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences, word};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";

#[derive(Debug)]
pub struct Game12;

/// The source word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 2 to 5 · 10^6 letters from `a` to `z`.
    pub letters: Vec<u8>,
}

/// Whether Hermione can win, and the smallest word that she can get.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Whether some play makes her word smaller than Ron's.
    pub wins: bool,
    /// Half as many letters as the source word has, rounded down.
    pub word: Vec<u8>,
}

sentences! {
    SOURCE_WORD: "từ nguồn", "source word";
}

impl Problem for Game12 {
    const ID: &'static str = "game12";
    const FILE: &'static str = "GAME12";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int('n', 2..=5_000_000),
            letters: with word(SOURCE_WORD, n..=n, ALPHABET),
        }
        Ok(Input { letters })
    }

    fn solve(input: &Input) -> Output {
        let mut left = [0_usize; 128];
        for &letter in &input.letters {
            left[usize::from(letter)] += 1;
        }
        // How many letters of each kind that Hermione has taken Ron has still to pass by.
        let mut ahead = [0_usize; 128];
        let mut from_the_end = input.letters.iter().copied();
        let turns = input.letters.len() / 2;
        let (mut hers, mut his) = (Vec::with_capacity(turns), Vec::with_capacity(turns));
        let mut smallest = b'a';
        for _ in 0..turns {
            let his_letter = from_the_end.rfind(|&letter| {
                let taken = &mut ahead[usize::from(letter)];
                let is_there = *taken == 0;
                *taken = taken.saturating_sub(1);
                is_there
            });
            let Some(letter) = his_letter else { break };
            left[usize::from(letter)] -= 1;
            his.push(letter);

            while left[usize::from(smallest)] == 0 {
                smallest += 1;
            }
            left[usize::from(smallest)] -= 1;
            ahead[usize::from(smallest)] += 1;
            hers.push(smallest);
        }
        // If `n` is odd, Ron takes one more letter: a beginning is smaller than the whole.
        let is_shorter = input.letters.len() % 2 == 1;
        let wins = hers < his || (is_shorter && hers == his);
        Output { wins, word: hers }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = str::from_utf8(&self.word).map_err(|_| fmt::Error)?;
        writeln!(f, "{}\n{word}", if self.wins { "YES" } else { "NO" })
    }
}
