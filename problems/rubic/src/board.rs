//! Boards packed into 64 bits, the walk over all short sequences of operations, and the table of
//! all boards near the solved one.

use theory::hashing::mix;

use crate::Operation;

/// A board: bits 4p to 4p + 3 hold the number of cell p less one, cells counted row by row from 0.
pub(crate) type Board = u64;

/// Every number on its own cell.
pub(crate) const SOLVED: Board = 0xfedc_ba98_7654_3210;

/// Rows 0 to 3, then columns 4 to 7.
pub(crate) type Line = usize;

/// All lines.
const LINES: Line = 8;

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

/// Whether `line` may follow `last` in a sequence in normal form: parallel lines in ascending
/// order, none twice in a row.
#[inline]
fn may_follow(last: Option<Line>, line: Line) -> bool {
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

/// How many sequences of at most `length` operations there are in normal form.
fn sequences(length: u32) -> usize {
    // Those of one length by their last line.
    let mut ending = [3; LINES];
    let mut count = 1;
    for _ in 0..length {
        count += ending.iter().sum::<usize>();
        ending = std::array::from_fn(|line| {
            let before = (0..LINES).filter(|&last| may_follow(Some(last), line));
            3 * before.map(|last| ending[last]).sum::<usize>()
        });
    }
    count
}

/// All boards at most some number of operations away from the solved one, with their distances:
/// a hash table with open addressing, at most two thirds full.
///
/// The other fifteen cells determine the first one, so its four bits hold the distance.
pub(crate) struct Ball {
    slots: Vec<u64>,
}

/// No board: its cells are all alike.
const EMPTY: u64 = u64::MAX;

impl Ball {
    /// The boards at most `radius` operations away.
    pub(crate) fn new(radius: u32) -> Self {
        let mut ball = Ball {
            slots: vec![EMPTY; sequences(radius) * 3 / 2 + 1],
        };
        for distance in 0..=radius {
            // Shorter sequences come first, so the first distance of a board is the right one.
            let mut insert = |board| {
                let slot = ball.slot(board);
                if ball.slots[slot] == EMPTY {
                    ball.slots[slot] = board & !15 | u64::from(distance);
                }
                false
            };
            walk(SOLVED, distance, None, &mut insert, &mut Vec::new());
        }
        ball
    }

    /// The slot that holds the board, or else the empty one where it would go.
    #[inline]
    fn slot(&self, board: Board) -> usize {
        // The upper half of the hash, as a fraction of 2^32, chooses the slot.
        let hash = mix(board >> 4) >> 32;
        let slot = (hash * self.slots.len() as u64) >> 32;
        let mut slot = usize::try_from(slot).expect("less than the number of slots");
        while self.slots[slot] != EMPTY && (self.slots[slot] ^ board) > 15 {
            slot += 1;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
        slot
    }

    /// Whether the board is in the ball.
    #[inline]
    pub(crate) fn contains(&self, board: Board) -> bool {
        self.slots[self.slot(board)] != EMPTY
    }

    /// Operations from the solved board, if it is in the ball.
    pub(crate) fn distance(&self, board: Board) -> Option<u64> {
        Some(self.slots[self.slot(board)])
            .filter(|&slot| slot != EMPTY)
            .map(|slot| slot & 15)
    }

    /// A shortest way from a board of the ball to the solved one.
    pub(crate) fn way_home(&self, mut board: Board) -> Vec<Operation> {
        let mut way = Vec::new();
        while board != SOLVED {
            let nearer = self
                .distance(board)
                .and_then(|distance| distance.checked_sub(1));
            let (line, by) = (0..LINES)
                .flat_map(|line| (1..=3).map(move |by| (line, by)))
                .find(|&(line, by)| self.distance(pushed(board, line, by)) == nearer)
                .expect("some operation leads nearer");
            way.push(Operation::new(line, by));
            board = pushed(board, line, by);
        }
        way
    }
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
    fn balls_hold_as_many_boards_as_are_told_of_them() {
        let ball = Ball::new(5);
        let mut counts = [0; 6];
        for slot in ball.slots.into_iter().filter(|&slot| slot != EMPTY) {
            counts[usize::try_from(slot & 15).unwrap()] += 1;
        }
        assert_eq!(counts, [1, 24, 396, 6264, 97_558, 1_486_728]);
    }

    #[test]
    fn nearly_every_sequence_in_normal_form_leads_to_a_board_of_its_own() {
        assert_eq!([0, 1, 2, 3].map(sequences), [1, 25, 421, 6685]);
    }
}
