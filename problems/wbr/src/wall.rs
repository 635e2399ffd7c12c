//! A wall under way, and marbles that are found again however they fall.

use crate::{BONUS, COLOURS, Colour, Input};

/// Cells from the bottom to the top, with a margin on both sides.
pub(crate) const SIDE: usize = 22;

/// Column and row of a cell, from the left and from the bottom, from 1.
pub(crate) type Cell = (usize, usize);

/// A marble for life: the place of its colour in the alphabet in the upper 6 bits, then the column
/// and the row where it lay at first.
pub(crate) type Marble = u16;

/// The colour of no marble.
pub(crate) const NONE: Colour = b'@';

/// The colour of a marble.
pub(crate) fn colour_of(marble: Marble) -> Colour {
    NONE | (marble >> 10).to_le_bytes()[0]
}

/// A wall under way. What falls stays in its column; a column that is empty is closed, and who looks
/// for its neighbour passes it over.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wall {
    /// The marbles by column and row; 0 is none.
    pub(crate) marbles: [[Marble; SIDE]; SIDE],
    /// The number of marbles in each column.
    pub(crate) height: [usize; SIDE],
    /// How many marbles there are, and how many of each colour.
    pub(crate) left: i32,
    counts: [i32; 32],
    /// What the moves so far have earned.
    pub(crate) score: i32,
}

impl Wall {
    /// The wall before the first move.
    pub(crate) fn new(input: &Input) -> Self {
        let mut wall = Wall::default();
        for (row, colours) in (1..).zip(input.rows.iter().rev()) {
            for (column, &colour) in (1..).zip(colours) {
                let marble = u16::from(colour - NONE) << 10 | column << 5 | row;
                let column = usize::from(column);
                wall.marbles[column][usize::from(row)] = marble;
                wall.height[column] += 1;
                wall.left += 1;
                wall.counts[usize::from(colour - NONE)] += 1;
            }
        }
        wall
    }

    /// All cells with marbles, column by column.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        (1..SIDE).flat_map(|column| (1..=self.height[column]).map(move |row| (column, row)))
    }

    /// The colour of a cell.
    pub(crate) fn colour(&self, (column, row): Cell) -> Colour {
        colour_of(self.marbles[column][row])
    }

    /// All points if the play ends here.
    pub(crate) fn total(&self) -> i32 {
        self.score + if self.left == 0 { BONUS } else { 0 }
    }

    /// No play from here on earns more, but for the bonus: all that is left of each colour together.
    pub(crate) fn hope(&self) -> i32 {
        let most = COLOURS.bytes().map(|colour| {
            let count = self.counts[usize::from(colour - NONE)];
            (count - 2).max(0).pow(2)
        });
        self.score + most.sum::<i32>()
    }

    /// The board as it is seen: the colours of each open column from the bottom, none before each.
    pub(crate) fn board(&self) -> Vec<Colour> {
        let open = (1..SIDE).filter(|&column| self.height[column] > 0);
        let columns = open.map(|column| &self.marbles[column][..=self.height[column]]);
        columns.flatten().map(|&marble| colour_of(marble)).collect()
    }

    /// A marble of each region that can be removed, the leftmost, the lowest of several, and the wall
    /// without the region.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Marble, Wall)> {
        let mut rest = *self;
        let cells = self.cells();
        let firsts = cells.filter(move |&it| rest.colour(it) != NONE && rest.empty(it).len() >= 2);
        firsts.map(|cell| {
            let mut next = *self;
            next.remove(cell);
            (self.marbles[cell.0][cell.1], next)
        })
    }

    /// Where a marble lies that is still there.
    pub(crate) fn find(&self, marble: Marble) -> Option<Cell> {
        let column = usize::from(marble >> 5 & 31);
        let row = self.marbles[column].iter().position(|&it| it == marble);
        row.map(|row| (column, row))
    }

    /// The cells below, to the right, above and to the left of a cell, in the margin if there is none.
    pub(crate) fn beside(&self, (column, row): Cell) -> [Cell; 4] {
        let is_open = |&it: &usize| self.height[it] > 0;
        let left = (1..column).rev().find(is_open).unwrap_or(0);
        let right = (column + 1..SIDE).find(is_open).unwrap_or(0);
        [
            (column, row - 1),
            (right, row),
            (column, row + 1),
            (left, row),
        ]
    }

    /// Empties the cells of a region, and lists them; nothing falls yet.
    pub(crate) fn empty(&mut self, cell: Cell) -> Vec<Cell> {
        let colour = self.colour(cell);
        let mut region = vec![cell];
        self.marbles[cell.0][cell.1] = 0;
        let mut done = 0;
        while let Some(&cell) = region.get(done) {
            done += 1;
            for next in self.beside(cell) {
                if self.colour(next) == colour {
                    self.marbles[next.0][next.1] = 0;
                    region.push(next);
                }
            }
        }
        region
    }

    /// Removes the region of a cell, which has at least two; how many it had.
    pub(crate) fn remove(&mut self, cell: Cell) -> usize {
        let colour = usize::from(self.colour(cell) - NONE);
        let region = self.empty(cell);
        let size = i32::try_from(region.len()).expect("at most 400 cells");
        self.score += (size - 2) * (size - 2);
        self.left -= size;
        self.counts[colour] -= size;
        for &(column, _) in &region {
            // What lies above the lowest hole falls by one.
            let marbles = &mut self.marbles[column];
            let hole = 1 + marbles[1..].iter().take_while(|&&it| it != 0).count();
            marbles.copy_within(hole + 1.., hole);
            self.height[column] -= 1;
        }
        region.len()
    }
}
