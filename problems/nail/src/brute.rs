//! The nail straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Game, Input, Output};

/// Hits that the search may try, in all games together, before it is called too large.
const MOST_HITS: u64 = 3_000_000;

/// The winners by search over the rules, or `None` if there are too many hits to try.
pub fn solve(input: &Input) -> Option<Output> {
    let hits = |game: &Game| {
        let choices = game.a.freedom().checked_add(game.b.freedom())? + 2;
        choices.checked_mul(game.length)
    };
    let mut games = input.games.iter();
    let all = games.try_fold(0_u64, |sum, game| sum.checked_add(hits(game)?))?;
    if all > MOST_HITS {
        return None;
    }
    let a_wins = input.games.iter().map(|game| {
        let (rules, start) = start(game);
        Some(!Book::new(rules).is_lost(&start).ok()?)
    });
    let a_wins = a_wins.collect::<Option<_>>()?;
    Some(Output { a_wins })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hits, Nail};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Nail>(2000);
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
