//! # GAME11: digits written to the right
//!
//! First writes a digit other than 0; then the players take turns to write a digit to the right
//! of the number. Who first makes it at least `n` wins.
//!
//! **Idea.** Let `n` have `L` digits. The player who writes the `L`-th digit, the *closer* (First
//! if `L` is odd, Second if `L` is even), wins exactly if the number of the first `L` digits is
//! at least `n`; so he wants large digits, and his opponent small ones. He wins exactly if `h ≥
//! n`, where
//!
//! * `L` odd: `h = 9090…909`;
//! * `L` even: `h = 1909…09`, since the first digit is the opponent's and must not be 0.
//!
//! The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(L)`. Numbers of the same length are compared like words, so no number is
//! ever computed; `h` is not even stored.
//!
//! **Source.** Document 004, Bài 11.

use std::fmt;

use inpout::{BadInput, Problem, Source, limit, sentences};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// The largest number is 10 to this power.
pub const LARGEST_EXPONENT: usize = limit!("exponent", most);

#[derive(Debug)]
pub struct Game11;

/// The number to be reached, from 1 to 10^10000000.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Its decimal digits as ASCII characters; the first is not `0`.
    pub digits: Vec<u8>,
}

/// Whether the player who writes the first digit wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub bool);

sentences! {
    ZERO_FIRST: "n: chữ số đầu tiên là 0", "n: the first digit is 0";
    TOO_LARGE: "n: lớn hơn 10^{0}", "n: more than 10^{0}";
}

impl Problem for Game11 {
    const ID: &'static str = "game11";
    const FILE: &'static str = "GAME11";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let digits = source.word('n', 1..=LARGEST_EXPONENT + 1, "0123456789");
        if digits[0] == b'0' {
            return Err(source.bad(ZERO_FIRST));
        }
        if exceeds_power_of_ten(&digits, LARGEST_EXPONENT) {
            return Err(source.bad(TOO_LARGE.with(&[&LARGEST_EXPONENT])));
        }
        Ok(Input { digits })
    }

    fn solve(input: &Input) -> Output {
        let n = &input.digits;
        let first_is_closer = n.len() % 2 == 1;
        // `h` is this, and then 09 again and again.
        let start: &[u8] = if first_is_closer { b"9" } else { b"19" };
        let (head, pairs) = n.split_at(start.len());
        let other = pairs.as_chunks().0.iter().find(|&pair| pair != b"09");
        let closer_wins = start > head || start == head && other.is_none_or(|pair| pair < b"09");
        Output(closer_wins == first_is_closer)
    }
}

/// Whether a number is more than 10 to a power.
fn exceeds_power_of_ten(digits: &[u8], exponent: usize) -> bool {
    digits.len() > exponent
        && (digits.len() > exponent + 1
            || digits[0] > b'1'
            || digits[1..].iter().any(|&digit| digit != b'0'))
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "First\n" } else { "Second\n" })
    }
}
