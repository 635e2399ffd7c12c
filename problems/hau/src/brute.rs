//! The queen's game straight from the rules.

use arena::Book;

use crate::rules::QUEEN;
use crate::{Input, Output, Square};

/// The most squares that the search remembers.
const MOST_SEARCHED: usize = 251 * 251;

/// All winning first moves by search over the rules; `None` if there are too many squares.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(QUEEN, MOST_SEARCHED);
    let targets = input.queens.iter().map(|queen| {
        let winning = book.winning(queen).ok()?.into_iter();
        let mut targets: Vec<Square> = winning.map(|(to, _)| to).collect();
        targets.sort_unstable();
        Some(targets)
    });
    Some(Output(targets.collect::<Option<_>>()?))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Hau;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    pub(crate) fn all(columns: u64, rows: u64) -> Input {
        Input {
            queens: (0..=columns)
                .flat_map(|p| (0..=rows).map(move |q| (p, q)))
                .collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_squares() {
        cross_check::<Hau>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_a_whole_board() {
        confirm_by_brute::<Hau>(&all(250, 250));
    }

    #[test]
    fn a_queen_has_at_most_three_winning_moves() {
        let targets = Hau::solve(&all(200, 200)).0;
        assert!(targets.iter().all(|targets| targets.len() <= 3));
        assert!((0..=3).all(|count| targets.iter().any(|targets| targets.len() == count)));
    }
}
