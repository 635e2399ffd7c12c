//! One transaction of the writer. All its statements go through here, so a test can let the process die
//! between any two of them.

use rusqlite::types::FromSql;
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction, TransactionBehavior};

use crate::{PersonId, Result, SubmissionId};

/// A transaction that was begun; it is undone unless [`Write::commit`] is reached.
pub(crate) struct Write<'a> {
    /// What is only read is read from it.
    pub(crate) transaction: Transaction<'a>,
    /// The time on the wall when it began.
    pub(crate) wall_ms: i64,
    /// The queue time when it began.
    pub(crate) queue_ms: i64,
}

impl<'a> Write<'a> {
    pub(crate) fn begin(
        connection: &'a mut Connection,
        wall_ms: i64,
        queue_ms: i64,
    ) -> Result<Write<'a>> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Ok(Write {
            transaction,
            wall_ms,
            queue_ms,
        })
    }

    pub(crate) fn commit(self) -> Result<()> {
        may_die();
        self.transaction.commit()?;
        may_die();
        Ok(())
    }

    /// Runs a statement; how many rows it changed.
    pub(crate) fn run(&self, sql: &str, params: impl Params) -> Result<usize> {
        may_die();
        Ok(self.transaction.prepare_cached(sql)?.execute(params)?)
    }

    /// Inserts a row; its number.
    pub(crate) fn insert(&self, sql: &str, params: impl Params) -> Result<i64> {
        self.run(sql, params)?;
        Ok(self.transaction.last_insert_rowid())
    }

    /// The first row of an answer, if there is one.
    pub(crate) fn first<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        may_die();
        let mut statement = self.transaction.prepare_cached(sql)?;
        Ok(statement.query_row(params, read).optional()?)
    }

    /// All rows of an answer.
    pub(crate) fn all<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        may_die();
        rows(&self.transaction, sql, params, read)
    }

    /// The one value that an answer has, if it has one.
    pub(crate) fn value<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<Option<T>> {
        let value = self.first(sql, params, |row| row.get::<_, Option<T>>(0))?;
        Ok(value.flatten())
    }

    /// Notes what happened to a submission, for those who watch.
    pub(crate) fn tell(
        &self,
        person: PersonId,
        submission: SubmissionId,
        what: &str,
        about: &str,
    ) -> Result<()> {
        let sql = "INSERT INTO event (person, submission, what, about, at) VALUES (?, ?, ?, ?, ?)";
        self.run(sql, (person, submission, what, about, self.wall_ms))?;
        Ok(())
    }

    /// Notes who changed what in the log of changes.
    pub(crate) fn log(&self, who: Option<PersonId>, what: &str, about: &str) -> Result<()> {
        let sql = "INSERT INTO change (person, what, about, at) VALUES (?, ?, ?, ?)";
        self.run(sql, (who, what, about, self.wall_ms))?;
        Ok(())
    }
}

/// All rows of an answer that a connection gives.
pub(crate) fn rows<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    of: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>> {
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_map(params, of)?.collect::<Result<_, _>>()?)
}

#[cfg(not(test))]
fn may_die() {}

/// Tests count down to the statement at which the process ends, as if it had been killed.
#[cfg(test)]
pub(crate) static STATEMENTS_LEFT: std::sync::atomic::AtomicI64 =
    std::sync::atomic::AtomicI64::new(i64::MAX);

#[cfg(test)]
fn may_die() {
    use std::sync::atomic::Ordering::Relaxed;
    if STATEMENTS_LEFT.fetch_sub(1, Relaxed) == 0 {
        std::process::abort();
    }
}
