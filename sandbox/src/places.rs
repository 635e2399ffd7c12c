//! Where temporary folders are made: the first place that is good for it.
//!
//! What the user's variables name may be full, or mounted so that nothing can be executed there, and on many
//! machines `/tmp` is: then another place serves as well. Which places there are, and what is looked at,
//! the house knows.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use bilingual::{Lang, Message, of_system};

use crate::house::places::{all, looked_at};

/// Room for a compiled program, and for all that it may write.
pub(crate) const LEAST_BYTES: u64 = 64 << 20;

/// A place where no program can be compiled and run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    /// The place.
    pub place: PathBuf,
    /// Why not there.
    pub why: Why,
}

/// What is wrong with a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It is not there, or is no folder.
    Missing,
    /// This user may not write there.
    NotAllowed,
    /// Nobody may.
    ReadOnly,
    /// It is mounted so that nothing in it can be executed.
    NoExecution,
    /// So few MiB are free.
    Full(u64),
    /// Its name is not written in UTF-8.
    Nameless,
    /// What the system says of it.
    Other(Message),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Missing => f.write_str("no such folder"),
            Why::NotAllowed => f.write_str("not allowed"),
            Why::ReadOnly => f.write_str("read-only"),
            Why::NoExecution => f.write_str("nothing can be executed there"),
            Why::Full(mib) => write!(f, "only {mib} MiB are free"),
            Why::Nameless => f.write_str("its name is not in UTF-8"),
            Why::Other(said) => f.write_str(said.of(Lang::En)),
        }
    }
}

impl fmt::Display for PassedOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place.display(), self.why)
    }
}

/// No place is good for temporary folders: all of them, in a sentence.
#[derive(Debug, thiserror::Error)]
#[error("there is no place for temporary folders: {}", listed(.0))]
pub struct NoPlace(pub Vec<PassedOver>);

fn listed(places: &[PassedOver]) -> String {
    let all: Vec<String> = places.iter().map(PassedOver::to_string).collect();
    all.join("; ")
}

/// The place where temporary folders are made now, and those that were passed over before it.
///
/// # Errors
/// If no place is good for it.
pub fn temporary_place() -> Result<(PathBuf, Vec<PassedOver>), NoPlace> {
    first(|_| Ok(()))
        .map(|(place, (), passed)| (place, passed))
        .map_err(NoPlace)
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
                Err(error) => said(&error),
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

/// What an error of the system says of a place.
pub(crate) fn said(error: &io::Error) -> Why {
    use io::ErrorKind::{
        NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, StorageFull,
    };
    match error.kind() {
        NotFound | NotADirectory => Why::Missing,
        PermissionDenied => Why::NotAllowed,
        ReadOnlyFilesystem => Why::ReadOnly,
        StorageFull => Why::Full(0),
        _ => Why::Other(of_system(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_places_are_told_in_one_sentence() {
        let error = NoPlace(vec![PassedOver {
            place: "/x".into(),
            why: Why::Full(3),
        }]);
        let told = "there is no place for temporary folders: /x: only 3 MiB are free";
        assert_eq!(error.to_string(), told);
    }
}
