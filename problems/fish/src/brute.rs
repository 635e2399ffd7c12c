//! FISH straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 50_000_000;

/// The value by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let (rules, start) = start(input);
    let points = Book::with_limit(rules, MOST_POSITIONS).points(&start);
    Some(Output(i32::try_from(points.ok()?).ok()?))
}

#[cfg(test)]
mod tests {
    use crate::Fish;
    use crate::cases::row;
    use contract::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn difference(fish: &[i32]) -> i32 {
        Fish::solve(&row(fish)).0
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_rows() {
        cross_check::<Fish>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_rows_of_ones_and_twos() {
        for n in 4..=7 {
            for bits in 0..1 << n {
                let fish: Vec<i32> = (0..n).map(|floe| 1 + (bits >> floe & 1)).collect();
                confirm_by_brute::<Fish>(&row(&fish));
            }
        }
    }

    #[test]
    fn four_floes_are_taken_by_size() {
        assert_eq!(difference(&[1, 2, 3, 4]), 4 - 3 + 2 - 1);
        assert_eq!(difference(&[7, 1, 1, 7]), 0);
        assert_eq!(difference(&[1, 1_000_000, 1, 1]), 999_999);
    }

    #[test]
    fn equal_floes_favour_the_first_player_by_one_if_they_are_odd_but_not_if_they_are_thirteen() {
        for n in 4..=12 {
            let expected = 5 * i32::try_from(n % 2).unwrap();
            assert_eq!(difference(&vec![5; n]), expected, "{n}");
        }
        assert_eq!(difference(&[5; 13]), 0);
    }

    #[test]
    fn a_mirrored_row_has_the_same_value() {
        let mut rng = contract::seeded(&["fish", "mirror"]);
        for _ in 0..20 {
            let mut fish: Vec<i32> = (0..9).map(|_| rng.random_range(1..=20)).collect();
            let there = difference(&fish);
            fish.reverse();
            assert_eq!(difference(&fish), there);
        }
    }
}
