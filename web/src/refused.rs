//! Why there is no answer.

use std::fmt;

use bilingual::{Lang, Message, Say, Told};
use inpout::BadInput;
use lessons::Refusal;
use serde_json::{Value, json};

use crate::say;

/// Why there is no answer. Its text is the answer instead: `{"error": {"vi": …, "en": …}, "kind": …}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    kind: &'static str,
    message: Message,
}

impl Refused {
    /// What was asked for is not there.
    pub(crate) fn asked(said: &dyn Say) -> Refused {
        Refused {
            kind: "asked",
            message: Message::new(said),
        }
    }

    /// The input is none of this problem.
    pub(crate) fn input(bad: &BadInput) -> Refused {
        Refused {
            kind: "input",
            message: bad.message(),
        }
    }

    /// The memory of a browser does not suffice.
    pub(crate) fn too_large() -> Refused {
        Refused {
            kind: "large",
            message: say::TOO_LARGE.into(),
        }
    }

    /// The program failed.
    pub(crate) fn broken(how: &str) -> Refused {
        Refused {
            kind: "broken",
            message: say::BROKEN.with(&[&how]).into(),
        }
    }
}

impl From<BadInput> for Refused {
    fn from(bad: BadInput) -> Refused {
        Refused::input(&bad)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let kind = match refusal {
            Refusal::Asked(_) => "asked",
            Refusal::Input(_) | Refusal::Opening(_) => "input",
            Refusal::Trouble(_) => "large",
        };
        Refused {
            kind,
            message: refusal.message(),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        json!({ "error": both(&self.message), "kind": self.kind }).fmt(f)
    }
}

/// A sentence in both languages.
pub(crate) fn both(message: &Message) -> Value {
    json!({ "vi": message.of(Lang::Vi), "en": message.of(Lang::En) })
}
