//! proconio for Rust programs, also where there is a rustc and nothing else.
//!
//! The judge carries its sources and compiles them once for each rustc, into the user's cache; where
//! nothing can be kept there, once for each judge.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::tools;
use crate::set::lock::Digest;
use crate::set::user;

/// The edition in which it is written.
const EDITION: &str = "--edition=2018";

/// Its version, which is also that of the set's own programs.
const VERSION: &str = "0.6.0";

/// Its sources.
const FILES: [(&str, &str); 6] = [
    ("lib.rs", include_str!("../../vendor/proconio/src/lib.rs")),
    (
        "marker.rs",
        include_str!("../../vendor/proconio/src/marker.rs"),
    ),
    (
        "source/line.rs",
        include_str!("../../vendor/proconio/src/source/line.rs"),
    ),
    (
        "source/mod.rs",
        include_str!("../../vendor/proconio/src/source/mod.rs"),
    ),
    (
        "source/once.rs",
        include_str!("../../vendor/proconio/src/source/once.rs"),
    ),
    (
        "source/tokens.rs",
        include_str!("../../vendor/proconio/src/source/tokens.rs"),
    ),
];

/// The compiled library; `None` without a rustc, or without a place for it, or if it does not compile.
pub(super) fn library() -> Option<PathBuf> {
    static MADE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let make = || {
        let rustc = tools::rust().program.as_deref()?;
        let folder = user::cache("proconio").ok()?;
        // Whoever runs a compiler reads it.
        fs::set_permissions(&folder, Permissions::from_mode(0o755)).ok()?;
        made(rustc, &folder).ok()
    };
    MADE.get_or_init(make).clone()
}

/// The library for this rustc in this folder, compiled now if it is not there.
fn made(rustc: &Path, folder: &Path) -> io::Result<PathBuf> {
    let maker = format!("{VERSION} {}", tools::stamp(rustc)?);
    let maker = Digest::of(maker.as_bytes()).sha256;
    let target = folder.join(&maker[..12]).join("libproconio.rlib");
    if target.is_file() {
        return Ok(target);
    }
    fs::create_dir_all(folder)?;
    let work = tempfile::Builder::new()
        .prefix(".making-")
        .tempdir_in(folder)?;
    fs::create_dir(work.path().join("source"))?;
    for (name, text) in FILES {
        fs::write(work.path().join(name), text)?;
    }
    let status = Command::new(rustc)
        .current_dir(work.path())
        .args([EDITION, "--crate-name=proconio", "--crate-type=rlib"])
        .args(["-O", "--cap-lints=allow", "lib.rs"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(io::Error::other("proconio does not compile"));
    }
    // Another judge may be making it, too: each leaves the whole of it.
    fs::create_dir_all(folder.join(&maker[..12]))?;
    fs::rename(work.path().join("libproconio.rlib"), &target)?;
    Ok(target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn it_is_compiled_once_and_nothing_else_is_left() {
        let Some(rustc) = tools::rust().program.as_deref() else {
            // Told even where a test that passes says nothing.
            let _ = writeln!(io::stderr(), "skipped: there is no rustc");
            return;
        };
        let folder = tempfile::tempdir().unwrap();
        let first = made(rustc, folder.path()).unwrap();
        let written = first.metadata().unwrap().modified().unwrap();
        let second = made(rustc, folder.path()).unwrap();
        assert_eq!(first, second);
        assert_eq!(second.metadata().unwrap().modified().unwrap(), written);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn its_version_is_that_of_the_set() {
        let lock = include_str!("../../../Cargo.lock");
        let entry = format!("name = \"proconio\"\nversion = \"{VERSION}\"");
        assert!(lock.contains(&entry));
    }
}
