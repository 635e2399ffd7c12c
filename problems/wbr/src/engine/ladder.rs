//! Replica exchange: several plays go their ways at once, each on its own rung of a ladder of
//! temperatures, and neighbours change places now and then. A play that is stuck on a cold rung so
//! comes to a hot one, where it changes much, and what is good sinks down.

use std::cmp::Reverse;
use std::iter;

use casebook::{Rng, seeded};
use rayon::prelude::*;

use super::Effort;
use super::kinds::Kind;
use super::walk::{Desk, Walk, Ways};
use super::wall::{Game, Marble};

/// Points that a change may lose, rung by rung. Each is some 1.38 times the one before.
const RUNGS: [f64; 6] = [12.0, 16.5, 23.0, 31.5, 43.5, 60.0];

/// Changes on each rung before neighbours may change places.
const BURST: u64 = 500;

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
};

/// The best play of so many changes: the marbles whose regions are removed, and its total. Each
/// colour to spare gets a ladder, and so does none; the better half climbs on, until one is left.
pub(super) fn search<const N: usize, const S: usize>(
    game: &Game<N, S>,
    colours: &[u8],
    scale: f64,
    effort: Effort,
) -> (i32, Vec<Marble>) {
    let mut ladders: Vec<Ladder<'_, N, S>> = iter::once(0)
        .chain(colours.iter().copied())
        .map(|spared| {
            let name = format!("{} {spared}", effort.seed);
            Ladder::new(game, spared, scale, seeded(&["wbr", "ladder", &name]))
        })
        .collect();
    // The last ladder gets twice the work of each choice before it.
    let choices = u64::from(ladders.len().next_power_of_two().ilog2());
    let share = effort.changes / (choices + 2);
    while ladders.len() > 1 {
        let changes = share / ladders.len() as u64;
        ladders.par_iter_mut().for_each(|ladder| ladder.climb(changes));
        ladders.sort_by_key(|ladder| Reverse(ladder.desk.best.0));
        ladders.truncate(ladders.len().div_ceil(2));
    }
    ladders[0].climb(2 * share);
    ladders.swap_remove(0).desk.best
}

/// Plays that spare the same colour, from the coldest to the hottest.
struct Ladder<'a, const N: usize, const S: usize> {
    desk: Desk<'a, N, S>,
    walks: Vec<Walk<N, S>>,
    /// What the temperatures are multiplied by.
    scale: f64,
    /// How often neighbours met.
    rounds: usize,
}

impl<'a, const N: usize, const S: usize> Ladder<'a, N, S> {
    /// All plays begin by sweeping everything off, the colour last.
    fn new(game: &'a Game<N, S>, spared: u8, scale: f64, dice: Rng) -> Self {
        let mut desk = Desk::new(game, WAYS, dice);
        let spared = game.number(spared);
        let walks = RUNGS.map(|_| Walk::new(spared, &[], &mut desk)).into();
        Ladder {
            desk,
            walks,
            scale,
            rounds: 0,
        }
    }

    /// Tries so many changes.
    fn climb(&mut self, changes: u64) {
        if self.walks[0].is_still() {
            return;
        }
        for _ in 0..changes / BURST / RUNGS.len() as u64 {
            for (walk, rung) in self.walks.iter_mut().zip(RUNGS) {
                for _ in 0..BURST {
                    walk.step(rung * self.scale, &mut self.desk);
                }
            }
            self.exchange();
        }
    }

    /// Neighbours change places if the hotter one is better, and at times if it is worse: so that in
    /// the long run each rung has the plays that it would have alone.
    fn exchange(&mut self) {
        for cold in (self.rounds % 2..RUNGS.len() - 1).step_by(2) {
            let hot = cold + 1;
            let slope = (1.0 / RUNGS[cold] - 1.0 / RUNGS[hot]) / self.scale;
            let loss = self.walks[cold].goal - self.walks[hot].goal;
            if slope * loss <= self.desk.luck() {
                self.walks.swap(cold, hot);
            }
        }
        self.rounds += 1;
    }
}
