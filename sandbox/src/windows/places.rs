//! Where temporary folders can be made on Windows.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::start::wide;
use super::sys;
use bilingual::{Message, of_system};

use crate::places::{LEAST_BYTES, each_once};
use crate::say;

/// All places, the best first: that of the system for this user, his own, the system's, and the folder of
/// this very program.
pub(crate) fn all() -> Vec<PathBuf> {
    let local = env::var_os("LOCALAPPDATA").map(|it| Path::new(&it).join("Temp"));
    let everybodys = env::var_os("PUBLIC").map(PathBuf::from);
    let program = env::current_exe().ok();
    let beside = program.and_then(|it| Some(it.parent()?.to_owned()));
    each_once(
        [Some(env::temp_dir()), local, everybodys, beside]
            .into_iter()
            .flatten(),
    )
}

/// Whether temporary files lie there, and nothing that anybody keeps.
pub(crate) fn is_for_all(place: &Path) -> bool {
    place.ends_with("Temp") || place == env::temp_dir()
}

/// The place, if programs can be compiled and run there. It keeps its name as it is: many compilers do not
/// understand the one without links.
pub(crate) fn looked_at(place: &Path) -> Result<PathBuf, Message> {
    let about = fs::metadata(place).map_err(|error| of_system(&error))?;
    if !about.is_dir() {
        return Err(of_system(&ErrorKind::NotADirectory.into()));
    }
    if place.to_str().is_none() {
        return Err(say::NAMELESS.into());
    }
    // Whether anything can be made there is seen only when it is.
    let free = sys::free_bytes(&wide(place.as_os_str())).map_err(|error| of_system(&error))?;
    if free < LEAST_BYTES {
        return Err(say::FREE.with(&[&(free >> 20)]).into());
    }
    Ok(place.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_looked_at_before_it_is_used() {
        let home = tempfile::tempdir().unwrap();
        let name = home.path().join("thư mục tạm");
        fs::create_dir(&name).unwrap();
        assert_eq!(looked_at(&name), Ok(name));
        let file = home.path().join("file");
        fs::write(&file, "").unwrap();
        for (place, kind) in [
            (file, ErrorKind::NotADirectory),
            (home.path().join("nowhere"), ErrorKind::NotFound),
        ] {
            assert_eq!(looked_at(&place), Err(of_system(&kind.into())));
        }
    }
}
