//! From decimal digits to their value.

/// A word with a one in each byte.
const ONES: u64 = u64::MAX / 255;

/// The value of the first bytes of a text, if they are digits, one to [`MOST`]; the text has eight bytes or more.
///
/// They are taken eight bytes at a time, without a branch for each digit: lengths of numbers follow
/// no pattern, and a processor that guesses one wrongly loses more than all of this takes.
#[inline]
pub(crate) fn leading(text: &[u8], length: usize) -> Option<u64> {
    match length {
        // Zeros before the digits, in the place of what is behind them.
        1..=8 => value(word(*text.first_chunk()?) << (64 - 8 * length)),
        9..=MOST => of_many(text, length),
        _ => None,
    }
}

/// The same of nine digits or more.
#[inline(never)]
fn of_many(text: &[u8], length: usize) -> Option<u64> {
    let last = *text[..length].last_chunk()?;
    Some(leading(text, length - 8)? * 100_000_000 + value(word(last))?)
}

/// The most digits of a number that always fits, with a sign too.
const MOST: usize = 18;

/// Eight bytes, of which the first is the lowest, and 0 to 9 if it is a digit.
#[inline]
fn word(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes) ^ (ONES * 0x30)
}

/// The value of eight digits, if they are that.
#[inline]
fn value(digits: u64) -> Option<u64> {
    // The high bit of each that is none.
    if (digits | digits.wrapping_add(ONES * 0x76)) & (ONES << 7) != 0 {
        return None;
    }
    // Neighbours are brought together: pairs, fours, all.
    let pairs = (digits.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    Some(fours.wrapping_mul(10_000 << 32 | 1) >> 32)
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
    fn digits_are_read_at_once_as_one_by_one() {
        for number in (0..100_000_000_u64).step_by(9_973) {
            let text = format!("{number}x       ");
            let length = text.trim_end().len() - 1;
            assert_eq!(leading(text.as_bytes(), length), Some(number), "{text}");
        }
        for length in 1..=MOST {
            let mut text = *b"90817263549876503190-123";
            let expected = str::from_utf8(&text[..length]).unwrap().parse().ok();
            assert_eq!(leading(&text, length), expected, "{length}");
            for place in 0..length {
                for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
                    let digit = std::mem::replace(&mut text[place], byte);
                    assert_eq!(leading(&text, length), None, "{byte} at {place}");
                    text[place] = digit;
                }
            }
        }
        for length in [0, 19, 20] {
            assert_eq!(leading(&[b'1'; 24], length), None);
        }
    }
}
