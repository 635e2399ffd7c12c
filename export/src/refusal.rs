//! Why there is no package.

use std::io;

use bilingual::{Fault, Message};
use inpout::BadInput;
use judge::error::SetError;
use judge::errors::of_system;
use problem_set::NotOne;
use problem_set::spec::BadSpec;

/// Why something cannot be packed. On its own it is English.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// A system or this machine cannot, as a teacher is told.
    #[error(transparent)]
    Told(#[from] Fault),
    /// There is no such problem.
    #[error(transparent)]
    Unknown(#[from] NotOne),
    /// The problem or its tests are not in order.
    #[error(transparent)]
    Set(#[from] SetError),
    /// A file cannot be read or written, a program not started.
    #[error(transparent)]
    System(#[from] io::Error),
    /// A room or a package is not what it should be; told to those who keep the set.
    #[error("{0}")]
    Broken(String),
}

/// What can be refused.
pub type Result<T, E = Refusal> = std::result::Result<T, E>;

impl Refusal {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Told(Fault(message)) => message.clone(),
            Refusal::Unknown(unknown) => unknown.message(),
            Refusal::Set(error) => error.message(),
            Refusal::System(error) => of_system(error),
            Refusal::Broken(said) => Message::new(said),
        }
    }
}

impl From<BadSpec> for Refusal {
    fn from(bad: BadSpec) -> Refusal {
        SetError::from(bad).into()
    }
}

impl From<BadInput> for Refusal {
    fn from(bad: BadInput) -> Refusal {
        SetError::from(bad).into()
    }
}

/// Something that is not what it should be.
pub(crate) fn broken(what: impl Into<String>) -> Refusal {
    Refusal::Broken(what.into())
}

/// That something holds, or else what does not.
pub(crate) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(broken(what())) }
}
