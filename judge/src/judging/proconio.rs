//! proconio for Rust programs, also where there is a rustc and nothing else.
//!
//! The judge carries its sources and compiles them once for each rustc.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;

use super::store::{Store, name_of};
use super::tools;

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
        let stamp = tools::stamp(rustc).ok()?;
        let name = name_of([VERSION, &stamp].map(str::as_bytes));
        let store = Store::of_user("proconio").ok()?;
        store
            .made(&name, "libproconio.rlib", |work| compile(rustc, work))
            .ok()
    };
    MADE.get_or_init(make).clone()
}

/// Leaves the library in this folder.
fn compile(rustc: &Path, work: &Path) -> io::Result<()> {
    fs::create_dir(work.join("source"))?;
    for (name, text) in FILES {
        fs::write(work.join(name), text)?;
    }
    let status = tools::called(rustc)
        .current_dir(work)
        .args([EDITION, "--crate-name=proconio", "--crate-type=rlib"])
        .args(["-O", "--cap-lints=allow", "lib.rs"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(io::Error::other("proconio does not compile"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_version_is_that_of_the_set() {
        let lock = include_str!("../../../Cargo.lock");
        let entry = format!("name = \"proconio\"\nversion = \"{VERSION}\"");
        assert!(lock.contains(&entry));
    }
}
