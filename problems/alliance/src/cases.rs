//! The tests of ALLIANCE: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Graph, Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, sentences};

use crate::{Alliance, Input, brute, second};

/// As wide as what the recipes draw.
const LARGEST: i64 = crate::LARGEST as i64;

sentences! {
    KNIGHT: "hiệp sĩ", "knight";
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.knights.len(), self.m, self.k)?;
        self.knights
            .iter()
            .try_for_each(|(x, y)| writeln!(f, "{x} {y}"))
    }
}

/// `n` knights anywhere on the board.
pub fn random(rng: &mut Rng, n: usize, m: i64, k: i64) -> Input {
    from_rule(n, m, k, |_| {
        (rng.random_range(1..=m), rng.random_range(1..=m))
    })
}

fn input(m: i64, k: i64, knights: impl Iterator<Item = (i64, i64)>) -> Input {
    let narrow = |number: i64| u32::try_from(number).expect("no number is past the largest board");
    Input {
        m: narrow(m),
        k: narrow(k),
        knights: knights.map(|(x, y)| (narrow(x), narrow(y))).collect(),
    }
}

/// Knight `i`, from 0, by a rule.
fn from_rule(n: usize, m: i64, k: i64, rule: impl FnMut(usize) -> (i64, i64)) -> Input {
    input(m, k, (0..n).map(rule))
}

/// Knights in crowds: `crowds` cells with equally many knights each, at most `spread` away.
fn crowds(rng: &mut Rng, n: usize, m: i64, k: i64, crowds: usize, spread: i64) -> Input {
    let centres = random(rng, crowds, m, k).knights;
    from_rule(n, m, k, |i| {
        let (x, y) = centres[i % crowds];
        let mut near = |centre: i64| (centre + rng.random_range(-spread..=spread)).clamp(1, m);
        (near(x.into()), near(y.into()))
    })
}

/// A grid of `side` × `side` knights, neighbours `gap` apart, in random order.
fn grid(rng: &mut Rng, side: usize, gap: i64, k: i64) -> Input {
    let place = |number: usize| i64::try_from(number).expect("a grid is small") * gap + 1;
    let order = contract::permutation(side * side, rng);
    let knights = order.iter().map(|&i| (place(i / side), place(i % side)));
    input(place(side), k, knights)
}

const SOURCE_LIMIT: usize = 5000;
const LIMIT: usize = 200_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Alliance>();

impl Room for Alliance {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let board = |m, k, knights: &[(i64, i64)]| input(m, k, knights.iter().copied());
        Some(match name {
            "sample" => board(
                7,
                3,
                &[(1, 1), (4, 1), (6, 7), (5, 4), (1, 7), (2, 3), (3, 7)],
            ),
            "two-knights" => board(10, 10, &[(4, 4), (5, 5)]),
            "corners" => board(8, 7, &[(1, 1), (8, 8), (8, 1), (1, 8), (4, 5)]),
            "just-too-far" => board(8, 6, &[(1, 1), (8, 8), (8, 1), (1, 8), (4, 5)]),
            "chain" => from_rule(300, 3000, 10, |i| {
                let along = 10 * i64::try_from(i).expect("300 knights") + 1;
                (along, 3001 - along)
            }),
            "one-cell" => from_rule(SOURCE_LIMIT, 1, 1, |_| (1, 1)),
            "one-column" => from_rule(1000, 1000, 30, |_| (500, rng.random_range(1..=1000))),
            "one-row" => from_rule(1000, 1000, 30, |_| (rng.random_range(1..=1000), 500)),
            "shared-cells" => random(rng, 2000, 12, 2),
            "grid" => grid(rng, 40, 1, 1),
            "wide-grid" => grid(rng, 40, 1000, 3999),
            "random-small" => random(rng, 10, 9, 4),
            "random" => random(rng, 1000, 10_000, 1500),
            "diagonal-line" => from_rule(4000, LARGEST, 300_000_000, |_| {
                let x = rng.random_range(1..=LARGEST);
                let y = (x + rng.random_range(-1000..=1000)).clamp(1, LARGEST);
                (x, LARGEST + 1 - y)
            }),
            "far-corner" => from_rule(3000, LARGEST, 500, |_| {
                let mut near = || LARGEST - rng.random_range(0..2000);
                (near(), near())
            }),
            "crowds" => crowds(rng, 4900, 1_000_000, 5000, 49, 4000),
            "source-alone" => random(rng, SOURCE_LIMIT, LARGEST, 1_000_000),
            "source-everybody" => random(rng, SOURCE_LIMIT, LARGEST, LARGEST),
            "source-limits" => random(rng, SOURCE_LIMIT, LARGEST, 400_000_000),

            "beyond-everybody" => random(rng, LIMIT, LARGEST, LARGEST),
            "beyond-sparse" => random(rng, LIMIT, LARGEST, 10_000_000),
            "beyond-one-row" => from_rule(LIMIT, LARGEST, 60_000_000, |_| {
                (rng.random_range(1..=LARGEST), 77)
            }),
            "beyond-one-column" => from_rule(LIMIT, LARGEST, 60_000_000, |_| {
                (77, rng.random_range(1..=LARGEST))
            }),
            "beyond-grid" => grid(rng, 447, 2_000_000, 40_000_000),
            "beyond-crowds" => crowds(rng, LIMIT, LARGEST, 10_000_000, 40, 7_000_000),
            "beyond-limits" => random(rng, LIMIT, LARGEST, 200_000_000),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        if input.m > 30 {
            let knights = input.knights.iter().map(|&(x, y)| (x.into(), y.into()));
            return Some(Graph::plane(knights.take(100)).into());
        }
        let side = usize::try_from(input.m).ok()?;
        let knights = (1..).zip(&input.knights);
        let board = knights.fold(
            Grid::new(side, side).across(1, 1).upwards(),
            |board, (number, &(x, y))| {
                board.piece(
                    y as usize,
                    x as usize,
                    Piece::stone().called(KNIGHT).with(number),
                )
            },
        );
        Some(board.into())
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=12);
        if rng.random_range(0..4) == 0 {
            return random(rng, n, LARGEST, LARGEST / 2);
        }
        let m = rng.random_range(1..=12);
        let k = rng.random_range(1..=6);
        random(rng, n, m, k)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.knights.len())
            .with("m", input.m)
            .with("k", input.k)
    }

    fn quantities(input: &Input) -> Sizes {
        let mut knights = input.knights.clone();
        knights.sort_unstable();
        let crowds = knights.chunk_by(|one, other| one == other);
        Sizes::default()
            .with_all("crowd", crowds.map(<[_]>::len))
            .with("triples", Alliance::solve(input).0)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["alliance", "ladder"]);
        [37_usize, 75, 150, 300]
            .map(|size| (size as u64, random(&mut rng, size, LARGEST, LARGEST / 4)))
            .into()
    }
}
