//! What is asked: nothing here is kept, all follows from rows that were written once.

use rusqlite::Row;

use crate::counting::ROUND;
use crate::{JobId, Note, PersonId, Result, Stage, Store};

/// The number of a submission, in the order in which they were received.
pub type SubmissionId = i64;

/// A verdict that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Its letters.
    pub said: String,
    /// Of a hundred.
    pub points: u32,
    /// Whether the tests have changed since.
    pub is_of_older_tests: bool,
}

/// What became of a submission so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// It waits.
    Waiting(JobId),
    /// A worker has it.
    Judging,
    /// It could not be judged: nobody knows what it is worth.
    Aside(JobId),
    /// It is judged.
    Judged(Verdict),
}

/// A submission, without its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// Its number.
    pub id: SubmissionId,
    /// Whose it is.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: String,
    /// The name under which it is judged.
    pub file: String,
    /// The name of its language.
    pub language: String,
    /// When it was received: the time on the wall, in milliseconds since 1970.
    pub at: i64,
    /// Whether it plays, and is not judged; its games are asked for elsewhere.
    pub is_bot: bool,
    /// What became of it.
    pub standing: Standing,
    /// Whether it has a verdict, and is being judged again.
    pub is_again: bool,
    /// What a teacher wrote to its owner.
    pub note: Option<Note>,
}

/// Which submissions are asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Filter<'a> {
    /// Only this person's.
    pub person: Option<PersonId>,
    /// Only to this problem.
    pub problem: Option<&'a str>,
    /// Only this one.
    pub id: Option<SubmissionId>,
    /// Only those before this one.
    pub before: Option<SubmissionId>,
    /// Those that play, and not those that solve; one by its number is either.
    pub is_bot: bool,
}

/// What a person has of a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Who.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: String,
    /// How many submissions.
    pub tries: u32,
    /// How many of them have no verdict yet.
    pub open: u32,
    /// The most points, of a hundred.
    pub points: u32,
    /// Whether one was accepted.
    pub is_solved: bool,
    /// When the first that was accepted was received: the time on the wall, in milliseconds since 1970.
    pub solved_at: Option<i64>,
}

/// A problem with which a pupil does not get on: tried, not solved, and nothing of it waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stuck {
    /// Who.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: String,
    /// How many submissions.
    pub tries: u32,
    /// When the first one that failed was received: the time on the wall, in milliseconds since 1970.
    pub since: i64,
    /// The last submission.
    pub last: SubmissionId,
}

/// Something that happened to a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Its number: they grow.
    pub id: i64,
    /// `received`, `begun`, `progress`, `samples`, `judged`, `searched`, `played`, `again` or `aside`.
    pub what: String,
    /// What more there is to say: a verdict, or what the worker told.
    pub about: String,
}

impl Store {
    /// The last submissions that are asked for, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn submissions(&self, filter: Filter<'_>, most: u32) -> Result<Vec<Submission>> {
        let sql = "SELECT s.*, c.said, c.points, rtrim(c.tests_lock, ?7) IS NOT rtrim(t.current, ?7) AS is_older, \
            j.id AS job, j.state, n.text, n.at AS noted FROM submission s \
            LEFT JOIN counted c ON c.submission = s.id LEFT JOIN tests t ON t.problem = s.problem \
            LEFT JOIN job j ON j.id = (SELECT max(id) FROM job WHERE submission = s.id AND stage IN (0, 1, 3)) \
            LEFT JOIN note n ON n.id = (SELECT max(id) FROM note WHERE submission = s.id) \
            WHERE (?1 IS NULL OR s.person = ?1) AND (?2 IS NULL OR s.problem = ?2) \
            AND (?3 IS NULL AND s.is_bot = ?6 OR s.id = ?3) AND (?4 IS NULL OR s.id < ?4) \
            ORDER BY s.id DESC LIMIT ?5";
        let it = filter;
        let key = (
            it.person, it.problem, it.id, it.before, most, it.is_bot, ROUND,
        );
        self.rows(sql, key, Submission::of)
    }

    /// The submission of this number.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn submission(&self, id: SubmissionId) -> Result<Option<Submission>> {
        let filter = Filter {
            id: Some(id),
            ..Filter::default()
        };
        Ok(self.submissions(filter, 1)?.pop())
    }

    /// The source of a submission, unless its owner is forgotten.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn source(&self, id: SubmissionId) -> Result<Option<Vec<u8>>> {
        let sql = "SELECT o.bytes FROM submission s JOIN source o ON o.sha = s.sha WHERE s.id = ?";
        Ok(self.rows(sql, [id], |row| row.get(0))?.pop())
    }

    /// What the worker told of the judging that counts or, before there is one, of the latest: a report for
    /// each part that is done.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn reports(&self, id: SubmissionId) -> Result<Vec<(Stage, String)>> {
        let sql = "SELECT v.stage, v.report FROM verdict v JOIN verdict o ON o.id = coalesce( \
            (SELECT verdict FROM counted WHERE submission = ?1), \
            (SELECT max(id) FROM verdict WHERE submission = ?1)) \
            WHERE v.submission = ?1 AND v.tests_lock = o.tests_lock \
            AND v.generation = o.generation ORDER BY v.stage";
        self.rows(sql, [id], |row| Ok((Stage::of(row.get(0)?), row.get(1)?)))
    }

    /// The search for an input on which a submission fails: whether one goes on, and what the last has found.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn searched(&self, id: SubmissionId) -> Result<(bool, Option<String>)> {
        let sql = "SELECT EXISTS (SELECT 1 FROM job WHERE submission = ?1 AND stage = 2 AND state < 2), \
            (SELECT found FROM search WHERE submission = ?1 ORDER BY id DESC LIMIT 1)";
        let found = self.rows(sql, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.into_iter().next().unwrap_or_default())
    }

    /// What everybody, or one person, has of each problem to which there is a submission.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn cells(&self, person: Option<PersonId>) -> Result<Vec<Cell>> {
        let sql = "SELECT s.person, s.problem, count(*), count(*) - count(c.verdict), \
            coalesce(max(c.points), 0), coalesce(max(c.said = 'AC'), 0), \
            min(iif(c.said = 'AC', s.at, NULL)) FROM submission s LEFT JOIN counted c ON c.submission = s.id \
            WHERE NOT s.is_bot AND (?1 IS NULL OR s.person = ?1) GROUP BY s.person, s.problem";
        self.rows(sql, [person], |row| {
            Ok(Cell {
                person: row.get(0)?,
                problem: row.get(1)?,
                tries: row.get(2)?,
                open: row.get(3)?,
                points: row.get(4)?,
                is_solved: row.get(5)?,
                solved_at: row.get(6)?,
            })
        })
    }

    /// The pupils who do not get on with a problem, those who tried first come first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn stuck(&self, most: u32) -> Result<Vec<Stuck>> {
        // What is judged again has a verdict all the while, and waits for nothing.
        let sql = "SELECT s.person, s.problem, count(*), min(iif(c.said <> 'AC', s.at, NULL)) AS since, \
            max(s.id) FROM submission s JOIN person p ON p.id = s.person \
            LEFT JOIN counted c ON c.submission = s.id \
            WHERE NOT s.is_bot AND NOT p.is_teacher AND NOT p.is_forgotten GROUP BY s.person, s.problem \
            HAVING since IS NOT NULL AND NOT max(coalesce(c.said = 'AC', 0)) \
            AND NOT max(c.said IS NULL AND EXISTS \
                (SELECT 1 FROM job j WHERE j.submission = s.id AND j.state < 2)) \
            ORDER BY since, s.person, s.problem LIMIT ?";
        self.rows(sql, [most], |row| {
            Ok(Stuck {
                person: row.get(0)?,
                problem: row.get(1)?,
                tries: row.get(2)?,
                since: row.get(3)?,
                last: row.get(4)?,
            })
        })
    }

    /// The last submission of each pupil to a problem that failed, in their order.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn failed(&self, problem: &str) -> Result<Vec<(PersonId, SubmissionId)>> {
        let sql = "SELECT c.person, max(c.submission) FROM counted c JOIN person p ON p.id = c.person \
            WHERE c.problem = ? AND c.said <> 'AC' AND NOT p.is_teacher AND NOT p.is_forgotten \
            GROUP BY c.person ORDER BY c.person";
        self.rows(sql, [problem], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// What happened to a submission after the event of this number, the earliest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn events(&self, id: SubmissionId, after: i64) -> Result<Vec<Event>> {
        let sql = "SELECT id, what, about FROM event WHERE submission = ? AND id > ? ORDER BY id";
        self.rows(sql, (id, after), |row| {
            Ok(Event {
                id: row.get(0)?,
                what: row.get(1)?,
                about: row.get(2)?,
            })
        })
    }

    /// How far the worker is with a submission, as it told last.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn progress(&self, id: SubmissionId) -> Result<Option<String>> {
        let sql = "SELECT what, about FROM event WHERE submission = ? ORDER BY id DESC LIMIT 1";
        let last = self.rows(sql, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let last: Option<(String, String)> = last.into_iter().next();
        Ok(last.filter(|it| it.0 == "progress").map(|it| it.1))
    }

    /// Drops events of more than a day ago: whoever watches again then sees how things stand.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn drop_old_events(&self) -> Result<usize> {
        const DAY_MS: i64 = 24 * 3600 * 1000;
        self.write(|write| write.run("DELETE FROM event WHERE at < ?", [write.wall_ms - DAY_MS]))
    }
}

impl Submission {
    fn of(row: &Row<'_>) -> rusqlite::Result<Submission> {
        let said: Option<String> = row.get("said")?;
        let job: Option<JobId> = row.get("job")?;
        let state: Option<i64> = row.get("state")?;
        let is_again = said.is_some() && matches!(state, Some(0 | 1));
        let standing = match (said, state, job) {
            (Some(said), ..) => Standing::Judged(Verdict {
                said,
                points: row.get("points")?,
                is_of_older_tests: row.get("is_older")?,
            }),
            (None, Some(0), Some(job)) => Standing::Waiting(job),
            (None, Some(3), Some(job)) => Standing::Aside(job),
            (None, ..) => Standing::Judging,
        };
        let text: Option<String> = row.get("text")?;
        let noted: Option<i64> = row.get("noted")?;
        let note = text.zip(noted).map(|(text, at)| Note { text, at });
        Ok(Submission {
            id: row.get("id")?,
            person: row.get("person")?,
            problem: row.get("problem")?,
            file: row.get("file")?,
            language: row.get("language")?,
            at: row.get("at")?,
            is_bot: row.get("is_bot")?,
            standing,
            is_again,
            // What was taken back is not there.
            note: note.filter(|it| !it.text.is_empty()),
        })
    }
}
