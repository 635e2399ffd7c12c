//! # GAME12: two words out of one
//!
//! Ron and Hermione in turn move a letter of the source word to the end of their own words. Ron
//! begins and always takes the last letter; Hermione may take any. The smaller word wins.
//!
//! **Idea.** Hermione always takes the smallest letter left, and among equal ones the *rightmost*.
//! Write `H` and `R` for the words; a play is *as good as* another if its `H` is not larger and
//! its `R` is not smaller.
//!
//! **Why the rightmost one.** Let Hermione be about to take the smallest letter `c` at one of two
//! places. What she leaves is `A = X W c Y` if she takes the left one and `B = X c W Y` if she
//! takes the right one: in `B` the letter `c` stands farther left. Claim: every play from `A` has
//! one from `B` that is as good. To see it, compare `A = X W a Y` with `B = X c W Y`, where
//! `a ≥ c`, no letter is smaller than `c`, and `a = c` unless the second play has already done
//! better; Ron is to move.
//!
//! * If `Y` is not empty, Ron takes the same letter from both.
//! * If `Y` is empty, he takes `a` from `A` and the last letter `w` of `W` from `B` (if `W` is
//!   empty, `A` and `B` differ in one letter only, `a` and `c`, and what he takes brings them
//!   together). If `w > a = c`, his word from `B` becomes larger here, so the second play has done
//!   better for good. What is left is again of this shape, with `w` in the place of `a`.
//! * A letter of `X`, `W` or `Y` that Hermione takes from `A`, she takes from `B` too. Where she
//!   takes `a`, she takes `c`; from then on both are equal.
//!
//! As long as `a = c`, both words have been equal letter by letter; once they differ, the first
//! difference, made when Ron took a larger letter from `B`, decides on his words. Hermione's
//! words differ at most where she took `c` instead of a larger `a`. Both are better from `B`. ∎
//!
//! **Her smallest word.** Nothing ever shortens `H`, which gets `⌊n/2⌋` letters whatever is
//! played; so its first letter should be the smallest one there is, and by the claim the
//! rightmost of these does as well as any. The same holds for each letter after it. This play is
//! the greedy play.
//!
//! **Can she win?** If any play wins, the greedy play does. Take a winning play that agrees with
//! the greedy one as long as possible, and its first move that differs. If the words have differed
//! before it, the greedy play has won as well. Otherwise the last letter that Ron took is the one
//! to beat. If she takes the smallest letter at another place, then the claim gives a winning play
//! that agrees longer. If she takes a larger letter `d > c` than the smallest, then `d` is not
//! above Ron's letter, or she would lose here; so `c` is below it, and the greedy play wins here. ∎
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

use inpout::{BadInput, Problem, Source, int, word};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;

const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";

/// The problem GAME12.
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

impl Problem for Game12 {
    const ID: &'static str = "game12";
    const FILE: &'static str = "GAME12";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int("n", 2..=5_000_000),
            letters: with word("source word", n..=n, ALPHABET),
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
