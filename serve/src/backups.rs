//! Copies of the file of the class, one for each day of the week, beside it.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use store::Store;

/// How long a copy is kept: whoever is forgotten is forgotten there too, after that.
const WEEK: Duration = Duration::from_hours(7 * 24);

/// The place of the copy of a day.
fn place(store: &Store, day: i64) -> PathBuf {
    let mut name = OsString::from(store.path());
    name.push(format!(".backup-{}", day.rem_euclid(7)));
    name.into()
}

fn today(store: &Store) -> i64 {
    const DAY_MS: i64 = 24 * 3600 * 1000;
    store.wall_ms() / DAY_MS
}

/// The copies that there are, with the time of each. What has such a name was looked through.
fn all(store: &Store) -> impl Iterator<Item = (PathBuf, SystemTime)> {
    (0..7).filter_map(|day| {
        let place = place(store, day);
        let at = fs::metadata(&place).and_then(|it| it.modified()).ok()?;
        Some((place, at))
    })
}

/// The last copy.
pub(crate) fn last(store: &Store) -> Option<(PathBuf, SystemTime)> {
    all(store).max_by_key(|it| it.1)
}

/// Makes the copy of today, or makes it anew; those of more than a week ago go.
///
/// # Errors
/// If it cannot be written; all copies are as they were.
pub(crate) fn make(store: &Store) -> store::Result<()> {
    store.backup(&place(store, today(store)))?;
    for (old, _) in all(store).filter(|it| it.1.elapsed().is_ok_and(|age| age > WEEK)) {
        // What cannot be removed now can be tomorrow.
        let _ = fs::remove_file(old);
    }
    Ok(())
}

/// Makes the copy of today if there is none, and drops what nobody replays.
pub(crate) fn keep(store: &Store) {
    let of_today = place(store, today(store));
    let is_there = fs::metadata(of_today)
        .and_then(|it| it.modified())
        .is_ok_and(|it| it.elapsed().is_ok_and(|age| age < Duration::from_hours(23)));
    if !is_there && make(store).is_ok() {
        let _ = store.drop_old_events();
    }
}
