//! RUBIC straight from the rules, on the board as it is drawn: all lists of operations in turn;
//! and for boards farther away, layers of boards around the board and around the solved one.

use crate::{Input, Operation, Output};

/// Operations beyond which trying all lists is called too much.
const MOST_OPERATIONS: usize = 4;

/// A board as it is drawn: rows of numbers.
pub type Drawn = [[u8; 4]; 4];

/// The board to be reached.
const AIM: Drawn = [
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
fn operations() -> impl Iterator<Item = Operation> {
    let lines = (1..=2).flat_map(|kind| (1..=4).map(move |number| (kind, number)));
    lines.flat_map(|(kind, number)| (1..=3).map(move |by| Operation { kind, number, by }))
}

/// Whether the operations lead to the solved board.
pub fn replay(input: &Input, output: &Output) -> bool {
    let operations = output.operations.iter();
    AIM == operations.fold(drawn(input), |board, &operation| after(&board, operation))
}

/// The fewest operations, by trying all lists of 0, 1, 2, … operations; `None` if 4 are too few.
pub fn solve(input: &Input) -> Option<usize> {
    (0..=MOST_OPERATIONS).find(|&length| is_solved_in(&drawn(input), length))
}

/// Whether some list of just this length solves the board.
fn is_solved_in(board: &Drawn, length: usize) -> bool {
    match length.checked_sub(1) {
        None => *board == AIM,
        Some(rest) => operations().any(|operation| is_solved_in(&after(board, operation), rest)),
    }
}

/// The fewest operations, for boards up to about ten away: layers of boards at equal distances
/// are built around both boards, until the outermost layers meet.
pub fn second(input: &Input) -> usize {
    let mut sides = [Layers::around(drawn(input)), Layers::around(AIM)];
    let mut distance = 0;
    // A board at `i` from one and at `j` from the other lies on a shortest way if `i + j` is the
    // distance, and there is one for every such `i` and `j`.
    while !meet(&sides[0].outer, &sides[1].outer) {
        let side = usize::from(sides[1].outer.len() < sides[0].outer.len());
        sides[side].grow();
        distance += 1;
    }
    distance
}

/// The two outermost layers around a board, in ascending order.
struct Layers {
    inner: Vec<Drawn>,
    outer: Vec<Drawn>,
}

impl Layers {
    fn around(board: Drawn) -> Self {
        Layers {
            inner: Vec::new(),
            outer: vec![board],
        }
    }

    /// Adds a layer. One operation leads from a layer to itself or to one of its neighbours.
    fn grow(&mut self) {
        let boards = self.outer.iter();
        let mut next: Vec<Drawn> = boards
            .flat_map(|board| operations().map(|operation| after(board, operation)))
            .collect();
        next.sort_unstable();
        next.dedup();
        let is_in = |layer: &[Drawn], board: &Drawn| layer.binary_search(board).is_ok();
        next.retain(|board| !is_in(&self.inner, board) && !is_in(&self.outer, board));
        self.inner = std::mem::replace(&mut self.outer, next);
    }
}

/// Whether two ascending layers have a board in common.
fn meet(a: &[Drawn], b: &[Drawn]) -> bool {
    let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
    few.iter().any(|board| many.binary_search(board).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rubic;
    use crate::cases::scrambled;
    use casebook::{confirm_by_brute, cross_check, recipe, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_boards_up_to_four_operations_away() {
        cross_check::<Rubic>(2000);
    }

    #[test]
    fn reference_and_layers_agree_on_boards_farther_away() {
        let mut rng = seeded(&["rubic", "layers"]);
        let mut counts = [0; 9];
        for round in 0..40 {
            let input = scrambled(&mut rng, 5 + round % 4);
            let output = Rubic::solve(&input);
            assert!(replay(&input, &output), "{input}");
            assert_eq!(second(&input), output.operations.len(), "{input}");
            counts[output.operations.len()] += 1;
        }
        assert!(counts[5..].iter().all(|&count| count > 3), "{counts:?}");
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

    #[test]
    fn layers_around_a_board_hold_as_many_boards_as_are_told_of_them() {
        let mut layers = Layers::around(AIM);
        for count in [1, 24, 396, 6264, 97_558] {
            assert_eq!(layers.outer.len(), count);
            layers.grow();
        }
    }

    #[test]
    fn the_samples_answer_is_the_only_one() {
        let input = recipe::<Rubic>("sample").unwrap();
        let board = drawn(&input);
        let mut found = Vec::new();
        for first in operations() {
            let next = after(&board, first);
            let seconds = operations().filter(|&second| after(&next, second) == AIM);
            found.extend(seconds.map(|second| vec![first, second]));
        }
        assert_eq!(found, [Rubic::solve(&input).operations]);
        assert_eq!(Rubic::solve(&input).to_string(), "2\n2 3 3\n1 2 2\n");
    }
}
