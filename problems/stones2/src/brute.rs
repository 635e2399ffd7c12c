//! The heaps straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// Heaps beyond which no search is begun, and the most positions that it remembers.
const MOST_HEAPS: usize = 15;
const MOST_POSITIONS: usize = 50_000;

/// The first winning move by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.heaps.len() > MOST_HEAPS {
        return None;
    }
    let mut book = Book::with_limit(Rules, MOST_POSITIONS);
    let winning = book.first_winning(&input.heaps).ok()?;
    let first = winning.map(|(first, _)| first);
    Some(Output { first })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Stones2;
    use contract::{confirm_by_brute, cross_check};

    /// All positions of `n` heaps with up to `most` stones.
    pub(crate) fn all(n: u32, most: u64) -> impl Iterator<Item = Input> {
        (0..(most + 1).pow(n)).map(move |number| Input {
            heaps: (0..n)
                .map(|heap| number / (most + 1).pow(heap) % (most + 1))
                .collect(),
        })
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Stones2>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_small_positions() {
        for (n, most) in [(1, 5), (2, 5), (3, 4), (4, 2), (5, 1)] {
            for input in all(n, most) {
                confirm_by_brute::<Stones2>(&input);
            }
        }
    }
}
