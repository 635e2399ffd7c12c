//! RUBIC straight from the rules: all lists of operations in turn.

use crate::rules::{after, operations};
use crate::{Input, Output};

/// Operations beyond which trying all lists is called too much.
const MOST_OPERATIONS: usize = 4;

/// Whether the operations lead to the solved board.
pub fn replay(input: &Input, output: &Output) -> bool {
    let operations = output.operations.iter();
    let end = operations.fold(input.cells, |cells, &operation| after(&cells, operation));
    end.is_sorted()
}

/// Whether the operations solve the board and are the fewest; `None` if more than 4 are needed.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    fewest(input).map(|fewest| replay(input, output) && output.operations.len() == fewest)
}

/// The fewest operations, by trying all lists of 0, 1, 2, … operations; `None` if 4 are too few.
pub fn fewest(input: &Input) -> Option<usize> {
    (0..=MOST_OPERATIONS).find(|&length| is_solved_in(&input.cells, length))
}

/// Whether some list of just this length solves the board.
fn is_solved_in(cells: &[u8; 16], length: usize) -> bool {
    match length.checked_sub(1) {
        None => cells.is_sorted(),
        Some(rest) => operations().any(|operation| is_solved_in(&after(cells, operation), rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Operation, Rubic};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_boards_up_to_four_operations_away() {
        cross_check::<Rubic>(2000);
    }

    #[test]
    fn every_operation_is_undone_by_one() {
        for operation in operations() {
            let aim = std::array::from_fn(|cell| u8::try_from(cell + 1).unwrap());
            let cells = after(&aim, operation);
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
