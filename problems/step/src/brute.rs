//! The strip straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// Beads beyond which no search is begun, and the most positions that it remembers.
const MOST_SEARCHED: usize = 20;
const MOST_POSITIONS: usize = 20_000;

/// The number of winning first moves by search over the rules, or `None` if there are too many
/// positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.beads.len() > MOST_SEARCHED {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let moves = book.winning(&start).ok()?.len();
    Some(Output { moves })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Step;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    pub(crate) fn input(cells: u32, beads: &[u32]) -> Input {
        Input {
            cells,
            beads: beads.to_vec(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Step>(2000);
    }

    #[test]
    fn edges_are_confirmed() {
        confirm_by_brute::<Step>(&input(2, &[1]));
        confirm_by_brute::<Step>(&input(3, &[1]));
        confirm_by_brute::<Step>(&input(3, &[2]));
        for last in [17, 18, 19] {
            let full: Vec<u32> = (1..=last).collect();
            confirm_by_brute::<Step>(&input(20, &full));
        }
    }

    #[test]
    fn the_only_winning_move_of_the_sample_is_from_4_to_5() {
        let sample = input(9, &[2, 4, 6, 7]);
        assert_eq!(Step::solve(&sample).moves, 1);
        let lost = |beads: &[u32]| Step::solve(&input(9, beads)).moves == 0;
        assert!(lost(&[2, 5, 6, 7]));
        // What the document calls the only one.
        assert!(!lost(&[3, 4, 6, 7]));
    }

    #[test]
    fn two_beads_on_a_cell_are_refused() {
        let error = read_bytes::<Step>("STEP.INP", b"9 3\n4 2 4\n").unwrap_err();
        assert_eq!(error.to_string(), "STEP.INP:2: two beads lie on cell 4");
    }
}
