//! A play with the walls on its way, and how a change of it is played.

use casebook::{Rng, RngExt};

use super::wall::{Game, Marble, Room, Wall, colour};

/// A play and the walls on its way.
pub(super) struct Chain<const N: usize, const S: usize> {
    /// The marbles whose regions are removed, in order.
    pub(super) moves: Vec<Marble>,
    /// The wall before each of them, and the last one.
    pub(super) walls: Vec<Wall<N, S>>,
}

/// A change of a play: from one move on others are tried.
pub(super) struct Change<const N: usize, const S: usize> {
    /// The first move that changes.
    pub(super) from: usize,
    /// The marbles to try instead of the moves from there on; then those that were removed.
    pub(super) marbles: Vec<Marble>,
    /// The wall where the new way ends or meets the old one.
    wall: Wall<N, S>,
    /// The move of the old play before which it met the same wall.
    meets: Option<usize>,
}

/// When a new way is given up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cut {
    /// What it must earn at the least, without the bonus.
    pub(super) least: i32,
    /// What a play could earn at most, if all marbles of each colour came together, becomes less with
    /// almost every move. So many tenths of what the old play lost of it later, the new way is taken
    /// to lose as well; with 0, only what is hopeless is given up.
    pub(super) tenths: i32,
}

impl Cut {
    /// Nothing is given up.
    pub(super) const NONE: Cut = Cut {
        least: i32::MIN,
        tenths: 0,
    };
}

impl<const N: usize, const S: usize> Change<N, S> {
    /// The change of a play without moves to these.
    pub(super) fn new(game: &Game<N, S>, first: &[Marble]) -> Self {
        Change {
            from: 0,
            marbles: first.to_vec(),
            wall: *game.start(),
            meets: None,
        }
    }
}

impl<const N: usize, const S: usize> Chain<N, S> {
    /// The play without moves.
    pub(super) fn new(game: &Game<N, S>) -> Self {
        Chain {
            moves: Vec::new(),
            walls: vec![*game.start()],
        }
    }

    /// The last wall.
    pub(super) fn end(&self) -> &Wall<N, S> {
        &self.walls[self.moves.len()]
    }

    /// Plays a change: what can't be removed any more is passed over, a spared colour too, and the
    /// rest is swept off at the end, the colour for last. If the way meets the old one, it need not
    /// be played further; `false` if it is given up.
    pub(super) fn follow(
        &self,
        game: &Game<N, S>,
        (spared, last): (u8, u8),
        cut: Cut,
        change: &mut Change<N, S>,
        room: &mut Room<N>,
    ) -> bool {
        let mut wall = self.walls[change.from];
        let marbles = &mut change.marbles;
        let (mut kept, mut old) = (0, change.from + 1);
        change.meets = None;
        for at in 0..marbles.len() {
            let marble = marbles[at];
            if colour(marble) == spared || !Game::play(&mut wall, marble, room) {
                continue;
            }
            marbles[kept] = marble;
            kept += 1;
            while old < self.moves.len() && self.walls[old].cells > wall.cells {
                old += 1;
            }
            let there = &self.walls[old.min(self.moves.len())];
            let later = (there.hope - self.end().hope) * cut.tenths / 10;
            if wall.hope - later < cut.least {
                return false;
            }
            if old <= self.moves.len() && there.key == wall.key {
                change.meets = Some(old);
                break;
            }
        }
        marbles.truncate(kept);
        if change.meets.is_none() && !game.finish(&mut wall, last, cut.least, marbles, room) {
            return false;
        }
        change.wall = wall;
        true
    }

    /// What the changed play earns without its end, and the marbles that it leaves.
    pub(super) fn outcome(&self, change: &Change<N, S>) -> (i32, u32) {
        let Change { wall, meets, .. } = change;
        meets.map_or((wall.score, wall.cells), |old| {
            let end = self.end();
            (end.score + wall.score - self.walls[old].score, end.cells)
        })
    }

    /// Makes a change that has been played. With dice, each of its moves gets the name of any marble
    /// of its region: that changes nothing now, but what later changes come to.
    pub(super) fn take(
        &mut self,
        change: &mut Change<N, S>,
        names: Option<&mut Rng>,
        room: &mut Room<N>,
    ) {
        let from = change.from;
        let to = change.meets.unwrap_or(self.moves.len());
        if let Some(old) = change.meets {
            let gain = change.wall.score - self.walls[old].score;
            for wall in &mut self.walls[old..] {
                wall.score += gain;
                wall.hope += gain;
            }
        }
        if let Some(dice) = names {
            let mut wall = self.walls[from];
            for marble in &mut change.marbles {
                Game::play(&mut wall, *marble, room);
                *marble = room.any(|n| dice.random_range(0..n));
            }
        }
        let mut wall = self.walls[from];
        let fresh = change.marbles.iter().map(|&marble| {
            Game::play(&mut wall, marble, room);
            wall
        });
        self.walls.splice(from + 1..=to, fresh);
        self.moves.splice(from..to, change.marbles.iter().copied());
    }
}

#[cfg(test)]
mod tests {
    use casebook::seeded;

    use super::super::Rule;
    use super::super::kinds::Kind;
    use super::*;

    const KINDS: [Kind; 8] = [
        Kind::Shift,
        Kind::Nudge,
        Kind::Out,
        Kind::In,
        Kind::Instead,
        Kind::TwoOut,
        Kind::InOut,
        Kind::Gather,
    ];

    /// Changes a play of a random board with so many colours again and again, and shows each change
    /// that was played, with the walls of the play before.
    fn walk(
        colours: u8,
        mut show: impl FnMut(&Game<256, 16>, &Chain<256, 16>, &mut Change<256, 16>),
    ) {
        let mut dice = seeded(&["wbr", "chain", &colours.to_string()]);
        let mut row = || (0..11).map(|_| 1 + dice.random_range(0..colours)).collect();
        let rows: Vec<Vec<u8>> = (0..12).map(|_| row()).collect();
        let game = Game::new(&rows, Rule::PLAIN);
        let mut room = Room::new();
        let mut chain = Chain::new(&game);
        let mut change = Change::new(&game, &[]);
        assert!(chain.follow(&game, (0, 0), Cut::NONE, &mut change, &mut room));
        chain.take(&mut change, None, &mut room);
        for number in 0..2000 {
            if chain.throw(&game, &KINDS, &mut dice, &mut change) {
                show(&game, &chain, &mut change);
                assert!(chain.follow(&game, (0, 0), Cut::NONE, &mut change, &mut room));
                let (score, left) = chain.outcome(&change);
                let names = (number % 3 == 0).then_some(&mut dice);
                chain.take(&mut change, names, &mut room);
                assert_eq!((chain.end().score, chain.end().cells), (score, left));
            }
        }
    }

    #[test]
    fn a_changed_play_is_the_same_when_it_is_played_anew() {
        let mut room = Room::new();
        walk(4, |game, chain, _| {
            let mut wall = *game.start();
            for (&marble, before) in chain.moves.iter().zip(&chain.walls) {
                assert_eq!(
                    (wall.key, wall.score, wall.hope),
                    (before.key, before.score, before.hope)
                );
                assert!(Game::play(&mut wall, marble, &mut room));
            }
            let end = chain.end();
            assert_eq!(
                (wall.key, wall.score, wall.hope),
                (end.key, end.score, end.hope)
            );
        });
    }

    #[test]
    fn there_is_ever_less_hope_and_never_too_little() {
        for colours in [3, 40] {
            walk(colours, |_, chain, _| {
                assert!(chain.walls.is_sorted_by(|a, b| a.hope >= b.hope));
                assert!(
                    chain
                        .walls
                        .iter()
                        .all(|wall| wall.hope >= chain.end().score)
                );
            });
        }
    }

    #[test]
    fn only_what_is_hopeless_is_given_up() {
        let mut room = Room::new();
        let mut given_up = 0;
        walk(4, |game, chain, change| {
            let marbles = change.marbles.clone();
            assert!(chain.follow(game, (0, 0), Cut::NONE, change, &mut room));
            let (score, _) = chain.outcome(change);
            for least in [score - 50, score, score + 1, score + 50] {
                change.marbles.clone_from(&marbles);
                let cut = Cut { least, tenths: 0 };
                if chain.follow(game, (0, 0), cut, change, &mut room) {
                    assert_eq!(chain.outcome(change).0, score);
                } else {
                    assert!(score < least, "{score} {least}");
                    given_up += 1;
                }
            }
            change.marbles.clone_from(&marbles);
        });
        assert!(given_up > 100, "{given_up}");
    }
}
