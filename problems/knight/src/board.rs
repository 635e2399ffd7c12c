//! The board: its moves, the table of remoteness and the rule for boards of any size.

/// A cell: row from 1 at the bottom, column from 1 at the left.
pub type Cell = (u32, u32);

/// Rows and columns up to which games are decided by the table, so that every move counts.
pub const LARGEST_TABLE: u32 = 1000;

/// A board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Number of rows, at least 2.
    pub rows: u32,
    /// Number of columns, at least 2.
    pub columns: u32,
}

impl Board {
    /// The cells that the knight can go to, in ascending order.
    pub fn moves(self, (row, column): Cell) -> impl Iterator<Item = Cell> {
        const JUMPS: [(i32, i32); 4] = [(-2, -1), (-2, 1), (-1, -2), (1, -2)];
        JUMPS.into_iter().filter_map(move |(up, right)| {
            let (row, column) = (row.checked_add_signed(up), column.checked_add_signed(right));
            let to = (row?, column?);
            let fits = (1..=self.rows).contains(&to.0) && (1..=self.columns).contains(&to.1);
            fits.then_some(to)
        })
    }

    /// Whether the player to move loses, by the rule.
    pub fn is_lost(self, (row, column): Cell) -> bool {
        let Board { rows, columns } = self;
        if (row, column) == (rows, columns) && rows % 4 == 0 && columns % 4 == 0 {
            true
        } else if row == rows && rows % 4 == 1 {
            !(column + 1 == columns && columns % 4 == 1)
        } else if column == columns && columns % 4 == 1 {
            !(row + 1 == rows && rows % 4 == 1)
        } else {
            (row - 1) % 4 < 2 && (column - 1) % 4 < 2
        }
    }
}

/// The remoteness of every cell: even where the player to move loses, odd where he wins.
///
/// Around the board lies a border of `NO_CELL`s, so that nobody asks whether a move stays on the board.
#[derive(Debug, Clone)]
pub struct Remoteness {
    /// Places of a row: its cells, two before them and one behind.
    stride: usize,
    /// From row −1 on. At most `m + n − 2 < 2000`, because row plus column falls with every move.
    cells: Vec<u16>,
}

/// A place beside the board. One move more is an odd number above all others, which never is the
/// quickest win.
const NO_CELL: u16 = u16::MAX - 1;

impl Remoteness {
    /// The table of a board, or `None` if the board is too large.
    pub fn of(board: Board) -> Option<Remoteness> {
        let Board { rows, columns } = board;
        if rows.max(columns) > LARGEST_TABLE {
            return None;
        }
        let stride = columns as usize + 3;
        let mut table = Remoteness {
            stride,
            cells: vec![NO_CELL; stride * (rows as usize + 3)],
        };
        for sum in 2..=rows + columns {
            for row in sum.saturating_sub(columns).max(1)..=rows.min(sum - 1) {
                let at = table.place((row, sum - row));
                let two_down = at - 2 * stride;
                let after = [two_down - 1, two_down + 1, at - stride - 2, at + stride - 2];
                table.cells[at] = decided(after.map(|place| table.cells[place]));
            }
        }
        Some(table)
    }

    /// The remoteness of a cell.
    pub fn at(&self, cell: Cell) -> u16 {
        self.cells[self.place(cell)]
    }

    fn place(&self, (row, column): Cell) -> usize {
        self.stride * (row as usize + 1) + column as usize + 1
    }
}

/// The remoteness of a cell with these successors.
fn decided(successors: [u16; 4]) -> u16 {
    let (mut win, mut delay) = (u16::MAX, 0);
    for successor in successors {
        let moves = successor + 1;
        if moves % 2 == 1 {
            win = win.min(moves);
        } else {
            delay = delay.max(moves);
        }
    }
    if win == u16::MAX { delay } else { win }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards(largest: u32) -> impl Iterator<Item = Board> {
        (2..=largest)
            .flat_map(move |rows| (2..=largest).map(move |columns| Board { rows, columns }))
    }

    fn cells(board: Board) -> impl Iterator<Item = Cell> {
        (1..=board.rows).flat_map(move |row| (1..=board.columns).map(move |column| (row, column)))
    }

    /// What the rule and the moves ask of a row, or of a column: see the proof.
    fn class(i: u32, m: u32) -> (u32, u32, u32, u32) {
        (i % 4, m % 4, i.min(3), (m - i).min(3))
    }

    #[test]
    fn the_boards_up_to_12_by_12_prove_the_rule() {
        for board in boards(12) {
            for cell in cells(board) {
                let leads_to_lost = board.moves(cell).any(|to| board.is_lost(to));
                assert_ne!(board.is_lost(cell), leads_to_lost, "{board:?} {cell:?}");
            }
        }
    }

    #[test]
    fn every_class_of_rows_occurs_on_boards_of_at_most_12() {
        let classes = |largest: u32| -> std::collections::BTreeSet<_> {
            let rows = (2..=largest).flat_map(|m| (1..=m).map(move |i| class(i, m)));
            rows.collect()
        };
        assert_eq!(classes(12), classes(200));
    }

    #[test]
    fn cells_of_one_class_look_alike() {
        // The lost cells that can be reached, told as steps, depend on the classes alone.
        let mut seen = std::collections::HashMap::new();
        for board in boards(20) {
            for (row, column) in cells(board) {
                let class = (class(row, board.rows), class(column, board.columns));
                let steps = |to: Cell| {
                    let step = |to: u32, from: u32| i64::from(to) - i64::from(from);
                    (step(to.0, row), step(to.1, column), board.is_lost(to))
                };
                let view: Vec<_> = board.moves((row, column)).map(steps).collect();
                let view = (board.is_lost((row, column)), view);
                assert_eq!(*seen.entry(class).or_insert(view.clone()), view);
            }
        }
    }

    #[test]
    fn table_and_rule_agree_on_all_boards_up_to_41() {
        for board in boards(41) {
            let table = Remoteness::of(board).unwrap();
            for cell in cells(board) {
                assert_eq!(
                    table.at(cell).is_multiple_of(2),
                    board.is_lost(cell),
                    "{board:?} {cell:?}"
                );
            }
        }
    }

    #[test]
    fn there_is_no_move_from_the_block_at_the_bottom_left_and_only_there() {
        for board in boards(9) {
            for cell in cells(board) {
                let is_stuck = board.moves(cell).next().is_none();
                assert_eq!(is_stuck, cell.0 <= 2 && cell.1 <= 2, "{board:?} {cell:?}");
            }
        }
    }

    #[test]
    fn the_documents_table_is_that_of_8_by_9_without_its_column_7() {
        // From the top row down; + is won, - is lost.
        const PRINTED: [&str; 8] = [
            "+++++++-", "+++++++-", "--++--+-", "--++--+-", "+++++++-", "+++++++-", "--++--+-",
            "--++--+-",
        ];
        let board = Board {
            rows: 8,
            columns: 9,
        };
        for (row, printed) in (1..=8).rev().zip(PRINTED) {
            let kept = (1..=9).filter(|&column| column != 7);
            let signs = kept.map(|column| {
                if board.is_lost((row, column)) {
                    '-'
                } else {
                    '+'
                }
            });
            assert_eq!(signs.collect::<String>(), printed, "row {row}");
            assert_eq!(board.is_lost((row, 7)), board.is_lost((row, 8)));
        }
    }

    #[test]
    fn no_table_is_made_of_a_large_board() {
        let board = |rows, columns| Board { rows, columns };
        assert!(Remoteness::of(board(1000, 1000)).is_some());
        assert!(Remoteness::of(board(1001, 2)).is_none());
        assert!(Remoteness::of(board(1_000_000_000, 1_000_000_000)).is_none());
    }
}
