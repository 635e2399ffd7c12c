//! From decimal digits to their value.

/// A word with a one in each byte.
const ONES: u64 = u64::MAX / 255;

/// The value of the digits that `text` begins with and how many they are, if there are at most
/// [`MOST`] and the text goes on for some bytes behind them.
///
/// They are taken eight bytes at a time, without a branch for each digit: lengths of numbers follow
/// no pattern, and a processor that guesses one wrongly loses more than all of this takes. A run that
/// only reads takes half the time that it takes digit by digit.
#[inline]
pub(crate) fn leading(text: &[u8]) -> Option<(u64, usize)> {
    let (first, rest) = text.split_first_chunk()?;
    let (first, length) = of_eight(*first);
    if length < 8 {
        return Some((first, length));
    }
    let (second, rest) = rest.split_first_chunk()?;
    let (second, length) = of_eight(*second);
    if length < 8 {
        return Some((first * TENS[length] + second, 8 + length));
    }
    let (third, length) = of_eight(*rest.first_chunk()?);
    let value = (first * TENS[8] + second) * TENS[length.min(2)] + third;
    (16 + length <= MOST).then_some((value, 16 + length))
}

/// The most digits of a number that always fits, with a sign too.
const MOST: usize = 18;

/// The powers of ten up to that of eight digits.
const TENS: [u64; 9] = [
    1,
    10,
    100,
    1_000,
    10_000,
    100_000,
    1_000_000,
    10_000_000,
    100_000_000,
];

/// The value of the digits that eight bytes begin with, and how many they are.
#[inline]
fn of_eight(bytes: [u8; 8]) -> (u64, usize) {
    // The first byte is the lowest, and 0 to 9 if it is a digit.
    let word = u64::from_le_bytes(bytes) ^ (ONES * 0x30);
    // Of each byte that is no digit the high bit; what is carried out of one falls behind the first of them.
    let strangers = (word | word.wrapping_add(ONES * 0x76)) & (ONES << 7);
    let length = strangers.trailing_zeros() / 8;
    // Zeros before the digits, in the place of what is behind them. Then neighbours are brought together: pairs,
    // fours, all.
    let digits = word.unbounded_shl(64 - 8 * length);
    let pairs = (digits.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    let value = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
    (value, length as usize)
}

/// How many of eight bytes from the first on are neither white space nor anything else below it.
#[inline]
pub(crate) fn visible(bytes: [u8; 8]) -> usize {
    let word = u64::from_le_bytes(bytes);
    // The high bit of each byte that is not; what is borrowed from one falls behind the first of them.
    let others = word.wrapping_sub(ONES * 0x21) & !word & (ONES << 7);
    (others.trailing_zeros() / 8) as usize
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
            ("1234567890123456 ", 1_234_567_890_123_456, 16),
            ("999999999999999999 ", 999_999_999_999_999_999, 18),
            ("1234567/", 1_234_567, 7),
            ("1234567:", 1_234_567, 7),
            ("1\u{fa}234567", 1, 1),
        ] {
            let text = format!("{text}        ");
            assert_eq!(leading(text.as_bytes()), Some((value, length)), "{text}");
        }
        for text in [
            "",
            "1 ",
            "1234567",
            "12345678 ",
            "1234567890123456789        ",
        ] {
            assert_eq!(leading(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn eight_digits_at_once_are_read_as_one_by_one() {
        for number in (0..100_000_000_u32).step_by(9_973) {
            let text = format!("{number:08}");
            let bytes = text.as_bytes().try_into().expect("eight bytes");
            assert_eq!(of_eight(bytes), (number.into(), 8), "{text}");
        }
        for place in 0..8 {
            for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
                let mut text = *b"55555555";
                text[place] = byte;
                let value = (0..place).fold(0, |value, _| 10 * value + 5);
                assert_eq!(of_eight(text), (value, place), "{byte}");
            }
        }
    }
}
