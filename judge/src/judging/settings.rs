//! How to judge.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sandbox::{Isolation, RunError};

use super::language::Language;
use super::store::Store;

/// How long a compiler may take.
pub(super) const COMPILE_MS: u64 = 30_000;

/// What is known of the time that a program needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Nothing.
    Unknown,
    /// It keeps the time: if it is late, however much, it is measured again, alone, up to three times.
    InTime,
    /// It does not: it is stopped at the limit itself.
    TooSlow,
}

/// How long one source may take on the clock where somebody waits for it.
pub const LONGEST: Duration = Duration::from_mins(5);

/// How to judge.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program whose `__exec` is the helper: this very program, unless a test says otherwise.
    pub helper: PathBuf,
    /// What keeps programs away from the rest of the machine; the best that there is if not given.
    pub isolation: Option<Isolation>,
    /// How many tests [`judge_all`](super::runner::judge_all) runs at a time. One by one, times are the steadiest.
    pub jobs: usize,
    /// Whether tests after the first failure are left out. The verdict stays the same.
    pub stop_at_failure: bool,
    /// After so many milliseconds that were spent on runs that did not end in time, the tests
    /// that follow are left out; `None` for never.
    pub patience_ms: Option<u64>,
    /// How long all may take on the clock, from the compiling of a program to its last test: what is not
    /// judged by then is the judge's failure and not the program's. `None` for as long as it takes.
    pub longest: Option<Duration>,
    /// What is known of the program's time.
    pub pace: Pace,
    /// The longest game on the clock; programs that speak now and then could go on for ever.
    pub longest_game: Duration,
    /// How long a compiler may take, on its own clock and on the wall.
    pub compile_ms: u64,
    /// The language of the source; that of its extension if not given.
    pub language: Option<Language>,
    /// Where compiled programs are looked for and kept; without it all are compiled anew.
    pub builds: Option<Arc<Store>>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            // Where even this is not known, nothing can be started, and that is told then.
            helper: sandbox::own_helper().unwrap_or_default(),
            isolation: None,
            jobs: 1,
            stop_at_failure: false,
            patience_ms: None,
            longest: None,
            pace: Pace::Unknown,
            longest_game: Duration::from_mins(2),
            compile_ms: COMPILE_MS,
            language: None,
            builds: None,
        }
    }
}

impl Settings {
    /// What keeps programs away from the rest of the machine.
    ///
    /// # Errors
    /// If the helper cannot be used.
    pub fn isolation(&self) -> Result<Isolation, RunError> {
        match &self.isolation {
            Some(isolation) => Ok(isolation.clone()),
            None => Isolation::best(&self.helper),
        }
    }
}
