//! Straight from the rules: every break of every piece, no theory.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The most squares of a bar that is searched.
pub const MOST_SEARCHED: i32 = 30;

/// The shares by search over the rules, or `None` if the bar is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let squares = input.rows * input.columns;
    if squares > MOST_SEARCHED {
        return None;
    }
    let more = Book::new(Rules).points(&start(input)).ok()?;
    let more = i32::try_from(more).expect("no more than all squares");
    // A bar of a single square is nobody's.
    let shared = if squares == 1 { 0 } else { squares };
    Some(Output {
        first: i32::midpoint(shared, more),
        second: i32::midpoint(shared, -more),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Socola2;
    use crate::second::{self, Bars};
    use contract::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    /// All bars of at most this many squares, both ways round.
    fn bars(most: i32) -> impl Iterator<Item = Input> {
        (1..=most)
            .flat_map(move |rows| (1..=most / rows).map(move |columns| Input { rows, columns }))
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_bars() {
        cross_check::<Socola2>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_bar_of_at_most_24_squares() {
        for input in bars(24) {
            confirm_by_brute::<Socola2>(&input);
        }
    }

    #[test]
    fn all_three_methods_agree_on_the_largest_bars_searched() {
        for (rows, columns) in [(1, 30), (3, 10), (6, 5)] {
            let input = Input { rows, columns };
            confirm_by_brute::<Socola2>(&input);
            assert_eq!(second::solve(&input), Socola2::solve(&input));
        }
    }

    #[test]
    fn worths_and_brute_force_agree_on_every_bar_of_at_most_18_squares() {
        for input in bars(18) {
            assert_eq!(Some(second::solve(&input)), solve(&input), "{input}");
        }
    }

    #[test]
    fn both_methods_agree_beyond_the_brute_force() {
        for (rows, columns) in [(2, 16), (4, 8), (5, 7), (6, 6)] {
            let input = Input { rows, columns };
            assert_eq!(second::solve(&input), Socola2::solve(&input), "{input}");
        }
    }

    #[test]
    fn sums_of_bars_have_the_values_that_search_finds() {
        let mut rng = contract::seeded(&["socola2", "sums"]);
        let mut all = Bars::within(4, 20);
        let mut book = Book::new(Rules);
        for _ in 0..300 {
            let mut pieces = Vec::new();
            let mut squares = 0;
            let mut room = 30;
            while room >= 2 {
                let a = rng.random_range(1..=4.min(room / 2));
                let b = rng.random_range(a.max(2)..=(room / a).min(20).max(a));
                if a * b > room {
                    break;
                }
                pieces.push((a, b));
                room -= a * b;
                squares += a * b;
            }
            pieces.sort_unstable();
            let count = i32::try_from(pieces.len()).unwrap();
            let more = i32::try_from(book.points(&pieces).unwrap()).unwrap();
            // The mover makes the last break if the number of breaks is odd.
            let last = if (squares - count) % 2 == 1 { 1 } else { -1 };
            assert_eq!(all.value(&pieces), last * more, "{pieces:?}");
        }
    }
}
