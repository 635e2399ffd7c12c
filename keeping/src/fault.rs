//! What does not hold, or cannot be done, for those who keep the set: in English.

use std::fmt::Display;
use std::io;

use bilingual::{Fault, Message};
use inpout::{BadInput, FileError};
use problem_set::spec::BadSpec;
use sandbox::RunError;

use judge::error::SetError;
use judge::errors::of_run;
use judge::program::Unprepared;

/// Why something of the set does not hold, or cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The tests cannot be used, or the system refuses something.
    #[error(transparent)]
    Set(#[from] SetError),
    /// A program is not ready to be run.
    #[error(transparent)]
    Program(#[from] Unprepared),
    /// A program cannot be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// A file cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Something is not what it should be.
    #[error("{0}")]
    Broken(String),
}

/// What can go wrong while the set is kept.
pub type Result<T, E = KeepError> = std::result::Result<T, E>;

impl KeepError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            KeepError::Set(error) => error.message(),
            KeepError::Program(why) => why.told(),
            KeepError::Run(error) => of_run(error),
            KeepError::File(error) => error.message(),
            KeepError::Broken(said) => Message::new(said),
        }
    }

    /// The same with the place where it came up.
    pub(super) fn at(self, place: impl Display) -> KeepError {
        broken(format!("{place}: {self}"))
    }
}

impl From<Fault> for KeepError {
    fn from(fault: Fault) -> KeepError {
        SetError::from(fault).into()
    }
}

impl From<BadSpec> for KeepError {
    fn from(bad: BadSpec) -> KeepError {
        SetError::from(bad).into()
    }
}

impl From<BadInput> for KeepError {
    fn from(bad: BadInput) -> KeepError {
        SetError::from(bad).into()
    }
}

impl From<io::Error> for KeepError {
    fn from(error: io::Error) -> KeepError {
        SetError::from(error).into()
    }
}

/// Something that is not what it should be.
pub(super) fn broken(what: impl Into<String>) -> KeepError {
    KeepError::Broken(what.into())
}

/// That something holds, or else what does not.
pub(super) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(broken(what())) }
}
