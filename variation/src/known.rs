//! Variants that lie in folders, as problems beside those of the set.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Result, sentences};
use judge::root::Root;
use problem_set::{AnyProblem, added_folder, find};

use crate::data::{Data, VARIANT};
use crate::making::Plan;

sentences! {
    TAKEN: "{0}: đã có bài tên {1}", "{0}: there is a problem {1} already";
}

/// The folder of a set in which variants lie.
const VARIANTS: &str = "variants";

/// Makes what lies in a folder a problem of this program.
///
/// # Errors
/// If it is no variant of this version of the set, or has the name of another problem.
pub(crate) fn know(folder: &Path) -> Result<&'static dyn AnyProblem> {
    let data = Data::read(folder)?;
    let id = data.id();
    let absolute = std::path::absolute(folder)?;
    let other = find(&id).filter(|it| added_folder(it.id()).is_none_or(|it| it != absolute));
    if let Some(other) = other {
        let shown = bilingual::text::name(folder);
        return Err(Fault::new(&TAKEN.with(&[&shown, &other.id()])));
    }
    let plan = Plan::new(data).map_err(|fault| fault.at(&bilingual::text::name(folder)))?;
    plan.known(&absolute).map(|it| it.0)
}

/// The folders in `variants/` of the set.
pub fn kept(root: &Root) -> Vec<PathBuf> {
    let entries = fs::read_dir(root.path().join(VARIANTS)).into_iter();
    let mut folders: Vec<PathBuf> = entries.flatten().flatten().map(|it| it.path()).collect();
    folders.retain(|it| it.join(VARIANT).is_file());
    folders.sort();
    folders
}

/// Makes known what lies in `variants/` of the set at this root, and the variants whose folders are words of the command
/// line. Those that cannot be used are told by what is returned; nothing else is the worse for them.
pub fn known_beside(root: Option<&Path>, words: &[OsString]) -> Vec<Fault> {
    let mut folders = Root::find(root).map_or_else(|_| Vec::new(), |root| kept(&root));
    folders.extend(words.iter().map(PathBuf::from));
    folders.retain(|it| it.join(VARIANT).is_file());
    folders.iter().filter_map(|it| know(it).err()).collect()
}
