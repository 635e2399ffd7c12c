//! The cards straight from the rules, and a second method without a period for huge sums.

use std::collections::HashMap;

use casebook::jump::Jump;

use crate::{Cards, Input, Output, Test};

/// How many moves the search may look at, in all tests together.
const MOST_MOVES: u64 = 100_000_000;

/// The winning first cards by search over all positions (card down, sum), or `None` if there are
/// too many.
pub fn solve(input: &Input) -> Option<Output> {
    let moves = input.tests.iter().try_fold(0_u64, |moves, test| {
        let cards = test.cards as u64;
        moves.checked_add(test.limit.checked_mul(cards * cards)?)
    })?;
    if moves > MOST_MOVES {
        return None;
    }
    let winning = input.tests.iter().map(search).collect::<Option<_>>()?;
    Some(Output { winning })
}

fn search(test: &Test) -> Option<Cards> {
    let limit = usize::try_from(test.limit).ok()?;
    // won[s][d]: does the player to move win with the sum s and card d down? 0 is no card.
    let mut won = vec![[false; 11]; limit + 1];
    for sum in (0..=limit).rev() {
        for down in 0..=test.cards {
            won[sum][down] = (1..=test.cards).any(|card| card != down && wins(&won, sum, card));
        }
    }
    let winning = (1..=test.cards).filter(|&card| wins(&won, 0, card));
    Some(winning.map(|card| 1 << card).sum())
}

/// Whether turning `card` down wins: the sum stays within the limit, and the opponent loses.
fn wins(won: &[[bool; 11]], sum: usize, card: usize) -> bool {
    won.get(sum + card).is_some_and(|next| !next[card])
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
