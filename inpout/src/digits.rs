//! From decimal digits to their value.

/// The value of the digits that `text` begins with, modulo 2^64, and how many they are. A text of
/// digits only has no end that this could see.
#[inline]
pub(crate) fn leading(text: &[u8]) -> (u64, usize) {
    let mut value: u64 = 0;
    let mut rest = text;
    // Eight at once take half the time of one by one, and numbers of eight are common.
    if let Some((first, others)) = rest.split_first_chunk()
        && let Some(digits) = eight(*first)
    {
        value = digits;
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

/// The value of eight digits: pairs, then fours, then all are brought together within a word.
#[inline]
fn eight(digits: [u8; 8]) -> Option<u64> {
    const ONES: u64 = u64::MAX / 255;
    let digits = u64::from_le_bytes(digits) ^ (ONES * 0x30);
    // Only 0 to 9 have a high half of 0 that six more does not change.
    if (digits | digits.wrapping_add(ONES * 6)) & (ONES * 0xF0) != 0 {
        return None;
    }
    let pairs = (digits * 10 + (digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours * 10_000 + (fours >> 32)) & 0xFFFF_FFFF)
}

/// The value of decimal digits, if there is nothing else and it fits.
pub(crate) fn magnitude(digits: &[u8]) -> Option<u64> {
    match leading(digits) {
        (_, 0) => None,
        (value, length) if length == digits.len() && length < 20 => Some(value),
        _ => digits.iter().try_fold(0_u64, |value, &digit| {
            let digit = digit.checked_sub(b'0').filter(|&digit| digit <= 9)?;
            value.checked_mul(10)?.checked_add(u64::from(digit))
        }),
    }
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

    #[test]
    fn a_magnitude_fits_or_is_none() {
        assert_eq!(magnitude(b"18446744073709551615"), Some(u64::MAX));
        assert_eq!(magnitude(b"18446744073709551616"), None);
        assert_eq!(magnitude(b"00000000000000000000000007"), Some(7));
        assert_eq!(magnitude(b"1234567 "), None);
    }
}
