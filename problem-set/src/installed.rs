//! The problems that this program has.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, RwLock};

use bilingual::Fault;
use contract::AnyProblem;

use crate::Spec;

/// All of them; what is added makes the list anew.
static INSTALLED: RwLock<Option<&[&'static dyn AnyProblem]>> = RwLock::new(None);

/// Where those lie that are no rooms of the set, by id.
static FOLDERS: Mutex<BTreeMap<&str, PathBuf>> = Mutex::new(BTreeMap::new());

/// Makes these the problems of the program; once they are there, it has no effect.
pub fn install(problems: impl FnOnce() -> Vec<&'static dyn AnyProblem>) {
    let mut installed = INSTALLED.write().unwrap_or_else(PoisonError::into_inner);
    installed.get_or_insert_with(|| problems().leak());
}

/// Adds a problem that lies in a folder of its own, with its tests in `tests`; it takes the place of one with the same
/// id that was added before.
///
/// # Panics
/// As [`problems`].
pub fn add(problem: &'static dyn AnyProblem, folder: &Path) {
    let mut all = problems().to_vec();
    match all.binary_search_by_key(&problem.id(), |it| it.id()) {
        Ok(place) => all[place] = problem,
        Err(place) => all.insert(place, problem),
    }
    *INSTALLED.write().unwrap_or_else(PoisonError::into_inner) = Some(all.leak());
    let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    folders.insert(problem.id(), folder.to_owned());
}

/// The folder of a problem that was [added](add).
pub fn added_folder(id: &str) -> Option<PathBuf> {
    let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    folders.get(id).cloned()
}

/// Where a problem lies: below the set, or as it was [added](add).
pub fn home(id: &str) -> String {
    let Some(folder) = added_folder(id) else {
        return format!("problems/{id}");
    };
    let is_kept = folder.parent().is_some_and(|it| it.ends_with("variants"));
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    if is_kept {
        format!("variants/{name}")
    } else {
        bilingual::text::name(&folder)
    }
}

/// The problem that was [added](add) from the folder of this path.
pub(crate) fn in_folder(path: &str) -> Option<&'static dyn AnyProblem> {
    let path = std::path::absolute(path).ok()?;
    let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    let (id, _) = folders.iter().find(|(_, folder)| **folder == path)?;
    find(id)
}

/// All problems, by ascending id.
///
/// # Panics
/// If none were installed, which is a mistake in the program.
pub fn problems() -> &'static [&'static dyn AnyProblem] {
    let installed = INSTALLED.read().unwrap_or_else(PoisonError::into_inner);
    installed.expect("the program calls all_problems::install before it asks for problems")
}

/// The problems that are rooms of the set: all but those that were [added](add).
///
/// # Panics
/// As [`problems`].
pub fn rooms() -> Vec<&'static dyn AnyProblem> {
    let problems = problems().iter().copied();
    let is_room = |it: &&dyn AnyProblem| added_folder(it.id()).is_none();
    problems.filter(|it| is_room(it)).collect()
}

/// The problems that are listed: all but drafts and what says that it is not, by ascending id.
///
/// # Panics
/// As [`problems`].
pub fn listed() -> Vec<&'static dyn AnyProblem> {
    let problems = problems().iter().copied();
    let is_listed = |it: &&dyn AnyProblem| !is_draft(*it) && !Spec::of(*it).unlisted;
    problems.filter(is_listed).collect()
}

/// Whether the manifest of a problem says that it is a draft.
pub fn is_draft(problem: &dyn AnyProblem) -> bool {
    Spec::of(problem).draft
}

/// The first `problem.toml` that cannot be used.
///
/// # Panics
/// As [`problems`].
pub fn bad_spec() -> Option<Fault> {
    let mut problems = problems().iter();
    problems.find_map(|it| Spec::parse(it.id(), it.manifest()).err())
}

/// The problem with this id, in any case. What a person has written is for
/// [`find_problem`](crate::find_problem).
///
/// # Panics
/// As [`problems`].
pub fn find(id: &str) -> Option<&'static dyn AnyProblem> {
    let mut problems = problems().iter().copied();
    problems.find(|problem| problem.id().eq_ignore_ascii_case(id))
}
