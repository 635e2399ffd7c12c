//! What the programs `checker` and `interactor` share: arguments in, verdict and exit code out.

use std::process::ExitCode;

use bilingual::{Lang, Message};
use checker::Checked;
use clap::Parser;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::Protocol;

/// What reads a language on a command line.
pub fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of_code(&code).unwrap_or(Lang::En))
}

/// Runs a program that judges what its arguments name: the outcome goes to standard error, and its
/// [exit code](Checked::exit_code) is the program's. Bad arguments are a [`Checked::JudgeError`].
pub fn run<Arguments: Parser>(judge: impl FnOnce(&Arguments) -> (Checked, Lang)) -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => {
            let (outcome, lang) = judge(&arguments);
            Protocol::Testlib.tell(&outcome, &[], lang)
        }
        Err(error) => refuse(&error),
    }
}

/// Tells what is wrong with the arguments, or the help that was asked for.
pub fn refuse(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        // clap's own exit code, 2, would be a verdict on who is judged.
        let text = error.to_string();
        let text = Message::new(&text.trim_start_matches("error: "));
        return Protocol::Testlib.tell(&Checked::JudgeError(text), &[], Lang::En);
    }
    // Nothing more can be done if standard output is closed.
    let _ = error.print();
    ExitCode::SUCCESS
}
