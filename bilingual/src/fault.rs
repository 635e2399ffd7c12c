//! Why something is not done, in both languages.

use std::error::Error;
use std::fmt::{self, Display};
use std::io;

use crate::{Lang, Message, Say, of_system};

/// An error that a person can be told. Whoever shows it chooses the language; on its own it is English.
pub trait Told: Error {
    /// The sentence.
    fn message(&self) -> Message;
}

impl Told for io::Error {
    fn message(&self) -> Message {
        of_system(self)
    }
}

/// Why what was asked for is not done. Every error that can be told becomes one by `?`; one that cannot does
/// not compile there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(pub Message);

/// What can be refused.
pub type Result<T, E = Fault> = std::result::Result<T, E>;

impl Fault {
    /// What is said, as an error.
    pub fn new(said: &dyn Say) -> Fault {
        Fault(Message::new(said))
    }

    /// The same with the place where it came up.
    pub fn at(self, place: &dyn Say) -> Fault {
        Fault(Message::in_each(|lang| {
            format!("{}: {}", place.say(lang), self.0.of(lang))
        }))
    }
}

impl<E: Told> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault(error.message())
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.of(Lang::En))
    }
}

impl Error for Fault {}

/// Something that is not what it should be: told in English, to those who keep the set.
pub fn broken(what: impl Into<String>) -> Fault {
    Fault::new(&what.into())
}

/// That something holds, or else what does not, as [`broken`] tells it.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(broken(what())) }
}
