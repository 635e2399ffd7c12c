//! Where a temporary folder is made, whichever system it is made on.

use std::error::Error;
use std::fs::{self, Metadata};
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use crate::Scratch;
use crate::places::{first, no_place};

/// The file that is locked as long as a folder's owner lives.
pub(crate) const ALIVE: &str = ".alive";
/// So old is a folder without the file before anybody else may take it for left behind.
pub(crate) const YOUTH: Duration = Duration::from_secs(10);
/// So old is one without the file, unless it is empty.
pub(crate) const AGE: Duration = Duration::from_hours(1);

impl Scratch {
    /// A new folder whose name begins like this, in the first place that is good for programs (see
    /// [`temporary_place`](crate::temporary_place)).
    ///
    /// # Errors
    /// If there is no such place.
    pub fn new(prefix: &str) -> io::Result<Scratch> {
        let made = first(|place| Scratch::within(place, prefix));
        made.map(|(_, scratch, _)| scratch)
            .map_err(|passed| io::Error::other(no_place(&passed)))
    }
}

/// What a mutex guards; a panic elsewhere leaves it whole.
pub(crate) fn held<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All folders of this beginning in another one that are of this user, as `is_ours` says, with how long ago
/// anything was made or removed in them.
pub(crate) fn each_of_ours(
    parent: &Path,
    prefix: &str,
    is_ours: impl Fn(&Metadata) -> bool,
    look_at: impl Fn(&Path, Duration),
) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let begins = entry.file_name().to_string_lossy().starts_with(prefix);
        let about = entry.metadata().ok().filter(|_| begins);
        if let Some(about) = about.filter(|it| it.is_dir() && is_ours(it)) {
            let changed = about.modified().unwrap_or(SystemTime::now());
            look_at(&entry.path(), changed.elapsed().unwrap_or_default());
        }
    }
}

/// The error without the name of a folder that nobody knows.
pub(crate) fn plain(error: &io::Error) -> io::Error {
    let system = error.source().and_then(|it| it.downcast_ref::<io::Error>());
    match system.unwrap_or(error).raw_os_error() {
        Some(number) => io::Error::from_raw_os_error(number),
        None => io::Error::from(error.kind()),
    }
}
