//! One play on its way through changes: a change is kept if it earns more, and often if it earns less.

use std::array;
use std::sync::LazyLock;

use contract::{Rng, RngExt};

use super::chain::{Chain, Change};
use super::kinds::Kind;
use super::wall::{Game, Marble, Wall};

/// So many marbles left cost the whole bonus; fewer cost their share.
const NEAR: f64 = 60.0;

/// What any marble left costs besides.
const LEFT: f64 = 2.0;

/// One change in so many may remove the walk's own colour before its time.
const BREACH: u32 = 2;

/// Minus the logarithms of numbers all over the way from 0 to 1.
static LOGARITHMS: LazyLock<[f64; 4096]> = LazyLock::new(|| {
    let mut middle = -0.5;
    array::from_fn(|_| {
        middle += 1.0;
        minus_log(middle / 4096.0)
    })
});

/// Minus the natural logarithm of a number between 0 and 1, by its series: the same on every
/// machine.
pub(super) fn minus_log(mut x: f64) -> f64 {
    let mut sum = 0.0;
    while x < 0.5 {
        x *= 2.0;
        sum += std::f64::consts::LN_2;
    }
    let z = (1.0 - x) / (1.0 + x);
    let (mut power, mut odd) = (z, 1.0);
    while odd < 40.0 {
        sum += 2.0 * power / odd;
        power *= z * z;
        odd += 2.0;
    }
    sum
}

/// A number above 0 that is above `x` with probability `exp(-x)`.
fn luck(dice: &mut Rng) -> f64 {
    LOGARITHMS[dice.random_range(0..LOGARITHMS.len())]
}

/// What a walk needs besides its play.
pub(super) struct Desk<'a, W: Wall> {
    game: &'a Game<W>,
    /// The kinds of changes, each as often as it is to be tried.
    kinds: &'static [Kind],
    bonus: f64,
    change: Change<W>,
    room: W::Room,
    dice: Rng,
    /// The points of the best play so far, and its moves.
    pub(super) best: (i32, Vec<Marble>),
}

impl<'a, W: Wall> Desk<'a, W> {
    pub(super) fn new(game: &'a Game<W>, kinds: &'static [Kind], dice: Rng) -> Self {
        Desk {
            game,
            kinds,
            bonus: f64::from(game.bonus()),
            change: Change::new(game, &[]),
            room: W::Room::default(),
            dice,
            best: (i32::MIN, Vec::new()),
        }
    }

    /// What is to become large: the points, but the bonus is lost little by little.
    fn goal(&self, (score, left): (i32, u32)) -> f64 {
        let left = f64::from(left);
        f64::from(score) + self.bonus * (1.0 - left / NEAR).max(0.0) - LEFT * left
    }
}

/// A play on its way.
pub(super) struct Walk<W: Wall> {
    chain: Chain<W>,
    spared: u8,
    /// What the play is worth here.
    goal: f64,
}

impl<W: Wall> Walk<W> {
    /// Begins with these moves; what they leave is swept off.
    pub(super) fn new(spared: u8, first: &[Marble], desk: &mut Desk<'_, W>) -> Self {
        let mut chain = Chain::new(desk.game);
        let mut change = Change::new(desk.game, first);
        chain.follow(
            desk.game,
            (0, spared),
            i32::MIN,
            &mut change,
            &mut desk.room,
        );
        let goal = desk.goal(chain.outcome(&change));
        chain.take(&mut change, &mut desk.room);
        let walk = Walk {
            chain,
            spared,
            goal,
        };
        walk.mark(desk);
        walk
    }

    /// Whether it has no moves, and so can't be changed.
    pub(super) fn is_still(&self) -> bool {
        self.chain.moves.is_empty()
    }

    /// Remembers the play if it is the best so far.
    fn mark(&self, desk: &mut Desk<'_, W>) {
        let end = self.chain.end();
        // To count what is left takes longer than to see that it can't matter.
        if f64::from(end.tally().score) + desk.bonus <= f64::from(desk.best.0) {
            return;
        }
        let total = desk.game.total(end);
        if total > desk.best.0 {
            desk.best.0 = total;
            desk.best.1.clone_from(&self.chain.moves);
        }
    }

    /// Tries one change.
    pub(super) fn step(&mut self, temperature: f64, desk: &mut Desk<'_, W>) {
        let Desk { game, kinds, .. } = *desk;
        let change = &mut desk.change;
        if !self.chain.throw(game, kinds, &mut desk.dice, change) {
            return;
        }
        let breach = desk.dice.random_ratio(1, BREACH);
        let spared = if breach { 0 } else { self.spared };
        self.follow(spared, temperature, desk);
    }

    /// Plays the change, and keeps it if it is good enough. What must be earned is known before the
    /// change is played, so that it can be given up early.
    fn follow(&mut self, spared: u8, temperature: f64, desk: &mut Desk<'_, W>) {
        let loss = temperature * luck(&mut desk.dice);
        #[expect(clippy::cast_possible_truncation, reason = "a number of points")]
        let least = (self.goal - loss - desk.bonus).floor() as i32;
        let colours = (spared, self.spared);
        let change = &mut desk.change;
        if !self
            .chain
            .follow(desk.game, colours, least, change, &mut desk.room)
        {
            return;
        }
        let goal = desk.goal(self.chain.outcome(&desk.change));
        if self.goal - goal > loss {
            return;
        }
        self.chain.take(&mut desk.change, &mut desk.room);
        self.goal = goal;
        self.mark(desk);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_series_is_the_logarithm() {
        for x in [0.0001_f64, 0.3, 0.5, 0.75, 0.9999] {
            assert!((minus_log(x) + x.ln()).abs() < 1e-12, "{x}");
        }
    }
}
