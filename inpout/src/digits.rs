//! From decimal digits to their value.

/// A word with a one in each byte.
const ONES: u64 = u64::MAX / 255;

/// The value of the digits that `text` begins with, modulo 2^64, and how many they are. A text of
/// digits only has no end that this could see.
#[inline]
pub(crate) fn leading(text: &[u8]) -> (u64, usize) {
    let mut value: u64 = 0;
    let mut rest = text;
    // Eight at once take half the time of one by one, and numbers of eight are common.
    while let Some((first, others)) = rest.split_first_chunk::<8>()
        && let Some(digits) = eight(word(first))
    {
        value = value.wrapping_mul(100_000_000).wrapping_add(digits);
        rest = others;
    }
    while let Some((&digit, others)) = rest.split_first() {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        value = value.wrapping_mul(10).wrapping_add(u64::from(digit));
        rest = others;
    }
    (value, text.len() - rest.len())
}

/// The most digits of a number that always fits, with a sign too.
pub(crate) const MOST: usize = 18;

/// The eight bytes, of which the first is the lowest of the word, each less than 10 if it was a digit.
#[inline]
fn word(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes.try_into().expect("eight bytes")) ^ (ONES * 0x30)
}

/// The high bit of each byte of a word that is no digit.
#[inline]
fn strange(word: u64) -> u64 {
    // Without its high bit a byte has no carry.
    (word | ((word & (ONES * 0x7f)) + ONES * 0x76)) & (ONES << 7)
}

/// The value of eight digits.
#[inline]
fn eight(word: u64) -> Option<u64> {
    (strange(word) == 0).then(|| value(word))
}

/// The value of eight bytes from 0 to 9, of which the first in memory counts most: pairs, then fours, then all
/// are brought together within a word.
#[inline]
fn value(digits: u64) -> u64 {
    let pairs = (digits.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    fours.wrapping_mul(10_000 << 32 | 1) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_end_where_something_else_begins() {
        for (text, value, length) in [
            ("", 0, 0),
            ("x", 0, 0),
            ("7", 7, 1),
            ("1234567 ", 1_234_567, 7),
            ("12345678 ", 12_345_678, 8),
            ("12345678901x99999999", 12_345_678_901, 11),
            ("1234567/", 1_234_567, 7),
            ("1234567:", 1_234_567, 7),
            ("1\u{fa}234567", 1, 1),
        ] {
            assert_eq!(leading(text.as_bytes()), (value, length), "{text}");
        }
    }

    #[test]
    fn eight_digits_at_once_are_read_as_one_by_one() {
        for number in (0..100_000_000_u32).step_by(9_973) {
            let text = format!("{number:08}");
            assert_eq!(leading(text.as_bytes()), (number.into(), 8), "{text}");
        }
        for place in 0..8 {
            for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
                let mut text = *b"55555555";
                text[place] = byte;
                assert_eq!(leading(&text).1, place, "{byte}");
            }
        }
    }
}
