//! GRID straight from the rules, by walking every way.

use crate::{Input, Output, Test};

/// Rows of a board that all ways are walked on.
const MOST_ROWS: usize = 5;

/// The largest sums by walking every way, or `None` if a board is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let is_small = input.tests.iter().all(|test| test.size <= MOST_ROWS);
    let most = |test: &Test| walk(test, 0, 0, &mut vec![false; test.values.len()]);
    is_small.then(|| Output(input.tests.iter().map(most).collect()))
}

/// The largest sum of a way from this cell on, after `negative` negative cells before it.
fn walk(test: &Test, cell: usize, negative: usize, visited: &mut [bool]) -> Option<i64> {
    let n = test.size;
    let value = i64::from(test.values[cell]);
    let negative = negative + usize::from(value < 0);
    if visited[cell] || negative > test.negative {
        return None;
    }
    if cell + 1 == n * n {
        return Some(value);
    }
    visited[cell] = true;
    let (row, column) = (cell / n, cell % n);
    let steps = [
        (column + 1 < n).then_some(cell + 1),
        (column > 0).then(|| cell - 1),
        (row + 1 < n).then_some(cell + n),
    ];
    let steps = steps.into_iter().flatten();
    let rests = steps.filter_map(|to| walk(test, to, negative, visited));
    let best = rests.max();
    visited[cell] = false;
    Some(value + best?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Grid>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_two_by_two_with_values_up_to_two() {
        for number in 0..5_i32.pow(4) {
            let values: Vec<_> = (0..4)
                .map(|cell| number / 5_i32.pow(cell) % 5 - 2)
                .collect();
            let tests = (0..4)
                .map(|negative| Test {
                    size: 2,
                    negative,
                    values: values.clone(),
                })
                .collect();
            confirm_by_brute::<Grid>(&Input { tests });
        }
    }

    #[test]
    fn the_only_cell_counts_if_it_is_negative() {
        let single = |value: i32, negative: usize| {
            let values = vec![value];
            let tests = vec![Test {
                size: 1,
                negative,
                values,
            }];
            Grid::solve(&Input { tests }).0[0]
        };
        assert_eq!(single(5, 0), Some(5));
        assert_eq!(single(-5, 0), None);
        assert_eq!(single(-5, 1), Some(-5));
    }

    #[test]
    fn bad_boards_are_refused_by_name() {
        let refusal = |text: &str| {
            let read = read_bytes::<Grid>("GRID.INP", text.as_bytes());
            read.unwrap_err().to_string()
        };
        assert_eq!(
            refusal("1 0\n5\n2 11\n"),
            "GRID.INP:3: K: 11 is not in 0..=10"
        );
        assert_eq!(
            refusal("1 0\n5\n2 1\n1 2\n3\n"),
            "GRID.INP:5: cell 4: the input ends where a number in -10^9..=10^9 is expected"
        );
        let many = "1000 0\n".to_owned() + &"0 ".repeat(1_000_000) + "\n";
        assert_eq!(
            refusal(&many.repeat(4)),
            "GRID.INP:7: the boards of the file have more than 3000000 cells"
        );
    }
}
