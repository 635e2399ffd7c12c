//! The strips straight from the rules: black and white stones on their cells, and two players each
//! of whom moves his own.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// Strips with cells between the stones beyond which no search is begun, and the most positions
/// that it remembers.
const MOST_STRIPS: usize = 20;
const MOST_POSITIONS: usize = 50_000;

/// The Grundy value and all winning first moves by search over the rules, or `None` if there are
/// too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let open = input.strips.iter().filter(|strip| strip.1 - strip.0 > 1);
    if open.count() > MOST_STRIPS {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let sum = book.grundy(&start).ok()?.into();
    let moves = book.grundy_of_moves(&start).ok()?.into_iter();
    let winning = moves.filter(|&(_, _, value)| value == 0);
    Some(Output {
        sum,
        moves: winning.map(|(a_move, _, _)| a_move).collect(),
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Chuyensoi;
    use contract::{confirm_by_brute, cross_check};

    pub(crate) fn with_gaps(longest: u64, gaps: &[u64]) -> Input {
        Input {
            longest,
            strips: gaps.iter().map(|gap| (2, 3 + gap)).collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Chuyensoi>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_single_strips_and_edges() {
        for longest in [1, 2, 3, 4, 17, 18, 10_u64.pow(18)] {
            for gap in 0..=40 {
                confirm_by_brute::<Chuyensoi>(&with_gaps(longest, &[gap]));
            }
            confirm_by_brute::<Chuyensoi>(&with_gaps(longest, &[0; 20]));
            let last = 10_u64.pow(18);
            confirm_by_brute::<Chuyensoi>(&Input {
                longest,
                strips: vec![(last - 8, last), (1, 2), (last - 6, last - 1)],
            });
        }
    }
}
