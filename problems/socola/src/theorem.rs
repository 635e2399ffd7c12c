//! The number of breaks, counted one by one.

use crate::{Input, Output};

/// The winners by counting that stands every bar within the limits, and relies on the number of
/// breaks being always the same: the breaks that part the rows, then those that part each row into
/// squares, all counted in 128 bits.
pub fn solve(input: &Input) -> Output {
    let wins = input.bars.iter().map(|&(m, n)| {
        let parting_rows = u128::from(m - 1);
        let parting_squares = u128::from(m) * u128::from(n - 1);
        (parting_rows + parting_squares) % 2 == 1
    });
    let wins = wins.collect();
    Output { wins }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Socola, cases};
    use inpout::Problem;

    #[test]
    fn counting_the_breaks_agrees_far_beyond_the_brute_force() {
        let mut rng = contract::seeded(&["socola", "counting"]);
        for longest in [10, 1000, 10_u64.pow(18)] {
            let input = cases::magnitudes(&mut rng, 5000, longest);
            assert_eq!(solve(&input), Socola::solve(&input));
        }
    }
}
