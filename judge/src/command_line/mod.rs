//! The frame of a program: what it is told, how it ends, and what it says if it fails.

use std::error::Error;
use std::io;
use std::iter::once;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use sandbox::{tidy, tidy_when_interrupted};
use words::Lang;

use self::help::in_language;
use crate::showing::refusal::{lang_of, of_command_line, told};

mod help;
mod judge;

pub use self::help::untranslated;
pub use self::judge::main;

// What is said here is what --help says, but for its first line.
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
/// The program's `--help` begins with `about`. A failure is one sentence on standard error, and exit
/// code 2.
pub fn obey<C: Subcommand>(
    about: &'static str,
    carry_out: impl FnOnce(&C, Option<&Path>) -> Result<ExitCode>,
) -> ExitCode {
    end_quietly_when_nobody_reads();
    if let Err(error) = tidy_when_interrupted() {
        eprintln!("judge: no thread can be made: {error}");
        return ExitCode::from(2);
    }
    let lang = lang_of(std::env::args_os());
    let command = || CommandLine::<C>::command().about(about);
    // However the program is called, its help says what has to be typed.
    let words = || once("judge".into()).chain(std::env::args_os().skip(1));
    let matches = command().try_get_matches_from(words());
    let line = matches.and_then(|matches| CommandLine::<C>::from_arg_matches(&matches));
    let CommandLine { root, command } = match line {
        Ok(line) => line,
        Err(error) => {
            // Only what is shown is translated: that takes longer than to read the command line.
            let told = in_language(command(), lang)
                .try_get_matches_from(words())
                .err();
            return refused(&told.unwrap_or(error), lang);
        }
    };
    carry_out(&command, root.as_deref()).unwrap_or_else(|error| {
        if error.chain().any(is_closed_pipe) {
            return ExitCode::SUCCESS;
        }
        eprintln!("judge: {}", told(&error, lang));
        ExitCode::from(2)
    })
}

/// A command line that cannot be understood, or that asks for help or the version.
fn refused(error: &clap::Error, lang: Lang) -> ExitCode {
    if let Some(told) = of_command_line(error, lang) {
        eprintln!("judge: {told}");
        return ExitCode::from(2);
    }
    // Nothing more can be done if standard output is closed.
    let _ = error.print();
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
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
