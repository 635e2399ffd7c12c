//! What is handed in.

use sha2::{Digest, Sha256};

use crate::contest::ensure_writing;
use crate::people::ensure_there;
use crate::queue::{Lane, NewJob, Stage};
use crate::{ContestId, Error, PersonId, Result, Store, SubmissionId};

/// What somebody hands in.
#[derive(Debug, Clone, Copy)]
pub struct HandIn<'a> {
    /// Who.
    pub person: PersonId,
    /// The id of the problem.
    pub problem: &'a str,
    /// The name under which it is judged.
    pub file: &'a str,
    /// The name of its language.
    pub language: &'a str,
    /// The source.
    pub bytes: &'a [u8],
    /// What the form had of its own: what is sent twice is one.
    pub nonce: &'a [u8],
    /// The contest for which it is, if it is for one.
    pub contest: Option<ContestId>,
    /// How soon it is judged.
    pub lane: Lane,
    /// Whether it plays, and does not solve.
    pub is_bot: bool,
}

/// What was received.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Received {
    /// The number of the submission.
    pub submission: SubmissionId,
    /// Whether it was not received before.
    pub is_new: bool,
}

impl Store {
    /// Receives a submission: when this comes back, it is on the disk, and will be judged.
    ///
    /// # Errors
    /// If there is no such person or problem, if its contest is closed to him, or nothing can be written; then nothing of it was.
    pub fn hand_in(&self, it: &HandIn<'_>) -> Result<Received> {
        self.write(|write| {
            ensure_there(write, it.person)?;
            let sql = "SELECT id FROM submission WHERE person = ? AND nonce = ?";
            if let Some(submission) = write.value(sql, (it.person, it.nonce))? {
                return Ok(Received {
                    submission,
                    is_new: false,
                });
            }
            if let Some(contest) = it.contest {
                ensure_writing(write, contest, it.person)?;
            }
            let current =
                write.value("SELECT current FROM tests WHERE problem = ?", [it.problem])?;
            let current: String =
                current.ok_or_else(|| Error::UnknownProblem(it.problem.to_owned()))?;
            let sha = Sha256::digest(it.bytes);
            let sql = "INSERT OR IGNORE INTO source (sha, bytes) VALUES (?, ?)";
            write.run(sql, (sha.as_slice(), it.bytes))?;
            let sql = "INSERT INTO submission (person, problem, file, language, sha, nonce, at, contest, is_bot) \
                       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
            let row = (
                it.person,
                it.problem,
                it.file,
                it.language,
                sha.as_slice(),
                it.nonce,
                write.wall_ms,
                it.contest,
                it.is_bot,
            );
            let submission = write.insert(sql, row)?;
            let job = NewJob {
                submission,
                person: it.person,
                tests_lock: &current,
                lane: it.lane,
            };
            job.begin(write, [Stage::Samples, Stage::Play][usize::from(it.is_bot)])?;
            write.tell(it.person, submission, "received", "")?;
            Ok(Received {
                submission,
                is_new: true,
            })
        })
    }
}
