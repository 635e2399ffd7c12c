//! Why a program is not ready to be run.

use std::io;

use super::language::{Language, Unfit};
use crate::catalogue::{
    errors::{of_run, of_system},
    judging as say,
};
use sandbox::RunError;
use words::Lang;

/// Why a program is not ready.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told(Lang::En))]
pub enum Unprepared {
    /// The file cannot be judged at all.
    Unfit(#[from] Unfit),
    /// The source does not compile: verdict CE, with the compiler's first lines.
    Compile {
        /// The source, as it was named.
        shown: String,
        /// Its language.
        language: Language,
        /// What the compiler said, each of its lines behind a gutter.
        report: String,
    },
    /// The compiler could not be run.
    Judge(#[from] RunError),
    /// There is no place for the compiled program.
    Folder(#[from] io::Error),
}

impl Unprepared {
    /// As one sentence, or more if the compiler has said more.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Unprepared::Unfit(unfit) => unfit.told(lang),
            Unprepared::Compile { shown, report, .. } => {
                let report = report.lines().map(|line| format!("  {line}"));
                let report = report.collect::<Vec<_>>().join("\n");
                say::DOES_NOT_COMPILE.fill(lang, &[shown, &report])
            }
            Unprepared::Judge(error) => say::COMPILER_NOT_RUN.fill(lang, &[&of_run(error)]),
            Unprepared::Folder(error) => say::NO_PLACE.fill(lang, &[&of_system(error)]),
        }
    }
}
