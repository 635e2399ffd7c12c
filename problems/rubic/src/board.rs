//! Boards packed into 64 bits, and the walk over all short sequences of operations.
//!
//! **Normal form.** Only sequences count in which parallel neighbours have ascending lines. That leaves
//! 24, 396, 6264, 99 306, … of them, a factor of about 15.6 for each operation, and hardly any two
//! lead to the same board (97 558 are four operations away). So the walk need not remember where it has
//! been.

use crate::Operation;

/// A board: bits 4p to 4p + 3 hold the number of cell p less one, cells counted row by row from 0.
pub(crate) type Board = u64;

/// Every number on its own cell.
pub(crate) const SOLVED: Board = 0xfedc_ba98_7654_3210;

/// Rows 0 to 3, then columns 4 to 7.
pub(crate) type Line = usize;

/// All lines.
pub(crate) const LINES: Line = 8;

/// How many operations there are.
pub(crate) const PUSHES: usize = 24;

/// All operations: a line, and by how many cells it is pushed.
pub(crate) fn pushes() -> impl Iterator<Item = (Line, u32)> {
    (0..LINES).flat_map(|line| (1..=3).map(move |by| (line, by)))
}

/// The board of these numbers.
pub(crate) fn packed(cells: &[u8; 16]) -> Board {
    let numbers = cells.iter().rev();
    numbers.fold(0, |board, &number| board << 4 | u64::from(number - 1))
}

/// The board after the line has been pushed round by `by` cells, to the right or down.
#[inline]
pub(crate) fn pushed(board: Board, line: Line, by: u32) -> Board {
    // A step down is 16 bits for every cell; a step to the right is 4 bits within 16.
    if line < 4 {
        let row = board >> (16 * line) & 0xffff;
        let turned = row << (4 * by) | row >> (16 - 4 * by);
        board ^ ((row ^ turned) & 0xffff) << (16 * line)
    } else {
        let column = board & 0x000f_000f_000f_000f << (4 * (line - 4));
        board ^ column ^ column.rotate_left(16 * by)
    }
}

/// The board whose numbers are pushed instead of its cells: each number of the line's cells in the
/// solved board becomes the number that the push brings there. If this board undoes another one,
/// so does the result the other one after the push.
#[inline]
pub(crate) fn renumbered(board: Board, line: Line, by: u32) -> Board {
    const ONES: u64 = 0x1111_1111_1111_1111;
    // A number is four bits, two for its row and two for its column.
    let (rows, columns) = (board >> 2 & (3 * ONES), board & (3 * ONES));
    let (along, across, shift) = if line < 4 {
        (columns, rows, 0)
    } else {
        (rows, columns, 2)
    };
    let other = across ^ (line as u64 % 4 * ONES);
    let is_in_line = !(other | other >> 1) & ONES;
    let pushed = (along + u64::from(by) * ONES) & (3 * ONES);
    board ^ ((along ^ pushed) & (3 * is_in_line)) << shift
}

/// Whether `line` may follow `last` in a sequence in normal form: parallel lines in ascending
/// order, none twice in a row.
#[inline]
pub(crate) fn may_follow(last: Option<Line>, line: Line) -> bool {
    last.is_none_or(|last| line / 4 != last / 4 || line > last)
}

/// Walks all sequences of `length` operations in normal form from `board`, until `reached` is
/// true of a board at the end of one. The operations that lead there are then put into `path`,
/// the last one first.
pub(crate) fn walk(
    board: Board,
    length: u32,
    last: Option<Line>,
    reached: &mut impl FnMut(Board) -> bool,
    path: &mut Vec<Operation>,
) -> bool {
    if length == 0 {
        return reached(board);
    }
    for line in (0..LINES).filter(|&line| may_follow(last, line)) {
        for by in 1..=3 {
            let next = pushed(board, line, by);
            if walk(next, length - 1, Some(line), reached, path) {
                path.push(Operation::new(line, by));
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_go_right_and_columns_down() {
        let cells = |board: Board| (0..16).map(move |cell| (board >> (4 * cell) & 15) + 1);
        assert!(cells(SOLVED).eq(1..=16));
        let row = pushed(SOLVED, 1, 1);
        assert!(cells(row).skip(4).take(4).eq([8, 5, 6, 7]));
        assert_eq!(pushed(row, 1, 3), SOLVED);
        let column = pushed(SOLVED, 6, 1);
        assert!(cells(column).skip(2).step_by(4).eq([15, 3, 7, 11]));
        assert_eq!(pushed(column, 6, 3), SOLVED);
    }

    #[test]
    fn nearly_every_sequence_in_normal_form_leads_to_a_board_of_its_own() {
        let counts = [0, 1, 2, 3, 4].map(|length| {
            let mut count = 0;
            let mut see = |_| {
                count += 1;
                false
            };
            walk(SOLVED, length, None, &mut see, &mut Vec::new());
            count
        });
        assert_eq!(counts, [1, 24, 396, 6264, 99_306]);
    }
}
