//! The run: alone, or in a dialogue.

use std::sync::{PoisonError, RwLock};

use bilingual::{Message, Told};
use checker::interactor::Interactor;
use sandbox::{Ended, Left, RunError, Stop};

use super::dialogue::{self, Talk};
use super::prepared::{Counterpart, Prepared, Trial};
use super::settings::Settings;
use super::workdir::Workdir;

/// Ordinary runs share it; a run that is measured alone has it to itself.
static GATE: RwLock<()> = RwLock::new(());

/// The second stage.
pub(crate) struct Ran<'a> {
    pub(crate) trial: Trial<'a>,
    pub(crate) cap: u64,
    pub(crate) workdir: Workdir,
    pub(crate) ended: Ended,
    /// What lies in the program's folder.
    pub(crate) left: Vec<Left>,
    pub(crate) against: Against,
}

/// What the run is held against.
pub(crate) enum Against {
    /// The reference's output.
    Answer(Vec<u8>),
    /// What was said, and who knows whether it was right.
    Dialogue(Talk, Box<Interactor>),
}

impl<'a> Ran<'a> {
    /// Runs the program, beside others or without them; the error is the judge's own.
    pub(crate) fn new(
        prepared: Prepared<'a>,
        settings: &Settings,
        alone: bool,
    ) -> Result<Ran<'a>, Message> {
        let mut quota = prepared.quota(settings.pace);
        let left = prepared.trial.program.time_left(settings)?;
        quota.wall_ms =
            u64::try_from(left.as_millis()).map_or(quota.wall_ms, |it| it.min(quota.wall_ms));
        let job = prepared.workdir.job(prepared.trial.program, quota);
        let run = || -> Result<_, RunError> {
            // The lock guards no data, so a panic elsewhere does not matter here.
            let _exclusive = alone.then(|| GATE.write().unwrap_or_else(PoisonError::into_inner));
            let _shared = (!alone).then(|| GATE.read().unwrap_or_else(PoisonError::into_inner));
            match prepared.counterpart {
                Counterpart::Answer(answer) => {
                    let outcome = sandbox::run(&settings.helper, &job)?;
                    Ok((outcome, Against::Answer(answer)))
                }
                Counterpart::Interactor(mut interactor) => {
                    let (outcome, talk) =
                        dialogue::hold(settings, job, &mut interactor, prepared.cap)?;
                    Ok((outcome, Against::Dialogue(talk, interactor)))
                }
            }
        };
        let (outcome, against) = run().map_err(|error| error.message())?;
        if outcome.ended.stopped == Some(Stop::Idle) {
            // It may have been stopped for that and not for what it did.
            prepared.trial.program.time_left(settings)?;
        }
        Ok(Ran {
            trial: prepared.trial,
            cap: prepared.cap,
            workdir: prepared.workdir,
            ended: outcome.ended,
            left: outcome.left,
            against,
        })
    }
}
