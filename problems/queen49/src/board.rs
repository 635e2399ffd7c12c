//! The positions of one board, and where the pieces can go.
//!
//! Nothing ever stands between the two pieces, and whoever has just moved stands on the new cell
//! already, so whether the king would be attacked on a cell depends on the queen's place alone, and the
//! other way round. After a king's move neither piece attacks the other.

use std::ops::Range;

use crate::{Cell, Test};

/// Who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    King,
    Queen,
}

/// A board. Its cells are numbered from 0, the first row before the second one; a position is
/// the side to move, the king's cell and the queen's, in the order of their numbers, the queen's
/// changing first.
pub(crate) struct Board {
    columns: usize,
    /// The cells one step away from each.
    steps: Vec<Vec<usize>>,
    /// The cells that can be reached from each within its row, and itself.
    stretches: Vec<Range<usize>>,
}

impl Board {
    pub(crate) fn new(test: &Test) -> Self {
        let n = test.columns;
        // Whether there is a wall between the rows at a column; on the right of a cell.
        let mut level = vec![false; n];
        let mut upright = vec![false; 2 * n];
        for &(a, b) in &test.walls {
            let (first, second) = (
                number(a, n).min(number(b, n)),
                number(a, n).max(number(b, n)),
            );
            if second - first == 1 && a.0 == b.0 {
                upright[first] = true;
            } else {
                level[first] = true;
            }
        }

        let mut steps = vec![Vec::new(); 2 * n];
        let mut join = |a: usize, b: usize| {
            steps[a].push(b);
            steps[b].push(a);
        };
        for column in 0..n {
            let (above, below) = (column, n + column);
            if !level[column] {
                join(above, below);
            }
            if column + 1 == n {
                break;
            }
            if !upright[above] {
                join(above, above + 1);
            }
            if !upright[below] {
                join(below, below + 1);
            }
            // A slanting step touches every wall that ends at the crossing point.
            let walls = [
                level[column],
                level[column + 1],
                upright[above],
                upright[below],
            ];
            if walls == [false; 4] {
                join(above, below + 1);
                join(below, above + 1);
            }
        }

        let mut stretches = Vec::with_capacity(2 * n);
        for row in [0..n, n..2 * n] {
            let mut start = row.start;
            for cell in row.clone() {
                if upright[cell] || cell + 1 == row.end {
                    stretches.extend((start..=cell).map(|_| start..cell + 1));
                    start = cell + 1;
                }
            }
        }
        Board {
            columns: n,
            steps,
            stretches,
        }
    }

    pub(crate) fn cells(&self) -> usize {
        2 * self.columns
    }

    #[inline]
    pub(crate) fn position(&self, side: Side, king: usize, queen: usize) -> usize {
        ((side as usize * self.cells()) + king) * self.cells() + queen
    }

    #[inline]
    pub(crate) fn parts(&self, position: usize) -> (Side, usize, usize) {
        let cells = self.cells();
        let side = if position < cells * cells {
            Side::King
        } else {
            Side::Queen
        };
        (side, position / cells % cells, position % cells)
    }

    /// Whether the queen attacks a cell; not the one she stands on.
    #[inline]
    fn queen_attacks(&self, queen: usize, cell: usize) -> bool {
        cell != queen && (self.stretches[queen].contains(&cell) || self.king_attacks(queen, cell))
    }

    /// Whether the king attacks a cell.
    #[inline]
    pub(crate) fn king_attacks(&self, king: usize, cell: usize) -> bool {
        self.steps[king].contains(&cell)
    }

    /// The cells one step away.
    #[inline]
    pub(crate) fn steps(&self, cell: usize) -> impl Iterator<Item = usize> {
        self.steps[cell].iter().copied()
    }

    /// The part of the queen's stretch that the king leaves to her: her cells, and others.
    #[inline]
    pub(crate) fn ride(&self, king: usize, queen: usize) -> Range<usize> {
        let stretch = self.stretches[queen].clone();
        if !stretch.contains(&king) {
            stretch
        } else if king < queen {
            king + 1..stretch.end
        } else {
            stretch.start..king
        }
    }

    /// The cells of the other row that the queen reaches with a step.
    #[inline]
    pub(crate) fn crossings(&self, king: usize, queen: usize) -> impl Iterator<Item = usize> {
        let is_above = queen < self.columns;
        let steps = self.steps[queen].iter().copied();
        steps.filter(move |&cell| cell != king && (cell < self.columns) != is_above)
    }

    /// Whether the king may end his move on `cell`.
    #[inline]
    pub(crate) fn king_may_enter(&self, cell: usize, queen: usize) -> bool {
        cell != queen && !self.queen_attacks(queen, cell)
    }
}

/// The number of a cell on a board of `n` columns.
fn number(cell: Cell, n: usize) -> usize {
    (cell.0 - 1) * n + cell.1 - 1
}
