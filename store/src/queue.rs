//! Whose job is next.

use std::sync::atomic::Ordering::Relaxed;

use rusqlite::{Connection, Row};

use crate::contest::goes_on;
use crate::meeting::{Entrant, Meeting, entrants};
use crate::write::Write;
use crate::{PersonId, Result, Store, SubmissionId};

/// The number of a job.
pub type JobId = i64;

/// A worker that is not heard of for so long, in milliseconds, does not hold its job any more.
pub(crate) const LEASE_MS: i64 = 30_000;

/// What a job that waits already costs the next one of the same person, in milliseconds; and what the rest
/// of the tests comes after the samples.
pub(crate) const STEP_MS: i64 = 60_000;

/// Jobs of one person that run at a time.
const RUNNING: i64 = 2;

/// In which order a job comes; each lane below the first is sure of every eighth turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lane {
    /// What counts in a contest.
    Contest,
    /// What is handed in at any other time.
    Class,
    /// A search for an input on which a program fails.
    Counterexample,
    /// A game; while a contest goes on there is none.
    Play,
    /// What was judged before.
    Rejudge,
}

impl Lane {
    /// All of them, the first one first.
    pub const ALL: [Lane; 5] = [
        Lane::Contest,
        Lane::Class,
        Lane::Counterexample,
        Lane::Play,
        Lane::Rejudge,
    ];

    /// The lanes in the order in which this turn asks them: first the one that it belongs to, if any.
    fn asked(turn: u64) -> impl Iterator<Item = Lane> {
        let owner = match turn % 8 {
            1 => Some(Lane::Rejudge),
            3 => Some(Lane::Play),
            5 => Some(Lane::Counterexample),
            7 => Some(Lane::Class),
            _ => None,
        };
        owner.into_iter().chain(Lane::ALL)
    }

    fn rests(self, connection: &Connection, wall_ms: i64) -> Result<bool> {
        Ok(self == Lane::Play && goes_on(connection, wall_ms)?)
    }
}

/// A part of a judging that is a job of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The samples, so that everybody has a first word soon.
    Samples,
    /// All other tests.
    Rest,
    /// No test, but a search for a small input on which the program fails.
    Search,
    /// Games against perfect play.
    Play,
    /// Games of the last programs of all; the job is under the number of one of them.
    Tournament,
}

impl Stage {
    const ALL: [Stage; 5] = [
        Stage::Samples,
        Stage::Rest,
        Stage::Search,
        Stage::Play,
        Stage::Tournament,
    ];

    pub(crate) fn of(number: u8) -> Stage {
        Stage::ALL[usize::from(number.min(4))]
    }
}

/// A job in the hand of a worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Job {
    /// Its number.
    pub id: JobId,
    /// The number of this attempt, by which its result is known.
    pub attempt: i64,
    /// What is judged.
    pub submission: SubmissionId,
    /// Whose it is.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: String,
    /// The name under which the source is judged.
    pub file: String,
    /// The name of its language.
    pub language: String,
    /// The source.
    pub bytes: Vec<u8>,
    /// The tests: it is judged by these or not at all.
    pub tests_lock: String,
    /// Which part of the tests.
    pub stage: Stage,
    /// Its lane.
    pub lane: Lane,
    /// The contest for which it was handed in as it is written down, if it was for one.
    pub contest: Option<String>,
    /// Of a tournament, who plays.
    pub entrants: Vec<Entrant>,
}

/// What became of a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It was judged.
    Judged {
        /// The verdict, by its letters.
        verdict: String,
        /// Of a hundred.
        points: u32,
        /// What is told of it, in a form that only the web server knows.
        report: String,
        /// Whether nothing is left to be judged.
        is_final: bool,
    },
    /// A search came to its end: what it has found, in a form that only the web server knows.
    Searched(String),
    /// Games were played, against perfect play or by a tournament.
    Played(Vec<Meeting>),
    /// The judge could not do it, and why. It is tried again, and set aside after some attempts.
    Failed(String),
    /// It was broken off because its lane rests; that is no attempt, and it waits again.
    Rested,
}

/// Where a job stands in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Jobs that come before it.
    pub ahead: u32,
    /// About how long until it is done, in milliseconds, if jobs take as long as the last ones did.
    pub expected_ms: i64,
}

/// A job that was set aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aside {
    /// Its number.
    pub job: JobId,
    /// What was to be judged.
    pub submission: SubmissionId,
    /// What the judge said the last time, if it could say anything.
    pub why: Option<String>,
    /// The id of the problem.
    pub problem: String,
    /// The name of its owner.
    pub name: String,
}

/// A job that is to be made.
pub(crate) struct NewJob<'a> {
    pub(crate) submission: SubmissionId,
    pub(crate) person: PersonId,
    pub(crate) tests_lock: &'a str,
    pub(crate) lane: Lane,
}

impl NewJob<'_> {
    /// Makes the job of a first stage, behind what its owner has waiting in this lane; its number.
    pub(crate) fn begin(&self, write: &Write<'_>, stage: Stage) -> Result<JobId> {
        let lane = self.lane as i64;
        let sql = "SELECT count(*) FROM job WHERE person = ? AND lane = ? AND state < 2";
        let open: i64 = write.value(sql, (self.person, lane))?.unwrap_or(0);
        let sql = "SELECT max(turn) FROM job WHERE person = ? AND lane = ? AND stage <> 1";
        let latest: Option<i64> = write.value(sql, (self.person, lane))?;
        let turn = latest
            .map_or(0, |it| it + 1)
            .max(write.queue_ms + STEP_MS * open);
        let generation = next_generation(write, self.submission, self.tests_lock)?;
        self.add_stage(write, generation, stage, turn)
    }

    fn add_stage(
        &self,
        write: &Write<'_>,
        generation: i64,
        stage: Stage,
        turn: i64,
    ) -> Result<JobId> {
        let sql = "INSERT INTO job \
            (submission, person, tests_lock, generation, stage, lane, made, turn) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        let row = (
            self.submission,
            self.person,
            self.tests_lock,
            generation,
            stage as i64,
            self.lane as i64,
            write.queue_ms,
            turn,
        );
        write.insert(sql, row)
    }
}

impl Store {
    /// Takes the next job, which this worker holds for half a minute. A worker that asks does not hold what
    /// it had before: whatever became of it, that attempt is over.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn take(&self, worker: &str) -> Result<Option<Job>> {
        self.write(|write| {
            release(write, "lease < ?1 OR worker = ?2", (write.queue_ms, worker))?;
            let turn = self.turns.load(Relaxed);
            for lane in Lane::asked(turn) {
                let id = first_waiting(write, lane)?;
                if let Some(id) = id
                    && !lane.rests(&write.transaction, write.wall_ms)?
                {
                    self.turns.store(turn + 1, Relaxed);
                    renew(write, id)?;
                    return given(write, id, worker).map(Some);
                }
            }
            Ok(None)
        })
    }

    /// Whether nothing of this lane is to be done now.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn rests(&self, lane: Lane) -> Result<bool> {
        self.read(|it| lane.rests(it, self.wall_ms()))
    }

    /// A worker still holds its job, and how far it is; whether that is so.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn beat(&self, job: &Job, progress: Option<&str>) -> Result<bool> {
        self.write(|write| {
            let sql = "UPDATE job SET lease = ? WHERE id = ? AND attempt = ? AND state = 1";
            let lease = write.queue_ms + LEASE_MS;
            let is_held = write.run(sql, (lease, job.id, job.attempt))? > 0;
            if let (true, Some(progress)) = (is_held, progress) {
                write.tell(job.person, job.submission, "progress", progress)?;
            }
            Ok(is_held)
        })
    }

    /// Writes down what became of a job; whether it counts: the result of an attempt that is over does not.
    ///
    /// # Errors
    /// If it cannot be written; the job is held as before.
    pub fn finish(&self, job: &Job, outcome: &Outcome) -> Result<bool> {
        self.write(|write| {
            let key = (job.id, job.attempt);
            let held = "id = ?1 AND attempt = ?2 AND state = 1";
            let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
            let sql = format!("SELECT worker, generation, turn FROM job WHERE {held}");
            let found: Option<(String, i64, i64)> = write.first(&sql, key, read)?;
            let Some((worker, generation, turn)) = found else {
                return Ok(false);
            };
            let (verdict, points, report, is_final) = match outcome {
                Outcome::Failed(why) => {
                    write.run("UPDATE job SET why = ? WHERE id = ?", (why, job.id))?;
                    release(write, "id = ?1 AND attempt = ?2", key)?;
                    return Ok(true);
                }
                Outcome::Rested => {
                    write.run("UPDATE job SET most = most + 1 WHERE id = ?", [job.id])?;
                    release(write, "id = ?1 AND attempt = ?2", key)?;
                    return Ok(true);
                }
                Outcome::Searched(found) => {
                    let sql = "INSERT INTO search (submission, generation, found, at) VALUES (?, ?, ?, ?)";
                    write.run(sql, (job.submission, generation, found, write.wall_ms))?;
                    done(write, job.id)?;
                    write.tell(job.person, job.submission, "searched", "")?;
                    return Ok(true);
                }
                Outcome::Played(meetings) => {
                    for it in meetings {
                        it.add(write, job.id)?;
                    }
                    done(write, job.id)?;
                    write.tell(job.person, job.submission, "played", "")?;
                    return Ok(true);
                }
                Outcome::Judged {
                    verdict,
                    points,
                    report,
                    is_final,
                } => (verdict, points, report, is_final),
            };
            let sql = "INSERT INTO verdict (submission, tests_lock, generation, stage, is_final, \
                       verdict, points, report, worker, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
            let row = (
                job.submission,
                &job.tests_lock,
                generation,
                job.stage as i64,
                is_final,
                verdict,
                points,
                report,
                worker,
                write.wall_ms,
            );
            write.run(sql, row)?;
            done(write, job.id)?;
            if !is_final {
                let rest = NewJob {
                    submission: job.submission,
                    person: job.person,
                    tests_lock: &job.tests_lock,
                    lane: job.lane,
                };
                rest.add_stage(write, generation, Stage::Rest, turn + STEP_MS)?;
            }
            let what = if *is_final { "judged" } else { "samples" };
            write.tell(job.person, job.submission, what, verdict)?;
            Ok(true)
        })
    }

    /// Has a small input looked for on which a submission fails, unless that goes on already.
    ///
    /// # Errors
    /// If its source is gone, or nothing can be written.
    pub fn search(&self, submission: SubmissionId) -> Result<()> {
        self.write(|write| {
            let sql = "SELECT s.person, t.current FROM submission s JOIN tests t USING (problem) \
                WHERE s.id = ?1 AND s.sha IS NOT NULL AND NOT EXISTS \
                (SELECT 1 FROM job WHERE submission = ?1 AND stage = 2 AND state < 2)";
            let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
            let found: Option<(PersonId, String)> = write.first(sql, [submission], read)?;
            let Some((person, tests_lock)) = found else {
                return Ok(());
            };
            let job = NewJob {
                submission,
                person,
                tests_lock: &tests_lock,
                lane: Lane::Counterexample,
            };
            job.begin(write, Stage::Search)?;
            Ok(())
        })
    }

    /// Lets a job that was set aside be tried as often again; whether there is such a one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn retry(&self, job: JobId, who: Option<PersonId>) -> Result<bool> {
        self.write(|write| {
            let sql = "UPDATE job SET state = 0, most = attempt + 3 WHERE id = ? AND state = 3";
            let is_there = write.run(sql, [job])? > 0;
            write.log(who, "retry", &job.to_string())?;
            Ok(is_there)
        })
    }

    /// Where a job stands that waits, if so many workers work.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn place(&self, job: JobId, workers: u32) -> Result<Option<Place>> {
        let sql = "SELECT (SELECT count(*) FROM job WHERE state = 0 AND (lane, turn, id) < (j.lane, j.turn, j.id)), \
            (SELECT avg(ended - taken) FROM \
                (SELECT ended, taken FROM job WHERE state = 2 ORDER BY ended DESC LIMIT 50)) \
            FROM job j WHERE id = ? AND state = 0";
        let places = self.rows(sql, [job], |row| {
            let (ahead, one): (u32, Option<f64>) = (row.get(0)?, row.get(1)?);
            let rounds = i64::from((ahead + 1).div_ceil(workers.max(1)));
            // Until something is known, a job of a class: its measure is `bench/CLASS.md`.
            #[allow(clippy::cast_possible_truncation, reason = "milliseconds of a job")]
            let expected_ms = one.map_or(4_000, |it| it as i64) * rounds;
            Ok(Place { ahead, expected_ms })
        });
        Ok(places?.pop())
    }

    /// What was set aside, the earliest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn aside(&self) -> Result<Vec<Aside>> {
        let sql = "SELECT j.id, j.submission, j.why, s.problem, p.name FROM job j \
            JOIN submission s ON s.id = j.submission JOIN person p ON p.id = s.person \
            WHERE j.state = 3 ORDER BY j.id";
        self.rows(sql, [], |row| {
            Ok(Aside {
                job: row.get(0)?,
                submission: row.get(1)?,
                why: row.get(2)?,
                problem: row.get(3)?,
                name: row.get(4)?,
            })
        })
    }

    /// How many jobs wait in each lane, run, and are set aside.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn load(&self) -> Result<([u32; 5], u32, u32)> {
        let sql = "SELECT lane, state, count(*) FROM job WHERE state <> 2 GROUP BY lane, state";
        let rows = self.rows(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let (mut waiting, mut running, mut aside) = ([0; 5], 0, 0);
        for (lane, state, count) in rows {
            match state {
                0 => waiting[usize::from(u8::min(lane, 4))] = count,
                1 => running += count,
                _ => aside += count,
            }
        }
        Ok((waiting, running, aside))
    }
}

/// A job is done.
fn done(write: &Write<'_>, job: JobId) -> Result<()> {
    let sql = "UPDATE job SET state = 2, ended = ?, lease = NULL, why = NULL WHERE id = ?";
    write.run(sql, (write.queue_ms, job))?;
    Ok(())
}

/// The jobs that workers of an earlier server held are nobody's.
pub(crate) fn release_all(write: &Write<'_>) -> Result<()> {
    release(write, "true", ())
}

/// Ends the attempts that are meant: their jobs wait again, or are set aside after the last one.
fn release(write: &Write<'_>, which: &str, params: impl rusqlite::Params) -> Result<()> {
    let sql = format!(
        "UPDATE job SET state = CASE WHEN attempt < most THEN 0 ELSE 3 END, worker = NULL, lease = NULL \
         WHERE state = 1 AND ({which}) RETURNING person, submission, state"
    );
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let released: Vec<(i64, i64, i64)> = write.all(&sql, params, read)?;
    for (person, submission, state) in released {
        let what = if state == 0 { "again" } else { "aside" };
        write.tell(person, submission, what, "")?;
    }
    Ok(())
}

/// The job of a lane whose turn it is: nobody has more than some running.
fn first_waiting(write: &Write<'_>, lane: Lane) -> Result<Option<JobId>> {
    let sql = "SELECT id FROM job j WHERE state = 0 AND lane = ? AND \
        (SELECT count(*) FROM job o WHERE o.person = j.person AND o.state = 1) < ? \
        ORDER BY turn, id LIMIT 1";
    write.value(sql, (lane as i64, RUNNING))
}

/// A job of other tests than there are begins anew with these.
fn renew(write: &Write<'_>, job: JobId) -> Result<()> {
    let sql = "SELECT j.submission, t.current FROM job j JOIN submission s ON s.id = j.submission \
        JOIN tests t ON t.problem = s.problem WHERE j.id = ? AND t.current <> j.tests_lock";
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let found: Option<(SubmissionId, String)> = write.first(sql, [job], read)?;
    let Some((submission, current)) = found else {
        return Ok(());
    };
    let generation = next_generation(write, submission, &current)?;
    let sql = "UPDATE job SET tests_lock = ?, generation = ?, \
               stage = CASE WHEN stage < 2 THEN 0 ELSE stage END WHERE id = ?";
    write.run(sql, (current, generation, job))?;
    Ok(())
}

/// The number of the next judging of a submission by these tests: they may have been there before.
fn next_generation(write: &Write<'_>, submission: SubmissionId, tests_lock: &str) -> Result<i64> {
    let sql = "SELECT max(generation) FROM \
        (SELECT submission, tests_lock, generation FROM job \
         UNION ALL SELECT submission, tests_lock, generation FROM verdict) \
        WHERE submission = ? AND tests_lock = ?";
    let last: Option<i64> = write.value(sql, (submission, tests_lock))?;
    Ok(last.unwrap_or(0) + 1)
}

/// Gives a job into the hand of a worker. The attempt is counted now: who dies of it has had it.
fn given(write: &Write<'_>, id: JobId, worker: &str) -> Result<Job> {
    let sql = "UPDATE job SET state = 1, attempt = attempt + 1, worker = ?, taken = ?, lease = ? WHERE id = ?";
    write.run(sql, (worker, write.queue_ms, write.queue_ms + LEASE_MS, id))?;
    let sql = "SELECT j.*, s.problem, s.file, s.language, o.bytes, c.text AS contest FROM job j \
        JOIN submission s ON s.id = j.submission JOIN source o ON o.sha = s.sha \
        LEFT JOIN contest c ON c.id = s.contest WHERE j.id = ?";
    let job = write.first(sql, [id], |row| {
        let (stage, lane): (u8, u8) = (row.get("stage")?, row.get("lane")?);
        Ok(Job {
            id,
            attempt: row.get("attempt")?,
            submission: row.get("submission")?,
            person: row.get("person")?,
            problem: row.get("problem")?,
            file: row.get("file")?,
            language: row.get("language")?,
            bytes: row.get("bytes")?,
            tests_lock: row.get("tests_lock")?,
            stage: Stage::of(stage),
            lane: Lane::ALL[usize::from(lane.min(4))],
            contest: row.get("contest")?,
            entrants: Vec::new(),
        })
    })?;
    // Whose source is gone has no job either.
    let mut job = job.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
    if job.stage == Stage::Tournament {
        job.entrants = entrants(write, &job.problem)?;
    }
    write.tell(job.person, job.submission, "begun", "")?;
    Ok(job)
}
