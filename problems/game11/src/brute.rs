//! The digits straight from the rules, and by looking ahead along `n` for long numbers.

use arena::Book;

use crate::rules::rules;
use crate::{Input, Output};

/// The largest number that is searched.
const LARGEST: u64 = 200_000;

/// The winner by search over the rules, or `None` if `n` is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let rules = rules(input).filter(|rules| rules.n <= LARGEST)?;
    let is_lost = Book::new(rules).is_lost(&0).ok()?;
    Some(if is_lost {
        Output::Second
    } else {
        Output::First
    })
}

/// The winner for a long `n`, by playing along it.
///
/// As long as the digits written are the first digits of `n`, nothing is decided. Once a digit
/// differs, the number of `L` digits will be at least `n` if it is larger, and less than `n` if it
/// is smaller, whatever follows. So the first player who can deviate from `n` in his own favour
/// does so and wins. If nobody can, `n` itself is written, by whoever writes its last digit.
///
/// (A player who cannot deviate in his favour can only copy the digit: to deviate in the other's
/// favour loses at once.)
pub fn second(input: &Input) -> Output {
    let n = &input.digits;
    let closer = (n.len() - 1) % 2;
    let smallest_first = b'1';
    let deviates = |(place, &digit): (usize, &u8)| {
        let smallest = if place == 0 { smallest_first } else { b'0' };
        let player = place % 2;
        let can = if player == closer {
            digit < b'9'
        } else {
            digit > smallest
        };
        can.then_some(player)
    };
    let winner = n.iter().enumerate().find_map(deviates).unwrap_or(closer);
    [Output::First, Output::Second][winner]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game11;
    use crate::cases::number;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_numbers() {
        cross_check::<Game11>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_numbers_up_to_twenty_thousand() {
        for n in 1..=20_000 {
            let input = number(n);
            confirm_by_brute::<Game11>(&input);
            assert_eq!(second(&input), Game11::solve(&input), "{n}");
        }
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
    fn long_numbers_agree_with_the_second_method() {
        let mut rng = casebook::seeded(&["game11", "long"]);
        for length in 1..400 {
            for place in 0..length {
                let input = crate::cases::near_highest(length, place, &mut rng);
                assert_eq!(second(&input), Game11::solve(&input), "{input}");
            }
        }
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
