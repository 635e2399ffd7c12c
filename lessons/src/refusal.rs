//! Why there is no table, no game or no list of moves.

use arena::Trouble;
use bilingual::{Fault, Lang, Message};
use inpout::BadInput;
use problem_set::spec::BadSpec;

use crate::catalogue::games as say;

/// Why what was asked for is not there. On its own it is English.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// What was asked for makes no sense.
    #[error(transparent)]
    Asked(#[from] Fault),
    /// The input is none of this problem.
    #[error(transparent)]
    Input(#[from] BadInput),
    /// So is the opening of a game.
    #[error("{what}: {0}", what = say::BAD_OPENING.of(Lang::En))]
    Opening(BadInput),
    /// A position has no value.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// The problem itself is not in order.
    #[error(transparent)]
    Spec(#[from] BadSpec),
}

impl Refusal {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Asked(Fault(message)) => message.clone(),
            Refusal::Input(bad) => bad.message().clone(),
            Refusal::Opening(bad) => {
                let bad = bad.message();
                Message::in_each(|lang| format!("{}: {}", say::BAD_OPENING.of(lang), bad.of(lang)))
            }
            Refusal::Trouble(trouble) => of_trouble(trouble),
            Refusal::Spec(bad) => Message::new(bad),
        }
    }
}

/// Why a position has no value.
pub fn of_trouble(trouble: &Trouble) -> Message {
    match trouble {
        Trouble::TooMany(limit) => say::TOO_MANY_POSITIONS.with(&[limit]).into(),
        Trouble::TooLarge => say::TOO_LARGE_A_GAME.into(),
        Trouble::Cycle => say::GOES_ROUND.into(),
        Trouble::Alone => say::NOT_SEARCHED.into(),
    }
}
