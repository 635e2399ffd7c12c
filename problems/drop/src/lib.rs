//! # DROP: fewest discs left
//!
//! Discs with values from 1 to 7 fall into the columns of a 7 × 7 board, each into a column of
//! one's choice. All discs that equal the size of their group in their row or column vanish at
//! once, the others fall, and so on until nothing vanishes any more.
//!
//! **Idea.** Breadth first: the boards that can lie there after one disc, after two, and so on,
//! each kept once, a board and its mirror image being one. As long as all are kept this is a
//! proof. Soon there are too many of them, and a *beam* keeps the best ones, with the fewest
//! discs; what it finds is proved to be the least only if it is 0. So there is a narrow beam
//! first, then the complete search, given up when it has met a million boards, and then a wide
//! beam. The proof is in `lesson.en.md`; `search` and `board` tell the rest.
//!
//! **Complexity.** Seven falls for each board that is kept, about 10^7 in all at most, and 28
//! bytes for it.
//!
//! **Source.** Document 004, section 4.1.3, example 3; *Drop7* of the Tehran regional contest of
//! the ICPC.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences, word};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
pub mod rules;
mod search;
pub mod second;

use search::Search;

#[derive(Debug)]
pub struct Drop;

/// The discs in the order in which they come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one and at most 1000, each from 1 to 7.
    pub discs: Vec<u32>,
}

/// The fewest discs left; none if a disc finds all columns full, however it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub Option<u32>);

sentences! {
    DISCS: "các viên bi", "discs";
}

impl Problem for Drop {
    const ID: &'static str = "drop";
    const FILE: &'static str = "DROP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int('n', limit!("n")),
            discs: with word(DISCS, n..=n, "1234567"),
        }
        let discs = discs.iter().map(|&digit| u32::from(digit - b'0')).collect();
        Ok(Input { discs })
    }

    fn solve(input: &Input) -> Output {
        Output(Search::deciding(&input.discs).fewest())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(discs) => writeln!(f, "{discs}"),
            None => writeln!(f, "Game Over!"),
        }
    }
}
