//! What a teacher writes to the owner of a submission.

use crate::{PersonId, Result, Store, SubmissionId};

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// What it says.
    pub text: String,
    /// When it was written: the time on the wall, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Writes a note on a submission, in the place of the one before; an empty one takes that back. Whether
    /// there is such a submission, whose owner is not forgotten.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn note(
        &self,
        submission: SubmissionId,
        text: &str,
        who: Option<PersonId>,
    ) -> Result<bool> {
        self.write(|write| {
            let sql = "INSERT INTO note (submission, person, text, at) SELECT s.id, ?2, ?3, ?4 \
                FROM submission s JOIN person p ON p.id = s.person WHERE s.id = ?1 AND NOT p.is_forgotten";
            let is_there = write.run(sql, (submission, who, text, write.wall_ms))? > 0;
            if is_there {
                write.log(who, "note", &submission.to_string())?;
            }
            Ok(is_there)
        })
    }
}
