//! A play with the walls on its way, and how a change of it is played.

use super::wall::{Game, Marble, Wall, colour};

/// A play and the walls on its way.
pub(super) struct Chain<W: Wall> {
    /// The marbles whose regions are removed, in order.
    pub(super) moves: Vec<Marble>,
    /// The wall before each of them, and the last one.
    pub(super) walls: Vec<W>,
}

/// A change of a play: from one move on others are tried.
pub(super) struct Change<W: Wall> {
    /// The first move that changes.
    pub(super) from: usize,
    /// The marbles to try instead of the moves from there on; then those that were removed.
    pub(super) marbles: Vec<Marble>,
    /// The wall where the new way ends or meets the old one.
    wall: W,
    /// The move of the old play before which it met the same wall.
    meets: Option<usize>,
}

impl<W: Wall> Change<W> {
    /// The change of a play without moves to these.
    pub(super) fn new(game: &Game<W>, first: &[Marble]) -> Self {
        Change {
            from: 0,
            marbles: first.to_vec(),
            wall: *game.start(),
            meets: None,
        }
    }
}

impl<W: Wall> Chain<W> {
    /// The play without moves.
    pub(super) fn new(game: &Game<W>) -> Self {
        Chain {
            moves: Vec::new(),
            walls: vec![*game.start()],
        }
    }

    /// The last wall.
    pub(super) fn end(&self) -> &W {
        &self.walls[self.moves.len()]
    }

    /// Plays a change: what can't be removed any more is passed over, a spared colour too, and the
    /// rest is swept off at the end, the spared colour after the others and another one for last. If the
    /// way meets the old one, it need not be played further; `false` if it is given up, as less than the least
    /// can be earned without the bonus.
    pub(super) fn follow(
        &self,
        game: &Game<W>,
        (spared, last): (u8, u8),
        least: i32,
        change: &mut Change<W>,
        room: &mut W::Room,
    ) -> bool {
        let mut wall = self.walls[change.from];
        let marbles = &mut change.marbles;
        let (mut kept, mut old) = (0, change.from + 1);
        change.meets = None;
        for at in 0..marbles.len() {
            let marble = marbles[at];
            if colour(marble) == spared || !wall.play(marble, room) {
                continue;
            }
            marbles[kept] = marble;
            kept += 1;
            while old < self.moves.len() && self.walls[old].tally().cells > wall.tally().cells {
                old += 1;
            }
            let there = &self.walls[old.min(self.moves.len())];
            if wall.tally().hope < least {
                return false;
            }
            if old <= self.moves.len() && there.tally().key == wall.tally().key {
                change.meets = Some(old);
                break;
            }
        }
        marbles.truncate(kept);
        if change.meets.is_none() && !game.finish(&mut wall, (spared, last), least, marbles, room) {
            return false;
        }
        change.wall = wall;
        true
    }

    /// What the changed play earns without its end, and the marbles that it leaves.
    pub(super) fn outcome(&self, change: &Change<W>) -> (i32, u32) {
        let Change { wall, meets, .. } = change;
        let wall = wall.tally();
        meets.map_or((wall.score, wall.cells), |old| {
            let (end, there) = (self.end().tally(), self.walls[old].tally());
            (end.score + wall.score - there.score, end.cells)
        })
    }

    /// Makes a change that has been played.
    pub(super) fn take(&mut self, change: &mut Change<W>, room: &mut W::Room) {
        let from = change.from;
        let to = change.meets.unwrap_or(self.moves.len());
        if let Some(old) = change.meets {
            let gain = change.wall.tally().score - self.walls[old].tally().score;
            for wall in &mut self.walls[old..] {
                let tally = wall.tally_mut();
                tally.score += gain;
                tally.hope += gain;
            }
        }
        let mut wall = self.walls[from];
        let fresh = change.marbles.iter().map(|&marble| {
            wall.play(marble, room);
            wall
        });
        self.walls.splice(from + 1..=to, fresh);
        self.moves.splice(from..to, change.marbles.iter().copied());
    }
}

#[cfg(test)]
mod tests {
    use contract::seeded;

    use super::super::Rule;
    use super::super::grid::{Grid, Room};
    use super::super::kinds::Kind;
    use super::super::tests::random;
    use super::*;

    type Array = Grid<256, 16>;

    const KINDS: [Kind; 3] = [Kind::Shift, Kind::Out, Kind::In];

    /// Changes a play of a random board with so many colours again and again, and shows each change
    /// that was played, with the walls of the play before.
    fn walk(colours: u8, mut show: impl FnMut(&Game<Array>, &Chain<Array>, &mut Change<Array>)) {
        let mut dice = seeded(&["wbr", "chain", &colours.to_string()]);
        let game = Game::new(&random("chain", 12, 11, colours), Rule::PLAIN);
        let mut room = Room::default();
        let mut chain = Chain::new(&game);
        let mut change = Change::new(&game, &[]);
        assert!(chain.follow(&game, (0, 0), i32::MIN, &mut change, &mut room));
        chain.take(&mut change, &mut room);
        for _ in 0..2000 {
            if chain.throw(&game, &KINDS, &mut dice, &mut change) {
                show(&game, &chain, &mut change);
                assert!(chain.follow(&game, (0, 0), i32::MIN, &mut change, &mut room));
                let (score, left) = chain.outcome(&change);
                chain.take(&mut change, &mut room);
                let end = chain.end().tally();
                assert_eq!((end.score, end.cells), (score, left));
            }
        }
    }

    fn counted(wall: &Array) -> (u64, i32, i32) {
        let tally = wall.tally();
        (tally.key, tally.score, tally.hope)
    }

    #[test]
    fn a_changed_play_is_the_same_when_it_is_played_anew() {
        let mut room = Room::default();
        walk(4, |game, chain, _| {
            let mut wall = *game.start();
            for (&marble, before) in chain.moves.iter().zip(&chain.walls) {
                assert_eq!(counted(&wall), counted(before));
                assert!(wall.play(marble, &mut room));
            }
            let end = chain.end();
            assert_eq!(counted(&wall), counted(end));
        });
    }

    #[test]
    fn there_is_ever_less_hope_and_never_too_little() {
        for colours in [3, 40] {
            walk(colours, |_, chain, _| {
                assert!(
                    chain
                        .walls
                        .is_sorted_by(|a, b| a.tally().hope >= b.tally().hope)
                );
                assert!(
                    chain
                        .walls
                        .iter()
                        .all(|wall| wall.tally().hope >= chain.end().tally().score)
                );
            });
        }
    }

    #[test]
    fn only_what_is_hopeless_is_given_up() {
        let mut room = Room::default();
        let mut given_up = 0;
        walk(4, |game, chain, change| {
            let marbles = change.marbles.clone();
            assert!(chain.follow(game, (0, 0), i32::MIN, change, &mut room));
            let (score, _) = chain.outcome(change);
            for least in [score - 50, score, score + 1, score + 50] {
                change.marbles.clone_from(&marbles);
                if chain.follow(game, (0, 0), least, change, &mut room) {
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
