//! The map, and what is known of its cells.

use std::mem;

/// What is known of a cell, as bits.
const ISLAND: u8 = 1;

/// The Vikings can have come here.
pub(crate) const VIKINGS: u8 = 2;

/// You can have come here.
pub(crate) const YOURS: u8 = 4;

/// The Vikings can have come to a cell of this stretch of the row.
const WATCHED_ALONG: u8 = 8;

/// The same for the column.
const WATCHED_DOWN: u8 = 16;

pub(crate) const WATCHED: u8 = WATCHED_ALONG | WATCHED_DOWN;

/// The map with a rim of islands, so that no step leaves it.
pub(crate) struct Sea {
    /// Cells of a row, rim included.
    width: u32,
    cells: Vec<u8>,
    /// Where the next wave is put together.
    next: Vec<u32>,
}

impl Sea {
    pub(crate) fn new(rows: &[Vec<u8>]) -> Self {
        let width = rows[0].len() + 2;
        let mut cells = Vec::with_capacity(width * (rows.len() + 2));
        cells.resize(width, ISLAND);
        for row in rows {
            cells.push(ISLAND);
            cells.extend(row.iter().map(|&cell| u8::from(cell == b'I') * ISLAND));
            cells.push(ISLAND);
        }
        cells.resize(cells.len() + width, ISLAND);
        Sea {
            width: narrow(width),
            cells,
            next: Vec::new(),
        }
    }

    /// The cell with this letter.
    pub(crate) fn find(&self, rows: &[Vec<u8>], letter: u8) -> u32 {
        let row = rows.iter().position(|row| row.contains(&letter));
        let row = row.expect("there is one of each letter");
        let column = rows[row].iter().position(|&cell| cell == letter);
        let column = column.expect("the row has it");
        narrow(row + 1) * self.width + narrow(column + 1)
    }

    /// Watches what can be seen from a cell, unless that has been done from another cell of the
    /// same stretch.
    pub(crate) fn watch_from(&mut self, cell: u32) {
        let (cell, width) = (cell as usize, self.width as usize);
        for (step, mark) in [(1, WATCHED_ALONG), (width, WATCHED_DOWN)] {
            if self.cells[cell] & mark != 0 {
                continue;
            }
            self.cells[cell] |= mark;
            let mut at = cell + step;
            while self.cells[at] & ISLAND == 0 {
                self.cells[at] |= mark;
                at += step;
            }
            let mut at = cell - step;
            while self.cells[at] & ISLAND == 0 {
                self.cells[at] |= mark;
                at -= step;
            }
        }
    }

    /// Turns a wave into the next one: the neighbours of its cells without any of the bits `closed`.
    /// They get the bit `mark`.
    ///
    /// Whether a cell is new looks like chance, and a branch would be guessed wrong again and again.
    /// So each neighbour is written behind the others, and only counted if it is new.
    pub(crate) fn advance(&mut self, wave: &mut Vec<u32>, mark: u8, closed: u8) {
        let (width, closed) = (self.width, closed | ISLAND);
        self.next.resize(4 * wave.len(), 0);
        let mut count = 0;
        for &cell in &*wave {
            for to in [cell - width, cell - 1, cell + 1, cell + width] {
                let known = &mut self.cells[to as usize];
                let is_new = *known & closed == 0;
                *known |= mark * u8::from(is_new);
                self.next[count] = to;
                count += usize::from(is_new);
            }
        }
        self.next.truncate(count);
        mem::swap(wave, &mut self.next);
    }
}

/// A place on the map, which has less than 10^7 cells, rim included.
fn narrow(place: usize) -> u32 {
    u32::try_from(place).expect("a map of at most 3000 rows and columns")
}
