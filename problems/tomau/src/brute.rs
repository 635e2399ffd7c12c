//! Strips coloured cell by cell.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// Strips beyond which no search is begun, and the most positions that it remembers.
const MOST_STRIPS: usize = 20;
const MOST_POSITIONS: usize = 20_000;

/// The answer by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.strips.len() > MOST_STRIPS {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let nim_sum = book.grundy(&start).ok()?;
    let moves = book.grundy_of_moves(&start).ok()?.into_iter();
    let mut winning = moves.filter(|&(_, _, value)| value == 0);
    let first = winning.next().map(|(first, _, _)| first);
    Some(Output {
        nim_sum: nim_sum as usize,
        winning: u64::from(first.is_some()) + winning.count() as u64,
        first,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tomau;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Tomau>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_single_strip() {
        for n in 1..=30 {
            confirm_by_brute::<Tomau>(&Input { strips: vec![n] });
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_of_short_strips() {
        for a in 1..=8 {
            for b in 1..=8 {
                confirm_by_brute::<Tomau>(&Input { strips: vec![a, b] });
            }
        }
    }
}
