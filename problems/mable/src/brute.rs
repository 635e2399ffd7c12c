//! The marble straight from the rules.

use crate::{Input, NOWHERE, Operation, Output};

/// How many steps of marbles the search may have to take.
const MOST_STEPS: usize = 100_000_000;

/// All answers by letting every marble roll, or `None` if that may take too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.arcs.len() * input.operations.len() > MOST_STEPS {
        return None;
    }
    let mut arcs = input.arcs.clone();
    let mut stops = Vec::new();
    for operation in &input.operations {
        match *operation {
            Operation::Ask(x) => stops.push(roll(&arcs, x)),
            Operation::Delete(x) => arcs[x as usize - 1] = 0,
        }
    }
    Some(Output { stops })
}

/// Where a marble from `x` stops. After as many steps as there are vertices it has been on one
/// of them twice, and will be again and again.
fn roll(arcs: &[u32], mut x: u32) -> u32 {
    for _ in arcs {
        match arcs[x as usize - 1] {
            0 => return x,
            next => x = next,
        }
    }
    NOWHERE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mable;
    use crate::Operation::{Ask, Delete};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_graphs() {
        cross_check::<Mable>(5000);
    }

    #[test]
    fn a_chain_of_a_million_vertices_needs_no_stack() {
        let n = 1_000_000;
        let input = Input {
            arcs: (2..=n).chain([0]).collect(),
            operations: vec![Ask(1), Delete(n - 1), Ask(1)],
        };
        assert_eq!(Mable::solve(&input).stops, [n, n - 1]);
    }

    #[test]
    fn without_a_question_there_is_no_output() {
        let input = Input {
            arcs: vec![1],
            operations: vec![Delete(1)],
        };
        assert_eq!(Mable::solve(&input).to_string(), "");
        confirm_by_brute::<Mable>(&input);
    }

    #[test]
    fn an_arc_that_is_not_there_cannot_be_deleted() {
        let error = |text: &str| {
            inpout::solve_bytes::<Mable>("MABLE.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            error("2\n2 1\n3\n2 1\n1 2\n2 1\n"),
            "MABLE.INP:6: operation 3: vertex 1 has no arc to delete"
        );
        assert_eq!(
            error("2\n2 0\n1\n2 2\n"),
            "MABLE.INP:4: operation 1: vertex 2 has no arc to delete"
        );
        assert_eq!(
            error("2\n2 0\n1\n1 3\n"),
            "MABLE.INP:4: operation 1: x: 3 is not in 1..=2"
        );
    }
}
