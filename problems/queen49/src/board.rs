//! Where the pieces can go on one board, for whole sets of cells at a time.
//!
//! Nothing ever stands between the two pieces, and whoever has just moved stands on the new cell
//! already, so whether the king would be attacked on a cell depends on the queen's place alone, and the
//! other way round. Walls stop a move and the move back alike: what goes from a cell to another
//! one could have come from there.

use crate::Test;
use crate::cells::Cells;

/// A board, what its walls leave, and what is needed for each place of the king. Cells are numbered as in [`Cells`].
pub(crate) struct Board<const W: usize> {
    all: Cells<W>,
    /// Cells that can be entered from their left.
    from_left: Cells<W>,
    /// Cells that can be entered from their right.
    from_right: Cells<W>,
    /// Cells with no wall between the rows.
    straight: Cells<W>,
    /// In both rows, the columns from which a slanting step leads to the next one.
    slanting: Cells<W>,
    /// By the king's cell.
    pub(crate) kings: Vec<King<W>>,
}

/// What a place of the king means for both.
#[derive(Clone)]
pub(crate) struct King<const W: usize> {
    /// The cells one step away.
    pub(crate) steps: Vec<usize>,
    /// Where the queen may end a move: neither there nor where he attacks.
    pub(crate) stops: Cells<W>,
    /// Where a queen bars the place from him: there, or where she attacks it.
    pub(crate) bars: Cells<W>,
}

impl<const W: usize> Board<W> {
    /// The board of a test with up to `32 W` columns. `O(N W)` time and memory.
    pub(crate) fn new(test: &Test) -> Self {
        let column = |column| [0, 1].map(|row| Cells::<W>::number(row, column));
        let mut all = Cells::NONE;
        for cell in (0..test.columns).flat_map(column) {
            all.add(cell);
        }
        let (mut straight, mut from_right) = (all, all);
        for cell in column(test.columns - 1) {
            from_right.remove(cell);
        }
        for &(a, b) in &test.walls {
            let (row, first) = a.min(b);
            if a.0 == b.0 {
                from_right.remove(column(first - 1)[row - 1]);
            } else {
                for cell in column(first - 1) {
                    straight.remove(cell);
                }
            }
        }
        let nowhere = King {
            steps: Vec::new(),
            stops: Cells::NONE,
            bars: Cells::NONE,
        };
        let mut board = Board {
            all,
            from_left: from_right.right(),
            from_right,
            straight,
            // It touches every wall that ends at the crossing point.
            slanting: straight & straight.left() & from_right & from_right.other_row(),
            kings: vec![nowhere; Cells::<W>::BITS],
        };
        // The cells between two walls, from their first one on.
        let mut stretch = Cells::NONE;
        for cell in all.numbers() {
            let only = Cells::only(cell);
            if !stretch.holds(cell) {
                stretch = only | only.flooded(board.from_left, board.from_right);
            }
            let steps = board.steps_from(only);
            board.kings[cell] = King {
                steps: steps.numbers().collect(),
                stops: all & !(only | steps),
                bars: stretch | steps,
            };
        }
        board
    }

    pub(crate) fn all(&self) -> Cells<W> {
        self.all
    }

    /// The cells one step away from some of these.
    pub(crate) fn steps_from(&self, cells: Cells<W>) -> Cells<W> {
        self.crossings(cells) | (cells.right() & self.from_left) | (cells.left() & self.from_right)
    }

    /// The cells of the other row one step away from some of these.
    #[inline]
    fn crossings(&self, cells: Cells<W>) -> Cells<W> {
        let opposite = cells.other_row();
        (opposite & self.straight)
            | (opposite & self.slanting).right()
            | (opposite.left() & self.slanting)
    }

    /// The cells from which a move takes the queen to one of the targets, while the king stands in
    /// the way; his cell is no target. A queen on the only target within reach is not among them:
    /// to stay is no move.
    #[inline]
    pub(crate) fn queens_before(&self, targets: Cells<W>, king: usize) -> Cells<W> {
        let mut from_left = self.from_left;
        from_left.remove(king);
        let mut from_right = self.from_right;
        from_right.remove(king);
        targets.flooded(from_left, from_right) | self.crossings(targets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::random;
    use crate::rules::Rules;
    use contract::{RngExt, seeded};

    /// Compares everything with the rules on one board.
    fn agree<const W: usize>(test: &Test, targets: Cells<W>) {
        let board = Board::<W>::new(test);
        let rules = Rules::new(test);
        let set = |cells: Vec<crate::Cell>| {
            let mut set = Cells::NONE;
            for (x, y) in cells {
                set.add(Cells::<W>::number(x - 1, y - 1));
            }
            set
        };
        let cells = || (1..=2).flat_map(|x| (1..=test.columns).map(move |y| (x, y)));
        for king in cells() {
            let at = Cells::<W>::number(king.0 - 1, king.1 - 1);
            let only = Cells::only(at);
            let attacked = set(rules.king_attacks(king));
            assert_eq!(board.steps_from(only), attacked, "{king:?} on {test:?}");
            assert!(attacked.numbers().eq(board.kings[at].steps.iter().copied()));
            assert_eq!(board.kings[at].stops, board.all() & !only & !attacked);

            let targets = targets & board.all() & !only;
            let found = board.queens_before(targets, at);
            for queen in cells().filter(|&queen| queen != king) {
                let attacked = set(rules.queen_attacks(queen, king));
                let place = Cells::<W>::number(queen.0 - 1, queen.1 - 1);
                assert_eq!(
                    (found.holds(place), board.kings[at].bars.holds(place)),
                    (attacked & targets != Cells::NONE, attacked.holds(at)),
                    "king {king:?}, queen {queen:?} on {test:?}"
                );
            }
            assert!(board.kings[at].bars.holds(at));
        }
    }

    #[test]
    fn sets_of_moves_are_those_of_the_rules() {
        let mut rng = seeded(&["queen49", "board"]);
        let lengths = [2, 3, 5, 31, 32, 33, 63, 64, 65, 66, 127, 128, 129];
        for columns in lengths.iter().copied() {
            for (levels, uprights) in [(0, 5), (10, 10), (50, 40)].iter().copied() {
                let test = random(&mut rng, columns, levels, uprights);
                let mut targets = Cells::<14>::NONE;
                let mut few = Cells::<2>::NONE;
                let percent = [1, 10, 90][rng.random_range(0..3)];
                for row in 0..2 {
                    for column in 0..columns {
                        if rng.random_range(0..100) < percent {
                            targets.add(Cells::<14>::number(row, column));
                            few.add(Cells::<2>::number(row, column % 64));
                        }
                    }
                }
                agree(&test, targets);
                if columns <= 64 {
                    agree(&test, few);
                }
            }
        }
    }
}
