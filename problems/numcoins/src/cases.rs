//! The tests of NUMCOINS: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::{Problem, spaced};

use crate::{Input, Numcoins, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.heaps.len(), self.limit)?;
        writeln!(f, "{}", spaced(&self.heaps))
    }
}

const SOURCE_HEAPS: usize = 100;
const SOURCE_COINS: i64 = 1000;
const HEAPS: usize = 5000;
const BILLION: i64 = 1_000_000_000;

/// `n` heaps of 1 to `most` coins.
pub fn random(rng: &mut Rng, n: usize, limit: usize, most: i64) -> Input {
    from_rule(n, limit, |_| rng.random_range(1..=most))
}

/// Heap `i`, from 0, by a rule.
fn from_rule(n: usize, limit: usize, rule: impl FnMut(i64) -> i64) -> Input {
    Input {
        limit,
        heaps: (0..).take(n).map(rule).collect(),
    }
}

/// Mostly small heaps, and a large one now and then: taking many of the small ones hands the
/// large one over together with a high limit.
fn with_prizes(rng: &mut Rng, n: usize, limit: usize, prize: i64) -> Input {
    from_rule(n, limit, |_| {
        if rng.random_bool(0.1) {
            rng.random_range(prize / 2..=prize)
        } else {
            rng.random_range(1..=prize / 50)
        }
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Numcoins>();

impl Room for Numcoins {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let row = |limit: usize, heaps: &[i64]| Input {
            limit,
            heaps: heaps.to_vec(),
        };
        Some(match name {
            "sample" => row(2, &[3, 5, 4, 4, 6]),
            "sample-restraint" => row(3, &[6, 9, 3, 4, 6]),
            "one-heap" => row(1_000_000_000, &[1000]),
            "two-heaps" => row(1, &[1, 1000]),
            "take-all" => row(100, &[4, 7, 1, 1000, 9]),
            "just-not-all" => row(5, &[1, 1, 1, 1, 1, 1000]),
            "single-steps" => random(rng, 99, 1, SOURCE_COINS),
            "limit-stays-low" => row(3, &[1, 1, 1, 50, 50, 50, 50, 1, 1, 90]),
            "equal-small" => from_rule(7, 3, |_| 5),
            "equal" => from_rule(100, 10, |_| SOURCE_COINS),
            "large-last" => from_rule(60, 20, |i| if i == 59 { SOURCE_COINS } else { 1 }),
            "ascending" => from_rule(80, 12, |i| 10 * i + 1),
            "descending" => from_rule(80, 30, |i| SOURCE_COINS - 12 * i),
            "powers" => from_rule(40, 7, |i| 1 << (i % 10)),
            "random-small" => random(rng, 12, 4, 9),
            "prizes" => with_prizes(rng, 50, 6, 500),
            "prizes-long" => with_prizes(rng, 100, 8, SOURCE_COINS),
            "wide-limit" => random(rng, 90, 25, SOURCE_COINS),
            "source-limits" => random(rng, SOURCE_HEAPS, SOURCE_HEAPS / 2, SOURCE_COINS),
            "all-at-once" => from_rule(SOURCE_HEAPS, SOURCE_HEAPS, |_| 1),
            "all-but-one" => from_rule(SOURCE_HEAPS, SOURCE_HEAPS - 1, |_| 1),
            "limit-is-number" => random(rng, SOURCE_HEAPS, SOURCE_HEAPS, SOURCE_COINS),
            "large-last-wide" => from_rule(SOURCE_HEAPS, 99, |i| {
                if i == 99 { SOURCE_COINS } else { 1 + i % 3 }
            }),
            "binary-limit" => row((1 << 24) + 1, &[5; 5]),
            "decimal-limit" => row(100_000_001, &[3, 4, 5, 6, 7]),
            "past-32-bits" => from_rule(21, 3, |i| BILLION - i * i),
            "single-steps-beyond" => random(rng, HEAPS, 1, BILLION),
            "equal-beyond" => from_rule(HEAPS, HEAPS - 1, |_| BILLION),
            "descending-beyond" => from_rule(HEAPS, 1666, |i| BILLION - 190_000 * i),
            "magnitudes" => from_rule(4999, 40, |_| {
                i64::try_from(any_magnitude(1 << 29, rng)).unwrap_or(BILLION)
            }),
            "prizes-beyond" => with_prizes(rng, HEAPS, 100, BILLION),
            "all-at-once-beyond" => from_rule(HEAPS, HEAPS, |_| 1),
            "all-but-one-beyond" => {
                from_rule(HEAPS, HEAPS - 1, |i| if i == 4999 { BILLION } else { 1 })
            }
            "beyond-limits" => random(rng, HEAPS, HEAPS / 2, BILLION),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=14);
        let limit = rng.random_range(1..=n + 1);
        let most = [2, 10, BILLION][rng.random_range(0..3)];
        random(rng, n, limit, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.heaps.len())
            .with("K", input.limit)
            .with_all("P", input.heaps.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let moves = Numcoins::solve(input).moves;
        let takes = moves.iter().copied();
        Sizes::default()
            .with("moves", moves.len())
            .with_all("take", takes.clone())
            .with_all("part", takes.filter(|&take| take < input.heaps.len()))
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["numcoins", "ladder"]);
        [12, 25, 50, 100, 2000, 5000]
            .map(|size: usize| (size as u64, random(&mut rng, size, size, SOURCE_COINS)))
            .into()
    }
}
