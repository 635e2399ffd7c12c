//! The tests of GAME33: recipes, validator, small random inputs.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use contract::scene::{Piece, Row, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use theory::primes::is_prime;

use crate::{Game33, Input, MOST_TESTS, brute, second};

/// The largest number that player 1 announces.
const LARGEST: u64 = 10_u64.pow(12);

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.numbers
            .iter()
            .try_for_each(|number| writeln!(f, "{number}"))
    }
}

const MILLION: u64 = 1_000_000;
/// The number of tests in a file of the beyond tier.
const BEYOND_TESTS: usize = 100;

/// Those of twenty thousand odd numbers with many divisors that make the reference ask for the most
/// numbers, 16 000 to 20 000 each. (Usually it soon finds that player 2 wins.)
pub(crate) const HARDEST: [u64; 40] = [
    819_832_348_335,
    844_448_397_975,
    358_143_732_375,
    791_336_151_375,
    752_442_429_375,
    385_989_178_575,
    689_111_157_735,
    933_524_967_375,
    588_164_952_375,
    405_799_368_975,
    777_890_888_775,
    841_308_954_255,
    479_281_523_175,
    901_181_936_655,
    520_624_479_375,
    719_966_622_375,
    987_944_475_375,
    698_541_418_575,
    787_678_757_775,
    881_230_179_375,
    970_389_795_375,
    934_972_959_375,
    493_424_506_575,
    669_213_519_975,
    926_224_674_375,
    499_897_773_375,
    657_442_524_375,
    893_192_392_575,
    632_288_096_055,
    984_137_529_375,
    917_690_646_015,
    876_815_945_775,
    766_725_799_455,
    977_454_791_775,
    550_540_365_375,
    418_348_905_975,
    622_451_820_375,
    805_355_670_735,
    792_824_207_175,
    661_973_887_575,
];

/// `count` random numbers of every size up to `most`.
pub fn random(rng: &mut Rng, count: usize, most: u64) -> Input {
    Input {
        numbers: (0..count).map(|_| any_magnitude(most, rng)).collect(),
    }
}

/// The first `count` primes in `range` from its end downwards.
fn last_primes(range: RangeInclusive<u64>, count: usize) -> Vec<u64> {
    range.rev().filter(|&n| is_prime(n)).take(count).collect()
}

/// `count` different products of the given primes up to `most`, those with the most divisors
/// among many random ones.
fn many_divisors(rng: &mut Rng, count: usize, most: u64, primes: &[u64]) -> Input {
    let mut products = BTreeSet::new();
    for _ in 0..30 * count {
        let mut product = 1;
        let mut exponents = vec![0; primes.len()];
        loop {
            let chosen = rng.random_range(0..primes.len());
            if product > most / primes[chosen] {
                break;
            }
            product *= primes[chosen];
            exponents[chosen] += 1;
        }
        let divisors: u64 = exponents.into_iter().map(|exponent| exponent + 1).product();
        products.insert((divisors, product));
    }
    Input {
        numbers: products
            .into_iter()
            .rev()
            .take(count)
            .map(|(_, product)| product)
            .collect(),
    }
}

/// Products of two of the numbers, squares included.
fn products(numbers: &[u64]) -> Input {
    let pairs = numbers
        .iter()
        .enumerate()
        .flat_map(|(i, p)| numbers[i..].iter().map(move |q| p * q));
    Input {
        numbers: pairs.collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game33>();

impl Room for Game33 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |numbers: &[u64]| Input {
            numbers: numbers.to_vec(),
        };
        let range = |numbers: RangeInclusive<u64>| Input {
            numbers: numbers.collect(),
        };
        let powers = |most: u64, bases: &[u64]| Input {
            numbers: bases
                .iter()
                .flat_map(|&base| {
                    std::iter::successors(Some(base), move |power| Some(power * base))
                        .take_while(move |&power| power <= most)
                })
                .collect(),
        };
        let odd_primes = [3, 3, 3, 5, 5, 7, 7, 11, 13, 17, 19, 23, 29, 31, 37];
        let small_primes = [2, 2, 2, 3, 3, 5, 5, 7, 11, 13, 17, 19, 23, 29, 31];
        Some(match name {
            "sample" => listed(&[5, 16, 4, 6]),
            "empty" => listed(&[]),
            "one" => listed(&[1]),
            "four" => listed(&[4]),
            "first-numbers" => range(1..=100),
            "largest-not-smallest" => listed(&[16, 9, 8, 20, 16, 33, 16]),
            "repeated" => Input {
                numbers: [4, 720_720, 4, 999_983, 963_963].repeat(200),
            },
            "descending" => Input {
                numbers: (1..=2000).rev().collect(),
            },
            "primes" => Input {
                numbers: last_primes(1..=MILLION, 500),
            },
            "squares-and-products-of-primes" => products(&last_primes(1..=1000, 40)),
            "powers" => powers(MILLION, &[2, 3, 5, 6, 7, 10, 11, 12, 15]),
            "odd-with-many-divisors" => many_divisors(rng, 300, MILLION, &odd_primes),
            "many-divisors" => many_divisors(rng, 300, MILLION, &small_primes),
            "random" => random(rng, 2000, MILLION),
            "all-small" => range(1..=10_000),
            "source-limits" => range(MILLION - MOST_TESTS as u64 + 1..=MILLION),
            "past-32-bits" => range((1 << 32)..=(1 << 32) + 99),
            "beyond-primes" => Input {
                numbers: last_primes(1..=LARGEST, BEYOND_TESTS),
            },
            "beyond-products-of-primes" => products(&last_primes(1..=MILLION, 13)),
            "beyond-powers" => powers(LARGEST, &[2, 3, 6, 10]),
            "beyond-random" => random(rng, BEYOND_TESTS, LARGEST),
            "beyond-last" => range(LARGEST - 99..=LARGEST),
            "beyond-many-divisors" => many_divisors(rng, BEYOND_TESTS, LARGEST, &small_primes),
            "beyond-odd" => many_divisors(rng, BEYOND_TESTS, LARGEST, &odd_primes),
            "beyond-limits" => {
                let others = BEYOND_TESTS - HARDEST.len();
                let mut input = many_divisors(rng, others, LARGEST, &odd_primes);
                input.numbers.extend(HARDEST);
                input
            }
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        Some(Row::of("number", input.numbers.iter().map(Piece::card)).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(0..=20);
        random(rng, count, 2000)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("tests", input.numbers.len())
            .with_all("N", input.numbers.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let divisors = input.numbers.iter().map(|&number| {
            let below = (1..).take_while(|it| it * it <= number);
            below
                .filter(|it| number % it == 0)
                .map(|it| if it * it < number { 2 } else { 1 })
                .sum::<u64>()
        });
        Sizes::default().with_all("divisors", divisors)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [1000, 3000, 10_000, 30_000]
            .map(|number| {
                (
                    number,
                    Input {
                        numbers: vec![number],
                    },
                )
            })
            .into()
    }
}
