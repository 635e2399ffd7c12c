//! As whom a program runs.
//!
//! Root's programs run as a user that nobody is, for root owns the machine even without its
//! privileges. Some runtimes lie where only root can enter, as `/root/.rustup` does. In a file tree
//! of its own a program is shown them elsewhere; else it keeps a single privilege for them: to read
//! what it is not allowed to, or, where root itself has no such privilege, as in most containers, to
//! open it. That is never left to it with nothing around it that says what there is to be opened.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use nix::unistd::{Uid, geteuid};

use super::sys;
use crate::job::Job;
use crate::layers::Layer;
use crate::outcome::NotRun;
use crate::say;

/// A number that no user has.
const FIRST: u32 = 1_900_000_000;
/// So many of them, another one for every helper, so that limits for one user are limits for one
/// run.
const COUNT: u32 = 100_000_000;

/// Another user than the helper's, and what is left to it of root.
#[derive(Debug, Clone, Copy)]
pub(super) struct Identity {
    /// The user; none if it is the helper's.
    pub(super) user: Option<Uid>,
    /// The capability by which it reads what it is not allowed to, if it has one.
    pub(super) reads_by: Option<u32>,
}

/// As whom the program of this job runs.
///
/// # Errors
/// If nobody else than root can reach what it needs.
pub(super) fn identity(job: &Job) -> Result<Identity, NotRun> {
    let (mut user, mut reads_by) = (None, None);
    if geteuid().is_root() && job.isolation.has(Layer::Identity) {
        user = unused_user();
        if user.is_none() {
            return Err(NotRun::at(Layer::Identity, &say::USER, &say::NO_OTHER_USER));
        }
        if let Some(shut) = shut(job) {
            reads_by = reading(job).into_iter().find(|&it| sys::has_capability(it));
            if reads_by.is_none() {
                return Err(NotRun::because(say::ONLY_ROOT.with(&[&shut.display()])));
            }
        }
    }
    Ok(Identity { user, reads_by })
}

/// The capabilities by which this program may read what is shown to it, the lesser one first; none
/// where nothing says what that is. The other one can write, too, where a Landlock domain does not
/// know that to cut a file is to write to it.
fn reading(job: &Job) -> Vec<u32> {
    if job.isolation.has(Layer::Files)
        || sys::landlock_version() >= 3 && job.isolation.has(Layer::Paths)
    {
        vec![sys::READ_ALL, sys::OPEN_ALL]
    } else if job.isolation.has(Layer::Paths) {
        vec![sys::READ_ALL]
    } else {
        Vec::new()
    }
}

/// A user that nobody is, among those that there can be: in a container these may be few.
pub(crate) fn unused_user() -> Option<Uid> {
    let map = fs::read_to_string("/proc/self/uid_map").ok()?;
    let ranges = map.lines().filter_map(|line| {
        let mut words = line.split_ascii_whitespace();
        let first: u32 = words.next()?.parse().ok()?;
        let count: u32 = words.nth(1)?.parse().ok()?;
        Some((first, count))
    });
    let (first, count) = ranges.max_by_key(|it| it.1)?;
    let number = std::process::id();
    if first <= FIRST && count - (FIRST - first).min(count) >= COUNT {
        return Some(Uid::from_raw(FIRST + number % COUNT));
    }
    // The upper half but for the last: the users of a system come first, and nobody is the last.
    let half = count / 2;
    (half > 2).then(|| Uid::from_raw(first + half + number % (half - 2)))
}

/// The first thing that only root can reach, of what the program needs.
fn shut(job: &Job) -> Option<&Path> {
    let own = job.runtime.iter().map(AsRef::as_ref);
    let mut needed = own.chain([job.program.as_path(), job.scratch.as_path()]);
    needed.find(|path| !is_open(path, job))
}

/// Whether everybody can read this, and enter the folders above it.
fn is_open(path: &Path, job: &Job) -> bool {
    let allows = |path: &Path, bits: u32| {
        // What is not there is in nobody's way.
        path.metadata()
            .map_or(true, |about| about.permissions().mode() & bits == bits)
    };
    let is_own = |path: &Path| path == job.scratch;
    // In a tree of its own, the folders above are made anew.
    let above = path.ancestors().skip(1);
    let above = above.filter(|it| !job.isolation.has(Layer::Files) && !is_own(it));
    let read = if path.is_dir() { 0o5 } else { 0o4 };
    (is_own(path) || allows(path, read)) && above.into_iter().all(|it| allows(it, 0o1))
}

/// Lets everybody through to the job's folder, if its program is another user and has no tree of
/// its own in which it finds it. The names of these folders are known to nobody.
pub(super) fn open_the_way(job: &Job, identity: Identity) {
    if identity.user.is_none() || job.isolation.has(Layer::Files) {
        return;
    }
    let above = job.folder.ancestors().skip(1);
    for folder in above.take_while(|it| it.starts_with(&job.scratch)) {
        // If that fails, the program fails, and says where.
        if let Ok(about) = folder.metadata() {
            let mode = about.mode() & 0o7777 | 0o1;
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(mode));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unused_user_is_none_of_the_system() {
        // Whoever runs this is not alone.
        if let Some(user) = unused_user() {
            assert!(user.as_raw() > 1000, "{user}");
            assert_ne!(user, geteuid());
        }
    }
}
