//! The values of all bars by their mex.

use crate::{Input, Output};

/// The longest side of a bar in the table of values.
const LONGEST_IN_TABLE: usize = 1000;

/// The winners by the values of all bars up to the largest asked about: the value of a bar is the
/// least number that is the value of none of its breaks, where two pieces are worth the exclusive
/// or of their values. Nothing is known beforehand of how long play takes. `None` if a bar is too
/// large.
pub fn solve(input: &Input) -> Option<Output> {
    let side = |side: u64| Some(usize::try_from(side).ok()?).filter(|&n| n <= LONGEST_IN_TABLE);
    let bars = input.bars.iter();
    let bars = bars.map(|&(m, n)| Some((side(m)?, side(n)?)));
    let bars: Vec<(usize, usize)> = bars.collect::<Option<_>>()?;
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
    let wins = wins.collect();
    Some(Output { wins })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Socola;
    use inpout::Problem;

    #[test]
    fn the_values_of_all_bars_up_to_100_agree() {
        let bars = (1..=100).flat_map(|m| (1..=100).map(move |n| (m, n)));
        let input = Input {
            bars: bars.collect(),
        };
        assert_eq!(solve(&input), Some(Socola::solve(&input)));
        for longest in [1000, 1001] {
            let bars = vec![(1, longest), (longest, 1)];
            assert_eq!(solve(&Input { bars }).is_some(), longest == 1000);
        }
    }
}
