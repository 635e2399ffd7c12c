//! Layers of boards around the board and around the solved one.

use std::collections::HashSet;

use crate::brute::replay;
use crate::rules::{after, operations};
use crate::{Input, Output};

/// The numbers row by row.
type Board = [u8; 16];

/// The board to be reached.
const AIM: Board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/// Whether the operations solve the board and are the fewest.
pub fn is_right(input: &Input, output: &Output) -> bool {
    replay(input, output) && output.operations.len() == fewest(input)
}

/// The fewest operations, for boards up to about ten away: layers of boards at equal distances
/// are built around both boards, until the outermost layers meet.
fn fewest(input: &Input) -> usize {
    let mut outer = [input.cells, AIM].map(|board| HashSet::from([board]));
    let mut known = outer.clone();
    let mut distance = 0;
    // A board at `i` from one and at `j` from the other lies on a shortest way if `i + j` is the
    // distance, and there is one for every such `i` and `j`.
    while outer[0].is_disjoint(&outer[1]) {
        let side = usize::from(outer[1].len() < outer[0].len());
        outer[side] = next_layer(&outer[side], &mut known[side]);
        distance += 1;
    }
    distance
}

/// The boards one operation behind a layer that are not known yet; from now on they are.
fn next_layer(layer: &HashSet<Board>, known: &mut HashSet<Board>) -> HashSet<Board> {
    let boards = layer.iter();
    let next = boards.flat_map(|board| operations().map(|operation| after(board, operation)));
    next.filter(|&board| known.insert(board)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rubic;
    use crate::cases::scrambled;
    use contract::{recipe, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_layers_agree_on_boards_farther_away() {
        let mut rng = seeded(&["rubic", "layers"]);
        let mut counts = [0; 9];
        for round in 0..40 {
            let input = scrambled(&mut rng, 5 + round % 4);
            let output = Rubic::solve(&input);
            assert!(replay(&input, &output), "{input}");
            assert_eq!(fewest(&input), output.operations.len(), "{input}");
            counts[output.operations.len()] += 1;
        }
        assert!(counts[5..].iter().all(|&count| count > 3), "{counts:?}");
    }

    #[test]
    fn layers_around_a_board_hold_as_many_boards_as_are_told_of_them() {
        let mut layer = HashSet::from([AIM]);
        let mut known = layer.clone();
        for count in [1, 24, 396, 6264, 97_558] {
            assert_eq!(layer.len(), count);
            layer = next_layer(&layer, &mut known);
        }
    }

    #[test]
    fn the_samples_answer_is_the_only_one() {
        let input = recipe::<Rubic>("sample").unwrap();
        let board = input.cells;
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
