//! The program of a problem, from the command line to the exit code.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bilingual::{Lang, Message, Told};

use crate::problem::read_whole;
use crate::{BadInput, FileError, Problem, Source, find_input, say, write_atomically};

/// Everything that can stop a program.
#[derive(Debug)]
pub(crate) enum Stop {
    Input(BadInput),
    /// What the other side of a dialogue said.
    Move(BadInput),
    File(FileError),
    Usage(Message),
}

impl From<BadInput> for Stop {
    fn from(bad: BadInput) -> Stop {
        Stop::Input(bad)
    }
}

impl From<FileError> for Stop {
    fn from(error: FileError) -> Stop {
        Stop::File(error)
    }
}

impl Stop {
    /// 2 for an input that breaks the problem's rules, 1 for everything else.
    fn code(&self) -> u8 {
        match self {
            Stop::Input(_) => 2,
            Stop::Move(_) | Stop::File(_) | Stop::Usage(_) => 1,
        }
    }

    /// The one line that the user sees.
    fn message(&self) -> Message {
        match self {
            Stop::Input(bad) | Stop::Move(bad) => bad.message(),
            Stop::File(error) => error.message(),
            Stop::Usage(message) => message.clone(),
        }
    }

    pub(crate) fn unwritable(path: &str, error: io::Error) -> Stop {
        let path = path.to_owned();
        FileError::Unwritable { path, error }.into()
    }
}

/// Where the input comes from and where the answer goes.
enum Plan {
    Help,
    Stream,
    Files { input: PathBuf, output: PathBuf },
}

/// Runs the program of problem `P` with the arguments of the process.
///
/// Without arguments it reads `NAME.INP` in the current folder (in any case) and writes
/// `NAME.OUT`. Two arguments name the files, `-` stands for standard input and output.
/// Nothing is printed on success. On failure one line goes to standard error, in Vietnamese or
/// English as the locale is, an old output is left as it was, and the exit code is 2 for a bad input and 1 for anything else.
pub fn run<P: Problem>() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    leave(carry_out::<P>(&arguments))
}

/// Says why the program stops, if it has to, and gives its exit code.
pub(crate) fn leave(result: Result<(), Stop>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            // Whoever has closed the pipe has read enough. Nothing more can be done if standard
            // error itself is closed.
            if !matches!(&stop, Stop::File(error) if error.is_broken_pipe()) {
                let message = stop.message();
                let _ = writeln!(io::stderr(), "{}", message.of(Lang::or_of_locale(None)));
            }
            ExitCode::from(stop.code())
        }
    }
}

fn carry_out<P: Problem>(arguments: &[OsString]) -> Result<(), Stop> {
    match plan::<P>(arguments)? {
        Plan::Help => {
            let help = say::HELP.fill(Lang::or_of_locale(None), &[&P::ID, &P::FILE]);
            to_stdout(&help)
        }
        Plan::Stream => {
            let name = "standard input";
            to_stdout(&P::solve(&read_from::<P>(name, io::stdin().lock())?))
        }
        Plan::Files { input, output } => {
            let name = input.display().to_string();
            if is_same(&input, &output) {
                return Err(FileError::SameFile {
                    path: output.display().to_string(),
                }
                .into());
            }
            let file = File::open(&input).map_err(unreadable(&name))?;
            let read = read_from::<P>(&name, file)?;
            Ok(write_atomically(&output, &P::solve(&read))?)
        }
    }
}

/// Whether both are one file. Most often there is no old output, and that is seen first.
fn is_same(input: &Path, output: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    real(output).is_some_and(|output| real(input) == Some(output))
}

/// The input that a reader gives, called `name` in messages.
pub(crate) fn read_from<P: Problem>(name: &str, reader: impl Read) -> Result<P::Input, Stop> {
    let mut source = Source::new(name, reader);
    let input = read_whole::<P>(&mut source);
    // What was read before a failure may look like a whole input, or like a bad one.
    match source.failure() {
        Some(error) => Err(unreadable(name)(error).into()),
        None => Ok(input?),
    }
}

pub(crate) fn unreadable(name: &str) -> impl FnOnce(io::Error) -> FileError {
    let path = name.to_owned();
    |error| FileError::Unreadable { path, error }
}

fn plan<P: Problem>(arguments: &[OsString]) -> Result<Plan, Stop> {
    let (input, output) = (format!("{}.INP", P::FILE), format!("{}.OUT", P::FILE));
    match arguments {
        [] => {
            let found = find_input(Path::new("."), &input)?;
            // Shown as the user knows it: without the leading `./`.
            let found = found.strip_prefix(".").map(Path::to_owned).unwrap_or(found);
            Ok(Plan::Files {
                input: found,
                output: output.into(),
            })
        }
        [only] if only == "-" => Ok(Plan::Stream),
        [only] if only == "--help" || only == "-h" => Ok(Plan::Help),
        [from, to] => Ok(Plan::Files {
            input: from.into(),
            output: to.into(),
        }),
        _ => Err(Stop::Usage(say::USAGE.with(&[&P::ID]).into())),
    }
}

fn to_stdout(content: &dyn std::fmt::Display) -> Result<(), Stop> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    write!(stdout, "{content}")
        .and_then(|()| stdout.flush())
        .map_err(|error| Stop::unwritable("standard output", error))
}
