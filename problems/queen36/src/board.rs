//! All pawns in order, and the lines on which they stand.

use std::ops::Range;

use theory::graph::Grouped;

use crate::Input;

/// A pawn, or the queen's cell, whose number is 0.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pawn {
    pub(crate) row: u32,
    /// The column, counted from the leftmost one.
    column: u32,
    pub(crate) number: u32,
}

/// All pawns and the queen's cell by rows from below, by columns within a row. A pawn's place in
/// this order is called `at`.
pub(crate) struct Board {
    pub(crate) pawns: Vec<Pawn>,
    /// The row on top.
    top: u32,
    /// The column on the right.
    right: u32,
}

impl Board {
    /// `O(n · log n)` time at worst, `O(n)` if the pawns are spread evenly.
    pub(crate) fn new(input: &Input) -> Self {
        let (mut left, mut right, mut top) = (0, 0, 0);
        for &(x, y) in &input.pawns {
            (left, right, top) = (x.min(left), x.max(right), y.max(top));
        }
        let numbered = (0..).zip([(0, 0)].iter().chain(&input.pawns));
        let pawns = numbered.map(|(number, &(x, y))| Pawn {
            row: y.unsigned_abs(),
            column: x.abs_diff(left),
            number,
        });
        let (top, right) = (top.unsigned_abs(), right.abs_diff(left));
        Board {
            pawns: sorted(pawns, top, right),
            top,
            right,
        }
    }

    /// How many columns, and how many diagonals of each kind, there are at most.
    pub(crate) fn lines(&self) -> usize {
        (self.right + self.top) as usize + 1
    }

    /// The numbers of a pawn's column and its diagonals `x − y` and `x + y`, below [`Self::lines`].
    pub(crate) fn lines_of(&self, at: usize) -> [u32; 3] {
        let Pawn { row, column, .. } = self.pawns[at];
        [column, column + (self.top - row), column + row]
    }

    /// The places of a pawn's row.
    pub(crate) fn row_of(&self, at: usize) -> Range<usize> {
        let is_in_row = |pawn: &&Pawn| pawn.row == self.pawns[at].row;
        let left = self.pawns[..at].iter().rev().take_while(is_in_row);
        let right = self.pawns[at..].iter().take_while(is_in_row);
        at - left.count()..at + right.count()
    }
}

/// So many pawns are in a group if they are spread evenly.
const GROUP: usize = 64;

/// Sorts pawns by row and column: first into groups by the leading bits of both, put one after the
/// other, then each group on its own. That is faster than one sort of all: a group fits into the
/// cache.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are fewer groups than pawns"
)]
fn sorted(pawns: impl Iterator<Item = Pawn> + Clone, top: u32, right: u32) -> Vec<Pawn> {
    let bits = |most: u32| u32::BITS - most.leading_zeros();
    let columns = bits(right);
    let cell = |pawn: &Pawn| u64::from(pawn.row) << columns | u64::from(pawn.column);
    let leading = (pawns.clone().count() / GROUP).max(1).ilog2();
    let others = (bits(top) + columns).saturating_sub(leading);
    let group = |pawn: &Pawn| (cell(pawn) >> others) as usize;

    let grouped = Grouped::new(1 << leading, pawns.map(|pawn| (group(&pawn), pawn)));
    grouped.into_sorted_by_key(cell)
}
