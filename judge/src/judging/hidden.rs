//! What no program may see, wherever it lies: the set with its answers, the judge, what belongs to
//! the user.
//!
//! Most of it lies where programs see nothing anyway; but a set may be kept below `/usr/share`, and
//! an interpreter in a home.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::set::root::Root;
use crate::system::folders;

/// The sets that were named to this process.
static SETS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// From now on programs do not see this set.
pub fn hide(set: &Path) {
    // A panic elsewhere leaves them as they were.
    let mut sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    sets.insert(std::path::absolute(set).unwrap_or_else(|_| set.to_owned()));
}

/// Files and folders that no program sees.
pub fn hidden() -> Vec<PathBuf> {
    static ALWAYS: OnceLock<Vec<PathBuf>> = OnceLock::new();
    let sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    let always = ALWAYS.get_or_init(always).iter();
    always.chain(sets.iter()).cloned().collect()
}

/// What does not depend on the command line.
fn always() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = Vec::new();
    all.extend(Root::find(None).map(|root| root.path().to_owned()));
    let path = env::var_os("PATH").unwrap_or_default();
    let judge = env::current_exe().ok();
    all.extend(judge.as_deref().and_then(|judge| private(judge, &path)));
    // A home among the system's programs, as that of a daemon, is nobody's.
    let home = dirs::home_dir().filter(|home| !is_in_path(home, &path));
    all.extend(home);
    let own = [dirs::cache_dir(), dirs::data_local_dir()];
    all.extend(own.into_iter().flatten().map(|it| it.join("tro-choi")));
    all
}

/// The folder of a program; if it lies among others, only the program itself.
fn private(program: &Path, path: &OsStr) -> Option<PathBuf> {
    let folder = program.parent()?;
    let is_among_others = is_in_path(folder, path);
    Some(if is_among_others { program } else { folder }.to_owned())
}

/// Whether compilers and interpreters are looked for in this folder.
fn is_in_path(folder: &Path, path: &OsStr) -> bool {
    let folder = folder.canonicalize();
    let mut others = folders(path).map(|other| other.canonicalize());
    folder.is_ok_and(|folder| others.any(|other| other.is_ok_and(|it| it == folder)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_among_other_programs_hides_only_itself() {
        let home = tempfile::tempdir().unwrap();
        let judge = home.path().join("judge");
        let folder = Some(home.path().to_owned());
        assert_eq!(private(&judge, OsStr::new("/usr/bin:/bin")), folder);
        assert_eq!(private(&judge, home.path().as_os_str()), Some(judge));
    }

    #[test]
    fn a_set_that_was_named_is_hidden() {
        let home = tempfile::tempdir().unwrap();
        hide(home.path());
        assert!(hidden().contains(&home.path().to_owned()));
    }
}
