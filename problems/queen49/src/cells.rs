//! Sets of cells, 64 of them to a machine word.

use std::array;
use std::ops::{BitAnd, BitOr, Not};

use theory::bits::ones;

/// A set of cells as one long number of `W` words, the lowest first; `W` is even. The first row has the
/// lower half of the bits, the second row the upper half: the cell in row `x`, 0 or 1, and column
/// `y`, from 0, is the bit `32 W x + y`. So a row has room for `32 W` columns; where the board ends
/// before, bits are left over, which mean nothing.
///
/// All operations take `O(W)` time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cells<const W: usize>([u64; W]);

/// Several words at a time, where a comparison as bytes takes a call.
impl<const W: usize> PartialEq for Cells<W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let words = self.0.iter().zip(&other.0);
        words.fold(0, |strange, (a, b)| strange | (a ^ b)) == 0
    }
}

impl<const W: usize> Cells<W> {
    pub(crate) const NONE: Self = Cells([0; W]);

    /// The number of bits; the numbers of cells are below.
    pub(crate) const BITS: usize = 64 * W;

    /// The number of the cell in a row, 0 or 1, and a column, from 0.
    pub(crate) fn number(row: usize, column: usize) -> usize {
        32 * W * row + column
    }

    pub(crate) fn only(cell: usize) -> Self {
        let mut cells = Self::NONE;
        cells.add(cell);
        cells
    }

    #[inline]
    pub(crate) fn add(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(crate) fn holds(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// The numbers of its cells, in order.
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> {
        (0..W).flat_map(move |place| ones(self.0[place]).map(move |bit| 64 * place + bit as usize))
    }

    /// Each cell's neighbour on the right.
    #[inline]
    pub(crate) fn right(self) -> Self {
        Cells(array::from_fn(|place| {
            let left = place.checked_sub(1).map_or(0, |left| self.0[left]);
            self.0[place] << 1 | left >> 63
        }))
    }

    /// Each cell's neighbour on the left.
    #[inline]
    pub(crate) fn left(self) -> Self {
        Cells(array::from_fn(|place| {
            let right = self.0.get(place + 1).unwrap_or(&0);
            self.0[place] >> 1 | right << 63
        }))
    }

    /// Each cell's neighbour in the other row.
    #[inline]
    pub(crate) fn other_row(self) -> Self {
        Cells(array::from_fn(|place| self.0[(place + W / 2) % W]))
    }

    /// The cells that are reached from one of these by one or more steps in one direction: to the
    /// right, each of them into a cell of `from_left`, or to the left, each into a cell of `from_right`.
    #[inline]
    pub(crate) fn flooded(self, from_left: Self, from_right: Self) -> Self {
        let mut flooded = Self::NONE;
        let (mut comes_right, mut comes_left) = (0, 0);
        for place in 0..W {
            // Words without anything to start from are frequent.
            let cells = self.0[place];
            if cells | comes_right != 0 {
                let word = flood_right(cells, from_left.0[place], comes_right);
                comes_right = (cells | word) >> 63;
                flooded.0[place] |= word;
            }
            let opposite = W - 1 - place;
            let cells = self.0[opposite];
            if cells | comes_left != 0 {
                let word = flood_left(cells, from_right.0[opposite], comes_left);
                comes_left = (cells | word) & 1;
                flooded.0[opposite] |= word;
            }
        }
        flooded
    }
}

/// One word of a flood to the right, that is, upwards; `comes_in` is 1 if it comes in from the word
/// below, else 0.
///
/// An addition does it. Take a run of ones in `open`. If none of its cells is entered from outside
/// or from a given cell, the sum has the run's ones as they were. Else the lowest entered
/// cell becomes 0, and the carry goes on to the end of the run: all cells from there on become 0,
/// but for those that are entered themselves; the carry ends in the zero behind the run.
#[inline]
fn flood_right(cells: u64, open: u64, comes_in: u64) -> u64 {
    let entered = (cells << 1 | comes_in) & open;
    entered | (open & !open.wrapping_add(entered))
}

/// One word of a flood to the left; `comes_in` is 1 if it comes in from the word above, else 0.
///
/// No carry goes down. Before a round of `steps`, what up to `steps - 1` steps reach is flooded, and `open`
/// are the cells through which as many steps lead.
#[inline]
fn flood_left(cells: u64, mut open: u64, comes_in: u64) -> u64 {
    let mut flooded = (cells >> 1 | comes_in << 63) & open;
    for steps in [1, 2, 4, 8, 16, 32] {
        flooded |= flooded >> steps & open;
        open &= open >> steps;
    }
    flooded
}

impl<const W: usize> BitAnd for Cells<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Cells(array::from_fn(|place| self.0[place] & other.0[place]))
    }
}

impl<const W: usize> BitOr for Cells<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Cells(array::from_fn(|place| self.0[place] | other.0[place]))
    }
}

impl<const W: usize> Not for Cells<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Cells(array::from_fn(|place| !self.0[place]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Rng, RngExt, seeded};

    /// A set in which a cell is with this chance, in percent.
    fn random<const W: usize>(rng: &mut Rng, percent: u32) -> Cells<W> {
        let mut cells = Cells::NONE;
        for cell in 0..Cells::<W>::BITS {
            if rng.random_range(0..100) < percent {
                cells.add(cell);
            }
        }
        cells
    }

    /// Step by step to the right.
    fn walked<const W: usize>(cells: Cells<W>, open: Cells<W>) -> Cells<W> {
        let mut walked = Cells::NONE;
        for cell in 1..Cells::<W>::BITS {
            let comes = cells.holds(cell - 1) || walked.holds(cell - 1);
            if comes && open.holds(cell) {
                walked.add(cell);
            }
        }
        walked
    }

    /// The number read backwards.
    fn mirrored<const W: usize>(cells: Cells<W>) -> Cells<W> {
        Cells(array::from_fn(|place| {
            cells.0[W - 1 - place].reverse_bits()
        }))
    }

    fn floods_are_walks<const W: usize>() {
        let mut rng = seeded(&["queen49", "cells"]);
        for _ in 0..2000 {
            let percent = [1, 10, 50, 90][rng.random_range(0..4)];
            let cells = random::<W>(&mut rng, percent);
            let percent = [0, 50, 90, 99, 100][rng.random_range(0..5)];
            let open = random::<W>(&mut rng, percent);
            let other = random::<W>(&mut rng, percent);
            let right = walked(cells, open);
            let left = mirrored(walked(mirrored(cells), mirrored(other)));
            assert_eq!(cells.flooded(open, other), right | left);
            assert_eq!(cells.flooded(open, Cells::NONE), right);
            assert_eq!(cells.flooded(Cells::NONE, other), left);
        }
    }

    #[test]
    fn floods_go_step_by_step_across_words_and_fill_them() {
        floods_are_walks::<2>();
        floods_are_walks::<4>();
        floods_are_walks::<14>();
    }

    #[test]
    fn neighbours_are_found_across_words() {
        let mut rng = seeded(&["queen49", "neighbours"]);
        for _ in 0..500 {
            let cells = random::<6>(&mut rng, 30);
            let last = Cells::<6>::BITS - 1;
            let all: Vec<usize> = (0..=last).filter(|&cell| cells.holds(cell)).collect();
            assert!(cells.numbers().eq(all.iter().copied()));
            for cell in 0..=last {
                let is_right = cell > 0 && cells.holds(cell - 1);
                assert_eq!(cells.right().holds(cell), is_right);
                let is_left = cell < last && cells.holds(cell + 1);
                assert_eq!(cells.left().holds(cell), is_left);
                let opposite = (cell + 192) % 384;
                assert_eq!(cells.other_row().holds(cell), cells.holds(opposite));
            }
        }
    }
}
