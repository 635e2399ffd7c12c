//! Bouton's theorem once more, with the other rows taken together from both sides.

use crate::{Input, Output, Row};

/// The winning moves from the same theorem by another road that stands large inputs: what the
/// other gaps sum to is found for each row from the rows before and after it, and the white stone
/// must be left just so far from the black one.
pub fn solve(input: &Input) -> Output {
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
    use crate::second;
    use crate::{Codam, cases};
    use inpout::Problem;

    #[test]
    fn all_methods_agree_far_beyond_the_brute_force() {
        let mut rng = contract::seeded(&["codam", "second"]);
        for length in [5, 100, 10_u64.pow(18)] {
            for _ in 0..1000 {
                let input = cases::random(&mut rng, 7, length, length - 2);
                let expected = Codam::solve(&input);
                assert_eq!(solve(&input), expected, "{input}");
                assert!(
                    second::solve(&input).is_none_or(|answer| answer == expected),
                    "{input}"
                );
            }
        }
    }
}
