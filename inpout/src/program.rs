//! The program of a problem, from the command line to the exit code.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bilingual::{Fault, Lang, Message, Told};

use crate::files::{unreadable, unwritable};
use crate::problem::read_whole;
use crate::{BadInput, Problem, Source, find_input, say, write_atomically};

/// What stops a program before its end.
#[derive(Debug)]
pub(crate) struct Stop {
    /// 2 for an input that breaks the problem's rules, 1 for everything else.
    code: u8,
    /// The one line that the user sees. Whoever has closed the pipe has read enough, and is told nothing.
    said: Option<Message>,
}

impl From<BadInput> for Stop {
    fn from(bad: BadInput) -> Stop {
        let said = Some(bad.message());
        Stop { code: 2, said }
    }
}

impl From<Fault> for Stop {
    fn from(Fault(why): Fault) -> Stop {
        let said = Some(why);
        Stop { code: 1, said }
    }
}

impl Stop {
    /// By what the other side of a dialogue has said.
    pub(crate) fn by_move(bad: &BadInput) -> Stop {
        Fault(bad.message()).into()
    }

    /// By standard output, which cannot be written.
    pub(crate) fn unwritable(error: &io::Error) -> Stop {
        let stop = Stop::from(unwritable(&"standard output", error));
        let is_read = error.kind() != io::ErrorKind::BrokenPipe;
        let said = stop.said.filter(|_| is_read);
        Stop { said, ..stop }
    }

    /// Whether there is nobody any more who reads what is written.
    pub(crate) fn is_silent(&self) -> bool {
        self.said.is_none()
    }
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
            // Nothing more can be done if standard error itself is closed.
            if let Some(said) = stop.said {
                let _ = writeln!(io::stderr(), "{}", said.of(Lang::or_of_locale(None)));
            }
            ExitCode::from(stop.code)
        }
    }
}

fn carry_out<P: Problem>(arguments: &[OsString]) -> Result<(), Stop> {
    let (input, output): (PathBuf, PathBuf) = match arguments {
        [] => {
            let found = find_input(Path::new("."), &format!("{}.INP", P::FILE))?;
            // Shown as the user knows it: without the leading `./`.
            let found = found.strip_prefix(".").map(Path::to_owned).unwrap_or(found);
            (found, format!("{}.OUT", P::FILE).into())
        }
        [only] if only == "-" => {
            let name = "standard input";
            return to_stdout(&P::solve(&read_from::<P>(name, io::stdin().lock())?));
        }
        [only] if only == "--help" || only == "-h" => {
            let help = say::HELP.fill(Lang::or_of_locale(None), &[&P::ID, &P::FILE]);
            return to_stdout(&help);
        }
        [from, to] => (from.into(), to.into()),
        _ => return Err(Fault::new(&say::USAGE.with(&[&P::ID])).into()),
    };
    let name = input.display().to_string();
    if is_same(&input, &output) {
        let output = output.display();
        return Err(Fault::new(&say::SAME_FILE.with(&[&output])).into());
    }
    let file = File::open(&input).map_err(unreadable(&name))?;
    let read = read_from::<P>(&name, file)?;
    Ok(write_atomically(&output, &P::solve(&read))?)
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
        Some(error) => Err(unreadable(&name)(error).into()),
        None => Ok(input?),
    }
}

fn to_stdout(content: &dyn std::fmt::Display) -> Result<(), Stop> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    write!(stdout, "{content}")
        .and_then(|()| stdout.flush())
        .map_err(|error| Stop::unwritable(&error))
}
