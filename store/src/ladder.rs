//! Programs that play: the last one of each person at a problem, their games, tournaments.

use rusqlite::Row;

use crate::meeting::{LAST, Meeting, entrants};
use crate::queue::{NewJob, Stage};
use crate::{Lane, PersonId, Result, Store, Submission, SubmissionId};

/// The number of a tournament.
pub type TournamentId = i64;

/// The last program of a person that plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bot {
    /// What was handed in. It is never judged.
    pub submission: Submission,
    /// Its games against perfect play, once they are played.
    pub games: Option<String>,
}

/// A tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// Its number.
    pub id: TournamentId,
    /// When it began: the time on the wall, in milliseconds since 1970.
    pub at: i64,
    /// Whether it waits or goes on.
    pub goes_on: bool,
}

impl Store {
    /// How many persons have a program that plays, by the ids of problems.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn ladders(&self) -> Result<Vec<(String, u32)>> {
        let sql = "SELECT s.problem, count(DISTINCT s.person) FROM submission s \
            JOIN person p ON p.id = s.person WHERE s.is_bot AND NOT p.is_forgotten GROUP BY s.problem";
        self.rows(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// The last program of each person that plays at a problem.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn bots(&self, problem: &str) -> Result<Vec<Bot>> {
        let last = self.rows(LAST, [problem], |row| row.get(0))?;
        let bots = last.into_iter().filter_map(|id| self.bot(id).transpose());
        bots.collect()
    }

    /// A program that plays, if this is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn bot(&self, id: SubmissionId) -> Result<Option<Bot>> {
        let Some(submission) = self.submission(id)?.filter(|it| it.is_bot) else {
            return Ok(None);
        };
        let sql = "SELECT submission, rival, games FROM played WHERE submission = ? AND tournament IS NULL";
        let games = self.rows(sql, [id], Meeting::of)?.pop();
        let games = games.map(|it| it.games);
        Ok(Some(Bot { submission, games }))
    }

    /// What the programs of a tournament have played.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn played(&self, tournament: TournamentId) -> Result<Vec<Meeting>> {
        let sql = "SELECT submission, rival, games FROM played WHERE tournament = ? ORDER BY id";
        self.rows(sql, [tournament], Meeting::of)
    }

    /// The tournaments of a problem, the last one first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn tournaments(&self, problem: &str) -> Result<Vec<Tournament>> {
        let sql = "SELECT t.id, t.at, EXISTS (SELECT 1 FROM job j WHERE j.id = t.job AND j.state < 2) \
            FROM tournament t WHERE t.problem = ? ORDER BY t.id DESC";
        self.rows(sql, [problem], |row| {
            Ok(Tournament {
                id: row.get(0)?,
                at: row.get(1)?,
                goes_on: row.get(2)?,
            })
        })
    }

    /// Begins a tournament of the last programs of all, unless one goes on or there are not two.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin_tournament(&self, problem: &str, who: Option<PersonId>) -> Result<()> {
        self.write(|write| {
            let all = entrants(write, problem)?;
            let sql = "SELECT s.id, s.person, t.current FROM submission s JOIN tests t USING (problem) \
                WHERE s.id = ?1 AND NOT EXISTS (SELECT 1 FROM tournament t JOIN job j ON j.id = t.job \
                    WHERE t.problem = s.problem AND j.state < 2)";
            let last = all.last().map_or(0, |it| it.submission);
            let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
            let found: Option<(SubmissionId, PersonId, String)> = write.first(sql, [last], read)?;
            let Some((submission, person, tests_lock)) = found.filter(|_| all.len() > 1) else {
                return Ok(());
            };
            let job = NewJob {
                submission,
                person,
                tests_lock: &tests_lock,
                lane: Lane::Play,
            };
            let job = job.begin(write, Stage::Tournament)?;
            let sql = "INSERT INTO tournament (problem, job, at) VALUES (?, ?, ?)";
            write.run(sql, (problem, job, write.wall_ms))?;
            write.log(who, "tournament", problem)
        })
    }
}
