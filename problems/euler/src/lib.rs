//! # EULER: rods on a 4×4 board
//!
//! A move pushes a rod of length 1, 2 or 3 in from a side of the board, or stands a rod on any
//! free cell. Who cannot move loses.
//!
//! **Idea.** Without rods of length 3 the board is the sum of its four 2×2 corner blocks, since a
//! rod of two never covers both middle cells of a line. A block is worth 1 with one free cell, 2
//! with two adjacent and 0 with two diagonal ones, 3 with three, 0 with four, and the board is
//! worth the nim-sum of its blocks ([`theory::nimber`]). Rods of length 3 change nothing: such a
//! rod changes the nim-sum by an odd number, never by 0. The proof is in `lesson.en.md`. (A table
//! of all `2^16` boards would do as well: [`brute`] makes it.)
//!
//! **Complexity.** `O(K)`. Boards are 16-bit masks, nothing can overflow.
//!
//! **Source.** Document 004, Bài 51, which turns *Game of Euler*, number 10536 of the judge of
//! Valladolid, from misère into normal play.

use std::fmt;

use inpout::{BadInput, Field, Lines, Problem, Source, int, limit, sentences, word};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;

#[derive(Debug)]
pub struct Euler;

/// The boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// One to 100 000 boards.
    pub boards: Vec<Board>,
}

/// A board as sets of cells: bit `4r + c` is the cell in row `r`, column `c`, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// The free cells.
    pub free: u16,
    /// The covered cells that are drawn as `X`; the others are drawn as `x`.
    pub capitals: u16,
}

/// For each board, whether the player to move wins, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<bool>);

/// The value of a 2×2 block by its free cells: 1 and 2 are the upper cells, 4 and 8 the lower.
const VALUES: [u64; 16] = [0, 1, 1, 2, 1, 2, 0, 3, 1, 0, 2, 3, 2, 3, 3, 0];

/// The bit of the upper left cell of each corner block.
const BLOCKS: [u32; 4] = [0, 2, 8, 10];

/// The nim-sum of the four corner blocks: 0 exactly when the player to move loses.
fn value(free: u16) -> u64 {
    nim_sum(BLOCKS.map(|corner| {
        let block = free >> corner & 0b0011 | free >> (corner + 2) & 0b1100;
        VALUES[usize::from(block)]
    }))
}

sentences! {
    BOARD: "bàn cờ", "board";
    ROW_1: "hàng 1", "row 1";
    ROW_2: "hàng 2", "row 2";
    ROW_3: "hàng 3", "row 3";
    ROW_4: "hàng 4", "row 4";
}

impl Problem for Euler {
    const ID: &'static str = "euler";
    const FILE: &'static str = "EULER";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, k: with int('K', limit!("K")) }
        // Which cells of a row are drawn as `.`, and which as `X`: bit `i` stands for cell `i`.
        let row = |name| {
            word(name, 4..=4, ".xX").seen(|cells| {
                // That there are four saves a loop.
                let cells: &[u8; 4] = cells.try_into().expect("four cells");
                cells.iter().rev().fold((0, 0), |(free, capitals), &cell| {
                    let bit = |sign| u16::from(cell == sign);
                    (free << 1 | bit(b'.'), capitals << 1 | bit(b'X'))
                })
            })
        };
        let board = (row(ROW_1), row(ROW_2), row(ROW_3), row(ROW_4)).map(|(a, b, c, d)| {
            let joined = |rows: [u16; 4]| rows.iter().rev().fold(0, |board, row| board << 4 | row);
            Board {
                free: joined([a.0, b.0, c.0, d.0]),
                capitals: joined([a.1, b.1, c.1, d.1]),
            }
        });
        let boards = source.rows(BOARD, k, board);
        Ok(Input { boards })
    }

    fn solve(input: &Input) -> Output {
        let wins = |board: &Board| value(board.free) != 0;
        Output(input.boards.iter().map(wins).collect())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        for &wins in &self.0 {
            lines.text(if wins { "YES" } else { "NO" })?;
        }
        lines.end()
    }
}
