//! Rows of numbers and words read at a glance.
//!
//! Where a number begins is known once the one before it has ended. A processor that looks for one end after
//! the other waits for each before it can begin with the next number. So all bytes that are no digits are marked
//! for 64 bytes at once; ends are then known beforehand, and numbers are worked on side by side.
//!
//! What is rare is not read so: a number of more than eighteen digits, a token at the end of the window, a fault.
//! Whoever reads a list takes the glance back to the end of its last row, and goes on with care.

use std::num::NonZero;

use crate::digits::{self, strangers};
use crate::spaces::{is_space, token_length};

/// Bytes of a number's end and before it, whatever they are, from which its digits are taken.
const BEFORE: usize = 24;

/// Bytes that are looked at together, what lies before them, and one behind: where that is an array, no place in
/// it need be checked.
const AROUND: usize = BEFORE + 64 + 1;

/// A look at the text behind a token.
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    text: &'a [u8],
    /// Where the 64 bytes begin that are looked at together: behind a token and one byte of white space.
    block: usize,
    around: &'a [u8; AROUND],
    /// Which of them are no digits, and have not been come to: bit `i` stands for byte `i`.
    marks: u64,
    /// The first byte that has not been come to, counted from the block.
    next: usize,
}

impl<'a> Glance<'a> {
    /// At the text from `position` on, if there is white space, and not too near to the beginning.
    pub(crate) fn at(text: &'a [u8], position: usize) -> Option<Self> {
        let is_between = position >= BEFORE && is_space(*text.get(position)?);
        is_between.then(|| Glance {
            text,
            block: position + 1,
            around: &[0; AROUND],
            marks: 0,
            next: 0,
        })
    }

    /// The end of the token last read.
    #[inline]
    pub(crate) fn position(&self) -> usize {
        self.block + self.next - 1
    }

    /// The next number as sign and magnitude, if it comes behind one byte of white space; one with a sign, if
    /// `is_signed`. Signs follow no pattern, so that there is no branch for them. `is_long` says whether numbers of
    /// more than eight digits are expected: whatever it says, all are read, but those that are expected faster.
    #[expect(
        clippy::inline_always,
        reason = "in the loop over a list all of this is in registers"
    )]
    #[inline(always)]
    pub(crate) fn number(&mut self, is_signed: bool, is_long: bool) -> Option<(bool, u64)> {
        // The end of the number lies beyond the block.
        if self.marks & !self.sign(is_signed) == 0 {
            self.look_on()?;
        }
        let (behind, number) = self.number_here(is_signed, is_long)?;
        *self = behind;
        Some(number)
    }

    /// Fills slots with what `make` makes of the numbers that come next, as long as [`number`](Glance::number) reads
    /// them and `make` takes them; how many. All of a block are read in a loop that looks at no other one.
    #[inline]
    pub(crate) fn numbers<T>(
        &mut self,
        slots: &mut [T],
        (is_signed, is_long): (bool, bool),
        make: impl Fn((bool, u64)) -> Option<T>,
    ) -> usize {
        let mut filled = 0;
        while filled < slots.len() && self.look_on().is_some() {
            let mut glance = *self;
            let mut here = 0;
            for slot in &mut slots[filled..] {
                let Some((behind, number)) = glance.number_here(is_signed, is_long) else {
                    break;
                };
                let Some(value) = make(number) else {
                    break;
                };
                *slot = value;
                glance = behind;
                here += 1;
            }
            if here == 0 {
                break;
            }
            *self = glance;
            filled += here;
        }
        filled
    }

    /// The next number, if it ends in this block, and what is behind it.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn number_here(mut self, is_signed: bool, is_long: bool) -> Option<(Self, (bool, u64))> {
        let sign = self.sign(is_signed);
        let is_marked = self.marks & sign != 0;
        let marks = NonZero::new(self.marks & !sign)?;
        let is_negative = is_signed && self.around.get(BEFORE + self.next) == Some(&b'-');
        if is_negative != is_marked {
            return None;
        }
        let mark = marks.trailing_zeros() as usize;
        let magnitude = self.magnitude(self.next + usize::from(is_negative), mark, is_long)?;
        self.marks = without_lowest(marks);
        self.next = mark + 1;
        Some((self, (is_negative, magnitude)))
    }

    /// The bit of the place where a sign stands, if one may. A sign is marked too, and its mark is at hand before its
    /// byte is: the next number need not wait for that.
    #[inline]
    fn sign(&self, is_signed: bool) -> u64 {
        // Behind the last byte of a block there is no mark, and any bit will do.
        u64::from(is_signed) << (self.next % 64)
    }

    /// The value of the digits between a place in the block and a mark, if a token ends there.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn magnitude(&self, first: usize, mark: usize, is_long: bool) -> Option<u64> {
        let (before, after) = self.around.get(mark..=mark + BEFORE)?.split_first_chunk()?;
        let magnitude = match mark.wrapping_sub(first) {
            length @ 1..=8 if !is_long => digits::of_eight(before, length),
            length @ 1..=9 => digits::of_nine(before, length),
            length @ 10..=16 => digits::of_sixteen(before, length),
            length @ 17..=digits::MOST => digits::of_many(before, length),
            _ => return None,
        };
        is_space(after[0]).then_some(magnitude)
    }

    /// The next number if more white space or a sign comes first.
    #[inline(never)]
    pub(crate) fn number_behind(mut self) -> Option<(Self, (bool, u64))> {
        let mut mark = self.next_mark()?;
        let mut is_negative = false;
        while mark == self.next {
            let byte = self.text[self.block + mark];
            if is_negative || byte != b'-' && !is_space(byte) {
                return None;
            }
            is_negative = byte == b'-';
            self.next = mark + 1;
            mark = self.next_mark()?;
        }
        let magnitude = self.magnitude(self.next, mark, true)?;
        self.next = mark + 1;
        Some((self, (is_negative, magnitude)))
    }

    /// The next byte that is no digit, counted from the block, if it comes soon.
    #[inline]
    fn next_mark(&mut self) -> Option<usize> {
        if self.marks == 0 {
            self.look_on()?;
        }
        let marks = NonZero::new(self.marks)?;
        self.marks = without_lowest(marks);
        Some(marks.trailing_zeros() as usize)
    }

    /// Looks at the 64 bytes behind what has been come to. A number across the end of the last block lies in this one
    /// as a whole.
    #[inline]
    fn look_on(&mut self) -> Option<()> {
        self.block += self.next;
        self.next = 0;
        self.around = self.text.get(self.block - BEFORE..)?.first_chunk()?;
        self.marks = strangers(self.around[BEFORE..].first_chunk()?);
        Some(())
    }

    /// The next word. Called: the words of a row, inlined one behind the other, take half as many instructions again.
    #[inline(never)]
    pub(crate) fn word(&mut self) -> Option<&'a [u8]> {
        let mut start = self.block + self.next;
        while is_space(*self.text.get(start)?) {
            start += 1;
        }
        let rest = &self.text[start..];
        let length = token_length(rest)?;
        // Behind it, nothing is left of the block.
        (self.block, self.marks, self.next) = (start + length + 1, 0, 0);
        Some(&rest[..length])
    }
}

/// All marks but the first.
#[inline]
fn without_lowest(marks: NonZero<u64>) -> u64 {
    marks.get() & (marks.get() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The next number, as a field reads it.
    fn next(glance: &mut Glance<'_>, is_signed: bool) -> Option<(bool, u64)> {
        glance.number(is_signed, is_signed).or_else(|| {
            let (behind, number) = glance.number_behind()?;
            *glance = behind;
            Some(number)
        })
    }

    /// What a glance reads of a text, and the place where it stops.
    fn seen(text: &str) -> (Vec<(bool, u64)>, usize) {
        let read = seen_as(text, true);
        assert_eq!(seen_as(text, false), read, "{text:?}");
        read
    }

    fn seen_as(text: &str, is_signed: bool) -> (Vec<(bool, u64)>, usize) {
        let text = "7".repeat(BEFORE) + text;
        let mut glance = Glance::at(text.as_bytes(), BEFORE).expect("white space");
        let mut position = BEFORE;
        let numbers = std::iter::from_fn(|| {
            let number = next(&mut glance, is_signed)?;
            position = glance.position();
            Some(number)
        });
        (numbers.collect(), position - BEFORE)
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
            let numbers = (0..500).map(|i| u64::pow(10, i % 18) * (1 + u64::from(i) % 9));
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
    fn what_is_read_is_what_splitting_finds() {
        let mut state = 1_u64;
        let mut below = |most: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % most
        };
        let number = |token: &str| {
            let digits = token.strip_prefix('-').unwrap_or(token);
            let is_short = (1..=digits::MOST).contains(&digits.len());
            let is_number = is_short && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| {
                (
                    token.starts_with('-'),
                    digits.parse().expect("eighteen digits"),
                )
            })
        };
        for round in 0..3000 {
            // Tokens of some length, and now and then anything at all.
            let most = [3, 8, 12, 19][round % 4];
            let mut text = String::new();
            for _ in 0..60 {
                text.push_str([" ", "\n", "  ", "\r\n", " -", "\n-"][below(6)]);
                let length = 1 + below(most);
                text.extend((0..length).map(|_| char::from(b"0123456789"[below(10)])));
                if below(200) == 0 {
                    text.push_str(["-", "-1", "x", "--", "99999999999999999999"][below(5)]);
                }
            }
            let expected: Vec<_> = text.split_whitespace().map_while(number).collect();
            assert_eq!(seen(&with_room(&text)).0, expected, "{text:?}");
            // As many in a row as there are slots, and then one with care.
            let text = "7".repeat(BEFORE) + &with_room(&text);
            let mut glance = Glance::at(text.as_bytes(), BEFORE).expect("white space");
            let mut read = Vec::new();
            loop {
                let mut slots = [(false, 0); 7];
                let filled = glance.numbers(&mut slots, (true, round % 2 == 0), Some);
                read.extend(&slots[..filled]);
                let Some((behind, number)) = glance.number_behind() else {
                    break;
                };
                glance = behind;
                read.push(number);
            }
            assert_eq!(read, expected, "{text:?}");
        }
    }

    #[test]
    fn words_are_read_among_numbers() {
        let text = with_room(&("7".repeat(BEFORE) + " ab 12 -\r\n -7\tz  89 x1 y"));
        let mut glance = Glance::at(text.as_bytes(), BEFORE).expect("white space");
        assert_eq!(glance.word(), Some(&b"ab"[..]));
        assert_eq!(next(&mut glance, true), Some((false, 12)));
        assert_eq!(glance.word(), Some(&b"-"[..]));
        assert_eq!(next(&mut glance, true), Some((true, 7)));
        assert_eq!(glance.word(), Some(&b"z"[..]));
        assert_eq!(next(&mut glance, true), Some((false, 89)));
        assert_eq!(glance.word(), Some(&b"x1"[..]));
        let text = "7".repeat(BEFORE) + " ab";
        let mut glance = Glance::at(text.as_bytes(), BEFORE).expect("white space");
        assert_eq!(glance.word(), None);
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
        assert!(Glance::at("1 2 ".repeat(7).as_bytes(), 24).is_none());
        assert!(Glance::at("1 2 ".repeat(7).as_bytes(), 23).is_none());
        assert!(Glance::at("1 2 ".repeat(7).as_bytes(), 25).is_some());
        assert!(Glance::at(b"", BEFORE).is_none());
    }
}
