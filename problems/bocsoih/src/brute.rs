//! The heap straight from the rules.

use std::collections::HashMap;

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Game, Input, Output};

/// The largest heap that is searched.
const LARGEST: usize = 3000;

/// The winners by search over the rules, or `None` if a heap is too large. Games with the same M
/// share what has been found.
pub fn solve(input: &Input) -> Option<Output> {
    let mut books = HashMap::new();
    let wins = input.games.iter().map(|&Game { stones, most }| {
        let start = start(stones).filter(|start| start.0 <= LARGEST)?;
        let book = books
            .entry(most)
            .or_insert_with(|| Book::new(Rules { most }));
        Some(!book.is_lost(&start).ok()?)
    });
    Some(Output(wins.collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bocsoih, LARGEST_MOVE};
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Bocsoih>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_moves_and_heaps_below_five_hundred() {
        for most in 1..=LARGEST_MOVE {
            let games = (0..500).map(|stones| Game { stones, most }).collect();
            confirm_by_brute::<Bocsoih>(&Input { games });
        }
    }

    #[test]
    fn preperiods_are_confirmed_by_brute_force() {
        for most in [13, 49, 55] {
            let games = (500..2500).map(|stones| Game { stones, most });
            // A file holds at most a thousand games.
            for part in games.collect::<Vec<_>>().chunks(1000) {
                confirm_by_brute::<Bocsoih>(&Input {
                    games: part.to_vec(),
                });
            }
        }
    }
}
