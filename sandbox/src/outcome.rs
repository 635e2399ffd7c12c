//! How a run ended.

use std::io;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use bilingual::{Lang, Message, Say, Told, of_system};

use crate::layers::Layer;
use crate::say;

/// What is left of a run.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunOutcome {
    /// How it ended.
    pub ended: Ended,
    /// What lay in the program's folder then, in the order of the names; not all of it, if there
    /// was much.
    pub left: Vec<Left>,
}

impl RunOutcome {
    /// Of a program that never ran, for this reason (`errno`).
    pub(crate) fn of_none(error: i32) -> RunOutcome {
        let mut outcome = RunOutcome::default();
        outcome.ended.exit = Exit::NotStarted(error);
        outcome
    }
}

/// Something that a program has left in its folder, or that was put there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// Its name; letters that are none are replaced.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Whether it was taken, as [`Takes`](crate::Takes) says.
    pub taken: bool,
}

/// What a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A regular file.
    File,
    /// A symbolic link.
    Link,
    /// A folder, a pipe, a device.
    Other,
}

/// How a program ended, and what it used; by default nothing was run and nothing was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How.
    pub exit: Exit,
    /// Why it was stopped, if it was.
    pub stopped: Option<Stop>,
    /// CPU time, user and system, of all that it started, in microseconds.
    pub cpu_us: u64,
    /// Time on the wall, in microseconds.
    pub wall_us: u64,
    /// The most memory that all its processes held at a time, in KiB.
    pub peak_kib: u64,
    /// The largest stack that was seen of a main thread, in KiB; it may have grown a little since.
    pub stack_kib: u64,
    /// Whether it filled its folder, so that something may not have been written.
    pub filled: bool,
}

impl Ended {
    /// CPU time in milliseconds, rounded up: a time past the limit never looks like the limit.
    pub fn cpu_ms(&self) -> u64 {
        self.cpu_us.div_ceil(1000)
    }
}

/// A time as it is told.
pub(crate) fn micros_of(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// The end of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exit {
    /// It returned this code.
    Code(i32),
    /// This signal killed it.
    Signal(i32),
    /// It never ran: the system could not make a process of what it is, for this reason (`errno`).
    NotStarted(i32),
}

impl Default for Exit {
    /// All went well.
    fn default() -> Exit {
        Exit::Code(0)
    }
}

/// Why the helper stopped a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Its CPU time was used up.
    Cpu,
    /// It slept or waited for too long.
    Idle,
    /// It held too much memory.
    Memory,
    /// Its folder grew too large.
    Disk,
    /// It had too many processes and threads.
    Processes,
    /// The parent had heard enough.
    Dismissed,
}

/// Why a program was not run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}", self.reason.of(Lang::En))]
pub struct NotRun {
    /// The layer that could not be put on, if that was it.
    pub layer: Option<Layer>,
    /// In one sentence.
    #[serde(with = "crate::both")]
    pub reason: Message,
}

impl From<io::Error> for NotRun {
    fn from(error: io::Error) -> NotRun {
        NotRun::because(of_system(&error))
    }
}

impl NotRun {
    /// It is not run, whatever the layers are.
    pub(crate) fn because(reason: impl Into<Message>) -> NotRun {
        NotRun {
            layer: None,
            reason: reason.into(),
        }
    }

    /// This layer cannot be put on.
    pub(crate) fn at(layer: Layer, what: &dyn Say, why: &dyn Say) -> NotRun {
        NotRun {
            layer: Some(layer),
            reason: say::AT.with(&[what, why]).into(),
        }
    }
}

/// A program that could not be run; never the fault of what it computes.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message().of(Lang::En))]
pub enum RunError {
    /// There is no place for temporary files.
    Folder(io::Error),
    /// The helper cannot be started or spoken to.
    Helper(#[from] io::Error),
    /// The helper was killed, or is not the helper.
    Silent(String),
    /// The helper could not start the program.
    NotRun(NotRun),
}

impl Told for RunError {
    fn message(&self) -> Message {
        match self {
            RunError::Folder(error) => of_system(error),
            RunError::Helper(error) => say::NO_HELPER.with(&[&of_system(error)]).into(),
            RunError::Silent(what) => say::HELPER_SILENT.with(&[what]).into(),
            RunError::NotRun(it) => say::NOT_STARTED.with(&[&it.reason]).into(),
        }
    }
}
