//! The shortest way through all boards, straight from the rules.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::{Cell, Input, Operation, Output};

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
    let free = (0..input.first.len()).filter(|&place| input.first[place] != b'#');
    let free: Vec<usize> = free.collect();
    if free.len() > MOST_CELLS {
        return None;
    }
    let board = |cells: &[u8]| -> usize {
        let beads = (0..free.len()).filter(|&bit| cells[free[bit]] == b'*');
        beads.map(|bit| 1 << bit).sum()
    };
    let are_neighbours = |a: usize, b: usize| {
        let (a, b) = (free[a], free[b]);
        let rows = (a / input.columns).abs_diff(b / input.columns);
        rows + (a % input.columns).abs_diff(b % input.columns) == 1
    };
    let goal = board(&input.second);
    let mut best: Vec<Price> = vec![(u64::MAX, 0); 1 << free.len()];
    best[board(&input.first)] = (0, 0);
    let mut queue = BinaryHeap::from([Reverse(((0, 0), board(&input.first)))]);
    while let Some(Reverse((price, now))) = queue.pop() {
        if now == goal {
            return Some(price);
        }
        if price > best[now] {
            continue;
        }
        let mut reach = |next: usize, cost: u64| {
            let price = (price.0 + cost, price.1 + 1);
            if price < best[next] {
                best[next] = price;
                queue.push(Reverse((price, next)));
            }
        };
        for a in 0..free.len() {
            if now >> a & 1 == 0 {
                reach(now | 1 << a, input.costs.add);
                continue;
            }
            reach(now & !(1 << a), input.costs.remove);
            for b in (0..free.len()).filter(|&b| now >> b & 1 == 0 && are_neighbours(a, b)) {
                reach(now & !(1 << a) | 1 << b, input.costs.slide);
            }
        }
    }
    None
}

/// The price of a plan if each operation is legal and the second board comes out.
pub fn replay(input: &Input, output: &Output) -> Option<Price> {
    let rows = input.first.len() / input.columns;
    let place = |(x, y): Cell| {
        let (x, y) = (usize::from(x), usize::from(y));
        let is_there = (1..=rows).contains(&x) && (1..=input.columns).contains(&y);
        is_there.then(|| (x - 1) * input.columns + y - 1)
    };
    let mut board = input.first.clone();
    let mut change = |cell: Cell, from: u8, to: u8| -> Option<()> {
        let cell = &mut board[place(cell)?];
        (*cell == from).then(|| *cell = to)
    };
    let mut cost = 0;
    for &operation in &output.0 {
        match operation {
            Operation::Add(cell) => change(cell, b'.', b'*')?,
            Operation::Remove(cell) => change(cell, b'*', b'.')?,
            Operation::Slide(from, to) => {
                if from.0.abs_diff(to.0) + from.1.abs_diff(to.1) != 1 {
                    return None;
                }
                change(from, b'*', b'.')?;
                change(to, b'.', b'*')?;
            }
        }
        cost += input.costs.of(operation);
    }
    (board == input.second).then_some((cost, output.0.len()))
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
