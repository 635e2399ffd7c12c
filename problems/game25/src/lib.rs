//! # GAME25: three in a line on a full board
//!
//! On each of many full 5 × 5 boards, who has three neighbouring stones in a row, a column or a
//! diagonal? If only one of the two has, he wins; otherwise it is a draw.
//!
//! **Idea.** A board is a number: one bit for each cell, set where the stone is A's. With six bits
//! a row, five cells and one that always is 0, a step to the right is a shift by 1, a step down by
//! 6, down and right by 7, down and left by 5, and the empty column stops every line that would
//! run over the edge. So
//!
//! ```text
//! stones & (stones >> d) & (stones >> 2d)
//! ```
//!
//! is not 0 exactly if three stones are in a line of direction `d`: four such tests decide for all
//! 48 lines at once. The board is full, so B's stones are the other cells.
//!
//! **Complexity.** `O(1)` for a board, some twenty operations; four bytes of memory. Reading the
//! 25 letters costs more than the rest.
//!
//! **Source.** Document 004, Bài 5.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use proconio::source::Source as _;

pub mod brute;
pub mod cases;

/// Rows, and columns.
pub const SIZE: usize = 5;

/// Bits of a row: its cells, and one that is always 0.
const WIDTH: usize = SIZE + 1;

/// All cells of a row.
const ROW: u32 = (1 << SIZE) - 1;

/// All cells of a board.
const CELLS: u32 = {
    let mut cells = 0;
    let mut row = 0;
    while row < SIZE {
        cells |= ROW << (row * WIDTH);
        row += 1;
    }
    cells
};

/// The problem GAME25.
#[derive(Debug)]
pub struct Game25;

/// A full board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// The cells with A's stones: column `j` of row `i`, from 0, is bit `6 i + j`.
    a: u32,
}

impl Board {
    /// The board with A's stones where `is_a` says so, for row and column from 0.
    pub fn new(is_a: impl Fn(usize, usize) -> bool) -> Self {
        let cells = (0..SIZE * SIZE).map(|cell| (cell / SIZE, cell % SIZE));
        let stones = cells.filter(|&(row, column)| is_a(row, column));
        Board {
            a: stones.fold(0, |a, (row, column)| a | 1 << (row * WIDTH + column)),
        }
    }

    /// Whether the stone in this row and column, from 0, is A's.
    pub fn is_a(self, row: usize, column: usize) -> bool {
        self.a >> (row * WIDTH + column) & 1 == 1
    }

    fn winner(self) -> Winner {
        match (has_line(self.a), has_line(CELLS & !self.a)) {
            (true, false) => Winner::A,
            (false, true) => Winner::B,
            _ => Winner::Nobody,
        }
    }
}

/// Whether three of the stones are in a line.
fn has_line(stones: u32) -> bool {
    [1, WIDTH - 1, WIDTH, WIDTH + 1]
        .into_iter()
        .any(|step| stones & stones >> step & stones >> (2 * step) != 0)
}

/// 1 to 10^6 boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// In the order of the file.
    pub boards: Vec<Board>,
}

/// Who wins on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Winner {
    /// A does.
    A,
    /// B does.
    B,
    /// It is a draw.
    Nobody,
}

/// The winners on all boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the boards.
    pub winners: Vec<Winner>,
}

impl Problem for Game25 {
    const ID: &'static str = "game25";
    const FILE: &'static str = "GAME25";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int("t", 1..=1_000_000) }
        let mut boards = Vec::with_capacity(t);
        for number in 1..=t {
            let mut a = 0;
            for row in 0..SIZE {
                match source.next_token().and_then(row_of) {
                    Some(stones) => a |= stones << (row * WIDTH),
                    None => {
                        return Err(source.bad(format_args!(
                            "board {number}: row {}: five letters A or B are expected",
                            row + 1
                        )));
                    }
                }
            }
            boards.push(Board { a });
        }
        Ok(Input { boards })
    }

    fn solve(input: &Input) -> Output {
        let boards = input.boards.iter();
        Output {
            winners: boards.map(|board| board.winner()).collect(),
        }
    }
}

/// A's stones in a row, or `None` if it is no row.
fn row_of(letters: &str) -> Option<u32> {
    let letters: [u8; SIZE] = letters.as_bytes().try_into().ok()?;
    let mut stones = 0;
    for (column, letter) in letters.into_iter().enumerate() {
        match letter {
            b'A' => stones |= 1 << column,
            b'B' => {}
            _ => return None,
        }
    }
    Some(stones)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.winners.iter().try_for_each(|winner| {
            f.write_str(match winner {
                Winner::A => "A wins\n",
                Winner::B => "B wins\n",
                Winner::Nobody => "draw\n",
            })
        })
    }
}
