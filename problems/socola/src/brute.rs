//! The chocolate straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most squares of a bar that is searched.
pub const MOST_SEARCHED: u64 = 20;

/// The winners by search over the rules, or `None` if a bar is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::new(Rules);
    let wins = input.bars.iter().map(|&(m, n)| {
        if m.checked_mul(n)? > MOST_SEARCHED {
            return None;
        }
        Some(!book.is_lost(&vec![(m, n)]).ok()?)
    });
    let wins = wins.collect::<Option<_>>()?;
    Some(Output { wins })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Socola;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_bars() {
        cross_check::<Socola>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_bars_that_are_searched() {
        let bars = (1..=MOST_SEARCHED)
            .flat_map(|m| (1..=MOST_SEARCHED / m).map(move |n| (m, n)))
            .collect();
        confirm_by_brute::<Socola>(&Input { bars });
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        for bars in [vec![(1, 1)], vec![(1, 2)], vec![(2, 1)], vec![(1, 1); 50]] {
            confirm_by_brute::<Socola>(&Input { bars });
        }
    }
}
