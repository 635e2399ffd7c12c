//! The comparison modes: a contestant's output beside the reference's.

use registry::spec::CheckerMode;

use crate::quote::{LONGEST, letters, quoted, shown};
use crate::{Outcome, Reader, Token};

/// Compares in any mode but [`CheckerMode::Special`] and [`CheckerMode::Interactive`], which know
/// no comparison.
pub(crate) fn compare(mode: CheckerMode, output: &[u8], answer: &[u8]) -> Outcome {
    let (output, answer) = (Reader::of_output(output), Reader::of_answer(answer));
    match mode {
        CheckerMode::Tokens => tokens(output, answer, u8::eq),
        CheckerMode::TokensNocase => tokens(output, answer, u8::eq_ignore_ascii_case),
        CheckerMode::Lines => lines(output, answer),
        CheckerMode::Floats { absolute, relative } => {
            floats(output, answer, Tolerance { absolute, relative })
        }
        CheckerMode::Special => Err(Outcome::JudgeError(
            "a special checker's problem cannot be judged by comparison".into(),
        )),
        CheckerMode::Interactive => Err(Outcome::JudgeError(
            "an interactive problem is judged by a dialogue, not by its output".into(),
        )),
    }
    .into()
}

/// Walks over both files side by side; `judge` sees each pair of tokens, the expected one first.
fn walk(
    mut output: Reader<'_>,
    mut answer: Reader<'_>,
    mut judge: impl FnMut(&Reader<'_>, Token<'_>, Token<'_>) -> Result<(), Outcome>,
) -> Result<(), Outcome> {
    loop {
        match (answer.token(), output.token()) {
            (None, None) => return Ok(()),
            (None, Some(found)) => return Err(output.extra(found)),
            (Some(expected), None) => {
                let wanted = format!("expected {}", shown(expected.bytes));
                return Err(match output.last_place() {
                    Some(_) => output.too_short(wanted),
                    None => output.missing(wanted),
                });
            }
            (Some(expected), Some(found)) => judge(&output, expected, found)?,
        }
    }
}

/// Whether two bytes are the same letter.
type SameLetter = fn(&u8, &u8) -> bool;

fn tokens(output: Reader<'_>, answer: Reader<'_>, same: SameLetter) -> Result<(), Outcome> {
    walk(output, answer, |output, expected, found| {
        if equal(expected.bytes, found.bytes, same) {
            Ok(())
        } else {
            Err(output.wrong(difference(expected.bytes, found.bytes, same)))
        }
    })
}

#[inline]
fn equal(expected: &[u8], found: &[u8], same: SameLetter) -> bool {
    // Nearly all tokens are the same bytes, and those are compared fastest.
    expected == found
        || expected.len() == found.len() && expected.iter().zip(found).all(|(a, b)| same(a, b))
}

/// `expected 13, found 12`; between two long tokens, the place where they part.
fn difference(expected: &[u8], found: &[u8], same: SameLetter) -> String {
    if letters(expected).min(letters(found)) <= LONGEST {
        return format!("expected {}, found {}", shown(expected), shown(found));
    }
    let mut part = expected
        .iter()
        .zip(found)
        .take_while(|(a, b)| same(a, b))
        .count();
    if part == found.len() {
        return format!(
            "breaks off after letter {} of {}",
            letters(found),
            letters(expected)
        );
    }
    if part == expected.len() {
        return format!("goes on after letter {}, its last", letters(expected));
    }
    // Back to the head of the letter that the byte belongs to.
    let inside = |part: usize| continues(expected[part]) || continues(found[part]);
    part -= (0..part.min(3))
        .take_while(|back| inside(part - back))
        .count();
    format!(
        "differs at letter {}: expected {}, found {}",
        letters(&expected[..part]) + 1,
        shown(first_letter(&expected[part..])),
        shown(first_letter(&found[part..]))
    )
}

fn first_letter(bytes: &[u8]) -> &[u8] {
    let more = bytes.iter().skip(1).take(3);
    &bytes[..=more.take_while(|&&byte| continues(byte)).count()]
}

/// Whether the byte stands inside a character of UTF-8 text, not at its head.
fn continues(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

fn lines(output: Reader<'_>, answer: Reader<'_>) -> Result<(), Outcome> {
    let whole = (output.clone(), answer.clone());
    // The line of the tokens before, which is the same in both files.
    let mut line = 0;
    walk(output, answer, |output, expected, found| {
        let (wanted, at) = (expected.place.line, found.place.line);
        if wanted == at {
            line = at;
            if expected.bytes == found.bytes {
                return Ok(());
            }
            return Err(output.wrong(difference(expected.bytes, found.bytes, u8::eq)));
        }
        let message = match (wanted == line, at == line) {
            (true, _) => format!(
                "line {line} ends after token {}: expected {}",
                found.place.token - 1,
                shown(expected.bytes)
            ),
            (_, true) => format!(
                "{}: {} stands after the end of the expected line",
                found.place,
                quoted(found.bytes)
            ),
            _ if wanted < at => {
                format!("line {wanted} is blank: expected {}", shown(expected.bytes))
            }
            _ => format!(
                "{}: {} stands where a blank line is expected",
                found.place,
                quoted(found.bytes)
            ),
        };
        // The right tokens on the wrong lines are a matter of format.
        let (output, answer) = whole.clone();
        Err(match tokens(output, answer, u8::eq) {
            Ok(()) => Outcome::Format(message),
            Err(_) => Outcome::Wrong(message),
        })
    })
}

/// The errors that the mode `floats` or a special checker allows: either one is enough.
#[derive(Debug, Clone, Copy)]
pub struct Tolerance {
    /// The absolute error.
    pub absolute: f64,
    /// The error as a part of the expected number.
    pub relative: f64,
}

impl Tolerance {
    /// What is wrong with a finite number, or `None` if it is near enough to the expected one.
    pub fn fault(self, expected: f64, found: f64) -> Option<String> {
        (!self.allows(expected, found)).then(|| {
            format!(
                "the error {:.1e} is more than {:e} absolute and {:e} relative",
                (expected - found).abs(),
                self.absolute,
                self.relative
            )
        })
    }

    fn allows(self, expected: f64, found: f64) -> bool {
        // Decimals are rounded to binary when read: 1.01 is a little more than 1% above 1.
        // That must not decide about an error just as large as allowed.
        let error = (expected - found).abs() - f64::EPSILON * expected.abs();
        error <= self.absolute || error <= self.relative * expected.abs()
    }
}

fn floats(output: Reader<'_>, answer: Reader<'_>, tolerance: Tolerance) -> Result<(), Outcome> {
    walk(output, answer, |output, expected, found| {
        let Some(wanted) = number(expected.bytes) else {
            return if expected.bytes == found.bytes {
                Ok(())
            } else {
                Err(output.wrong(difference(expected.bytes, found.bytes, u8::eq)))
            };
        };
        if !wanted.is_finite() {
            return Err(Outcome::JudgeError(format!(
                "the reference's file: {}: {} is no finite number",
                expected.place,
                shown(expected.bytes)
            )));
        }
        let pair = || {
            let (expected, found) = (shown(expected.bytes), shown(found.bytes));
            format!("expected {expected}, found {found}")
        };
        match number(found.bytes) {
            None => Err(output.format(format_args!("{}, which is no number", pair()))),
            Some(value) if !value.is_finite() => Err(output.wrong(pair())),
            Some(value) => match tolerance.fault(wanted, value) {
                None => Ok(()),
                Some(fault) => Err(output.wrong(format_args!("{}: {fault}", pair()))),
            },
        }
    })
}

/// The value of a decimal number; infinite for `inf` and `1e999`, not a number for `nan`.
pub(crate) fn number(token: &[u8]) -> Option<f64> {
    std::str::from_utf8(token).ok()?.parse().ok()
}

#[cfg(test)]
mod tests;
