//! The map, and what is known of its cells.

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
    width: usize,
    cells: Vec<u8>,
}

impl Sea {
    pub(crate) fn new(rows: &[Vec<u8>]) -> Self {
        let width = rows[0].len() + 2;
        let mut cells = vec![ISLAND; width];
        for row in rows {
            cells.push(ISLAND);
            cells.extend(row.iter().map(|&cell| u8::from(cell == b'I') * ISLAND));
            cells.push(ISLAND);
        }
        cells.resize(cells.len() + width, ISLAND);
        Sea { width, cells }
    }

    /// The cell with this letter.
    pub(crate) fn find(&self, rows: &[Vec<u8>], letter: u8) -> usize {
        let place = |row: &Vec<u8>| row.iter().position(|&cell| cell == letter);
        let (row, column) = rows
            .iter()
            .enumerate()
            .find_map(|(row, cells)| Some((row, place(cells)?)))
            .expect("there is one of each letter");
        (row + 1) * self.width + column + 1
    }

    /// Watches what can be seen from a cell, unless that has been done from another cell of the
    /// same stretch.
    pub(crate) fn watch_from(&mut self, cell: usize) {
        for (step, mark) in [(1, WATCHED_ALONG), (self.width, WATCHED_DOWN)] {
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

    /// The next wave: the neighbours of `wave` without any of the bits `closed`. They get the bit
    /// `mark`.
    pub(crate) fn advance(&mut self, wave: &[usize], mark: u8, closed: u8) -> Vec<usize> {
        let mut next = Vec::with_capacity(wave.len() + 8);
        for &cell in wave {
            let width = self.width;
            for to in [cell - width, cell - 1, cell + 1, cell + width] {
                if self.cells[to] & (ISLAND | closed) == 0 {
                    self.cells[to] |= mark;
                    next.push(to);
                }
            }
        }
        next
    }
}
