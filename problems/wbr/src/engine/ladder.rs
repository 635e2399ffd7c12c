//! Replica exchange: several plays go their ways at once, each on its own rung of a ladder of
//! temperatures, and neighbours change places now and then. A play that is stuck on a cold rung so
//! comes to a hot one, where it changes much, and what is good sinks down. And they take over parts of
//! each other's plays, which strictly is against the rule, but finds more.

use std::cmp::Reverse;
use std::{iter, mem};

use casebook::{Rng, RngExt, seeded};
use rayon::prelude::*;

use super::Effort;
use super::kinds::Kind;
use super::walk::{Desk, Walk, Ways, luck};
use super::wall::{Game, Marble, Wall};

/// Points that a change may lose, rung by rung. Each is some 1.24 times the one before.
const TEMPERATURES: [f64; 8] = [12.0, 16.0, 20.5, 25.0, 30.0, 36.0, 44.0, 54.0];

/// Changes on each rung before neighbours may change places.
const BURST: u64 = 500;

/// How often neighbours then try to take over a part of each other's play. With seven times as many
/// all plays of a ladder soon are alike.
const CROSSINGS: usize = 3;

/// Stages that share the work evenly; in each but the first only the better half climbs on. What a
/// ladder finds after some 100,000 changes tells nothing of what it finds after millions, and after
/// more than ten millions it finds little: new ladders find more.
const STAGES: u64 = 4;

/// How plays are changed. A play that has fallen behind the old one is given up, though it might
/// catch up.
const WAYS: Ways = Ways {
    kinds: &[
        Kind::Shift,
        Kind::Shift,
        Kind::Shift,
        Kind::Nudge,
        Kind::Nudge,
        Kind::Out,
        Kind::In,
        Kind::In,
        Kind::In,
        Kind::Instead,
        Kind::TwoOut,
        Kind::InOut,
        Kind::Gather,
        Kind::Gather,
    ],
    tenths: 8,
    names: 10,
    // What is to be spared is soon clear. A play that is not held to it then finds more.
    own: 20_000,
};

/// The best play of so many changes: the marbles whose regions are removed, and its total. Each
/// colour to spare gets so many ladders, and so does none; the better half climbs on.
pub(super) fn search<W: Wall>(
    game: &Game<W>,
    colours: &[u8],
    scale: f64,
    count: u64,
    effort: Effort,
) -> (i32, Vec<Marble>) {
    let mut ladders: Vec<Ladder<'_, W>> = iter::once(0)
        .chain(colours.iter().copied())
        .flat_map(|spared| (0..count).map(move |ladder| (spared, ladder)))
        .map(|(spared, ladder)| {
            let name = format!("{} {spared} {ladder}", effort.seed);
            Ladder::new(game, spared, scale, &name)
        })
        .collect();
    let share = effort.changes / STAGES;
    for _ in 0..STAGES {
        let changes = share / ladders.len() as u64;
        ladders
            .par_iter_mut()
            .for_each(|ladder| ladder.climb(changes));
        ladders.sort_by_key(|ladder| Reverse(ladder.best().0));
        ladders.truncate(ladders.len().div_ceil(2));
    }
    ladders[0].best().clone()
}

/// A rung, and the play that is there now.
struct Rung<'a, W: Wall> {
    temperature: f64,
    walk: Walk<W>,
    desk: Desk<'a, W>,
}

/// Plays that first spare the same colour, from the coldest to the hottest.
struct Ladder<'a, W: Wall> {
    rungs: Vec<Rung<'a, W>>,
    /// How often neighbours met.
    rounds: usize,
    /// They decide whether neighbours change places, and which of them cross.
    dice: Rng,
}

impl<'a, W: Wall> Ladder<'a, W> {
    /// All plays begin by sweeping everything off, the colour last.
    fn new(game: &'a Game<W>, spared: u8, scale: f64, name: &str) -> Self {
        let dice = |whose: &str| seeded(&["wbr", "ladder", &format!("{name} {whose}")]);
        let rung = |temperature: f64| {
            let mut desk = Desk::new(game, WAYS, dice(&temperature.to_string()));
            Rung {
                temperature: temperature * scale,
                walk: Walk::new(game.number(spared), &[], &mut desk),
                desk,
            }
        };
        Ladder {
            rungs: TEMPERATURES.map(rung).into(),
            rounds: 0,
            dice: dice("exchange"),
        }
    }

    /// The best play so far, the first of equals.
    fn best(&self) -> &(i32, Vec<Marble>) {
        let plays = self.rungs.iter().rev().map(|rung| &rung.desk.best);
        plays.max_by_key(|best| best.0).expect("there are rungs")
    }

    /// Tries so many changes.
    fn climb(&mut self, changes: u64) {
        if self.rungs[0].walk.is_still() {
            return;
        }
        for _ in 0..changes / BURST / self.rungs.len() as u64 {
            self.rungs.par_iter_mut().for_each(|rung| {
                for _ in 0..BURST {
                    rung.walk.step(rung.temperature, &mut rung.desk);
                }
            });
            self.exchange();
            for _ in 0..CROSSINGS {
                self.cross();
            }
        }
    }

    /// One of two neighbours tries to take over a part of the other's play.
    fn cross(&mut self) {
        let at = self.dice.random_range(1..self.rungs.len());
        let (below, above) = self.rungs.split_at_mut(at);
        let (mut one, mut other) = (&mut below[at - 1], &mut above[0]);
        if self.dice.random_ratio(1, 2) {
            mem::swap(&mut one, &mut other);
        }
        one.walk.cross(&other.walk, one.temperature, &mut one.desk);
    }

    /// Neighbours change places if the hotter one is better, and at times if it is worse: so that in
    /// the long run each rung has the plays that it would have alone.
    fn exchange(&mut self) {
        for pair in self.rungs[self.rounds % 2..].chunks_exact_mut(2) {
            let [cold, hot] = pair else { unreachable!() };
            let slope = 1.0 / cold.temperature - 1.0 / hot.temperature;
            if slope * (cold.walk.goal - hot.walk.goal) <= luck(&mut self.dice) {
                mem::swap(&mut cold.walk, &mut hot.walk);
            }
        }
        self.rounds += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rule;
    use super::super::bits::Bits;
    use super::*;

    #[test]
    fn good_plays_sink_down() {
        let game = Game::<Bits>::new(&[vec![1, 1]], Rule::PLAIN);
        let mut ladder = Ladder::new(&game, 0, 1.0, "test");
        let mut exchanged = |goals: [f64; 8]| {
            for (rung, goal) in ladder.rungs.iter_mut().zip(goals) {
                rung.walk.goal = goal;
            }
            ladder.exchange();
            let goals: Vec<f64> = ladder.rungs.iter().map(|rung| rung.walk.goal).collect();
            goals
        };
        let goals = exchanged([0.0, 1e6, 2e6, 3e6, 4e6, 5e6, 6e6, 7e6]);
        assert_eq!(goals, [1e6, 0.0, 3e6, 2e6, 5e6, 4e6, 7e6, 6e6]);
        let goals = exchanged([0.0, 1e6, 2e6, 3e6, 4e6, 5e6, 6e6, 7e6]);
        assert_eq!(goals, [0.0, 2e6, 1e6, 4e6, 3e6, 6e6, 5e6, 7e6]);
        let sorted = [7e6, 6e6, 5e6, 4e6, 3e6, 2e6, 1e6, 0.0];
        assert_eq!(exchanged(sorted), sorted);
        // A little worse is good enough at times.
        let near = [7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0];
        assert!((0..100).any(|_| exchanged(near) != near));
    }
}
