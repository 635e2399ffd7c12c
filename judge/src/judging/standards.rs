//! By which standard a compiler can compile, once that was found out.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use super::language::Language;
use super::store::{Store, name_of};
use super::tools::stamp;
use bilingual::Message;

/// By which standard the small program of a language was compiled within such walls, or why that failed.
type Tried = BTreeMap<(Language, String), Result<&'static str, Message>>;

static TRIED: Mutex<Tried> = Mutex::new(BTreeMap::new());

/// Where the standards of old compilers are kept, and what counts how.
const STANDARDS: &str = "standards";
const VERSION: &str = "1";

/// The standard by which programs are compiled: the newest, or the older one of this compiler, if that was
/// found out, now or before.
pub(super) fn known(language: Language, walls: &str, tool: &Path) -> &'static str {
    let newest = language.newest_standard();
    let all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(Ok(standard)) = all.get(&(language, walls.to_owned())) {
        return standard;
    }
    let found = kept(language, tool).and_then(|(store, name)| store.find(&name));
    let mut standards = language.standards().iter();
    let found = found.and_then(|found| standards.find(|it| it.as_bytes() == found));
    found.unwrap_or(&newest)
}

/// What trying has brought, which is done once for each language and process.
pub(super) fn tried(
    language: Language,
    walls: String,
    tool: &Path,
    works: impl FnOnce() -> Result<&'static str, Message>,
) -> Result<&'static str, Message> {
    let mut all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    let tried = all.entry((language, walls)).or_insert_with(|| {
        let tried = works();
        if let Ok(standard) = &tried {
            keep(standard, language, tool);
        }
        tried
    });
    tried.clone()
}

/// Keeps that this compiler knows no newer standard; where that is not possible it is found out again.
fn keep(standard: &str, language: Language, tool: &Path) {
    if standard != language.newest_standard()
        && let Some((store, name)) = kept(language, tool)
    {
        let _ = store.keep(&name, standard.as_bytes());
    }
}

/// Where it is kept, and under which name.
fn kept(language: Language, tool: &Path) -> Option<(Store, String)> {
    let (store, stamp) = (Store::of_user(STANDARDS).ok()?, stamp(tool).ok()?);
    let parts = [language.newest_standard(), VERSION, &stamp];
    Some((store, name_of(parts.map(str::as_bytes))))
}
