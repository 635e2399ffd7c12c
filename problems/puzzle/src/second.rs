//! Ordinary distances, without the doubled diagram.

use std::collections::VecDeque;

use crate::{Diagram, Input, Output};

/// The answer from ordinary distances.
///
/// Let `d` be the distances from the first cell, and `e` those to the last one. The shortest walk
/// of all has length `D = d(n)`. The shortest walk of the other parity has length
///
/// `L = min d(u) + 1 + e(v)` over all links `u v`, in both directions, for which this number has
/// the other parity.
///
/// Each of these numbers is the length of a walk. Conversely let `w` be a shortest walk of the
/// other parity, of length `L`. Its beginnings up to place `i` are shortest walks of all,
/// `i = d(w[i])`, up to some place `s`, and no longer ones are; `s < L`, because `D ≠ L`. Now
/// `L − (s + 1) = e(w[s + 1])`: else both this end and the beginning up to `s + 1` could be replaced
/// by shorter walks of the opposite parity each (of the same parity would make `w` shorter), which
/// together make a shorter walk of the parity of `L`. So the link from `w[s]` to `w[s + 1]` gives `L`.
pub fn solve(input: &Input) -> Output {
    let mut latest = [Some(0), Some(0)];
    for diagram in &input.diagrams {
        let from_first = distances(diagram, 1);
        let to_last = distances(diagram, diagram.cells);
        let direct = from_first[diagram.cells];
        let other = diagram
            .ends()
            .flat_map(|(a, b)| [(a, b), (b, a)])
            .map(|(u, v)| from_first[u] + 1 + to_last[v])
            .filter(|&length| length % 2 != direct % 2)
            .min();
        let mut homes = [other; 2];
        homes[direct as usize % 2] = Some(direct);
        for (latest, home) in latest.iter_mut().zip(homes) {
            *latest = latest.zip(home).map(|(one, two)| one.max(two));
        }
    }
    let steps = latest.into_iter().flatten().min();
    Output { steps }
}

/// The distance of every cell from `start`; entry 0 means nothing.
fn distances(diagram: &Diagram, start: usize) -> Vec<u32> {
    let mut neighbours = vec![Vec::new(); diagram.cells + 1];
    for (a, b) in diagram.ends() {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut distance = vec![u32::MAX; diagram.cells + 1];
    distance[start] = 0;
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        for &next in &neighbours[cell] {
            if distance[next] == u32::MAX {
                distance[next] = distance[cell] + 1;
                queue.push_back(next);
            }
        }
    }
    distance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_second_method_agrees_on_random_diagrams() {
        let mut rng = seeded(&["puzzle", "second"]);
        for _ in 0..4000 {
            let input = Puzzle::small(&mut rng);
            assert_eq!(Puzzle::solve(&input), solve(&input), "{input}");
        }
    }
}
