//! The two heaps straight from the rules, and the lost positions that repeat, for heaps of any
//! size.

use arena::Book;

use crate::rules::Rules;
use crate::{Heaps, Input, Output};

/// The most positions that the search remembers: those of the source tier.
const MOST_POSITIONS: usize = 1001 * 1001;

/// All winning first moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules, MOST_POSITIONS);
    let left = input.positions.iter();
    Some(Output {
        left: left
            .map(|&heaps| winning(&mut book, heaps))
            .collect::<Option<_>>()?,
    })
}

/// What the winning moves leave, in ascending order.
fn winning(book: &mut Book<Rules>, heaps: Heaps) -> Option<Vec<Heaps>> {
    let winning = book.winning(&heaps).ok()?.into_iter();
    let mut left: Vec<Heaps> = winning.map(|(left, _)| left).collect();
    left.sort_unstable();
    Some(left)
}

/// The heap that is searched up to, and the height of the step in which larger heaps are brought
/// down below it.
const SEARCHED: u64 = 60;
const PERIOD: u64 = 5;

/// The winning moves for heaps of any size without the formula: the lost positions repeat, so a
/// heap above those searched stands for one among them. That the lost positions repeat as the
/// module doc proves it is looked at first.
pub fn second(input: &Input) -> Output {
    let mut book = Book::new(Rules);
    let mut is_lost = |heaps| book.is_lost(&heaps).expect("few positions");
    for x in 4..=SEARCHED - PERIOD {
        for y in 0..=SEARCHED {
            assert_eq!(is_lost((x, y)), is_lost((x + PERIOD, y)), "no period");
        }
    }
    // How far a heap is brought down: it keeps enough stones for every move.
    let drop = |heap: u64| heap.saturating_sub(SEARCHED).next_multiple_of(PERIOD);
    let left = input.positions.iter().map(|&(x, y)| {
        let (down_x, down_y) = (drop(x), drop(y));
        let left = winning(&mut book, (x - down_x, y - down_y)).expect("few positions");
        left.into_iter()
            .map(|(x, y)| (x + down_x, y + down_y))
            .collect()
    });
    Output {
        left: left.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bocsoi2;
    use casebook::{confirm_by_brute, cross_check};

    /// The largest heap of the source tier.
    const LARGEST: u64 = 1000;

    fn all(least: u64, largest: u64) -> Input {
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

    #[test]
    fn heaps_brought_down_agree_with_the_brute_force() {
        let input = all(0, 130);
        assert_eq!(Some(second(&input)), solve(&input));
    }
}
