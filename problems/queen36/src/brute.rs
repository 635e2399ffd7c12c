//! The chain of captures straight from the rules: every order on small boards, and for large
//! ones a replay with an upper bound found from below.

use std::collections::{BTreeSet, HashMap};

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
        (0..self.cells.len())
            .filter(|&pawn| !self.is_captured[pawn])
            .filter(|pawn| steps(pawn).is_some())
            .min_by_key(steps)
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
        if !DIRECTIONS
            .iter()
            .any(|&way| play.first_met(way) == Some(pawn))
        {
            return Some(false);
        }
        play.queen = play.cells[pawn];
        play.is_captured[pawn] = true;
    }
    Some(output.order.len() == most)
}

/// Whether the order is legal and as long as the rows from below allow.
pub fn second(input: &Input, output: &Output) -> bool {
    is_legal(input, output) && output.order.len() == most_from_below(input)
}

/// Replays the order on sets of the pawns that are left, one for every line of the board.
fn is_legal(input: &Input, output: &Output) -> bool {
    type Lines = HashMap<i32, BTreeSet<i32>>;
    // By the number of the line: row y, column x, diagonals x − y and x + y. A pawn's place on a
    // row is its x, on the other lines its y.
    let mut lines: [Lines; 4] = Default::default();
    let of = |(x, y): (i32, i32)| [(y, x), (x, y), (x - y, y), (x + y, y)];
    for &pawn in &input.pawns {
        for (lines, (line, place)) in lines.iter_mut().zip(of(pawn)) {
            lines.entry(line).or_default().insert(place);
        }
    }
    let mut queen = (0, 0);
    for &number in &output.order {
        let pawn = input.pawns[number as usize - 1];
        let is_met = |kind: usize| {
            let ((line, from), (target, to)) = (of(queen)[kind], of(pawn)[kind]);
            let Some(left) = lines[kind].get(&line).filter(|_| line == target) else {
                return false;
            };
            from < to && left.range(from + 1..).next() == Some(&to)
                || kind == 0 && left.range(..from).next_back() == Some(&to)
        };
        if !(0..4).any(is_met) {
            return false;
        }
        for (lines, (line, place)) in lines.iter_mut().zip(of(pawn)) {
            if !lines.get_mut(&line).is_some_and(|left| left.remove(&place)) {
                return false;
            }
        }
        queen = pawn;
    }
    true
}

/// The most captures, row by row from below: how many pawns the queen can have captured when it
/// comes to each pawn, and when it goes up from it.
fn most_from_below(input: &Input) -> usize {
    let mut cells: Vec<(i32, i32)> = input.pawns.iter().map(|&(x, y)| (y, x)).collect();
    cells.push((0, 0));
    cells.sort_unstable();
    // What the queen can bring along on each line, from the last pawn seen on it.
    let mut upwards: [HashMap<i32, Option<usize>>; 3] = Default::default();
    let mut most = 0;
    for row in cells.chunk_by(|a, b| a.0 == b.0) {
        let lines = |&(y, x): &(i32, i32)| [x, x - y, x + y];
        // Captures before the pawn it comes to; `None` if it cannot come to it.
        let brought = row.iter().map(|cell| {
            let ways = upwards.iter().zip(lines(cell));
            ways.filter_map(|(lines, line)| *lines.get(&line)?).max()
        });
        let mut brought: Vec<Option<usize>> = brought.collect();
        if row[0].0 == 0 {
            brought.fill(None);
            // The queen's own cell is counted as captured, after a debt of one.
            let start = row.iter().position(|&cell| cell == (0, 0));
            brought[start.unwrap_or(0)] = Some(0);
        }
        let mut from_left = None;
        let mut taken: Vec<Option<usize>> = Vec::with_capacity(row.len());
        for (place, &brought) in brought.iter().enumerate() {
            taken.push(
                brought
                    .map(|b| b + 1)
                    .max(from_left.map(|b: usize| b + place + 1)),
            );
            from_left = from_left.max(brought);
        }
        let mut from_right = None;
        for (place, &brought) in brought.iter().enumerate().rev() {
            let swept = from_right.map(|b: usize| b + row.len() - place);
            taken[place] = taken[place].max(swept);
            from_right = from_right.max(brought);
        }
        for (cell, &taken) in row.iter().zip(&taken) {
            for (lines, line) in upwards.iter_mut().zip(lines(cell)) {
                lines.insert(line, taken);
            }
            most = most.max(taken.unwrap_or(0));
        }
    }
    most - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen36;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
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
    fn the_second_method_accepts_the_reference_and_nothing_shorter() {
        let mut rng = seeded(&["queen36", "second"]);
        for _ in 0..2000 {
            let input = Queen36::small(&mut rng);
            let mut output = Queen36::solve(&input);
            assert!(second(&input, &output), "{input}{output}");
            if output.order.pop().is_some() {
                assert!(!second(&input, &output), "{input}{output}");
            }
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
