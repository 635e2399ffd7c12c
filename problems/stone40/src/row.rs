//! A row of stones in one word.

use crate::hackenbush::{LONGEST, ONE};

/// A row of at most [`LONGEST`] stones. A file may hold 100 000 of them: a word each takes a third of the
/// memory that lists of letters take, and is worth in a few steps what they are worth stone by stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// A bit for each stone, 1 for a blue one; the last stone is the lowest bit.
    blue: u64,
    length: u32,
}

impl Row {
    /// The row of these letters, `B` for a blue stone.
    ///
    /// # Panics
    /// If it is too long.
    pub fn new(letters: &[u8]) -> Row {
        assert!(
            letters.len() <= LONGEST,
            "a row of more than {LONGEST} stones"
        );
        let (eights, last) = letters.as_chunks();
        let blue = eights
            .iter()
            .fold(0, |blue, &eight| blue << 8 | bits(eight));
        let add = |blue, &letter: &u8| blue << 1 | u64::from(letter == b'B');
        Row {
            blue: last.iter().fold(blue, add),
            length: narrow(letters.len()),
        }
    }

    /// The number of stones.
    #[expect(clippy::len_without_is_empty, reason = "a row has a stone")]
    pub fn len(self) -> usize {
        self.length as usize
    }

    /// Whether a stone is blue; the first one has number 0.
    pub fn is_blue(self, stone: usize) -> bool {
        self.blue >> (self.len() - 1 - stone) & 1 == 1
    }

    /// The last blue stone.
    pub fn last_blue(self) -> Option<usize> {
        let behind = self.blue.trailing_zeros() as usize;
        (self.blue != 0).then(|| self.len() - 1 - behind)
    }

    /// The stones before this one: what is left when it is taken.
    pub fn before(self, stone: usize) -> Row {
        Row {
            blue: self.blue.unbounded_shr(self.length - narrow(stone)),
            length: narrow(stone),
        }
    }

    /// The letters, from the left.
    pub fn letters(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |stone| if self.is_blue(stone) { b'B' } else { b'R' })
    }

    /// What it is worth to Hermione, in units of `2^−59`: [`crate::hackenbush::value`] without a step for
    /// each stone. Of the `t` stones behind the first run the last weighs `2^−t`, and each twice the next:
    /// so the blue ones weigh as much as their bits say in units of `2^−t`, all together `2^t − 1`, and what
    /// counts is the blue ones twice less all.
    #[inline]
    pub fn worth(self) -> i128 {
        let rest = self.behind_first_run();
        let run = i128::from(self.length - rest);
        let all = (1_i64 << rest) - 1;
        let fraction = 2 * (self.blue.cast_signed() & all) - all;
        let whole = if self.first() < 0 { run } else { -run };
        whole * ONE + i128::from(fraction << (ONE.trailing_zeros() - rest))
    }

    /// What the last stone weighs, in the same units. To take the last blue stone of a row costs just as
    /// much: of weight `w`, it goes with red ones that weigh `w/2`, `w/4`, … and this.
    #[inline]
    pub fn last_weight(self) -> i128 {
        ONE >> self.behind_first_run()
    }

    /// The stones behind the first run.
    #[inline]
    fn behind_first_run(self) -> u32 {
        let changes = self.top() ^ self.first();
        self.length.saturating_sub(changes.leading_zeros())
    }

    /// The bits with the first stone on top.
    #[inline]
    fn top(self) -> i64 {
        self.blue.unbounded_shl(64 - self.length).cast_signed()
    }

    /// All ones if the first stone is blue, else zeros.
    #[inline]
    fn first(self) -> i64 {
        self.top() >> 63
    }
}

/// The bits of eight stones. The codes of `B` and `R`, 0x42 and 0x52, differ in one bit; a product brings
/// those of all letters together in its highest byte.
#[inline]
fn bits(letters: [u8; 8]) -> u64 {
    let blue = !(u64::from_le_bytes(letters) >> 4) & (u64::MAX / 255);
    blue.wrapping_mul(0x8040_2010_0804_0201) >> 56
}

#[inline]
fn narrow(stones: usize) -> u32 {
    u32::try_from(stones).expect("at most 64")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hackenbush::{Colour, value};
    use contract::RngExt;

    fn agree(letters: &[u8]) {
        let row = Row::new(letters);
        assert!(row.letters().eq(letters.iter().copied()));
        let colours = letters.iter().map(|&letter| match letter {
            b'B' => Colour::Blue,
            _ => Colour::Red,
        });
        assert_eq!(row.worth(), value(colours), "{row:?}");
        let last = letters.iter().rposition(|&letter| letter == b'B');
        assert_eq!(row.last_blue(), last);
        if let Some(last) = last {
            assert_eq!(row.worth() - row.before(last).worth(), row.last_weight());
        }
        for stone in 0..letters.len() {
            assert_eq!(row.before(stone), Row::new(&letters[..stone]));
        }
    }

    #[test]
    fn a_word_is_worth_what_its_stones_are_worth_one_by_one() {
        for length in 0..=10_u32 {
            for bits in 0..1_u32 << length {
                let letter = |place: u32| if bits >> place & 1 == 1 { b'B' } else { b'R' };
                agree(&(0..length).map(letter).collect::<Vec<u8>>());
            }
        }
        let mut rng = contract::seeded(&["stone40", "words"]);
        for length in (0..=LONGEST).cycle().take(2000) {
            let run = rng.random_range(0..=length);
            let mut letters = vec![if rng.random() { b'B' } else { b'R' }; run];
            letters.resize_with(length, || if rng.random() { b'B' } else { b'R' });
            agree(&letters);
        }
    }
}
