//! Which layers this machine has, found out by trying.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use nix::unistd::geteuid;

use super::client::run;
use super::helper::identity::unused_user;
use crate::Scratch;
use crate::job::Job;
use crate::layers::{Isolation, Layer};
use crate::outcome::{NotRun, RunError};
use crate::say;

/// How the names of the folders begin in which layers are tried.
const REHEARSAL: &str = "sandbox-rehearsal-";

impl Isolation {
    /// What nobody needs to try is off.
    pub(crate) fn lose_impossible(&mut self) {
        self.group = super::group::parent();
        // Who is not root has no other user to offer.
        if !geteuid().is_root() {
            self.lose(Layer::Identity, say::ONLY_FOR_ROOT.into());
        } else if unused_user().is_none() {
            self.lose(Layer::Identity, say::NO_OTHER_USER.into());
        }
        if self.group.is_none() {
            self.lose(Layer::Group, say::NO_GROUP.into());
        }
    }

    /// These layers without those that cannot be put on here.
    ///
    /// # Errors
    /// If something else than a layer is in the way.
    pub fn rehearsed(mut self, helper: &Path) -> Result<Isolation, RunError> {
        if let Some(too_low) = super::inherited::too_low() {
            return Err(RunError::NotRun(too_low));
        }
        super::scratch::sweep(REHEARSAL);
        let folder = Scratch::new(REHEARSAL).map_err(RunError::Folder)?;
        // The helper may be another user than this process.
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755))?;
        let place = folder.path().join("box");
        fs::create_dir(&place)?;
        loop {
            let program = "/bin/true".into();
            let job = Job::of_rehearsal(program, folder.path(), place.clone(), &self);
            match run(helper, &job) {
                Ok(_) => return self.not_as_root(),
                Err(RunError::NotRun(not_run)) => match not_run.layer {
                    Some(layer) if self.has(layer) => self.lose(layer, not_run.reason),
                    _ => return Err(RunError::NotRun(not_run)),
                },
                Err(other) => return Err(other),
            }
        }
    }

    /// The same, unless root's programs would own the whole machine.
    fn not_as_root(self) -> Result<Isolation, RunError> {
        let keeps = [Layer::Identity, Layer::Files, Layer::Paths];
        let is_kept = keeps.into_iter().any(|layer| self.has(layer));
        // Root of a namespace in which there is nobody else is an ordinary user.
        if is_kept || !geteuid().is_root() || unused_user().is_none() {
            return Ok(self);
        }
        let why = self.off.get(&Layer::Identity).cloned().unwrap_or_default();
        Err(RunError::NotRun(NotRun {
            layer: Some(Layer::Identity),
            reason: say::WOULD_BE_ROOT.with(&[&why]).into(),
        }))
    }
}
