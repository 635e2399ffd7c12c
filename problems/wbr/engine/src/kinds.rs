//! The kinds of changes.

use contract::{Rng, RngExt};

use super::chain::{Chain, Change};
use super::wall::{Game, Marble, Wall};

/// A kind of change. Each begins at a move that the dice choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It comes later or earlier.
    Shift,
    /// It is left out.
    Out,
    /// Another move is put in before it.
    In,
}

impl<W: Wall> Chain<W> {
    /// Throws the dice for a change of one of these kinds; `false` if they name none.
    pub(super) fn throw(
        &self,
        game: &Game<W>,
        kinds: &[Kind],
        dice: &mut Rng,
        change: &mut Change<W>,
    ) -> bool {
        let moves = &self.moves[..];
        let n = moves.len();
        let at = dice.random_range(0..n);
        let marbles = &mut change.marbles;
        marbles.clear();
        change.from = at;
        let most = u32::try_from(kinds.len()).expect("there are few kinds");
        let kind = kinds[dice.random_range(0..most) as usize];
        match kind {
            Kind::Shift => {
                let to = dice.random_range(0..n);
                change.from = at.min(to);
                shift(moves, at, to, marbles);
                return at != to;
            }
            Kind::Out => marbles.extend_from_slice(&moves[at + 1..]),
            Kind::In => {
                let Some(marble) = game.any(&self.walls[at], |n| dice.random_range(0..n)) else {
                    return false;
                };
                marbles.push(marble);
                marbles.extend_from_slice(&moves[at..]);
            }
        }
        true
    }
}

/// The moves from the earlier of the two places on, if a move goes from one to the other.
fn shift(moves: &[Marble], at: usize, to: usize, marbles: &mut Vec<Marble>) {
    if at < to {
        marbles.extend_from_slice(&moves[at + 1..=to]);
        marbles.push(moves[at]);
        marbles.extend_from_slice(&moves[to + 1..]);
    } else {
        marbles.push(moves[at]);
        marbles.extend_from_slice(&moves[to..at]);
        marbles.extend_from_slice(&moves[at + 1..]);
    }
}
