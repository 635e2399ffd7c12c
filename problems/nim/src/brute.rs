//! Nim straight from the rules.

use arena::Book;

use crate::rules::RULES;
use crate::{Input, Output};

/// Heaps beyond which no search is begun, and the most positions that it remembers.
const MOST_HEAPS: usize = 8;
const MOST_POSITIONS: usize = 20_000;

/// All winning first moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.heaps.len() > MOST_HEAPS {
        return None;
    }
    let mut book = Book::with_limit(RULES, MOST_POSITIONS);
    let winning = book.winning(&input.heaps).ok()?.into_iter();
    let moves = winning.map(|(a_move, _)| a_move).collect();
    Some(Output { moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nim;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Nim>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_triples_of_small_heaps() {
        for a in 1..=6 {
            for b in 1..=6 {
                for c in 1..=6 {
                    confirm_by_brute::<Nim>(&Input {
                        heaps: vec![a, b, c],
                    });
                }
            }
        }
    }

    #[test]
    fn the_number_of_winning_moves_is_odd_or_zero() {
        let mut rng = contract::seeded(&["nim", "parity"]);
        for _ in 0..1000 {
            let input = crate::cases::random(&mut rng, 9, 20);
            let moves = Nim::solve(&input).moves.len();
            assert!(moves == 0 || moves % 2 == 1, "{input}");
        }
    }
}
