//! Nim straight from the rules, in both forms of play.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// Heaps that are not empty beyond which no search is begun, and the most positions that it
/// remembers.
const MOST_SEARCHED: usize = 10;
const MOST_POSITIONS: usize = 20_000;

/// All winning first moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let moves = input.tests.iter().map(|test| {
        let heaps = test.heaps.iter().filter(|&&heap| heap > 0);
        if heaps.count() > MOST_SEARCHED {
            return None;
        }
        let mut book = Book::with_limit(Rules { play: test.play }, MOST_POSITIONS);
        let winning = book.winning(&test.heaps).ok()?.into_iter();
        Some(winning.map(|(a_move, _)| a_move).collect())
    });
    let moves = moves.collect::<Option<_>>()?;
    Some(Output { moves })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Play;
    use crate::{Nim2, Test};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    const BOTH: [Play; 2] = [Play::Normal, Play::Misere];

    pub(crate) fn both(heaps: &[u64]) -> Input {
        Input {
            tests: BOTH
                .map(|play| Test {
                    play,
                    heaps: heaps.to_vec(),
                })
                .into(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Nim2>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        for heaps in [
            &[0][..],
            &[1],
            &[2],
            &[400],
            &[0; 100],
            &[0, 0, 1, 0],
            &[1; 9],
            &[1; 10],
            &[1, 1, 30, 1, 1],
            &[1, 1, 30, 1],
            &[0, 17, 0],
            &[40, 40],
            &[40, 41],
            &[2, 2, 1, 1, 1],
        ] {
            confirm_by_brute::<Nim2>(&both(heaps));
        }
    }

    #[test]
    fn misere_play_differs_from_normal_play_only_with_at_most_one_large_heap() {
        let mut rng = contract::seeded(&["nim2", "both"]);
        for _ in 0..2000 {
            let heaps = crate::cases::heaps(&mut rng, 5, 0..=3);
            let moves = Nim2::solve(&both(&heaps)).moves;
            let large = heaps.iter().filter(|&&heap| heap > 1).count();
            let empty = heaps.iter().all(|&heap| heap == 0);
            assert_eq!(moves[0] == moves[1], large > 1 || empty, "{heaps:?}");
        }
    }

    #[test]
    fn no_heap_has_two_winning_moves() {
        for input in [both(&[3, 4, 5, 1]), both(&[1, 1, 1, 1]), both(&[7, 1, 1])] {
            for moves in solve(&input).unwrap().moves {
                assert!(moves.is_sorted_by(|a, b| a.0 < b.0), "{input}");
            }
        }
    }

    #[test]
    fn too_many_positions_are_declined() {
        assert_eq!(solve(&both(&[10_u64.pow(18), 5])), None);
        assert_eq!(solve(&both(&vec![1; 10_000])), None);
    }
}
