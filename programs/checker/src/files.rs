//! From files to an outcome: what the program `checker` does.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use ::checker::Checked;
use bilingual::{Message, Say, of_system};
use problem_set::{Spec, find_beside};

use crate::catalogue as say;

const MIB: u64 = 1 << 20;

/// The longest output that is read, for an answer of `answer` bytes: no honest output comes
/// near it, and an endless one is not read to the end.
pub fn longest_output(answer: usize) -> u64 {
    64 * MIB + 4 * answer as u64
}

/// Judges files: the output of a contestant, or standard input if it is `-`, for the problem
/// that this word means beside the input.
///
/// A missing, unreadable or endless output is the contestant's fault, anything wrong with the
/// other arguments is a [`Checked::JudgeError`].
pub fn check_files(id: &str, input: &Path, output: &Path, answer: &Path) -> Checked {
    judge(id, input, output, answer).unwrap_or_else(|outcome| outcome)
}

fn judge(id: &str, input: &Path, output: &Path, answer: &Path) -> Result<Checked, Checked> {
    let problem = find_beside(id, &[input]).map_err(|error| Checked::judge_error(&error.0))?;
    let spec = Spec::parse(problem.id(), problem.manifest())
        .map_err(|error| Checked::judge_error(&error))?;
    let input = read_file(input)?;
    let answer = read_file(answer)?;
    let output = read_output(output, longest_output(answer.len()))?;
    Ok(problem.check(spec.checker, &input, &output, &answer))
}

/// A file of the judge's own, which is no folder and no pipe.
///
/// # Errors
/// If it cannot be read: a [`Checked::JudgeError`].
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Checked> {
    let name = path.display();
    let failed = |error| Checked::JudgeError(unreadable(&name, &error));
    // Opening a pipe without a writer would wait for ever.
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(Checked::JudgeError(say::NO_FILE.with(&[&name]).into()));
    }
    fs::read(path).map_err(failed)
}

/// The contestant's output, if it is no longer than `longest`.
fn read_output(path: &Path, longest: u64) -> Result<Vec<u8>, Checked> {
    let name = path.display();
    if path == Path::new("-") {
        return capped(&say::STDIN, io::stdin().lock(), longest);
    }
    // Opening a pipe without a writer would wait for ever.
    match fs::metadata(path) {
        Ok(about) if !about.is_file() => Err(Checked::Format(say::NO_FILE.with(&[&name]).into())),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(Checked::Format(say::NOT_WRITTEN.with(&[&name]).into()))
        }
        _ => match File::open(path) {
            Ok(file) => capped(&name, file, longest),
            Err(error) => Err(Checked::Format(unreadable(&name, &error))),
        },
    }
}

fn capped(name: &dyn Say, from: impl Read, longest: u64) -> Result<Vec<u8>, Checked> {
    let mut bytes = Vec::new();
    match from.take(longest + 1).read_to_end(&mut bytes) {
        Err(error) => Err(Checked::JudgeError(unreadable(name, &error))),
        Ok(length) if length as u64 > longest => Err(Checked::Wrong(
            say::TOO_LONG.with(&[&(longest / MIB)]).into(),
        )),
        Ok(_) => Ok(bytes),
    }
}

/// The sentence for a file that cannot be read.
fn unreadable(name: &dyn Say, error: &io::Error) -> Message {
    say::CANNOT_BE_READ.with(&[name, &of_system(error)]).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_output_is_not_read_to_the_end() {
        assert_eq!(
            capped(&say::STDIN, io::repeat(b' '), 2 * MIB),
            Err(Checked::Wrong(say::TOO_LONG.with(&[&2]).into()))
        );
    }

    #[test]
    fn an_output_of_the_greatest_length_is_read() {
        let output = capped(&say::STDIN, io::repeat(b' ').take(MIB), MIB);
        assert_eq!(output.map(|bytes| bytes.len() as u64), Ok(MIB));
    }

    #[test]
    fn the_greatest_length_follows_the_answer() {
        assert_eq!(longest_output(0), 64 * MIB);
        assert_eq!(longest_output(1000), 64 * MIB + 4000);
    }
}
