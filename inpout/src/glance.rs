//! Rows of numbers and words read at a glance.
//!
//! Where a number begins is known once the one before it has ended. A processor that looks for one end after
//! the other waits for each before it can begin with the next number. So all bytes that are no digits are marked
//! for 64 bytes at once; ends are then known beforehand, and numbers are worked on side by side.
//!
//! What is rare is not read so: a number of more than nineteen digits, a token at the end of the window, a fault.
//! Whoever reads a list takes the glance back to the end of its last row, and goes on with care.

use crate::digits::{short, strangers};

/// A look at the text behind a token.
pub struct Glance<'a> {
    text: &'a [u8],
    /// The end of the token last read: a byte of white space.
    pub(crate) position: usize,
    /// The bytes behind it that are no digits.
    marks: Marks,
}

impl<'a> Glance<'a> {
    /// At the text from `position` on, if there is white space.
    pub(crate) fn at(text: &'a [u8], position: usize) -> Option<Self> {
        is_space(*text.get(position)?).then(|| Glance {
            text,
            position,
            marks: Marks::from(position + 1),
        })
    }

    /// The next number as sign and magnitude.
    #[expect(
        clippy::inline_always,
        reason = "in the loop over a list all of this is in registers"
    )]
    #[inline(always)]
    pub(crate) fn number(&mut self) -> Option<(bool, u64)> {
        let (mut is_negative, mut digits) = (false, self.position + 1);
        let mut end = self.marks.next(self.text)?;
        if digits == end {
            (self.marks, is_negative, digits, end) = self.marks.behind(end, self.text)?;
        }
        let magnitude = short(self.text.get(digits..)?, end - digits)?;
        self.position = end;
        is_space(self.text[end]).then_some((is_negative, magnitude))
    }

    /// The next word, if it is over this alphabet.
    #[inline]
    pub(crate) fn word(&mut self, alphabet: &[bool; 256]) -> Option<&'a [u8]> {
        let mut start = self.position + 1;
        while is_space(*self.text.get(start)?) {
            start += 1;
        }
        let text = &self.text[start..];
        let length = text.iter().position(|&byte| !alphabet[usize::from(byte)])?;
        self.position = start + length;
        self.marks = Marks::from(self.position + 1);
        is_space(text[length]).then_some(&text[..length])
    }
}

/// The bytes of a text that are no digits, from some place on.
#[derive(Clone, Copy)]
struct Marks {
    /// Those of the 64 bytes from `block` on that have not been given out.
    bits: u64,
    block: usize,
}

impl Marks {
    /// Those from a place on.
    fn from(place: usize) -> Self {
        Marks {
            bits: 0,
            block: place.wrapping_sub(64),
        }
    }

    /// The next one, if it comes soon.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn next(&mut self, text: &[u8]) -> Option<usize> {
        if self.bits == 0 {
            self.block = self.block.wrapping_add(64);
            self.bits = strangers(text.get(self.block..)?.first_chunk()?);
        }
        let mark = self.block + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits.checked_sub(1)?;
        Some(mark)
    }

    /// What is left behind more white space and a sign: whether there was a sign, where digits may begin,
    /// and the mark behind them.
    #[inline(never)]
    fn behind(mut self, mut mark: usize, text: &[u8]) -> Option<(Self, bool, usize, usize)> {
        let mut next = self.next(text)?;
        while is_space(text[mark]) && next == mark + 1 {
            (mark, next) = (next, self.next(text)?);
        }
        let is_negative = text[mark] == b'-';
        (is_negative || is_space(text[mark])).then_some((self, is_negative, mark + 1, next))
    }
}

/// The six characters that testlib and C's `isspace` call white space.
#[inline]
pub(crate) fn is_space(byte: u8) -> bool {
    byte == b' ' || (b'\t'..=b'\r').contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a glance reads of a text, and the place where it stops.
    fn seen(text: &str) -> (Vec<(bool, u64)>, usize) {
        let mut glance = Glance::at(text.as_bytes(), 0).expect("white space");
        let mut position = 0;
        let numbers = std::iter::from_fn(|| {
            let number = glance.number()?;
            position = glance.position;
            Some(number)
        });
        (numbers.collect(), position)
    }

    /// Spaces, so that what comes before them is not too near to the end.
    fn with_room(text: &str) -> String {
        text.to_owned() + &" ".repeat(200)
    }

    #[test]
    fn numbers_of_all_lengths_and_signs_are_read_behind_all_white_space() {
        for between in [
            " ",
            "\n",
            "\r\n",
            " \n",
            "\t \x0b\x0c",
            " -",
            "\n-",
            "   \r\n  -",
        ] {
            let numbers = (0..500).map(|i| u64::pow(10, i % 19) * (1 + u64::from(i) % 9));
            let text: Vec<_> = numbers.clone().map(|it| format!("{between}{it}")).collect();
            let text = text.concat();
            let is_negative = between.ends_with('-');
            let expected: Vec<_> = numbers.map(|number| (is_negative, number)).collect();
            let (read, position) = seen(&with_room(&text));
            assert_eq!(read, expected, "{between:?}");
            assert_eq!(position, text.len());
        }
    }

    #[test]
    fn what_is_no_short_number_is_left() {
        for bad in [
            "x",
            "1x",
            "1.5",
            "+1",
            "-",
            "--1",
            "- 1",
            "1-1",
            "12345678901234567890",
            "1\u{a0}2",
            "é",
            "-x",
            "/",
            ":",
        ] {
            for before in ["", " 1", " 1 22 333 -4444"] {
                let (read, position) = seen(&with_room(&format!("{before} {bad} 7")));
                assert_eq!(read.len(), before.split_whitespace().count(), "{bad}");
                assert_eq!(position, before.len(), "{bad}");
            }
        }
    }

    #[test]
    fn words_are_read_among_numbers() {
        let alphabet = std::array::from_fn(|byte| (97..123).contains(&byte) || byte == 45);
        let text = " ab 12 -\r\n -7\tz  89 x1 y";
        let mut glance = Glance::at(with_room(text).leak().as_bytes(), 0).expect("white space");
        assert_eq!(glance.word(&alphabet), Some(&b"ab"[..]));
        assert_eq!(glance.number(), Some((false, 12)));
        assert_eq!(glance.word(&alphabet), Some(&b"-"[..]));
        assert_eq!(glance.number(), Some((true, 7)));
        assert_eq!(glance.word(&alphabet), Some(&b"z"[..]));
        assert_eq!(glance.number(), Some((false, 89)));
        assert_eq!(glance.word(&alphabet), None);
        let mut glance = Glance::at(b" ab", 0).expect("white space");
        assert_eq!(glance.word(&alphabet), None);
    }

    #[test]
    fn nothing_is_read_across_the_end_of_the_text() {
        for length in 1..=150 {
            let text = format!("{} 12", " 3456789".repeat(20));
            let (read, position) = seen(&text[..length]);
            assert!(position <= length);
            assert!(read.iter().all(|&number| number == (false, 3_456_789)));
            assert_eq!(position, 8 * read.len());
        }
        assert!(Glance::at(b"1 2", 0).is_none());
        assert!(Glance::at(b"", 0).is_none());
    }
}
