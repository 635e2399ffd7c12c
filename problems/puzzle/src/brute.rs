//! PUZZLE straight from the rules, by search over the places of all counters together, and a
//! second method without the doubled diagram.

use std::collections::{HashSet, VecDeque};

use crate::{Diagram, Input, Output};

/// Ways to place all counters that the search takes on.
const MOST_PLACES: usize = 20_000;

/// The answer by breadth-first search over all places of the counters, or `None` if there are
/// too many.
pub fn solve(input: &Input) -> Option<Output> {
    let places = input
        .diagrams
        .iter()
        .try_fold(1_usize, |count, diagram| count.checked_mul(diagram.cells))?;
    if places > MOST_PLACES {
        return None;
    }
    let goal: Vec<usize> = input.diagrams.iter().map(|diagram| diagram.cells).collect();
    let start = vec![1; goal.len()];
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((counters, steps)) = queue.pop_front() {
        if counters == goal {
            return Some(Output { steps: Some(steps) });
        }
        let mut after = vec![Vec::new()];
        for (counter, diagram) in counters.iter().zip(&input.diagrams) {
            let to = neighbours(diagram, *counter);
            after = after
                .iter()
                .flat_map(|moved| to.iter().map(move |&cell| [moved, &[cell][..]].concat()))
                .collect();
        }
        for counters in after {
            if seen.insert(counters.clone()) {
                queue.push_back((counters, steps + 1));
            }
        }
    }
    Some(Output { steps: None })
}

/// The cells one link away, each once.
fn neighbours(diagram: &Diagram, cell: usize) -> HashSet<usize> {
    let ends = diagram.links.iter();
    ends.flat_map(|&(a, b)| [(a, b), (b, a)])
        .filter(|&(from, _)| from == cell)
        .map(|(_, to)| to)
        .collect()
}

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
pub fn second(input: &Input) -> Output {
    let mut latest = [Some(0), Some(0)];
    for diagram in &input.diagrams {
        let from_first = distances(diagram, 1);
        let to_last = distances(diagram, diagram.cells);
        let direct = from_first[diagram.cells];
        let parity = direct as usize % 2;
        let other = diagram
            .links
            .iter()
            .flat_map(|&(a, b)| [(a, b), (b, a)])
            .map(|(u, v)| from_first[u] + 1 + to_last[v])
            .filter(|&length| length % 2 != direct % 2)
            .min();
        let mut take = |parity: usize, home: Option<u32>| {
            latest[parity] = match (latest[parity], home) {
                (Some(one), Some(two)) => Some(one.max(two)),
                _ => None,
            };
        };
        take(parity, Some(direct));
        take(1 - parity, other);
    }
    let steps = latest.iter().filter_map(|&steps| steps).min();
    Output { steps }
}

/// The distance of every cell from `start`; entry 0 means nothing.
fn distances(diagram: &Diagram, start: usize) -> Vec<u32> {
    let mut neighbours = vec![Vec::new(); diagram.cells + 1];
    for &(a, b) in &diagram.links {
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
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, solve_bytes};

    fn answer(text: &str) -> String {
        confirm_by_brute::<Puzzle>(
            &inpout::read_bytes::<Puzzle>("P.INP", text.as_bytes()).unwrap(),
        );
        solve_bytes::<Puzzle>("P.INP", text.as_bytes()).unwrap()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_diagrams() {
        cross_check::<Puzzle>(4000);
    }

    #[test]
    fn the_second_method_agrees_on_random_diagrams() {
        let mut rng = seeded(&["puzzle", "second"]);
        for _ in 0..4000 {
            let input = Puzzle::small(&mut rng);
            assert_eq!(Puzzle::solve(&input), second(&input), "{input}");
        }
    }

    #[test]
    fn a_counter_that_is_home_has_to_leave_again() {
        // The first counter is home after 1, 3, 5, … steps, the second after 2, 4, …, and 3, 5, ….
        assert_eq!(answer("1\n2 1\n1 2\n"), "1\n");
        assert_eq!(answer("2\n2 1\n1 2\n3 3\n1 2\n2 3\n2 2\n"), "3\n");
    }

    #[test]
    fn opposite_parities_never_meet() {
        assert_eq!(answer("2\n2 1\n1 2\n3 2\n1 2\n2 3\n"), "-1\n");
        assert_eq!(answer("2\n2 3\n1 2\n2 1\n1 2\n3 2\n1 2\n2 3\n"), "-1\n");
    }

    #[test]
    fn a_loop_anywhere_changes_the_parity() {
        for loops in ["1 1", "2 2", "3 3"] {
            let text = format!("2\n2 1\n1 2\n3 3\n1 2\n2 3\n{loops}\n");
            assert_eq!(answer(&text), "3\n", "{loops}");
        }
    }

    #[test]
    fn too_many_cells_or_links_are_refused_before_they_are_read() {
        let message = |text: &str| {
            inpout::read_bytes::<Puzzle>("P.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            message("2\n2 1\n1 2\n999999 3\n"),
            "P.INP:4: diagram 2: the diagrams have more than 10^6 cells in all"
        );
        assert_eq!(
            message("2\n2 1\n1 2\n5 1000000\n"),
            "P.INP:4: diagram 2: the diagrams have more than 10^6 links in all"
        );
        assert_eq!(
            message("1\n2 1\n1 3\n"),
            "P.INP:3: link 1: b: 3 is not in 1..=2"
        );
    }
}
