//! The chocolate straight from the rules, and methods for larger bars.

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
    Some(Output {
        wins: wins.collect::<Option<_>>()?,
    })
}

/// The longest side of a bar in the table of values.
const LONGEST_IN_TABLE: usize = 1000;

/// The winners by the values of all bars up to the largest asked about: the value of a bar is the
/// least number that is the value of none of its breaks, where two pieces are worth the exclusive
/// or of their values. Nothing is known beforehand of how long play takes. `None` if a bar is too
/// large.
pub fn second(input: &Input) -> Option<Output> {
    let side = |side: u64| {
        usize::try_from(side)
            .ok()
            .filter(|&n| n <= LONGEST_IN_TABLE)
    };
    let bars: Option<Vec<(usize, usize)>> = input
        .bars
        .iter()
        .map(|&(m, n)| Some((side(m)?, side(n)?)))
        .collect();
    let bars = bars?;
    let rows = bars.iter().map(|bar| bar.0).max().unwrap_or(0);
    let columns = bars.iter().map(|bar| bar.1).max().unwrap_or(0);
    // by_row[m][n] and by_column[n][m] are the same value.
    let mut by_row = vec![vec![0_u8; columns + 1]; rows + 1];
    let mut by_column = vec![vec![0_u8; rows + 1]; columns + 1];
    for m in 1..=rows {
        for n in 1..=columns {
            let mut is_option = [false; 256];
            let (row, column) = (&by_row[m], &by_column[n]);
            (1..n).for_each(|k| is_option[usize::from(row[k] ^ row[n - k])] = true);
            (1..m).for_each(|k| is_option[usize::from(column[k] ^ column[m - k])] = true);
            let least = (0..=u8::MAX).find(|&value| !is_option[usize::from(value)]);
            let value = least.expect("the values of these bars are small");
            by_row[m][n] = value;
            by_column[n][m] = value;
        }
    }
    let wins = bars.iter().map(|&(m, n)| by_row[m][n] > 0);
    Some(Output {
        wins: wins.collect(),
    })
}

/// The winners by counting that stands every bar within the limits, and relies on the number of
/// breaks being always the same: the breaks that part the rows, then those that part each row into
/// squares, all counted in 128 bits.
pub fn theorem(input: &Input) -> Output {
    let wins = input.bars.iter().map(|&(m, n)| {
        let parting_rows = u128::from(m - 1);
        let parting_squares = u128::from(m) * u128::from(n - 1);
        (parting_rows + parting_squares) % 2 == 1
    });
    Output {
        wins: wins.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Socola, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

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

    #[test]
    fn counting_the_breaks_agrees_far_beyond_the_brute_force() {
        let mut rng = casebook::seeded(&["socola", "counting"]);
        for longest in [10, 1000, 10_u64.pow(18)] {
            let input = cases::magnitudes(&mut rng, 5000, longest);
            assert_eq!(theorem(&input), Socola::solve(&input));
        }
    }

    #[test]
    fn the_values_of_all_bars_up_to_100_agree() {
        let bars = (1..=100).flat_map(|m| (1..=100).map(move |n| (m, n)));
        let input = Input {
            bars: bars.collect(),
        };
        assert_eq!(second(&input), Some(Socola::solve(&input)));
        for longest in [1000, 1001] {
            let bars = vec![(1, longest), (longest, 1)];
            assert_eq!(second(&Input { bars }).is_some(), longest == 1000);
        }
    }
}
