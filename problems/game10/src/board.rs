//! The board and its lines.

use std::fmt;

/// Row and column, from 0.
pub type Cell = (usize, usize);

/// A number that is written into a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Where.
    pub cell: Cell,
    /// From 1 to 4.
    pub number: u8,
}

/// As it is said: `r c k`, all from 1.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.cell;
        write!(f, "{} {} {}", row + 1, column + 1, self.number)
    }
}

/// The numbers written so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// 0 is an empty cell.
    pub(crate) cells: [[u8; 4]; 4],
}

impl Board {
    /// The number in a cell; 0 if it is empty.
    pub fn at(self, (row, column): Cell) -> u8 {
        self.cells[row][column]
    }

    /// Whether nothing is written in a cell.
    pub fn is_empty(self, cell: Cell) -> bool {
        self.at(cell) == 0
    }

    /// The board after a move.
    pub fn with(mut self, Move { cell, number }: Move) -> Board {
        self.cells[cell.0][cell.1] = number;
        self
    }

    /// All moves.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let cells = (0..4).flat_map(|row| (0..4).map(move |column| (row, column)));
        let empty = cells.filter(move |&cell| self.is_empty(cell));
        empty.flat_map(|cell| (1..=4).map(move |number| Move { cell, number }))
    }

    /// Whether a move completes a row or a column with the sum 10.
    pub fn wins(self, it: Move) -> bool {
        let after = self.with(it);
        [after.row(it.cell.0), after.column(it.cell.1)].contains(&(4, 10))
    }

    /// How many numbers a row holds, and their sum.
    pub fn row(self, row: usize) -> (usize, u8) {
        count_and_sum(self.cells[row])
    }

    /// How many numbers a column holds, and their sum.
    pub fn column(self, column: usize) -> (usize, u8) {
        count_and_sum(self.cells.map(|row| row[column]))
    }

    /// Whether every cell is taken.
    pub fn is_full(self) -> bool {
        self.cells.as_flattened().iter().all(|&number| number > 0)
    }
}

fn count_and_sum(line: [u8; 4]) -> (usize, u8) {
    let count = line.iter().filter(|&&number| number > 0).count();
    (count, line.iter().sum())
}
