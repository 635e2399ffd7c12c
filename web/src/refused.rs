//! Why there is no answer.

use std::fmt;

use bilingual::{Lang, Message, Say, Told};
use inpout::BadInput;
use lessons::Refusal;
use serde_json::{Value, json};

/// Why there is no answer. Its text is the answer instead: `{"error": {"vi": …, "en": …}, "kind": …}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    kind: &'static str,
    message: Message,
}

impl Refused {
    /// Of this kind: `large` and `broken` tell that the program ended.
    pub(crate) fn new(kind: &'static str, said: &dyn Say) -> Refused {
        let message = Message::new(said);
        Refused { kind, message }
    }

    /// What was asked for is not there.
    pub(crate) fn asked(said: &dyn Say) -> Refused {
        Refused::new("asked", said)
    }

    /// As it is told.
    pub(crate) fn told(&self) -> Value {
        json!({ "error": both(&self.message), "kind": self.kind })
    }
}

impl From<BadInput> for Refused {
    fn from(bad: BadInput) -> Refused {
        Refused::new("input", &bad.message())
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let kind = match refusal {
            Refusal::Asked(_) => "asked",
            Refusal::Input(_) | Refusal::Opening(_) => "input",
            Refusal::Trouble(_) => "large",
        };
        Refused::new(kind, &refusal.message())
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.told().fmt(f)
    }
}

/// A sentence in both languages.
pub(crate) fn both(message: &Message) -> Value {
    json!({ "vi": message.of(Lang::Vi), "en": message.of(Lang::En) })
}
