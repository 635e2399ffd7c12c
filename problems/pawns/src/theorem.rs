//! The sweep from the other side.

use std::collections::BTreeSet;

use crate::{Input, Output};

/// The same question asked from the right: the board is mirrored and swept with ordered sets in
/// place of sorted lists.
pub fn solve(input: &Input) -> Output {
    let mirror = |column: usize| input.columns + 1 - column;
    let mut pieces = vec![BTreeSet::new(); input.columns + 2];
    for (row, column) in input.black() {
        pieces[mirror(column)].insert(row);
    }
    let mut free = pieces.clone();
    for &column in &input.pawns {
        free[mirror(column)].insert(1);
    }
    let wins = (1..=input.columns).all(|column| {
        for row in std::mem::take(&mut pieces[column]) {
            let before = &mut free[column - 1];
            if before.first().is_some_and(|&lowest| lowest < row) {
                before.pop_first();
                continue;
            }
            let after = free[column + 1].range(..row).next_back().copied();
            if !after.is_some_and(|highest| free[column + 1].remove(&highest)) {
                return false;
            }
        }
        true
    });
    Output { wins }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pawns;
    use crate::cases::planted;
    use crate::second;
    use contract::{RngExt, seeded};
    use inpout::Problem;

    #[test]
    fn reference_proof_and_mirrored_sweep_agree_on_larger_boards_of_both_kinds() {
        let mut rng = seeded(&["pawns", "sweep"]);
        let mut count = [0, 0];
        for _ in 0..3000 {
            let (n, m) = (rng.random_range(5..=15), rng.random_range(2..=8));
            let p = rng.random_range(1..=m);
            let k = rng.random_range(5..=40);
            let mut input = planted(&mut rng, n, m, p, k, 3);
            if rng.random() {
                input = crate::cases::disturbed(&mut rng, &input, 3);
            }
            let output = Pawns::solve(&input);
            assert_eq!(second::solve(&input).as_ref(), Some(&output), "{input}");
            assert_eq!(solve(&input), output, "{input}");
            count[usize::from(output.wins)] += 1;
        }
        assert!(count[0].min(count[1]) > 500, "{count:?}");
    }
}
