//! The two heaps straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Heaps, Input, Output};

/// The most positions that the search remembers: those of the source tier.
const MOST_POSITIONS: usize = 1001 * 1001;

/// All winning first moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules::default(), MOST_POSITIONS);
    let left = input.positions.iter();
    let left = left.map(|&heaps| winning(&mut book, heaps));
    Some(Output(left.collect::<Option<_>>()?))
}

/// What the winning moves leave, in ascending order.
pub(crate) fn winning(book: &mut Book<Rules>, heaps: Heaps) -> Option<Vec<Heaps>> {
    let winning = book.winning(&heaps).ok()?.into_iter();
    let mut left: Vec<Heaps> = winning.map(|(left, _)| left).collect();
    left.sort_unstable();
    Some(left)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Bocsoi2;
    use contract::{confirm_by_brute, cross_check};

    /// The largest heap of the source tier.
    const LARGEST: u64 = 1000;

    pub(crate) fn all(least: u64, largest: u64) -> Input {
        Input {
            positions: (least..=largest)
                .flat_map(|x| (least..=largest).map(move |y| (x, y)))
                .collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_pairs() {
        cross_check::<Bocsoi2>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_up_to_250() {
        confirm_by_brute::<Bocsoi2>(&all(0, 250));
    }

    #[test]
    fn reference_and_brute_force_agree_at_the_end_of_the_table() {
        confirm_by_brute::<Bocsoi2>(&all(LARGEST - 50, LARGEST));
        let thin = (0..=LARGEST).flat_map(|x| (0..=5).flat_map(move |y| [(x, y), (y, x)]));
        confirm_by_brute::<Bocsoi2>(&Input {
            positions: thin.collect(),
        });
    }
}
