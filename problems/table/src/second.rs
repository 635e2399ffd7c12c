//! The table after the operations.

use crate::referee::negative_sum;
use crate::{Input, Line, Output};

/// Whether the operations, as the referee sees them, leave no negative sum.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let (mut rows, mut columns) = (vec![1; input.n], vec![1; input.m]);
    for operation in &output.operations {
        let sign = match *operation {
            Line::Row(number) => rows.get_mut(number.wrapping_sub(1)),
            Line::Column(number) => columns.get_mut(number.wrapping_sub(1)),
        };
        let Some(sign) = sign else {
            return false;
        };
        *sign = -*sign;
    }
    output.operations.len() <= 20_000 && negative_sum(input, &rows, &columns).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::{self, set_of};
    use crate::cases::table;

    #[test]
    fn replay_and_the_sets_of_lines_mean_the_same() {
        let input = table(&[&[1, -5, 2], &[-3, 2, -2]]);
        let right = brute::solve(&input).unwrap();
        for set in 0..1 << 5 {
            let operations = (0..5)
                .filter(|line| set >> line & 1 == 1)
                .map(|line| {
                    if line < 2 {
                        Line::Row(line + 1)
                    } else {
                        Line::Column(line - 1)
                    }
                })
                .collect();
            let output = Output { operations };
            assert_eq!(set_of(&input, &output), Some(set));
            assert_eq!(is_right(&input, &output), right.contains(&set), "{output}");
        }
    }

    #[test]
    fn replay_refuses_lines_that_are_not_there() {
        let input = table(&[&[1, 1], &[1, 1]]);
        for line in [Line::Row(0), Line::Row(3), Line::Column(0), Line::Column(3)] {
            let output = Output {
                operations: vec![line],
            };
            assert!(!is_right(&input, &output));
            assert_eq!(set_of(&input, &output), None);
        }
    }
}
