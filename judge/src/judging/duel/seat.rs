//! Who sits at the board.

use std::path::Path;
use std::sync::Arc;

use arena::{Ending, Match, Worth};
use bilingual::{Lang, Result, text};
use contract::{Rng, RngExt};
use problem_set::AnyProblem;

use super::opening::{Opening, find};
use crate::catalogue::seats as say;
use crate::judging::companion::{Partner, Turn};
use crate::judging::program::Program;
use crate::judging::settings::Settings;
use crate::judging::verdict::Finding;

/// Moves of which it is looked whether they end the game.
const FEW_MOVES: usize = 1000;

/// One who can be seated.
#[derive(Debug, Clone)]
pub enum Entrant {
    /// Makes no mistake that the search knows of.
    Perfect,
    /// Makes any move.
    Random,
    /// The player of the problem's own dialogue.
    Reference,
    /// A program.
    Program(Arc<Program>),
}

impl Entrant {
    /// Whoever is called so: `perfect`, `random`, `reference`, or else a program.
    ///
    /// # Errors
    /// If the program cannot be made ready.
    pub fn called(name: &Path, settings: &Settings) -> Result<Entrant> {
        Ok(match name.to_str() {
            Some("perfect") => Entrant::Perfect,
            Some("random") => Entrant::Random,
            Some("reference") => Entrant::Reference,
            _ => Entrant::Program(Arc::new(Program::prepare(name, settings)?)),
        })
    }

    /// The name by which it is told of.
    pub fn name(&self, lang: Lang) -> &str {
        match self {
            Entrant::Perfect => say::PERFECT.of(lang),
            Entrant::Random => say::RANDOM.of(lang),
            Entrant::Reference => say::REFERENCE.of(lang),
            Entrant::Program(program) => program.shown(),
        }
    }

    /// Whether it plays this side of a game: a reference plays the side that its dialogue gives it.
    pub fn plays(&self, problem: &dyn AnyProblem, opening: &Opening, side: usize) -> bool {
        !matches!(self, Entrant::Reference) || opening.reference_side(problem) == Some(side)
    }
}

/// One who has taken his seat.
pub enum Seat {
    /// The judge itself.
    Judge {
        /// Whether it makes no mistake, or any move.
        is_perfect: bool,
        /// Its dice.
        rng: Box<Rng>,
    },
    /// The reference, or a program of its own.
    Talks(Partner),
}

/// A move that ends the game and wins it, where that is not for points. No search is so large that it is not seen.
fn winning_end(game: &mut dyn Match) -> Option<usize> {
    (0..game.moves().len().min(FEW_MOVES)).find(|&place| {
        game.make(place);
        let is_won = game.moves().is_empty() && game.worth() == Ok(Worth::Ending(Ending::Lost(0)));
        game.take_back();
        is_won
    })
}

/// What the side on turn does.
#[derive(Debug)]
pub enum Choice {
    /// It makes the move at this place.
    Move(usize),
    /// It says something else.
    Illegal(String),
    /// It fails.
    Failed(Finding),
}

impl Seat {
    /// What it does on its turn, after the other side's `last` move. The game is not over.
    ///
    /// # Errors
    /// If the judge fails.
    pub fn choose(&mut self, game: &mut dyn Match, last: Option<&str>) -> Result<Choice> {
        match self {
            Seat::Judge { is_perfect, rng } => {
                // What is too large to be searched is played like by anybody.
                let any = rng.random_range(0..game.moves().len().max(1));
                let mut best = None;
                if *is_perfect {
                    best = winning_end(game).or_else(|| game.best().ok().flatten());
                }
                Ok(Choice::Move(best.unwrap_or(any)))
            }
            Seat::Talks(partner) => {
                if let Some(last) = last {
                    partner.tell(last)?;
                }
                let line = match partner.turn()? {
                    Turn::Ended(finding) => return Ok(Choice::Failed(finding)),
                    Turn::Says(line) => line,
                };
                let a_move = match partner {
                    // In one game the reference announces the winning move.
                    Partner::Reference { .. } => line.strip_suffix(" WIN").unwrap_or(&line),
                    Partner::Program(_) => &line,
                };
                Ok(match find(game, a_move) {
                    Some(place) => Choice::Move(place),
                    None => Choice::Illegal(text::printable(line.trim())),
                })
            }
        }
    }

    /// Leaves; returns the CPU time in milliseconds, if it is a program.
    ///
    /// # Errors
    /// If the judge fails.
    pub(super) fn leave(self) -> Result<u64> {
        match self {
            Seat::Talks(Partner::Program(program)) => program.close(),
            Seat::Judge { .. } | Seat::Talks(_) => Ok(0),
        }
    }
}
