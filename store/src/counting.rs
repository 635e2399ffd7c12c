//! Which verdict counts: it depends on the lock of the tests. Where they have changed, what was judged by
//! the older ones counts on, and is shown as such, until a teacher has had all judged again, has seen what
//! changes, and applies it. A further round of judging by the same tests is a lock of its own, so that it goes the
//! same way.

use crate::queue::NewJob;
use crate::write::Write;
use crate::{Lane, PersonId, Result, Stage, Store, SubmissionId};

/// What a lock has at its end for each round of judging after the first.
pub(crate) const ROUND: &str = "+";

/// The lock of the tests themselves, whichever round of judging by them it is.
pub fn without_round(tests_lock: &str) -> &str {
    tests_lock.trim_end_matches(ROUND)
}

/// Verdicts that count of older tests or of an earlier round, each with the last one of now, if there is one. What is
/// gone is judged no more.
const RENEWED: &str = "counted c JOIN tests t USING (problem) \
    JOIN submission s ON s.id = c.submission AND s.sha IS NOT NULL \
    LEFT JOIN verdict v ON v.id = (SELECT max(id) FROM verdict \
        WHERE submission = c.submission AND tests_lock = t.current AND is_final) \
    WHERE c.tests_lock <> t.current";

/// What counts that was judged by older tests, or in an earlier round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outdated {
    /// The problem.
    pub problem: String,
    /// Submissions.
    pub all: u32,
    /// How many of them are judged by the tests that there are, in this round, as well.
    pub judged: u32,
    /// Whether it is the round alone that is another.
    pub has_same_tests: bool,
}

/// What would change if the tests that there are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The submission.
    pub submission: SubmissionId,
    /// The verdict that counts, by its letters, and its points.
    pub before: (String, u32),
    /// The verdict by the tests that there are.
    pub after: (String, u32),
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
            if current.as_deref().map(without_round) == Some(tests_lock) {
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
    /// were; how many. Where all were, a further round begins, in which none is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn rejudge(&self, problem: &str, who: Option<PersonId>) -> Result<usize> {
        self.write(|write| {
            let sql = format!(
                "UPDATE tests SET current = current || ?2 WHERE ?1 IN (problem, '') \
                 AND NOT EXISTS (SELECT 1 FROM {RENEWED} AND v.id IS NULL AND ?1 IN (c.problem, ''))"
            );
            write.run(&sql, (problem, ROUND))?;
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

    /// The problems of which something counts that was judged by older tests, or in an earlier round.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn outdated(&self) -> Result<Vec<Outdated>> {
        let sql = format!(
            "SELECT c.problem, count(*), count(v.id), min(rtrim(c.tests_lock, ?1) = rtrim(t.current, ?1)) \
             FROM {RENEWED} GROUP BY c.problem"
        );
        self.rows(&sql, [ROUND], |row| {
            Ok(Outdated {
                problem: row.get(0)?,
                all: row.get(1)?,
                judged: row.get(2)?,
                has_same_tests: row.get(3)?,
            })
        })
    }

    /// What would change of a problem, or of all by an empty id, if the tests that there are counted, of what they have
    /// judged so far.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn changes(&self, problem: &str) -> Result<Vec<Change>> {
        let sql = format!(
            "SELECT c.submission, c.said, c.points, v.verdict, v.points FROM {RENEWED} \
             AND ?1 IN (c.problem, '') AND (v.verdict, v.points) <> (c.said, c.points) ORDER BY c.submission"
        );
        self.rows(&sql, [problem], |row| {
            Ok(Change {
                submission: row.get(0)?,
                before: (row.get(1)?, row.get(2)?),
                after: (row.get(3)?, row.get(4)?),
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

/// Has those that are meant judged by the tests that there are, as far as they do not wait for it; how many. What a
/// worker has in hand by others or of an earlier round is done with these as well.
fn judge_again(write: &Write<'_>, which: &str, key: impl rusqlite::Params) -> Result<usize> {
    let sql = format!(
        "SELECT s.id, s.person, t.current FROM submission s JOIN tests t USING (problem) \
         WHERE s.sha IS NOT NULL AND NOT s.is_bot AND NOT EXISTS \
         (SELECT 1 FROM job j WHERE j.submission = s.id AND j.stage < 2 AND \
         (j.state = 0 OR j.state = 1 AND j.tests_lock = t.current)) \
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
