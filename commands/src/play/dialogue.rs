//! A person at the terminal plays over a dialogue, against the reference or another program.
//!
//! The interactor's game knows the rules: it draws the position, refuses what is no move with a
//! sentence and asks again, and tells the program's mistakes at once. The person has all the time
//! there is; whoever gets bored ends the game with the end of the input (Ctrl-D).

use std::io::{self, BufRead};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use bilingual::{Fault, Lang, Result, text};
use checker::Reader;
use checker::interactor::{Game, Turn};
use console::style;
use inpout::Opening;
use problem_set::{AnyProblem, Dialogue};

use super::typed;
use crate::catalogue::games as say;
use crate::frame::exit_code;
use crate::out;
use judge::companion::{self, Companion, Occasion, Partner};
use judge::program::Program;
use judge::settings::Settings;
use judge::verdict::judge_outcome;

/// Plays one game over standard input and output. The exit code is 1 if the program was caught
/// in a mistake.
pub(super) fn play(
    problem: &'static dyn AnyProblem,
    dialogue: Dialogue,
    opening: &str,
    program: Option<&Path>,
    lang: Lang,
) -> Result<ExitCode> {
    let mut game = problem
        .begun(opening.as_bytes())
        .map_err(|outcome| Fault(judge_outcome(&outcome).reason))?;
    let mut partner = match program {
        Some(program) => {
            let settings = Settings::default();
            let program = Program::prepare(program, &settings)?;
            out::remarks(program.remarks(), lang);
            let occasion = Occasion {
                problem,
                file: (dialogue.opening == Opening::File).then_some(opening),
                greeting: match dialogue.opening {
                    Opening::FirstLine => opening,
                    Opening::File | Opening::None => "",
                },
                clock: None,
            };
            let started = Companion::start(Arc::new(program), &occasion, &settings)?;
            Partner::Program(Box::new(started))
        }
        None => Partner::reference((dialogue.player)(opening.as_bytes())?),
    };
    let mistakes = carry_out(&mut *game, &mut partner, &mut io::stdin().lock(), lang)?;
    Ok(exit_code(!mistakes))
}

/// The game; returns whether the program was caught in a mistake.
fn carry_out(
    game: &mut dyn Game,
    partner: &mut Partner,
    person: &mut impl BufRead,
    lang: Lang,
) -> Result<bool> {
    // Whether the position is to be drawn before the person is asked.
    let mut is_new = true;
    if game.turn() == Turn::Program {
        out::print(game.board(lang));
    }
    loop {
        match game.turn() {
            Turn::Over(_) => {
                out::print(game.board(lang));
                out::line(style(game.ending(lang)).bold());
                return Ok(false);
            }
            Turn::Program => {
                let line = match partner.turn()? {
                    companion::Turn::Says(line) => line,
                    companion::Turn::Ended(finding) => {
                        out::line(finding.reason.of(lang));
                        return Ok(true);
                    }
                };
                let said = text::printable(line.trim_end());
                out::line(format_args!("{} {said}", style(">").cyan()));
                let mut reader = Reader::of_line(line.as_bytes(), partner.lines());
                if let Err(outcome) = game.hear(&mut reader).and_then(|()| reader.end()) {
                    out::line(say::IS_WRONG.fill(lang, &[&outcome.message(lang)]));
                    return Ok(true);
                }
                is_new = true;
            }
            Turn::Opponent => {
                if is_new {
                    out::print(game.board(lang));
                    is_new = false;
                }
                let asked = game.asks_for(lang);
                out::print(format_args!("{} {asked}: ", style("<").green()));
                let Some(line) = typed(person)? else {
                    out::line("");
                    return Ok(false);
                };
                let mut reader = Reader::of_person(line.as_bytes());
                match game.play(&mut reader).and_then(|()| reader.end()) {
                    Ok(()) => partner.tell(line.trim_end())?,
                    Err(outcome) => out::line(outcome.message(lang)),
                }
            }
        }
    }
}
