//! Unit tests that need not run again.
//!
//! Cargo hands every test program that it has built to a runner; this is one. A program that has
//! passed passes again as long as nothing changes on which that rests. The tests of a room rest on
//! their own program alone: they compute, and read nothing. All others may read whatever the
//! workspace holds and call the compilers of this machine.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

use super::passed_before::PassedBefore;
use bilingual::{Result, broken};
use judge::root::Root;

/// Runs a test program as cargo calls it, unless it has passed with all on which that rests.
///
/// # Errors
/// If the program cannot be run.
pub fn run_if_changed(program: &Path, arguments: &[OsString]) -> Result<ExitCode> {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    // What cannot be told is run.
    let known = state(program, arguments).ok();
    if let Some((kept, key)) = &known
        && kept.find(&name, key).is_some()
    {
        return Ok(ExitCode::SUCCESS);
    }
    let status = Command::new(program)
        .args(arguments)
        .status()
        .map_err(|error| broken(format!("{}: cannot be run: {error}", program.display())))?;
    if let Some((kept, key)) = known.filter(|_| status.success()) {
        kept.keep(&name, &key, &(1, program.display().to_string()));
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(u8::MAX)))
}

/// The place for what has passed, and the hash of all on which the result of the program rests.
fn state(program: &Path, arguments: &[OsString]) -> io::Result<(PassedBefore, String)> {
    // Cargo tells where the package is that is tested.
    let package = std::env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let root = Root::find(None).map_err(io::Error::other)?;
    let is_room = Path::new(&package).parent() == Some(&root.path().join("problems"));
    let kept = PassedBefore::of_units()?;
    let key = kept.key_of_unit(&root, program, arguments, !is_room)?;
    Ok((kept, key))
}
