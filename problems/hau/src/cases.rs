//! The tests of HAU: recipes, validator, small random inputs.
//!
//! A random square has two or three winning moves; lost squares and those with one winning move
//! have to be aimed at.

use std::any::Any;
use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Hau, Input, LARGEST, Square, brute, lower, rules, second, targets};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.queens.len())?;
        self.queens
            .iter()
            .try_for_each(|(p, q)| writeln!(f, "{p} {q}"))
    }
}

/// The largest coordinate of the source tier.
const SOURCE: u64 = 1000;

/// The largest difference of a lost square with coordinates up to `largest`.
fn last_difference(largest: u64) -> u64 {
    let (mut low, mut high) = (0, largest);
    while low < high {
        let middle = high - (high - low) / 2;
        if lower(middle) + middle <= largest {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// The lost square with this difference, on a random side of the main diagonal.
fn lost(difference: u64, rng: &mut Rng) -> Square {
    let low = lower(difference);
    mirrored((low, low + difference), rng)
}

/// The lost squares with these differences.
fn lost_squares(rng: &mut Rng, differences: impl IntoIterator<Item = u64>) -> Input {
    let queens = differences
        .into_iter()
        .map(|difference| lost(difference, rng))
        .collect();
    Input { queens }
}

fn mirrored((p, q): Square, rng: &mut Rng) -> Square {
    if rng.random_bool(0.5) { (q, p) } else { (p, q) }
}

/// Squares with coordinates from `least` to `most`.
fn random(rng: &mut Rng, count: usize, least: u64, most: u64) -> Input {
    let queens = (0..count)
        .map(|_| {
            (
                rng.random_range(least..=most),
                rng.random_range(least..=most),
            )
        })
        .collect();
    Input { queens }
}

/// Squares with three winning moves.
fn three_ways(rng: &mut Rng, count: usize, most: u64) -> Input {
    let mut queens = Vec::with_capacity(count);
    while queens.len() < count {
        let queen = (rng.random_range(0..=most), rng.random_range(0..=most));
        if targets(queen).len() == 3 {
            queens.push(queen);
        }
    }
    Input { queens }
}

/// All squares at most one step from these, within the board.
fn around(squares: impl IntoIterator<Item = Square>, largest: u64) -> Vec<Square> {
    let near = |x: u64| x.saturating_sub(1)..=(x + 1).min(largest);
    squares
        .into_iter()
        .flat_map(|(p, q)| near(p).flat_map(move |p| near(q).map(move |q| (p, q))))
        .collect()
}

/// Squares on both edges and on the main diagonal, at these distances from the corner.
fn along_edges(distances: impl IntoIterator<Item = u64>) -> Input {
    let queens = distances
        .into_iter()
        .flat_map(|far| [(0, far), (far, 0), (far, far), (1, far), (far, 2)])
        .collect();
    Input { queens }
}

/// Pairs of successive terms of the Fibonacci-like sequence that starts so.
fn successive(first: u64, second: u64) -> impl Iterator<Item = Square> {
    std::iter::successors(Some((first, second)), |&(a, b)| Some((b, a + b)))
        .take_while(|&(_, b)| b <= LARGEST)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Hau>();

impl Room for Hau {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let (p, q) = (most.of("p"), most.of("q"));
        let queens = (0..most.of("T"))
            .map(|_| (rng.random_range(p / 2..=p), rng.random_range(q / 2..=q)))
            .collect();
        Input { queens }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let queens = |queens: &[Square]| Input {
            queens: queens.to_vec(),
        };
        Some(match name {
            "sample" => queens(&[(3, 5), (7, 7), (10, 3), (0, 4), (12, 20), (5, 9)]),
            "end" => queens(&[(0, 0)]),
            "small-board" => Input {
                queens: (0..=30)
                    .flat_map(|p| (0..=30).map(move |q| (p, q)))
                    .collect(),
            },
            "edges" => along_edges((1..=20).chain(SOURCE - 20..=SOURCE)),
            "lost-squares" => lost_squares(rng, 0..=last_difference(SOURCE)),
            "beside-lost" => {
                let largest = last_difference(SOURCE);
                let squares: Vec<Square> = (0..110)
                    .map(|_| lost(rng.random_range(0..=largest), rng))
                    .collect();
                Input {
                    queens: around(squares, SOURCE),
                }
            }
            "three-ways" => three_ways(rng, 500, SOURCE),
            "mirrored" => {
                let half = random(rng, 500, 0, SOURCE);
                Input {
                    queens: half
                        .queens
                        .iter()
                        .flat_map(|&(p, q)| [(p, q), (q, p)])
                        .collect(),
                }
            }
            "last-column" => Input {
                queens: (1..=SOURCE).map(|q| (SOURCE, q)).collect(),
            },
            "random" => random(rng, 300, 0, SOURCE),
            "source-limits" => random(rng, 1000, SOURCE - 100, SOURCE),
            "past-32-bits" => {
                let around_power = random(rng, 100, (1 << 32) - 100, (1 << 32) + 100);
                let mut input = along_edges((1 << 32) - 10..(1 << 32) + 10);
                input.queens.extend(around_power.queens);
                input
            }
            "past-64-bits" => {
                // 5k² reaches 2^64 here.
                let root = (u64::MAX / 5).isqrt();
                lost_squares(rng, root - 150..root + 150)
            }
            "nearly-whole" => Input {
                queens: around(successive(1, 2).chain(successive(1, 3)), LARGEST)
                    .into_iter()
                    .map(|queen| mirrored(queen, rng))
                    .collect(),
            },
            "edges-beyond" => along_edges(
                (1..=60)
                    .map(|bit| (1_u64 << bit).min(LARGEST))
                    .chain(LARGEST - 20..=LARGEST),
            ),
            "magnitudes" => {
                let queens = (0..400)
                    .map(|_| (any_magnitude(LARGEST, rng), any_magnitude(LARGEST, rng)))
                    .collect();
                Input { queens }
            }
            "beside-lost-beyond" => {
                let largest = last_difference(LARGEST);
                let squares: Vec<Square> = (0..40)
                    .map(|_| lost(any_magnitude(largest, rng), rng))
                    .collect();
                Input {
                    queens: around(squares, LARGEST),
                }
            }
            "last-lost-squares" => {
                let largest = last_difference(LARGEST);
                lost_squares(rng, largest - 300..=largest)
            }
            "beyond-lost" => {
                let largest = last_difference(LARGEST);
                let queens = (0..100_000)
                    .map(|_| lost(rng.random_range(0..=largest), rng))
                    .collect();
                Input { queens }
            }
            "beyond-three-ways" => three_ways(rng, 100_000, LARGEST),
            "beyond-limits" => random(rng, 100_000, LARGEST / 2, LARGEST),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let queens = vec![*at.downcast_ref()?];
        Some(Input { queens })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=5);
        let most = any_magnitude(60, rng);
        random(rng, count, 0, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("T", input.queens.len())
            .with_all("p", input.queens.iter().map(|&(p, _)| p))
            .with_all("q", input.queens.iter().map(|&(_, q)| q))
    }

    fn quantities(input: &Input) -> Sizes {
        let targets = Hau::solve(input).0;
        let lost = input
            .queens
            .iter()
            .zip(&targets)
            .filter(|(_, targets)| targets.is_empty());
        let lost = lost.map(|(&(p, q), _)| p.max(q));
        let gaps = input.queens.iter().map(|&(p, q)| p.abs_diff(q));
        Sizes::default()
            .with_all("lost", lost)
            .with_all("gap", gaps)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [62, 125, 250, 500, 1000]
            .map(|size| {
                (
                    size,
                    Input {
                        queens: vec![(size, size - 1)],
                    },
                )
            })
            .into()
    }
}
