//! What the programs `checker` and `interactor` share: arguments in, verdict and exit code out.

use std::process::ExitCode;

use clap::Parser;

use crate::{Outcome, Protocol};

/// Runs a program that judges what its arguments name: the outcome goes to standard error, and its
/// [exit code](Outcome::exit_code) is the program's. Bad arguments are a [`Outcome::JudgeError`].
pub fn run<Arguments: Parser>(judge: impl FnOnce(&Arguments) -> Outcome) -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => Protocol::Testlib.tell(&judge(&arguments), &[]),
        Err(error) => refuse(&error),
    }
}

/// Tells what is wrong with the arguments, or the help that was asked for.
pub fn refuse(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        // clap's own exit code, 2, would be a verdict on who is judged.
        let text = error.to_string();
        let text = text.trim_start_matches("error: ").to_owned();
        return Protocol::Testlib.tell(&Outcome::JudgeError(text), &[]);
    }
    // Nothing more can be done if standard output is closed.
    let _ = error.print();
    ExitCode::SUCCESS
}
