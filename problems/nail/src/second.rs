//! Long nails by two roads from the rules: the last lengths, and unbroken runs of them.

use std::collections::HashMap;

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
