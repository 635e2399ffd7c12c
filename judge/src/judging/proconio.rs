//! proconio for Rust programs, also where there is a rustc and nothing else.
//!
//! The judge carries the package as crates.io has it, and compiles it once for each rustc.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use flate2::read::GzDecoder;
use tar::Archive;

use super::store::made_once;
use super::tools;

/// The edition in which it is written.
const EDITION: &str = "--edition=2018";

/// Its version, which is also that of the set's own programs.
const VERSION: &str = "0.6.0";

/// The package, an archive.
const PACKAGE: &[u8] = include_bytes!("../../vendor/proconio-0.6.0.crate");

/// The compiled library; `None` without a rustc, or without a place for it, or if it does not compile.
pub(super) fn library() -> Option<PathBuf> {
    static MADE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let make = || {
        let rustc = tools::RUST.program.as_deref()?;
        let library = "libproconio.rlib";
        made_once("proconio", library, VERSION, rustc, |work| {
            compile(rustc, work)
        })
        .ok()
    };
    MADE.get_or_init(make).clone()
}

/// Leaves the library in this folder.
fn compile(rustc: &Path, work: &Path) -> io::Result<()> {
    Archive::new(GzDecoder::new(PACKAGE)).unpack(work)?;
    let mut command = tools::called(rustc);
    let command = command
        .current_dir(work)
        .args([EDITION, "--crate-name=proconio", "--crate-type=rlib"])
        .args(["-O", "--cap-lints=allow"])
        .arg(format!("proconio-{VERSION}/src/lib.rs"));
    tools::succeeds(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use problem_set::Digest;

    #[test]
    fn it_is_the_package_that_the_sets_own_programs_are_locked_to() {
        let lock = include_str!("../../../Cargo.lock");
        let (_, entry) = lock.split_once("name = \"proconio\"\n").unwrap();
        let (entry, _) = entry.split_once("[[package]]").unwrap();
        assert!(entry.contains(&format!("version = \"{VERSION}\"")));
        assert!(entry.contains(&Digest::of(PACKAGE).sha256));
    }
}
