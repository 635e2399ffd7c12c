//! Contests: when they are, what is said in them, what was handed in for them.

use std::collections::BTreeMap;

use rusqlite::{Connection, Params, Row};

use crate::write::{Write, rows};
use crate::{Error, PersonId, Result, Store, SubmissionId};

/// The number of a contest.
pub type ContestId = i64;

/// A contest as it is written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// All of it, in a form that only the web server knows.
    pub text: String,
    /// Its problems by their ids.
    pub problems: Vec<String>,
    /// When it begins: the time on the wall, in milliseconds since 1970.
    pub begins: i64,
    /// When it ends.
    pub ends: i64,
    /// Whether no verdict is told before the end.
    pub is_silent: bool,
    /// For so many milliseconds before the end the ranking stands still.
    pub freeze: i64,
}

/// A contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// Its number.
    pub id: ContestId,
    /// What is written down. Begin and end are as they stand now.
    pub written: Written,
    /// Since when nothing can be handed in, and the time does not run.
    pub stopped: Option<i64>,
    /// Whether it was seen to be over.
    pub is_over: bool,
    /// Whether the ranking to the end is open to all.
    pub is_open: bool,
    /// How many announcements there were.
    pub announced: u32,
    /// The time beyond the end, in milliseconds, of those who have some.
    pub extra: BTreeMap<PersonId, i64>,
}

/// All of a contest but the time of single persons.
const CONTEST: &str = "SELECT *, \
    (SELECT count(*) FROM word WHERE contest = contest.id AND person IS NULL) AS announced FROM contest";

/// How far a contest is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It has not begun.
    Before,
    /// It goes on, or stands still.
    During,
    /// It is over for all.
    After,
}

/// What can be changed of a contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// It is written anew, as long as it has not begun.
    Write(Written),
    /// It stands still while it goes on.
    Stop,
    /// It goes on, and ends so much later.
    Continue,
    /// It ends so many milliseconds later.
    Prolong(i64),
    /// A person has so many milliseconds beyond the end.
    Extra(PersonId, i64),
    /// It ends now, for all.
    End,
    /// The ranking to the end is open to all.
    Open,
}

/// What is said during a contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Its number.
    pub id: i64,
    /// Who asks; nobody, if it is an announcement.
    pub person: Option<PersonId>,
    /// What is asked, or announced.
    pub text: String,
    /// The answer to a question, once there is one.
    pub answer: Option<String>,
    /// When it was said: the time on the wall, in milliseconds since 1970.
    pub at: i64,
}

/// What was handed in for a contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// Its number.
    pub submission: SubmissionId,
    /// Whose it is.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: String,
    /// The name under which it is judged.
    pub file: String,
    /// When it was received: the time on the wall, in milliseconds since 1970.
    pub at: i64,
    /// The letters of the verdict that counts and what was told of it, once there is one.
    pub judged: Option<(String, String)>,
}

impl Contest {
    /// When it ends for a person.
    pub fn ends_for(&self, person: PersonId) -> i64 {
        self.written.ends + self.extra.get(&person).copied().unwrap_or(0)
    }

    /// When it ends for the last one.
    pub fn last_end(&self) -> i64 {
        self.written.ends + self.extra.values().copied().max().unwrap_or(0)
    }

    /// The time by which it goes: while it stands still, that at which it was stopped.
    fn own_time(&self, now: i64) -> i64 {
        self.stopped.unwrap_or(now)
    }

    /// How far it is at a time on the wall.
    pub fn phase(&self, now: i64) -> Phase {
        let now = self.own_time(now);
        if self.is_over || now >= self.last_end() {
            Phase::After
        } else if now < self.written.begins {
            Phase::Before
        } else {
            Phase::During
        }
    }

    /// Whether a person can hand something in.
    pub fn is_writing(&self, person: PersonId, now: i64) -> bool {
        self.stopped.is_none() && self.phase(now) == Phase::During && now < self.ends_for(person)
    }

    /// From when the ranking stands still.
    pub fn freezes(&self) -> i64 {
        self.written.ends - self.written.freeze
    }

    /// Whether the ranking stands still.
    pub fn is_frozen(&self, now: i64) -> bool {
        self.written.freeze > 0 && !self.is_open && self.own_time(now) >= self.freezes()
    }

    fn of(row: &Row<'_>) -> rusqlite::Result<Contest> {
        let problems: String = row.get("problems")?;
        Ok(Contest {
            id: row.get("id")?,
            written: Written {
                text: row.get("text")?,
                problems: problems.split(' ').map(str::to_owned).collect(),
                begins: row.get("begins")?,
                ends: row.get("ends")?,
                is_silent: row.get("is_silent")?,
                freeze: row.get("freeze")?,
            },
            stopped: row.get("stopped")?,
            is_over: row.get("is_over")?,
            is_open: row.get("is_open")?,
            announced: row.get("announced")?,
            extra: BTreeMap::new(),
        })
    }
}

/// The contests that are meant, the earliest made first, with the time of all.
fn found(connection: &Connection, which: &str, key: impl Params) -> Result<Vec<Contest>> {
    let sql = format!("{CONTEST} WHERE {which} ORDER BY id");
    let mut all = rows(connection, &sql, key, Contest::of)?;
    for it in &mut all {
        let sql = "SELECT person, ms FROM extra WHERE contest = ?";
        let extra = rows(connection, sql, [it.id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        it.extra = extra.into_iter().collect();
    }
    Ok(all)
}

/// The contest of this number.
fn numbered(write: &Write<'_>, id: ContestId) -> Result<Option<Contest>> {
    Ok(found(&write.transaction, "id = ?", [id])?.pop())
}

/// Whether a contest goes on.
pub(crate) fn goes_on(connection: &Connection, wall_ms: i64) -> Result<bool> {
    let all = found(connection, "NOT is_over", [])?;
    Ok(all.iter().any(|it| it.phase(wall_ms) == Phase::During))
}

/// Writes a contest down, as a new one or in the place of this one; its number, if it is new.
fn put(write: &Write<'_>, id: Option<ContestId>, it: &Written) -> Result<ContestId> {
    let sql = "INSERT INTO contest (id, text, problems, begins, ends, is_silent, freeze) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO UPDATE SET \
        text = ?2, problems = ?3, begins = ?4, ends = ?5, is_silent = ?6, freeze = ?7";
    let problems = it.problems.join(" ");
    let row = (
        id,
        &it.text,
        problems,
        it.begins,
        it.ends,
        it.is_silent,
        it.freeze,
    );
    write.insert(sql, row)
}

/// That a person can hand something in for a contest now.
pub(crate) fn ensure_writing(write: &Write<'_>, id: ContestId, person: PersonId) -> Result<()> {
    let contest = numbered(write, id)?;
    let is_writing = contest.is_some_and(|it| it.is_writing(person, write.wall_ms));
    is_writing.then_some(()).ok_or(Error::Closed)
}

impl Store {
    /// All contests, the earliest made first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn contests(&self) -> Result<Vec<Contest>> {
        self.read(|it| found(it, "true", []))
    }

    /// Makes a contest.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_contest(&self, it: &Written, who: Option<PersonId>) -> Result<ContestId> {
        self.write(|write| {
            let id = put(write, None, it)?;
            write.log(who, "contest", &format!("{id} made"))?;
            Ok(id)
        })
    }

    /// Changes a contest; whether that can be done now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn turn_contest(&self, id: ContestId, turn: &Turn, who: Option<PersonId>) -> Result<bool> {
        self.write(|write| {
            let Some(contest) = numbered(write, id)? else {
                return Ok(false);
            };
            let now = write.wall_ms;
            let phase = contest.phase(now);
            let run = |what: &str, number: i64| {
                let sql = format!("UPDATE contest SET {what} WHERE id = ?2");
                write.run(&sql, (number, id))
            };
            let about = match turn {
                Turn::Write(it) if phase == Phase::Before => {
                    put(write, Some(id), it)?;
                    "written".to_owned()
                }
                Turn::Stop if phase == Phase::During && contest.stopped.is_none() => {
                    run("stopped = ?1", now)?;
                    "stopped".to_owned()
                }
                Turn::Continue if contest.stopped.is_some() => {
                    run("ends = ends + max(?1 - stopped, 0), stopped = NULL", now)?;
                    "continued".to_owned()
                }
                // What is over can be opened again, by hand alone.
                Turn::Prolong(ms) if phase != Phase::Before && *ms > 0 => {
                    let from = if phase == Phase::After {
                        now.max(contest.written.ends)
                    } else {
                        contest.written.ends
                    };
                    run("ends = ?1, is_over = 0, is_open = 0", from + ms)?;
                    format!("prolonged by {} s", ms / 1000)
                }
                Turn::Extra(person, ms) if phase != Phase::After && *ms >= 0 => {
                    let sql = "INSERT OR REPLACE INTO extra (contest, person, ms) VALUES (?, ?, ?)";
                    write.run(sql, (id, person, ms))?;
                    format!("{} s more for person {person}", ms / 1000)
                }
                Turn::End if phase == Phase::During => {
                    write.run("DELETE FROM extra WHERE contest = ?", [id])?;
                    run(
                        "ends = ?1, stopped = NULL, is_over = 1",
                        contest.own_time(now),
                    )?;
                    "ended".to_owned()
                }
                Turn::Open if phase == Phase::After => {
                    run("is_open = ?1", 1)?;
                    "opened".to_owned()
                }
                _ => return Ok(false),
            };
            write.log(who, "contest", &format!("{id} {about}"))?;
            Ok(true)
        })
    }

    /// Notes which contests are over, so that no clock that goes back opens them again.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn note_contests_over(&self) -> Result<usize> {
        self.write(|write| {
            let sql = "UPDATE contest SET is_over = 1 WHERE NOT is_over AND stopped IS NULL AND ends + \
                (SELECT coalesce(max(ms), 0) FROM extra WHERE contest = contest.id) <= ?";
            write.run(sql, [write.wall_ms])
        })
    }

    /// What was said in a contest: to all and, of questions, those of all or of one person. The earliest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn words(&self, contest: ContestId, person: Option<PersonId>) -> Result<Vec<Word>> {
        let sql = "SELECT * FROM word WHERE contest = ?1 \
            AND (?2 IS NULL OR person IS NULL OR person = ?2) ORDER BY id";
        self.rows(sql, (contest, person), |row| {
            Ok(Word {
                id: row.get("id")?,
                person: row.get("person")?,
                text: row.get("text")?,
                answer: row.get("answer")?,
                at: row.get("at")?,
            })
        })
    }

    /// Somebody asks in a contest, or nobody, which is an announcement.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_word(&self, contest: ContestId, person: Option<PersonId>, text: &str) -> Result<()> {
        self.write(|write| {
            let sql = "INSERT INTO word (contest, person, text, at) VALUES (?, ?, ?, ?)";
            write.run(sql, (contest, person, text, write.wall_ms))?;
            Ok(())
        })
    }

    /// Answers a question of a contest; an answer that is there is replaced.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn answer(&self, contest: ContestId, word: i64, answer: &str) -> Result<()> {
        self.write(|write| {
            let sql =
                "UPDATE word SET answer = ? WHERE contest = ? AND id = ? AND person IS NOT NULL";
            write.run(sql, (answer, contest, word))?;
            Ok(())
        })
    }

    /// All that was handed in for a contest, the earliest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn entered(&self, contest: ContestId) -> Result<Vec<Entered>> {
        let sql = "SELECT s.id, s.person, s.problem, s.file, s.at, c.said, v.report FROM submission s \
            JOIN person p ON p.id = s.person AND NOT p.is_forgotten \
            LEFT JOIN counted c ON c.submission = s.id LEFT JOIN verdict v ON v.id = c.verdict \
            WHERE s.contest = ? ORDER BY s.id";
        self.rows(sql, [contest], |row| {
            let (said, report): (Option<String>, Option<String>) = (row.get(5)?, row.get(6)?);
            Ok(Entered {
                submission: row.get(0)?,
                person: row.get(1)?,
                problem: row.get(2)?,
                file: row.get(3)?,
                at: row.get(4)?,
                judged: said.zip(report),
            })
        })
    }
}
