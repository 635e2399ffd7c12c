//! The tokens of one input, and what is said when one of them is wrong.

use std::fmt::Display;
use std::io::Empty;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// What is wrong with an input, and where: one sentence for a person.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct BadInput {
    /// Name of the file as the user knows it.
    pub file: String,
    /// Line of the offending token, from 1.
    pub line: usize,
    /// Column of its first byte, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub reason: String,
}

/// A fault raised by a field reader deep inside `input!`, on its way to [`checked`].
///
/// proconio's readers return bare values, so a bad token can only leave through an unwind.
/// `resume_unwind` starts one without calling the panic hook: nothing is printed.
struct Fault(String);

/// Abandons the reading of the input; [`checked`] turns it into a [`BadInput`].
pub(crate) fn raise(reason: String) -> ! {
    resume_unwind(Box::new(Fault(reason)))
}

/// The tokens of one input, separated by ASCII white space.
///
/// Carriage returns, tabs, blank lines, a missing last newline and a UTF-8 byte order mark are
/// all accepted. Tokens are slices of one buffer. Lines are counted only when an error needs
/// them, so a good input pays nothing for its positions.
#[derive(Debug)]
pub struct Source<'a> {
    file: String,
    text: &'a str,
    /// First byte not yet looked at.
    position: usize,
    /// First byte of the token last given out.
    token: usize,
    /// Number of the first line: 1 for a file.
    first_line: usize,
}

impl<'a> Source<'a> {
    /// A source over the bytes of a file; `file` is the name shown in errors.
    ///
    /// # Errors
    /// If the bytes are not UTF-8 text.
    pub fn from_bytes(file: &str, bytes: &'a [u8]) -> Result<Self, BadInput> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Source::from_text(file, text)),
            Err(error) => {
                let at = error.valid_up_to();
                let (line, column) = line_and_column(bytes, at);
                Err(BadInput {
                    file: file.to_owned(),
                    line,
                    column,
                    reason: format!("byte 0x{:02X} is not UTF-8 text", bytes[at]),
                })
            }
        }
    }

    /// A source over text.
    pub fn from_text(file: &str, text: &'a str) -> Self {
        let position = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Source {
            file: file.to_owned(),
            text,
            position,
            token: position,
            first_line: 1,
        }
    }

    /// A source over one line of a dialogue; `number` is the line's in errors.
    ///
    /// # Errors
    /// If the bytes are not UTF-8 text.
    pub fn from_line(file: &str, number: usize, line: &'a [u8]) -> Result<Self, BadInput> {
        match Source::from_bytes(file, line) {
            Ok(source) => Ok(Source {
                first_line: number,
                ..source
            }),
            Err(error) => Err(BadInput {
                line: number,
                ..error
            }),
        }
    }

    /// Whether only white space is left. Problems with several tests read until then.
    pub fn at_end(&mut self) -> bool {
        self.skip_white_space();
        self.position == self.text.len()
    }

    /// An error at the token last read, for rules that no single field can check.
    pub fn bad(&self, reason: impl Display) -> BadInput {
        let (line, column) = line_and_column(self.text.as_bytes(), self.token);
        BadInput {
            file: self.file.clone(),
            line: line + self.first_line - 1,
            column,
            reason: reason.to_string(),
        }
    }

    /// Fails unless the whole input has been read.
    ///
    /// # Errors
    /// If a token is left.
    pub fn expect_end(&mut self) -> Result<(), BadInput> {
        match self.advance() {
            None => Ok(()),
            Some((start, end)) => {
                let extra = shown(&self.text[start..end]);
                Err(self.bad(format_args!("{extra} stands after the end of the input")))
            }
        }
    }

    fn skip_white_space(&mut self) {
        let bytes = self.text.as_bytes();
        while self.position < bytes.len() && is_space(bytes[self.position]) {
            self.position += 1;
        }
    }

    /// Moves over the next token and returns its ends.
    #[inline]
    fn advance(&mut self) -> Option<(usize, usize)> {
        let bytes = self.text.as_bytes();
        let mut start = self.position;
        while start < bytes.len() && is_space(bytes[start]) {
            start += 1;
        }
        let mut end = start;
        while end < bytes.len() && !is_space(bytes[end]) {
            end += 1;
        }
        self.token = start;
        self.position = end;
        (start < end).then_some((start, end))
    }
}

/// Not generic over the reader: with a free type parameter, inference inside `input!` fails.
impl proconio::source::Source<Empty> for Source<'_> {
    #[inline]
    fn next_token(&mut self) -> Option<&str> {
        let (start, end) = self.advance()?;
        Some(&self.text[start..end])
    }

    fn is_empty(&mut self) -> bool {
        self.at_end()
    }
}

/// Runs a reader and turns a fault raised inside `input!` into a [`BadInput`] at its token.
///
/// # Errors
/// Whatever the reader finds wrong.
pub fn checked<'a, T>(
    source: &mut Source<'a>,
    read: impl FnOnce(&mut Source<'a>) -> Result<T, BadInput>,
) -> Result<T, BadInput> {
    match catch_unwind(AssertUnwindSafe(|| read(source))) {
        Ok(result) => result,
        Err(payload) => match payload.downcast::<Fault>() {
            Ok(fault) => Err(source.bad(fault.0)),
            Err(other) => resume_unwind(other),
        },
    }
}

/// A token as it is quoted in a message: printable and short.
pub(crate) fn shown(token: &str) -> String {
    const LONGEST: usize = 40;
    let mut text: String = token
        .chars()
        .take(LONGEST)
        .flat_map(char::escape_debug)
        .collect();
    if token.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    format!("'{text}'")
}

/// The six characters that testlib and C's `isspace` call white space.
#[inline]
fn is_space(byte: u8) -> bool {
    byte == b' ' || (b'\t'..=b'\r').contains(&byte)
}

fn line_and_column(bytes: &[u8], at: usize) -> (usize, usize) {
    // An error at the end belongs to the last line that holds something.
    let at = if at == bytes.len() {
        bytes.trim_ascii_end().len()
    } else {
        at
    };
    let before = &bytes[..at];
    let line_start = before
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |newline| newline + 1);
    let line = before.split(|&byte| byte == b'\n').count();
    (line, 1 + at - line_start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proconio::source::Source as _;

    fn tokens(text: &str) -> Vec<String> {
        let mut source = Source::from_text("T.INP", text);
        std::iter::from_fn(|| source.next_token().map(str::to_owned)).collect()
    }

    #[test]
    fn every_line_ending_and_a_byte_order_mark_are_white_space() {
        let expected = ["1", "2", "3"];
        for text in [
            "1 2 3",
            "1\n2\n3\n",
            "1\r\n2\r\n3\r\n",
            "\u{feff}1\t2\r3\n\n \n",
            "\n\n1  2\x0b3\x0c",
        ] {
            assert_eq!(tokens(text), expected, "{text:?}");
        }
        assert!(tokens(" \r\n\t").is_empty());
    }

    #[test]
    fn an_error_names_line_and_column_of_its_token() {
        let mut source = Source::from_text("T.INP", "1 2\r\n  33 4\n");
        for _ in 0..3 {
            source.next_token();
        }
        let error = source.bad("odd");
        assert_eq!((error.line, error.column), (2, 3));
        assert_eq!(error.to_string(), "T.INP:2: odd");
    }

    #[test]
    fn the_end_of_the_file_is_reported_on_the_last_line_with_text() {
        let mut source = Source::from_text("T.INP", "1\n2\n\n\n");
        while source.next_token().is_some() {}
        assert_eq!(source.bad("too short").to_string(), "T.INP:2: too short");
    }

    #[test]
    fn extra_tokens_are_an_error() {
        let mut source = Source::from_text("T.INP", "1\n2 3\n");
        source.next_token();
        let error = source.expect_end().unwrap_err();
        assert_eq!(
            error.to_string(),
            "T.INP:2: '2' stands after the end of the input"
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_located() {
        let error = Source::from_bytes("T.INP", b"1\n2 \xff\n").unwrap_err();
        assert_eq!(error.to_string(), "T.INP:2: byte 0xFF is not UTF-8 text");
    }

    #[test]
    fn long_and_unprintable_tokens_are_quoted_short() {
        assert_eq!(shown("a\u{0}b"), "'a\\0b'");
        assert_eq!(shown(&"9".repeat(100)).chars().count(), 43);
    }

    #[test]
    fn other_panics_pass_through() {
        let mut source = Source::from_text("T.INP", "");
        let result = catch_unwind(AssertUnwindSafe(|| {
            let _ = checked::<()>(&mut source, |_| resume_unwind(Box::new("a bug")));
        }));
        assert!(result.is_err());
    }
}
