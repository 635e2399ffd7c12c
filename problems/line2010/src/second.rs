//! A proof that a plan is best.

use crate::brute::replay;
use crate::{Cell, Input, Operation, Output};

/// An edge of the network in [`is_right`]: from, to, price of a further unit.
type Edge = (usize, usize, (i64, i64));

/// Whether a plan is legal and none is better, by the network that all plans live in.
///
/// Its nodes are the cells and one more, *outside*. A slide is a unit from cell to cell, putting
/// a bead on a cell is a unit from outside to it, taking it away one back. Every plan is a flow with
/// the right surplus in each cell, and a flow is the cheapest one exactly if no circle of changes,
/// further units or units taken back, costs less than nothing. Whether there is such a circle is
/// found by the Bellman–Ford method: without one, distances settle.
pub fn is_right(input: &Input, output: &Output) -> bool {
    if replay(input, output).is_none() {
        return false;
    }
    let outside = input.first.len();
    let mut units = vec![[0_i64; 4]; outside + 1];
    let place = |(x, y): Cell| usize::from(x - 1) * input.columns + usize::from(y - 1);
    for &operation in &output.0 {
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
    if usize::try_from(slides + others) != Ok(output.0.len()) {
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
    use crate::Line2010;
    use crate::brute::{self, replay};
    use crate::cases::random;
    use contract::{RngExt, Room};
    use inpout::Problem;

    #[test]
    fn the_proof_by_circles_says_the_same_as_the_search() {
        let mut rng = contract::seeded(&["line2010", "circles"]);
        for _ in 0..500 {
            let input = Line2010::small(&mut rng);
            let best = Line2010::solve(&input);
            assert!(is_right(&input, &best), "{input}");
            // Another legal plan: everything is taken away and put on the board anew.
            let places = |board: &[u8]| -> Vec<Cell> {
                let rows = (1..).zip(board.chunks(input.columns));
                let cells = rows.flat_map(|(row, line)| (1..).zip(line).map(move |it| (row, it)));
                let beads = cells.filter(|(_, (_, cell))| **cell == b'*');
                beads.map(|(row, (column, _))| (row, column)).collect()
            };
            let removed = places(&input.first).into_iter().map(Operation::Remove);
            let added = places(&input.second).into_iter().map(Operation::Add);
            let other = Output(removed.chain(added).collect());
            let price = replay(&input, &other);
            assert!(price.is_some());
            assert_eq!(
                is_right(&input, &other),
                price == brute::least_price(&input),
                "{input}"
            );
        }
    }

    #[test]
    fn plans_on_larger_boards_are_legal_and_best() {
        let mut rng = contract::seeded(&["line2010", "larger"]);
        for _ in 0..60 {
            let size = (rng.random_range(1..=25), rng.random_range(1..=25));
            let beads = (rng.random_range(0..=100), rng.random_range(0..=100));
            let forbidden = rng.random_range(0..=50);
            let most = [3, 100, 100_000][rng.random_range(0..3)];
            let input = random(&mut rng, size, beads, forbidden, (most, most / 3 + 1));
            assert!(is_right(&input, &Line2010::solve(&input)), "{input}");
        }
    }
}
