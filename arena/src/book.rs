//! A game together with all that has been found out about it.

use std::error::Error;
use std::fmt;

use theory::retrograde::Outcome;

use crate::backward;
use crate::search::Memory;
use crate::value::{Max, Mex, Points};
use crate::{Ending, Game};

/// Positions that a book remembers unless it is told how many.
const POSITIONS: usize = 5_000_000;

/// A game and its positions that have been searched, for one question after the other: what one
/// of them has found out, the next ones use.
///
/// Each kind of value is remembered apart, up to a limit; what is beyond is [`Trouble`].
#[derive(Debug)]
pub struct Book<G: Game> {
    game: G,
    limit: usize,
    outcomes: Memory<G::Position, Outcome>,
    endings: Memory<G::Position, Ending>,
    values: Memory<G::Position, u32>,
    points: Memory<G::Position, Points>,
}

/// Why a position has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// More than so many positions would have to be remembered.
    TooMany(usize),
    /// Play can come back to where it was, and such a game has outcomes and endings only.
    Cycle,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::TooMany(limit) => write!(f, "the game has more than {limit} positions"),
            Trouble::Cycle => write!(f, "the game can go round in circles"),
        }
    }
}

impl Error for Trouble {}

/// Moves of a position, each with the position after it.
pub type Moves<G> = Vec<(<G as Game>::Move, <G as Game>::Position)>;

/// The moves of a position, each with the position after it and with what it is worth to whoever
/// makes it.
pub type Judged<G, V> = Vec<(<G as Game>::Move, <G as Game>::Position, V)>;

impl<G: Game> Book<G> {
    /// An empty book, for five million positions of each kind at most.
    pub fn new(game: G) -> Self {
        Self::with_limit(game, POSITIONS)
    }

    /// An empty book, for so many positions of each kind at most.
    pub fn with_limit(game: G, positions: usize) -> Self {
        Book {
            game,
            limit: positions,
            outcomes: Memory::default(),
            endings: Memory::default(),
            values: Memory::default(),
            points: Memory::default(),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who wins. Moves are tried in their order until one of them wins.
    pub fn outcome(&mut self, at: &G::Position) -> Result<Outcome, Trouble> {
        match self.outcomes.find::<G, Max<_>>(&self.game, at, self.limit) {
            Err(Trouble::Cycle) => Ok(self.go_backward(at)?.outcome()),
            found => found,
        }
    }

    /// Whether the player to move loses.
    pub fn is_lost(&mut self, at: &G::Position) -> Result<bool, Trouble> {
        Ok(self.outcome(at)? == Outcome::Lost)
    }

    /// The moves after which the other player loses, each with the position after it.
    pub fn winning(&mut self, at: &G::Position) -> Result<Moves<G>, Trouble> {
        let mut winning = Vec::new();
        for (a_move, after) in all_moves(&self.game, at) {
            if self.is_lost(&after)? {
                winning.push((a_move, after));
            }
        }
        Ok(winning)
    }

    /// Who wins and after how many moves, if the winner hurries and the loser delays.
    pub fn ending(&mut self, at: &G::Position) -> Result<Ending, Trouble> {
        match self.endings.find::<G, Max<_>>(&self.game, at, self.limit) {
            Err(Trouble::Cycle) => self.go_backward(at),
            found => found,
        }
    }

    /// All moves, each with the ending for whoever makes it.
    pub fn endings(&mut self, at: &G::Position) -> Result<Judged<G, Ending>, Trouble> {
        all_moves(&self.game, at)
            .into_iter()
            .map(|(a_move, after)| {
                let ending = self.ending(&after)?.before();
                Ok((a_move, after, ending))
            })
            .collect()
    }

    /// The Grundy value: the least number that is not the value of a position after one move.
    ///
    /// In an impartial game in which who cannot move loses, it is 0 exactly if the position is
    /// lost, and the value of a sum of positions is the nim-sum of their values.
    pub fn grundy(&mut self, at: &G::Position) -> Result<u32, Trouble> {
        self.values.find::<G, Mex>(&self.game, at, self.limit)
    }

    /// In a game for points, how many more the player to move gets from here on than the other
    /// player if both want this difference as large as possible for themselves.
    pub fn points(&mut self, at: &G::Position) -> Result<i64, Trouble> {
        let points = self.points.find::<G, Max<_>>(&self.game, at, self.limit)?;
        Ok(points.0)
    }

    /// All moves, each with the points that its player then gets more than the other one.
    pub fn points_of_moves(&mut self, at: &G::Position) -> Result<Judged<G, i64>, Trouble> {
        all_moves(&self.game, at)
            .into_iter()
            .map(|(a_move, after)| {
                let points = self.game.gain(at, &a_move) - self.points(&after)?;
                Ok((a_move, after, points))
            })
            .collect()
    }

    /// The number of positions that are remembered, each as often as there is a value of it.
    pub fn positions(&self) -> usize {
        self.outcomes.len() + self.endings.len() + self.values.len() + self.points.len()
    }

    /// Finds the endings of all positions that can come up, where some of them come up again.
    fn go_backward(&mut self, at: &G::Position) -> Result<Ending, Trouble> {
        let endings = backward::endings(&self.game, at.clone(), self.limit)?;
        // The start comes first.
        let ending = endings[0].1;
        for (position, ending) in endings {
            self.outcomes.add(position.clone(), ending.outcome());
            self.endings.add(position, ending);
        }
        Ok(ending)
    }
}

fn all_moves<G: Game>(game: &G, at: &G::Position) -> Moves<G> {
    game.moves(at).into_iter().collect()
}
