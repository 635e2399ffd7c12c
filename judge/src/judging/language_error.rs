//! Why a file cannot be judged.

use std::path::Path;

use super::opened::Unread;
use crate::catalogue::{errors::of_system, judging as say};
use bilingual::{Lang, Message, text};

/// A file that cannot be judged, as one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.told().of(Lang::En))]
pub enum LanguageError {
    /// There is no such file, or it cannot be looked at.
    Unreadable(String, Message),
    /// A folder, or the like.
    NoFile(String),
    /// A name that no file can have here.
    Reserved(String),
    /// Longer than so many MiB.
    TooLong(String, u64),
    /// Neither a source nor an executable.
    Unknown(String, String),
    /// A source whose name goes on behind its extension: the name that it should have.
    Renamed(String, String),
    /// A program for Windows.
    ForWindows(String),
    /// The language is known, its compiler is not there.
    NoCompiler {
        /// The language.
        language: &'static str,
        /// The programs that would do.
        wanted: String,
    },
    /// Its compiler is there, and does not say what it is asked.
    Mute {
        /// The language.
        language: &'static str,
        /// The program that was found.
        found: String,
    },
    /// The file is in another language than the one asked for.
    Another {
        /// The file.
        shown: String,
        /// The language asked for.
        language: &'static str,
        /// Its extensions.
        wanted: String,
    },
}

impl LanguageError {
    /// A file that was not read, because it may have so many bytes, or for another reason.
    pub(super) fn unread(unread: Unread, path: &Path, most: u64) -> LanguageError {
        let shown = text::name(path);
        match unread {
            Unread::Failed(error) => LanguageError::Unreadable(shown, of_system(&error)),
            Unread::Link | Unread::NotRegular => LanguageError::NoFile(shown),
            Unread::TooLong => LanguageError::TooLong(shown, most >> 20),
        }
    }

    /// As one sentence.
    pub fn told(&self) -> Message {
        match self {
            LanguageError::Unreadable(shown, why) => say::UNREADABLE.with(&[shown, why]).into(),
            LanguageError::NoFile(shown) => say::NOT_A_FILE.with(&[shown]).into(),
            LanguageError::Reserved(shown) => say::RESERVED.with(&[shown]).into(),
            LanguageError::TooLong(shown, most) => say::TOO_LONG.with(&[shown, most]).into(),
            LanguageError::Unknown(shown, extensions) => {
                say::NO_SOURCE.with(&[shown, extensions]).into()
            }
            LanguageError::Renamed(shown, right) => say::NAME_GOES_ON.with(&[shown, right]).into(),
            LanguageError::ForWindows(shown) => say::FOR_WINDOWS.with(&[shown]).into(),
            LanguageError::NoCompiler { language, wanted } => {
                say::NO_COMPILER.with(&[language, wanted]).into()
            }
            LanguageError::Mute { language, found } => {
                say::COMPILER_MUTE.with(&[language, found]).into()
            }
            LanguageError::Another {
                shown,
                language,
                wanted,
            } => say::OTHER_LANGUAGE.with(&[shown, language, wanted]).into(),
        }
    }

    /// Whether only a compiler is missing, or as good as that.
    pub fn is_missing_compiler(&self) -> bool {
        matches!(
            self,
            LanguageError::NoCompiler { .. } | LanguageError::Mute { .. }
        )
    }
}
