//! Chords drawn one by one, and a second count for huge circles.

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
fn by_circle(input: &Input, mut count: impl FnMut(u64) -> u64) -> Output {
    let mut counts = BTreeMap::new();
    let of = |&n: &u64| *counts.entry(n).or_insert_with(|| count(n));
    Output {
        chords: input.circles.iter().map(of).collect(),
    }
}

/// Values computed one by one.
const TABLE: usize = 3000;

/// The pre-period and the period that the table shows.
const FIRST: u64 = 53;
const PERIOD: u64 = 34;

/// The counts by the definition: a table of values, and all chords from one point of each circle.
/// `None` if a circle is too large for the table.
pub fn second(input: &Input) -> Option<Output> {
    if input.circles.iter().any(|&n| n >= TABLE as u64) {
        return None;
    }
    let g = table();
    Some(by_circle(input, |n| {
        let n = usize::try_from(n).expect("a place in the table");
        // Every chord from every point, each of them met twice.
        let splits = (2..=n).filter(|&q| g[q - 2] == g[n - q]).count();
        (n * splits / 2) as u64
    }))
}

/// The counts by the value classes of both ends: what lies near an end of `0..=m` is counted one
/// by one, and the middle residue by residue.
///
/// The period is read off a table of many times the length that its proof needs.
pub fn theorem(input: &Input) -> Output {
    let table = table();
    let value = |n: u64| {
        let place = if n < FIRST {
            n
        } else {
            FIRST + (n - FIRST) % PERIOD
        };
        table[usize::try_from(place).expect("a place in the table")]
    };
    by_circle(input, |n| {
        let Some(m) = n.checked_sub(2) else { return 0 };
        let is_even = |i: &u64| value(*i) == value(m - i);
        let splits = if m < 2 * FIRST {
            (0..=m).filter(is_even).count() as u64
        } else {
            let ends = 2 * (0..FIRST).filter(is_even).count() as u64;
            // How many i in FIRST..=m − FIRST are congruent to each residue's first one.
            let last = m - FIRST;
            let middle: u64 = (FIRST..(FIRST + PERIOD).min(last + 1))
                .filter(is_even)
                .map(|i| (last - i) / PERIOD + 1)
                .sum();
            ends + middle
        };
        splits * n / 2
    })
}

/// The values of the first circles, by the definition.
fn table() -> Vec<u8> {
    let mut g: Vec<u8> = vec![0, 0];
    for n in 2..TABLE {
        let mut is_option = [false; 32];
        for i in 0..=n - 2 {
            is_option[usize::from(g[i] ^ g[n - 2 - i])] = true;
        }
        let least = (0..32).find(|&value| !is_option[usize::from(value)]);
        g.push(least.expect("the values are small"));
    }
    let (first, period) = (53, 34);
    assert!(
        g[first..]
            .iter()
            .zip(&g[first + period..])
            .all(|(a, b)| a == b)
    );
    g
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Omaks;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

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

    #[test]
    fn reference_and_definition_agree_on_all_circles_up_to_three_thousand() {
        let input = Input {
            circles: (0..TABLE as u64).collect(),
        };
        assert_eq!(second(&input), Some(Omaks::solve(&input)));
        assert_eq!(Omaks::solve(&input), theorem(&input));
    }

    #[test]
    fn reference_and_second_method_agree_on_huge_circles() {
        let mut rng = casebook::seeded(&["omaks", "huge"]);
        let input = crate::cases::random(&mut rng, 3000, 0..=1_000_000_000);
        assert_eq!(Omaks::solve(&input), theorem(&input));
    }
}
