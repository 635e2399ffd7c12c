//! The digits straight from the rules.

use arena::Book;

use crate::rules::rules;
use crate::{Input, Output};

/// The largest number that is searched.
const LARGEST: u64 = 200_000;

/// The winner by search over the rules, or `None` if `n` is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let rules = rules(input).filter(|rules| rules.n <= LARGEST)?;
    Some(Output(!Book::new(rules).is_lost(&0).ok()?))
}

#[cfg(test)]
mod tests {
    use crate::Game11;
    use crate::cases::number;
    use contract::cross_check;
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_numbers() {
        cross_check::<Game11>(2000);
    }

    #[test]
    fn the_winner_changes_at_powers_of_ten_and_after_the_highest_numbers() {
        let winner = |n| Game11::solve(&number(n));
        let changes: Vec<u64> = (2..=200_000)
            .filter(|&n| winner(n) != winner(n - 1))
            .collect();
        // 99, 999 and their like have the winner of the next power of ten.
        assert_eq!(changes, [10, 20, 910, 1910, 90_910, 190_910]);
    }

    #[test]
    fn numbers_are_read_up_to_the_limit_and_without_leading_zeros() {
        let reason = |text: &str| {
            read_bytes::<Game11>("GAME11.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        assert_eq!(reason("0"), "GAME11.INP:1: n: the first digit is 0");
        assert_eq!(reason("\n022"), "GAME11.INP:2: n: the first digit is 0");
        assert_eq!(
            reason("-5"),
            "GAME11.INP:1: n: '-' is not one of '0123456789'"
        );
        let mut limit = format!("1{}", "0".repeat(crate::LARGEST_EXPONENT));
        assert!(read_bytes::<Game11>("GAME11.INP", limit.as_bytes()).is_ok());
        limit.replace_range(limit.len() - 1.., "1");
        assert_eq!(reason(&limit), "GAME11.INP:1: n: more than 10^10000000");
    }
}
