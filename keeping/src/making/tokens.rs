//! The tokens of a C++ program.

use std::ops::Range;

/// A token: its bytes in the source.
#[derive(Debug, Clone)]
pub(super) struct Token<'a> {
    /// Its text.
    pub(super) text: &'a str,
    /// Where it begins, in bytes.
    pub(super) at: usize,
}

impl Token<'_> {
    /// Its bytes in the source.
    pub(super) fn range(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// Operators of more than one character, the longest first.
const OPERATORS: [&str; 22] = [
    "<<=", ">>=", "->*", "...", "<=", ">=", "==", "!=", "&&", "||", "<<", ">>", "++", "--", "+=",
    "-=", "*=", "/=", "%=", "^=", "->", "::",
];

/// The tokens of a source without comments, white space and preprocessor lines.
pub(super) fn tokens(source: &str) -> Vec<Token<'_>> {
    let bytes = source.as_bytes();
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &source[at..];
        let first = bytes[at];
        let length = if rest.starts_with("//") || first == b'#' {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        } else if rest.starts_with("/*") {
            at += rest.find("*/").map_or(rest.len(), |end| end + 2);
            continue;
        } else if first == b'"' || first == b'\'' {
            quoted(rest.as_bytes())
        } else if first.is_ascii_alphanumeric() || first == b'_' {
            let is_number = first.is_ascii_digit();
            let part = |&&byte: &&u8| {
                byte.is_ascii_alphanumeric()
                    || byte == b'_'
                    || is_number && (byte == b'.' || byte == b'\'')
            };
            rest.bytes().take_while(|byte| part(&byte)).count()
        } else if first.is_ascii_whitespace() {
            at += 1;
            continue;
        } else {
            OPERATORS
                .iter()
                .find(|operator| rest.starts_with(**operator))
                .map_or_else(
                    || rest.chars().next().map_or(1, char::len_utf8),
                    |operator| operator.len(),
                )
        };
        all.push(Token {
            text: &source[at..at + length],
            at,
        });
        at += length;
    }
    all
}

/// The length of the string or character literal at the beginning.
fn quoted(text: &[u8]) -> usize {
    let mut at = 1;
    while at < text.len() && text[at] != text[0] {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}
