//! Why a program is not ready to be run.

use std::io;

use super::language::Language;
use crate::catalogue::judging as say;
use bilingual::{Fault, Lang, Message, Told, of_system};
use sandbox::RunError;

/// Why a program is not ready.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message().of(Lang::En))]
pub enum Unprepared {
    /// The source does not compile: verdict CE, with the compiler's first lines.
    Compile {
        /// The source, as it was named.
        shown: String,
        /// Its language.
        language: Language,
        /// What the compiler said, each of its lines behind a gutter.
        report: Message,
    },
    /// The language is known, and has no compiler here, or none that answers.
    NoCompiler(Fault),
    /// The machine's compiler, or what runs its programs, fails: no verdict.
    Machine(Message),
    /// The file cannot be judged at all, the compiler not be run, or there is no place for the program.
    Other(#[from] Fault),
}

impl Told for Unprepared {
    /// One sentence, or more if the compiler has said more.
    fn message(&self) -> Message {
        match self {
            Unprepared::Compile { shown, report, .. } => {
                let report = Message::in_each(|lang| {
                    let lines = report.of(lang).lines().map(|line| format!("  {line}"));
                    lines.collect::<Vec<_>>().join("\n")
                });
                say::DOES_NOT_COMPILE.with(&[shown, &report]).into()
            }
            Unprepared::NoCompiler(Fault(why))
            | Unprepared::Machine(why)
            | Unprepared::Other(Fault(why)) => why.clone(),
        }
    }
}

impl From<io::Error> for Unprepared {
    fn from(error: io::Error) -> Unprepared {
        Fault::new(&say::NO_PLACE.with(&[&of_system(&error)])).into()
    }
}

impl From<RunError> for Unprepared {
    fn from(error: RunError) -> Unprepared {
        Fault::new(&say::COMPILER_NOT_RUN.with(&[&error.message()])).into()
    }
}
