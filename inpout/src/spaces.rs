//! White space, and where a token ends.

/// The six characters that testlib and C's `isspace` call white space.
#[inline]
pub(crate) fn is_space(byte: u8) -> bool {
    SPACES[usize::from(byte)]
}

/// Looked up, they cost the same whichever it is.
const SPACES: [bool; 256] = {
    let mut spaces = [false; 256];
    spaces[b' ' as usize] = true;
    let mut byte = b'\t';
    while byte <= b'\r' {
        spaces[byte as usize] = true;
        byte += 1;
    }
    spaces
};

/// The number of bytes before the first white space, if eight bytes are there to be looked at wherever it may be.
#[inline]
pub(crate) fn token_length(text: &[u8]) -> Option<usize> {
    const ONES: u64 = u64::MAX / 255;
    let mut at = 0;
    loop {
        let eight = u64::from_le_bytes(*text.get(at..)?.first_chunk()?);
        // The high bit of each byte up to 32; the lowest of these bits is right, those above it
        // may be there by a borrow (S. E. Anderson, Bit Twiddling Hacks, "hasless").
        let low = eight.wrapping_sub(ONES * 33) & !eight & (ONES << 7);
        if low == 0 {
            at += 8;
            continue;
        }
        at += low.trailing_zeros() as usize / 8;
        if is_space(text[at]) {
            return Some(at);
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_ends_at_white_space_and_at_nothing_else() {
        for length in 0..30 {
            for byte in 0..=u8::MAX {
                let text = [&[b'x'; 30][..length], &[byte], &b"\x01\xa0 ......."[..]].concat();
                let end = if is_space(byte) { length } else { length + 3 };
                assert_eq!(token_length(&text), Some(end), "{text:?}");
            }
        }
        assert_eq!(token_length(b"1234567"), None);
        assert_eq!(token_length(b"123 567"), None);
        assert_eq!(token_length(b"12345678 "), None);
        assert!(
            (0..=u8::MAX)
                .filter(|&byte| is_space(byte))
                .eq(*b"\t\n\x0b\x0c\r ")
        );
    }
}
