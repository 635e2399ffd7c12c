//! # GAME12: two words out of one
//!
//! Ron and Hermione in turn move a letter of the source word to the end of their own words. Ron
//! begins and always takes the last letter; Hermione may take any. The smaller word wins.
//!
//! **Idea.** Hermione always takes the smallest letter left, and among equal ones the *rightmost*.
//! This gives the smallest word, and it wins if any play does. The proof is in `lesson.en.md`.
//!
//! **Counting is enough.** Letters below the smallest one that is left are all taken. As Hermione
//! takes the rightmost of a kind, hers are the first ones of that kind that Ron meets on his way from
//! the end: he only has to know how many he has still to pass by. Her word never descends; and the
//! first difference of the words is a turn in which he takes a larger letter, or the last one of the
//! smallest kind. Blocks of letters are passed at once, see `Turns::pass`: of the smallest
//! kind Ron takes half of what `deepest_drop` is more than `ahead`, rounded up.
//!
//! **Complexity.** `O(26 n)` time, of which 26 is the counting of a kind, many letters at a time.
//!
//! **Source.** Document 004, Bài 12; COCI 2010/2011, contest 2, task IGRA.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// Letters that are looked at together: no more than a byte can count, so that a step of the processor
/// takes many of them.
const BLOCK: usize = 224;

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
    /// Half as many letters as the source word has, rounded down: each letter in it with the number of
    /// times that it comes in a row.
    pub word: Vec<(u8, usize)>,
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
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let letters = source.word(SOURCE_WORD, n..=n, ALPHABET);
        Ok(Input { letters })
    }

    fn solve(input: &Input) -> Output {
        let mut word = Vec::new();
        // What Ron has not come to yet.
        let mut rest = input.letters.as_slice();
        // Who has the smaller letter where the words differ first.
        let mut is_smaller = None;
        // 1 if Ron has taken a letter in this turn and Hermione has not.
        let mut owed = 0;
        let least = rest.iter().fold(b'z', |least, &letter| least.min(letter));
        for smallest in least..=b'z' {
            let there = count(rest, |letter| letter == smallest);
            if there == 0 {
                continue;
            }
            if owed > 0 {
                is_smaller = is_smaller.or(Some(false));
            }
            // What she is owed she takes at once.
            let mut turns = Turns {
                smallest,
                free: there - owed,
                ahead: owed,
                hers: owed,
                ..Turns::default()
            };
            // Block by block, and letter by letter where the free ones come to an end.
            for size in [BLOCK, 1] {
                while turns.free > 0 && !rest.is_empty() {
                    let (before, block) = rest.split_at(rest.len().saturating_sub(size));
                    if !turns.pass(block) {
                        break;
                    }
                    rest = before;
                }
            }
            if turns.is_larger_taken {
                is_smaller = is_smaller.or(Some(true));
            }
            owed = turns.owed;
            if turns.hers > 0 {
                word.push((smallest, turns.hers));
            }
        }
        // If `n` is odd, Ron takes one more letter: a beginning is smaller than the whole.
        let is_shorter = input.letters.len() % 2 == 1;
        Output {
            wins: is_smaller.unwrap_or(is_shorter),
            word,
        }
    }
}

/// The turns in which Hermione takes one kind of letter, the smallest one left.
#[derive(Debug, Default, Clone, PartialEq)]
struct Turns {
    smallest: u8,
    /// How many of them nobody has taken yet.
    free: usize,
    /// How many of them she has taken that Ron has still to pass by.
    ahead: usize,
    /// How many of them she has taken.
    hers: usize,
    /// Ron has taken a larger letter.
    is_larger_taken: bool,
    /// 1 if Ron has taken the last one of them, and she none in turn.
    owed: usize,
}

impl Turns {
    /// Ron goes through a block from its end, unless the free letters come to an end in it and it has
    /// more than one letter. Whether he did.
    ///
    /// A larger letter lifts `ahead` by 1, as she takes one in turn; one of the smallest takes 1 off.
    /// Where it would become -1, he takes one himself and she another: it becomes 1, and is greater
    /// by 2 from there on.
    fn pass(&mut self, block: &[u8]) -> bool {
        let smallest = self.smallest;
        let met = count(block, |letter| letter == smallest);
        let larger = count(block, |letter| letter > smallest);
        // None has to be looked at if he takes none, or if `ahead` does nothing but fall.
        let drop = if met <= self.ahead || larger == 0 {
            met
        } else {
            deepest_drop(block, smallest)
        };
        let his = drop.saturating_sub(self.ahead).div_ceil(2);
        let taken = larger + 2 * his;
        if taken >= self.free && block.len() > 1 {
            return false;
        }
        self.owed = usize::from(taken > self.free);
        self.free = self.free.saturating_sub(taken);
        self.ahead = self.ahead + taken - met;
        self.hers += larger + his - self.owed;
        self.is_larger_taken |= larger > 0;
        true
    }
}

/// By how much `ahead` falls at most on the way through a block, if none is added for those that Ron
/// takes: how many more of the smallest letters than of larger ones an end of the block has.
fn deepest_drop(block: &[u8], smallest: u8) -> usize {
    let (mut drop, mut deepest) = (0_isize, 0);
    for &letter in block.iter().rev() {
        drop += isize::from(letter == smallest) - isize::from(letter > smallest);
        deepest = deepest.max(drop);
    }
    deepest.unsigned_abs()
}

/// How many of the letters are wanted.
fn count(letters: &[u8], is_wanted: impl Fn(u8) -> bool) -> usize {
    let blocks = letters.chunks(BLOCK);
    let counts = blocks.map(|block| block.iter().map(|&it| u8::from(is_wanted(it))).sum::<u8>());
    counts.map(usize::from).sum()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.wins { "YES" } else { "NO" })?;
        for &(letter, times) in &self.word {
            f.write_str(&char::from(letter).to_string().repeat(times))?;
        }
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::RngExt;

    #[test]
    fn a_block_does_what_its_letters_do_one_by_one() {
        let mut rng = contract::seeded(&["game12", "blocks"]);
        let mut passed = 0;
        for _ in 0..10_000 {
            let length = rng.random_range(2..40);
            let kinds = rng.random_range(1..=4);
            let letters = cases::random(&mut rng, length, kinds).letters;
            let turns = Turns {
                smallest: b'b',
                free: rng.random_range(1..60),
                ahead: rng.random_range(0..6),
                ..Turns::default()
            };
            let (mut at_once, mut one_by_one) = (turns.clone(), turns.clone());
            let has_passed = at_once.pass(&letters);
            for letter in letters.rchunks(1) {
                if one_by_one.free > 0 {
                    assert!(one_by_one.pass(letter));
                }
            }
            assert_eq!(has_passed, one_by_one.free > 0);
            let expected = if has_passed { one_by_one } else { turns };
            assert_eq!(at_once, expected);
            passed += usize::from(has_passed);
        }
        assert!((2_000..9_000).contains(&passed), "{passed}");
    }
}
