//! The frame of a program: what it is told, how it ends, and what it says if it fails.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use sandbox::{tidy, tidy_when_interrupted};

mod judge;

pub use self::judge::main;

/// What both programs are told before the command.
#[derive(Debug, Parser)]
#[command(name = "judge", version, arg_required_else_help = true)]
struct CommandLine<C: Subcommand> {
    /// The folder that holds problems/ and testdata/ (found by itself from within the workspace)
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: C,
}

/// Carries out what the command line says; to be called by `main` before there are other threads.
/// The words above `C` are those that `--help` begins with.
///
/// A failure is one sentence on standard error, and exit code 2.
pub fn obey<C: Subcommand>(
    carry_out: impl FnOnce(&C, Option<&Path>) -> Result<ExitCode>,
) -> ExitCode {
    end_quietly_when_nobody_reads();
    if let Err(error) = tidy_when_interrupted() {
        eprintln!("judge: no thread can be made: {error}");
        return ExitCode::from(2);
    }
    let CommandLine { root, command } = CommandLine::<C>::parse();
    carry_out(&command, root.as_deref()).unwrap_or_else(|error| {
        if error.chain().any(is_closed_pipe) {
            return ExitCode::SUCCESS;
        }
        eprintln!("judge: {}", told(&error));
        ExitCode::from(2)
    })
}

/// The error and its causes, each of them once: some repeat what caused them.
fn told(error: &anyhow::Error) -> String {
    let causes = error.chain().map(ToString::to_string);
    causes.fold(String::new(), |mut told, cause| {
        if told.is_empty() {
            return cause;
        }
        if !told.ends_with(&cause) {
            told.push_str(": ");
            told.push_str(&cause);
        }
        told
    })
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}

/// Whoever closes the pipe, as a pager does, has read enough: that is no fault to be told of. The
/// signal stays ignored, since the judge itself writes to programs that may be gone.
fn end_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload().downcast_ref::<String>();
        if said.is_some_and(|it| it.starts_with("failed printing to") && it.contains("Broken pipe"))
        {
            tidy();
            std::process::exit(0);
        }
        usual(panic);
    }));
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn a_cause_that_was_told_already_is_not_told_again() {
        let error = anyhow!("no disk").context("x: no disk").context("lock");
        assert_eq!(told(&error), "lock: x: no disk");
    }
}
