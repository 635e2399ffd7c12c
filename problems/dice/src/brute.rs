//! The die straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most positions, tops and sums, that the search remembers.
const MOST_POSITIONS: usize = 1_500_000;

/// The winning faces by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let rules = Rules::new(input.limit);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let winning = book.winning(&(input.top, input.sum)).ok()?.into_iter();
    Some(Output(winning.map(|(face, _)| face).collect()))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Dice, LARGEST};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    pub(crate) fn with_left(top: usize, left: u64) -> Input {
        Input {
            top,
            sum: LARGEST - left,
            limit: LARGEST,
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_dice() {
        cross_check::<Dice>(5000);
    }

    #[test]
    fn the_answer_depends_on_the_difference_of_the_sums_only() {
        for (sum, limit) in [(1, 1), (1, 14), (99_987, 100_000), (100_000, 100_000)] {
            for top in 1..=6 {
                let input = Input { top, sum, limit };
                confirm_by_brute::<Dice>(&input);
                assert_eq!(
                    Dice::solve(&input),
                    Dice::solve(&with_left(top, limit - sum))
                );
            }
        }
    }
}
