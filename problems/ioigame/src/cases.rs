//! The tests of A Game: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased_interactive};
use inpout::Problem;

use crate::{Input, Ioigame, Output, SOURCE_LENGTH, SOURCE_MOST, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.numbers.len())?;
        self.numbers
            .iter()
            .try_for_each(|number| writeln!(f, "{number}"))
    }
}

const LENGTH: usize = 5000;
const MOST: i64 = 1_000_000_000;

/// `n` numbers from 1 to `most`.
pub fn random(rng: &mut Rng, n: usize, most: i64) -> Input {
    from_rule(n, |_| rng.random_range(1..=most))
}

/// `n` numbers, each by a rule from its place, from 0.
fn from_rule(n: usize, rule: impl FnMut(i64) -> i64) -> Input {
    Input {
        numbers: (0_i64..).take(n).map(rule).collect(),
    }
}

/// A random row both of whose parity classes have the same sum, of numbers up to `most`: what is
/// missing in the smaller class is spread over it.
fn equal_classes(rng: &mut Rng, n: usize, most: i64) -> Input {
    let mut input = random(rng, n, most);
    let class = |from: usize| input.numbers[from..].iter().step_by(2).sum::<i64>();
    let difference = class(0) - class(1);
    let smaller = usize::from(difference > 0);
    let mut missing = difference.abs();
    for number in input.numbers[smaller..].iter_mut().step_by(2) {
        let added = missing.min(most - *number);
        *number += added;
        missing -= added;
    }
    input
}

/// A random row whose parity classes differ by one; the class of `larger` has more.
fn close_classes(rng: &mut Rng, n: usize, most: i64, larger: usize) -> Input {
    let mut input = equal_classes(rng, n, most - 1);
    input.numbers[n / 2 / 2 * 2 + larger] += 1;
    input
}

/// Numbers that fall towards the middle and rise again, unevenly: which end is best hangs on
/// small differences all the way.
fn stairs(rng: &mut Rng, n: usize, step: i64) -> Input {
    let middle = i64::try_from(n / 2).unwrap_or(0);
    from_rule(n, |place| {
        let height = (place - middle).abs();
        1 + step * height + rng.random_range(0..=3 * step)
    })
}

pub static PROBLEM: &dyn AnyProblem = erased_interactive::<Ioigame>();

impl Room for Ioigame {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);
    const GAME: Option<checker::interactor::NewGame> = Some(crate::referee::game);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let row = |numbers: &[i64]| Input {
            numbers: numbers.to_vec(),
        };
        Some(match name {
            "sample" => row(&[4, 7, 2, 9, 5, 2]),
            "two-equal" => row(&[7, 7]),
            "two" => row(&[1, 200]),
            "odd-sum" => row(&[3, 4, 4, 4]),
            "odd-sum-mirrored" => row(&[4, 4, 4, 3]),
            "close-classes" => close_classes(rng, SOURCE_LENGTH, SOURCE_MOST, 0),
            "close-classes-mirrored" => close_classes(rng, SOURCE_LENGTH - 2, 9, 1),
            "larger-end-misleads" => row(&[8, 200, 7, 1]),
            "larger-end-misleads-long" => from_rule(SOURCE_LENGTH, |place| match place {
                0 => 8,
                place if place % 2 == 1 => 100 + place / 2,
                _ => 7,
            }),
            "all-equal" => from_rule(100, |_| 200),
            "all-ones" => from_rule(100, |_| 1),
            "zigzag" => from_rule(SOURCE_LENGTH, |place| 1 + 199 * (place % 2)),
            "mountain" => from_rule(SOURCE_LENGTH, |place| 101 - (place - 99).abs()),
            "valley" => from_rule(SOURCE_LENGTH, |place| 1 + (place - 99).abs()),
            "ones-and-twos" => random(rng, 198, 2),
            "equal-classes" => equal_classes(rng, 150, SOURCE_MOST),
            "equal-classes-random" => equal_classes(rng, 60, 30),
            "stairs" => stairs(rng, 180, 2),
            "few-larger" => from_rule(60, |place| match place {
                3 | 33 | 48 | 54 | 55 => 2,
                45 | 58 => 4,
                _ => 1,
            }),
            "random-short" => random(rng, 10, SOURCE_MOST),
            "random-spoiler" | "random-greedy" | "source-limits" => {
                random(rng, SOURCE_LENGTH, SOURCE_MOST)
            }
            "more-than-half" => row(&[2_000, 1_000, 2_000, 3_000]),
            "mistake-opens-more" => row(&[1, 5, 1, 6, 7, 1, 9, 7].map(|number| number * 1_000_000)),
            "short-best" => random(rng, 12, MOST),
            "short-random" => random(rng, 40, 201 * 5),
            "medium-spoiler" => random(rng, 300, SOURCE_MOST),
            "ones-and-twos-beyond" => random(rng, 1000, 2),
            "past-32-bits" => from_rule(LENGTH, |_| MOST),
            "zigzag-beyond" => from_rule(LENGTH, |place| MOST - (place % 2)),
            "mountain-beyond" => from_rule(LENGTH, |place| 390_000 * (2501 - (place - 2499).abs())),
            "equal-classes-beyond" => equal_classes(rng, LENGTH, MOST),
            "stairs-beyond" => stairs(rng, LENGTH, 390_000),
            "beyond-random" | "beyond-greedy" | "beyond-limits" => random(rng, LENGTH, MOST),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = 2 * rng.random_range(1..=6);
        let most = [2, 5, SOURCE_MOST, MOST][rng.random_range(0..4)];
        random(rng, n, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.numbers.len())
            .with_all("number", input.numbers.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let Output { first, second } = Ioigame::solve(input);
        Sizes::default()
            .with("total", first)
            .with("advantage", first - second)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["ioigame", "ladder"]);
        [4, 8, 12, 16, 500, 1500, 5000]
            .map(|n: usize| (n as u64, random(&mut rng, n, SOURCE_MOST)))
            .into()
    }
}
