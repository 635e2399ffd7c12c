//! The tests of COLLECT: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::Problem;

use crate::{Balls, Collect, Input, MOST, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.tests.len())?;
        self.tests
            .iter()
            .try_for_each(|[a, b, c]| writeln!(f, "{a} {b} {c}"))
    }
}

/// A number of up to `most` balls of any magnitude, sometimes none.
fn number(rng: &mut Rng, most: u64) -> u64 {
    if rng.random_range(0..8) == 0 {
        0
    } else {
        any_magnitude(most, rng)
    }
}

/// `t` random tests with up to `most` balls of a colour, about half of them possible.
pub fn random(rng: &mut Rng, t: usize, most: u64) -> Input {
    tests((0..t).map(|_| {
        let mut balls = [0; 3].map(|_| number(rng, most));
        if rng.random_range(0..3) == 0 {
            // Left alone, three of four tests would have parities that are not all equal.
            let parity = rng.random_range(0..=1);
            balls = balls.map(|number| number - (number + parity) % 2 * u64::from(number > 0));
        }
        balls
    }))
}

fn tests(tests: impl IntoIterator<Item = Balls>) -> Input {
    Input {
        tests: tests.into_iter().collect(),
    }
}

/// The three numbers in every order.
fn orders([a, b, c]: Balls) -> [Balls; 6] {
    [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ]
}

/// All triples of numbers of `from`.
fn triples(from: &[u64]) -> Input {
    let pairs = from.iter().flat_map(|&a| from.iter().map(move |&b| (a, b)));
    tests(pairs.flat_map(|(a, b)| from.iter().map(move |&c| [a, b, c])))
}

pub static PROBLEM: &dyn AnyProblem = erased::<Collect>();

impl Room for Collect {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => tests([[1, 0, 0], [1, 1, 1]]),
            "sample-more" => tests([[2, 1, 0], [3, 0, 0], [2, 2, 0], [4, 7, 5]]),
            "no-ball" => tests([[0, 0, 0]]),
            "one-ball" => tests([[0, 1, 0]]),
            "one-colour" => tests((0..=30).flat_map(|n| [[n, 0, 0], [0, n, 0], [0, 0, n]])),
            "two-colours" => tests((1..=12).flat_map(|a| (1..=12).map(move |b| [a, 0, b]))),
            "one-of-a-colour" => tests((0..=30).flat_map(|n| orders([1, n, 30 - n]))),
            "all-small" => triples(&[0, 1, 2, 3, 4, 5, 6, 7]),
            "equal-parities" => tests((0..300).map(|_| {
                let parity = rng.random_range(0..=1);
                [0; 3].map(|_| 2 * rng.random_range(0..=1_000_000) + parity)
            })),
            "random-small" => random(rng, 1000, 20),
            "orders" => tests((0..100).flat_map(|_| {
                let balls = [0; 3].map(|_| number(rng, 1_000_000_000));
                orders(balls)
            })),
            "lopsided" => tests((0..200).flat_map(|_| {
                let many = rng.random_range(MOST / 2..=MOST);
                orders([many, rng.random_range(0..=2), rng.random_range(0..=2)])
            })),
            "past-32-bits" => triples(&[0, 1, 1 << 32, (1 << 32) + 1, 3 << 32, (1 << 33) + 2]),
            "past-53-bits" => triples(&[0, 1, (1 << 53) + 1, (1 << 53) + 2, (1 << 60) + 3]),
            "sums-that-wrap" => tests([
                // 2^64 + 1 and 2^64 balls: one ball and none for those who add in 64 bits.
                [MOST, MOST, 3],
                [MOST, MOST, 2],
                [MOST, MOST - 1, 4],
                [MOST, 0, MOST],
                [MOST, 1, MOST],
                [MOST, 1, 0],
                [MOST, 0, 1],
                [1 << 62, 1 << 62, 1 << 62],
                [1 << 62, 1 << 62, (1 << 62) + 1],
            ]),
            "limits" => triples(&[0, 1, 2, MOST - 2, MOST - 1, MOST]),
            "magnitudes" => random(rng, 1500, MOST),
            "many-small" => random(rng, 100_000, 9),
            "source-limits" => tests((0..100_000).map(|_| {
                let balls = [0; 3].map(|_| rng.random_range(0..=MOST));
                if rng.random_range(0..3) == 0 {
                    balls.map(|number| number | 1)
                } else {
                    balls
                }
            })),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let t = rng.random_range(1..=4);
        random(rng, t, 12)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("T", input.tests.len())
            .with_all("A", input.tests.iter().map(|balls| balls[0]))
            .with_all("B", input.tests.iter().map(|balls| balls[1]))
            .with_all("C", input.tests.iter().map(|balls| balls[2]))
    }

    fn quantities(input: &Input) -> Sizes {
        let possible = Collect::solve(input).0;
        let least = input.tests.iter().zip(possible);
        let least = least
            .filter(|(_, is_possible)| *is_possible)
            .filter_map(|(balls, _)| balls.iter().min());
        Sizes::default().with_all("least", least.copied())
    }

    fn ladder() -> Vec<(u64, Input)> {
        // Equal parities have no happy end: everything that can be reached is searched.
        [15, 30, 60]
            .map(|all| (all, tests([[all / 3, all / 3, all / 3]])))
            .into()
    }
}
