//! The tests of GAME11: recipes, validator, small random inputs.
//!
//! A file holds one number, and in a random one the first two digits decide; so most recipes
//! follow the number `h` on which the game turns as far as possible.

use std::fmt;
use std::str::from_utf8;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Game11, Input, LARGEST_EXPONENT, brute, exceeds_power_of_ten, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = from_utf8(&self.digits).map_err(|_| fmt::Error)?;
        writeln!(f, "{digits}")
    }
}

/// A number that is not long.
pub fn number(n: u64) -> Input {
    Input {
        digits: n.to_string().into(),
    }
}

/// The largest number of this length that the closer can reach against best play.
fn equal(length: usize) -> Input {
    let start = if length % 2 == 1 { "9" } else { "19" };
    let digits = start.to_owned() + &"09".repeat((length - 1) / 2);
    Input {
        digits: digits.into(),
    }
}

/// One more than that.
fn next(length: usize) -> Input {
    let Input { mut digits } = equal(length);
    // It ends in 09, or is 9 or 19, which are not asked for.
    let ten = digits.len() - 2;
    digits[ten..].copy_from_slice(b"10");
    Input { digits }
}

/// 10 to a power.
fn power_of_ten(exponent: usize) -> Input {
    let mut digits = vec![b'0'; exponent + 1];
    digits[0] = b'1';
    Input { digits }
}

/// The digits of `h` up to a place, there one that is less by one, if that can be, and then
/// nines: less than `h` although nearly all later digits are larger.
fn just_below(length: usize, place: usize) -> Input {
    let Input { mut digits } = equal(length);
    if digits[place] > b'1' {
        digits[place] -= 1;
        digits[place + 1..].fill(b'9');
    }
    Input { digits }
}

/// The digits of `h` up to a place, there one that is larger by one, if that can be, and then
/// zeros: more than `h` although nearly all later digits are smaller.
fn just_above(length: usize, place: usize) -> Input {
    let Input { mut digits } = equal(length);
    if digits[place] < b'9' {
        digits[place] += 1;
        digits[place + 1..].fill(b'0');
    }
    Input { digits }
}

/// The digits of `h` up to a place, there and later random ones.
pub fn near_highest(length: usize, place: usize, rng: &mut Rng) -> Input {
    let Input { mut digits } = equal(length);
    for digit in &mut digits[place.max(1)..] {
        *digit = rng.random_range(b'0'..=b'9');
    }
    Input { digits }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game11>();

impl Room for Game11 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        // One digit more while the inputs grow, or nearly all would have one or two.
        let length =
            usize::try_from(most.of("exponent") + 1).map_or(rules::MOST, |it| it.min(rules::MOST));
        if rng.random() {
            near_highest(length, 1, rng)
        } else {
            let nines = (0..length).fold(0, |nines, _| 10 * nines + 9);
            number(rng.random_range(1..=nines))
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => number(22),
            "sample-two-digits" => number(15),
            "sample-three-digits" => number(910),
            "one" => number(1),
            "nine" => number(9),
            "ten" => number(10),
            "nineteen" => number(19),
            "twenty" => number(20),
            "three-equal" => number(909),
            "four-equal" => number(1909),
            "four-next" => number(1910),
            "past-32-bits" => number((1 << 32) + 10),
            "past-64-bits" => near_highest(24, 20, rng),
            "equal-odd" => equal(999),
            "next-odd" => next(999),
            "equal-even" => equal(1000),
            "next-even" => next(1000),
            "below-odd" => just_below(999, 500),
            "below-even" => just_below(1000, 501),
            "above-odd" => just_above(999, 501),
            "above-even" => just_above(1000, 500),
            "early-below" => just_below(99_999, 2),
            "early-above" => just_above(100_000, 2),
            "middle-below" => just_below(100_000, 50_001),
            "middle-above" => just_above(99_999, 50_001),
            "nines-even" => Input {
                digits: vec![b'9'; 50_000],
            },
            "nines-odd" => Input {
                digits: vec![b'9'; 50_001],
            },
            "last-power" => power_of_ten(100_000),
            "equal-limits" => equal(100_000),
            "source-limits" => next(100_000),
            "past-the-source" => next(100_002),
            "late-difference" => just_above(1_000_000, 999_980),
            "beyond-early-above" => just_above(LARGEST_EXPONENT, 2),
            "beyond-middle-below" => just_below(LARGEST_EXPONENT, 5_000_001),
            "beyond-equal-odd" => equal(LARGEST_EXPONENT - 1),
            "beyond-next-odd" => next(LARGEST_EXPONENT - 1),
            "beyond-equal-even" => equal(LARGEST_EXPONENT),
            "beyond-last-power" => power_of_ten(LARGEST_EXPONENT),
            "beyond-limits" => next(LARGEST_EXPONENT),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        if rng.random() {
            number(any_magnitude(150_000, rng))
        } else {
            let length = rng.random_range(1..=5);
            near_highest(length, rng.random_range(0..=length), rng)
        }
    }

    fn sizes(input: &Input) -> Sizes {
        // Of the least power of ten that is not below the number.
        let below = input.digits.len() - 1;
        Sizes::default().with(
            "exponent",
            below + usize::from(exceeds_power_of_ten(&input.digits, below)),
        )
    }

    fn quantities(input: &Input) -> Sizes {
        let pairs = input.digits.iter().zip(equal(input.digits.len()).digits);
        let equal = pairs.take_while(|(digit, highest)| **digit == *highest);
        Sizes::default().with("equal", equal.count())
    }

    fn ladder() -> Vec<(u64, Input)> {
        // Numbers that are just out of the closer's reach: all his digits are tried.
        [910, 1910, 90_910, 190_910].map(|n| (n, number(n))).into()
    }
}
