//! The greedy play itself.

use std::collections::BinaryHeap;

use crate::{Input, Output};

/// The value by playing: each player in turn takes the column with the largest sum from a heap,
/// and the first adds its upper number, the second subtracts its lower number.
pub fn solve(input: &Input) -> Output {
    let columns = input.columns.iter();
    let mut heap: BinaryHeap<(u16, u16)> = columns.map(|&(a, b)| (a + b, a)).collect();
    let mut value = 0;
    let mut is_first = true;
    while let Some((sum, a)) = heap.pop() {
        value += i64::from(a) - if is_first { 0 } else { i64::from(sum) };
        is_first = !is_first;
    }
    Output(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Delcol;
    use contract::RngExt;
    use inpout::Problem;

    #[test]
    fn the_order_of_the_columns_does_not_matter() {
        let mut rng = contract::seeded(&["delcol", "order"]);
        for _ in 0..200 {
            let n = rng.random_range(1..=200);
            let mut input = crate::cases::random(&mut rng, n, 3000);
            let forward = Delcol::solve(&input);
            input.columns.reverse();
            assert_eq!(Delcol::solve(&input), forward);
            assert_eq!(solve(&input), forward);
        }
    }
}
