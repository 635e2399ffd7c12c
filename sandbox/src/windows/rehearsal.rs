//! Which layers this machine has, found out by trying.

use std::path::{Path, PathBuf};

use super::running::start;
use super::scratch::sweep;
use super::start::system_folder;
use crate::Scratch;
use crate::job::{Job, Takes};
use crate::layers::{Isolation, Layer};
use crate::outcome::{Exit, NotRun, RunError, RunOutcome};
use crate::say;

/// How the names of the folders begin in which layers are tried.
const REHEARSAL: &str = "sandbox-rehearsal-";

/// What the rehearsed program writes.
const MADE: &str = "made";

/// What can be had on Windows at all.
const POSSIBLE: [Layer; 2] = [Layer::Identity, Layer::Group];

impl Isolation {
    /// What nobody needs to try is off.
    pub(crate) fn lose_impossible(&mut self) {
        for layer in Layer::ALL.into_iter().filter(|it| !POSSIBLE.contains(it)) {
            self.lose(layer, say::NOT_ON_WINDOWS.into());
        }
    }

    /// These layers without those that cannot be put on here.
    ///
    /// # Errors
    /// If something else than a layer is in the way.
    pub fn rehearsed(mut self, _helper: &Path) -> Result<Isolation, RunError> {
        sweep(REHEARSAL);
        loop {
            match tried(&self) {
                Ok(outcome) if is_well(&outcome) => return Ok(self),
                Ok(outcome) => {
                    let how = format!("{:X?}", outcome.ended.exit);
                    if !self.has(Layer::Identity) {
                        let why = NotRun::because(say::AT.with(&[&"cmd.exe", &how]));
                        return Err(RunError::NotRun(why));
                    }
                    self.lose(Layer::Identity, say::LOW_FAILED.with(&[&how]).into());
                }
                Err(RunError::NotRun(not_run)) => match not_run.layer {
                    Some(layer) if self.has(layer) && layer != Layer::Group => {
                        self.lose(layer, not_run.reason);
                    }
                    _ if self.has(Layer::Identity) => {
                        self.lose(Layer::Identity, not_run.reason);
                    }
                    _ => return Err(RunError::NotRun(not_run)),
                },
                Err(other) => return Err(other),
            }
        }
    }
}

fn is_well(outcome: &RunOutcome) -> bool {
    let is_made = outcome.left.iter().any(|it| it.name == MADE && it.taken);
    outcome.ended.exit == Exit::Code(0) && is_made
}

/// A program of the system's, which writes a file into its folder.
fn tried(isolation: &Isolation) -> Result<RunOutcome, RunError> {
    let folder = Scratch::new(REHEARSAL).map_err(RunError::Folder)?;
    let path = |name: &str| folder.path().join(name);
    for name in ["box", "taken"] {
        std::fs::create_dir(path(name))?;
    }
    let words = ["/d", "/c", "echo", "x>", MADE];
    let program = system_folder().join("cmd.exe");
    let job = Job {
        arguments: words.map(PathBuf::from).into(),
        stdout: path("stdout"),
        stderr: path("stderr"),
        takes: Takes {
            names: vec![MADE.to_owned()],
            into: path("taken"),
        },
        ..Job::of_rehearsal(program, folder.path(), path("box"), isolation)
    };
    start(&job)?.finish()
}
