//! HACKEN by mirroring and a search over what is left.

use std::collections::HashMap;

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most edges of trees that are mirrored.
const MOST_EDGES: usize = 1000;

/// The most edges that may be left for a search, and the most positions that it remembers.
const MOST_LEFT: usize = 60;
const MOST_POSITIONS: usize = 20_000;

/// All winning first cuts by mirroring, without any value, or `None` if too much is left.
///
/// Two equal branches on one vertex do not matter: whoever wins without them answers a cut in one of them by the
/// same cut in the other, and when the vertex falls, both fall. So of equal branches two and two go, from the
/// leaves downward, and what stays is searched.
pub fn solve(input: &Input) -> Option<Output> {
    if input.below.len() > MOST_EDGES + 1 {
        return None;
    }
    let mut known = HashMap::new();
    let mut cuts = Vec::new();
    for cut in 1..input.below.len() {
        let left = reduced(input, cut);
        let is_lost = match known.get(&left) {
            Some(&is_lost) => is_lost,
            None => is_lost(&left)?,
        };
        if is_lost {
            cuts.push(cut);
        }
        known.insert(left, is_lost);
    }
    Some(Output { cuts })
}

/// A tree without equal branches on one vertex: what stands on the ground, as brackets, an edge each.
fn reduced(input: &Input, cut: usize) -> String {
    let mut branches: Vec<Vec<String>> = vec![Vec::new(); input.below.len()];
    let closed = |mut branches: Vec<String>| {
        branches.sort_unstable();
        let runs = branches.chunk_by(|one, other| one == other);
        let odd = runs.filter(|run| run.len() % 2 == 1);
        odd.map(|run| run[0].as_str()).collect::<String>()
    };
    for v in (1..input.below.len()).rev() {
        let above = closed(std::mem::take(&mut branches[v]));
        if v != cut {
            branches[input.below[v]].push(format!("({above})"));
        }
    }
    closed(std::mem::take(&mut branches[0]))
}

/// Whether what the brackets tell is lost, by search.
fn is_lost(brackets: &str) -> Option<bool> {
    let mut below = vec![0];
    let mut at = 0;
    for bracket in brackets.chars() {
        if bracket == '(' {
            below.push(at);
            at = below.len() - 1;
        } else {
            at = below[at];
        }
    }
    if below.len() > MOST_LEFT + 1 {
        return None;
    }
    let all = (1..below.len()).collect();
    let rules = Rules::new(&Input { below });
    Book::with_limit(rules, MOST_POSITIONS).is_lost(&all).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{brute, cases};

    #[test]
    fn mirroring_says_what_the_search_says() {
        let mut rng = contract::seeded(&["hacken", "mirror"]);
        for _ in 0..500 {
            let input = cases::grown(&mut rng, 11, 3);
            assert_eq!(solve(&input), brute::solve(&input), "{input}");
        }
    }
}
