//! A row of stones in one word.

use crate::hackenbush::{LONGEST, ONE};

/// A row of at most [`LONGEST`] stones. A file may hold 100 000 of them: a word each takes a third of the
/// memory that lists of letters take, and is worth in a few steps what they are worth stone by stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// A bit for each stone, 1 for a blue one; the last stone is the lowest bit.
    blue: u64,
    length: usize,
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
        let add = |blue, &letter: &u8| blue << 1 | u64::from(letter == b'B');
        Row {
            blue: letters.iter().fold(0, add),
            length: letters.len(),
        }
    }

    /// The number of stones.
    #[expect(clippy::len_without_is_empty, reason = "a row has a stone")]
    pub fn len(self) -> usize {
        self.length
    }

    /// Whether a stone is blue; the first one has number 0.
    pub fn is_blue(self, stone: usize) -> bool {
        self.blue >> (self.length - 1 - stone) & 1 == 1
    }

    /// The last blue stone.
    pub fn last_blue(self) -> Option<usize> {
        let behind = self.blue.trailing_zeros() as usize;
        (self.blue != 0).then(|| self.length - 1 - behind)
    }

    /// The stones before this one: what is left when it is taken.
    pub fn before(self, stone: usize) -> Row {
        Row {
            blue: self.blue.unbounded_shr(narrow(self.length - stone)),
            length: stone,
        }
    }

    /// The letters, from the left.
    pub fn letters(self) -> impl Iterator<Item = u8> {
        (0..self.length).map(move |stone| if self.is_blue(stone) { b'B' } else { b'R' })
    }

    /// What it is worth to Hermione, in units of `2^−59`: [`crate::hackenbush::value`] without a step for
    /// each stone. The first run are the leading ones, or zeros. Of the `t` stones behind it the last
    /// weighs `2^−t`, and each twice the next: so the blue ones weigh as much as their bits say in units
    /// of `2^−t`, all together `2^t − 1`, and what counts is the blue ones twice less all.
    #[inline]
    pub fn worth(self) -> i128 {
        let top = self.blue.unbounded_shl(narrow(64 - self.length));
        let (sign, run) = if top.leading_ones() > 0 {
            (1, top.leading_ones())
        } else {
            (-1, top.leading_zeros())
        };
        let run = run.min(narrow(self.length));
        let rest = narrow(self.length) - run;
        let all = (1_u64 << rest) - 1;
        let fraction = 2 * (self.blue & all).cast_signed() - all.cast_signed();
        sign * i128::from(run) * ONE + i128::from(fraction << (ONE.trailing_zeros() - rest))
    }
}

#[inline]
fn narrow(stones: usize) -> u32 {
    u32::try_from(stones).expect("at most 64")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hackenbush::{Colour, value};
    use testkit::RngExt;

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
        let mut rng = testkit::seeded(&["stone40", "words"]);
        for length in (0..=LONGEST).cycle().take(2000) {
            let run = rng.random_range(0..=length);
            let mut letters = vec![if rng.random() { b'B' } else { b'R' }; run];
            letters.resize_with(length, || if rng.random() { b'B' } else { b'R' });
            agree(&letters);
        }
    }
}
