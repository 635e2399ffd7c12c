//! The cards straight from the rules, and a second method without a period for huge sums.

use std::collections::HashMap;

use arena::Book;
use casebook::jump::Jump;

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
    Some(Output {
        winning: winning.collect::<Option<_>>()?,
    })
}

/// The winning first cards for any sums, by jumps over the walk of the last `k` amounts left.
///
/// `k` bits an amount, nearest first, name the cards with which, lying down, the mover loses.
/// Below 0 the opponent has just lost, so there is no such card.
pub fn second(input: &Input) -> Output {
    // With `card` down and `card` less left than now.
    let loses = |state: u128, k: usize, card: usize| state >> (k * (card - 1) + card - 1) & 1 == 1;
    let mut walks = HashMap::new();
    let winning = input.tests.iter().map(|&Test { limit, cards: k }| {
        let walk = walks.entry(k).or_insert_with(|| {
            Jump::new(0, |&state| {
                let lost = (1..=k)
                    .filter(|&down| !(1..=k).any(|card| card != down && loses(state, k, card)))
                    .fold(0, |lost, down| lost | 1 << (down - 1));
                (state << k | lost) & ((1 << (k * k)) - 1)
            })
        });
        let state = *walk.after(limit);
        (1..=k)
            .filter(|&card| loses(state, k, card))
            .map(|card| 1 << card)
            .sum()
    });
    Output {
        winning: winning.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards01;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Cards01>(3000);
    }

    #[test]
    fn all_three_methods_agree_on_all_packs_and_limits_up_to_three_hundred() {
        for cards in 2..=10 {
            let tests = (1..=300).map(|limit| Test { limit, cards }).collect();
            let input = Input { tests };
            confirm_by_brute::<Cards01>(&input);
            assert_eq!(Cards01::solve(&input), second(&input));
        }
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

    #[test]
    fn reference_and_second_method_agree_far_away() {
        let mut rng = casebook::seeded(&["cards01", "far away"]);
        let input = crate::cases::random(&mut rng, 2000, 10_u64.pow(18));
        assert_eq!(Cards01::solve(&input), second(&input));
    }
}
