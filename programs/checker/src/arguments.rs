//! What the programs `checker` and `interactor` share: arguments in, verdict and exit code out.

use std::process::ExitCode;

use ::checker::Checked;
use bilingual::{Lang, Message};
use command_line::{Arguments, Program, lang_of, refusal};

use crate::Protocol;

/// Runs a program that does what its arguments say. Bad arguments are a [`Checked::JudgeError`].
pub(crate) fn run<A: Arguments>(program: Program, done: impl FnOnce(&A) -> ExitCode) -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let lang = lang_of(words.iter().cloned());
    let error = match program.told(&words, lang) {
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

/// Tells what is wrong with the arguments.
pub(crate) fn refuse(told: &str, lang: Lang) -> ExitCode {
    let fault = Checked::JudgeError(Message::new(&told));
    Protocol::Testlib.tell(&fault, &[], lang)
}
