//! Where what belongs to a user is kept: what he would miss, and what can be made again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bilingual::Fault;
use sandbox::Scratch;

use crate::catalogue::errors as say;
use crate::system;

/// How the names of temporary folders begin.
pub const SCRATCH: &str = "judge-";

/// How the folder of the set is called beside those of others.
const OWN: &str = "tro-choi";

/// The folder for what the set keeps for its user alone: among his data or, where nothing can be
/// written there, in his cache.
///
/// # Errors
/// If the system does not tell where a user's files belong.
pub fn user_folder() -> Result<PathBuf, Fault> {
    let places = [dirs::data_local_dir(), dirs::cache_dir()];
    let all = places.into_iter().flatten().map(|it| it.join(OWN));
    let all: Vec<PathBuf> = all.collect();
    let good = all.iter().find(|it| can_be_written(it)).or(all.first());
    good.cloned().ok_or_else(|| Fault::new(&say::NO_HOME))
}

/// Whether a folder is there, or can be made, and files in it.
pub fn can_be_written(folder: &Path) -> bool {
    let there = folder.ancestors().find(|it| it.exists());
    there.is_some_and(|it| it.is_dir() && system::may_write(it))
}

/// The folder of this name in the user's cache.
///
/// # Errors
/// If the system does not tell where a user's files belong.
pub fn cached(name: &str) -> Result<PathBuf, Fault> {
    let cache = dirs::cache_dir().ok_or_else(|| Fault::new(&say::NO_HOME))?;
    Ok(cache.join(OWN).join(name))
}

/// The folder of this process for what can be made again but cannot be kept.
static FOR_NOW: Mutex<Option<Scratch>> = Mutex::new(None);

/// The folder of this name for what can be made again: in the user's cache or, where it cannot be
/// made there, in one that goes with this process, where nobody else looks into it.
///
/// # Errors
/// If there is no place for it at all.
pub fn cache(name: &str) -> io::Result<PathBuf> {
    if let Ok(folder) = cached(name)
        && fs::create_dir_all(&folder).is_ok()
        && can_be_written(&folder)
    {
        return system::real(&folder);
    }
    // A panic elsewhere leaves it as it was.
    let mut for_now = FOR_NOW.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || {
        let scratch = Scratch::new(SCRATCH)?;
        system::permit(scratch.path(), 0o711)?;
        io::Result::Ok(scratch)
    };
    let scratch = for_now.take().map_or_else(make, Ok)?;
    let folder = for_now.insert(scratch).path().join(name);
    system::make_private(&folder)?;
    Ok(folder)
}

/// Whether what lies there is still there when this process has ended.
pub fn lasts(path: &Path) -> bool {
    let for_now = FOR_NOW.lock().unwrap_or_else(PoisonError::into_inner);
    !for_now
        .as_ref()
        .is_some_and(|it| path.starts_with(it.path()))
}
