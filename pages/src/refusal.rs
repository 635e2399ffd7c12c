//! Why there are no pages.

use bilingual::{Fault, Message};
use inpout::BadInput;
use judge::error::SetError;
use problem_set::spec::BadSpec;

/// Why there is no site. On its own it is English.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// A file cannot be read.
    #[error(transparent)]
    Unread(#[from] Fault),
    /// A problem or its tests are not in order.
    #[error(transparent)]
    Set(#[from] SetError),
    /// A page of Markdown holds what no page may hold.
    #[error("{0}: {1}")]
    Page(String, lessons::page::Unknown),
}

impl Refusal {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Unread(Fault(message)) => message.clone(),
            Refusal::Set(error) => error.message(),
            Refusal::Page(..) => Message::new(self),
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
