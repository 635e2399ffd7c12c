//! Where the code of a Rust source is, apart from comments and strings.

/// What the bytes of strings and characters are hidden behind, their line ends too.
const STRING: u8 = b'"';

/// The source with comments as blanks and strings as quotation marks, byte for byte in the same
/// places. So names can be looked for, braces counted, and lines within a string told apart.
pub(crate) struct Mask(String);

impl Mask {
    pub(crate) fn of(source: &str) -> Mask {
        let bytes = source.as_bytes();
        let mut mask = bytes.to_vec();
        let mut at = 0;
        while at < bytes.len() {
            let rest = &bytes[at..];
            let (length, hidden) = if rest.starts_with(b"//") {
                (line_length(rest), b' ')
            } else if rest.starts_with(b"/*") {
                (block_length(rest), b' ')
            } else if let Some(length) = string_length(bytes, at) {
                (length, STRING)
            } else {
                at += 1;
                continue;
            };
            for byte in &mut mask[at..at + length] {
                if hidden == STRING || *byte != b'\n' {
                    *byte = hidden;
                }
            }
            at += length;
        }
        // A letter that is not ASCII takes several bytes, each of which keeps its place.
        let open = mask
            .into_iter()
            .map(|byte| if byte.is_ascii() { byte } else { b'_' });
        Mask(open.map(char::from).collect())
    }

    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// The lines of the source, each with its end, and with its code; `None` for the code of a line
    /// that begins within a string.
    pub(crate) fn lines<'a>(
        &'a self,
        source: &'a str,
    ) -> impl Iterator<Item = (&'a str, Option<&'a str>)> {
        let mut start = 0;
        source.split_inclusive('\n').map(move |line| {
            let is_in_string = start > 0 && self.0.as_bytes()[start - 1] == STRING;
            let code = &self.0[start..start + line.len()];
            start += line.len();
            (line, (!is_in_string).then_some(code))
        })
    }

    /// Where this word stands as a whole identifier.
    pub(crate) fn places<'a>(&'a self, word: &'a str) -> impl Iterator<Item = usize> + 'a {
        let is_letter = |byte: Option<&u8>| byte.is_some_and(|&byte| is_of_name(byte));
        let bytes = self.0.as_bytes();
        self.0.match_indices(word).filter_map(move |(at, _)| {
            let before = at.checked_sub(1).and_then(|at| bytes.get(at));
            (!is_letter(before) && !is_letter(bytes.get(at + word.len()))).then_some(at)
        })
    }

    /// Where the item ends that begins at `start`: after its semicolon or its closing brace.
    pub(crate) fn end_of_item(&self, start: usize) -> usize {
        let mut depth = 0_usize;
        for (at, byte) in self.0.bytes().enumerate().skip(start) {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    // A list of imports is closed by a brace and then by a semicolon.
                    if depth == 0 && byte == b'}' && !self.0[at + 1..].starts_with(';') {
                        return at + 1;
                    }
                }
                b';' if depth == 0 => return at + 1,
                _ => {}
            }
        }
        self.0.len()
    }
}

/// Whether a byte can stand in a name.
pub(crate) fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn line_length(text: &[u8]) -> usize {
    let end = text.iter().position(|&byte| byte == b'\n');
    end.unwrap_or(text.len())
}

/// A comment between `/*` and `*/`, which may hold others.
fn block_length(text: &[u8]) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// The length of the string or character that begins here, if one does: `"…"`, `b"…"`, `r#"…"#`,
/// `'x'`. A lifetime is none.
fn string_length(bytes: &[u8], at: usize) -> Option<usize> {
    let text = &bytes[at..];
    let is_within_name = at > 0 && is_of_name(bytes[at - 1]);
    let prefix = ["br", "cr", "b", "c", "r", ""]
        .into_iter()
        .filter(|prefix| prefix.is_empty() || !is_within_name)
        .find(|prefix| {
            let after = text.strip_prefix(prefix.as_bytes());
            let hashes = prefix.ends_with('r');
            after.is_some_and(|after| {
                let quotes = after.iter().position(|&byte| !hashes || byte != b'#');
                let quote = quotes.and_then(|at| after.get(at));
                quote == Some(&b'"') || (!hashes && quote == Some(&b'\''))
            })
        })?;
    let body = &text[prefix.len()..];
    let length = if prefix.ends_with('r') {
        let hashes = body.iter().take_while(|&&byte| byte == b'#').count();
        let end = [b"\"".to_vec(), vec![b'#'; hashes]].concat();
        let inner = &body[hashes + 1..];
        let found = inner
            .windows(end.len())
            .position(|window| window == end.as_slice());
        hashes + 1 + found.map_or(inner.len(), |at| at + end.len())
    } else if body[0] == b'"' {
        escaped_length(body, b'"')
    } else if body.get(1) == Some(&b'\\') {
        escaped_length(body, b'\'')
    } else {
        // A character is closed after one letter, a lifetime is not.
        let letter = body[1..].iter().skip(1);
        let width = 1 + letter.take_while(|&&byte| byte & 0xC0 == 0x80).count();
        if body.get(1 + width) != Some(&b'\'') {
            return None;
        }
        width + 2
    };
    Some(prefix.len() + length)
}

/// The length of what stands between two of these quotes; a backslash takes the next byte with it.
fn escaped_length(body: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < body.len() {
        match body[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    body.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn masked(source: &str) -> String {
        Mask::of(source).text().to_owned()
    }

    #[test]
    fn comments_and_strings_are_hidden_and_nothing_else() {
        for (source, expected) in [
            ("a // b\nc", "a     \nc"),
            ("a /* b /* c */ d */ e", "a                   e"),
            (r#"f("a\"b", c)"#, r#"f("""""", c)"#),
            ("r#\"a\"b\"# c", "\"\"\"\"\"\"\"\" c"),
            ("'a' 'b", "\"\"\" 'b"),
            ("'\\'' x", "\"\"\"\" x"),
            ("b'\\n' &'a str", "\"\"\"\"\" &'a str"),
            ("xb\"a\"", "xb\"\"\""),
            ("'ô' x", "\"\"\"\" x"),
        ] {
            assert_eq!(masked(source), expected, "{source}");
        }
    }

    #[test]
    fn an_item_ends_at_its_brace_or_semicolon() {
        let mask = Mask::of("use a::{b, c}; mod d { fn e() { ';' } } f");
        assert_eq!(mask.end_of_item(0), 14);
        let mask = Mask::of("mod d { fn e() { '}' } } f");
        assert_eq!(mask.end_of_item(0), 24);
        let mask = Mask::of("const X: [u8; 2] = [1; 2]; f");
        assert_eq!(mask.end_of_item(0), 26);
    }

    #[test]
    fn a_name_within_another_is_not_found() {
        let mask = Mask::of("theory::a my_theory theory2 (theory) // theory");
        assert_eq!(mask.places("theory").collect::<Vec<_>>(), [0, 29]);
    }
}
