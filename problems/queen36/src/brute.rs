//! The chain of captures straight from the rules: every order.

use crate::{Input, Output};

/// The largest number of pawns for which every order is tried.
const MOST_PAWNS: usize = 12;

/// The five directions of the queen.
const DIRECTIONS: [(i64, i64); 5] = [(-1, 0), (1, 0), (0, 1), (-1, 1), (1, 1)];

/// The pawns on a board that are not captured yet, and the queen.
struct Play {
    cells: Vec<(i64, i64)>,
    is_captured: Vec<bool>,
    queen: (i64, i64),
}

impl Play {
    fn new(input: &Input) -> Self {
        let cells = input.pawns.iter();
        Play {
            cells: cells.map(|&(x, y)| (x.into(), y.into())).collect(),
            is_captured: vec![false; input.pawns.len()],
            queen: (0, 0),
        }
    }

    /// The pawn that the queen meets first on its way in this direction.
    fn first_met(&self, (dx, dy): (i64, i64)) -> Option<usize> {
        let steps = |&pawn: &usize| {
            let (x, y) = self.cells[pawn];
            let (x, y) = (x - self.queen.0, y - self.queen.1);
            let steps = x.abs().max(y.abs());
            (steps > 0 && (x, y) == (steps * dx, steps * dy)).then_some(steps)
        };
        let left = (0..self.cells.len()).filter(|&pawn| !self.is_captured[pawn]);
        left.filter(|it| steps(it).is_some()).min_by_key(steps)
    }

    /// The most captures from here on.
    fn most(&mut self) -> usize {
        let mut most = 0;
        for direction in DIRECTIONS {
            if let Some(pawn) = self.first_met(direction) {
                let before = std::mem::replace(&mut self.queen, self.cells[pawn]);
                self.is_captured[pawn] = true;
                most = most.max(1 + self.most());
                self.is_captured[pawn] = false;
                self.queen = before;
            }
        }
        most
    }
}

/// Whether the order is legal and as long as the longest one, or `None` if there are too many
/// pawns to try all orders.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    if input.pawns.len() > MOST_PAWNS {
        return None;
    }
    let mut play = Play::new(input);
    let most = play.most();
    for &number in &output.order {
        let pawn = number as usize - 1;
        let mut met = DIRECTIONS.iter().map(|&way| play.first_met(way));
        if !met.any(|it| it == Some(pawn)) {
            return Some(false);
        }
        play.queen = play.cells[pawn];
        play.is_captured[pawn] = true;
    }
    Some(output.order.len() == most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen36;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn board(pawns: &[(i32, i32)]) -> Input {
        Input {
            pawns: pawns.to_vec(),
        }
    }

    fn most(pawns: &[(i32, i32)]) -> usize {
        let input = board(pawns);
        confirm_by_brute::<Queen36>(&input);
        Queen36::solve(&input).order.len()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Queen36>(5000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_three_by_four_cells() {
        let cells: Vec<(i32, i32)> = (-1..=1)
            .flat_map(|x| (0..=3).map(move |y| (x, y)))
            .filter(|&cell| cell != (0, 0))
            .collect();
        for set in 1..1_u32 << cells.len() {
            let chosen = (0..cells.len()).filter(|pawn| set >> pawn & 1 == 1);
            let pawns: Vec<_> = chosen.map(|pawn| cells[pawn]).collect();
            confirm_by_brute::<Queen36>(&board(&pawns));
        }
    }

    #[test]
    fn a_row_is_swept_on_both_sides_before_it_is_left() {
        assert_eq!(most(&[(-1, 0), (-5, 0), (2, 0), (7, 0), (7, 9)]), 5);
        assert_eq!(most(&[(0, 1), (-2, 1), (2, 1), (4, 3)]), 4);
    }

    #[test]
    fn a_pawn_that_the_queen_does_not_see_is_not_captured() {
        assert_eq!(most(&[(1, 2)]), 0);
        assert_eq!(most(&[(1, 3), (-2, 5)]), 0);
    }

    #[test]
    fn diagonals_at_the_ends_of_the_board_fit_32_bits() {
        let far = crate::FARTHEST;
        assert_eq!(most(&[(far, far), (-far, far)]), 2);
        assert_eq!(most(&[(far, 0), (-far, 0), (far, far)]), 3);
        assert_eq!(most(&[(-far, 0), (0, far)]), 2);
    }
}
