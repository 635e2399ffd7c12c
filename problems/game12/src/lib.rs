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
//! **Counting is enough.** Letters below the smallest one that is left are all taken. As Hermione
//! takes the rightmost of a kind, hers are the first ones of that kind that Ron meets on his way from
//! the end: of the letters there he only has to know how many he has still to pass by. Her word
//! never descends, so it is known by how many of each kind she takes; and the first difference of
//! the words is a turn in which he takes a larger letter, or the last one of the smallest kind.
//!
//! **Complexity.** `O(26 n)` time, of which 26 is the counting of a kind, many letters at a time.
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
        let mut word = Vec::with_capacity(input.letters.len() / 2);
        // What Ron has not come to yet.
        let mut rest = input.letters.as_slice();
        // Who has the smaller letter where the words differ first.
        let mut is_smaller = None;
        // Ron has taken a letter in this turn, and Hermione has not.
        let mut is_owed = false;
        for smallest in b'a'..=b'z' {
            let there = count(rest, smallest);
            if there == 0 {
                continue;
            }
            if is_owed {
                is_smaller = is_smaller.or(Some(false));
            }
            // Of this kind: how many she has taken that he has still to pass by, how many he has come to.
            let (mut ahead, mut met) = (i32::from(is_owed), 0);
            let mut larger = 0;
            let mut place = rest.len();
            // Chance rules which letters come, so no branch depends on them.
            while place > 0 && met + ahead < there {
                place -= 1;
                let is_met = i32::from(rest[place] == smallest);
                let is_larger = i32::from(rest[place] > smallest);
                met += is_met;
                larger += is_larger;
                // If he takes it, she takes one in turn. He passes by one that she has taken; if there
                // is none ahead, he takes it, which is the step from 0 by -1 to 1.
                ahead = (ahead + is_larger - is_met).abs();
            }
            rest = &rest[..place];
            if larger > 0 {
                is_smaller = is_smaller.or(Some(true));
            }
            // Each one met is passed by or taken; each turn puts one ahead, and each passing by takes it off.
            let turns = (larger + met + ahead + i32::from(is_owed)) / 2;
            // He has taken the last one, where both wanted one.
            is_owed = met + ahead > there;
            let hers = turns - i32::from(is_owed);
            word.resize(word.len() + hers.unsigned_abs() as usize, smallest);
        }
        // If `n` is odd, Ron takes one more letter: a beginning is smaller than the whole.
        let is_shorter = input.letters.len() % 2 == 1;
        Output {
            wins: is_smaller.unwrap_or(is_shorter),
            word,
        }
    }
}

/// How often a letter stands there.
fn count(letters: &[u8], letter: u8) -> i32 {
    // No more of them at a time than a byte can count, so that a step takes many.
    let parts = letters.chunks(usize::from(u8::MAX));
    let counts = parts.map(|part| part.iter().map(|&it| u8::from(it == letter)).sum::<u8>());
    counts.map(i32::from).sum()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = str::from_utf8(&self.word).map_err(|_| fmt::Error)?;
        writeln!(f, "{}\n{word}", if self.wins { "YES" } else { "NO" })
    }
}
