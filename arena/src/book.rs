//! A game together with all that has been found out about it.

use std::hash::Hash;

use theory::retrograde::Outcome;

use crate::backward;
use crate::misreading::Read;
use crate::search::{Limit, Memory};
use crate::value::{Max, Mex, Points};
use crate::{Ending, Game, Trouble};

/// What a book takes unless it is told otherwise: five million positions of each kind, and of memory and
/// time what somebody who waits for an answer has: some 200 MB, some five seconds.
const MODEST: Limit = Limit {
    positions: 5_000_000,
    held: Some(130_000_000),
    looked: Some(3_000_000_000),
};

/// What is tried where a theorem answers if nothing is found: a tenth of a second.
const BRIEF: Limit = Limit {
    positions: 200_000,
    held: Some(20_000_000),
    looked: Some(60_000_000),
};

/// A game and its positions that have been searched, for one question after the other: what one
/// of them has found out, the next ones use.
///
/// Each kind of value is remembered apart, up to a limit; what is beyond is [`Trouble`], the same on every machine.
#[derive(Debug)]
pub struct Book<G: Game> {
    game: Read<G>,
    found: Found<G::Position>,
}

/// What a book remembers.
#[derive(Debug)]
struct Found<P> {
    limit: Limit,
    outcomes: Memory<P, Outcome>,
    endings: Memory<P, Ending>,
    values: Memory<P, u32>,
    points: Memory<P, Points>,
}

/// A move with the position after it.
pub type Step<G> = (<G as Game>::Move, <G as Game>::Position);

/// The moves of a position, each with the position after it and with what they are worth.
pub type Judged<G, V> = Vec<(<G as Game>::Move, <G as Game>::Position, V)>;

impl<G: Game> Book<G> {
    /// An empty book, for five million positions of each kind at most, and for some five seconds and 200 MB.
    pub fn new(game: G) -> Self {
        Book {
            game: Read::new(game),
            found: Found::nothing(MODEST),
        }
    }

    /// An empty book, for so many positions of each kind at most, however large they are and however long it
    /// takes.
    pub fn with_limit(game: G, positions: usize) -> Self {
        let mut book = Book::new(game);
        book.remember(positions);
        book
    }

    /// From now on by misère rules: who has lost without a move has won, and the other way round. What
    /// was found before is forgotten. A Grundy value tells nothing of misère play.
    pub fn turn_ends(&mut self) {
        self.game.turn_ends();
        self.forget();
    }

    /// From now on remembers so many positions of each kind at most, and has no other limit.
    pub fn remember(&mut self, positions: usize) {
        self.found.limit = Limit {
            positions,
            held: None,
            looked: None,
        };
    }

    /// From now on takes for each question what it takes unless it is told otherwise, or far less of it.
    pub fn hurry(&mut self, is_brief: bool) {
        let found = &mut self.found;
        found.limit = if is_brief { BRIEF } else { MODEST };
        found.outcomes.look_anew();
        found.endings.look_anew();
        found.values.look_anew();
        found.points.look_anew();
    }

    /// Forgets what was found.
    pub fn forget(&mut self) {
        self.found = Found::nothing(self.found.limit);
    }

    /// The game as it is read.
    pub(crate) fn read(&self) -> &Read<G> {
        &self.game
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game.game
    }

    /// Who wins. Moves are tried in their order until one of them wins.
    #[inline]
    pub fn outcome(&mut self, at: &G::Position) -> Result<Outcome, Trouble> {
        self.found.outcome(&self.game, at)
    }

    /// Whether the player to move loses.
    pub fn is_lost(&mut self, at: &G::Position) -> Result<bool, Trouble> {
        Ok(self.outcome(at)? == Outcome::Lost)
    }

    /// The moves after which the other player loses, each with the position after it.
    pub fn winning(&mut self, at: &G::Position) -> Result<Vec<Step<G>>, Trouble> {
        let mut winning = Vec::new();
        for (a_move, after) in self.game.moves(at) {
            if self.found.outcome(&self.game, &after)? == Outcome::Lost {
                winning.push((a_move, after));
            }
        }
        Ok(winning)
    }

    /// The first of these moves, if there is one.
    pub fn first_winning(&mut self, at: &G::Position) -> Result<Option<Step<G>>, Trouble> {
        for (a_move, after) in self.game.moves(at) {
            if self.found.outcome(&self.game, &after)? == Outcome::Lost {
                return Ok(Some((a_move, after)));
            }
        }
        Ok(None)
    }

    /// Who wins and after how many moves, if the winner hurries and the loser delays.
    pub fn ending(&mut self, at: &G::Position) -> Result<Ending, Trouble> {
        self.found.ending(&self.game, at)
    }

    /// All moves, each with the ending for whoever makes it.
    pub fn endings_of_moves(&mut self, at: &G::Position) -> Result<Judged<G, Ending>, Trouble> {
        let moves = self.game.moves(at).into_iter();
        moves
            .map(|(a_move, after)| {
                let ending = self.found.ending(&self.game, &after)?;
                Ok((a_move, after, ending.before()))
            })
            .collect()
    }

    /// The Grundy value: the least number that is not the value of a position after one move.
    ///
    /// In an impartial game in which who cannot move loses, it is 0 exactly if the position is
    /// lost, and the value of a sum of positions is the nim-sum of their values.
    pub fn grundy(&mut self, at: &G::Position) -> Result<u32, Trouble> {
        let Found { values, limit, .. } = &mut self.found;
        values.find::<Read<G>, Mex>(&self.game, at, *limit)
    }

    /// All moves, each with the Grundy value of the position after it.
    pub fn grundy_of_moves(&mut self, at: &G::Position) -> Result<Judged<G, u32>, Trouble> {
        let Found { values, limit, .. } = &mut self.found;
        let moves = self.game.moves(at).into_iter();
        moves
            .map(|(a_move, after)| {
                let value = values.find::<Read<G>, Mex>(&self.game, &after, *limit)?;
                Ok((a_move, after, value))
            })
            .collect()
    }

    /// In a game for points, how many more the player to move gets from here on than the other
    /// player if both want this difference as large as possible for themselves.
    pub fn points(&mut self, at: &G::Position) -> Result<i64, Trouble> {
        self.found.points(&self.game, at)
    }

    /// All moves, each with the points that its player then gets more than the other one.
    pub fn points_of_moves(&mut self, at: &G::Position) -> Result<Judged<G, i64>, Trouble> {
        let moves = self.game.moves(at).into_iter();
        moves
            .map(|(a_move, after)| {
                let later = self.found.points(&self.game, &after)?;
                let points = self.game.gain(at, &a_move) - later;
                Ok((a_move, after, points))
            })
            .collect()
    }

    /// The number of positions that are remembered, each as often as there is a value of it.
    pub fn positions(&self) -> usize {
        let Found {
            outcomes,
            endings,
            values,
            points,
            ..
        } = &self.found;
        outcomes.len() + endings.len() + values.len() + points.len()
    }
}

impl<P: Clone + Eq + Hash> Found<P> {
    fn nothing(limit: Limit) -> Self {
        Found {
            limit,
            outcomes: Memory::default(),
            endings: Memory::default(),
            values: Memory::default(),
            points: Memory::default(),
        }
    }

    #[inline]
    fn outcome<G: Game<Position = P>>(&mut self, game: &G, at: &P) -> Result<Outcome, Trouble> {
        match self.outcomes.find::<G, Max<_>>(game, at, self.limit) {
            Err(Trouble::Cycle) => Ok(self.go_backward(game, at)?.outcome()),
            found => found,
        }
    }

    fn ending<G: Game<Position = P>>(&mut self, game: &G, at: &P) -> Result<Ending, Trouble> {
        match self.endings.find::<G, Max<_>>(game, at, self.limit) {
            Err(Trouble::Cycle) => self.go_backward(game, at),
            found => found,
        }
    }

    fn points<G: Game<Position = P>>(&mut self, game: &G, at: &P) -> Result<i64, Trouble> {
        let points = self.points.find::<G, Max<_>>(game, at, self.limit)?;
        Ok(points.0)
    }

    /// Finds the endings of all positions that can come up, where some of them come up again.
    fn go_backward<G: Game<Position = P>>(&mut self, game: &G, at: &P) -> Result<Ending, Trouble> {
        let endings = backward::endings(game, at.clone(), self.limit.positions)?;
        // The start comes first.
        let ending = endings[0].1;
        for (position, ending) in endings {
            let outcome = ending.outcome();
            self.outcomes.add(game, &position, outcome, self.limit);
            self.endings.add(game, &position, ending, self.limit);
        }
        Ok(ending)
    }
}
