//! Why a file cannot be judged.

use crate::catalogue::judging as say;
use words::{Lang, Message};

/// A file that cannot be judged, as one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is no such file, or it cannot be looked at.
    #[error("{0}: {why}", why = .1.of(Lang::En))]
    Unreadable(String, Message),
    /// A folder, or the like.
    #[error("{0}: is not a file")]
    NoFile(String),
    /// Neither a source nor an executable.
    #[error("{0}: neither a source ({1}) nor an executable file")]
    Unknown(String, String),
    /// The language is known, its compiler is not there.
    #[error("{language} cannot be judged here: no {wanted} was found in PATH")]
    NoCompiler {
        /// The language.
        language: &'static str,
        /// The programs that would do.
        wanted: String,
    },
    /// The file is in another language than the one asked for.
    #[error("{shown}: no source in {language}, whose names end in {wanted}")]
    Another {
        /// The file.
        shown: String,
        /// The language asked for.
        language: &'static str,
        /// Its extensions.
        wanted: String,
    },
}

impl Unfit {
    /// As one sentence.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Unfit::Unreadable(shown, why) => say::UNREADABLE.fill(lang, &[shown, why]),
            Unfit::NoFile(shown) => say::NOT_A_FILE.fill(lang, &[shown]),
            Unfit::Unknown(shown, extensions) => say::NO_SOURCE.fill(lang, &[shown, extensions]),
            Unfit::NoCompiler { language, wanted } => {
                say::NO_COMPILER.fill(lang, &[language, wanted])
            }
            Unfit::Another {
                shown,
                language,
                wanted,
            } => say::OTHER_LANGUAGE.fill(lang, &[shown, language, wanted]),
        }
    }

    /// Whether only a compiler is missing.
    pub fn is_missing_compiler(&self) -> bool {
        matches!(self, Unfit::NoCompiler { .. })
    }
}
