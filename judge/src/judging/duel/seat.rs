//! Who sits at the board.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use arena::Match;
use bilingual::{Fault, Lang, Result, text};
use contract::{Rng, RngExt, seeded};
use inpout::Player;
use problem_set::AnyProblem;

use super::opening::Opening;
use crate::catalogue::seats as say;
use crate::judging::companion::{Companion, Occasion, Turn};
use crate::judging::program::Program;
use crate::judging::settings::Settings;
use crate::judging::verdict::Finding;

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
        let Entrant::Reference = self else {
            return true;
        };
        let Ok(Some(mut player)) = reference(problem, opening) else {
            return false;
        };
        match player.open().text() {
            "" => side == 1,
            said => {
                let game = opening.game(problem);
                side == 0 && game.is_ok_and(|game| find(&*game, said).is_some())
            }
        }
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
        Ok(match self {
            Entrant::Perfect | Entrant::Random => {
                let side = side.to_string();
                let names = [occasion.problem.id(), &opening.text, &side, "seat"];
                Seat::Judge {
                    is_perfect: matches!(self, Entrant::Perfect),
                    rng: Box::new(seeded(&names)),
                }
            }
            Entrant::Reference => {
                let player = reference(occasion.problem, opening)?
                    .filter(|_| self.plays(occasion.problem, opening, side))
                    .ok_or_else(|| {
                        Fault::new(&say::NO_REFERENCE.with(&[&occasion.problem.id()]))
                    })?;
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

fn reference(problem: &dyn AnyProblem, opening: &Opening) -> Result<Option<Box<dyn Player>>> {
    let dialogue = problem.dialogue();
    let player = dialogue.map(|it| (it.player)(opening.text.as_bytes()));
    Ok(player.transpose()?)
}

/// The place of a move that was said: blanks do not count.
fn find(game: &dyn Match, said: &str) -> Option<usize> {
    game.find(&said.split_whitespace().collect::<Vec<_>>().join(" "))
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
                let best = if *is_perfect { game.best() } else { Ok(None) };
                // What is too large to be searched is played like by anybody.
                let any = rng.random_range(0..game.moves().len().max(1));
                Ok(Choice::Move(best.ok().flatten().unwrap_or(any)))
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
