//! √Nim straight from the rules: a heap is won if some move leaves a lost one.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most heaps that the search remembers.
const MOST_POSITIONS: usize = 20_000;

/// The winners by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules::default(), MOST_POSITIONS);
    let mut wins = |heap| Some(!book.is_lost(heap).ok()?);
    let wins = input.heaps.iter().map(&mut wins).collect::<Option<_>>()?;
    Some(Output { wins })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimsqrt;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    /// One more than the largest heap that is searched.
    const LARGEST: u64 = MOST_POSITIONS as u64;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Nimsqrt>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_heap_up_to_the_largest_searched() {
        confirm_by_brute::<Nimsqrt>(&Input {
            heaps: (1..LARGEST).collect(),
        });
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        for heaps in [vec![], vec![1], vec![2], vec![2, 1, 2], vec![LARGEST - 1]] {
            confirm_by_brute::<Nimsqrt>(&Input { heaps });
        }
    }

    #[test]
    fn the_first_lost_sizes_are_those_of_the_module_doc() {
        let input = Input {
            heaps: (1..=65).collect(),
        };
        let wins = Nimsqrt::solve(&input).wins;
        let lost: Vec<u64> = (1..)
            .zip(wins)
            .filter(|(_, wins)| !wins)
            .map(|(heap, _)| heap)
            .collect();
        assert_eq!(lost, [2, 5, 8, 12, 17, 22, 28, 34, 41, 48, 56, 65]);
    }
}
