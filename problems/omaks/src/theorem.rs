//! Huge circles by residues, with the period read off a table.

use crate::brute::by_circle;
use crate::second::table;
use crate::{Input, Output};

/// The pre-period and the period that the table shows.
const FIRST: u64 = 53;
const PERIOD: u64 = 34;

/// The counts by the value classes of both ends: what lies near an end of `0..=m` is counted one
/// by one, and the middle residue by residue.
///
/// The period is read off a table of many times the length that its proof needs.
pub fn solve(input: &Input) -> Output {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Omaks;
    use crate::second::{self, TABLE};
    use inpout::Problem;

    #[test]
    fn reference_and_definition_agree_on_all_circles_up_to_three_thousand() {
        let input = Input {
            circles: (0..TABLE as u64).collect(),
        };
        assert_eq!(second::solve(&input), Some(Omaks::solve(&input)));
        assert_eq!(Omaks::solve(&input), solve(&input));
    }

    #[test]
    fn reference_and_second_method_agree_on_huge_circles() {
        let mut rng = contract::seeded(&["omaks", "huge"]);
        let input = crate::cases::random(&mut rng, 3000, 0..=1_000_000_000);
        assert_eq!(Omaks::solve(&input), solve(&input));
    }
}
