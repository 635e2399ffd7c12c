//! The reference's intervals in leaps.

use crate::{Game, Input, Output};

/// The winners by leaps: from A's lengths that win at once, 2^60 rounds further at one go, then
/// 2^59, and so on, as long as the nail is not yet passed and B could not slip away in the last of
/// these rounds. (If he could not in the last of them, he could not in an earlier one: how many
/// lengths A has grows or shrinks by the same number every round.)
pub fn solve(input: &Input) -> Output {
    let leap = |game: &Game| {
        let [length, a, a_most, b, b_most] = wide(game);
        let (mut first, mut last) = (1, a_most);
        for rounds in (0..=60).rev().map(|bit| 1_i128 << bit) {
            let new_first = first + rounds * (a + b_most);
            let new_last = last + rounds * (a_most + b);
            // B leaves any of `b_most − b + 1` lengths in the last round, and all must be A's.
            let room = (new_last - a_most - b) - (new_first - a - b_most);
            if new_first <= length && room >= b_most - b {
                (first, last) = (new_first, new_last);
            }
        }
        length <= last
    };
    let a_wins = input.games.iter().map(leap).collect();
    Output { a_wins }
}

/// The numbers of a game: length, A's least and hardest hit, B's least and hardest hit.
fn wide(game: &Game) -> [i128; 5] {
    [
        game.length,
        game.a.least,
        game.a.most,
        game.b.least,
        game.b.most,
    ]
    .map(i128::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nail;
    use crate::cases::{all_small, mixed};
    use crate::second::{self, walk};
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_five_methods_agree_on_all_hits_up_to_six_and_lengths_up_to_sixty() {
        let all = all_small(6, 60);
        for games in all.games.chunks(1000) {
            let input = Input {
                games: games.to_vec(),
            };
            confirm_by_brute::<Nail>(&input);
            let expected = Nail::solve(&input);
            assert_eq!(second::solve(&input).as_ref(), Some(&expected));
            assert_eq!(solve(&input), expected);
            let walked: Vec<bool> = games.iter().map(walk).collect();
            assert_eq!(walked, expected.a_wins);
        }
    }

    #[test]
    fn reference_leaps_and_walk_agree_on_long_nails() {
        let mut rng = contract::seeded(&["nail", "long"]);
        for most in [1000, 1 << 30, 10_u64.pow(18)] {
            let mut input = mixed(&mut rng, 20_000, most);
            assert_eq!(solve(&input), Nail::solve(&input));
            input
                .games
                .retain(|game| game.length / (game.a.least + game.b.most) < 1000);
            let walked: Vec<bool> = input.games.iter().map(walk).collect();
            assert_eq!(walked, Nail::solve(&input).a_wins);
        }
    }
}
