//! The tower straight from the rules, and a second method without a period for huge towers.

use arena::Book;
use casebook::jump::Jump;

use crate::{Input, Output, rules};

/// The most towers that the search remembers.
const MOST_POSITIONS: usize = 2_000_001;

/// Who wins each tower, by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(rules::rules(input), MOST_POSITIONS);
    let mut wins = |tower| Some(!book.is_lost(tower).ok()?);
    Some(Output {
        alice_wins: input.towers.iter().map(&mut wins).collect::<Option<_>>()?,
    })
}

/// Who wins towers of any height, by jumps over the walk of the last `L` towers.
///
/// Bit `j` of the state before `n` coins says that the tower of `n − 1 − j` coins is lost; there
/// are none below 0.
pub fn second(input: &Input) -> Output {
    let moves = 1 | 1 << (input.short - 1) | 1_u64 << (input.long - 1);
    let walk = Jump::new(0, |lost| {
        (lost << 1 | u64::from(lost & moves == 0)) & ((1 << input.long) - 1)
    });
    let alice_wins = input
        .towers
        .iter()
        .map(|&coins| walk.after(coins) & moves != 0)
        .collect();
    Output { alice_wins }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coins;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn up_to(short: usize, long: usize, highest: u64) -> Input {
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
    fn all_three_methods_agree_on_all_moves_and_the_first_thousand_towers() {
        for long in 3..=60 {
            for short in 2..long {
                let input = up_to(short, long, 1000);
                let expected = solve(&input).expect("small enough");
                assert_eq!(Coins::solve(&input), expected, "{short} {long}");
                assert_eq!(second(&input), expected, "{short} {long}");
            }
        }
    }

    #[test]
    fn towers_lower_than_the_moves_are_confirmed() {
        confirm_by_brute::<Coins>(&up_to(8, 9, 1));
        confirm_by_brute::<Coins>(&up_to(59, 60, 58));
    }

    #[test]
    fn reference_and_second_method_agree_far_away() {
        let mut rng = casebook::seeded(&["coins", "far away"]);
        for (short, long) in [(2, 3), (6, 9), (14, 60), (22, 31), (59, 60)] {
            let input = crate::cases::random(&mut rng, short, long, 500, 10_u64.pow(18));
            assert_eq!(Coins::solve(&input), second(&input));
        }
    }
}
