//! The search over the rules, however long it takes: half a minute for 48 squares.

use crate::brute;
use crate::{Input, Output};

/// The shares by search over the rules; the largest bars have 861 145 positions.
pub fn solve(input: &Input) -> Option<Output> {
    brute::search(input)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Socola2;
    use crate::rules::Rules;
    use arena::Book;
    use inpout::Problem;

    fn solved(rows: i32, columns: i32) -> Output {
        Socola2::solve(&Input { rows, columns })
    }

    fn leads(rows: i32, columns: impl Iterator<Item = i32>) -> Vec<i32> {
        columns
            .map(|columns| {
                let Output { first, second } = solved(rows, columns);
                first - second
            })
            .collect()
    }

    #[test]
    fn reference_and_search_agree_beyond_the_brute_force() {
        for (rows, columns) in [(1, 30), (3, 10), (6, 5), (2, 16), (4, 8), (5, 7), (6, 6)] {
            let input = Input { rows, columns };
            assert_eq!(solve(&input), Some(Socola2::solve(&input)), "{input}");
        }
    }

    #[test]
    fn leads_of_the_first_player_are_the_known_ones() {
        for n in 2..=32 {
            assert_eq!(leads(1, n..=n), [if n % 2 == 0 { 2 } else { -1 }]);
        }
        let two = [[0].as_slice(), &[2; 3], &[4, 2], &[4; 8], &[6]].concat();
        assert_eq!(leads(2, 2..=16), two);
        assert_eq!(leads(3, 3..=10), [-3, 4, -3, 6, -3, 6, -5, 8]);
        assert_eq!(leads(4, 4..=8), [4, 4, 6, 6, 6]);
        assert_eq!(leads(5, 5..=6), [-5, 8]);
    }

    #[test]
    fn the_first_player_wins_even_areas_and_the_second_odd_ones() {
        for a in 1..=32 {
            for b in a..=32 / a {
                let Output { first, second } = solved(a, b);
                match (a, b) {
                    (1, 1) => assert_eq!((first, second), (0, 0)),
                    (2, 2) => assert_eq!((first, second), (2, 2)),
                    _ if a * b % 2 == 0 => assert!(first > second, "{a} x {b}"),
                    _ => assert!(first < second, "{a} x {b}"),
                }
            }
        }
    }

    #[test]
    fn every_bar_at_the_limit_fits_128_bits() {
        for (rows, columns) in [(1, 48), (47, 1), (2, 22)] {
            let Output { first, second } = solved(rows, columns);
            assert_eq!(first + second, rows * columns);
        }
    }

    #[test]
    fn twins_have_the_values_that_the_proof_needs() {
        // The other player makes the last break of an even number of them.
        for (bar, value) in [((1, 4), 2), ((2, 3), 4), ((2, 4), 2)] {
            assert_eq!(Book::new(Rules).points(&vec![bar, bar]), Ok(-value));
        }
    }

    #[test]
    fn two_squares_for_one_break_may_have_to_wait() {
        let mut book = Book::with_limit(Rules, usize::MAX);
        // Whoever takes the two squares leaves the bar to the other one.
        let together = book.points(&vec![(1, 2), (3, 12)]);
        let alone = book.points(&vec![(3, 12)]);
        assert_eq!((together, alone.map(|lead| 2 - lead)), (Ok(-6), Ok(-8)));
    }
}
