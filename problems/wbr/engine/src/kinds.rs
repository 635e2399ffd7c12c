//! The kinds of changes.

use std::cmp::Reverse;

use testkit::{Rng, RngExt};

use super::chain::{Chain, Change};
use super::wall::{Game, Marble, Wall, colour, first_column};

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

    /// Throws the dice for a change that brings together two plays: the beginning of one and the rest
    /// of the other, or what they do with the marbles of the left and of the right columns. What can't
    /// be removed any more will be passed over, and what one play has left undone the own one follows.
    pub(super) fn cross(
        &self,
        other: &Self,
        game: &Game<W>,
        dice: &mut Rng,
        change: &mut Change<W>,
    ) {
        let (own, others) = (&self.moves[..], &other.moves[..]);
        let marbles = &mut change.marbles;
        marbles.clear();
        change.from = 0;
        match dice.random_range(0..3) {
            0 => {
                change.from = dice.random_range(0..own.len());
                marbles.extend_from_slice(others);
            }
            1 => marbles.extend_from_slice(&others[..dice.random_range(0..others.len())]),
            _ => {
                let column = dice.random_range(1..=game.columns());
                let left_is_own = dice.random_ratio(1, 2);
                let part = |chain: &Self, left: bool| {
                    let moves = chain.moves.iter().zip(&chain.walls);
                    let moves =
                        moves.filter(|&(&marble, _)| (first_column(marble) < column) == left);
                    moves
                        .map(|(&marble, wall)| (Reverse(wall.tally().cells), marble))
                        .collect()
                };
                let mut both: Vec<(Reverse<u32>, Marble)> = part(self, left_is_own);
                both.append(&mut part(other, !left_is_own));
                // Each when as many marbles are left as there were then.
                both.sort_by_key(|&(cells, _)| cells);
                marbles.extend(both.into_iter().map(|(_, marble)| marble));
            }
        }
        marbles.extend_from_slice(&own[change.from..]);
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
    use testkit::seeded;

    use super::super::Rule;
    use super::super::bits::Bits;
    use super::super::chain::Cut;
    use super::super::tests::random;
    use super::*;

    /// A play of a random board that begins with random moves.
    fn random_play(game: &Game<Bits>, dice: &mut Rng) -> Chain<Bits> {
        let any = |_| game.any(game.start(), |n| dice.random_range(0..n));
        let first: Vec<Marble> = (0..40).filter_map(any).collect();
        let (mut chain, mut change) = (Chain::new(game), Change::new(game, &first));
        assert!(chain.follow(game, (0, 0), Cut::NONE, &mut change, &mut ()));
        chain.take(&mut change, None, &mut ());
        chain
    }

    #[test]
    fn plays_that_are_brought_together_hold_moves_of_both() {
        let mut dice = seeded(&["wbr", "cross"]);
        let game = Game::new(&random("cross", 8, 9, 4), Rule::PLAIN);
        let (one, other) = (random_play(&game, &mut dice), random_play(&game, &mut dice));
        let mut change = Change::new(&game, &[]);
        let (mut both, mut from_end) = (0, 0);
        for _ in 0..300 {
            // With itself a play comes to itself.
            one.cross(&one, &game, &mut dice, &mut change);
            assert!(one.follow(&game, (0, 0), Cut::NONE, &mut change, &mut ()));
            let end = one.end().tally();
            assert_eq!(one.outcome(&change), (end.score, end.cells));

            one.cross(&other, &game, &mut dice, &mut change);
            from_end += usize::from(change.from > 0);
            assert!(one.follow(&game, (0, 0), Cut::NONE, &mut change, &mut ()));
            let outcome = one.outcome(&change);
            let (mut child, mut whole) = (Chain::new(&game), Change::new(&game, &one.moves));
            assert!(child.follow(&game, (0, 0), Cut::NONE, &mut whole, &mut ()));
            child.take(&mut whole, None, &mut ());
            child.take(&mut change, None, &mut ());
            let end = child.end().tally();
            assert_eq!((end.score, end.cells), outcome);
            let holds = |play: &Chain<Bits>, but: &Chain<Bits>| {
                let its = |marble: &&Marble| play.moves.contains(marble);
                let alone = child.moves.iter().filter(its);
                alone.filter(|marble| !but.moves.contains(marble)).count() > 3
            };
            both += usize::from(holds(&one, &other) && holds(&other, &one));
        }
        assert!(both > 50, "{both}");
        assert!((50..150).contains(&from_end), "{from_end}");
    }

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
