//! Questions straight from the rules.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The largest range that is searched.
const LARGEST_SEARCHED: u64 = 9;

/// The sweets by search over the rules, or `None` if there are too many numbers.
pub fn solve(input: &Input) -> Option<Output> {
    let start = start(input).filter(|_| input.numbers <= LARGEST_SEARCHED)?;
    let rons = Book::new(Rules).points(&start).ok()?;
    Some(Output(u32::try_from(-rons).expect("Hermione gets them")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Guess41;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_ranges() {
        cross_check::<Guess41>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_ranges_that_are_searched() {
        for numbers in 1..=LARGEST_SEARCHED {
            confirm_by_brute::<Guess41>(&Input { numbers });
        }
    }
}
