//! The heap straight from the rules.

use std::collections::BTreeMap;

use arena::Book;

use crate::rules::Rules;
use crate::{Advice, Heap, Input, Output};

/// The largest heap that is searched.
const LARGEST: u64 = 3000;

/// The advice by search over the rules, or `None` if a heap is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let mut books = BTreeMap::new();
    let advice = input.heaps.iter().map(|&Heap { stones, most }| {
        if stones > LARGEST {
            return None;
        }
        let book = books
            .entry(most)
            .or_insert_with(|| Book::new(Rules { most }));
        let winning = book.winning(&stones).ok()?;
        debug_assert!(winning.len() < 2, "a second winning take");
        Some(Advice {
            wins: !winning.is_empty(),
            // Whoever loses takes one stone for the time being, if there is one.
            take: winning.first().map_or(stones.min(1), |&(take, _)| take),
        })
    });
    Some(Output(advice.collect::<Option<_>>()?))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Bocsoia;
    use contract::{confirm_by_brute, cross_check};

    pub(crate) fn heaps(heaps: impl IntoIterator<Item = (u64, u64)>) -> Input {
        Input {
            heaps: heaps
                .into_iter()
                .map(|(stones, most)| Heap { stones, most })
                .collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Bocsoia>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        const LIMIT: u64 = 10_u64.pow(18);
        for edge in [
            (0, 1),
            (0, LIMIT),
            (1, LIMIT),
            (3000, 1),
            (3000, 2999),
            (3000, 3000),
        ] {
            confirm_by_brute::<Bocsoia>(&heaps([edge]));
        }
    }

    #[test]
    fn the_loser_cannot_prolong_the_game() {
        // From k (M + 1) stones every game in which the winner keeps winning has 2k moves.
        fn lengths(stones: u64, most: u64) -> Vec<u64> {
            let mut all: Vec<u64> = (1..=most.min(stones))
                .flat_map(|take| {
                    let left = stones - take;
                    let answer = solve(&heaps([(left, most)])).unwrap().0[0].take;
                    lengths(left - answer, most)
                })
                .map(|length| length + 2)
                .collect();
            all.dedup();
            if stones == 0 { vec![0] } else { all }
        }
        for most in 1..=4 {
            for k in 0..=3 {
                assert_eq!(lengths(k * (most + 1), most), [2 * k]);
            }
        }
    }
}
