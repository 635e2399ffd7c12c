//! Large boards backwards from the end.

use crate::{Input, Output, Test};

/// The largest sums from the end backwards: for each cell, for the direction of the step that led
/// there and for the *exact* number of negative cells from there on, the largest sum of the rest.
pub fn solve(input: &Input) -> Output {
    Output(input.tests.iter().map(backwards).collect())
}

/// Sums by the exact number of negative cells.
type Rest = [Option<i64>; 11];

fn backwards(test: &Test) -> Option<i64> {
    let n = test.size;
    let nowhere: Rest = [None; 11];
    // What remains after a step down into a cell of the row below.
    let mut below = vec![nowhere; n];
    for (row, values) in test.values.chunks(n).enumerate().rev() {
        let join = |value: i32, choices: &[&Rest]| {
            let shift = usize::from(value < 0);
            let mut rest = nowhere;
            for count in 0..11 - shift {
                let sums = choices.iter().filter_map(|choice| choice[count]);
                rest[count + shift] = sums.max().map(|sum| sum + i64::from(value));
            }
            rest
        };
        let mut end = nowhere;
        end[0] = Some(0);
        let down = |cell: usize| {
            let is_end = row + 1 == n && cell + 1 == n;
            if is_end { &end } else { &below[cell] }
        };

        let mut going_right = vec![nowhere; n];
        for cell in (0..n).rev() {
            let next = going_right.get(cell + 1).copied().unwrap_or(nowhere);
            going_right[cell] = join(values[cell], &[down(cell), &next]);
        }
        let mut next = nowhere;
        let going_left: Vec<Rest> = (0..n)
            .map(|cell| {
                next = join(values[cell], &[down(cell), &next]);
                next
            })
            .collect();
        let pairs = going_right.iter().zip(&going_left);
        let better = pairs.map(|(a, b)| std::array::from_fn(|it| a[it].max(b[it])));
        below = better.collect();
    }
    below[0][..=test.negative].iter().copied().max().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;
    use crate::cases::random;
    use contract::{RngExt, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_backward_way_agree_on_larger_boards() {
        let mut rng = seeded(&["grid", "backwards"]);
        for _ in 0..2000 {
            let size = rng.random_range(1..=20);
            let negative = rng.random_range(0..=10);
            let share = rng.random_range(0..=70);
            let test = random(&mut rng, size, negative, 1000, share);
            let input = Input { tests: vec![test] };
            assert_eq!(Grid::solve(&input), solve(&input), "{input}");
        }
    }
}
