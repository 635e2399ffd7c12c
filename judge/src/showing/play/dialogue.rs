//! A person at the terminal plays over a dialogue, against the reference or another program.
//!
//! The interactor's game knows the rules: it draws the position, refuses what is no move with a
//! sentence and asks again, and tells the program's mistakes at once. There are no limits here:
//! whoever gets bored ends the game with the end of the input (Ctrl-D).

use std::collections::VecDeque;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};

use anyhow::{Context, Result, anyhow, ensure};
use checker::Reader;
use checker::interactor::{Game, Turn, game};
use console::style;
use inpout::{Opening, Player};
use registry::{AnyProblem, Dialogue};

use crate::judging::program::Program;
use crate::judging::settings::Settings;
use crate::words::Lang;
use crate::words::catalogue::games as say;
use crate::words::text;

/// Plays one game over standard input and output. The exit code is 1 if the program was caught
/// in a mistake.
pub(super) fn play(
    problem: &'static dyn AnyProblem,
    dialogue: Dialogue,
    opening: &str,
    program: Option<&Path>,
    lang: Lang,
) -> Result<ExitCode> {
    let mut game = game(problem.id(), opening.as_bytes())
        .map_err(|outcome| anyhow!("{}", outcome.message()))?;
    let mut partner = match program {
        Some(program) => Partner::start(program, problem, dialogue, opening)?,
        None => Partner::Reference {
            player: (dialogue.player)(opening.as_bytes())?,
            said: VecDeque::new(),
            heard: 0,
        },
    };
    partner.open()?;
    let mistakes = carry_out(&mut *game, &mut partner, &mut io::stdin().lock(), lang)?;
    Ok(if mistakes {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
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
        print!("{}", game.board());
    }
    loop {
        match game.turn() {
            Turn::Over(_) => {
                print!("{}", game.board());
                println!("{}", style(game.ending()).bold());
                return Ok(false);
            }
            Turn::Program => {
                let Some(line) = partner.line()? else {
                    println!("{}", say::ENDED_EARLY.of(lang));
                    return Ok(true);
                };
                println!("{} {}", style(">").cyan(), text::printable(line.trim_end()));
                let mut reader = Reader::of_line(line.as_bytes(), partner.lines_said());
                if let Err(outcome) = game.hear(&mut reader).and_then(|()| reader.end()) {
                    println!("{}", say::IS_WRONG.fill(lang, &[&outcome.message()]));
                    return Ok(true);
                }
                is_new = true;
            }
            Turn::Opponent => {
                if is_new {
                    print!("{}", game.board());
                    is_new = false;
                }
                print!("{} {}: ", style("<").green(), game.asks_for());
                io::stdout().flush()?;
                let mut line = String::new();
                if person.read_line(&mut line)? == 0 {
                    println!();
                    return Ok(false);
                }
                let mut reader = Reader::of_person(line.as_bytes());
                match game.play(&mut reader).and_then(|()| reader.end()) {
                    Ok(()) => partner.tell(line.trim_end())?,
                    Err(outcome) => println!("{}", outcome.message()),
                }
            }
        }
    }
}

/// Whom the person plays against.
enum Partner {
    /// The reference, in memory.
    Reference {
        player: Box<dyn Player>,
        /// Lines that it has said and nobody has taken yet.
        said: VecDeque<String>,
        heard: usize,
    },
    /// A program of its own.
    Program {
        /// Holds the folder in which it runs.
        _program: Box<Program>,
        child: Child,
        told: ChildStdin,
        says: BufReader<ChildStdout>,
        /// What it is told first.
        opening: String,
        lines: usize,
    },
}

impl Partner {
    fn start(
        path: &Path,
        problem: &dyn AnyProblem,
        dialogue: Dialogue,
        opening: &str,
    ) -> Result<Partner> {
        let program = Program::prepare(path, &Settings::default())?;
        let folder = program.folder();
        if dialogue.opening == Opening::File {
            fs::write(folder.join(format!("{}.INP", problem.file())), opening)?;
        }
        let mut child = Command::new(program.executable())
            .args(program.arguments())
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{}: cannot be started", program.shown()))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (told, says) = pipes.context("the program has no pipes")?;
        Ok(Partner::Program {
            _program: Box::new(program),
            child,
            told,
            says: BufReader::new(says),
            opening: match dialogue.opening {
                Opening::FirstLine => opening.to_owned(),
                Opening::File | Opening::None => String::new(),
            },
            lines: 0,
        })
    }

    fn open(&mut self) -> Result<()> {
        match self {
            Partner::Reference { player, said, .. } => {
                let step = player.open();
                said.extend(step.text().lines().map(str::to_owned));
                Ok(())
            }
            Partner::Program { told, opening, .. } => forgiving(told.write_all(opening.as_bytes())),
        }
    }

    /// The next line that it says.
    fn line(&mut self) -> Result<Option<String>> {
        match self {
            Partner::Reference { said, .. } => Ok(said.pop_front()),
            Partner::Program { says, lines, .. } => {
                let mut line = Vec::new();
                loop {
                    line.clear();
                    if says.read_until(b'\n', &mut line)? == 0 {
                        return Ok(None);
                    }
                    *lines += 1;
                    if !line.trim_ascii().is_empty() {
                        return Ok(Some(String::from_utf8_lossy(&line).into_owned()));
                    }
                }
            }
        }
    }

    /// How many lines it has said, for messages.
    fn lines_said(&self) -> usize {
        match self {
            Partner::Reference { heard, .. } => heard + 1,
            Partner::Program { lines, .. } => *lines,
        }
    }

    fn tell(&mut self, line: &str) -> Result<()> {
        match self {
            Partner::Reference {
                player,
                said,
                heard,
            } => {
                *heard += 1;
                let step = inpout::hear(&mut **player, *heard, line.as_bytes())?;
                ensure!(said.is_empty(), "the reference has said too much");
                said.extend(step.text().lines().map(str::to_owned));
                Ok(())
            }
            Partner::Program { told, .. } => forgiving(writeln!(told, "{line}")),
        }
    }
}

/// A program that does not listen any more is told of when it does not answer.
fn forgiving(result: io::Result<()>) -> Result<()> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

impl Drop for Partner {
    fn drop(&mut self) {
        if let Partner::Program { child, .. } = self {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
