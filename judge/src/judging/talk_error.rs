//! Why a program or a reference does not play.

use std::io;

use bilingual::{Fault, Message};
use inpout::BadInput;
use sandbox::RunError;

use super::program::Unprepared;
use crate::catalogue::errors::{of_run, of_system};

/// Why there is nobody to talk with, or nothing to talk about. On its own it is English.
#[derive(Debug, thiserror::Error)]
pub enum TalkError {
    /// A program is not ready to be run.
    #[error(transparent)]
    Program(#[from] Unprepared),
    /// It cannot be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// Nothing can be said to it, or heard.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The opening is none, or a reference hears what is no move.
    #[error(transparent)]
    Input(#[from] BadInput),
    /// Anything else that a person is told.
    #[error(transparent)]
    Told(#[from] Fault),
}

/// What can go wrong in a talk, apart from what a program is to blame for.
pub type Result<T, E = TalkError> = std::result::Result<T, E>;

impl TalkError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            TalkError::Program(why) => why.told(),
            TalkError::Run(error) => of_run(error),
            TalkError::System(error) => of_system(error),
            TalkError::Input(bad) => bad.message(),
            TalkError::Told(Fault(message)) => message.clone(),
        }
    }
}
