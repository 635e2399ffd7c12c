//! Tokens as they stand in messages: printable and short, whatever their bytes.

use std::fmt::Write;

use bilingual::Message;

use crate::catalogue::reading as say;

/// Letters of a token that a message shows before it breaks off.
pub(crate) const LONGEST: usize = 40;

/// The token between quotation marks: for sentences about a token.
pub(crate) fn quoted(token: &[u8]) -> Message {
    let (text, cut) = escaped(token);
    if cut {
        say::CUT.with(&[&text, &letters(token)]).into()
    } else {
        Message::new(&format_args!("'{text}'"))
    }
}

/// The token as it is where nothing can be misread, else between quotation marks: for
/// `expected 13, found 12`.
pub(crate) fn shown(token: &[u8]) -> Message {
    let (text, cut) = escaped(token);
    if cut || text.as_bytes() != token || token.contains(&b',') {
        quoted(token)
    } else {
        Message::new(&text)
    }
}

/// Number of letters: of characters in UTF-8 text, of bytes in anything else.
pub(crate) fn letters(token: &[u8]) -> usize {
    std::str::from_utf8(token).map_or(token.len(), |text| text.chars().count())
}

/// The first letters, each printable, and whether more follow.
fn escaped(token: &[u8]) -> (String, bool) {
    // No letter has more than four bytes: this much always shows whether more follow.
    let head = &token[..token.len().min(4 * (LONGEST + 1))];
    let mut text = String::new();
    let mut count = 0;
    let mut room = || {
        count += 1;
        count <= LONGEST
    };
    for chunk in head.utf8_chunks() {
        for letter in chunk.valid().chars() {
            if !room() {
                return (text, true);
            }
            match letter {
                // Some judges take these for control characters.
                '\u{80}'..='\u{bf}' => text.extend(letter.escape_unicode()),
                _ => text.extend(letter.escape_debug()),
            }
        }
        for byte in chunk.invalid() {
            if !room() {
                return (text, true);
            }
            // Writing to a string cannot fail.
            let _ = write!(text, "\\x{byte:02X}");
        }
    }
    (text, false)
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    fn shown(token: &[u8]) -> String {
        super::shown(token).of(Lang::En).to_owned()
    }

    #[test]
    fn plain_tokens_are_shown_bare() {
        for token in ["13", "-0.5", "Hermione", "Rôn", "#.", "10^18"] {
            assert_eq!(shown(token.as_bytes()), token);
        }
    }

    #[test]
    fn tokens_that_could_be_misread_are_quoted() {
        assert_eq!(shown(b"0,5"), "'0,5'");
        assert_eq!(shown(b"a\0b"), r"'a\0b'");
        assert_eq!(shown(b"\xff\xfe3\0"), r"'\xFF\xFE3\0'");
        assert_eq!(shown(b"it's"), r"'it\'s'");
        assert_eq!(shown("\u{202e}".as_bytes()), r"'\u{202e}'");
        assert_eq!(shown("\u{b7}\u{9b}".as_bytes()), r"'\u{b7}\u{9b}'");
    }

    #[test]
    fn long_tokens_are_cut_and_counted() {
        let long = "ệ".repeat(LONGEST);
        assert_eq!(shown(long.as_bytes()), long);
        assert_eq!(
            shown((long.clone() + "2").as_bytes()),
            format!("'{long}…' (41 letters)")
        );
        let noise = [0xff; 1000];
        assert!(
            quoted(&noise)
                .of(Lang::En)
                .ends_with(r"\xFF…' (1000 letters)")
        );
    }
}
