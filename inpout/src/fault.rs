//! How a fault gets out of the middle of a reading.
//!
//! proconio's readers return bare values, so what is wrong with a token can only leave `input!` by an
//! unwind; [`checked`] turns it into a [`BadInput`]. A program that is built without unwinding, as one for
//! a browser is, ends there: the fault is then the payload of the panic, and whoever has set a hook
//! for panics finds it there, with its place. Where that is, each source [notes](at) as it reads.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any, resume_unwind};

use bilingual::{Message, Say};

use crate::{BadInput, Source};

/// Whether a fault ends the program.
pub(crate) const ENDS: bool = cfg!(panic = "abort");

/// A fault on its way to [`checked`].
struct Fault(Message);

/// What a program without unwinding ends with, if its input was bad: the payload of the panic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Abandoned {
    /// Line of the offending token, from 1.
    pub line: usize,
    /// Column of its first byte, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub reason: Message,
}

impl Abandoned {
    /// The same as an error of this file.
    pub fn of(&self, file: &str) -> BadInput {
        BadInput {
            file: file.to_owned(),
            line: self.line,
            column: self.column,
            reason: self.reason.clone(),
        }
    }
}

thread_local! {
    static PLACE: Cell<(usize, usize)> = const { Cell::new((1, 1)) };
}

/// Notes line and column of the token that is looked at.
pub(crate) fn at(place: (usize, usize)) {
    PLACE.set(place);
}

/// Abandons the reading of the input; [`checked`] turns it into a [`BadInput`].
pub(crate) fn raise(reason: &dyn Say) -> ! {
    let reason = Message::new(reason);
    if ENDS {
        let (line, column) = PLACE.get();
        panic_any(Abandoned {
            line,
            column,
            reason,
        })
    }
    // No hook is called: nothing is printed.
    resume_unwind(Box::new(Fault(reason)))
}

/// Runs a reader and turns a fault raised inside `input!` into a [`BadInput`] at its token.
///
/// # Errors
/// Whatever the reader finds wrong.
pub fn checked<'a, T>(
    source: &mut Source<'a>,
    read: impl FnOnce(&mut Source<'a>) -> Result<T, BadInput>,
) -> Result<T, BadInput> {
    match catch_unwind(AssertUnwindSafe(|| read(source))) {
        Ok(result) => result,
        Err(payload) => match payload.downcast::<Fault>() {
            Ok(fault) => Err(source.bad(fault.0)),
            Err(other) => resume_unwind(other),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_panics_pass_through() {
        let mut source = Source::from_text("T.INP", "");
        let result = catch_unwind(AssertUnwindSafe(|| {
            let _ = checked::<()>(&mut source, |_| resume_unwind(Box::new("a bug")));
        }));
        assert!(result.is_err());
    }
}
