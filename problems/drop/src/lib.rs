//! # DROP: fewest discs left
//!
//! Discs with values from 1 to 7 fall into the columns of a 7 × 7 board, each into a column of
//! one's choice. All discs that equal the size of their group in their row or column vanish at
//! once, the others fall, and so on until nothing vanishes any more.
//!
//! **Idea.** Breadth first: the boards that can lie there after one disc, after two, and so on,
//! each kept once, a board and its mirror image being one. The last disc leads to the answer. As
//! long as all boards are kept this is a proof. From about the twelfth disc of a random string on
//! there are too many of them; then only the best ones are kept, those with the fewest discs
//! (among equals, some that look random). What such a *beam* finds can be reached, but is proved
//! to be the least only if it is 0. The proof is in `lesson.en.md`.
//!
//! So the work is done in this order, and ends with the first proof:
//!
//! 1. a narrow beam: 100 boards, 1000 for the last 20 discs, before which it does not matter much
//!    what the board looks like. For long strings with low discs at the end it often finds a 0;
//!    and it is complete if the boards are few, as for strings of ones and twos: these reach 43
//!    boards and no more, in whatever order they come (with threes there are 11 788);
//! 2. the complete search, given up when it has met a million boards;
//! 3. a wide beam, whose answer is the best known if neither of the others was proved.
//!
//! Which strings are long, random, and leave something whatever one does is an open question;
//! the tests hold none. If every board of a complete layer is full, it is `Game Over!`; no string
//! is known that forces this.
//!
//! **Boards.** A column is a `u32` of seven times 4 bits with its discs at the bottom. Its own
//! group is its height; the groups of a row come from a table by the set of its occupied cells.
//! Comparing seven discs with the sizes of their groups takes a few operations on whole columns.
//!
//! **Complexity.** Seven falls for each board that is kept, about 10^7 in all at most, and 28
//! bytes for it. Random strings reach some 10 000 boards with eight discs and some 200 000 with
//! ten.
//!
//! **Source.** Document 004, section 4.1.3, example 3; *Drop7* of the Tehran regional contest of
//! the ICPC.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, word};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod search;

use search::Search;

/// The problem DROP.
#[derive(Debug)]
pub struct Drop;

/// The discs in the order in which they come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one and at most 1000, each from 1 to 7.
    pub discs: Vec<u32>,
}

/// How it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// The fewest discs left.
    Left(u32),
    /// However it is played, a disc finds all columns full.
    GameOver,
}

impl Problem for Drop {
    const ID: &'static str = "drop";
    const FILE: &'static str = "DROP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int("n", 1..=1000_usize),
            discs: with word("discs", n..=n, "1234567"),
        }
        let discs = discs.iter().map(|&digit| u32::from(digit - b'0')).collect();
        Ok(Input { discs })
    }

    fn solve(input: &Input) -> Output {
        match Search::deciding(&input.discs).fewest() {
            Some(discs) => Output::Left(discs),
            None => Output::GameOver,
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Left(discs) => writeln!(f, "{discs}"),
            Output::GameOver => writeln!(f, "Game Over!"),
        }
    }
}
