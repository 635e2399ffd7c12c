//! A board as a number, six bits a row.

use crate::Winner;

/// Rows, and columns.
pub const SIZE: usize = 5;

/// Bits of a row: its cells, and one that is always 0.
const WIDTH: usize = SIZE + 1;

/// A full board, row by row as it is written: each stone the letter `A` or `B`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// The letter in row `i` and column `j` is `rows[i][j]`.
    pub rows: [[u8; SIZE]; SIZE],
}

impl Board {
    pub(crate) fn winner(&self) -> Winner {
        match (has_line(self.stones(b'A')), has_line(self.stones(b'B'))) {
            (true, false) => Winner::A,
            (false, true) => Winner::B,
            _ => Winner::Nobody,
        }
    }

    /// The cells with this player's stones: column `j` of row `i`, from 0, is bit `6 i + j`.
    fn stones(&self, player: u8) -> u32 {
        let rows = self.rows.iter().map(|row| {
            let cells = row.iter().rev();
            cells.fold(0, |bits, &letter| bits << 1 | u32::from(letter == player))
        });
        rows.rev().fold(0, |bits, row| bits << WIDTH | row)
    }
}

/// Whether three of the stones are in a line.
fn has_line(stones: u32) -> bool {
    [1, WIDTH - 1, WIDTH, WIDTH + 1]
        .into_iter()
        .any(|step| stones & stones >> step & stones >> (2 * step) != 0)
}
