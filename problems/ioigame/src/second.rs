//! All rows that can be left, short ones first.

use crate::{Input, Output};

/// The totals when both play best, from all rows that can be left, short ones first: the player
/// to move takes one end or the other, and then gets what the other player leaves him.
pub fn solve(input: &Input) -> Output {
    let row = &input.numbers;
    // For rows of one length, by their first places: the totals of the player to move and of the
    // other one.
    let mut totals = vec![(0, 0); row.len() + 1];
    for length in 1..=row.len() {
        let best = |from: usize| {
            let (other, own) = totals[from + 1];
            let left = (own + row[from], other);
            let (other, own) = totals[from];
            let right = (own + row[from + length - 1], other);
            left.max(right)
        };
        totals = (0..=row.len() - length).map(best).collect();
    }
    let (first, second) = totals[0];
    Output { first, second }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ioigame;
    use contract::{RngExt, Room};
    use inpout::Problem;

    /// The totals in linear time, by folding the peaks of the row.
    ///
    /// A *peak* is `x, y, z` side by side with `x ≤ y ≥ z`. Whoever takes `x` or `z` first gives away
    /// `y` and gets the third: together they are worth the single number `x − y + z`, which takes
    /// their place. A row without peaks falls and then rises, so its largest number stands at an
    /// end, and best play takes the larger end each time. This is known from "Termites" of the
    /// Polish Olympiad (POI XVII); here it is not proved, but checked against the search for thousands
    /// of random rows.
    fn by_folding(input: &Input) -> Output {
        let mut folded: Vec<i64> = Vec::new();
        for &number in &input.numbers {
            folded.push(number);
            while let [.., x, y, z] = folded[..]
                && x <= y
                && y >= z
            {
                folded.truncate(folded.len() - 3);
                folded.push(x - y + z);
            }
        }
        // The valley, largest number first, with the sign of the player who takes it.
        folded.sort_unstable_by(|a, b| b.cmp(a));
        let advantage: i64 = folded
            .iter()
            .zip([1, -1].into_iter().cycle())
            .map(|(number, sign)| sign * number)
            .sum();
        let sum: i64 = input.numbers.iter().sum();
        let second = (sum - advantage) / 2;
        Output {
            first: second + advantage,
            second,
        }
    }

    #[test]
    fn folding_peaks_agrees_with_the_reference_on_short_and_long_rows() {
        let mut rng = contract::seeded(&["ioigame", "peaks"]);
        for _ in 0..20_000 {
            let input = Ioigame::small(&mut rng);
            assert_eq!(by_folding(&input), Ioigame::solve(&input), "{input}");
        }
        for _ in 0..300 {
            let n = 2 * rng.random_range(10..=150);
            let most = [2, 9, 200, 1_000_000_000][rng.random_range(0..4)];
            let input = crate::cases::random(&mut rng, n, most);
            assert_eq!(by_folding(&input), Ioigame::solve(&input), "{input}");
        }
    }
}
