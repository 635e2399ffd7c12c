//! The tests of DELCOL: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Delcol, Input, LARGEST, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.columns.len())?;
        self.columns
            .iter()
            .try_for_each(|(a, b)| writeln!(f, "{a} {b}"))
    }
}

const SOURCE_LIMIT: usize = 300_000;
const LIMIT: usize = 3_000_000;

/// `n` columns of numbers from 1 to `most`.
pub fn random(rng: &mut Rng, n: usize, most: u16) -> Input {
    from_rule(n, |_| {
        (rng.random_range(1..=most), rng.random_range(1..=most))
    })
}

/// Column `i`, from 0, by a rule.
fn from_rule(n: usize, rule: impl FnMut(usize) -> (u16, u16)) -> Input {
    Input {
        columns: (0..n).map(rule).collect(),
    }
}

/// Columns in which the two numbers add up to `sum` or one more.
fn level(rng: &mut Rng, n: usize, sum: u16) -> Input {
    from_rule(n, |_| {
        let a = rng.random_range(sum.saturating_sub(LARGEST).max(1)..=(sum - 1).min(LARGEST));
        let b = (sum - a + rng.random_range(0..=1)).min(LARGEST);
        (a, b)
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Delcol>();

impl Room for Delcol {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = most.of("n");
        let n = rng.random_range(n - n / 4..=n);
        random(rng, n as usize, most.of("a") as u16)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let columns = |columns: &[(u16, u16)]| Input {
            columns: columns.to_vec(),
        };
        Some(match name {
            "sample" => columns(&[(1, 2), (3, 4), (5, 6)]),
            "sample-negative" => columns(&[(1, 2), (1, 9)]),
            "one-column" => columns(&[(17, LARGEST)]),
            "two-columns" => columns(&[(5, 9), (1, 14)]),
            "own-number-misleads" => columns(&[(10, 1), (9, 9), (8, 8), (7, 2), (6, 6)]),
            "difference-misleads" => columns(&[(9, 1), (20, 19), (18, 18), (2, 9), (6, 1)]),
            "all-equal" => from_rule(1001, |_| (7, 11)),
            "equal-sums" => from_rule(1000, |i| {
                let a = u16::try_from(i + 1).unwrap_or(LARGEST);
                (a, 1001 - a)
            }),
            "random-small" => random(rng, 12, 20),
            "random-odd" => random(rng, 999, LARGEST),
            "random-even" => random(rng, 1000, LARGEST),
            "tiny-numbers" => random(rng, 3000, 3),
            "negative" => from_rule(3000, |_| {
                (rng.random_range(1..=30), rng.random_range(2000..=LARGEST))
            }),
            "every-weight-once" => from_rule(2999, |i| {
                let number = u16::try_from(i + 1).unwrap_or(LARGEST);
                if i % 2 == 0 { (number, 1) } else { (1, number) }
            }),
            "ties" => level(rng, 4000, 3000),
            "largest-sum" => columns(&[(LARGEST, LARGEST)]),
            "largest-sums" => {
                let mut input = random(rng, 500, LARGEST);
                input.columns[100..107].fill((LARGEST, LARGEST));
                input
            }
            "smallest-sum" => from_rule(1001, |_| (1, 1)),
            "largest-and-smallest" => from_rule(6, |i| [(1, 1), (LARGEST, LARGEST)][i % 2]),
            "source-largest" => from_rule(SOURCE_LIMIT, |_| (LARGEST, 1)),
            "source-ties" => level(rng, SOURCE_LIMIT, 5000),
            "source-odd" => random(rng, SOURCE_LIMIT - 1, LARGEST),
            "source-limits" => random(rng, SOURCE_LIMIT, LARGEST),
            "past-32-bits" => from_rule(LIMIT, |_| (LARGEST, 1)),
            "past-32-bits-negative" => from_rule(LIMIT - 1, |_| {
                (rng.random_range(1..=9), rng.random_range(2990..=LARGEST))
            }),
            "ties-beyond" => level(rng, LIMIT, 5999),
            "smallest-sums-beyond" => from_rule(LIMIT, |_| (1, 1)),
            "largest-sums-beyond" => from_rule(LIMIT - 1, |i| {
                let a = if i < 1_000_001 { LARGEST } else { 1 };
                (a, LARGEST)
            }),
            "beyond-limits" => random(rng, LIMIT, LARGEST),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=7);
        let most = if rng.random_bool(0.5) { 6 } else { LARGEST };
        random(rng, n, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.columns.len())
            .with_all("a", input.columns.iter().map(|&(a, _)| a))
            .with_all("b", input.columns.iter().map(|&(_, b)| b))
    }

    fn quantities(input: &Input) -> Sizes {
        let mut weights = vec![0_usize; 6001];
        for &(a, b) in &input.columns {
            weights[usize::from(a) + usize::from(b)] += 1;
        }
        Sizes::default()
            .with("value", Delcol::solve(input).0.unsigned_abs())
            .with_all("ties", weights)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["delcol", "ladder"]);
        [4, 6, 8, 10, 12, 10_000, 100_000, 1_000_000]
            .map(|size: usize| (size as u64, random(&mut rng, size, LARGEST)))
            .into()
    }
}
