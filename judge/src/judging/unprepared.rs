//! Why a program is not ready to be run.

use std::io;

use super::language::{Language, LanguageError};
use crate::catalogue::{
    errors::{of_run, of_system},
    judging as say,
};
use bilingual::{Lang, Message};
use sandbox::RunError;

/// Why a program is not ready.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told().of(Lang::En))]
pub enum Unprepared {
    /// The file cannot be judged at all.
    LanguageError(#[from] LanguageError),
    /// The source does not compile: verdict CE, with the compiler's first lines.
    Compile {
        /// The source, as it was named.
        shown: String,
        /// Its language.
        language: Language,
        /// What the compiler said, each of its lines behind a gutter.
        report: Message,
    },
    /// The machine's compiler, or what runs its programs, fails: no verdict.
    Machine(Message),
    /// The compiler could not be run.
    Judge(#[from] RunError),
    /// There is no place for the compiled program.
    Folder(#[from] io::Error),
}

impl Unprepared {
    /// As one sentence, or more if the compiler has said more.
    pub fn told(&self) -> Message {
        match self {
            Unprepared::LanguageError(missing) => missing.told(),
            Unprepared::Compile { shown, report, .. } => {
                let report = Message::in_each(|lang| {
                    let lines = report.of(lang).lines().map(|line| format!("  {line}"));
                    lines.collect::<Vec<_>>().join("\n")
                });
                say::DOES_NOT_COMPILE.with(&[shown, &report]).into()
            }
            Unprepared::Machine(why) => why.clone(),
            Unprepared::Judge(error) => say::COMPILER_NOT_RUN.with(&[&of_run(error)]).into(),
            Unprepared::Folder(error) => say::NO_PLACE.with(&[&of_system(error)]).into(),
        }
    }
}
