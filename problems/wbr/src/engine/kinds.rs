//! The kinds of changes.

use casebook::{Rng, RngExt};

use super::chain::{Chain, Change};
use super::wall::{Game, Marble, colour};

/// A kind of change. Each begins at a move that the dice choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It comes later or earlier.
    Shift,
    /// It comes later or earlier by a few moves.
    Nudge,
    /// It is left out.
    Out,
    /// Another move is put in before it.
    In,
    /// Another move takes its place.
    Instead,
    /// It is left out, and one of the next moves.
    TwoOut,
    /// Another move is put in before it, and it or a later one is left out.
    InOut,
    /// The moves of its colour from there on wait until after a later move, so that their regions may
    /// have come together by then.
    Gather,
}

/// How far a move is nudged at most, and how far apart two are that are left out.
const FAR: usize = 8;

impl<const N: usize, const S: usize> Chain<N, S> {
    /// Throws the dice for a change of one of these kinds; `false` if they name none.
    pub(super) fn throw(
        &self,
        game: &Game<N, S>,
        kinds: &[Kind],
        dice: &mut Rng,
        change: &mut Change<N, S>,
    ) -> bool {
        let moves = &self.moves[..];
        let n = moves.len();
        let at = dice.random_range(0..n);
        let marbles = &mut change.marbles;
        marbles.clear();
        change.from = at;
        let most = u32::try_from(kinds.len()).expect("there are few kinds");
        let kind = kinds[dice.random_range(0..most) as usize];
        let to = match kind {
            Kind::Out | Kind::In | Kind::Instead => at,
            Kind::Shift => dice.random_range(0..n),
            // Down to -FAR, around 0.
            Kind::Nudge => (at + dice.random_range(0..=2 * FAR)).wrapping_sub(FAR),
            Kind::TwoOut => at + dice.random_range(1..=FAR),
            Kind::InOut | Kind::Gather => dice.random_range(at..n),
        };
        if to >= n {
            return false;
        }
        if matches!(kind, Kind::In | Kind::Instead | Kind::InOut) {
            let Some(marble) = game.any(&self.walls[at], |n| dice.random_range(0..n)) else {
                return false;
            };
            marbles.push(marble);
        }
        match kind {
            Kind::Shift | Kind::Nudge => {
                change.from = at.min(to);
                shift(moves, at, to, marbles);
            }
            Kind::Out | Kind::Instead => marbles.extend_from_slice(&moves[at + 1..]),
            Kind::In => marbles.extend_from_slice(&moves[at..]),
            Kind::TwoOut | Kind::InOut => {
                let first = at + usize::from(kind == Kind::TwoOut);
                marbles.extend_from_slice(&moves[first..to]);
                marbles.extend_from_slice(&moves[to + 1..]);
            }
            Kind::Gather => gather(moves, at, to, marbles),
        }
        at != to || !matches!(kind, Kind::Shift | Kind::Nudge | Kind::Gather)
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

/// The moves from a place on, if those of the colour of the first wait until after another place.
fn gather(moves: &[Marble], at: usize, to: usize, marbles: &mut Vec<Marble>) {
    let waits = |marble: &&Marble| colour(**marble) == colour(moves[at]);
    let part = &moves[at..=to];
    marbles.extend(part.iter().filter(|marble| !waits(marble)));
    marbles.extend(part.iter().filter(waits));
    marbles.extend_from_slice(&moves[to + 1..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_goes_from_one_place_to_the_other() {
        let shifted = |at, to| {
            let mut marbles = Vec::new();
            shift(&[10, 11, 12, 13, 14], at, to, &mut marbles);
            marbles
        };
        assert_eq!(shifted(1, 3), [12, 13, 11, 14]);
        assert_eq!(shifted(3, 1), [13, 11, 12, 14]);
    }

    #[test]
    fn the_moves_of_a_colour_wait() {
        // Two colours: 1 (from 32 on) and 2 (from 64 on).
        let mut marbles = Vec::new();
        gather(&[64, 32, 65, 33, 66, 34], 1, 4, &mut marbles);
        assert_eq!(marbles, [65, 66, 32, 33, 34]);
    }
}
