//! The tests of SOCOLA: recipes, validator, small random inputs.
//!
//! Three random bars in four are won, so some recipes choose odd sides on purpose.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Input, Socola, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.bars.len())?;
        self.bars
            .iter()
            .try_for_each(|(m, n)| writeln!(f, "{m} {n}"))
    }
}

/// The most bars, and the longest side, of the source tier.
const SOURCE: u64 = 1000;

const LONGEST: u64 = 10_u64.pow(18);
const MOST_BARS: usize = 100_000;

/// `count` bars with sides from `least` to `most`, half of them with two odd sides.
fn balanced(rng: &mut Rng, count: usize, least: u64, most: u64) -> Input {
    let bars = (0..count).map(|_| {
        let mut side = || rng.random_range(least..=most);
        let (m, n) = (side(), side());
        if rng.random() {
            // An odd number close by, not above `most`.
            (m - (m + 1) % 2, n - (n + 1) % 2)
        } else {
            (m, n)
        }
    });
    Input {
        bars: bars.collect(),
    }
}

/// `count` bars with sides of every size up to `longest`.
pub fn magnitudes(rng: &mut Rng, count: usize, longest: u64) -> Input {
    let mut side = || any_magnitude(longest, rng);
    Input {
        bars: (0..count).map(|_| (side(), side())).collect(),
    }
}

/// All bars whose sides are among these.
fn all_pairs(sides: &[u64]) -> Input {
    let bars = sides
        .iter()
        .flat_map(|&m| sides.iter().map(move |&n| (m, n)));
    Input {
        bars: bars.collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Socola>();

impl Room for Socola {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut side = |name| rng.random_range(1..=most.of(name));
        let bars = (0..most.of("q")).map(|_| (side("M"), side("N")));
        Input {
            bars: bars.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let bars = |bars: &[(u64, u64)]| Input {
            bars: bars.to_vec(),
        };
        // Odd numbers whose product lies around a power of two.
        let around = |bits: u32| {
            let half: u64 = 1 << (bits / 2);
            let sides: Vec<u64> = (half - 3..=half + 3).collect();
            all_pairs(&sides)
        };
        Some(match name {
            "sample" => bars(&[(2, 2), (1, 3), (5, 4), (1, 1)]),
            "single-square" => bars(&[(1, 1)]),
            "one-break" => bars(&[(2, 1)]),
            "all-small" => all_pairs(&(1..=30).collect::<Vec<_>>()),
            "strips" => Input {
                bars: (1..=500).flat_map(|n| [(1, n), (n, 1)]).collect(),
            },
            "rows-even-only" => Input {
                bars: (0..500).map(|k| (2 * k + 2, 2 * k + 1)).collect(),
            },
            "columns-even-only" => Input {
                bars: (0..500).map(|k| (2 * k + 1, 2 * k + 2)).collect(),
            },
            "squares" => Input {
                bars: (1..=SOURCE).map(|side| (side, side)).collect(),
            },
            "same-bar" => bars(&[(999, 999); 1000]),
            "random-small" => balanced(rng, 1000, 1, 10),
            "magnitudes" => magnitudes(rng, 1000, SOURCE),
            "source-limits" => balanced(rng, 1000, 990, SOURCE),
            "just-past-the-source" => around(20),
            "past-32-bits" => around(32),
            "past-53-bits" => around(54),
            "past-64-bits" => around(64),
            "sides-past-32-bits" => {
                let two_32 = 1 << 32;
                all_pairs(&(two_32 - 5..=two_32 + 5).collect::<Vec<_>>())
            }
            "sides-past-53-bits" => {
                let two_53 = 1 << 53;
                all_pairs(&(two_53 - 5..=two_53 + 5).collect::<Vec<_>>())
            }
            "longest-sides" => all_pairs(&(LONGEST - 9..=LONGEST).collect::<Vec<_>>()),
            "magnitudes-beyond" => magnitudes(rng, 1000, LONGEST),
            "beyond-limits" => balanced(rng, MOST_BARS, LONGEST / 10, LONGEST),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let bars = (0..rng.random_range(1..=6)).map(|_| {
            let m = rng.random_range(1..=12);
            let n = rng.random_range(1..=12 / m);
            if rng.random() { (m, n) } else { (n, m) }
        });
        Input {
            bars: bars.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("q", input.bars.len())
            .with_all("M", input.bars.iter().map(|&(m, _)| m))
            .with_all("N", input.bars.iter().map(|&(_, n)| n))
    }

    fn quantities(input: &Input) -> Sizes {
        let bits = |&(rows, columns): &(u64, u64)| {
            let squares = u128::from(rows) * u128::from(columns);
            u128::BITS - squares.leading_zeros()
        };
        Sizes::default().with_all("bits", input.bars.iter().map(bits))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [6, 10, 14, 18]
            .map(|squares| {
                (
                    squares,
                    Input {
                        bars: vec![(2, squares / 2)],
                    },
                )
            })
            .into()
    }
}
