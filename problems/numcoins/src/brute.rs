//! Judges a play straight from the rules: every move is held against a search of its own.

use arena::Book;

use crate::rules::rules;
use crate::{Input, Output};

/// The largest number of heaps that is searched.
const MOST_HEAPS: usize = 100;

/// Whether the play is legal, each of its moves is best for the player who makes it, and the sum
/// is right; `None` if there are too many heaps for the search.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    if input.heaps.len() > MOST_HEAPS {
        return None;
    }
    let mut book = Book::new(rules(input));
    Some(every_move_is_best(input, output, |taken, limit| {
        let lead = book.points(&(taken, limit)).expect("few positions");
        i64::midpoint(input.heaps[taken..].iter().sum(), lead)
    }))
}

/// Replays the play and holds every move against `best`, which tells what the player to move
/// gets from the heaps taken so far and the limit of the move.
pub(crate) fn every_move_is_best(
    input: &Input,
    output: &Output,
    mut best: impl FnMut(usize, usize) -> i64,
) -> bool {
    let heaps = &input.heaps;
    let (mut taken, mut limit) = (0, input.limit);
    let mut sums = [0, 0];
    for (turn, &take) in output.moves.iter().enumerate() {
        if take == 0 || take > limit || take > heaps.len() - taken {
            return false;
        }
        let gain: i64 = heaps[taken..taken + take].iter().sum();
        let later: i64 = heaps[taken + take..].iter().sum();
        // The mover keeps his gain and gets later what the other one leaves.
        if gain + later - best(taken + take, take) != best(taken, limit) {
            return false;
        }
        sums[turn % 2] += gain;
        taken += take;
        limit = take;
    }
    taken == heaps.len() && sums[0] == output.coins
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Numcoins;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    pub(crate) fn input(limit: usize, heaps: &[i64]) -> Input {
        Input {
            limit,
            heaps: heaps.to_vec(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_rows() {
        cross_check::<Numcoins>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_short_rows_of_small_heaps() {
        for n in 1..=5_u32 {
            for code in 0..3_i64.pow(n) {
                let heaps: Vec<i64> = (0..n).map(|i| 1 + code / 3_i64.pow(i) % 3 * 2).collect();
                for limit in 1..=6 {
                    confirm_by_brute::<Numcoins>(&input(limit, &heaps));
                }
            }
        }
    }

    #[test]
    fn a_limit_above_the_number_of_heaps_takes_all() {
        let output = Numcoins::solve(&input(1_000_000_000, &[7, 7, 7]));
        assert_eq!((output.coins, output.moves), (21, vec![3]));
    }

    #[test]
    fn of_equally_good_moves_the_shortest_is_printed() {
        let output = Numcoins::solve(&input(3, &[1; 9]));
        assert_eq!((output.coins, output.moves), (5, vec![1; 9]));
        let output = Numcoins::solve(&input(3, &[6, 9, 3, 4, 6]));
        assert_eq!((output.coins, output.moves), (19, vec![2, 1, 1, 1]));
    }
}
