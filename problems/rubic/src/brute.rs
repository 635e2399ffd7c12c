//! RUBIC straight from the rules, on the board as it is drawn: all lists of operations in turn.

use crate::{Input, Operation, Output};

/// Operations beyond which trying all lists is called too much.
const MOST_OPERATIONS: usize = 4;

/// A board as it is drawn: rows of numbers.
pub type Drawn = [[u8; 4]; 4];

/// The board to be reached.
pub(crate) const AIM: Drawn = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
];

/// The board of an input.
pub fn drawn(input: &Input) -> Drawn {
    std::array::from_fn(|row| std::array::from_fn(|column| input.cells[4 * row + column]))
}

/// The board after one operation, cell by cell.
pub fn after(board: &Drawn, operation: Operation) -> Drawn {
    let mut next = *board;
    let line = usize::from(operation.number - 1);
    let cell = |place: usize| match operation.kind {
        1 => (line, place % 4),
        _ => (place % 4, line),
    };
    for place in 0..4 {
        let (from, to) = (cell(place), cell(place + usize::from(operation.by)));
        next[to.0][to.1] = board[from.0][from.1];
    }
    next
}

/// All 24 operations.
pub(crate) fn operations() -> impl Iterator<Item = Operation> {
    let lines = (1..=2).flat_map(|kind| (1..=4).map(move |number| (kind, number)));
    lines.flat_map(|(kind, number)| (1..=3).map(move |by| Operation { kind, number, by }))
}

/// Whether the operations lead to the solved board.
pub fn replay(input: &Input, output: &Output) -> bool {
    let operations = output.operations.iter();
    AIM == operations.fold(drawn(input), |board, &operation| after(&board, operation))
}

/// Whether the operations solve the board and are the fewest; `None` if more than 4 are needed.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    fewest(input).map(|fewest| replay(input, output) && output.operations.len() == fewest)
}

/// The fewest operations, by trying all lists of 0, 1, 2, … operations; `None` if 4 are too few.
pub fn fewest(input: &Input) -> Option<usize> {
    (0..=MOST_OPERATIONS).find(|&length| is_solved_in(&drawn(input), length))
}

/// Whether some list of just this length solves the board.
fn is_solved_in(board: &Drawn, length: usize) -> bool {
    match length.checked_sub(1) {
        None => *board == AIM,
        Some(rest) => operations().any(|operation| is_solved_in(&after(board, operation), rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rubic;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_boards_up_to_four_operations_away() {
        cross_check::<Rubic>(2000);
    }

    #[test]
    fn every_operation_is_undone_by_one() {
        for operation in operations() {
            let board = after(&AIM, operation);
            let cells = board.concat().try_into().unwrap();
            let input = Input { cells };
            confirm_by_brute::<Rubic>(&input);
            let undo = Operation {
                by: 4 - operation.by,
                ..operation
            };
            assert_eq!(Rubic::solve(&input).operations, [undo]);
        }
    }
}
