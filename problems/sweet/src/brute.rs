//! The game straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most sweets that are searched.
pub(crate) const MOST_SEARCHED: u64 = 40;

/// Hermione's sweets by search over the rules, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.n > MOST_SEARCHED {
        return None;
    }
    let rules = Rules::new(input.n);
    let start = rules.start();
    let more = Book::new(rules).points(&start).ok()?;
    let sweets = input.n.checked_add_signed(more)? / 2;
    Some(Output { sweets })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{is_palindrome, is_prime};
    use crate::{Sweet, second};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boxes() {
        cross_check::<Sweet>(2000);
    }

    #[test]
    fn reference_and_slower_ways_agree_on_every_box_up_to_250() {
        for n in 1..=MOST_SEARCHED {
            confirm_by_brute::<Sweet>(&Input { n });
        }
        for input in (1..=250).chain([3000]).map(|n| Input { n }) {
            assert_eq!(second::solve(&input), Some(Sweet::solve(&input)));
        }
    }

    #[test]
    fn up_to_36_either_may_stop_first_and_from_37_on_it_is_ron() {
        // She gets at most as many sweets as there are primes only if she stops first.
        let mut primes = 0;
        let mut hers = Vec::new();
        for n in 1..=crate::MORE_PRIMES + 100 {
            primes += u64::from(is_prime(n));
            if Sweet::solve(&Input { n }).sweets <= primes {
                hers.push(n);
            }
        }
        assert!((1..31).all(|n| hers.contains(&n)));
        assert_eq!(hers.last(), Some(&36));
    }

    #[test]
    fn there_are_more_primes_than_palindromes_from_41_on() {
        let (mut primes, mut palindromes) = (0, 0);
        for n in 1..=3 * crate::MORE_PRIMES {
            primes += u64::from(is_prime(n));
            palindromes += u64::from(is_palindrome(n));
            assert!(n < 41 || primes > palindromes, "{n}");
        }
    }

    #[test]
    fn palindromes_come_in_ascending_order_without_a_gap() {
        let found: Vec<u64> = crate::palindromes()
            .take_while(|&number| number < 200_000)
            .collect();
        let expected: Vec<u64> = (1..200_000)
            .filter(|&number| is_palindrome(number))
            .collect();
        assert_eq!(found, expected);
    }
}
