//! Huge sums by jumps, without a period.

use std::collections::HashMap;

use contract::jump::Jump;

use crate::{Input, Output, Test};

/// The winning first cards for any sums, by jumps over the walk of the last `k` amounts left.
///
/// `k` bits an amount, nearest first, name the cards with which, lying down, the mover loses.
/// Below 0 the opponent has just lost, so there is no such card.
pub fn solve(input: &Input) -> Output {
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
        let winning = (1..=k).filter(|&card| loses(state, k, card));
        winning.map(|card| 1 << card).sum()
    });
    Output(winning.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards01;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_packs_and_limits_up_to_three_hundred() {
        for cards in 2..=10 {
            let tests = (1..=300).map(|limit| Test { limit, cards }).collect();
            let input = Input { tests };
            confirm_by_brute::<Cards01>(&input);
            assert_eq!(Cards01::solve(&input), solve(&input));
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_away() {
        let mut rng = contract::seeded(&["cards01", "far away"]);
        let input = crate::cases::random(&mut rng, 2000, 10_u64.pow(18));
        assert_eq!(Cards01::solve(&input), solve(&input));
    }
}
