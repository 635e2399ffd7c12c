//! The nail straight from the rules, two roads from the rules that stand long nails, and the
//! reference's intervals in leaps.

use std::collections::HashMap;

use arena::Book;

use crate::rules::start;
use crate::{Game, Hits, Input, Output};

/// Hits that the search may try, in all games together, before it is called too large.
const MOST_HITS: u64 = 3_000_000;

/// The winners by search over the rules, or `None` if there are too many hits to try.
pub fn solve(input: &Input) -> Option<Output> {
    let hits = |game: &Game| {
        let choices = game.a.freedom().checked_add(game.b.freedom())? + 2;
        choices.checked_mul(game.length)
    };
    let all = input
        .games
        .iter()
        .try_fold(0_u64, |sum, game| sum.checked_add(hits(game)?))?;
    if all > MOST_HITS {
        return None;
    }
    let a_wins = input.games.iter().map(|game| {
        let (rules, start) = start(game);
        Some(!Book::new(rules).is_lost(&start).ok()?)
    });
    Some(Output {
        a_wins: a_wins.collect::<Option<_>>()?,
    })
}

/// Hits of at most so many are followed through windows of so many lengths.
const WINDOW: u64 = 64;

/// Runs that may be walked through, in all games together.
const MOST_RUNS: u64 = 6_000_000_000;

/// The winners from the rules, without any knowledge of how A's lengths lie: with short hits by
/// the last 64 lengths, which sooner or later repeat; with long ones by unbroken runs of lengths.
/// `None` if there are too many runs.
pub fn second(input: &Input) -> Option<Output> {
    let is_short = |game: &Game| game.a.most.max(game.b.most) <= WINDOW;
    let runs = |game: &&Game| game.length / (game.a.least + game.b.most) + 1;
    let long = input.games.iter().filter(|game| !is_short(game));
    if long.map(|game| runs(&game)).sum::<u64>() > MOST_RUNS {
        return None;
    }
    let mut cycles = HashMap::new();
    let a_wins = input.games.iter().map(|game| {
        if is_short(game) {
            cycles
                .entry((game.a, game.b))
                .or_insert_with(|| Cycle::new(game.a, game.b))
                .a_wins(game.length)
        } else {
            walk(game)
        }
    });
    Some(Output {
        a_wins: a_wins.collect(),
    })
}

/// Who wins as A by length, from 1 on until the last 64 lengths are the same as before, for both.
struct Cycle {
    a_wins: Vec<bool>,
    /// Where the lengths that repeat begin.
    start: usize,
}

impl Cycle {
    fn new(a: Hits, b: Hits) -> Self {
        // Bit `j` says that the player to move loses with `j + 1` less than the length at hand.
        let (mut a_loses, mut b_loses) = (0_u64, 0_u64);
        let hits =
            |Hits { least, most }: Hits| (u64::MAX >> (WINDOW - most)) & (u64::MAX << (least - 1));
        let mut met = HashMap::new();
        let mut a_wins = Vec::new();
        for length in 1.. {
            // Within his hardest hit a player drives the nail home at once.
            if length > WINDOW
                && let Some(start) = met.insert((a_loses, b_loses), a_wins.len())
            {
                return Cycle { a_wins, start };
            }
            let a_can = length <= a.most || b_loses & hits(a) != 0;
            let b_can = length <= b.most || a_loses & hits(b) != 0;
            a_loses = a_loses << 1 | u64::from(!a_can);
            b_loses = b_loses << 1 | u64::from(!b_can);
            a_wins.push(a_can);
        }
        unreachable!("there are finitely many windows")
    }

    fn a_wins(&self, length: u64) -> bool {
        let place = length - 1;
        let (start, end) = (self.start as u64, self.a_wins.len() as u64);
        let place = if place < end {
            place
        } else {
            start + (place - start) % (end - start)
        };
        self.a_wins[usize::try_from(place).expect("within the vector")]
    }
}

/// The winner by the unbroken runs of lengths from which A wins, the next one made of the one
/// before; straight from the rules, but with runs for lengths.
fn walk(game: &Game) -> bool {
    let Game { length, a, b } = game;
    let (mut first, mut last) = (1, a.most);
    while last < *length {
        // B has lost if all that he can leave lies within the run.
        let lost = (first + b.most, last + b.least);
        if lost.0 > lost.1 {
            return false;
        }
        let next = (lost.0 + a.least, lost.1 + a.most);
        if next.0 <= last + 1 {
            // The run grows into itself and never ends.
            return first <= *length;
        }
        (first, last) = next;
    }
    first <= *length
}

/// The winners by leaps: from A's lengths that win at once, 2^60 rounds further at one go, then
/// 2^59, and so on, as long as the nail is not yet passed and B could not slip away in the last of
/// these rounds. (If he could not in the last of them, he could not in an earlier one: how many
/// lengths A has grows or shrinks by the same number every round.)
pub fn theorem(input: &Input) -> Output {
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
    use casebook::{RngExt, any_magnitude, confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Nail>(2000);
    }

    #[test]
    fn all_five_methods_agree_on_all_hits_up_to_six_and_lengths_up_to_sixty() {
        let all = all_small(6, 60);
        for games in all.games.chunks(1000) {
            let input = Input {
                games: games.to_vec(),
            };
            confirm_by_brute::<Nail>(&input);
            let expected = Nail::solve(&input);
            assert_eq!(second(&input).as_ref(), Some(&expected));
            assert_eq!(theorem(&input), expected);
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
            assert_eq!(theorem(&input), Nail::solve(&input));
            input
                .games
                .retain(|game| game.length / (game.a.least + game.b.most) < 1000);
            let walked: Vec<bool> = input.games.iter().map(walk).collect();
            assert_eq!(walked, Nail::solve(&input).a_wins);
        }
    }

    #[test]
    fn short_hits_agree_however_long_the_nail() {
        let mut rng = casebook::seeded(&["nail", "short hits"]);
        let games = (0..5000).map(|_| {
            let mut hits = || {
                let (one, other) = (rng.random_range(1..=64), rng.random_range(1..=64));
                Hits {
                    least: one.min(other),
                    most: one.max(other),
                }
            };
            let (a, b) = (hits(), hits());
            let length = any_magnitude(10_u64.pow(18), &mut rng);
            Game { length, a, b }
        });
        let input = Input {
            games: games.collect(),
        };
        assert_eq!(second(&input), Some(Nail::solve(&input)));
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
