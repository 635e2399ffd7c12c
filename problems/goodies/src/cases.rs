//! The tests of GOODIES: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Child, Goodies, Input, Test, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.tests.len())?;
        for test in &self.tests {
            writeln!(f, "{}\n{:?}", test.sweets.len(), test.first)?;
            test.sweets
                .iter()
                .try_for_each(|(petra, jan)| writeln!(f, "{petra} {jan}"))?;
        }
        Ok(())
    }
}

/// A file of one box.
pub fn single(first: Child, sweets: &[(u32, u32)]) -> Input {
    let sweets = sweets.to_vec();
    Input {
        tests: vec![Test { first, sweets }],
    }
}

pub fn either(rng: &mut Rng) -> Child {
    if rng.random() {
        Child::Petra
    } else {
        Child::Jan
    }
}

/// A value of a sweet, drawn as a wider number.
fn narrow(value: u64) -> u32 {
    u32::try_from(value).expect("values are at most 10^9")
}

/// A box of `n` sweets worth 0 to `most`.
pub fn random(rng: &mut Rng, n: usize, most: u32) -> Test {
    // 64 bits are drawn for a value: the files of the tests depend on it.
    let mut value = || narrow(rng.random_range(0..=u64::from(most)));
    let sweets = (0..n).map(|_| (value(), value())).collect();
    Test {
        first: either(rng),
        sweets,
    }
}

/// A box of `n` sweets worth 0 or `dear` to Petra and next to nothing to Jan.
fn dear_or_worthless(rng: &mut Rng, n: usize, dear: u32) -> Test {
    let mut test = random(rng, n, 3);
    for (petra, _) in &mut test.sweets {
        *petra = *petra % 2 * dear;
    }
    test
}

/// A box whose sweets are worth much to one of the two and little to the other.
fn opposed(rng: &mut Rng, n: usize, most: u32) -> Test {
    let mut test = random(rng, n, most);
    for (petra, jan) in &mut test.sweets {
        *jan = most - (*petra + *jan / 10).min(most);
    }
    test
}

/// A box whose sweets are worth about the same to both.
fn agreed(rng: &mut Rng, n: usize, most: u32) -> Test {
    let mut test = random(rng, n, most);
    for (petra, jan) in &mut test.sweets {
        *jan = (*petra + *jan / 10).min(most);
    }
    test
}

/// A file of `count` boxes.
pub fn boxes(rng: &mut Rng, count: usize, make: impl Fn(&mut Rng) -> Test) -> Input {
    Input {
        tests: (0..count).map(|_| make(rng)).collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Goodies>();

impl Room for Goodies {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        boxes(rng, most.of("t") as usize, |rng| {
            let n = rng.random_range(most.of("n") - most.of("n") / 4..=most.of("n"));
            let mut worth = |name| rng.random_range(0..=most.of(name)) as u32;
            let sweets = (0..n).map(|_| (worth("p"), worth("j"))).collect();
            let first = either(rng);
            Test { first, sweets }
        })
    }

    #[expect(clippy::too_many_lines, reason = "a table: one line or two a test")]
    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 1000;
        const MOST: u32 = 1000;
        const MANY: usize = 1_000_000;
        const DEAREST: u32 = 1_000_000_000;
        let together = |inputs: &[Input]| Input {
            tests: inputs
                .iter()
                .flat_map(|input| input.tests.clone())
                .collect(),
        };
        let (petra, jan) = (Child::Petra, Child::Jan);
        Some(match name {
            "sample" => together(&[
                single(petra, &[(100, 80), (70, 80), (50, 80), (30, 50)]),
                single(petra, &[(10, 1), (1, 10), (6, 6), (4, 4)]),
                single(
                    jan,
                    &[(4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4)],
                ),
            ]),

            "one-sweet" => together(&[single(petra, &[(7, 9)]), single(jan, &[(7, 9)])]),
            "worth-nothing-to-jan" => together(&[
                single(petra, &[(3, 0), (6, 0)]),
                single(jan, &[(3, 0), (6, 0)]),
                single(petra, &[(5, 0), (4, 0), (3, 7), (2, 0), (1, 0)]),
                single(jan, &[(5, 0), (4, 0), (3, 0), (2, 0), (1, 0)]),
            ]),
            "worth-nothing" => together(&[
                single(petra, &[(0, 0), (0, 0), (0, 0)]),
                single(jan, &[(0, 5), (0, 3), (0, 4), (0, 0)]),
                single(petra, &[(0, 5), (0, 3), (0, 4), (0, 0)]),
            ]),
            "equal-for-petra" => boxes(rng, 60, |rng| {
                let n = rng.random_range(2..=9);
                let mut test = random(rng, n, 9);
                for sweet in &mut test.sweets {
                    sweet.0 /= 4;
                }
                test
            }),
            "equal-for-jan" => boxes(rng, 60, |rng| {
                let n = rng.random_range(2..=9);
                let mut test = random(rng, n, 9);
                for sweet in &mut test.sweets {
                    sweet.1 /= 4;
                }
                test
            }),
            "all-equal" => together(&[
                single(petra, &[(6, 4); 99]),
                single(jan, &[(6, 4); 99]),
                single(petra, &[(6, 4); 100]),
                single(jan, &[(6, 4); 100]),
            ]),
            "zeros-and-ones" => boxes(rng, 100, |rng| {
                let n = rng.random_range(1..=12);
                random(rng, n, 1)
            }),
            "small" => boxes(rng, 100, |rng| {
                let n = rng.random_range(1..=12);
                random(rng, n, 20)
            }),
            "dear-or-worthless" => boxes(rng, 100, |rng| {
                let n = rng.random_range(2..=12);
                dear_or_worthless(rng, n, MOST)
            }),
            "little-for-jan" => boxes(rng, 100, |rng| {
                let n = rng.random_range(2..=30);
                let mut test = random(rng, n, MOST);
                for sweet in &mut test.sweets {
                    sweet.1 %= 3;
                }
                test
            }),
            "two-sweets" => boxes(rng, 100, |rng| {
                let n = rng.random_range(2..=3);
                dear_or_worthless(rng, n, MOST)
            }),
            "opposed" => boxes(rng, 30, |rng| opposed(rng, 101, MOST)),
            "agreed" => boxes(rng, 30, |rng| agreed(rng, 101, MOST)),
            "odd-numbers" => boxes(rng, 50, |rng| random(rng, 99, 300)),
            "few-values" => boxes(rng, 50, |rng| random(rng, 150, 3)),
            "sorted-against-jan" => {
                let rising: Vec<_> = (1..=1000).map(|value| (1001 - value, value)).collect();
                let falling: Vec<_> = (1..=1000).map(|value| (value, value)).collect();
                together(&[
                    single(petra, &rising),
                    single(jan, &rising),
                    single(petra, &falling),
                    single(jan, &falling),
                ])
            }
            "source-limits" => boxes(rng, 100, |rng| random(rng, N, MOST)),

            "sums-past-32-bits" => boxes(rng, 10, |rng| random(rng, 5000, DEAREST)),
            "all-magnitudes" => boxes(rng, 5, |rng| {
                let mut test = random(rng, 20_000, 0);
                for (petra, jan) in &mut test.sweets {
                    *petra = narrow(any_magnitude(u64::from(DEAREST), rng));
                    *jan = narrow(any_magnitude(u64::from(DEAREST), rng));
                }
                test
            }),
            "dear-or-worthless-beyond" => boxes(rng, 100, |rng| {
                let n = rng.random_range(2..=16);
                dear_or_worthless(rng, n, DEAREST)
            }),
            "little-for-jan-beyond" => boxes(rng, 50, |rng| {
                let mut test = random(rng, 100, DEAREST);
                for sweet in &mut test.sweets {
                    sweet.1 %= 3;
                }
                test
            }),
            "large-opposed" => boxes(rng, 1, |rng| opposed(rng, MANY, DEAREST)),
            "large-agreed" => boxes(rng, 1, |rng| agreed(rng, MANY - 1, DEAREST)),
            "large-few-values" => boxes(rng, 1, |rng| random(rng, MANY, 3)),
            "many-boxes" => boxes(rng, 100, |rng| random(rng, MANY / 100, DEAREST)),
            "beyond-limits" => boxes(rng, 1, |rng| random(rng, MANY, DEAREST)),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=3);
        boxes(rng, count, |rng| {
            let n = rng.random_range(1..=9);
            let most = [1, 3, 9, 1000][rng.random_range(0..4)];
            random(rng, n, most)
        })
    }

    fn sizes(input: &Input) -> Sizes {
        let counts = input.tests.iter().map(|test| test.sweets.len());
        let sweets = input.tests.iter().flat_map(|test| &test.sweets);
        Sizes::default()
            .with("t", input.tests.len())
            .with_all("n", counts.clone())
            .with("all_n", counts.sum::<usize>())
            .with_all("p", sweets.clone().map(|&(p, _)| p))
            .with_all("j", sweets.map(|&(_, j)| j))
    }

    fn quantities(input: &Input) -> Sizes {
        let totals = Goodies::solve(input).0.into_iter();
        let alike = input.tests.iter().flat_map(|test| {
            let mut sweets = test.sweets.clone();
            sweets.sort_unstable();
            let alike = sweets.chunk_by(|one, other| one == other).map(<[_]>::len);
            alike.collect::<Vec<_>>()
        });
        Sizes::default()
            .with_all("total", totals.map(|(petra, jan)| petra.max(jan)))
            .with_all("alike", alike)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["goodies", "ladder"]);
        [4, 8, 10, 12, 10_000, 30_000, 100_000]
            .map(|n| (n as u64, boxes(&mut rng, 1, |rng| random(rng, n, 100))))
            .into()
    }
}
