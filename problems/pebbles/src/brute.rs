//! Pebbles straight from the rules.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The largest heap that is searched.
const LARGEST: u64 = 400;

/// The least winning first take by search over the rules, or `None` if the heap is too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.pebbles > LARGEST {
        return None;
    }
    let (take, _) = Book::new(Rules::default())
        .first_winning(&start(input))
        .ok()??;
    Some(Output { take })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pebbles;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn take(pebbles: u64) -> u64 {
        Pebbles::solve(&Input { pebbles }).take
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Pebbles>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_small_heap() {
        for pebbles in 2..=LARGEST {
            confirm_by_brute::<Pebbles>(&Input { pebbles });
        }
    }

    #[test]
    fn the_least_winning_takes_satisfy_their_recurrence() {
        // A take x wins if nothing is left, or if the least winning take of what is left is
        // more than 2x. (A larger limit never hurts, so the least one decides.)
        let mut least = vec![u64::MAX];
        for pebbles in 1..=200_000_u64 {
            let found = (1..).zip(least.iter().rev()).find(|&(x, &w)| w > 2 * x);
            least.push(found.expect("taking all wins").0);
            if pebbles > 1 {
                assert_eq!(take(pebbles), least[least.len() - 1], "{pebbles}");
            }
        }
    }

    #[test]
    fn fibonacci_numbers_must_be_taken_whole() {
        let (mut fibonacci, mut next) = (2, 3);
        while fibonacci <= 10_u64.pow(18) {
            assert_eq!(take(fibonacci), fibonacci);
            assert_eq!(take(fibonacci + 1), if fibonacci == 2 { 3 } else { 1 });
            (fibonacci, next) = (next, fibonacci + next);
        }
    }
}
