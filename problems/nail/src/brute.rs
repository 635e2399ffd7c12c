//! The nail straight from the rules, and two roads that stand long nails.

use crate::{Game, Hits, Input, Output};

/// Hits that the search may try, in all games together, before it is called too large.
const MOST_HITS: u64 = 3_000_000;

/// The winners by tables over all lengths up to each nail's, or `None` if there are too many hits
/// to try.
pub fn solve(input: &Input) -> Option<Output> {
    let hits = |game: &Game| {
        let choices = game.a.freedom().checked_add(game.b.freedom())? + 2;
        choices.checked_mul(game.length)
    };
    let all = input
        .games
        .iter()
        .try_fold(0_u64, |sum, game| sum.checked_add(hits(game)?))?;
    (all <= MOST_HITS).then(|| Output {
        a_wins: input.games.iter().map(search).collect(),
    })
}

fn search(game: &Game) -> bool {
    let length = usize::try_from(game.length).expect("few enough hits");
    // What holds for the player to move, by length; no player is ever left with 0.
    let mut a_wins = vec![true];
    let mut b_wins = vec![true];
    for left in 1..=length {
        let a = wins(left, game.a, &b_wins);
        let b = wins(left, game.b, &a_wins);
        a_wins.push(a);
        b_wins.push(b);
    }
    a_wins[length]
}

/// Whether a player with these hits wins, to whom `left` is left.
fn wins(left: usize, hits: Hits, other_wins: &[bool]) -> bool {
    let size = |hit: u64| usize::try_from(hit).unwrap_or(usize::MAX);
    left <= size(hits.most)
        || (size(hits.least)..=size(hits.most)).any(|hit| !other_wins[left - hit])
}

/// The winners by leaps: from A's lengths that win at once, 2^60 rounds further at one go, then
/// 2^59, and so on, as long as the nail is not yet passed and B could not slip away in the last of
/// these rounds. (If he could not in the last of them, he could not in an earlier one: how many
/// lengths A has grows or shrinks by the same number every round.)
pub fn second(input: &Input) -> Output {
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
    Output {
        a_wins: input.games.iter().map(leap).collect(),
    }
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
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    /// The winner by the unbroken runs of lengths from which A wins, the next one made of the one
    /// before; straight from the rules, but with runs for lengths.
    fn walk(game: &Game) -> bool {
        let [length, a, a_most, b, b_most] = wide(game);
        let (mut first, mut last) = (1, a_most);
        while last < length {
            // B has lost if all that he can leave lies within the run.
            let lost = (first + b_most, last + b);
            if lost.0 > lost.1 {
                return false;
            }
            let next = (lost.0 + a, lost.1 + a_most);
            if next.0 <= last + 1 {
                // The run grows into itself and never ends.
                return first <= length;
            }
            (first, last) = next;
        }
        first <= length
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Nail>(2000);
    }

    #[test]
    fn all_four_methods_agree_on_all_hits_up_to_six_and_lengths_up_to_sixty() {
        let all = all_small(6, 60);
        for games in all.games.chunks(1000) {
            let input = Input {
                games: games.to_vec(),
            };
            confirm_by_brute::<Nail>(&input);
            let expected = Nail::solve(&input);
            assert_eq!(second(&input), expected);
            let walked: Vec<bool> = games.iter().map(walk).collect();
            assert_eq!(walked, expected.a_wins);
        }
    }

    #[test]
    fn hits_longer_than_the_nail_are_confirmed() {
        for length in 1..=40 {
            let hits = |least, most| Hits { least, most };
            let games = [
                (hits(30, 30), hits(20, 50)),
                (hits(1, 1), hits(39, 40)),
                (hits(2, 3), hits(1, 40)),
                (hits(40, 50), hits(50, 60)),
            ]
            .map(|(a, b)| Game { length, a, b });
            confirm_by_brute::<Nail>(&Input {
                games: games.into(),
            });
        }
    }

    #[test]
    fn reference_leaps_and_walk_agree_on_long_nails() {
        let mut rng = casebook::seeded(&["nail", "long"]);
        for most in [1000, 1 << 30, 10_u64.pow(18)] {
            let mut input = mixed(&mut rng, 20_000, most);
            assert_eq!(second(&input), Nail::solve(&input));
            input
                .games
                .retain(|game| game.length / (game.a.least + game.b.most) < 1000);
            let walked: Vec<bool> = input.games.iter().map(walk).collect();
            assert_eq!(walked, Nail::solve(&input).a_wins);
        }
    }

    #[test]
    fn with_equal_freedom_the_game_repeats_with_every_round() {
        let hits = Hits { least: 2, most: 4 };
        let game = |length| Game {
            length,
            a: hits,
            b: hits,
        };
        let input = Input {
            games: (1..=12).map(game).collect(),
        };
        let text = Nail::solve(&input).to_string().replace('\n', "");
        assert_eq!(text, "AAAABBAAAABB");
    }
}
