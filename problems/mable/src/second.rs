//! The times at which arcs vanish.

use std::iter;

use crate::{Input, NOWHERE, Operation, Output};

/// All answers without changing the graph: the arc of a vertex is there until its *time*, the
/// number of the operation that deletes it. So at time `t` a marble follows the arcs of the
/// original graph up to the first vertex whose time is before `t`. Tables of where `2^j` steps
/// lead, and of the least time on the way, let it jump there.
pub fn solve(input: &Input) -> Output {
    let n = input.arcs.len();
    // A vertex without an arc stays where it is; its time is 0.
    let arcs = (1..).zip(&input.arcs);
    let arcs = arcs.map(|(x, &p)| {
        if p == 0 {
            (x - 1, 0)
        } else {
            (p - 1, u32::MAX)
        }
    });
    let (mut step, mut time): (Vec<u32>, Vec<u32>) = arcs.unzip();
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
    let times_asked = (1..).zip(&input.operations);
    let stops = times_asked.filter_map(|(now, operation)| match *operation {
        Operation::Ask(x) => Some(stop(now, x - 1)),
        Operation::Delete(_) => None,
    });
    let stops = stops.collect();
    Output { stops }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mable;
    use crate::Operation::{Ask, Delete};
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_graphs_of_four_vertices() {
        for graph in 0..5_u32.pow(4) {
            let arcs: Vec<u32> = (0..4).map(|x| graph / 5_u32.pow(x) % 5).collect();
            // All are asked, then an arc is deleted, and so on until no arc is left.
            let asked = (1..=4).map(Ask);
            let mut operations: Vec<Operation> = asked.clone().collect();
            for x in [3, 1, 4, 2] {
                if arcs[x - 1] != 0 {
                    operations.push(Delete(u32::try_from(x).unwrap()));
                    operations.extend(asked.clone());
                }
            }
            let input = Input { arcs, operations };
            confirm_by_brute::<Mable>(&input);
            assert_eq!(Mable::solve(&input), solve(&input), "{input}");
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_larger_graphs() {
        let mut rng = contract::seeded(&["mable", "larger"]);
        for n in [1, 2, 3, 127, 128, 129, 2000] {
            for one_in in [2, 20] {
                let arcs = crate::cases::anywhere(&mut rng, n);
                let input = crate::cases::played(&mut rng, arcs, 4000, one_in);
                assert_eq!(Mable::solve(&input), solve(&input));
            }
        }
    }
}
