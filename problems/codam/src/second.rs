//! The values of all gaps by their mex.

use theory::nimber::mex;

use crate::{Input, Output};

/// The largest number of columns for which [`solve`] fills a table.
const LARGEST_LENGTH: u64 = 1000;

/// The answer without Bouton's theorem: the values of all gaps of single rows by their mex, every
/// column of every row, and of the theory only that values of rows are added as nim-sums. `None`
/// if the board is too long.
pub fn solve(input: &Input) -> Option<Output> {
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
        // Toward the other stone but not onto it.
        for to in white.min(black) + 1..white.max(black) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Codam;
    use contract::confirm_by_brute;

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
}
