//! What is seen of a board from its four sides.

use theory::queue::LeastFirst;

use crate::Input;

/// The sides: left and right, from which is looked along rows, top and bottom, along columns. Opposite ones
/// differ in their last bit.
const SIDES: [usize; 4] = [0, 1, 2, 3];

/// The place of a tile on the board: its row and its column. In one word, for a processor waits where
/// it reads at once what has just been written in two parts.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u32);

impl Cell {
    /// The partner of a tile that has been taken.
    const GONE: Cell = Cell(u32::MAX);

    fn on(row: u32, column: u32) -> Cell {
        Cell(row << 16 | column)
    }

    fn row(self) -> usize {
        (self.0 >> 16) as usize
    }

    fn column(self) -> usize {
        (self.0 & 0xffff) as usize
    }

    /// The row or the column in which it is seen from a side.
    fn line(self, side: usize) -> usize {
        if side < 2 { self.row() } else { self.column() }
    }
}

/// From a cell to the next one in some direction: what is added to it and to its number.
#[derive(Clone, Copy)]
struct Step {
    cell: u32,
    number: usize,
}

impl Step {
    fn back(self) -> Step {
        Step {
            cell: self.cell.wrapping_neg(),
            number: self.number.wrapping_neg(),
        }
    }
}

/// A board and the views along all its rows and columns, from both ends.
pub(crate) struct Views<'a> {
    columns: usize,
    /// The colour of each tile, by its number in the input.
    colours: &'a [u32],
    /// For each tile the other one of its colour. One entry more takes what is written for a tile that
    /// is not on the board.
    partners: Vec<Cell>,
    /// One tile of each colour; colours count from 1. It is noted anew when the colour comes into the
    /// queue. There are never more than `m + n` in there, for two views show each of them; so the
    /// entries that are read next stay in the processor's cache, which all of them would not.
    tiles: Vec<Cell>,
    /// What is shown from each side: of row 0 and of column 0, of row 1 and of column 1, … Of a line
    /// without tiles, the one that was taken last.
    shown: Vec<[Cell; 4]>,
    /// Away from each side.
    steps: [Step; 4],
    /// The colours that may go. No tile of a colour is shown any more after it has been taken out, so none
    /// comes in again.
    may_go: LeastFirst,
}

impl<'a> Views<'a> {
    pub(crate) fn new(input: &'a Input) -> Self {
        let tiles = u32::try_from(input.tiles.len()).expect("at most a million");
        let n = u32::try_from(input.columns).expect("at most 1000");
        let m = tiles / n;
        // If there are more columns than rows, what this says of rows that are none is never read, or
        // the other way round.
        let ends = |line| {
            [
                Cell::on(line, 0),
                Cell::on(line, n - 1),
                Cell::on(0, line),
                Cell::on(m - 1, line),
            ]
        };
        let step = |row, column, number| Step {
            cell: Cell::on(row, column).0,
            number,
        };
        let (right, down) = (step(0, 1, 1), step(1, 0, input.columns));
        let mut views = Views {
            columns: input.columns,
            colours: &input.tiles,
            partners: vec![Cell::GONE; input.tiles.len() + 1],
            // Behind the last row: the tile before the first one of each colour.
            tiles: vec![Cell::on(m, 0); input.tiles.len() / 2 + 1],
            shown: (0..m.max(n)).map(ends).collect(),
            steps: [right, right.back(), down, down.back()],
            may_go: LeastFirst::none(tiles / 2 + 1),
        };
        for row in 0..m {
            for column in 0..n {
                let cell = Cell::on(row, column);
                let number = views.number(cell);
                let latest = &mut views.tiles[input.tiles[number] as usize];
                let before = std::mem::replace(latest, cell);
                views.partners[number] = before;
                let number = views.number(before);
                views.partners[number] = cell;
            }
        }
        for side in SIDES {
            for line in 0..if side < 2 { m } else { n } {
                let cell = views.shown[line as usize][side];
                views.show(side, cell, views.number(cell));
            }
        }
        views
    }

    /// Takes both tiles of the smallest colour that may go.
    pub(crate) fn take(&mut self) -> Option<u32> {
        let colour = self.may_go.take_least()?;
        let one = self.tiles[colour as usize];
        let other = self.partners[self.number(one)];
        for cell in [one, other] {
            self.take_off(cell);
        }
        Some(colour)
    }

    /// Takes one tile. The views that show it move on to the next one of their line. There is one, unless
    /// both views of the line show this tile.
    fn take_off(&mut self, cell: Cell) {
        let number = self.number(cell);
        self.partners[number] = Cell::GONE;

        for side in SIDES {
            let shown = self.shown[cell.line(side)];
            if shown[side] != cell || shown[side ^ 1] == cell {
                continue;
            }
            let step = self.steps[side];
            let (mut next, mut number) = (cell, number);
            while self.partners[number] == Cell::GONE {
                next = Cell(next.0.wrapping_add(step.cell));
                number = number.wrapping_add(step.number);
            }
            self.show(side, next, number);
        }
    }

    /// The view from a side comes to a tile. If its partner is shown from the same side, the pair may go.
    #[inline]
    fn show(&mut self, side: usize, cell: Cell, number: usize) {
        self.shown[cell.line(side)][side] = cell;
        let partner = self.partners[number];
        if self.shown[partner.line(side)][side] == partner {
            let colour = self.colours[number];
            self.tiles[colour as usize] = cell;
            self.may_go.add(colour);
        }
    }

    /// The number of a tile in the input.
    fn number(&self, cell: Cell) -> usize {
        cell.row() * self.columns + cell.column()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mahjong, cases};
    use contract::Room;

    /// The numbers of the tiles that are left in a line, away from a side of it.
    fn left(views: &Views<'_>, side: usize, line: usize, length: usize) -> Vec<usize> {
        let number = |place| match side {
            0 => line * views.columns + place,
            1 => line * views.columns + length - 1 - place,
            2 => place * views.columns + line,
            _ => (length - 1 - place) * views.columns + line,
        };
        let numbers = (0..length).map(number);
        numbers
            .filter(|&number| views.partners[number] != Cell::GONE)
            .collect()
    }

    /// Compares what is known of the lines, and what may go, with the tiles that are left.
    fn check(views: &Views<'_>, m: usize, n: usize) {
        let mut may_go = std::collections::BTreeSet::new();
        for side in SIDES {
            let (lines, length) = if side < 2 { (m, n) } else { (n, m) };
            let mut seen = std::collections::HashSet::new();
            for line in 0..lines {
                let Some(&first) = left(views, side, line, length).first() else {
                    continue;
                };
                assert_eq!(views.number(views.shown[line][side]), first);
                let colour = views.colours[first];
                if !seen.insert(colour) {
                    may_go.insert(colour);
                }
            }
        }
        assert!(views.may_go.numbers().eq(may_go));
    }

    #[test]
    fn every_line_ends_at_tiles_that_are_left() {
        let mut rng = contract::seeded(&["mahjong", "views"]);
        let mut boards: Vec<Input> = (0..300).map(|_| Mahjong::small(&mut rng)).collect();
        for name in ["one-row", "one-column", "bottom-only", "unlocks-smaller"] {
            boards.extend(Mahjong::recipe(name, &mut rng));
        }
        // Both ends of a line in one pair; a line from the middle on; a pair side by side.
        boards.push(cases::board(&[&[1, 2, 3, 3, 2, 1]]));
        boards.push(cases::board(&[&[2, 1], &[3, 4], &[3, 4], &[2, 1]]));
        boards.push(cases::board(&[&[1], &[1]]));
        for board in boards {
            let (m, n) = (board.tiles.len() / board.columns, board.columns);
            let mut views = Views::new(&board);
            loop {
                check(&views, m, n);
                if views.take().is_none() {
                    break;
                }
            }
        }
    }
}
