//! What is seen of a board from its four sides.

use theory::bits::LeastFirst;

use crate::Input;

/// A view runs along a line: a row or a column, …
const ROWS: usize = 0;
const COLUMNS: usize = 1;

/// … from its first or from its last place.
const FIRST: usize = 0;
const LAST: usize = 1;

/// The place of a tile on the board: its row and its column. In one word, for a processor waits where
/// it reads at once what has just been written in two parts.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u32);

impl Cell {
    /// The partner of a tile that has been taken.
    const GONE: Cell = Cell(u32::MAX);

    /// The cell at a place of a row or of a column.
    fn on<const AXIS: usize>(line: u32, place: u32) -> Cell {
        let (row, column) = if AXIS == ROWS {
            (line, place)
        } else {
            (place, line)
        };
        Cell(row << 16 | column)
    }

    /// Its row and its place there, or its column and its place there.
    fn along<const AXIS: usize>(self) -> (u32, u32) {
        let (row, column) = (self.0 >> 16, self.0 & 0xffff);
        if AXIS == ROWS {
            (row, column)
        } else {
            (column, row)
        }
    }
}

/// The places of a row or a column from the first tile that is left up to behind the last one.
#[derive(Clone, Copy)]
struct Line {
    first: u32,
    end: u32,
}

/// A board and the views along all its rows and columns, from both ends.
pub(crate) struct Views<'a> {
    input: &'a Input,
    /// For each tile, by its number in the input, the other one of its colour. One entry more takes
    /// what is written for a tile that is not on the board.
    partners: Vec<Cell>,
    /// One tile of each colour; colours count from 1. It is noted anew when the colour comes into the
    /// queue. There are never more than `m + n` in there, for two views show each of them; so the
    /// entries that are read next stay in the processor's cache, which all of them would not.
    tiles: Vec<Cell>,
    /// All rows and all columns.
    lines: [Vec<Line>; 2],
    /// The colours that may go. No tile of a colour is shown any more after it has been taken out, so
    /// none comes in again.
    may_go: LeastFirst,
}

impl<'a> Views<'a> {
    pub(crate) fn new(input: &'a Input) -> Self {
        let tiles = u32::try_from(input.tiles.len()).expect("at most a million");
        let n = u32::try_from(input.columns).expect("at most 1000");
        let m = tiles / n;
        let line = |length| Line {
            first: 0,
            end: length,
        };
        let mut views = Views {
            input,
            partners: vec![Cell::GONE; input.tiles.len() + 1],
            // Behind the last row: the tile before the first one of each colour.
            tiles: vec![Cell::on::<ROWS>(m, 0); input.tiles.len() / 2 + 1],
            lines: [vec![line(n); m as usize], vec![line(m); n as usize]],
            may_go: LeastFirst::none(tiles / 2 + 1),
        };
        for row in 0..m {
            for column in 0..n {
                let cell = Cell::on::<ROWS>(row, column);
                let number = views.number(cell);
                let latest = &mut views.tiles[input.tiles[number] as usize];
                let before = std::mem::replace(latest, cell);
                views.partners[number] = before;
                let number = views.number(before);
                views.partners[number] = cell;
            }
        }
        for row in 0..m {
            views.look::<ROWS, FIRST>(row);
            views.look::<ROWS, LAST>(row);
        }
        for column in 0..n {
            views.look::<COLUMNS, FIRST>(column);
            views.look::<COLUMNS, LAST>(column);
        }
        views
    }

    /// Takes both tiles of the smallest colour that may go.
    pub(crate) fn take(&mut self) -> Option<u32> {
        let colour = self.may_go.take_least()?;
        let one = self.tiles[colour as usize];
        let pair = [one, self.partners[self.number(one)]];
        // Both, before a view moves on to one of them.
        for cell in pair {
            let number = self.number(cell);
            self.partners[number] = Cell::GONE;
        }
        for cell in pair {
            self.uncover::<ROWS, FIRST>(cell);
            self.uncover::<ROWS, LAST>(cell);
            self.uncover::<COLUMNS, FIRST>(cell);
            self.uncover::<COLUMNS, LAST>(cell);
        }
        Some(colour)
    }

    /// Moves the view of this direction on if it shows this tile, which has been taken.
    fn uncover<const AXIS: usize, const END: usize>(&mut self, cell: Cell) {
        if self.is_shown::<AXIS, END>(cell) {
            self.look::<AXIS, END>(cell.along::<AXIS>().0);
        }
    }

    /// Looks along a line for its next tile. If the other tile of its colour is shown from the same side,
    /// the pair may go.
    fn look<const AXIS: usize, const END: usize>(&mut self, line: u32) {
        let Line { mut first, mut end } = self.lines[AXIS][line as usize];
        while first < end {
            let cell = Cell::on::<AXIS>(line, if END == FIRST { first } else { end - 1 });
            let number = self.number(cell);
            let partner = self.partners[number];
            if partner != Cell::GONE {
                self.lines[AXIS][line as usize] = Line { first, end };
                if self.is_shown::<AXIS, END>(partner) {
                    let colour = self.input.tiles[number];
                    self.tiles[colour as usize] = cell;
                    self.may_go.add(colour);
                }
                return;
            }
            if END == FIRST {
                first += 1;
            } else {
                end -= 1;
            }
        }
        self.lines[AXIS][line as usize] = Line { first, end };
    }

    /// Whether the view of its line in this direction shows a tile.
    fn is_shown<const AXIS: usize, const END: usize>(&self, cell: Cell) -> bool {
        let (line, place) = cell.along::<AXIS>();
        let Line { first, end } = self.lines[AXIS][line as usize];
        if END == FIRST {
            first == place
        } else {
            end == place + 1
        }
    }

    /// The number of a tile in the input.
    fn number(&self, cell: Cell) -> usize {
        let (row, column) = cell.along::<ROWS>();
        row as usize * self.input.columns + column as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mahjong, cases};
    use testkit::Room;

    /// Compares what is known of the lines with the tiles that are left.
    fn check<const AXIS: usize>(views: &Views<'_>, lines: u32, length: u32) {
        for line in 0..lines {
            let is_left = |&place: &u32| {
                let number = views.number(Cell::on::<AXIS>(line, place));
                views.partners[number] != Cell::GONE
            };
            let Line { first, end } = views.lines[AXIS][line as usize];
            assert_eq!((0..length).find(is_left), (first < end).then_some(first));
            let last = (0..length).rev().find(is_left);
            assert_eq!(last, (first < end).then(|| end - 1));
        }
    }

    #[test]
    fn every_line_ends_at_tiles_that_are_left() {
        let mut rng = testkit::seeded(&["mahjong", "views"]);
        let mut boards: Vec<Input> = (0..300).map(|_| Mahjong::small(&mut rng)).collect();
        for name in ["one-row", "one-column", "bottom-only", "unlocks-smaller"] {
            boards.extend(Mahjong::recipe(name, &mut rng));
        }
        // Both ends of a line in one pair; a line from the middle on; a pair side by side.
        boards.push(cases::board(&[&[1, 2, 3, 3, 2, 1]]));
        boards.push(cases::board(&[&[2, 1], &[3, 4], &[3, 4], &[2, 1]]));
        boards.push(cases::board(&[&[1], &[1]]));
        for board in boards {
            let n = u32::try_from(board.columns).unwrap();
            let m = u32::try_from(board.tiles.len()).unwrap() / n;
            let mut views = Views::new(&board);
            loop {
                check::<ROWS>(&views, m, n);
                check::<COLUMNS>(&views, n, m);
                if views.take().is_none() {
                    break;
                }
            }
        }
    }
}
