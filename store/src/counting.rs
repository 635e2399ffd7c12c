//! Which verdict counts: it depends on the lock of the tests. Where they have changed, what was judged by
//! the older ones counts on, and is shown as such, until a teacher has had all judged again, has seen what
//! changes, and applies it.

use crate::queue::NewJob;
use crate::write::Write;
use crate::{Lane, PersonId, Result, Stage, Store, SubmissionId};

/// What would change if the tests that there are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The submission.
    pub submission: SubmissionId,
    /// The verdict that counts, by its letters.
    pub before: String,
    /// The verdict by the tests that there are.
    pub after: String,
}

impl Store {
    /// The tests of a problem are these, by the hash of all that a verdict rests on. What waits is judged by
    /// them, and so is what could not be judged by others.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn set_tests(&self, problem: &str, tests_lock: &str) -> Result<()> {
        self.write(|write| {
            let sql = "SELECT current FROM tests WHERE problem = ?";
            let current: Option<String> = write.value(sql, [problem])?;
            if current.as_deref() == Some(tests_lock) {
                return Ok(());
            }
            let sql = "INSERT INTO tests (problem, current, applied) VALUES (?1, ?2, ?2) \
                       ON CONFLICT (problem) DO UPDATE SET current = ?2";
            write.run(sql, (problem, tests_lock))?;
            let sql = "UPDATE job SET state = 0, most = attempt + 3 WHERE state = 3 \
                       AND submission IN (SELECT id FROM submission WHERE problem = ?)";
            write.run(sql, [problem])?;
            write.log(None, "tests", problem)
        })
    }

    /// Has all submissions to a problem, or to all by an empty id, judged by the tests that there are, but those that
    /// were; how many.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn rejudge(&self, problem: &str, who: Option<PersonId>) -> Result<usize> {
        self.write(|write| {
            let which = "?1 IN (s.problem, '') AND NOT EXISTS (SELECT 1 FROM verdict v WHERE v.submission = s.id \
                AND v.tests_lock = t.current AND v.is_final)";
            let count = judge_again(write, which, [problem])?;
            write.log(who, "rejudge", problem)?;
            Ok(count)
        })
    }

    /// Has one submission judged again, whatever was said of it: what is said then counts. Nothing happens if it
    /// waits already, or its source is gone.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn rejudge_one(&self, submission: SubmissionId, who: Option<PersonId>) -> Result<()> {
        self.write(|write| {
            judge_again(write, "s.id = ?", [submission])?;
            write.log(who, "judged again", &submission.to_string())
        })
    }

    /// The problems of which something counts that was judged by older tests: the id, how many submissions, and
    /// how many of them are judged by the tests that there are as well.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn outdated(&self) -> Result<Vec<(String, u32, u32)>> {
        let sql = "SELECT c.problem, count(*), count(v.id) FROM counted c \
            JOIN tests t ON t.problem = c.problem \
            LEFT JOIN verdict v ON v.submission = c.submission \
                AND v.tests_lock = t.current AND v.is_final \
            WHERE c.tests_lock <> t.current GROUP BY c.problem";
        self.rows(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
    }

    /// What would change of a problem, or of all by an empty id, if the tests that there are counted, of what they have
    /// judged so far.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn changes(&self, problem: &str) -> Result<Vec<Change>> {
        let sql = "SELECT c.submission, c.said, v.verdict FROM counted c \
            JOIN tests t ON t.problem = c.problem \
            JOIN verdict v ON v.submission = c.submission AND v.tests_lock = t.current AND v.is_final \
            WHERE ?1 IN (c.problem, '') AND v.verdict <> c.said ORDER BY c.submission";
        self.rows(sql, [problem], |row| {
            Ok(Change {
                submission: row.get(0)?,
                before: row.get(1)?,
                after: row.get(2)?,
            })
        })
    }

    /// From now on the tests of a problem that there are count, or those of all by an empty id.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn apply(&self, problem: &str, who: Option<PersonId>) -> Result<()> {
        self.write(|write| {
            let sql = "UPDATE tests SET applied = current WHERE ?1 IN (problem, '')";
            write.run(sql, [problem])?;
            write.log(who, "applied", problem)
        })
    }
}

/// Has those that are meant judged by the tests that there are, as far as they do not wait; how many.
fn judge_again(write: &Write<'_>, which: &str, key: impl rusqlite::Params) -> Result<usize> {
    let sql = format!(
        "SELECT s.id, s.person, t.current FROM submission s JOIN tests t USING (problem) \
         WHERE s.sha IS NOT NULL AND NOT s.is_bot AND NOT EXISTS \
         (SELECT 1 FROM job j WHERE j.submission = s.id AND j.stage < 2 AND j.state < 2) \
         AND {which} ORDER BY s.id"
    );
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let all: Vec<(SubmissionId, PersonId, String)> = write.all(&sql, key, read)?;
    for (submission, person, tests_lock) in &all {
        let job = NewJob {
            submission: *submission,
            person: *person,
            tests_lock,
            lane: Lane::Rejudge,
        };
        job.begin(write, Stage::Samples)?;
    }
    Ok(all.len())
}
