//! The tests of FILTR: recipes, validator, small random inputs.
//!
//! A random board that is not tiny holds a prime, so most recipes aim at boards without one.

use std::fmt;
use std::ops::RangeInclusive;

use contract::scene::{Piece, Row, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;
use theory::primes::is_prime;

use crate::{Filtr, Input, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.low, self.high)
    }
}

const BILLION: u64 = 1_000_000_000;
const LIMIT: u64 = BILLION * BILLION;

/// The prime before the longest gap below 10^9, of 282.
pub const BEFORE_LONGEST_TO_BILLION: u64 = 436_273_009;
/// The prime before the longest gap below 10^18, of 1442.
pub const BEFORE_LONGEST: u64 = 804_212_830_686_677_669;

/// The largest prime below `number`.
fn prime_below(number: u64) -> u64 {
    (2..number)
        .rev()
        .find(|&below| is_prime(below))
        .expect("there is a prime below any number above 2")
}

/// All numbers between `prime` and the next prime.
fn gap_after(prime: u64) -> Input {
    let mut high = prime + 1;
    while !is_prime(high + 1) {
        high += 1;
    }
    Input {
        low: prime + 1,
        high,
    }
}

/// A random board of `length` numbers without a prime, the first of its kind above a random place.
fn without_prime(rng: &mut Rng, places: RangeInclusive<u64>, length: u64) -> Input {
    let mut low = rng.random_range(places);
    while let Some(prime) = (low..low + length).rev().find(|&number| is_prime(number)) {
        low = prime + 1;
    }
    Input {
        low,
        high: low + length - 1,
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Filtr>();

impl Room for Filtr {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let board = |low, high| Input { low, high };
        let single = |number| board(number, number);
        Some(match name {
            "sample" => board(2, 10),
            "sample-no-prime" => board(24, 28),
            "least" => single(2),
            "even" => single(BILLION),
            "prime" => single(prime_below(BILLION)),
            "last-small-prime" => board(32, 40),
            "small-gap" => board(114, 126),
            "prime-at-the-left-end" => board(113, 126),
            "prime-at-the-right-end" => board(114, 127),
            "prime-square" => single(31_607 * 31_607),
            "two-large-factors" => single(31_583 * 31_607),
            "pseudoprime" => single(25_326_001),
            "pseudoprime-again" => single(143_168_581),
            "pseudoprime-to-five" => single(746_331_041),
            "pseudoprime-to-three" => single(1_373_653),
            "pseudoprime-to-seven" => single(3_539_101),
            "pseudoprime-to-thirteen" => single(6_787_327),
            "pseudoprime-to-seventeen" => single(32_817_151),
            "pseudoprime-to-nineteen" => single(284_166_877),
            "pseudoprime-to-twenty-three" => single(38_248_981),
            "pseudoprime-to-sixty-one" => single(74_927_161),
            "pseudoprime-to-seventy-three" => single(591_043_771),
            "carmichael" => single(413_138_881),
            "some-numbers" => without_prime(rng, 500_000_000..=900_000_000, 60),
            "longest-gap" => gap_after(BEFORE_LONGEST_TO_BILLION),
            "longest-gap-and-prime" => board(
                BEFORE_LONGEST_TO_BILLION,
                gap_after(BEFORE_LONGEST_TO_BILLION).high,
            ),
            "source-limits" => board(2, BILLION),
            "past-32-bits" => single(65_537 * 65_539),
            "pseudoprime-beyond" => single(341_550_071_728_321),
            "pseudoprime-beyond-again" => single(230_245_660_726_188_031),
            "pseudoprime-beyond-large" => single(84_983_557_412_237_221),
            "three-factors" => {
                let largest = prime_below(1_000_000);
                let middle = prime_below(largest);
                single(largest * middle * prime_below(middle))
            }
            "many-numbers-beyond" => without_prime(rng, LIMIT / 9..=LIMIT / 2, 250),
            "prime-cube" => single(999_983_u64.pow(3)),
            "prime-beyond" => single(prime_below(LIMIT)),
            "prime-square-beyond" => single(prime_below(BILLION).pow(2)),
            "two-large-factors-beyond" => {
                let larger = prime_below(BILLION);
                single(larger * prime_below(larger))
            }
            "long-board-beyond" => board(2, LIMIT),
            "longest-gap-and-prime-beyond" => board(BEFORE_LONGEST, gap_after(BEFORE_LONGEST).high),
            "beyond-limits" => gap_after(BEFORE_LONGEST),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let numbers = (input.low..=input.high).take(60);
        let blue = |number: u64| Piece::card(number).toned(Tone::First).told(number);
        Some(Row::of("number", numbers.map(blue)).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let (most, longest) = if rng.random_bool(0.5) {
            (200_u64, 200)
        } else {
            (5000, 30)
        };
        let high = rng.random_range(2..=most);
        let length = rng.random_range(0..=longest);
        Input {
            low: high.saturating_sub(length).max(2),
            high,
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("R", input.high)
    }

    fn quantities(input: &Input) -> Sizes {
        let prime = (input.low..=input.high).rev().take(2000).position(is_prime);
        let composite = prime.unwrap_or(usize::try_from(input.high - input.low).unwrap_or(0) + 1);
        let steps = Some(Filtr::solve(input).0).filter(|_| prime.is_none());
        Sizes::default()
            .with("gap", composite)
            .with_all("factor", steps)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [125, 250, 500, 1000, 2000]
            .map(|high| (high, Input { low: 2, high }))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_gaps_are_as_long_as_known() {
        for (prime, length) in [(BEFORE_LONGEST_TO_BILLION, 282), (BEFORE_LONGEST, 1442)] {
            let gap = gap_after(prime);
            assert!(is_prime(prime));
            assert_eq!(gap.high + 1 - prime, length);
        }
    }

    #[test]
    fn boards_without_a_prime_have_none() {
        let mut rng = contract::seeded(&["filtr", "without a prime"]);
        for _ in 0..20 {
            let input = without_prime(&mut rng, 1000..=1_000_000, 20);
            assert_eq!(input.high - input.low + 1, 20);
            assert!((input.low..=input.high).all(|number| !is_prime(number)));
        }
    }
}
