//! The cards straight from the rules.

use std::collections::HashMap;

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output, Test};

/// The most positions, sums and cards, that the search remembers for each number of cards.
const MOST_POSITIONS: usize = 12_000_000;

/// The winning first cards by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut books = HashMap::new();
    let winning = input.tests.iter().map(|&Test { limit, cards }| {
        let book = books
            .entry(cards)
            .or_insert_with(|| Book::with_limit(Rules { cards }, MOST_POSITIONS));
        let winning = book.winning(&start(limit)).ok()?.into_iter();
        Some(winning.map(|(card, _)| 1 << card).sum())
    });
    Some(Output(winning.collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards01;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Cards01>(3000);
    }

    #[test]
    fn two_cards_leave_no_choice_after_the_first_move() {
        // The cards alternate, so every second sum, the opponent's, is a multiple of 3.
        for limit in 1..100 {
            let input = Input {
                tests: vec![Test { limit, cards: 2 }],
            };
            let expected = match limit % 3 {
                0 => "0\n",
                1 => "1 1\n",
                _ => "2 1 2\n",
            };
            assert_eq!(Cards01::solve(&input).to_string(), expected);
            confirm_by_brute::<Cards01>(&input);
        }
    }
}
