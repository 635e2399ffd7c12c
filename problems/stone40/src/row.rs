//! Red–blue Hackenbush stalks: games that are numbers, and Berlekamp's rule for reading them.
//!
//! A *stalk* is a row of blue and red stones that stands on the ground with its left end. Left
//! takes a blue stone, Right a red one, and with it goes everything to the right of it: what is
//! left is a prefix. Who has no stone of his own to take loses.
//!
//! **What values are for.** Such games are *numbers*: they are compared and added like the
//! numbers they are worth. If the values of all stalks sum to a positive number, Left wins
//! whoever starts; to a negative one, Right; to 0, whoever moves second. So with Left to move
//! Left wins exactly when the sum is positive, and a move of Left wins exactly when it leaves a
//! sum of at least 0.
//!
//! **Theorem** (Berlekamp 1974). Give each stone of the first run (the stones up to the first
//! change of colour) the weight 1, and the stones after it the weights 1/2, 1/4, 1/8, …; blue
//! counts positive, red negative. The value `v` of the stalk is the sum of these weights.
//! Consequently the values of all its prefixes are the partial sums.
//!
//! *The tool: the simplest number.* All denominators are powers of two. A number is simpler than
//! another if it has the smaller denominator, or if both are integers and it is nearer to 0.
//! If all of Left's options of a game `G` are numbers smaller than all of Right's, then `G`
//! equals the simplest number `x` strictly between them. For `G − x` is won by the second
//! player: a first move of Left to an option `l` of `G` leaves `l − x < 0`; a first move in `−x`
//! leaves `G − y` with an option `y > x` of `x`. The options of `x = m/2^t` are
//! `(m − 1)/2^t` and `(m + 1)/2^t`, those of an integer the next one toward 0: all simpler than
//! `x`. So `y` is not between the options of `G`, hence `y ≥ r` for an option `r` of Right, who
//! moves there and leaves `r − y ≤ 0`. Right's first moves fail in the same way.
//!
//! *Proof of the theorem*, by induction on the length. The options of the stalk are prefixes,
//! so they are worth their partial sums: cutting at a blue stone gives an option of Left, at a
//! red one an option of Right.
//!
//! 1. *The options lie on both sides of `v`.* The weights after a stone of weight `w < 1` sum to
//!    less than `w` in absolute value, and a stone of the first run is followed by stones of its
//!    own sign and by fractions that sum to less than 1. So a stone together with all that
//!    follows has the sign of the stone: cutting at a blue stone leaves less than `v`, at a red
//!    one more. Hence the stalk is a number, the simplest one between its options.
//! 2. *One colour only*, say `n` blue stones: the options are `0, 1, …, n − 1` for Left and none
//!    for Right, and the simplest number above `n − 1` is `n = v`.
//! 3. *Both colours.* Let `t ≥ 1` stones follow the first run, so `v` is an odd multiple of
//!    `2^−t`. Cutting at the last stone gives the option at distance `2^−t` from `v`. On the
//!    other side cut at the last stone of the other colour, of weight `2^−u` (`u = 0` if it ends
//!    the first run): only stones of the last colour follow it, and they sum to
//!    `2^−(u+1) + … + 2^−t = 2^−u − 2^−t`, so this option also is at distance `2^−t`. The
//!    number `v` is the only multiple of `2^−t` strictly between `v − 2^−t` and `v + 2^−t`, all
//!    others there have larger denominators, so it is the simplest. ∎
//!
//! **Exactness.** Values are integers in units of `2^−59`, see [`ONE`]: a row of at most
//! [`LONGEST`]` = 60` stones has at most 59 after its first run, so nothing is rounded. A
//! stone weighs at most [`ONE`]` = 2^59`, so stalks with `s` stones in all sum to at most
//! `s · 2^59` in absolute value: for two million stones less than `2^80`, far from the `2^127`
//! of an `i128`, although no longer within an `i64`.

use inpout::limit;

/// The longest row whose value is an integer in units of `2^−59`.
pub const LONGEST: usize = limit!("L", most);

/// The scaled value of a single blue stone: 1 in units of `2^−59`.
pub const ONE: i128 = 1 << (LONGEST - 1);

/// A row of at most [`LONGEST`] stones. A file may hold 100 000 of them: a word each takes a sixth of the
/// memory that lists of letters take, and is worth in a few steps what they are worth stone by stone.
///
/// The highest bit that is set stands before the first stone; below it is a bit for each, 1 for a blue one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row(u64);

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
        let add = |row, &letter: &u8| row << 1 | u64::from(letter == b'B');
        Row(letters.iter().fold(1, add))
    }

    /// The number of stones.
    #[expect(clippy::len_without_is_empty, reason = "a row has a stone")]
    pub fn len(self) -> usize {
        self.0.ilog2() as usize
    }

    /// Whether a stone is blue; the first one has number 0.
    pub fn is_blue(self, stone: usize) -> bool {
        self.0 >> (self.len() - 1 - stone) & 1 == 1
    }

    /// The last blue stone.
    pub fn last_blue(self) -> Option<usize> {
        let behind = self.0.trailing_zeros() as usize;
        (self.len() - behind).checked_sub(1)
    }

    /// The stones before this one: what is left when it is taken.
    pub fn before(self, stone: usize) -> Row {
        Row(self.0 >> (self.len() - stone))
    }

    /// The letters, from the left.
    pub fn letters(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |stone| if self.is_blue(stone) { b'B' } else { b'R' })
    }

    /// What it is worth to Hermione, in units of `2^−59`: Berlekamp's rule without a step for
    /// each stone. Of the `t` stones behind the first run the last weighs `2^−t`, and each twice the next:
    /// so the blue ones weigh as much as their bits say in units of `2^−t`, all together `2^t − 1`, and what
    /// counts is the blue ones twice less all.
    #[inline]
    pub fn worth(self) -> i128 {
        let rest = self.behind_first_run();
        let run = i128::from(self.0.ilog2() - rest);
        let all = (1_i64 << rest) - 1;
        let fraction = 2 * (self.0.cast_signed() & all) - all;
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
        self.0.ilog2().saturating_sub(changes.leading_zeros())
    }

    /// The bits with the first stone on top.
    #[inline]
    fn top(self) -> i64 {
        self.0.unbounded_shl(64 - self.0.ilog2()).cast_signed()
    }

    /// All ones if the first stone is blue, else zeros.
    #[inline]
    fn first(self) -> i64 {
        self.top() >> 63
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::RngExt;

    /// The simplest scaled number strictly between two scaled numbers, `None` being infinity.
    fn simplest(above: Option<i128>, below: Option<i128>) -> i128 {
        let fits = |x: i128| above.is_none_or(|a| a < x) && below.is_none_or(|b| x < b);
        if fits(0) {
            return 0;
        }
        for size in 1..=60 {
            if let Some(x) = [size * ONE, -size * ONE].into_iter().find(|&x| fits(x)) {
                return x;
            }
        }
        let (low, high) = (above.unwrap(), below.unwrap());
        let mut unit = ONE;
        loop {
            unit /= 2;
            assert!(unit > 0, "nothing lies between {low} and {high}");
            let x = (low.div_euclid(unit) + 1) * unit;
            if x < high {
                return x;
            }
        }
    }

    /// The values of all prefixes from the definition: each is the simplest number between the
    /// options that its stones give.
    fn by_definition(letters: &[u8]) -> Vec<i128> {
        let mut values = vec![0];
        let (mut left, mut right) = (None, None);
        for (place, letter) in letters.iter().enumerate() {
            let option = values[place];
            if *letter == b'B' {
                left = left.max(Some(option));
            } else {
                right = Some(right.map_or(option, |best: i128| best.min(option)));
            }
            values.push(simplest(left, right));
        }
        values
    }

    /// All rows of `length` stones.
    fn rows(length: usize) -> impl Iterator<Item = Vec<u8>> {
        (0..1_u32 << length).map(move |bits| {
            let letter = |place| if bits >> place & 1 == 1 { b'B' } else { b'R' };
            (0..length).map(letter).collect()
        })
    }

    fn agree(letters: &[u8]) {
        let row = Row::new(letters);
        assert!(row.letters().eq(letters.iter().copied()));
        let last = letters.iter().rposition(|&letter| letter == b'B');
        assert_eq!(row.last_blue(), last);
        if let Some(last) = last {
            assert_eq!(row.worth() - row.before(last).worth(), row.last_weight());
        }
        let values = by_definition(letters);
        for (stone, &value) in values.iter().enumerate().take(letters.len()) {
            assert_eq!(row.before(stone), Row::new(&letters[..stone]));
            assert_eq!(row.before(stone).worth(), value, "{row:?}");
        }
        assert_eq!(row.worth(), values[letters.len()], "{row:?}");
    }

    #[test]
    fn a_blue_a_red_and_a_blue_stone_are_worth_three_quarters() {
        let row = Row::new(b"BRB");
        let values = [0, 1, 2].map(|stone| row.before(stone).worth());
        assert_eq!(values, [0, ONE, ONE / 2]);
        assert_eq!(row.worth(), ONE * 3 / 4);
    }

    #[test]
    fn berlekamps_rule_gives_the_simplest_number_on_all_short_rows() {
        for length in 0..=11 {
            rows(length).for_each(|letters| agree(&letters));
        }
    }

    #[test]
    fn berlekamps_rule_gives_the_simplest_number_on_rows_of_any_length() {
        let mut rng = contract::seeded(&["stone40", "words"]);
        for length in (0..=LONGEST).cycle().take(5000) {
            let run = rng.random_range(0..=length);
            let mut letters = vec![if rng.random() { b'B' } else { b'R' }; run];
            letters.resize_with(length, || if rng.random() { b'B' } else { b'R' });
            agree(&letters);
        }
    }

    #[test]
    fn the_longest_rows_are_exact() {
        let worth = |first: u8, rest: u8| {
            let mut letters = vec![rest; LONGEST];
            letters[0] = first;
            Row::new(&letters).worth()
        };
        assert_eq!(worth(b'B', b'R'), 1, "the smallest positive value");
        assert_eq!(worth(b'R', b'B'), -1);
        assert_eq!(worth(b'B', b'B'), 60 * ONE);
        assert_eq!(worth(b'R', b'R'), -60 * ONE);
    }

    #[test]
    #[should_panic(expected = "more than 60 stones")]
    fn a_row_that_is_too_long_is_refused() {
        Row::new(&[b'B'; LONGEST + 1]);
    }

    /// Whether Left, or Right, wins moving first on these stalks, by trying every move.
    fn wins(mover: u8, stalks: &mut [&[u8]; 2]) -> bool {
        let other = if mover == b'B' { b'R' } else { b'B' };
        (0..2).any(|row| {
            let stalk = stalks[row];
            (0..stalk.len()).any(|place| {
                stalk[place] == mover && {
                    stalks[row] = &stalk[..place];
                    let won = !wins(other, stalks);
                    stalks[row] = stalk;
                    won
                }
            })
        })
    }

    #[test]
    fn the_sign_of_the_sum_names_the_winner() {
        let short: Vec<Vec<u8>> = (0..=4).flat_map(rows).collect();
        for a in &short {
            for b in &short {
                let sum = Row::new(a).worth() + Row::new(b).worth();
                assert_eq!(wins(b'B', &mut [a, b]), sum > 0, "{a:?} {b:?}");
                assert_eq!(wins(b'R', &mut [a, b]), sum < 0, "{a:?} {b:?}");
            }
        }
    }
}
