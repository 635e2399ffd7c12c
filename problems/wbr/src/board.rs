//! Boards as arrays with an empty margin, their regions, and the collapse.

use std::hash::{Hash, Hasher};

use theory::hashing::Mixer;

/// Cells from a column to the next one: 20 and a margin on both sides.
const STRIDE: usize = 22;

/// Cells of the array.
const SIZE: usize = STRIDE * STRIDE;

/// A collapsed board: in each column the cells stand on the bottom, and no column before the last
/// one is empty. 0 is empty; colours are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    cells: [u8; SIZE],
}

/// A connected region of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Region {
    /// One of its cells: the leftmost, the lowest of several, where all regions are visited.
    pub(crate) cell: usize,
    /// Number of its cells.
    pub(crate) size: usize,
    /// Its colour.
    pub(crate) colour: u8,
}

impl Region {
    /// Row from the bottom and column from the left, both from 1.
    pub(crate) fn place(self) -> (usize, usize) {
        (self.cell % STRIDE, self.cell / STRIDE)
    }

    /// What its removal earns.
    pub(crate) fn score(self) -> u32 {
        let above = u32::try_from(self.size - 2).expect("at most 400 cells");
        above * above
    }
}

impl Board {
    /// The board with these rows from the top.
    pub(crate) fn new(rows: &[Vec<u8>]) -> Self {
        let mut cells = [0; SIZE];
        for (row, colours) in (1..).zip(rows.iter().rev()) {
            for (column, &colour) in (1..).zip(colours) {
                cells[column * STRIDE + row] = colour;
            }
        }
        Board { cells }
    }

    /// The colour of a cell by its row from the bottom and its column, both from 1, unless it is empty.
    pub(crate) fn colour(&self, row: usize, column: usize) -> Option<u8> {
        Some(self.cells[column * STRIDE + row]).filter(|&colour| colour != 0)
    }

    /// Number of cells that are not empty.
    pub(crate) fn left(&self) -> usize {
        self.cells.iter().filter(|&&colour| colour != 0).count()
    }

    /// Empties the region of a cell; its size. `stack` is scratch space, handed in because
    /// clearing it for every region would cost more than the regions.
    #[inline]
    fn empty_region(&mut self, cell: usize, stack: &mut [usize; 400]) -> usize {
        let colour = self.cells[cell];
        self.cells[cell] = 0;
        // Every cell of the region is put on the stack once.
        stack[0] = cell;
        let (mut size, mut done) = (1, 0);
        while done < size {
            let cell = stack[done];
            done += 1;
            for next in [cell - 1, cell + 1, cell - STRIDE, cell + STRIDE] {
                if self.cells[next] == colour {
                    self.cells[next] = 0;
                    stack[size] = next;
                    size += 1;
                }
            }
        }
        size
    }

    /// The region of a cell that is not empty, by its row from the bottom and its column from 1.
    pub(crate) fn region(&self, (row, column): (usize, usize)) -> Region {
        let cell = column * STRIDE + row;
        let mut rest = *self;
        Region {
            cell,
            size: rest.empty_region(cell, &mut [0; 400]),
            colour: self.cells[cell],
        }
    }

    /// Visits all regions, single cells too, from left to right and from the bottom up.
    #[inline]
    pub(crate) fn for_each_region(&self, mut visit: impl FnMut(Region)) {
        let (mut rest, mut stack) = (*self, [0; 400]);
        for column in 1..=20 {
            let first = column * STRIDE + 1;
            if self.cells[first] == 0 {
                break;
            }
            for cell in first..first + 20 {
                let colour = self.cells[cell];
                if colour == 0 {
                    break;
                }
                if rest.cells[cell] != 0 {
                    let size = rest.empty_region(cell, &mut stack);
                    visit(Region { cell, size, colour });
                }
            }
        }
    }

    /// The regions that can be removed.
    pub(crate) fn moves(&self) -> Vec<Region> {
        let mut moves = Vec::new();
        self.for_each_region(|region| {
            if region.size >= 2 {
                moves.push(region);
            }
        });
        moves
    }

    /// The board after the region of a cell has been removed.
    pub(crate) fn without(&self, cell: usize) -> Board {
        let mut emptied = *self;
        emptied.empty_region(cell, &mut [0; 400]);
        let mut cells = [0; SIZE];
        let mut to = STRIDE + 1;
        for from in (STRIDE + 1..SIZE - STRIDE).step_by(STRIDE) {
            if self.cells[from] == 0 {
                break;
            }
            let mut top = to;
            for &colour in &emptied.cells[from..from + 20] {
                // An empty cell is overwritten by the next one.
                cells[top] = colour;
                top += usize::from(colour != 0);
            }
            if top > to {
                to += STRIDE;
            }
        }
        Board { cells }
    }

    /// A number that looks random but depends on the board alone.
    pub(crate) fn mixed(&self) -> u64 {
        let words = self.cells.chunks_exact(8);
        let mut mixer = Mixer::default();
        for word in words {
            mixer.write_u64(u64::from_le_bytes(word.try_into().expect("eight bytes")));
        }
        mixer.finish()
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}
