//! What is kept in the user's cache from one call to the next, so that nothing is judged twice.
//!
//! It does not lie in the folder of a class, where whoever can write there could write scores, but a
//! file for each in the user's own cache, under a name that tells all that it rests on.

use std::path::Path;
use std::sync::OnceLock;
use std::{fs, io};

use bilingual::{Message, Result};
use judge::store::{Store, name_of};
use judge::{errors, user};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::catalogue::class::NOT_KEPT;

/// What this user has kept.
pub struct Cache {
    /// `None` where nothing can be kept.
    store: Option<Store>,
    /// By which all of it is judged.
    judge: Vec<u8>,
    /// Why something was not kept, if it was not.
    refused: OnceLock<Message>,
}

impl Cache {
    /// Opens the folder in the user's cache; where that cannot be, nothing is kept.
    pub fn open() -> Cache {
        let opened = || {
            let judge = fs::read(std::env::current_exe()?)?;
            let judge = name_of([judge.as_slice()]).into_bytes();
            Cache::within(&user::cached("results")?, judge)
        };
        opened().unwrap_or_else(|error| Cache {
            store: None,
            judge: Vec::new(),
            refused: error.0.into(),
        })
    }

    /// Opens this folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn within(folder: &Path, judge: Vec<u8>) -> Result<Cache> {
        fs::create_dir_all(folder).map_err(|error| errors::unmade(folder, &error))?;
        Ok(Cache {
            store: Some(Store::open(folder)),
            judge,
            refused: OnceLock::new(),
        })
    }

    /// That something is not kept, and why.
    pub fn not_kept(&self) -> Option<Message> {
        let why = self.refused.get();
        why.map(|why| NOT_KEPT.with(&[why]).into())
    }

    /// What is kept of this judge and these parts, if it can be read; else, or if it is wanted again, what
    /// is made now, and kept in its form, if it has one.
    pub(crate) fn or_made<K: Serialize + DeserializeOwned, T>(
        &self,
        parts: &[&[u8]],
        is_again: bool,
        read: impl FnOnce(K) -> Option<T>,
        form: impl FnOnce(&T) -> Option<K>,
        make: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let own = [self.judge.as_slice()];
        let name = name_of(own.into_iter().chain(parts.iter().copied()));
        if !is_again && let Some(found) = self.find(&name).and_then(read) {
            return Ok(found);
        }
        let made = make()?;
        if let Some(kept) = form(&made)
            && let Err(error) = self.keep(&name, &kept)
        {
            self.refused.get_or_init(|| error.0);
        }
        Ok(made)
    }

    /// What is kept under this name, if it has this form.
    pub(crate) fn find<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_slice(&self.store.as_ref()?.find(name)?).ok()
    }

    /// Keeps something.
    ///
    /// # Errors
    /// If it cannot be written, or if something else than a file lies there.
    pub(crate) fn keep(&self, name: &str, what: &impl Serialize) -> Result<()> {
        let what = serde_json::to_vec(what).map_err(io::Error::from)?;
        self.store
            .as_ref()
            .map_or(Ok(()), |it| it.keep(name, &what))
    }
}
