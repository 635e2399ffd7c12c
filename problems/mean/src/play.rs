//! Play by the rules, once both strategies are fixed.

use crate::Test;

/// Whether Harry's strategy may name `arc` (a number from 1, or 0) at `vertex` (from 0).
pub fn is_allowed(test: &Test, vertex: usize, arc: usize) -> bool {
    match test.owners[vertex] {
        b'A' => arc == 0,
        _ => arc
            .checked_sub(1)
            .and_then(|arc| test.arcs.get(arc))
            .is_some_and(|&(tail, ..)| tail == vertex + 1),
    }
}

/// The sum of the cycle that play from `s` runs into, for a strategy of Harry's all of whose arcs
/// are allowed.
pub fn cycle_sum(test: &Test, harry: &[usize]) -> i64 {
    let next = |pawn: usize| {
        let arc = match test.owners[pawn - 1] {
            b'A' => test.ron[pawn - 1],
            _ => harry[pawn - 1],
        };
        let (_, head, weight) = test.arcs[arc - 1];
        (head, weight)
    };
    // After as many moves as there are vertices the pawn is on the cycle.
    let mut pawn = test.start;
    for _ in 0..test.owners.len() {
        pawn = next(pawn).0;
    }
    let (mut place, mut sum) = next(pawn);
    while place != pawn {
        let (head, weight) = next(place);
        sum += weight;
        place = head;
    }
    sum
}
