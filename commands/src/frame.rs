//! The frame of a program: what it is told, how it ends, and what it says if it fails.

use std::io::{self, Write};
use std::iter::once;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use bilingual::Lang;
use clap::{CommandFactory, Parser, Subcommand};
use command_line::{lang_of, parsed, refusal};
use sandbox::{tidy, tidy_when_interrupted};

use judge::errors::of_system;
use judge::hidden::hide;

use crate::catalogue::command_line::NO_THREAD;
use crate::help::both;
use crate::out;
use crate::refusal::told;

// What is said here is what --help says, but for its first line.
#[derive(Debug, Parser)]
#[command(name = "judge", version, arg_required_else_help = true)]
pub(crate) struct CommandLine<C: Subcommand> {
    #[arg(help = both(
        "Thư mục chứa problems/ và testdata/ (đứng trong bộ đề thì không cần ghi)",
        "The folder that holds problems/ and testdata/ (found by itself from within the workspace)",
    ))]
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: C,
}

/// Carries out what the command line says; to be called by `main` before there are other threads.
/// The program's `--help` begins with `about`. A failure is one sentence on standard error, and exit
/// code 2.
pub(crate) fn obey<C: Subcommand>(
    about: &str,
    carry_out: impl FnOnce(&C, Option<&Path>) -> Result<ExitCode>,
) -> ExitCode {
    let lang = lang_of(std::env::args_os());
    if let Err(error) = tidy_when_interrupted() {
        let why = of_system(&error);
        out::complain(NO_THREAD.fill(lang, &[&why]));
        return ExitCode::from(2);
    }
    let command = || CommandLine::<C>::command().about(about.to_owned());
    // However the program is called, its help says what has to be typed.
    let words: Vec<_> = once("judge".into())
        .chain(std::env::args_os().skip(1))
        .collect();
    let CommandLine::<C> { root, command } = match parsed(command, &words, lang) {
        Ok(line) => line,
        Err(error) => return refused(&error, lang),
    };
    if let Some(root) = &root {
        hide(root);
    }
    let done = carry_out(&command, root.as_deref());
    // What is kept until the end is dropped by nobody.
    tidy();
    done.unwrap_or_else(|error| {
        out::complain(told(&error, lang));
        ExitCode::from(2)
    })
}

/// A command line that cannot be understood, or that asks for help or the version.
fn refused(error: &clap::Error, lang: Lang) -> ExitCode {
    if let Some(told) = refusal(error, lang) {
        out::complain(told);
        return ExitCode::from(2);
    }
    out::tried(error.print().and_then(|()| io::stdout().flush()));
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}
