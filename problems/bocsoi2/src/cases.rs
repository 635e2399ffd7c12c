//! The tests of BOCSOI2: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Bocsoi2, Heaps, Input, LARGEST, brute, is_lost, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.positions.len())?;
        self.positions
            .iter()
            .try_for_each(|(x, y)| writeln!(f, "{x} {y}"))
    }
}

/// The largest heap of the source tier.
const SOURCE: u64 = 1000;

/// `count` positions that `draw` makes.
fn collected(count: usize, draw: impl FnMut() -> Heaps) -> Input {
    Input {
        positions: std::iter::repeat_with(draw).take(count).collect(),
    }
}

/// Heaps from `least` to `most`.
fn random(rng: &mut Rng, count: usize, least: u64, most: u64) -> Input {
    collected(count, || {
        (
            rng.random_range(least..=most),
            rng.random_range(least..=most),
        )
    })
}

/// Heaps of every size up to `most`, empty ones too.
fn magnitudes(rng: &mut Rng, count: usize, most: u64) -> Input {
    collected(count, || {
        let mut heap = || any_magnitude(most + 1, rng) - 1;
        (heap(), heap())
    })
}

/// Random lost positions: about one in five is.
fn lost(rng: &mut Rng, count: usize, most: u64) -> Input {
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let (x, y) = (rng.random_range(0..=most), rng.random_range(0..=most));
        if is_lost((x, y)) {
            positions.push((x, y));
        }
    }
    Input { positions }
}

/// Everything within one step of the positions, up to `most`.
fn around(input: &Input, most: u64) -> Input {
    let near = |heap: u64| heap.saturating_sub(1)..=(heap + 1).min(most);
    let positions = input
        .positions
        .iter()
        .flat_map(|&(x, y)| near(x).flat_map(move |x| near(y).map(move |y| (x, y))))
        .collect();
    Input { positions }
}

/// A heap of at most five stones beside each of the others, on either side.
fn thin(others: impl IntoIterator<Item = u64>, rng: &mut Rng) -> Input {
    let positions = others.into_iter().flat_map(|other| {
        let small = rng.random_range(0..=5);
        [(small, other), (other, small)]
    });
    Input {
        positions: positions.collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Bocsoi2>();

impl Room for Bocsoi2 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut heap = |name| rng.random_range(most.of(name) / 2..=most.of(name));
        let positions = (0..most.of("q")).map(|_| (heap("x"), heap("y")));
        Input {
            positions: positions.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let positions = |positions: &[Heaps]| Input {
            positions: positions.to_vec(),
        };
        Some(match name {
            "sample" => positions(&[(20, 30), (4, 4), (0, 7), (3, 3), (30, 33)]),
            "no-stones" => positions(&[(0, 0)]),
            "all-small" => Input {
                positions: (0..=30)
                    .flat_map(|x| (0..=30).map(move |y| (x, y)))
                    .collect(),
            },
            "one-heap" => Input {
                positions: (1..=400).flat_map(|x| [(0, x), (x, 0)]).collect(),
            },
            "thin" => thin(501..=SOURCE, rng),
            "equal" => Input {
                positions: (1..=SOURCE).map(|x| (x, x)).collect(),
            },
            "lost" => lost(rng, 1000, SOURCE),
            "beside-lost" => around(&lost(rng, 110, SOURCE), SOURCE),
            "mirrored" => Input {
                positions: random(rng, 500, 0, SOURCE)
                    .positions
                    .iter()
                    .flat_map(|&(x, y)| [(x, y), (y, x)])
                    .collect(),
            },
            "magnitudes" => magnitudes(rng, 1000, SOURCE),
            "random" => random(rng, 300, 0, SOURCE),
            "source-limits" => random(rng, 1000, SOURCE - 100, SOURCE),
            "past-32-bits" => random(rng, 300, (1 << 32) - 20, (1 << 32) + 20),
            "past-doubles" => random(rng, 300, (1 << 53) + 1, (1 << 53) + 100),
            "thin-beyond" => {
                let others: Vec<u64> = (0..300).map(|_| any_magnitude(LARGEST, rng)).collect();
                thin(others, rng)
            }
            "magnitudes-beyond" => magnitudes(rng, 400, LARGEST),
            "beside-lost-beyond" => around(&lost(rng, 40, LARGEST), LARGEST),
            "last-corner" => Input {
                positions: (LARGEST - 20..=LARGEST)
                    .flat_map(|x| (LARGEST - 20..=LARGEST).map(move |y| (x, y)))
                    .collect(),
            },
            "beyond-lost" => lost(rng, 100_000, LARGEST),
            "beyond-limits" => random(rng, 100_000, LARGEST / 2, LARGEST),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let positions = vec![*at.downcast_ref()?];
        Some(Input { positions })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=5);
        magnitudes(rng, count, 60)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("q", input.positions.len())
            .with_all("x", input.positions.iter().map(|&(x, _)| x))
            .with_all("y", input.positions.iter().map(|&(_, y)| y))
    }

    fn quantities(input: &Input) -> Sizes {
        let left = Bocsoi2::solve(input).0;
        let gaps = input.positions.iter().map(|&(x, y)| x.abs_diff(y));
        Sizes::default()
            .with_all("moves", left.iter().map(Vec::len))
            .with_all("gap", gaps)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [62, 125, 250, 500, 1000]
            .map(|size| {
                (
                    size,
                    Input {
                        positions: vec![(size, size)],
                    },
                )
            })
            .into()
    }
}
