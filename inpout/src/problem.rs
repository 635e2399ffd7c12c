//! The contract of a problem's solution.

use std::fmt::Display;

use crate::{BadInput, Source, checked};

/// A problem with its reference solution.
///
/// The three steps are kept apart so that each can be read, tested and timed alone:
/// [`read`](Problem::read) knows the format and the limits, [`solve`](Problem::solve) is a pure
/// function, and `Output`'s `Display` is the exact text of the answer, every line ended by `\n`.
pub trait Problem {
    /// Identifier: folder, package and program, `nim`.
    const ID: &'static str;

    /// Stem of the files: `NIM` reads `NIM.INP` and writes `NIM.OUT`.
    const FILE: &'static str;

    /// The parsed input. Its `Display` is the canonical text of the input file.
    type Input: Display;

    /// The answer.
    type Output: Display;

    /// Reads an input and checks it against the wider limits of the problem.
    ///
    /// Called through [`checked`], which also turns what `input!` finds wrong into an error;
    /// what follows the input is checked by the caller.
    ///
    /// # Errors
    /// If the input is malformed or breaks a limit.
    fn read(source: &mut Source<'_>) -> Result<Self::Input, BadInput>;

    /// Solves it: no file, no print, no state.
    fn solve(input: &Self::Input) -> Self::Output;
}

/// Parses a whole file: [`Problem::read`], and nothing but white space after it.
///
/// # Errors
/// As [`Problem::read`], and if a token is left.
pub fn read_bytes<P: Problem>(file: &str, bytes: &[u8]) -> Result<P::Input, BadInput> {
    read_whole::<P>(&mut Source::new(file, bytes))
}

/// [`read_bytes`] for any source.
pub(crate) fn read_whole<P: Problem>(source: &mut Source<'_>) -> Result<P::Input, BadInput> {
    let input = checked(source, P::read)?;
    source.expect_end()?;
    Ok(input)
}

/// The whole program in memory: the text of the answer to the text of an input.
///
/// # Errors
/// If the input is bad; see [`read_bytes`].
pub fn solve_bytes<P: Problem>(file: &str, bytes: &[u8]) -> Result<String, BadInput> {
    Ok(P::solve(&read_bytes::<P>(file, bytes)?).to_string())
}
