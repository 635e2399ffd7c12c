//! Long nails by two roads from the rules: the last lengths, and unbroken runs of them.

use std::collections::HashMap;

use contract::jump::Jump;

use crate::{Game, Hits, Input, Output};

/// Hits of at most so many are followed through windows of so many lengths.
const WINDOW: u64 = 64;

/// Runs that may be walked through, in all games together.
const MOST_RUNS: u64 = 6_000_000_000;

/// The winners from the rules, without any knowledge of how A's lengths lie: with short hits by
/// the last 64 lengths, which sooner or later repeat; with long ones by unbroken runs of lengths.
/// `None` if there are too many runs.
pub fn solve(input: &Input) -> Option<Output> {
    let is_short = |game: &Game| game.a.most.max(game.b.most) <= WINDOW;
    let runs = |game: &&Game| game.length / (game.a.least + game.b.most) + 1;
    let long = input.games.iter().filter(|game| !is_short(game));
    if long.map(|game| runs(&game)).sum::<u64>() > MOST_RUNS {
        return None;
    }
    let mut jumps = HashMap::new();
    let a_wins = input.games.iter().map(|game| {
        if is_short(game) {
            let jump = jumps.entry((game.a, game.b));
            let jump = jump.or_insert_with(|| by_length(game.a, game.b));
            jump.after(game.length).0 & 1 == 0
        } else {
            walk(game)
        }
    });
    let a_wins = a_wins.collect();
    Some(Output { a_wins })
}

/// The walk through the lengths from 0 on: bit `j` says that A, or B, loses on the move with `j` less than
/// the length at hand. Who finds the nail driven home, or deeper than the hit needed, has lost.
fn by_length(a: Hits, b: Hits) -> Jump<(u64, u64)> {
    let hits =
        |Hits { least, most }: Hits| (u64::MAX >> (WINDOW - most)) & (u64::MAX << (least - 1));
    Jump::new((u64::MAX, u64::MAX), |&(a_loses, b_loses)| {
        let (a_can, b_can) = (b_loses & hits(a) != 0, a_loses & hits(b) != 0);
        let next = |loses: u64, can: bool| loses << 1 | u64::from(!can);
        (next(a_loses, a_can), next(b_loses, b_can))
    })
}

/// The winner by the unbroken runs of lengths from which A wins, the next one made of the one
/// before; straight from the rules, but with runs for lengths.
pub(crate) fn walk(game: &Game) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nail;
    use contract::{RngExt, any_magnitude};
    use inpout::Problem;

    #[test]
    fn short_hits_agree_however_long_the_nail() {
        let mut rng = contract::seeded(&["nail", "short hits"]);
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
        assert_eq!(solve(&input), Some(Nail::solve(&input)));
    }
}
