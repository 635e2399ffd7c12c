//! The shortest way through all boards, straight from the rules.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use arena::Game;

use crate::rules::Rules;
use crate::{Input, Output};

/// Free cells that [`least_price`] takes on: it looks at all boards, two for each of them.
const MOST_CELLS: usize = 12;

/// Cost and number of operations, in this order of importance.
pub type Price = (u64, usize);

/// Whether the plan can be carried out and none has a lower price; `None` if there are too many boards.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    least_price(input).map(|price| replay(input, output) == Some(price))
}

/// The least price of a plan by a search through all boards, or `None` if there are too many.
pub fn least_price(input: &Input) -> Option<Price> {
    let free = input.first.iter().filter(|&&cell| cell != b'#');
    if free.count() > MOST_CELLS {
        return None;
    }
    let rules = Rules::new(input);
    let mut settled = HashSet::new();
    let mut queue = BinaryHeap::from([Reverse(((0, 0), input.first.clone()))]);
    while let Some(Reverse(((cost, count), board))) = queue.pop() {
        if board == input.second {
            return Some((cost, count));
        }
        if settled.insert(board.clone()) {
            for (operation, next) in rules.moves(&board) {
                let price = (cost + input.costs.of(operation), count + 1);
                queue.push(Reverse((price, next)));
            }
        }
    }
    None
}

/// The price of a plan if each operation is legal and the second board comes out.
pub fn replay(input: &Input, output: &Output) -> Option<Price> {
    let rules = Rules::new(input);
    let mut board = input.first.clone();
    let mut plan = output.0.iter();
    let is_legal = plan.all(|&operation| rules.carry_out(&mut board, operation));
    let cost = output.0.iter().map(|&operation| input.costs.of(operation));
    (is_legal && board == input.second).then(|| (cost.sum(), output.0.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::boards;
    use crate::{Costs, Line2010};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, solve_bytes};

    #[test]
    fn reference_and_search_agree_on_random_boards() {
        cross_check::<Line2010>(1500);
    }

    #[test]
    fn reference_and_search_agree_on_all_pairs_of_boards_of_two_by_three_cells() {
        let cells = |set: u32| -> Vec<u8> {
            (0..6)
                .map(|bit| if set >> bit & 1 == 1 { b'*' } else { b'.' })
                .collect()
        };
        for (add, remove, slide) in [(1, 1, 1), (2, 2, 1), (3, 1, 2), (9, 9, 1)] {
            for code in 0..1 << 12 {
                confirm_by_brute::<Line2010>(&Input {
                    costs: Costs { add, remove, slide },
                    columns: 3,
                    first: cells(code & 63),
                    second: cells(code >> 6),
                });
            }
        }
    }

    fn answer(costs: (u64, u64, u64), first: &[&str], second: &[&str]) -> String {
        let input = boards(costs, first, second);
        confirm_by_brute::<Line2010>(&input);
        Line2010::solve(&input).to_string()
    }

    #[test]
    fn a_bead_behind_a_bead_goes_in_its_place() {
        assert_eq!(
            answer((50, 50, 1), &["**.."], &["*..*"]),
            "2\n3 1 2 1 3\n3 1 3 1 4\n"
        );
        assert_eq!(
            answer((50, 50, 1), &["**."], &[".**"]),
            "2\n3 1 2 1 3\n3 1 1 1 2\n"
        );
    }

    #[test]
    fn a_hole_goes_round_a_full_ring_the_shorter_way() {
        let first = ["***", "*#*", "**."];
        let second = [".**", "*#*", "***"];
        assert_eq!(answer((90, 90, 1), &first, &second).lines().count(), 5);
        assert_eq!(answer((1, 2, 1), &first, &second), "2\n2 1 1\n1 3 3\n");
    }

    #[test]
    fn of_equal_costs_the_fewer_operations_win() {
        // Three slides cost as much as a bead taken away and one put on the board.
        assert_eq!(answer((2, 1, 1), &["*..."], &["...*"]), "2\n2 1 1\n1 1 4\n");
        assert_eq!(answer((2, 1, 3), &["*."], &[".*"]), "1\n3 1 1 1 2\n");
    }

    #[test]
    fn the_samples_plan_costs_33() {
        let input = contract::recipe::<Line2010>("sample").unwrap();
        let output = Line2010::solve(&input);
        assert_eq!(replay(&input, &output), Some((33, 4)));
        assert_eq!(least_price(&input), Some((33, 4)));
    }

    #[test]
    fn what_is_wrong_with_a_board_is_told() {
        for (text, message) in [
            (
                "1 2\n1 1 1\n*.\n\n#.\n",
                "LINE10.INP:5: second board: row 1: column 1 is forbidden on one board only",
            ),
            (
                "1 2\n1 1 1\n*.\n\n...\n",
                "LINE10.INP:5: second board: row 1: a length of 3 is not 2",
            ),
            (
                "2 1\n1 1 1\n*\nx\n\n.\n.\n",
                "LINE10.INP:4: row 2: 'x' is not one of '*.#'",
            ),
            ("1 1\n1 1 0\n", "LINE10.INP:2: C: 0 is not in 1..=100000"),
        ] {
            let error = solve_bytes::<Line2010>("LINE10.INP", text.as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }
}
