//! GAME straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The outcome by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let outcome = Book::new(Rules::new(input)).outcome(&(input.start, 0));
    Some(Output(outcome.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_graphs() {
        cross_check::<Game>(4000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_graphs_of_three_positions() {
        for bits in 0..1 << 9 {
            let moves: Vec<_> = (0..9)
                .filter(|place| bits >> place & 1 == 1)
                .map(|place| (place / 3 + 1, place % 3 + 1))
                .collect();
            for start in 1..=3 {
                confirm_by_brute::<Game>(&Input {
                    positions: 3,
                    start,
                    moves: moves.clone(),
                });
            }
        }
    }
}
