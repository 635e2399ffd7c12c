//! `judge play` and `judge values`: the games of the set at the terminal.
//!
//! A problem whose program talks is played over its own dialogue, against the reference or any
//! other program (`dialogue`). Every other game is played by its rules, which the arena knows,
//! against the arena's search (`rules`).

mod dialogue;
mod rules;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use arena::Match;
use clap::Args;
use registry::spec::Kind;
use registry::{AnyProblem, Spec};

use crate::catalogue::{errors, games as say};
use crate::set::problem::{is_called, spec_of};
use crate::showing::out::Out;
pub use rules::Against;
use words::{Fault, Lang, Message};

/// Which game is meant.
#[derive(Debug, Args)]
pub struct GameArguments {
    /// The problem
    pub id: String,
    /// The opening of this test, by number or name; the first one if not given
    #[arg(long, value_name = "NN", conflicts_with = "opening")]
    pub test: Option<String>,
    /// This opening, written as the input file is: '8 9 4 8', or with \n between lines
    #[arg(long, value_name = "TEXT")]
    pub opening: Option<String>,
    /// Which game, if the input tells of several, from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub game: usize,
    /// The language; that of the locale if not given
    #[arg(long, value_parser = crate::languages())]
    pub lang: Option<Lang>,
}

/// What `judge play` is told on the command line.
#[derive(Debug, Args)]
pub struct PlayArguments {
    #[command(flatten)]
    game: GameArguments,
    /// Of an interactive problem: play against this program, a source or an executable, instead of
    /// the reference
    program: Option<PathBuf>,
    /// Whom to play against
    #[arg(long, value_enum, default_value_t = Against::Perfect)]
    against: Against,
    /// Let the other side move first
    #[arg(long)]
    second: bool,
}

/// Plays one game over standard input and output. The exit code is 1 if a program was caught in
/// a mistake.
///
/// # Errors
/// If there is nothing to play, or no program to play against.
pub fn play(arguments: &PlayArguments) -> Result<ExitCode> {
    let PlayArguments {
        game,
        program,
        against,
        second,
    } = arguments;
    let problem = registry::find_problem(&game.id)?;
    let lang = Lang::or_of_locale(game.lang);
    if let Some(dialogue) = problem.dialogue() {
        return dialogue::play(
            problem,
            dialogue,
            &opening(problem, game)?,
            program.as_deref(),
            lang,
        );
    }
    ensure!(
        program.is_none(),
        "{}",
        say::DOES_NOT_TALK.fill(lang, &[&problem.id()])
    );
    let mut chosen = chosen(problem, game)?;
    let table = rules::Table {
        against: *against,
        person_is_first: !second,
        lang,
    };
    table.play(&mut *chosen, &mut io::stdin().lock(), &mut Out)?;
    Ok(ExitCode::SUCCESS)
}

/// Lists the moves of a game's opening with what each is worth.
///
/// # Errors
/// If there is no such game, or if it is too large to be searched.
pub fn values(arguments: &GameArguments) -> Result<()> {
    write_values(arguments, &mut Out)
}

/// Tells a line of best play from a game's opening to its end.
///
/// # Errors
/// If there is no such game, or if it is too large to be searched.
pub fn line(arguments: &GameArguments) -> Result<()> {
    write_line(arguments, &mut Out)
}

/// [`values`], to wherever they are wanted.
pub(crate) fn write_values(arguments: &GameArguments, out: &mut impl Write) -> Result<()> {
    let problem = registry::find_problem(&arguments.id)?;
    let mut chosen = chosen(problem, arguments)?;
    writeln!(out, "{}", chosen.board())?;
    rules::list(&mut *chosen, Lang::or_of_locale(arguments.lang), out)
}

/// [`line`], to wherever it is wanted.
pub(crate) fn write_line(arguments: &GameArguments, out: &mut impl Write) -> Result<()> {
    let problem = registry::find_problem(&arguments.id)?;
    let mut chosen = chosen(problem, arguments)?;
    rules::line(&mut *chosen, Lang::or_of_locale(arguments.lang), out)
}

/// The game that the arguments tell of.
fn chosen(problem: &'static dyn AnyProblem, arguments: &GameArguments) -> Result<Box<dyn Match>> {
    let lang = Lang::or_of_locale(arguments.lang);
    let mut games = problem
        .games(opening(problem, arguments)?.as_bytes())
        .with_context(|| errors::BAD_OPENING.of(lang))?;
    if games.is_empty() {
        let playable = registry::problems().iter();
        let playable = playable.filter(|it| spec_of(**it).is_ok_and(|spec| spec.is_playable()));
        let ids: Vec<&str> = playable.map(|problem| problem.id()).collect();
        let (id, others) = (problem.id(), ids.join(", "));
        let told = match why_not(&spec_of(problem)?) {
            Some(why) => say::UNPLAYABLE.fill(lang, &[&id, &why, &others]),
            None => say::CANNOT_BE_PLAYED.fill(lang, &[&id, &others]),
        };
        bail!("{told}");
    }
    let count = games.len();
    ensure!(
        (1..=count).contains(&arguments.game),
        "{}",
        say::NO_SUCH_GAME.fill(lang, &[&count, &arguments.game])
    );
    Ok(games.swap_remove(arguments.game - 1))
}

/// Why nobody can play this problem, whatever the opening.
fn why_not(spec: &Spec) -> Option<Message> {
    match spec.kind {
        Kind::Game | Kind::Dialogue => spec.unplayable.clone(),
        Kind::Puzzle => Some(say::FOR_ONE.into()),
        Kind::Other => Some(say::NO_GAME.into()),
    }
}

fn opening(problem: &dyn AnyProblem, arguments: &GameArguments) -> Result<String> {
    if let Some(opening) = &arguments.opening {
        return Ok(format!("{}\n", opening.replace("\\n", "\n").trim_end()));
    }
    let spec = spec_of(problem)?;
    let wanted = arguments.test.as_deref().unwrap_or("1");
    let (_, test) = spec
        .numbered_tests()
        .find(|(number, test)| is_called(wanted, number, &test.name))
        .with_context(|| {
            let lang = Lang::or_of_locale(arguments.lang);
            say::NO_SUCH_TEST.fill(lang, &[&problem.id(), &wanted])
        })?;
    problem
        .recipe(&test.name)
        .ok_or_else(|| Fault::new(&errors::NO_RECIPE.with(&[&test.name])).into())
}
