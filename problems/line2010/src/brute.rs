//! The shortest way through all boards, straight from the rules; and a proof that a plan is best.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::{Cell, Input, Operation, Output};

/// Free cells that [`solve`] takes on: it looks at all boards, two for each of them.
const MOST_CELLS: usize = 12;

/// Cost and number of operations, in this order of importance.
pub type Price = (u64, usize);

/// The least price of a plan by a search through all boards, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Price> {
    let free: Vec<usize> = (0..input.first.len())
        .filter(|&place| input.first[place] != b'#')
        .collect();
    if free.len() > MOST_CELLS {
        return None;
    }
    let board = |cells: &[u8]| -> usize {
        let beads = free
            .iter()
            .enumerate()
            .filter(|&(_, &place)| cells[place] == b'*');
        beads.map(|(bit, _)| 1 << bit).sum()
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
    for &operation in &output.operations {
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
    (board == input.second).then_some((cost, output.operations.len()))
}

/// An edge of the network in [`is_best`]: from, to, price of a further unit.
type Edge = (usize, usize, (i64, i64));

/// Whether a plan is legal and none is better, by the network that all plans live in.
///
/// Its nodes are the cells and one more, *outside*. A slide is a unit from cell to cell, putting
/// a bead on a cell is a unit from outside to it, taking it away one back. Every plan is a flow with
/// the right surplus in each cell, and a flow is the cheapest one exactly if no circle of changes,
/// further units or units taken back, costs less than nothing. Whether there is such a circle is
/// found by the Bellman–Ford method: without one, distances settle.
pub fn is_best(input: &Input, output: &Output) -> bool {
    if replay(input, output).is_none() {
        return false;
    }
    let outside = input.first.len();
    let mut units = vec![[0_i64; 4]; outside + 1];
    let place = |(x, y): Cell| usize::from(x - 1) * input.columns + usize::from(y - 1);
    for &operation in &output.operations {
        // Of each cell: units to the right, downwards, from outside, and to the outside.
        match operation {
            Operation::Add(cell) => units[place(cell)][2] += 1,
            Operation::Remove(cell) => units[place(cell)][3] += 1,
            Operation::Slide(from, to) => {
                let (from, to) = (place(from), place(to));
                let is_down = from.abs_diff(to) != 1 || input.columns == 1;
                let sign = if from < to { 1 } else { -1 };
                units[from.min(to)][usize::from(is_down)] += sign;
            }
        }
    }
    let slides: i64 = units.iter().map(|cell| cell[0].abs() + cell[1].abs()).sum();
    let others: i64 = units.iter().map(|cell| cell[2] + cell[3]).sum();
    if usize::try_from(slides + others) != Ok(output.operations.len()) {
        // There and back again.
        return false;
    }
    let costs = [input.costs.slide, input.costs.add, input.costs.remove]
        .map(|cost| i64::try_from(cost).expect("at most 10^5"));
    let mut edges: Vec<Edge> = Vec::new();
    // Both directions of an edge that `there` units cross and that costs `cost`.
    let mut join = |from: usize, to: usize, there: i64, cost: i64| {
        edges.push((from, to, (cost, 1)));
        if there > 0 {
            edges.push((to, from, (-cost, -1)));
        }
    };
    let is_free = |place: usize| input.first[place] != b'#';
    for place in (0..outside).filter(|&place| is_free(place)) {
        let [right, down, added, removed] = units[place];
        join(outside, place, added, costs[1]);
        join(place, outside, removed, costs[2]);
        let is_last = (place + 1) % input.columns == 0;
        if !is_last && is_free(place + 1) {
            join(place, place + 1, right, costs[0]);
            join(place + 1, place, -right, costs[0]);
        }
        if place + input.columns < outside && is_free(place + input.columns) {
            join(place, place + input.columns, down, costs[0]);
            join(place + input.columns, place, -down, costs[0]);
        }
    }
    let mut distances = vec![(0_i64, 0_i64); outside + 1];
    for _ in 0..=outside + 1 {
        let mut has_settled = true;
        for &(from, to, (cost, count)) in &edges {
            let distance = (distances[from].0 + cost, distances[from].1 + count);
            if distance < distances[to] {
                distances[to] = distance;
                has_settled = false;
            }
        }
        if has_settled {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{boards, random};
    use crate::{Costs, Line2010};
    use casebook::{RngExt, Room, confirm_by_brute, cross_check};
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

    #[test]
    fn the_proof_by_circles_says_the_same_as_the_search() {
        let mut rng = casebook::seeded(&["line2010", "circles"]);
        for _ in 0..500 {
            let input = Line2010::small(&mut rng);
            let best = Line2010::solve(&input);
            assert!(is_best(&input, &best), "{input}");
            // Another legal plan: everything is taken away and put on the board anew.
            let places = |board: &[u8]| -> Vec<Cell> {
                let beads = (0..board.len()).filter(|&place| board[place] == b'*');
                beads.map(|place| input.cell(place)).collect()
            };
            let removed = places(&input.first).into_iter().map(Operation::Remove);
            let added = places(&input.second).into_iter().map(Operation::Add);
            let other = Output {
                operations: removed.chain(added).collect(),
            };
            let price = replay(&input, &other);
            assert!(price.is_some());
            assert_eq!(is_best(&input, &other), price == solve(&input), "{input}");
        }
    }

    #[test]
    fn plans_on_larger_boards_are_legal_and_best() {
        let mut rng = casebook::seeded(&["line2010", "larger"]);
        for _ in 0..60 {
            let size = (rng.random_range(1..=25), rng.random_range(1..=25));
            let beads = (rng.random_range(0..=100), rng.random_range(0..=100));
            let forbidden = rng.random_range(0..=50);
            let most = [3, 100, 100_000][rng.random_range(0..3)];
            let input = random(&mut rng, size, beads, forbidden, (most, most / 3 + 1));
            assert!(is_best(&input, &Line2010::solve(&input)), "{input}");
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
        let input = casebook::recipe::<Line2010>("sample").unwrap();
        let output = Line2010::solve(&input);
        assert_eq!(replay(&input, &output), Some((33, 4)));
        assert_eq!(solve(&input), Some((33, 4)));
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
