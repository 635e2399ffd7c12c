//! The table after the operations.

use crate::{Input, Line, Output};

/// Whether the operations, carried out one by one on the table, leave no negative sum.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let mut table: Vec<Vec<i64>> = input
        .cells
        .chunks(input.m)
        .map(|row| row.iter().copied().map(i64::from).collect())
        .collect();
    for operation in &output.operations {
        match *operation {
            Line::Row(number) if (1..=input.n).contains(&number) => {
                table[number - 1].iter_mut().for_each(|cell| *cell = -*cell);
            }
            Line::Column(number) if (1..=input.m).contains(&number) => {
                for row in &mut table {
                    row[number - 1] = -row[number - 1];
                }
            }
            _ => return false,
        }
    }
    let columns = (0..input.m).map(|column| table.iter().map(|row| row[column]).sum::<i64>());
    let rows = table.iter().map(|row| row.iter().sum::<i64>());
    output.operations.len() <= 20_000 && rows.chain(columns).all(|sum| sum >= 0)
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
