//! The tests of NIM2: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::{Problem, spaced};
use theory::nimber::nim_sum;

use crate::{Input, Nim2, Play, Test, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.tests.len())?;
        for Test { play, heaps } in &self.tests {
            let mode = match play {
                Play::Normal => 0,
                Play::Misere => 1,
            };
            writeln!(f, "{mode} {}", heaps.len())?;
            writeln!(f, "{}", spaced(heaps))?;
        }
        Ok(())
    }
}

const NORMAL: Play = Play::Normal;
const MISERE: Play = Play::Misere;

/// `n` heaps with sizes in `sizes`.
pub fn heaps(rng: &mut Rng, n: usize, sizes: RangeInclusive<u64>) -> Vec<u64> {
    (0..n).map(|_| rng.random_range(sizes.clone())).collect()
}

/// The heaps with a last one added that makes the nim-sum `sum`.
fn completed(mut heaps: Vec<u64>, sum: u64) -> Vec<u64> {
    heaps.push(sum ^ nim_sum(heaps.iter().copied()));
    heaps
}

/// `ones` heaps of one stone, with `more` heaps put in at random places.
fn among_ones(rng: &mut Rng, ones: usize, more: &[u64]) -> Vec<u64> {
    let mut heaps = vec![1; ones];
    for &heap in more {
        heaps.insert(rng.random_range(0..=heaps.len()), heap);
    }
    heaps
}

/// Every position under one form of play.
fn under(play: Play, positions: impl IntoIterator<Item = Vec<u64>>) -> Input {
    Input {
        tests: positions
            .into_iter()
            .map(|heaps| Test { play, heaps })
            .collect(),
    }
}

/// Every position under normal play and then under misère play.
fn under_both(positions: impl IntoIterator<Item = Vec<u64>>) -> Input {
    Input {
        tests: positions
            .into_iter()
            .flat_map(|heaps| {
                [NORMAL, MISERE].map(|play| Test {
                    play,
                    heaps: heaps.clone(),
                })
            })
            .collect(),
    }
}

const BILLION: u64 = 1_000_000_000;
const LIMIT: u64 = BILLION * BILLION;
/// The largest powers of two below the limits: exclusive or stays below them too.
const BELOW_BILLION: u64 = (1 << 29) - 1;
const BELOW_LIMIT: u64 = (1 << 59) - 1;

pub static PROBLEM: &dyn AnyProblem = erased::<Nim2>();

impl Room for Nim2 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let tests = (0..most.of("T")).map(|_| {
            let play = [Play::Normal, Play::Misere][rng.random_range(0..2)];
            let n = rng.random_range(2..=most.of("n"));
            let heaps = heaps(rng, size(n), most.of("a") / 2..=most.of("a"));
            Test { play, heaps }
        });
        Input {
            tests: tests.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => under_both([vec![3, 4, 5], vec![1, 5, 1]]),
            "sample-ones" => Input {
                tests: [(1, &[1, 0, 1][..]), (0, &[1, 0, 1]), (1, &[0, 0])]
                    .map(|(mode, heaps)| Test {
                        play: [NORMAL, MISERE][mode],
                        heaps: heaps.to_vec(),
                    })
                    .into(),
            },
            "one-heap" => under_both([0, 1, 2, 3, BILLION].map(|heap| vec![heap])),
            "all-empty" => under_both((1..=50).map(|n| vec![0; n])),
            "ones-misere" => under(
                MISERE,
                (0..50).map(|ones| among_ones(rng, ones, &[0, 0, 0])),
            ),
            "ones-normal" => under(NORMAL, (0..50).map(|ones| among_ones(rng, ones, &[0, 0]))),
            "one-large-misere" => under(
                MISERE,
                (0..100).map(|ones| {
                    let large = rng.random_range(2..=6);
                    among_ones(rng, ones, &[large])
                }),
            ),
            "one-large-and-zeros" => under(
                MISERE,
                (0..90).map(|ones| {
                    let large = any_magnitude(BILLION - 1, rng) + 1;
                    among_ones(rng, ones, &[0, large, 0, 0])
                }),
            ),
            "one-large-normal" => under(
                NORMAL,
                (0..100).map(|ones| {
                    let large = rng.random_range(2..=6);
                    among_ones(rng, ones, &[large])
                }),
            ),
            "two-large-misere" => under(
                MISERE,
                (0..98).map(|ones| {
                    let large = heaps(rng, 2, 2..=4);
                    among_ones(rng, ones, &large)
                }),
            ),
            "small" => Input {
                tests: (0..100)
                    .map(|_| {
                        let n = rng.random_range(1..=7);
                        Test {
                            play: if rng.random() { NORMAL } else { MISERE },
                            heaps: heaps(rng, n, 0..=3),
                        }
                    })
                    .collect(),
            },
            "few-moves" => under_both((0..50).map(|_| heaps(rng, 4, 0..=20))),
            "equal-pairs" => under_both((2..50).map(|heap| vec![heap, 0, heap, 1, 1])),
            "magnitudes" => {
                under_both((0..50).map(|_| (0..20).map(|_| any_magnitude(BILLION, rng)).collect()))
            }
            "lost-random" => {
                under_both((0..16).map(|_| completed(heaps(rng, 99, 0..=BELOW_BILLION), 0)))
            }
            "near-lost" => {
                under_both((0..16).map(|_| completed(heaps(rng, 99, 0..=BELOW_BILLION), 1)))
            }
            "source-limits" => under_both((0..50).map(|_| heaps(rng, 100, 0..=BILLION))),
            "past-32-bits" => under_both([
                vec![1 << 32],
                vec![(1 << 32) + 1, 1 << 32],
                vec![(1 << 32) + 1, 1, 1, 1],
                vec![5 << 32, (1 << 32) + 1, 1, 4 << 32],
            ]),
            "most-tests" => {
                let larger = [1, 2, 3, LIMIT];
                Input {
                    tests: (0..100_000)
                        .map(|test| {
                            let n = rng.random_range(1..=18);
                            Test {
                                play: if rng.random() { NORMAL } else { MISERE },
                                heaps: heaps(rng, n, 0..=larger[test % 4]),
                            }
                        })
                        .collect(),
                }
            }
            "every-take-wins" => under(MISERE, [vec![1; 1_000_000]]),
            "no-take-wins" => under(MISERE, [vec![1; 999_999]]),
            "one-large-at-the-end" => under(MISERE, [[vec![1; 999_999], vec![LIMIT]].concat()]),
            "beyond-lost" => under_both([completed(heaps(rng, 499_999, 0..=BELOW_LIMIT), 0)]),
            "beyond-near-lost" => under_both([completed(heaps(rng, 499_999, 0..=BELOW_LIMIT), 1)]),
            "beyond-limits" => under_both((0..50).map(|_| heaps(rng, 10_000, 0..=LIMIT))),
            _ => return None,
        })
    }

    fn resumed(input: &Input, number: usize, at: &dyn Any) -> Option<Input> {
        let play = input.tests.get(number)?.play;
        let heaps = at.downcast_ref::<Vec<u64>>()?.clone();
        Some(Input {
            tests: vec![Test { play, heaps }],
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let tests = (0..rng.random_range(1..=4)).map(|_| {
            let (n, most) = [(5, 1), (4, 2), (3, 5), (2, 12)][rng.random_range(0..4)];
            let n = rng.random_range(1..=n);
            Test {
                play: if rng.random() { NORMAL } else { MISERE },
                heaps: heaps(rng, n, 0..=most),
            }
        });
        Input {
            tests: tests.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        let counts = input.tests.iter().map(|test| test.heaps.len());
        Sizes::default()
            .with("T", input.tests.len())
            .with_all("n", counts.clone())
            .with("all_n", counts.sum::<usize>())
            .with_all(
                "a",
                input.tests.iter().flat_map(|test| &test.heaps).copied(),
            )
    }

    fn quantities(input: &Input) -> Sizes {
        let moves = Nim2::solve(input).moves;
        Sizes::default().with_all("moves", moves.iter().map(Vec::len))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 8, 16, 32]
            .map(|size| (size, under(MISERE, [vec![size, size + 1, size + 2]])))
            .into()
    }
}
