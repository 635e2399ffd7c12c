//! Where temporary folders are made: the first place that is good for it.
//!
//! What the user's variables name may be full, or mounted so that nothing can be executed there, and on many
//! machines `/tmp` is: then another place serves as well. Which places there are, and what is looked at,
//! the house knows.

use std::io;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Message, of_system, text};

use crate::house::places::{all, looked_at};
use crate::say;

/// Room for a compiled program, and for all that it may write.
pub(crate) const LEAST_BYTES: u64 = 64 << 20;

/// A place where no program can be compiled and run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    /// The place.
    pub place: PathBuf,
    /// Why not there.
    pub why: Message,
}

impl PassedOver {
    /// Both.
    pub fn message(&self) -> Message {
        say::AT.with(&[&text::name(&self.place), &self.why]).into()
    }
}

/// That no place is good for temporary folders: all of them, in a sentence.
pub(crate) fn no_place(passed: &[PassedOver]) -> Fault {
    let all: Vec<Message> = passed.iter().map(PassedOver::message).collect();
    Fault::new(&say::NO_PLACE.with(&[&Message::joined(&all, "; ")]))
}

/// The place where temporary folders are made now, and those that were passed over before it.
///
/// # Errors
/// If no place is good for it: those that were passed over.
pub fn temporary_place() -> Result<(PathBuf, Vec<PassedOver>), Vec<PassedOver>> {
    first(|_| Ok(())).map(|(place, (), passed)| (place, passed))
}

/// What comes of the first good place in which something can be made, and what was passed over.
pub(crate) fn first<T>(
    make: impl Fn(&Path) -> io::Result<T>,
) -> Result<(PathBuf, T, Vec<PassedOver>), Vec<PassedOver>> {
    let mut passed: Vec<PassedOver> = Vec::new();
    for place in all() {
        let why = match looked_at(&place) {
            Ok(real) => match make(&real) {
                Ok(made) => return Ok((real, made, passed)),
                Err(error) => of_system(&error),
            },
            Err(why) => why,
        };
        passed.push(PassedOver { place, why });
    }
    Err(passed)
}

/// These places, each once and with its whole name.
pub(crate) fn each_once(places: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = Vec::new();
    for place in places {
        let place = std::path::absolute(&place).unwrap_or(place);
        if !all.contains(&place) {
            all.push(place);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_places_are_told_in_one_sentence() {
        let error = no_place(&[PassedOver {
            place: "/x".into(),
            why: say::FREE.with(&[&3]).into(),
        }]);
        let told = "there is no place for temporary folders: /x: only 3 MiB are free";
        assert_eq!(error.to_string(), told);
    }
}
