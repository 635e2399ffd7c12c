//! Who sits at the board.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use arena::{Ending, Match, Worth};
use bilingual::{Fault, Lang, Result, text};
use contract::{Rng, RngExt, seeded};
use inpout::Player;
use problem_set::AnyProblem;

use super::opening::{Opening, find};
use crate::catalogue::seats as say;
use crate::judging::companion::{Companion, Occasion, Turn};
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
            _ => {
                let program = Program::prepare(name, settings)?;
                Entrant::Program(Arc::new(program))
            }
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

    /// Takes its seat.
    ///
    /// # Errors
    /// If it cannot be started, or does not play this side.
    pub(super) fn sit(
        &self,
        side: usize,
        opening: &Opening,
        occasion: &Occasion<'_>,
        settings: &Settings,
    ) -> Result<Seat> {
        let problem = occasion.problem;
        Ok(match self {
            Entrant::Perfect | Entrant::Random => {
                let side = side.to_string();
                let names = [problem.id(), &opening.text, &side, "seat"];
                Seat::Judge {
                    is_perfect: matches!(self, Entrant::Perfect),
                    rng: Box::new(seeded(&names)),
                }
            }
            Entrant::Reference => {
                let player = opening.reference(problem)?;
                let player = player.filter(|_| self.plays(problem, opening, side));
                let none = || Fault::new(&say::NO_REFERENCE.with(&[&problem.id()]));
                let player = player.ok_or_else(none)?;
                Seat::Reference {
                    player,
                    said: VecDeque::new(),
                    heard: 0,
                }
            }
            Entrant::Program(program) => {
                let program = Arc::clone(program);
                Seat::Program(Box::new(Companion::start(program, occasion, settings)?))
            }
        })
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
    /// The player of a dialogue.
    Reference {
        /// Who plays.
        player: Box<dyn Player>,
        /// Lines that it has said and nobody has taken yet.
        said: VecDeque<String>,
        /// Moves that it has heard.
        heard: usize,
    },
    /// A program of its own.
    Program(Box<Companion>),
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
            Seat::Reference {
                player,
                said,
                heard,
            } => {
                let step = match last {
                    None => player.open(),
                    Some(last) => {
                        // What it says before it hears the first move is nothing.
                        if *heard == 0 && game.made() == 1 {
                            player.open();
                        }
                        *heard += 1;
                        inpout::hear(&mut **player, *heard, last.as_bytes())?
                    }
                };
                said.extend(step.text().lines().map(str::to_owned));
                let line = said.pop_front().unwrap_or_default();
                // In one game the winning move is announced.
                let a_move = line.strip_suffix(" WIN").unwrap_or(&line);
                Ok(find(game, a_move).map_or(Choice::Illegal(line), Choice::Move))
            }
            Seat::Program(program) => {
                if let Some(last) = last {
                    program.tell(&format!("{last}\n"))?;
                }
                Ok(match program.turn()? {
                    Turn::Ended(finding) => Choice::Failed(finding),
                    Turn::Says(line) => match find(game, &line) {
                        Some(place) => Choice::Move(place),
                        None => Choice::Illegal(text::printable(line.trim())),
                    },
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
            Seat::Program(program) => program.close(),
            Seat::Judge { .. } | Seat::Reference { .. } => Ok(0),
        }
    }
}
