//! The marble straight from the rules, and a second method by the times at which arcs vanish.

use std::iter;

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
            Operation::Delete(x) => arcs[x as usize - 1] = 0,
            Operation::Ask(x) => stops.push(roll(&arcs, x)),
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

/// All answers without changing the graph: the arc of a vertex is there until its *time*, the
/// number of the operation that deletes it. So at time `t` a marble follows the arcs of the
/// original graph up to the first vertex whose time is before `t`. Tables of where `2^j` steps
/// lead, and of the least time on the way, let it jump there.
pub fn second(input: &Input) -> Output {
    let n = input.arcs.len();
    // A vertex without an arc stays where it is; its time is 0.
    let mut step: Vec<u32> = (1..)
        .zip(&input.arcs)
        .map(|(x, &p)| if p == 0 { x } else { p } - 1)
        .collect();
    let mut time: Vec<u32> = input
        .arcs
        .iter()
        .map(|&p| if p == 0 { 0 } else { u32::MAX })
        .collect();
    for (now, operation) in (1..).zip(&input.operations) {
        if let Operation::Delete(x) = *operation {
            time[x as usize - 1] = now;
        }
    }
    let times = time.clone();
    let mut jumps = Vec::new();
    while n >> jumps.len() > 0 {
        let twice = step.iter().map(|&via| step[via as usize]).collect();
        let least = iter::zip(&step, &time)
            .map(|(&via, &time_here)| time_here.min(time[via as usize]))
            .collect();
        jumps.push((step, time));
        (step, time) = (twice, least);
    }
    let stop = |now: u32, mut x: u32| {
        for (step, time) in jumps.iter().rev() {
            if time[x as usize] > now {
                x = step[x as usize];
            }
        }
        // All jumps together are at least n steps: who could take them all goes round in a cycle.
        if times[x as usize] > now {
            NOWHERE
        } else {
            x + 1
        }
    };
    let stops = (1..)
        .zip(&input.operations)
        .filter_map(|(now, operation)| match *operation {
            Operation::Ask(x) => Some(stop(now, x - 1)),
            Operation::Delete(_) => None,
        });
    Output {
        stops: stops.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mable;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_graphs() {
        cross_check::<Mable>(5000);
    }

    #[test]
    fn all_three_methods_agree_on_all_graphs_of_four_vertices() {
        for graph in 0..5_u32.pow(4) {
            let arcs: Vec<u32> = (0..4).map(|x| graph / 5_u32.pow(x) % 5).collect();
            // All are asked, then an arc is deleted, and so on until no arc is left.
            let ask = (1..=4).map(Operation::Ask);
            let mut operations: Vec<Operation> = ask.clone().collect();
            for x in [3, 1, 4, 2] {
                if arcs[x - 1] != 0 {
                    operations.push(Operation::Delete(u32::try_from(x).unwrap()));
                    operations.extend(ask.clone());
                }
            }
            let input = Input { arcs, operations };
            confirm_by_brute::<Mable>(&input);
            assert_eq!(Mable::solve(&input), second(&input), "{input}");
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_larger_graphs() {
        let mut rng = casebook::seeded(&["mable", "larger"]);
        for n in [1, 2, 3, 127, 128, 129, 2000] {
            for one_in in [2, 20] {
                let arcs = crate::cases::anywhere(&mut rng, n);
                let input = crate::cases::played(&mut rng, arcs, 4000, one_in);
                assert_eq!(Mable::solve(&input), second(&input));
            }
        }
    }

    #[test]
    fn a_chain_of_a_million_vertices_needs_no_stack() {
        let n = 1_000_000;
        let input = Input {
            arcs: (2..=n).chain([0]).collect(),
            operations: vec![
                Operation::Ask(1),
                Operation::Delete(n - 1),
                Operation::Ask(1),
            ],
        };
        assert_eq!(Mable::solve(&input).stops, [n, n - 1]);
    }

    #[test]
    fn without_a_question_there_is_no_output() {
        let input = Input {
            arcs: vec![1],
            operations: vec![Operation::Delete(1)],
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
