//! Why something is not kept.

use std::error;
use std::fmt::{self, Display};
use std::io;

use bilingual::{Lang, Message, Told, of_system};
use rusqlite::ErrorCode;

use crate::catalogue as say;

/// What can be refused.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why something is not kept; nothing of it was written.
#[derive(Debug)]
pub enum Error {
    /// Somebody else holds the file for longer than one waits.
    Busy,
    /// There is no room left.
    Full,
    /// The file is of a later version than this program knows: its version, and ours.
    Newer(i64, i64),
    /// The file holds something else.
    NotOurs,
    /// Another server has it.
    InUse,
    /// What is wrong with it.
    Damaged(String),
    /// A promise that the file does not keep here: the pragma, and what it is.
    Unkept(&'static str, String),
    /// No such person, or none any more.
    Nobody,
    /// A contest for which this person can hand in nothing now.
    Closed,
    /// A problem that the class does not have.
    UnknownProblem(String),
    /// The writer broke down over it.
    Broken,
    /// What the system refuses.
    Io(io::Error),
    /// What the database refuses.
    Sql(rusqlite::Error),
}

impl Told for Error {
    fn message(&self) -> Message {
        match self {
            Error::Busy => say::BUSY.into(),
            Error::Full => say::FULL.into(),
            Error::Newer(its, ours) => say::NEWER.with(&[its, ours]).into(),
            Error::NotOurs => say::NOT_OURS.into(),
            Error::InUse => say::IN_USE.into(),
            Error::Damaged(what) => say::DAMAGED.with(&[what]).into(),
            Error::Unkept(pragma, is) => say::UNKEPT.with(&[pragma, is]).into(),
            Error::Nobody => say::NOBODY.into(),
            Error::UnknownProblem(id) => say::UNKNOWN_PROBLEM.with(&[id]).into(),
            Error::Closed => say::CLOSED.into(),
            Error::Broken => say::BROKEN.into(),
            Error::Io(error) => of_system(error),
            Error::Sql(error) => say::SQL.with(&[error]).into(),
        }
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().of(Lang::En))
    }
}

impl error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::Full,
            _ => Error::Io(error),
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Busy,
            Some(ErrorCode::DiskFull) => Error::Full,
            Some(ErrorCode::NotADatabase) => Error::NotOurs,
            Some(ErrorCode::DatabaseCorrupt) => Error::Damaged(error.to_string()),
            _ => Error::Sql(error),
        }
    }
}
