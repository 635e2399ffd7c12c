//! Why there is no table, no game or no list of moves.

use arena::Trouble;
use bilingual::{Fault, Lang, Message, Told};
use inpout::BadInput;

use crate::catalogue::games as say;

/// Why what was asked for is not there.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message().of(Lang::En))]
pub enum Refusal {
    /// What was asked for makes no sense.
    Asked(#[from] Fault),
    /// The input is none of this problem.
    Input(#[from] BadInput),
    /// So is the opening of a game.
    Opening(BadInput),
    /// A position has no value.
    Trouble(#[from] Trouble),
}

impl Told for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Asked(Fault(message)) => message.clone(),
            Refusal::Input(bad) => bad.message(),
            Refusal::Opening(bad) => Fault(bad.message()).at(&say::BAD_OPENING).0,
            Refusal::Trouble(trouble) => trouble.message(),
        }
    }
}
