//! Why the tests of the set cannot be used.

use std::io;
use std::path::PathBuf;

use bilingual::{Fault, Message};
use inpout::BadInput;
use problem_set::spec::BadSpec;

use crate::catalogue::errors::of_system;

/// Why the set, or a problem of it, cannot be used. On its own it is English.
#[derive(Debug, thiserror::Error)]
pub enum SetError {
    /// What a pupil or a teacher can come upon, too.
    #[error(transparent)]
    Told(#[from] Fault),
    /// A `problem.toml` is not valid.
    #[error(transparent)]
    Spec(#[from] BadSpec),
    /// The reference refuses the input of a recipe.
    #[error(transparent)]
    Input(#[from] BadInput),
    /// The system refuses something.
    #[error(transparent)]
    System(#[from] io::Error),
    /// A lock is no lock.
    #[error("testdata/{id}/lock.toml: malformed: {why}")]
    Malformed {
        /// The problem.
        id: String,
        /// What the parser says.
        why: toml::de::Error,
    },
    /// Lock and `problem.toml` list different tests.
    #[error(
        "testdata/{0}/lock.toml and problems/{0}/problem.toml list different tests; run judge lock {0}"
    )]
    OtherTests(String),
    /// A room has no recipe for a test.
    #[error("problems/{id}/src/cases.rs has no recipe '{test}'")]
    NoRecipe {
        /// The problem.
        id: String,
        /// The test.
        test: String,
    },
    /// A recipe makes something else now.
    #[error(
        "testdata/{id}/{number}: the recipe '{test}' no longer makes what lock.toml pins; run judge lock {id} if the change is meant"
    )]
    Changed {
        /// The problem.
        id: String,
        /// The number of the test.
        number: String,
        /// Its name.
        test: String,
    },
    /// The program of a problem is not there.
    #[error("{}: not built; run make build", .0.display())]
    NotBuilt(PathBuf),
}

impl SetError {
    /// The sentence for a person; what only those meet who keep the set is English.
    pub fn message(&self) -> Message {
        match self {
            SetError::Told(Fault(message)) => message.clone(),
            SetError::Input(bad) => bad.message(),
            SetError::System(error) => of_system(error),
            other => Message::new(other),
        }
    }
}
