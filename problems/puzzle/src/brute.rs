//! PUZZLE straight from the rules, by search over the places of all counters together.

use std::collections::{HashSet, VecDeque};

use crate::{Diagram, Input, Output};

/// Ways to place all counters that the search takes on.
const MOST_PLACES: usize = 20_000;

/// The answer by breadth-first search over all places of the counters, or `None` if there are
/// too many.
pub fn solve(input: &Input) -> Option<Output> {
    let mut cells = input.diagrams.iter().map(|diagram| diagram.cells);
    let places = cells.try_fold(1_usize, usize::checked_mul)?;
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
            let on = |moved: Vec<usize>| to.iter().map(move |&cell| [&moved, &[cell][..]].concat());
            after = after.into_iter().flat_map(on).collect();
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
    let links = diagram.ends().flat_map(|(a, b)| [(a, b), (b, a)]);
    let links = links.filter(|&(from, _)| from == cell);
    links.map(|(_, to)| to).collect()
}

#[cfg(test)]
mod tests {
    use crate::Puzzle;
    use contract::{confirm_by_brute, cross_check};
    use inpout::solve_bytes;

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
