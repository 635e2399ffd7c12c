//! Where temporary folders can be made on Linux.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use nix::sys::statvfs::{FsFlags, Statvfs, statvfs};
use nix::unistd::{AccessFlags, eaccess, geteuid};

use bilingual::{Message, of_system};

use crate::places::{LEAST_BYTES, each_once};
use crate::say;

/// All places, the best first: what the user names, the system's, the user's cache, and the folder
/// of this very program.
pub(crate) fn all() -> Vec<PathBuf> {
    let named = env::var_os("TMPDIR").filter(|it| !it.is_empty());
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let home = env::var_os("HOME").map(|home| Path::new(&home).join(".cache"));
    let cache = cache.filter(|it| it.is_absolute()).or(home);
    let program = env::current_exe().ok();
    let beside = program.and_then(|it| Some(it.parent()?.to_owned()));
    let system = ["/tmp", "/var/tmp"].map(PathBuf::from);
    let places = named.map(PathBuf::from).into_iter().chain(system);
    each_once(places.chain(cache).chain(beside))
}

/// Whether temporary files of everybody lie there, and nothing that anybody keeps.
pub(crate) fn is_for_all(place: &Path) -> bool {
    let temporary = ["/tmp", "/var/tmp"].map(Path::new);
    place == env::temp_dir() || temporary.contains(&place)
}

/// The bytes that this user can still write on a disk.
pub(crate) fn free_bytes(disk: &Statvfs) -> u64 {
    let is_root = geteuid().is_root();
    let blocks = [disk.blocks_available(), disk.blocks_free()][usize::from(is_root)];
    blocks.saturating_mul(disk.fragment_size())
}

/// The place without its links, if programs can be compiled and run there.
pub(crate) fn looked_at(place: &Path) -> Result<PathBuf, Message> {
    if place.ends_with(".cache") {
        // Where nothing was kept yet; whether it is there now is seen at once.
        let _ = fs::create_dir(place);
    }
    let real = place.canonicalize().map_err(|error| of_system(&error))?;
    if !real.is_dir() {
        return Err(of_system(&ErrorKind::NotADirectory.into()));
    }
    if real.to_str().is_none() {
        return Err(say::NAMELESS.into());
    }
    let disk = statvfs(&real).map_err(|error| of_system(&error.into()))?;
    if disk.flags().contains(FsFlags::ST_RDONLY) {
        return Err(of_system(&ErrorKind::ReadOnlyFilesystem.into()));
    }
    let wanted = AccessFlags::W_OK | AccessFlags::X_OK;
    eaccess(&real, wanted).map_err(|error| of_system(&error.into()))?;
    if disk.flags().contains(FsFlags::ST_NOEXEC) {
        return Err(say::NO_EXECUTION.into());
    }
    let free = free_bytes(&disk);
    // Some file systems count no files.
    let has_names = disk.files() == 0 || disk.files_free() > 0;
    if free < LEAST_BYTES || !has_names {
        let free = if has_names { free >> 20 } else { 0 };
        return Err(say::FREE.with(&[&free]).into());
    }
    Ok(real)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::first;
    use std::io;

    #[test]
    fn a_place_is_looked_at_before_it_is_used() {
        let home = tempfile::tempdir().unwrap();
        let name = home.path().join("thư mục tạm");
        fs::create_dir(&name).unwrap();
        assert_eq!(looked_at(&name), Ok(name.canonicalize().unwrap()));
        let link = home.path().join("link");
        std::os::unix::fs::symlink(&name, &link).unwrap();
        assert_eq!(looked_at(&link), looked_at(&name));
        let file = home.path().join("file");
        fs::write(&file, "").unwrap();
        for (place, kind) in [
            (file, ErrorKind::NotADirectory),
            (home.path().join("nowhere"), ErrorKind::NotFound),
        ] {
            assert_eq!(looked_at(&place), Err(of_system(&kind.into())));
        }
        // Mounted so on every Linux.
        assert!(looked_at(Path::new("/proc")).is_err());
    }

    #[test]
    fn what_cannot_be_used_is_passed_over_in_order() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let make = |place: &Path| (!place.ends_with("tmp")).then_some(()).ok_or_else(full);
        let found = first(make);
        let passed = match found {
            Ok((place, (), passed)) => {
                assert!(!place.ends_with("tmp"));
                passed
            }
            Err(passed) => passed,
        };
        let places: Vec<&Path> = passed.iter().map(|it| it.place.as_path()).collect();
        let all = all();
        assert!(all.iter().zip(&places).all(|(one, other)| one == other));
        assert!(places.contains(&Path::new("/tmp")) || places.len() == all.len());
    }
}
