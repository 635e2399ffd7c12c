//! The tower straight from the rules.

use arena::Book;

use crate::rules::rules;
use crate::{Input, Output};

/// The most towers that the search remembers.
const MOST_POSITIONS: usize = 2_000_001;

/// Who wins each tower, by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(rules(input), MOST_POSITIONS);
    let mut wins = |tower| Some(!book.is_lost(tower).ok()?);
    Some(Output(
        input.towers.iter().map(&mut wins).collect::<Option<_>>()?,
    ))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Coins;
    use contract::{confirm_by_brute, cross_check};

    pub(crate) fn up_to(short: usize, long: usize, highest: u64) -> Input {
        Input {
            short,
            long,
            towers: (1..=highest).collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_towers() {
        cross_check::<Coins>(2000);
    }

    #[test]
    fn towers_lower_than_the_moves_are_confirmed() {
        confirm_by_brute::<Coins>(&up_to(8, 9, 1));
        confirm_by_brute::<Coins>(&up_to(59, 60, 58));
    }
}
