//! Dam straight from the rules: white and black stones on their cells, and two players each of
//! whom pushes his own.

use arena::Book;
use theory::nimber::mex;

use crate::rules::{Rules, start};
use crate::{Input, Output, Row};

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
    let mut book = Book::with_limit(Rules, MOST_POSITIONS);
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

/// The columns that a stone can be pushed to, toward the other one but not onto it.
fn pushes(from: u64, other: u64) -> Vec<u64> {
    if from < other {
        (from + 1..other).collect()
    } else {
        (other + 1..from).collect()
    }
}

/// The largest number of columns for which [`second`] fills a table.
const LARGEST_LENGTH: u64 = 1000;

/// The answer without Bouton's theorem: the values of all gaps of single rows by their mex, every
/// column of every row, and of the theory only that values of rows are added as nim-sums. `None`
/// if the board is too long.
pub fn second(input: &Input) -> Option<Output> {
    if input.length > LARGEST_LENGTH {
        return None;
    }
    // Whoever pushes leaves a smaller gap, and any: its stones need not be told apart here.
    let mut values = Vec::new();
    for _ in 1..input.length {
        values.push(mex(&values));
    }
    let worth = |white: u64, black: u64| {
        values[usize::try_from(white.abs_diff(black) - 1).expect("in the table")]
    };
    let sum = input.rows.iter().fold(0, |sum, &(a, b)| sum ^ worth(a, b));
    let mut winning = Vec::new();
    for (row, &(white, black)) in (1..).zip(&input.rows) {
        for to in pushes(white, black) {
            if sum ^ worth(white, black) ^ worth(to, black) == 0 {
                winning.push((row, to));
            }
        }
    }
    Some(Output {
        sum,
        count: winning.len(),
        first: winning.into_iter().min(),
    })
}

/// The winning moves from the same theorem by another road that stands large inputs: what the
/// other gaps sum to is found for each row from the rows before and after it, and the white stone
/// must be left just so far from the black one.
pub fn theorem(input: &Input) -> Output {
    let between = |row: &Row| row.0.max(row.1) - row.0.min(row.1) - 1;
    let mut after = vec![0; input.rows.len() + 1];
    for (place, row) in input.rows.iter().enumerate().rev() {
        after[place] = after[place + 1] ^ between(row);
    }
    let mut before = 0;
    let mut count = 0;
    let mut first = None;
    for (place, row) in input.rows.iter().enumerate() {
        let others = before ^ after[place + 1];
        let steps = between(row).saturating_sub(others);
        if steps > 0 {
            count += 1;
            let column = if row.0 < row.1 {
                row.0 + steps
            } else {
                row.0 - steps
            };
            first = first.or(Some((place + 1, column)));
        }
        before ^= between(row);
    }
    Output {
        sum: before,
        count,
        first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Codam, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Codam>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_two_rows_and_five_columns() {
        let places = || (1..=5).flat_map(|white| (1..=5).map(move |black| (white, black)));
        for first in places().filter(|row| row.0 != row.1) {
            for second in places().filter(|row| row.0 != row.1) {
                confirm_by_brute::<Codam>(&Input {
                    length: 5,
                    rows: vec![first, second],
                });
            }
        }
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

    #[test]
    fn all_methods_agree_far_beyond_the_brute_force() {
        let mut rng = casebook::seeded(&["codam", "second"]);
        for length in [5, 100, 10_u64.pow(18)] {
            for _ in 0..1000 {
                let input = cases::random(&mut rng, 7, length, length - 2);
                let expected = Codam::solve(&input);
                assert_eq!(theorem(&input), expected, "{input}");
                assert!(
                    second(&input).is_none_or(|answer| answer == expected),
                    "{input}"
                );
            }
        }
    }
}
