//! What is kept in the user's cache from one call to the next, so that nothing is judged twice.
//!
//! It does not lie in the folder of a class, where whoever can write there could write scores, but a
//! file for each in the user's own cache, under a name that tells all that it rests on. What has
//! another name is not found. So two classes, or one that was moved, share what they have in common,
//! and a judge that is broken off goes on where it was.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Result, ensure};
use bilingual::Message;
use judge::errors::{self, not_regular};
use judge::opened::{self, Links};
use judge::{staged, user};
use problem_set::{Digest, hexadecimal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::catalogue::class::NOT_KEPT;

/// What is older is swept.
pub const AGE: Duration = Duration::from_hours(24 * 90);

/// Nothing that is kept is longer.
const LONGEST: u64 = 64 << 20;

/// That what was found out is not kept, and why.
pub fn not_kept(why: &Message) -> Message {
    NOT_KEPT.with(&[why]).into()
}

/// What this user has kept.
pub struct Cache {
    folder: PathBuf,
    /// The hash of the judge.
    judge: String,
}

impl Cache {
    /// Opens the folder in the user's cache.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn open() -> Result<Cache> {
        let judge = fs::read(std::env::current_exe()?)?;
        let folder = user::cached("results")?;
        Cache::within(&folder, Digest::of(&judge).sha256)
    }

    /// Opens this folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn within(folder: &Path, judge: String) -> Result<Cache> {
        fs::create_dir_all(folder).map_err(|error| errors::unmade(folder, &error))?;
        staged::sweep(folder);
        let keep = Cache {
            folder: folder.to_owned(),
            judge,
        };
        keep.sweep();
        Ok(keep)
    }

    fn sweep(&self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for entry in entries {
            let written = entry.metadata().and_then(|about| about.modified());
            let age = written.map(|it| SystemTime::now().duration_since(it).unwrap_or_default());
            if age.is_ok_and(|age| age > AGE) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// The name of what rests on this judge and on these parts.
    pub fn name<'a>(&'a self, parts: impl IntoIterator<Item = &'a [u8]>) -> String {
        let mut hash = Sha256::new();
        for part in [self.judge.as_bytes()].into_iter().chain(parts) {
            // Lengths before texts: no two lists give the same bytes.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hexadecimal(&hash.finalize())
    }

    /// What is kept under this name, if it has this form. A pipe in its place is not waited for.
    pub fn find<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let path = self.folder.join(name);
        let text = opened::read(&path, LONGEST, Links::Refused).ok()?;
        serde_json::from_slice(&text).ok()
    }

    /// Keeps something.
    ///
    /// # Errors
    /// If it cannot be written, or if something else than a file lies there.
    pub fn keep(&self, name: &str, what: &impl Serialize) -> Result<()> {
        let path = self.folder.join(name);
        // Only the name fits into a remark.
        ensure!(staged::is_replaceable(&path), not_regular(name.as_ref()));
        Ok(staged::write(&path, &serde_json::to_string(what)?)?)
    }
}
