//! What is kept in the user's cache from one call to the next, so that nothing is judged twice.
//!
//! It does not lie in the folder of a class, where whoever can write there could write scores, but a
//! file for each in the user's own cache, under a name that tells all that it rests on.

use std::path::Path;
use std::{fs, io};

use bilingual::{Message, Result};
use judge::store::{Store, name_of};
use judge::{errors, user};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::catalogue::class::NOT_KEPT;

/// That what was found out is not kept, and why.
pub fn not_kept(why: &Message) -> Message {
    NOT_KEPT.with(&[why]).into()
}

/// What this user has kept.
pub struct Cache {
    store: Store,
    /// By which all of it is judged.
    judge: Vec<u8>,
}

impl Cache {
    /// Opens the folder in the user's cache.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn open() -> Result<Cache> {
        let judge = fs::read(std::env::current_exe()?)?;
        let judge = name_of([judge.as_slice()]).into_bytes();
        Cache::within(&user::cached("results")?, judge)
    }

    /// Opens this folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn within(folder: &Path, judge: Vec<u8>) -> Result<Cache> {
        fs::create_dir_all(folder).map_err(|error| errors::unmade(folder, &error))?;
        let store = Store::open(folder);
        Ok(Cache { store, judge })
    }

    /// The name of what rests on this judge and on these parts.
    pub fn name<'a>(&'a self, parts: impl IntoIterator<Item = &'a [u8]>) -> String {
        name_of([self.judge.as_slice()].into_iter().chain(parts))
    }

    /// What is kept under this name, if it has this form.
    pub fn find<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_slice(&self.store.find(name)?).ok()
    }

    /// Keeps something.
    ///
    /// # Errors
    /// If it cannot be written, or if something else than a file lies there.
    pub fn keep(&self, name: &str, what: &impl Serialize) -> Result<()> {
        let what = serde_json::to_vec(what).map_err(io::Error::from)?;
        self.store.keep(name, &what)
    }
}
