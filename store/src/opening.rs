//! The file is opened: whose it is, of which version, and that nobody else has it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::backup::{beside, copy, look_through, private, remove, settle};
use crate::migrations::{APPLICATION, MIGRATIONS};
use crate::{Clock, Error, Result, SystemClock};

/// How the file is opened.
#[derive(Clone)]
pub struct Opening {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// How long one waits for somebody who holds the file.
    pub patience: Duration,
    pub(crate) migrations: &'static [&'static str],
}

impl Default for Opening {
    fn default() -> Opening {
        Opening {
            clock: Arc::new(SystemClock::new()),
            patience: Duration::from_secs(5),
            migrations: MIGRATIONS,
        }
    }
}

impl Opening {
    /// The version that this program writes.
    fn latest(&self) -> i64 {
        i64::try_from(self.migrations.len()).unwrap_or(i64::MAX)
    }

    /// A connection to a file, and the lock by which nobody else opens it as long as it is held. An older
    /// file is copied to `NAME.v1.backup`, and brought up to date.
    pub(crate) fn writer(&self, path: &Path) -> Result<(Connection, Lock)> {
        let lock = lock(path)?;
        private(path)?;
        let mut connection = self.connected(path)?;
        let ask = |connection: &Connection, pragma| {
            connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0))
        };
        let (application, version) = (
            ask(&connection, "application_id")?,
            ask(&connection, "user_version")?,
        );
        let tables = "SELECT count(*) FROM sqlite_schema";
        let tables: i64 = connection.query_row(tables, [], |row| row.get(0))?;
        if application != APPLICATION && (application != 0 || version != 0 || tables != 0) {
            return Err(Error::NotOurs);
        }
        let latest = self.latest();
        if version > latest {
            return Err(Error::Newer(version, latest));
        }
        if (1..latest).contains(&version) {
            copy(&connection, &beside(path, &format!(".v{version}.backup")))?;
        }
        // Kept in the file; asked again below.
        connection.pragma_update(None, "journal_mode", "WAL")?;
        for (done, migration) in (1..).zip(self.migrations).skip_while(|it| it.0 <= version) {
            let transaction = connection.transaction()?;
            transaction.execute_batch(migration)?;
            transaction.pragma_update(None, "application_id", APPLICATION)?;
            transaction.pragma_update(None, "user_version", done)?;
            transaction.commit()?;
        }
        // A file system may refuse, or a build leave out, what was asked for.
        let promises = [
            ("journal_mode", "wal"),
            ("synchronous", "2"),
            ("foreign_keys", "1"),
            ("secure_delete", "1"),
        ];
        for (pragma, wanted) in promises {
            let is = connection.pragma_query_value(None, pragma, |row| {
                let value: rusqlite::types::Value = row.get(0)?;
                Ok(match value {
                    rusqlite::types::Value::Integer(number) => number.to_string(),
                    rusqlite::types::Value::Text(text) => text,
                    _ => String::new(),
                })
            })?;
            if is != wanted {
                return Err(Error::Unkept(pragma, is));
            }
        }
        Ok((connection, lock))
    }

    /// A connection that only reads.
    pub(crate) fn reader(&self, path: &Path) -> Result<Connection> {
        let connection = self.connected(path)?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(connection)
    }

    fn connected(&self, path: &Path) -> Result<Connection> {
        // Without the flag by which a name may be an address.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(self.patience)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // What is forgotten is written over.
        connection.pragma_update(None, "secure_delete", true)?;
        Ok(connection)
    }
}

/// Puts a backup into the place of a file that no server uses. What was there stays beside it, under the
/// name that is returned.
///
/// # Errors
/// If the backup is damaged, of another kind or a later version, if the file is in use, or something cannot
/// be written; the file is as it was then.
pub fn restore(backup: &Path, file: &Path) -> Result<Option<PathBuf>> {
    let opening = Opening::default();
    look_through(backup, opening.latest())?;
    let _lock = lock(file)?;
    let half = beside(file, ".half");
    remove(&half)?;
    // With the rights of the data, whatever those of the backup are.
    io::copy(&mut File::open(backup)?, &mut private(&half)?)?;
    look_through(&half, opening.latest())?;
    let replaced = (1..).map(|number| beside(file, &format!(".replaced-{number}")));
    let replaced = file.exists().then(|| replaced.skip_while(|it| it.exists()));
    let replaced = replaced.and_then(|mut it| it.next());
    if let Some(replaced) = &replaced {
        // All that is in the log goes into the file; one that is damaged is kept as it is, with its log.
        if let Ok(connection) = opening.connected(file) {
            let _ = connection.pragma_update(None, "wal_checkpoint", "TRUNCATE");
        }
        fs::copy(file, replaced)?;
        // A log beside a file that it is not of would damage it.
        let log = beside(file, "-wal");
        if log.exists() {
            fs::copy(&log, beside(replaced, "-wal"))?;
        }
        remove(&log)?;
        remove(&beside(file, "-shm"))?;
    }
    settle(&half, file)?;
    Ok(replaced)
}

/// The lock of a file, which nobody else has as long as it is held.
pub(crate) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // To close it alone is too late: a program that is being started has it open as well, until it runs.
        let _ = self.0.unlock();
    }
}

/// The lock of this file.
fn lock(path: &Path) -> Result<Lock> {
    // Its own file: what a database is locked by, SQLite lets go whenever another opens it.
    let lock = File::create(beside(path, ".lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(Lock(lock)),
        Err(TryLockError::WouldBlock) => Err(Error::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_let_go_is_free_at_once_though_a_program_that_is_being_started_has_it_open() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("class");
        let held = lock(&path).unwrap();
        let inherited = held.0.try_clone().unwrap();
        assert!(matches!(lock(&path), Err(Error::InUse)));
        drop(held);
        lock(&path).unwrap();
        drop(inherited);
    }
}
