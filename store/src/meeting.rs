//! Programs that meet: who plays in a tournament, and the games of two.

use rusqlite::Row;

use crate::write::Write;
use crate::{JobId, Result, SubmissionId};

/// A program of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Its number.
    pub submission: SubmissionId,
    /// The name under which it plays.
    pub file: String,
    /// The name of its language.
    pub language: String,
    /// The source.
    pub bytes: Vec<u8>,
}

/// Games of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Its number.
    pub submission: SubmissionId,
    /// The number of the other one; none if that is perfect play.
    pub rival: Option<SubmissionId>,
    /// The games, in a form that only the web server knows.
    pub games: String,
}

/// The last programs of all who are there, by their numbers.
pub(crate) const LAST: &str = "SELECT max(s.id) FROM submission s JOIN person p ON p.id = s.person \
    WHERE s.is_bot AND s.problem = ?1 AND NOT p.is_forgotten GROUP BY s.person";

/// What is played in a tournament of this problem.
pub(crate) fn entrants(write: &Write<'_>, problem: &str) -> Result<Vec<Entrant>> {
    let sql = format!(
        "SELECT s.id, s.file, s.language, o.bytes FROM submission s JOIN source o ON o.sha = s.sha \
         WHERE s.id IN ({LAST}) ORDER BY s.id"
    );
    write.all(&sql, [problem], |row| {
        Ok(Entrant {
            submission: row.get(0)?,
            file: row.get(1)?,
            language: row.get(2)?,
            bytes: row.get(3)?,
        })
    })
}

impl Meeting {
    /// Writes it down as what this job has played.
    pub(crate) fn add(&self, write: &Write<'_>, job: JobId) -> Result<()> {
        // Who was forgotten meanwhile has no games.
        let sql = "INSERT INTO played (tournament, submission, rival, games, at) \
            SELECT (SELECT id FROM tournament WHERE job = ?1), ?2, ?3, ?4, ?5 WHERE NOT EXISTS \
            (SELECT 1 FROM submission s JOIN person p ON p.id = s.person \
             WHERE s.id IN (?2, ?3) AND p.is_forgotten)";
        let row = (job, self.submission, self.rival, &self.games, write.wall_ms);
        write.run(sql, row)?;
        Ok(())
    }

    pub(crate) fn of(row: &Row<'_>) -> rusqlite::Result<Meeting> {
        Ok(Meeting {
            submission: row.get(0)?,
            rival: row.get(1)?,
            games: row.get(2)?,
        })
    }
}
