//! The heaps straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// The most heaps that are searched: as many as the source tier has.
const MOST_HEAPS: usize = 200;

/// The winning first moves by search over the rules, or `None` if there are too many heaps.
pub fn solve(input: &Input) -> Option<Output> {
    let (rules, start) = start(input)?;
    if rules.heaps > MOST_HEAPS {
        return None;
    }
    let winning = Book::new(rules).winning(&start).ok()?.into_iter();
    let moves = winning.map(|((size, take), _)| (size as u64, take as u64));
    let moves = moves.collect();
    Some(Output { moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stone47;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Stone47>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_the_ends_of_the_source_tier() {
        for (twos, threes) in [(1, 100), (100, 1), (99, 100), (100, 99)] {
            confirm_by_brute::<Stone47>(&Input { twos, threes });
        }
    }

    #[test]
    fn the_table_of_the_lesson_is_right() {
        let moves = |twos, threes| solve(&Input { twos, threes }).unwrap().moves;
        assert_eq!(moves(2, 2), []);
        assert_eq!(moves(1, 2), [(2, 2), (3, 2)]);
        assert_eq!(moves(2, 1), [(2, 1), (3, 3)]);
        assert_eq!(moves(1, 1), [(3, 1)]);
    }

    #[test]
    fn too_many_heaps_are_declined() {
        let twos = 200;
        assert_eq!(solve(&Input { twos, threes: 1 }), None);
        let (twos, threes) = (u64::MAX, u64::MAX);
        assert_eq!(solve(&Input { twos, threes }), None);
    }
}
