//! Straight from the rules: every break of every piece, no theory.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The most squares of a bar that is searched.
pub const MOST_SEARCHED: i32 = 30;

/// The shares by search over the rules, or `None` if the bar is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let squares = input.rows * input.columns;
    (squares <= MOST_SEARCHED).then(|| search(input))?
}

/// The same, however large the bar is.
pub(crate) fn search(input: &Input) -> Option<Output> {
    let squares = input.rows * input.columns;
    let more = Book::with_limit(Rules, usize::MAX)
        .points(&start(input))
        .ok()?;
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
    use contract::{confirm_by_brute, cross_check};

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
}
