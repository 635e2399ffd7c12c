//! A statement as a PDF, set by the program `typeset`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use bilingual::{Result, broken};

/// A whole statement as a PDF by this program, in the language with this code.
///
/// # Errors
/// If it holds something that statements do not use, or the program cannot be run.
pub fn pdf(program: &Path, markdown: &str, language: &str) -> Result<Vec<u8>> {
    let source = super::typst(markdown, language)?;
    let mut begun = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    // It reads all before it writes. What it does not read, it says why.
    let told = begun
        .stdin
        .take()
        .map_or(Ok(()), |mut it| it.write_all(source.as_bytes()));
    let done = begun.wait_with_output()?;
    if done.status.success() {
        told?;
        return Ok(done.stdout);
    }
    let why = String::from_utf8_lossy(&done.stderr);
    Err(broken(format!("typst cannot set it: {}", why.trim())))
}
