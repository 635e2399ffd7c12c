//! Tokens read at a glance.
//!
//! Who looks for the end of one token after the other waits for each before the next can begin. So white space is
//! marked for 64 bytes at once: ends are known beforehand, and a processor works on numbers side by side. A run that
//! only reads takes two thirds of the time.
//!
//! What is rare is not read so: a token that is long, or near the end of what is at hand, or wrong.

use std::num::NonZero;

use crate::digits;

/// A look at the text at hand.
pub struct Glance<'t> {
    /// The text, from the 64 bytes on that are looked at together.
    text: &'t [u8],
    /// Which of them are white space and have not been come to: bit `i` stands for byte `i`.
    marks: u64,
    /// The first byte that has not been come to.
    next: usize,
}

impl<'t> Glance<'t> {
    /// At the beginning of a text.
    pub(crate) fn at(text: &'t [u8]) -> Self {
        Glance {
            text,
            marks: 0,
            next: 0,
        }
    }

    /// How many bytes have not been come to.
    pub(crate) fn left(&self) -> usize {
        self.text.len() - self.next
    }

    /// The next word.
    #[inline]
    pub(crate) fn word(&mut self) -> Option<&'t [u8]> {
        let (first, end) = self.token()?;
        self.text.get(first..end)
    }

    /// The next number as sign and magnitude, if it has at most eighteen digits. A sign is looked for only where one
    /// `may_come`.
    #[expect(
        clippy::inline_always,
        reason = "in a loop over a list all of this is in registers"
    )]
    #[inline(always)]
    pub(crate) fn number(&mut self, may_come: bool) -> Option<(bool, u64)> {
        let (first, end) = self.token()?;
        let text = self.text.get(first..)?;
        let is_negative = may_come && text.first() == Some(&b'-');
        let sign = usize::from(is_negative);
        let magnitude = digits::leading(text.get(sign..)?, end - first - sign)?;
        Some((is_negative, magnitude))
    }

    /// The ends of the next token.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn token(&mut self) -> Option<(usize, usize)> {
        loop {
            if self.marks == 0 {
                let text = self.text.get(self.next..)?;
                (self.text, self.next, self.marks) = (text, 0, spaces(text)?.get());
            }
            let (first, end) = (self.next, self.marks.trailing_zeros() as usize);
            self.marks &= self.marks - 1;
            self.next = end + 1;
            if first < end {
                return Some((first, end));
            }
        }
    }
}

/// Which of the first 64 bytes are white space, if there are so many.
#[inline(never)]
fn spaces(text: &[u8]) -> Option<NonZero<u64>> {
    let bytes: &[u8; 64] = text.first_chunk()?;
    let are_spaces = bytes.map(|byte| u8::from(is_space(byte)));
    // Of eight bytes, 0 or 1 each, a product has the bits side by side in its highest byte.
    let eights = are_spaces.as_chunks().0.iter().rev();
    NonZero::new(eights.fold(0, |marks, eight| {
        let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        marks << 8 | bits
    }))
}

/// The six characters that testlib and C's `isspace` call white space.
#[inline]
pub(crate) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
