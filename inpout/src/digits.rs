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
    if let Some((first, others)) = rest.split_first_chunk::<8>()
        && let Some(digits) = eight(word(first))
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

/// The most digits of a number that always fits, with a sign too.
pub(crate) const MOST: usize = 18;

/// The value of the last bytes, one to eight digits. Without a branch for each digit: lengths of numbers follow no
/// pattern, and a processor that guesses one wrongly loses more than all of this takes. What comes before the
/// digits does not matter.
#[inline]
pub(crate) fn of_eight(bytes: &[u8; 24], length: usize) -> u64 {
    last_of(word(&bytes[16..]), length)
}

/// The same of one digit to nine, without a branch for the ninth: of the numbers up to 10^9 one in ten has fewer.
#[inline]
pub(crate) fn of_nine(bytes: &[u8; 24], length: usize) -> u64 {
    let ninth = u64::from(bytes[15] & NINTH[length - 1]);
    ninth * TENS + of_eight(bytes, length)
}

/// The same of nine digits to sixteen.
#[inline]
pub(crate) fn of_sixteen(bytes: &[u8; 24], length: usize) -> u64 {
    last_of(word(&bytes[8..16]), length - 8) * TENS + value(word(&bytes[16..]))
}

/// The same of seventeen digits or more, up to [`MOST`].
#[inline]
pub(crate) fn of_many(bytes: &[u8; 24], length: usize) -> u64 {
    last_of(word(&bytes[..8]), length - 16) * TENS * TENS + of_sixteen(bytes, 16)
}

/// What eight digits more make of a number.
const TENS: u64 = 100_000_000;

/// The value of the last one to eight digits of a word, of nine the last eight: zeros take the place of what is before.
#[inline]
fn last_of(word: u64, length: usize) -> u64 {
    value(word & LAST[length - 1])
}

/// The last byte of a word, the last two, … all eight, and all eight of nine. Looked up, they take less than two
/// shifts, the width of which is known late.
const LAST: [u64; 9] = {
    let mut last = [u64::MAX; 9];
    let mut length = 1;
    while length < 8 {
        last[length - 1] = u64::MAX << (64 - 8 * length);
        length += 1;
    }
    last
};

/// What of a byte is the ninth digit of one to nine: of nine, what makes `0` to `9` the numbers 0 to 9.
const NINTH: [u8; 9] = [0, 0, 0, 0, 0, 0, 0, 0, 0xf];

/// Which of 64 bytes are no digits: bit `i` stands for byte `i`.
#[inline(never)]
pub(crate) fn strangers(bytes: &[u8; 64]) -> u64 {
    // Of the first eight in the lowest bit, of the next eight in the second. A compiler does sixteen at once.
    let mut places = [0; 64];
    for (place, (mark, byte)) in places.iter_mut().zip(bytes).enumerate() {
        *mark = u8::from(!byte.is_ascii_digit()) << (place / 8);
    }
    let eights = places.chunks_exact(8);
    transposed(eights.fold(0, |square, eight| {
        square | u64::from_le_bytes(eight.try_into().expect("eight bytes"))
    }))
}

/// A square of eight by eight bits, a byte for each row, with rows for columns (H. S. Warren, Hacker's Delight, 7–3).
#[inline]
fn transposed(mut square: u64) -> u64 {
    // Pairs of single bits on both sides of a diagonal change places, then squares of two by two, and of four by four.
    for (distance, one_side) in [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ] {
        let differ = (square ^ square >> distance) & one_side;
        square ^= differ ^ differ << distance;
    }
    square
}

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

    #[test]
    fn the_last_digits_are_read_at_once_as_one_by_one() {
        for length in 1..=MOST {
            for before in [b' ', b'\n', b'-', b'/', b':', b'5', 0, b'\xff'] {
                let mut bytes = [before; 24];
                let text = &mut bytes[24 - length..];
                for (place, byte) in text.iter_mut().enumerate() {
                    *byte = b"90817263549876503"[(place + length) % 17];
                }
                let (value, _) = leading(text);
                for (lengths, read) in [
                    (1..=8, of_eight as fn(&_, _) -> _),
                    (1..=9, of_nine),
                    (9..=16, of_sixteen),
                    (17..=MOST, of_many),
                ] {
                    if lengths.contains(&length) {
                        assert_eq!(read(&bytes, length), value, "{bytes:?}");
                    }
                }
            }
        }
        assert_eq!(of_many(&[b'9'; 24], 18), 999_999_999_999_999_999);
    }

    #[test]
    fn strangers_are_all_bytes_but_digits() {
        for from in 0..4 {
            let bytes = std::array::from_fn(|place| 64 * from + u8::try_from(place).unwrap());
            let bits = bytes.iter().rev().fold(0, |bits, byte: &u8| {
                bits << 1 | u64::from(!byte.is_ascii_digit())
            });
            assert_eq!(strangers(&bytes), bits, "{from}");
        }
        let mut bytes = [b'7'; 64];
        for place in 0..64 {
            bytes[place] = b'\xff';
            assert_eq!(strangers(&bytes), 1 << place);
            bytes[place] = b'7';
        }
    }
}
