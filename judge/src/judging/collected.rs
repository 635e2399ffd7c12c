//! What a run has left: its output, and what it said of errors.

use bilingual::{Message, of_system};
use sandbox::Ended;

use super::prepared::Trial;
use super::ran::{Against, Ran};
use super::workdir::Found;
use crate::catalogue::judging as say;

/// The third stage; the folder of the run is gone.
pub(crate) struct Collected<'a> {
    pub(crate) trial: Trial<'a>,
    pub(crate) ended: Ended,
    pub(crate) found: Found,
    /// Standard error, in which the program has its own name.
    pub(crate) stderr: Vec<String>,
    pub(crate) against: Against,
}

impl<'a> Collected<'a> {
    /// Takes what counts; the error is the judge's own.
    pub(crate) fn new(ran: Ran<'a>) -> Result<Collected<'a>, Message> {
        let talks = matches!(ran.against, Against::Dialogue(..));
        let found = ran
            .workdir
            .collect(&ran.left, ran.cap, talks)
            .map_err(|error| Message::from(say::OUTPUT_UNREAD.with(&[&of_system(&error)])))?;
        let program = ran.trial.program;
        Ok(Collected {
            trial: ran.trial,
            ended: ran.ended,
            found,
            stderr: ran.workdir.errors(program),
            against: ran.against,
        })
    }
}
