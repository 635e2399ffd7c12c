//! Annealing: the walk of one play, hot at first and then ever cooler.

use contract::Rng;

use super::kinds::Kind;
use super::walk::{Desk, Walk};
use super::wall::{Game, Marble, Wall};

/// How long a chain is, and how warm.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// Changes that are tried.
    pub(super) changes: u64,
    /// Points that a change may lose at the beginning.
    pub(super) hot: f64,
    /// The same at the end.
    pub(super) cold: f64,
}

/// Changes after which the temperature is set anew.
const STEP: u64 = 256;

/// The kinds of changes, each as often as it is to be tried.
const KINDS: &[Kind] = &[
    Kind::Shift,
    Kind::Shift,
    Kind::Shift,
    Kind::Shift,
    Kind::Out,
    Kind::In,
    Kind::In,
    Kind::In,
];

/// The best play of a chain of changes that begins with a play, or with none: the marbles whose
/// regions are removed, and its total.
pub(super) fn anneal<W: Wall>(
    game: &Game<W>,
    spared: u8,
    plan: Plan,
    first: &[Marble],
    dice: Rng,
) -> (i32, Vec<Marble>) {
    let mut desk = Desk::new(game, KINDS, dice);
    let mut walk = Walk::new(game.number(spared), first, &mut desk);
    let changes = if walk.is_still() { 0 } else { plan.changes };
    let mut temperature = plan.hot;
    for number in 0..changes {
        if number % STEP == 0 {
            #[expect(clippy::cast_precision_loss, reason = "a share of the way")]
            let rest = (changes - number) as f64 / changes as f64;
            temperature = plan.cold + (plan.hot - plan.cold) * rest * rest;
        }
        walk.step(temperature, &mut desk);
    }
    desk.best
}
