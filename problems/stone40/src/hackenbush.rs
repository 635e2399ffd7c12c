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
//! **Exactness.** Values are integers in units of `2^−59`, see [`ONE`]: a stalk of at most
//! [`LONGEST`]` = 60` stones has at most 59 after its first run, so nothing is rounded. A
//! stone weighs at most [`ONE`]` = 2^59`, so stalks with `s` stones in all sum to at most
//! `s · 2^59` in absolute value: for two million stones less than `2^80`, far from the `2^127`
//! of an `i128`, although no longer within an `i64`.

use inpout::limit;

/// A stone's colour, that is, its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Left's; counts positive.
    Blue,
    /// Right's; counts negative.
    Red,
}

/// The longest stalk whose value is an integer in units of `2^−59`.
pub const LONGEST: usize = limit!("L", most);

/// The scaled value of a single blue stone: 1 in units of `2^−59`.
pub const ONE: i128 = 1 << (LONGEST - 1);

/// The scaled values of all prefixes of a stalk, from the empty one, which is worth 0, to the
/// whole.
///
/// Taking stone `j` (from 0) leaves the prefix of length `j`, whose value is item `j`.
///
/// # Panics
/// The iterator panics at the stone after [`LONGEST`].
pub fn prefix_values(stalk: impl IntoIterator<Item = Colour>) -> impl Iterator<Item = i128> {
    let mut ground = None;
    let mut weight = ONE;
    let mut value = 0;
    let mut length = 0;
    let sums = stalk.into_iter().map(move |colour| {
        length += 1;
        assert!(
            length <= LONGEST,
            "a stalk of more than {LONGEST} stones has no exact value here"
        );
        // Still in the first run: its colour is the one on the ground, its weights are 1.
        let in_first_run = weight == ONE && *ground.get_or_insert(colour) == colour;
        if !in_first_run {
            weight /= 2;
        }
        value += match colour {
            Colour::Blue => weight,
            Colour::Red => -weight,
        };
        value
    });
    std::iter::once(0).chain(sums)
}

/// The scaled value of a stalk.
///
/// # Panics
/// If it has more than [`LONGEST`] stones.
pub fn value(stalk: impl IntoIterator<Item = Colour>) -> i128 {
    prefix_values(stalk).last().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Red};

    /// All stalks of `length` stones.
    fn stalks(length: usize) -> impl Iterator<Item = Vec<Colour>> {
        (0..1_u32 << length).map(move |bits| {
            (0..length)
                .map(|place| if bits >> place & 1 == 1 { Blue } else { Red })
                .collect()
        })
    }

    /// A stalk of `length` stones drawn by a small generator of its own (splitmix64).
    fn drawn(length: usize, seed: u64) -> Vec<Colour> {
        let mut bits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (0..length)
            .map(|place| if bits >> place & 1 == 1 { Blue } else { Red })
            .collect()
    }

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
    fn by_definition(stalk: &[Colour]) -> Vec<i128> {
        let mut values = vec![0];
        let (mut left, mut right) = (None, None);
        for (place, colour) in stalk.iter().enumerate() {
            let option = values[place];
            match colour {
                Blue => left = left.max(Some(option)),
                Red => right = Some(right.map_or(option, |best: i128| best.min(option))),
            }
            values.push(simplest(left, right));
        }
        values
    }

    fn agree(stalk: &[Colour]) {
        let values: Vec<i128> = prefix_values(stalk.iter().copied()).collect();
        assert_eq!(values, by_definition(stalk), "{stalk:?}");
        assert_eq!(value(stalk.iter().copied()), values[stalk.len()]);
    }

    #[test]
    fn a_blue_a_red_and_a_blue_stone_are_worth_three_quarters() {
        let values: Vec<i128> = prefix_values([Blue, Red, Blue]).collect();
        assert_eq!(values, [0, ONE, ONE / 2, ONE * 3 / 4]);
    }

    #[test]
    fn berlekamps_rule_gives_the_simplest_number_on_all_short_stalks() {
        for length in 0..=11 {
            stalks(length).for_each(|stalk| agree(&stalk));
        }
    }

    #[test]
    fn berlekamps_rule_gives_the_simplest_number_on_stalks_of_any_length() {
        for (seed, length) in (0..3000).zip((1..=LONGEST).cycle()) {
            agree(&drawn(length, seed));
        }
    }

    #[test]
    fn the_longest_stalks_are_exact() {
        let stalk = |first: Colour, rest: Colour| {
            std::iter::once(first).chain(std::iter::repeat_n(rest, LONGEST - 1))
        };
        assert_eq!(value(stalk(Blue, Red)), 1, "the smallest positive value");
        assert_eq!(value(stalk(Red, Blue)), -1);
        assert_eq!(value(stalk(Blue, Blue)), 60 * ONE);
        assert_eq!(value(stalk(Red, Red)), -60 * ONE);
    }

    #[test]
    #[should_panic(expected = "more than 60 stones")]
    fn a_stalk_that_is_too_long_is_refused() {
        value(std::iter::repeat_n(Blue, LONGEST + 1));
    }

    /// Whether Left, or Right, wins moving first on these stalks, by trying every move.
    fn wins(mover: Colour, stalks: &mut [&[Colour]; 2]) -> bool {
        let other = if mover == Blue { Red } else { Blue };
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
        let short: Vec<Vec<Colour>> = (0..=4).flat_map(stalks).collect();
        for a in &short {
            for b in &short {
                let sum = value(a.iter().copied()) + value(b.iter().copied());
                assert_eq!(wins(Blue, &mut [a, b]), sum > 0, "{a:?} {b:?}");
                assert_eq!(wins(Red, &mut [a, b]), sum < 0, "{a:?} {b:?}");
            }
        }
    }
}
