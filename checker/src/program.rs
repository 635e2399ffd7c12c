//! What the programs `checker` and `interactor` share: arguments in, verdict and exit code out.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::Outcome;

/// Runs a program that judges what its arguments name: the outcome goes to standard error, and its
/// [exit code](Outcome::exit_code) is the program's. Bad arguments are a [`Outcome::JudgeError`].
pub fn run<Arguments: Parser>(judge: impl FnOnce(&Arguments) -> Outcome) -> ExitCode {
    let outcome = match Arguments::try_parse() {
        Ok(arguments) => judge(&arguments),
        Err(error) if error.use_stderr() => {
            // clap's own exit code, 2, would be a verdict on who is judged.
            let text = error.to_string();
            Outcome::JudgeError(text.trim_start_matches("error: ").to_owned())
        }
        Err(help) => {
            // Nothing more can be done if standard output is closed.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    // The exit code tells the verdict even if standard error is closed.
    let _ = writeln!(io::stderr(), "{}", outcome.to_string().trim_end());
    ExitCode::from(outcome.exit_code())
}
