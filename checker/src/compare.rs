//! The comparison modes: a contestant's output beside the reference's.

use bilingual::{Message, Say};

use crate::catalogue::{reading as say, ways};
use crate::quote::{LONGEST, letters, quoted, shown};
use crate::reader::at;
use crate::{Checked, CheckerMode, Reader, Token};

/// Compares in any mode but [`CheckerMode::Special`] and [`CheckerMode::Interactive`], which know
/// no comparison and are a [`Checked::JudgeError`] here.
pub fn compare(mode: CheckerMode, output: &[u8], answer: &[u8]) -> Checked {
    let (output, answer) = (Reader::of_output(output), Reader::of_answer(answer));
    match mode {
        CheckerMode::Tokens => tokens(output, answer, u8::eq),
        CheckerMode::TokensNocase => tokens(output, answer, u8::eq_ignore_ascii_case),
        CheckerMode::Lines => lines(output, answer),
        CheckerMode::Floats { absolute, relative } => {
            floats(output, answer, Tolerance { absolute, relative })
        }
        CheckerMode::Special => Err(Checked::judge_error(&ways::NOT_BY_COMPARISON)),
        CheckerMode::Interactive => Err(Checked::judge_error(&ways::NOT_BY_OUTPUT)),
    }
    .into()
}

/// Walks over both files side by side; `judge` sees each pair of tokens, the expected one first.
fn walk(
    mut output: Reader<'_>,
    mut answer: Reader<'_>,
    mut judge: impl FnMut(&Reader<'_>, Token<'_>, Token<'_>) -> Result<(), Checked>,
) -> Result<(), Checked> {
    loop {
        match (answer.token(), output.token()) {
            (None, None) => return Ok(()),
            (None, Some(found)) => return Err(output.extra(found)),
            (Some(expected), None) => {
                let wanted = shown(expected.bytes);
                let wanted: [&dyn Say; 1] = [&wanted];
                let wanted = say::WANTED.with(&wanted);
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

fn tokens(output: Reader<'_>, answer: Reader<'_>, same: SameLetter) -> Result<(), Checked> {
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
fn difference(expected: &[u8], found: &[u8], same: SameLetter) -> Message {
    if letters(expected).min(letters(found)) <= LONGEST {
        return pair(expected, found);
    }
    let mut part = expected
        .iter()
        .zip(found)
        .take_while(|(a, b)| same(a, b))
        .count();
    if part == found.len() {
        let gone = letters(found);
        return say::BREAKS_OFF.with(&[&gone, &letters(expected)]).into();
    }
    if part == expected.len() {
        return say::GOES_ON.with(&[&letters(expected)]).into();
    }
    // Back to the head of the letter that the byte belongs to.
    let inside = |part: usize| continues(expected[part]) || continues(found[part]);
    part -= (0..part.min(3))
        .take_while(|back| inside(part - back))
        .count();
    let letter = letters(&expected[..part]) + 1;
    let apart = pair(
        first_letter(&expected[part..]),
        first_letter(&found[part..]),
    );
    say::DIFFERS.with(&[&letter, &apart]).into()
}

/// `expected 13, found 12`.
fn pair(expected: &[u8], found: &[u8]) -> Message {
    let both: [&dyn Say; 2] = [&shown(expected), &shown(found)];
    say::DIFFERENCE.with(&both).into()
}

fn first_letter(bytes: &[u8]) -> &[u8] {
    let more = bytes.iter().skip(1).take(3);
    &bytes[..=more.take_while(|&&byte| continues(byte)).count()]
}

/// Whether the byte stands inside a character of UTF-8 text, not at its head.
fn continues(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

fn lines(output: Reader<'_>, answer: Reader<'_>) -> Result<(), Checked> {
    let whole = (output.clone(), answer.clone());
    // The line of the tokens before, which is the same in both files.
    let mut line = 0;
    walk(output, answer, |output, expected, found| {
        let (wanted, at_line) = (expected.place.line, found.place.line);
        if wanted == at_line {
            line = at_line;
            if expected.bytes == found.bytes {
                return Ok(());
            }
            return Err(output.wrong(difference(expected.bytes, found.bytes, u8::eq)));
        }
        let message: Message = match (wanted == line, at_line == line) {
            (true, _) => say::LINE_ENDS
                .with(&[
                    &line,
                    &(found.place.token - 1),
                    &say::WANTED.with(&[&shown(expected.bytes)]),
                ])
                .into(),
            (_, true) => at(found.place, &say::AFTER_LINE.with(&[&quoted(found.bytes)])),
            _ if wanted < at_line => say::LINE_BLANK
                .with(&[&wanted, &say::WANTED.with(&[&shown(expected.bytes)])])
                .into(),
            _ => at(
                found.place,
                &say::WANTED_BLANK.with(&[&quoted(found.bytes)]),
            ),
        };
        // The right tokens on the wrong lines are a matter of format.
        let (output, answer) = whole.clone();
        Err(match tokens(output, answer, u8::eq) {
            Ok(()) => Checked::Format(message),
            Err(_) => Checked::Wrong(message),
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
    pub fn fault(self, expected: f64, found: f64) -> Option<Message> {
        (!self.allows(expected, found)).then(|| {
            let error = (expected - found).abs();
            say::ERROR
                .with(&[
                    &format_args!("{error:.1e}"),
                    &format_args!("{:e}", self.absolute),
                    &format_args!("{:e}", self.relative),
                ])
                .into()
        })
    }

    fn allows(self, expected: f64, found: f64) -> bool {
        // Decimals are rounded to binary when read: 1.01 is a little more than 1% above 1.
        // That must not decide about an error just as large as allowed.
        let error = (expected - found).abs() - f64::EPSILON * expected.abs();
        error <= self.absolute || error <= self.relative * expected.abs()
    }
}

fn floats(output: Reader<'_>, answer: Reader<'_>, tolerance: Tolerance) -> Result<(), Checked> {
    walk(output, answer, |output, expected, found| {
        let Some(wanted) = expected.decimal() else {
            return if expected.bytes == found.bytes {
                Ok(())
            } else {
                Err(output.wrong(difference(expected.bytes, found.bytes, u8::eq)))
            };
        };
        if !wanted.is_finite() {
            let placed = at(
                expected.place,
                &say::NOT_FINITE.with(&[&shown(expected.bytes)]),
            );
            return Err(Checked::judge_error(&say::IN_REFERENCE.with(&[&placed])));
        }
        let pair = || pair(expected.bytes, found.bytes);
        match found.decimal() {
            None => Err(output.format(say::NO_NUMBER.with(&[&pair()]))),
            Some(value) if !value.is_finite() => Err(output.wrong(pair())),
            Some(value) => match tolerance.fault(wanted, value) {
                None => Ok(()),
                Some(fault) => Err(output.wrong(say::NAMED.with(&[&pair(), &fault]))),
            },
        }
    })
}

#[cfg(test)]
mod tests;
