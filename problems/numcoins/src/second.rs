//! Judges a play of many heaps by a table of all positions.

use crate::brute::every_move_is_best;
use crate::referee::values::Values;
use crate::{Input, Output};

/// Whether the play is right, judged as the referee does: by a table of what every position that can come up
/// is worth, which stands large inputs.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let values = Values::new(&input.heaps);
    let left = |taken: usize| input.heaps.len() - taken;
    every_move_is_best(input, output, |taken, limit| {
        values.best(left(taken), limit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numcoins;
    use crate::brute::{self, tests::input};
    use contract::RngExt;
    use inpout::Problem;

    fn judged(limit: usize, heaps: &[i64], coins: i64, moves: &[usize]) -> bool {
        let moves = moves.to_vec();
        let (input, output) = (input(limit, heaps), Output { coins, moves });
        let right = brute::is_right(&input, &output).unwrap();
        assert_eq!(is_right(&input, &output), right);
        right
    }

    #[test]
    fn reference_and_second_method_agree_on_rows_of_medium_length() {
        let mut rng = contract::seeded(&["numcoins", "second"]);
        for n in 1..=150 {
            let limit = rng.random_range(1..=n + 1);
            let most = [2, 1_000_000_000][n % 2];
            let input = crate::cases::random(&mut rng, n, limit, most);
            assert!(is_right(&input, &Numcoins::solve(&input)), "{input}");
        }
    }

    #[test]
    fn a_play_is_judged_by_each_of_its_moves() {
        let heaps = [3, 5, 4, 4, 6];
        assert!(judged(2, &heaps, 13, &[1, 1, 1, 1, 1]));
        assert!(!judged(2, &heaps, 12, &[1, 1, 1, 1, 1]), "wrong sum");
        assert!(!judged(2, &heaps, 13, &[1, 1, 1, 1]), "too short");
        assert!(!judged(2, &heaps, 13, &[1, 1, 1, 1, 1, 1]), "too long");
        assert!(!judged(2, &heaps, 13, &[1, 2, 1, 1]), "over the limit");
        assert!(!judged(2, &heaps, 14, &[2, 1, 1, 1]), "a mistake by both");
    }

    #[test]
    fn equal_heaps_have_many_best_plays() {
        assert!(judged(2, &[1, 1, 1], 2, &[2, 1]));
        assert!(judged(2, &[1, 1, 1], 2, &[1, 1, 1]));
    }
}
