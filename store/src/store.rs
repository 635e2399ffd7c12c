//! The file, opened.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, Params, Row};

use crate::backup::copy;
use crate::opening::{Lock, Opening};
use crate::write::{Write, rows};
use crate::{Result, queue};

/// Connections that wait for the next question.
const READERS: usize = 4;

/// A file of a class, opened by the one server that has it. All functions block, some until a commit has
/// reached the disk; they may be called from any thread.
pub struct Store {
    opening: Opening,
    path: PathBuf,
    /// The one that writes. Who calls waits for the disk in any case, so it needs no thread of its own.
    writer: Mutex<Connection>,
    readers: Mutex<Vec<Connection>>,
    /// Held while a copy is made.
    copying: Mutex<()>,
    /// What queue time and the steady clock were when it was opened.
    began: (i64, i64),
    /// How many jobs were given out.
    pub(crate) turns: AtomicU64,
    /// Grows with each commit that changed something.
    pulse: (Mutex<u64>, Condvar),
    _lock: Lock,
}

impl Store {
    /// Opens the file, or makes it. What workers of an earlier server had in hand goes back to the queue.
    ///
    /// # Errors
    /// If another server has the file, if it is damaged, of another kind or a later version, or cannot be
    /// written.
    pub fn open(path: &Path, opening: Opening) -> Result<Store> {
        let (writer, lock) = opening.writer(path)?;
        let sql = "SELECT coalesce(max(made), 0) FROM job";
        let made: i64 = writer.query_row(sql, [], |row| row.get(0))?;
        let store = Store {
            began: (made + 1, opening.clock.steady_ms()),
            opening,
            path: path.to_owned(),
            writer: Mutex::new(writer),
            readers: Mutex::new(Vec::new()),
            copying: Mutex::new(()),
            turns: AtomicU64::new(0),
            pulse: (Mutex::new(0), Condvar::new()),
            _lock: lock,
        };
        store.write(queue::release_all)?;
        Ok(store)
    }

    /// Copies all that is committed into another file, which is looked through before it gets its name. It
    /// hinders nobody.
    ///
    /// # Errors
    /// If it cannot be written; what was there under that name is as it was.
    pub fn backup(&self, to: &Path) -> Result<()> {
        // Two at a time would write one file.
        let _one = held(&self.copying);
        let reader = self.opening.reader(&self.path)?;
        reader.pragma_update(None, "query_only", false)?;
        copy(&reader, to)
    }

    /// Where the file lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The time on the wall, in milliseconds since 1970.
    pub fn wall_ms(&self) -> i64 {
        self.opening.clock.wall_ms()
    }

    /// How many commits have changed something since it was opened.
    pub fn pulse(&self) -> u64 {
        *held(&self.pulse.0)
    }

    /// Waits until there is a commit after that one, or for so long.
    pub fn wait(&self, after: u64, longest: Duration) {
        let pulse = held(&self.pulse.0);
        // Whoever is woken looks anew: how the waiting ended is nothing to him.
        let _ = (self.pulse.1).wait_timeout_while(pulse, longest, |it| *it <= after);
    }

    /// Queue time.
    pub(crate) fn queue_ms(&self) -> i64 {
        let (queue, steady) = self.began;
        queue + self.opening.clock.steady_ms() - steady
    }

    /// Does all of this or nothing; when it comes back, it is on the disk.
    pub(crate) fn write<T>(&self, work: impl FnOnce(&Write<'_>) -> Result<T>) -> Result<T> {
        // Who panicked before has undone what he did.
        let mut connection = held(&self.writer);
        let before = connection.total_changes();
        let write = Write::begin(&mut connection, self.wall_ms(), self.queue_ms())?;
        let done = work(&write)?;
        write.commit()?;
        // Nobody is woken by a worker that found nothing to do.
        if connection.total_changes() > before {
            *held(&self.pulse.0) += 1;
            self.pulse.1.notify_all();
        }
        Ok(done)
    }

    /// Moves all that is in the log beside the file into it, as far as nobody reads it.
    pub(crate) fn empty_log(&self) -> Result<()> {
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        Ok(held(&self.writer).query_row(sql, [], |_| Ok(()))?)
    }

    /// Asks something of what is committed.
    pub(crate) fn read<T>(&self, ask: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let waiting = held(&self.readers).pop();
        let reader = waiting.map_or_else(|| self.opening.reader(&self.path), Ok)?;
        let answer = ask(&reader);
        let mut readers = held(&self.readers);
        if readers.len() < READERS {
            readers.push(reader);
        }
        answer
    }

    /// All rows of an answer.
    pub(crate) fn rows<T>(
        &self,
        sql: &str,
        params: impl Params,
        of: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        self.read(|it| rows(it, sql, params, of))
    }

    #[cfg(test)]
    pub(crate) fn with_writer<T>(&self, ask: impl FnOnce(&Connection) -> T) -> T {
        ask(&held(&self.writer))
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
