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

/// Whether the play is right, judged by another table, which stands large inputs: by heaps taken,
/// row by row, and of leads (the mover's coins less the other's) instead of sums.
pub fn second(input: &Input, output: &Output) -> bool {
    let n = input.heaps.len();
    let mut leads: Vec<Vec<i64>> = vec![Vec::new(); n + 1];
    let mut sums = vec![0; n + 1];
    for taken in (0..n).rev() {
        sums[taken] = sums[taken + 1] + input.heaps[taken];
        let mut row: Vec<i64> = Vec::with_capacity(n - taken);
        for take in 1..=n - taken {
            let after = &leads[taken + take];
            let answer = match after.len() {
                0 => 0,
                moves => after[take.min(moves) - 1],
            };
            let lead = sums[taken] - sums[taken + take] - answer;
            row.push(row.last().map_or(lead, |&best| best.max(lead)));
        }
        leads[taken] = row;
    }
    every_move_is_best(input, output, |taken, limit| {
        let row = &leads[taken];
        match row.len() {
            0 => 0,
            moves => i64::midpoint(sums[taken], row[limit.min(moves) - 1]),
        }
    })
}

/// Replays the play and holds every move against `best`, which tells what the player to move
/// gets from the heaps taken so far and the limit of the move.
fn every_move_is_best(
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
mod tests {
    use super::*;
    use crate::Numcoins;
    use casebook::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn input(limit: usize, heaps: &[i64]) -> Input {
        Input {
            limit,
            heaps: heaps.to_vec(),
        }
    }

    fn judged(limit: usize, heaps: &[i64], coins: i64, moves: &[usize]) -> bool {
        let moves = moves.to_vec();
        let (input, output) = (input(limit, heaps), Output { coins, moves });
        let right = is_right(&input, &output).unwrap();
        assert_eq!(second(&input, &output), right);
        right
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
    fn reference_and_second_method_agree_on_rows_of_medium_length() {
        let mut rng = casebook::seeded(&["numcoins", "second"]);
        for n in 1..=150 {
            let limit = rng.random_range(1..=n + 1);
            let most = [2, 1_000_000_000][n % 2];
            let input = crate::cases::random(&mut rng, n, limit, most);
            assert!(second(&input, &Numcoins::solve(&input)), "{input}");
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

    #[test]
    fn a_limit_above_the_number_of_heaps_takes_all() {
        let output = Numcoins::solve(&input(1_000_000_000, &[7, 7, 7]));
        assert_eq!((output.coins, output.moves), (21, vec![3]));
    }
}
