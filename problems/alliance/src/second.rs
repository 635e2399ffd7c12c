//! All pairs of knights around each knight, in order of their rows.

use crate::{Input, Output};

/// The number of alliances by another road that stands large inputs in which no knight has too
/// many others around: the knights at most `k` behind each one, in order of their rows, and of
/// these the pairs that are at most `k` apart by two pointers.
pub fn solve(input: &Input) -> Output {
    let k = input.k;
    let n = input.knights.len() as u64;
    if k >= input.m {
        // Everybody reaches everybody.
        let pairs = n * n.saturating_sub(1) / 2;
        return Output(pairs * n.saturating_sub(2) / 3);
    }
    let mut knights = input.knights.clone();
    knights.sort_unstable();
    let mut behind: Vec<u32> = Vec::new();
    let mut oldest = 0;
    let mut alliances = 0;
    for &(x, y) in &knights {
        while knights[oldest].0 + k < x {
            let gone = behind.partition_point(|&row| row < knights[oldest].1);
            behind.remove(gone);
            oldest += 1;
        }
        let first = behind.partition_point(|&row| row + k < y);
        let end = behind.partition_point(|&row| row <= y + k);
        let around = &behind[first..end];
        let mut low = 0;
        for (high, &row) in around.iter().enumerate() {
            while around[low] + k < row {
                low += 1;
            }
            alliances += (high - low) as u64;
        }
        let place = behind.partition_point(|&row| row < y);
        behind.insert(place, y);
    }
    Output(alliances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Alliance;
    use contract::RngExt;
    use inpout::Problem;

    #[test]
    fn the_second_method_agrees_on_hundreds_of_knights() {
        let mut rng = contract::seeded(&["alliance", "second"]);
        for _ in 0..200 {
            let (n, m) = (rng.random_range(1..=400), rng.random_range(1..=60));
            let k = rng.random_range(1..=20);
            let input = crate::cases::random(&mut rng, n, m, k);
            assert_eq!(solve(&input), Alliance::solve(&input), "{input}");
        }
    }
}
