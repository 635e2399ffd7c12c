//! Chords drawn one by one.

use std::collections::BTreeMap;

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The largest circle that the search takes on: 41835 ways to draw chords on it.
const LARGEST: u64 = 13;

/// The winning chords by search over the rules, or `None` if a circle is too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.circles.iter().any(|&n| n > LARGEST) {
        return None;
    }
    Some(by_circle(input, |points| {
        let winning = Book::new(Rules { points }).winning(&Vec::new());
        winning.expect("few drawings").len() as u64
    }))
}

/// The answers, where `count` is asked once for each different circle.
pub(crate) fn by_circle(input: &Input, mut count: impl FnMut(u64) -> u64) -> Output {
    let mut counts = BTreeMap::new();
    let of = |&n: &u64| *counts.entry(n).or_insert_with(|| count(n));
    let chords = input.circles.iter().map(of).collect();
    Output { chords }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Omaks;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_circles() {
        cross_check::<Omaks>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_circles_up_to_thirteen() {
        confirm_by_brute::<Omaks>(&Input {
            circles: (0..=LARGEST).collect(),
        });
    }
}
