//! Heaps of any size by the lost positions, which repeat.

use arena::Book;

use crate::brute::winning;
use crate::rules::Rules;
use crate::{Input, Output};

/// The heap that is searched up to, and the height of the step in which larger heaps are brought
/// down below it.
const SEARCHED: u64 = 60;
const PERIOD: u64 = 5;

/// The winning moves for heaps of any size without the formula: the lost positions repeat, so a
/// heap above those searched stands for one among them. That the lost positions repeat as the
/// lesson proves it is looked at first.
pub fn solve(input: &Input) -> Output {
    let mut book = Book::new(Rules::default());
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
        let left = left.into_iter();
        left.map(|(x, y)| (x + down_x, y + down_y)).collect()
    });
    Output(left.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::{self, tests::all};

    #[test]
    fn heaps_brought_down_agree_with_the_brute_force() {
        let input = all(0, 130);
        assert_eq!(Some(solve(&input)), brute::solve(&input));
    }
}
