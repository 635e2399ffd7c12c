//! HACKEN by a search over its rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most edges with which a search is begun, and the most positions that it remembers.
const MOST_EDGES: usize = 300;
const MOST_POSITIONS: usize = 20_000;

/// All winning first cuts by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.below.len() > MOST_EDGES {
        return None;
    }
    let all = (1..input.below.len()).collect();
    let mut book = Book::with_limit(Rules::new(input), MOST_POSITIONS);
    let winning = book.winning(&all).ok()?.into_iter();
    let cuts = winning.map(|(cut, _)| cut).collect();
    Some(Output { cuts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hacken;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    /// All trees of so many edges in which each vertex has a larger number than the one below it.
    fn all(edges: usize) -> Vec<Vec<usize>> {
        (1..=edges).fold(vec![vec![0]], |smaller, v| {
            let grown = smaller
                .into_iter()
                .flat_map(|below| (0..v).map(move |p| [below.clone(), vec![p]].concat()));
            grown.collect()
        })
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_trees() {
        cross_check::<Hacken>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_trees_of_up_to_seven_edges() {
        for edges in 1..=7 {
            for below in all(edges) {
                confirm_by_brute::<Hacken>(&Input { below });
            }
        }
    }

    #[test]
    fn the_number_of_winning_cuts_is_odd_or_zero() {
        for edges in 1..=8 {
            for below in all(edges) {
                let input = Input { below };
                let cuts = Hacken::solve(&input).cuts.len();
                assert!(cuts == 0 || cuts % 2 == 1, "{input}");
            }
        }
    }
}
