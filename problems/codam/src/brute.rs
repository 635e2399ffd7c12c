//! Dam straight from the rules: white and black stones on their cells, and two players each of
//! whom pushes his own.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// Rows with cells between the stones beyond which no search is begun, and the most positions that
/// it remembers.
const MOST_ROWS: usize = 20;
const MOST_POSITIONS: usize = 50_000;

/// The Grundy value and all winning first moves by search over the rules, or `None` if there are
/// too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let open = input.rows.iter().filter(|row| row.0.abs_diff(row.1) > 1);
    if open.count() > MOST_ROWS {
        return None;
    }
    let start = start(input);
    let columns = input.length;
    let mut book = Book::with_limit(Rules { columns }, MOST_POSITIONS);
    let sum = book.grundy(&start).ok()?.into();
    let moves = book.grundy_of_moves(&start).ok()?.into_iter();
    let winning = moves.filter(|&(_, _, value)| value == 0);
    let winning: Vec<(usize, u64)> = winning.map(|(a_move, _, _)| a_move).collect();
    Some(Output {
        sum,
        count: winning.len(),
        first: winning.into_iter().min(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Codam;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Codam>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        let last = 10_u64.pow(18);
        for (length, rows) in [
            (2, vec![(1, 2)]),
            (2, vec![(2, 1); 30]),
            (100, vec![(100, 1)]),
            (100, vec![(1, 100)]),
            (last, vec![(last, last - 7), (last - 3, last), (1, 2)]),
        ] {
            confirm_by_brute::<Codam>(&Input { length, rows });
        }
    }
}
