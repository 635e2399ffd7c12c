//! Problems whose program talks: move by move over standard input and output.
//!
//! The program's side is a state machine without input and output of its own, a [`Player`]: it
//! hears a line and says what it answers. So every line of play can be tested in memory, and
//! pipes, files and terminals stay at the edges: [`converse`] is the program that connects a
//! player with standard input and output.
//!
//! What every such program keeps to:
//!
//! * one move a line, its tokens separated by any white space; blank lines do not count;
//! * whatever is said goes out at once;
//! * when the game is over, or when the input ends before that, the program ends in silence with
//!   exit code 0;
//! * a move that breaks the rules ends it with one line on standard error and exit code 1.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use bilingual::{Fault, Lang, Message, Say};

use crate::files::unreadable;
use crate::problem::read_whole;
use crate::program::{Stop, leave, read_from};
use crate::{BadInput, Problem, Source, checked, find_input, read_bytes, say, write_atomically};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// The name of standard input in messages.
const STDIN: &str = "standard input";

/// A problem whose program talks move by move.
///
/// [`Problem::Input`] is the opening, from which everything follows, and [`Problem::Output`] is
/// what the opening is worth. So the reference is held against the brute force as everywhere,
/// and the player against the reference.
pub trait Interactive: Problem {
    /// The program's side of one game.
    type Player: Player + 'static;

    /// Where the opening stands.
    const OPENING: Opening;

    /// The program's side of the game with this opening, before anything is said.
    fn player(opening: &Self::Input) -> Self::Player;
}

/// Where the opening of a dialogue stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// In the first line of standard input.
    FirstLine,
    /// In `NAME.INP`.
    File,
    /// Nowhere: all games open alike.
    None,
}

/// The program's side of one game.
pub trait Player {
    /// What it says before it hears anything.
    fn open(&mut self) -> Step;

    /// What it answers to a line. All of the line must be read.
    ///
    /// Called through [`hear`], which turns what `input!` finds wrong into an error.
    ///
    /// # Errors
    /// If the line is malformed or no legal move; the program then ends with exit code 1.
    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput>;

    /// The text of `NAME.OUT` once the game is over, for problems that write one.
    fn record(&self) -> Option<String> {
        None
    }
}

/// What a player does next. Texts are exact: every line is ended by `\n`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// It says this and listens.
    Say(String),
    /// It says nothing and listens.
    Wait,
    /// It says this, and the game is over.
    SayAndEnd(String),
    /// The game is over.
    End,
}

impl Step {
    /// What is said; empty if nothing is.
    pub fn text(&self) -> &str {
        match self {
            Step::Say(text) | Step::SayAndEnd(text) => text,
            Step::Wait | Step::End => "",
        }
    }

    /// Whether the game is over.
    pub fn is_end(&self) -> bool {
        matches!(self, Step::SayAndEnd(_) | Step::End)
    }
}

/// Lets a player hear a line; `number` is the line's in messages, from 1.
///
/// # Errors
/// If the line is malformed, no legal move, or goes on after the move.
pub fn hear(player: &mut dyn Player, number: usize, line: &[u8]) -> Result<Step, BadInput> {
    let mut source = Source::from_line(STDIN, number, line);
    let step = checked(&mut source, |source| player.hear(source))?;
    source.expect_end()?;
    Ok(step)
}

/// Runs the program of the interactive problem `P` with the arguments of the process.
///
/// It takes no argument but `--help`. Exit codes: 0 after the end of the game or of the input,
/// 2 for a bad opening, 1 for a bad move and for anything else.
pub fn converse<P: Interactive>() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let result = match arguments.as_slice() {
        [] => open_and_talk::<P>(),
        [only] if only == "--help" || only == "-h" => {
            tell(&mut io::stdout(), help::<P>().of(Lang::or_of_locale(None)))
        }
        _ => Err(Fault::new(&say::NO_ARGUMENT.with(&[&P::ID])).into()),
    };
    leave(result)
}

fn open_and_talk<P: Interactive>() -> Result<(), Stop> {
    let mut lines = Lines::new(io::stdin().lock());
    let opening = match P::OPENING {
        Opening::FirstLine => {
            let Some((number, line)) = lines.next_with_text()? else {
                return Ok(());
            };
            read_whole::<P>(&mut Source::from_line(STDIN, number, line))?
        }
        Opening::File => {
            let path = find_input(Path::new("."), &format!("{}.INP", P::FILE))?;
            let path = path.strip_prefix(".").map(Path::to_owned).unwrap_or(path);
            let name = path.display().to_string();
            read_from::<P>(&name, File::open(&path).map_err(unreadable(&name))?)?
        }
        Opening::None => read_bytes::<P>(STDIN, b"")?,
    };
    let mut player = P::player(&opening);
    let is_over = talk(&mut player, &mut lines, &mut io::stdout())?;
    match player.record() {
        Some(record) if is_over => {
            let name = format!("{}.OUT", P::FILE);
            Ok(write_atomically(Path::new(&name), &record)?)
        }
        _ => Ok(()),
    }
}

/// The dialogue itself; returns whether the game was brought to its end. The other side may
/// leave at any time: its input ends, or nobody reads what is said any more.
fn talk(
    player: &mut dyn Player,
    lines: &mut Lines<impl BufRead>,
    output: &mut impl Write,
) -> Result<bool, Stop> {
    let mut step = player.open();
    loop {
        match tell(output, step.text()) {
            Err(stop) if stop.is_silent() => return Ok(false),
            result => result?,
        }
        if step.is_end() {
            return Ok(true);
        }
        let Some((number, line)) = lines.next_with_text()? else {
            return Ok(false);
        };
        step = hear(player, number, line).map_err(|bad| Stop::by_move(&bad))?;
    }
}

fn tell(output: &mut impl Write, text: &str) -> Result<(), Stop> {
    let said = output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush());
    said.map_err(|error| Stop::unwritable(&error))
}

/// The lines of an input, numbered from 1.
struct Lines<R> {
    reader: R,
    number: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    fn new(reader: R) -> Self {
        Lines {
            reader,
            number: 0,
            line: Vec::new(),
        }
    }

    /// The next line that is not blank, with its number; `None` at the end. The last one may lack its end.
    fn next_with_text(&mut self) -> Result<Option<(usize, &[u8])>, Stop> {
        loop {
            self.line.clear();
            let mut limited = (&mut self.reader).take(LONGEST_LINE);
            let length = limited
                .read_until(b'\n', &mut self.line)
                .map_err(unreadable(&STDIN))?;
            self.number += 1;
            if length as u64 == LONGEST_LINE {
                let too_long = BadInput {
                    file: STDIN.to_owned(),
                    line: self.number,
                    column: 1,
                    reason: say::LINE_TOO_LONG.with(&[&LONGEST_LINE]).into(),
                };
                return Err(Stop::by_move(&too_long));
            }
            if length == 0 {
                return Ok(None);
            }
            if !self.line.trim_ascii().is_empty() {
                return Ok(Some((self.number, &self.line)));
            }
        }
    }
}

fn help<P: Interactive>() -> Message {
    let (id, file) = (P::ID, P::FILE);
    let opening: Message = match P::OPENING {
        Opening::FirstLine => say::OPENED_BY_LINE.into(),
        Opening::File => say::OPENED_BY_FILE.with(&[&file]).into(),
        Opening::None => say::NOT_OPENED.into(),
    };
    // As wide as the command that lets a person play.
    let after = " ".repeat("judge play ".len());
    let before = " ".repeat("judge play ".len() + id.len());
    let parts: [&dyn Say; 4] = [&id, &after, &opening, &before];
    say::HELP_OF_TALK.with(&parts).into()
}
