//! What a compiler needs before it compiles anything: made once for each compiler, and kept in the user's
//! cache; where nothing can be kept there, once for each judge.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::tools;
use crate::set::user;
use crate::system::permit;
use problem_set::Digest;
use sandbox::Scratch;

/// How the names of the folders begin in which something is made.
const MAKING: &str = ".making-";

/// What `make` leaves under this name in the folder that it is given, kept in the folder of the user's
/// cache that is called so; made now if it is not there for this version and this tool.
pub(super) fn made_once(
    called: &str,
    name: &str,
    version: &str,
    tool: &Path,
    make: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    made_in(&user::cache(called)?, name, version, tool, make)
}

/// The same, if it is there.
pub(super) fn kept(called: &str, name: &str, version: &str, tool: &Path) -> Option<PathBuf> {
    let path = own(&user::cached(called).ok()?, version, tool)
        .ok()?
        .join(name);
    path.exists().then_some(path)
}

/// The folder of what is made by this version for this tool.
fn own(folder: &Path, version: &str, tool: &Path) -> io::Result<PathBuf> {
    let maker = format!("{version} {}", tools::stamp(tool)?);
    Ok(folder.join(&Digest::of(maker.as_bytes()).sha256[..12]))
}

fn made_in(
    folder: &Path,
    name: &str,
    version: &str,
    tool: &Path,
    make: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let own = own(folder, version, tool)?;
    let target = own.join(name);
    if target.exists() {
        return Ok(target);
    }
    fs::create_dir_all(&own)?;
    sandbox::sweep_within(folder, MAKING);
    let work = Scratch::within(folder, MAKING)?;
    make(work.path())?;
    let made = work.path().join(name);
    for path in [folder, &own] {
        permit(path, 0o755)?;
    }
    make_readable(&made)?;
    // Another judge may be making it, too: each leaves the whole of it.
    match sandbox::patiently(|| fs::rename(&made, &target)) {
        Err(_) if target.exists() => Ok(target),
        moved => moved.map(|()| target),
    }
}

/// Whoever runs a compiler, or what it has made, reads it.
pub(super) fn make_readable(path: &Path) -> io::Result<()> {
    if !path.is_dir() {
        return permit(path, 0o644);
    }
    permit(path, 0o755)?;
    fs::read_dir(path)?.try_for_each(|entry| make_readable(&entry?.path()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_made_again_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let tool = folder.path().join("tool");
        fs::write(&tool, "").unwrap();
        let place = folder.path().join("kept");
        let made = |version: &str, text: &str| {
            let target = made_in(&place, "parts", version, &tool, |work| {
                fs::create_dir(work.join("parts"))?;
                fs::write(work.join("parts/a"), text)?;
                permit(&work.join("parts/a"), 0o600)
            });
            target.unwrap()
        };
        let first = made("1", "old");
        assert_eq!(made("1", "new"), first);
        assert_eq!(fs::read_to_string(first.join("a")).unwrap(), "old");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let rights = first.join("a").metadata().unwrap().permissions().mode();
            assert_eq!(rights & 0o777, 0o644);
        }
        assert_ne!(made("2", "new"), first);
        assert_eq!(fs::read_dir(&place).unwrap().count(), 2);
    }

    #[test]
    fn what_cannot_be_made_leaves_nothing_that_could_be_taken_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let tool = folder.path().join("tool");
        fs::write(&tool, "").unwrap();
        let fails = |work: &Path| {
            fs::write(work.join("part"), "half")?;
            Err(io::Error::other("no"))
        };
        made_in(folder.path(), "part", "", &tool, fails).unwrap_err();
        let made = made_in(folder.path(), "part", "", &tool, |work| {
            fs::write(work.join("part"), "whole")
        });
        assert_eq!(fs::read_to_string(made.unwrap()).unwrap(), "whole");
    }
}
