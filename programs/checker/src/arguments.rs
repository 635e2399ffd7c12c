//! What the programs `checker` and `interactor` share: arguments in, verdict and exit code out.

use std::process::ExitCode;

use ::checker::Checked;
use bilingual::{Lang, Message};
use clap::{CommandFactory, Parser};
use command_line::{lang_of, parsed, refusal, with_usage};

use crate::Protocol;

/// Runs a program that does what its arguments say. Bad arguments are a [`Checked::JudgeError`].
pub(crate) fn run<Arguments: Parser>(done: impl FnOnce(&Arguments) -> ExitCode) -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let lang = lang_of(words.iter().cloned());
    let error = match parsed(Arguments::command, &words, lang) {
        Ok(arguments) => return done(&arguments),
        Err(error) => error,
    };
    if let Some(told) = refusal(&error, lang) {
        // clap's own exit code, 2, would be a verdict on who is judged.
        return refuse(&told, lang);
    }
    // Nothing more can be done if standard output is closed.
    let _ = error.print();
    ExitCode::SUCCESS
}

/// Tells what is wrong with the arguments, and how they should look.
pub(crate) fn refuse_arguments<Arguments: CommandFactory>(what: &str, lang: Lang) -> ExitCode {
    let usage = Arguments::command().render_usage().to_string();
    refuse(&with_usage(what, &usage, lang), lang)
}

fn refuse(told: &str, lang: Lang) -> ExitCode {
    let fault = Checked::JudgeError(Message::new(&told));
    Protocol::Testlib.tell(&fault, &[], lang)
}
