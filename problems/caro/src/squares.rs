//! A small picture of many stones: five in a row that are not on it are nowhere on the board.
//!
//! Squares of 64 × 64 cells cover the board, each 60 cells from the next, so that five cells in a
//! row always lie in one of them. There are far more squares than memory. So a hash says on which
//! of a few *sheets* a square is drawn, and all squares of one sheet are drawn one over the other:
//! it may show five in a row that are in truth stones of several squares, but five in a row are
//! never missed. A sheet is closed to a torus, on which a square is shifted by its hash: else the
//! pieces of one long row would all be drawn on the same line.

use theory::hashing::mix;

use crate::Cell;

/// Rows and columns of a square.
const SIZE: u32 = 64;

/// Squares overlap by four rows and columns.
const STEP: u32 = SIZE - 4;

/// A row of 64 cells a number.
type Sheet = [u64; SIZE as usize];

/// Stones on the sheets.
#[derive(Debug)]
pub(crate) struct Squares {
    /// A power of two of them.
    sheets: Vec<Sheet>,
}

impl Squares {
    /// Empty sheets for `stones` stones, which cover less than a sixth of them, and those of one
    /// player less than a twelfth.
    pub(crate) fn new(stones: usize) -> Self {
        let sheets = (stones / 512 + 1).next_power_of_two();
        Squares {
            sheets: vec![[0; SIZE as usize]; sheets],
        }
    }

    /// Draws a stone in all its squares.
    pub(crate) fn put(&mut self, cell: Cell) {
        let sheets = &mut self.sheets;
        each_spot(cell, sheets.len(), |sheet, row, bit| {
            sheets[sheet][row] |= bit;
        });
    }

    /// Whether one of the spots of this cell is taken.
    pub(crate) fn shows(&self, cell: Cell) -> bool {
        let mut taken = 0;
        each_spot(cell, self.sheets.len(), |sheet, row, bit| {
            taken |= self.sheets[sheet][row] & bit;
        });
        taken != 0
    }

    /// Rubs out all stones that are not among five in a row.
    pub(crate) fn keep_fives(&mut self) {
        for sheet in &mut self.sheets {
            *sheet = fives(sheet);
        }
    }
}

/// Calls `each` with the sheet, the row and the bit of a cell in each of its squares: there are up
/// to four.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the sheet takes the bits of the hash that it needs, and a row is below 64"
)]
fn each_spot((x, y): Cell, sheets: usize, mut each: impl FnMut(usize, usize, u64)) {
    for (row, y) in strips(y) {
        for (column, x) in strips(x) {
            if x < SIZE && y < SIZE {
                let hash = mix(u64::from(row) << 32 | u64::from(column));
                let [x, y] = [hash + u64::from(x), (hash >> 6) + u64::from(y)];
                let size = u64::from(SIZE);
                let sheet = (hash >> 12) as usize & (sheets - 1);
                each(sheet, (y % size) as usize, 1 << (x % size));
            }
        }
    }
}

/// The strip of squares that a coordinate lies in, and the one before, which it may lie in too,
/// and where in them.
fn strips(coordinate: i32) -> [(u32, u32); 2] {
    let from_one_strip_on = (coordinate + 1_000_000_000).cast_unsigned() + STEP;
    let (strip, within) = (from_one_strip_on / STEP, from_one_strip_on % STEP);
    [(strip, within), (strip - 1, within + STEP)]
}

/// The stones of a sheet that are among five in a row.
fn fives(sheet: &Sheet) -> Sheet {
    let mut kept = [0; SIZE as usize];
    for (down, right) in [(0, 1), (1, 0), (1, 1), (1, SIZE - 1)] {
        for row in 0..SIZE {
            let rows = [0, 1, 2, 3, 4].map(|step| ((row + step * down) % SIZE) as usize);
            let mut first = !0;
            for (step, &row) in (0..).zip(&rows) {
                first &= sheet[row].rotate_right(step * right);
            }
            if first == 0 {
                continue;
            }
            for (step, &row) in (0..).zip(&rows) {
                kept[row] |= first.rotate_left(step * right);
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, seeded};

    const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

    #[test]
    fn five_in_a_row_are_kept_wherever_squares_begin_and_end() {
        // More than one square in either direction, and the ends of the board.
        let far = 1_000_000_000;
        for corner in [-far + 4, -37, far - 68] {
            for place in 0..65 {
                for (dx, dy) in DIRECTIONS {
                    for (x, y) in [(corner + place, corner), (corner, corner + place)] {
                        let five = || (0..5).map(|step| (x + step * dx, y + step * dy));
                        let mut squares = Squares::new(5);
                        five().for_each(|cell| squares.put(cell));
                        squares.keep_fives();
                        assert!(five().all(|cell| squares.shows(cell)), "{x} {y} {dx} {dy}");
                    }
                }
            }
        }
    }

    #[test]
    fn few_others_are_kept() {
        let mut rng = seeded(&["caro", "squares"]);
        let (mut lonely, mut four) = (Squares::new(20_000), Squares::new(20_000));
        let mut cells = Vec::new();
        for _ in 0..2000 {
            let [x, y] = [(); 2].map(|()| rng.random_range(-1_000_000_000..=999_999_000));
            lonely.put((x, y));
            let (dx, dy) = DIRECTIONS[rng.random_range(0..4)];
            (0..4).for_each(|step| four.put((x + step * dx, y + step * dy)));
            cells.push((x, y));
        }
        lonely.keep_fives();
        four.keep_fives();
        let kept = |squares: &Squares| cells.iter().filter(|&&cell| squares.shows(cell)).count();
        assert!(kept(&lonely) < 20, "{}", kept(&lonely));
        assert!(kept(&four) < 400, "{}", kept(&four));
    }
}
