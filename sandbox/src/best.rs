//! The walls that this machine has, and those that are asked for.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::layers::{Isolation, Layer};
use crate::outcome::RunError;
use crate::say;
use crate::scratch::held;

impl Isolation {
    /// The best that this machine has, found out once by trying.
    ///
    /// # Errors
    /// If nothing can be run here at all.
    pub fn best(helper: &Path) -> Result<Isolation, RunError> {
        static FOUND: Mutex<BTreeMap<PathBuf, Isolation>> = Mutex::new(BTreeMap::new());
        let mut found = held(&FOUND);
        if let Some(known) = found.get(helper) {
            return Ok(known.clone());
        }
        let best = Isolation::of(Layer::ALL.to_vec()).rehearsed(helper)?;
        found.insert(helper.to_owned(), best.clone());
        Ok(best)
    }

    /// These layers, none of them tried; the others are off.
    pub fn of(on: Vec<Layer>) -> Isolation {
        let mut isolation = Isolation::none();
        let off = Layer::ALL.into_iter().filter(|it| !on.contains(it));
        isolation.off = off.map(|it| (it, say::NOT_WANTED.into())).collect();
        isolation.on = on;
        isolation.lose_impossible();
        isolation
    }
}
