//! Where a temporary folder is made, whichever system it is made on.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use crate::house::scratch::{clear, locked, remove_all};
use crate::places::{first, no_place};

/// The file that is locked as long as a folder's owner lives.
pub(crate) const ALIVE: &str = ".alive";
/// So old is a folder without the file before anybody else may take it for left behind.
pub(crate) const YOUTH: Duration = Duration::from_secs(10);
/// So old is one without the file, unless it is empty.
pub(crate) const AGE: Duration = Duration::from_hours(1);

/// The folders of this process that are there now, each with its file that is locked as long as this process lives.
pub(crate) type Living = BTreeMap<PathBuf, Option<File>>;
pub(crate) static LIVING: Mutex<Living> = Mutex::new(BTreeMap::new());

/// A temporary folder, gone when it is dropped, and when its process is interrupted if that has
/// asked for it by [`tidy_when_interrupted`](crate::tidy_when_interrupted). If the process is killed, the helpers
/// remove it; if there is none just then, [`sweep`](crate::sweep) does, in another process, later.
#[derive(Debug)]
pub struct Scratch(TempDir);

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

    /// A new folder in another one; where folders have rights, nobody but this user can look into it.
    ///
    /// # Errors
    /// If there is no place for it.
    pub fn within(parent: &Path, prefix: &str) -> io::Result<Scratch> {
        // Whoever tidies up has to know of it from the first moment on.
        let mut living = held(&LIVING);
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let made = builder.prefix(prefix).tempdir_in(parent);
        let folder = made.map_err(|error| plain(&error))?;
        let alive = locked(folder.path())?;
        living.insert(folder.path().to_owned(), Some(alive));
        Ok(Scratch(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if cfg!(windows) {
            // An open file keeps its folder there.
            held(&LIVING).insert(self.path().to_owned(), None);
        }
        remove_all(self.path());
        held(&LIVING).remove(self.path());
    }
}

/// Removes all folders of this process, and leaves the console as it was: before an end that drops nothing.
pub fn tidy() {
    clear(&mut held(&LIVING));
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
fn plain(error: &io::Error) -> io::Error {
    let system = error.source().and_then(|it| it.downcast_ref::<io::Error>());
    match system.unwrap_or(error).raw_os_error() {
        Some(number) => io::Error::from_raw_os_error(number),
        None => io::Error::from(error.kind()),
    }
}
