//! Who is in the class, by which code and session they are known, settings, the log of changes.

use rusqlite::Row;

use crate::write::Write;
use crate::{Error, Result, Store};

/// The number of a person; none is ever used again.
pub type PersonId = i64;

/// A session that was not seen for so long is over: two weeks, in milliseconds.
const SESSION_MS: i64 = 14 * 24 * 3600 * 1000;

/// A session is marked as seen at most once an hour.
const SEEN_MS: i64 = 3600 * 1000;

/// What a person does here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Hands in.
    Pupil,
    /// Sees all.
    Teacher,
}

/// A person of the class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// The name, as the teacher typed it.
    pub name: String,
    /// What the person does here.
    pub role: Role,
    /// Whether there is a code for the person.
    pub has_code: bool,
}

impl Person {
    fn of(row: &Row<'_>) -> rusqlite::Result<Person> {
        let is_teacher: bool = row.get("is_teacher")?;
        let code: Option<String> = row.get("code_hash")?;
        Ok(Person {
            id: row.get("id")?,
            name: row.get("name")?,
            role: if is_teacher {
                Role::Teacher
            } else {
                Role::Pupil
            },
            has_code: code.is_some(),
        })
    }
}

/// A line of the log of changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who changed it; nobody if the server did.
    pub who: Option<PersonId>,
    /// What was changed, in a word.
    pub what: String,
    /// Which.
    pub about: String,
    /// The time on the wall, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Adds a person; the number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_person(&self, name: &str, role: Role, who: Option<PersonId>) -> Result<PersonId> {
        self.write(|write| {
            let sql = "INSERT INTO person (name, is_teacher, at) VALUES (?, ?, ?)";
            let id = write.insert(sql, (name, role == Role::Teacher, write.wall_ms))?;
            write.log(who, "person", &id.to_string())?;
            Ok(id)
        })
    }

    /// Gives a person another code, by its hash, or none; all sessions of the person end.
    ///
    /// # Errors
    /// If there is no such person, or it cannot be written.
    pub fn set_code(&self, id: PersonId, hash: Option<&str>, who: Option<PersonId>) -> Result<()> {
        self.change(id, "code", who, |write| {
            let sql = "UPDATE person SET code_hash = ? WHERE id = ?";
            write.run(sql, (hash, id))?;
            write.run("DELETE FROM session WHERE person = ?", [id])?;
            Ok(())
        })
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// If there is no such person, or it cannot be written.
    pub fn rename(&self, id: PersonId, name: &str, who: Option<PersonId>) -> Result<()> {
        self.change(id, "name", who, |write| {
            write.run("UPDATE person SET name = ? WHERE id = ?", (name, id))?;
            Ok(())
        })
    }

    /// Forgets a person: name, code, sessions, sources, notes, and what was said of them are gone and written over;
    /// that something was handed in, and with which verdict, stays. Backups that were made before still have
    /// all of it.
    ///
    /// # Errors
    /// If there is no such person, or it cannot be written.
    pub fn forget(&self, id: PersonId, who: Option<PersonId>) -> Result<()> {
        self.change(id, "forgotten", who, |write| {
            let own = "submission IN (SELECT id FROM submission WHERE person = ?1)";
            for sql in [
                "UPDATE person SET name = '', code_hash = NULL, is_forgotten = 1 WHERE id = ?",
                "DELETE FROM session WHERE person = ?",
                "DELETE FROM event WHERE person = ?",
                "DELETE FROM job WHERE person = ?",
                "DELETE FROM word WHERE person = ?",
                "DELETE FROM extra WHERE person = ?",
                &format!("DELETE FROM note WHERE {own}"),
                &format!("UPDATE verdict SET report = '' WHERE {own}"),
                &format!("DELETE FROM search WHERE {own}"),
                &format!(
                    "DELETE FROM played WHERE {own} OR {}",
                    own.replacen("submission", "rival", 1)
                ),
                "UPDATE submission SET sha = NULL, file = '' WHERE person = ?",
            ] {
                write.run(sql, [id])?;
            }
            // What another handed in as well is his.
            let sql = "DELETE FROM source WHERE sha NOT IN \
                       (SELECT sha FROM submission WHERE sha IS NOT NULL)";
            write.run(sql, [])?;
            Ok(())
        })?;
        // The log beside the file held it too. Who reads just now lets some of it stay until later.
        self.empty_log()
    }

    /// Changes what there is of a person.
    fn change(
        &self,
        id: PersonId,
        what: &str,
        who: Option<PersonId>,
        work: impl FnOnce(&Write<'_>) -> Result<()>,
    ) -> Result<()> {
        self.write(|write| {
            ensure_there(write, id)?;
            work(write)?;
            write.log(who, what, &id.to_string())
        })
    }

    /// Everybody who is not forgotten, teachers first, by the numbers.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn people(&self) -> Result<Vec<Person>> {
        let sql = "SELECT * FROM person WHERE NOT is_forgotten ORDER BY is_teacher DESC, id";
        self.rows(sql, [], Person::of)
    }

    /// A person, and the hash of the code, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn person(&self, id: PersonId) -> Result<Option<(Person, Option<String>)>> {
        let sql = "SELECT * FROM person WHERE id = ? AND NOT is_forgotten";
        let read = |row: &Row<'_>| Ok((Person::of(row)?, row.get("code_hash")?));
        Ok(self.rows(sql, [id], read)?.pop())
    }

    /// Begins a session, which is known by the hash of its secret.
    ///
    /// # Errors
    /// If there is no such person, or it cannot be written.
    pub fn begin_session(&self, hash: &[u8], person: PersonId) -> Result<()> {
        self.write(|write| {
            ensure_there(write, person)?;
            let long_ago = write.wall_ms - SESSION_MS;
            write.run("DELETE FROM session WHERE seen < ?", [long_ago])?;
            let sql = "INSERT INTO session (hash, person, seen) VALUES (?, ?, ?)";
            write.run(sql, (hash, person, write.wall_ms))?;
            Ok(())
        })
    }

    /// Whose session this is, if it is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn session(&self, hash: &[u8]) -> Result<Option<Person>> {
        let now = self.wall_ms();
        let sql = "SELECT p.*, s.seen FROM session s JOIN person p ON p.id = s.person \
                   WHERE s.hash = ? AND s.seen >= ?";
        let read = |row: &Row<'_>| Ok((Person::of(row)?, row.get::<_, i64>("seen")?));
        let found = self.rows(sql, (hash, now - SESSION_MS), read)?.pop();
        if let Some((_, seen)) = found
            && now - seen > SEEN_MS
        {
            // Where the disk is full, pages are still read.
            let sql = "UPDATE session SET seen = ? WHERE hash = ?";
            let _ = self.write(|write| write.run(sql, (now, hash)));
        }
        Ok(found.map(|it| it.0))
    }

    /// Ends a session, if there is such a one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn end_session(&self, hash: &[u8]) -> Result<()> {
        self.write(|write| write.run("DELETE FROM session WHERE hash = ?", [hash]))?;
        Ok(())
    }

    /// What is set under this key.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn setting(&self, key: &str) -> Result<Option<String>> {
        let sql = "SELECT value FROM setting WHERE key = ?";
        Ok(self.rows(sql, [key], |row| row.get(0))?.pop())
    }

    /// Sets something.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn set(&self, key: &str, value: &str, who: Option<PersonId>) -> Result<()> {
        self.write(|write| {
            let sql = "INSERT INTO setting (key, value) VALUES (?, ?) \
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            write.run(sql, (key, value))?;
            write.log(who, "setting", key)
        })
    }

    /// The last lines of the log of changes, the latest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn log(&self, most: u32) -> Result<Vec<Entry>> {
        let sql = "SELECT person, what, about, at FROM change ORDER BY id DESC LIMIT ?";
        self.rows(sql, [most], |row| {
            Ok(Entry {
                who: row.get(0)?,
                what: row.get(1)?,
                about: row.get(2)?,
                at: row.get(3)?,
            })
        })
    }
}

/// That there is such a person, who is not forgotten.
pub(crate) fn ensure_there(write: &Write<'_>, id: PersonId) -> Result<()> {
    let sql = "SELECT 1 FROM person WHERE id = ? AND NOT is_forgotten";
    let is_there: Option<i64> = write.value(sql, [id])?;
    is_there.map(|_| ()).ok_or(Error::Nobody)
}
