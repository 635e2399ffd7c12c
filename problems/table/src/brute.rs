//! Every choice of lines, straight from the rules.

use crate::{Input, Line, Output};

/// Rows and columns together that [`solve`] takes on: it tries all sets of them.
const MOST_LINES: usize = 14;

/// Whether the operations are one of the right choices, or `None` if there are too many to try.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    let right = solve(input)?;
    Some(set_of(input, output).is_some_and(|set| right.contains(&set)))
}

/// All right sets of lines, each as a set of bits (row 1 is bit 0, the columns follow the rows),
/// or `None` if there are too many sets to try.
pub fn solve(input: &Input) -> Option<Vec<u32>> {
    let lines = input.n + input.m;
    if lines > MOST_LINES {
        return None;
    }
    let right = (0..1_u32 << lines).filter(|set| {
        let negated = |line: usize| set >> line & 1 == 1;
        let cell = |row: usize, column: usize| {
            let cell = i64::from(input.cells[row * input.m + column]);
            if negated(row) == negated(input.n + column) {
                cell
            } else {
                -cell
            }
        };
        let row_sum = |row| (0..input.m).map(|column| cell(row, column)).sum::<i64>();
        let column_sum = |column| (0..input.n).map(|row| cell(row, column)).sum::<i64>();
        (0..input.n).all(|row| row_sum(row) >= 0)
            && (0..input.m).all(|column| column_sum(column) >= 0)
    });
    Some(right.collect())
}

/// The operations as a set of bits, as in [`solve`]; `None` if they are no set of lines.
pub fn set_of(input: &Input, output: &Output) -> Option<u32> {
    let mut set = 0;
    for operation in &output.operations {
        let bit = match *operation {
            Line::Row(number) if (1..=input.n).contains(&number) => number - 1,
            Line::Column(number) if (1..=input.m).contains(&number) => input.n + number - 1,
            _ => return None,
        };
        if set >> bit & 1 == 1 {
            return None;
        }
        set |= 1 << bit;
    }
    Some(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::cases::table;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn the_reference_is_among_the_right_choices_on_random_tables() {
        cross_check::<Table>(2000);
    }

    /// All tables of this shape with cells from `-most` to `most`.
    fn every_table(n: usize, m: usize, most: i32) -> impl Iterator<Item = Input> {
        let kinds = 2 * most + 1;
        (0..kinds.pow(u32::try_from(n * m).unwrap())).map(move |code| {
            let mut rest = code;
            let cells = std::iter::repeat_with(|| {
                let cell = rest % kinds - most;
                rest /= kinds;
                cell
            });
            Input {
                n,
                m,
                cells: cells.take(n * m).collect(),
            }
        })
    }

    #[test]
    fn every_small_table_has_an_answer_and_the_reference_finds_one() {
        for (n, m, most) in [(2, 2, 3), (3, 2, 1), (2, 3, 1), (2, 4, 1)] {
            every_table(n, m, most).for_each(|input| confirm_by_brute::<Table>(&input));
        }
    }

    #[test]
    fn the_sample_is_answered_as_in_the_document() {
        let input = table(&[&[-1, -1], &[-1, -1], &[-1, -1]]);
        assert_eq!(Table::solve(&input).to_string(), "2\nC 1\nC 2\n");
    }

    #[test]
    fn a_zero_sum_is_not_negative() {
        let input = table(&[&[1, -1], &[-1, 1]]);
        assert_eq!(Table::solve(&input).to_string(), "0\n");
    }
}
