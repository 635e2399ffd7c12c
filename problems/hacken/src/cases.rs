//! The tests of HACKEN: recipes, small random inputs.

use std::fmt;

use contract::offer::size;
use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, limit, spaced};

use crate::{Hacken, Input, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.below.len() - 1)?;
        writeln!(f, "{}", spaced(&self.below[1..]))
    }
}

/// `n` edges, each on one of the `near` vertices before it or on the ground if it is as near.
pub fn grown(rng: &mut Rng, n: usize, near: usize) -> Input {
    let below = (0..=n).map(|v| rng.random_range(v.saturating_sub(near)..=v.saturating_sub(1)));
    Input {
        below: below.collect(),
    }
}

/// Trees side by side on the ground.
fn side_by_side(trees: impl IntoIterator<Item = Vec<usize>>) -> Input {
    let mut below = vec![0];
    for tree in trees {
        let first = below.len() - 1;
        below.extend((tree.iter()).map(|&p| if p == 0 { 0 } else { p + first }));
    }
    Input { below }
}

/// A stalk of so many edges.
fn stalk(edges: usize) -> Vec<usize> {
    (0..edges).collect()
}

/// Each vertex has two above it.
fn binary(edges: usize) -> Vec<usize> {
    (0..edges).map(|v| v / 2).collect()
}

/// A stalk with a leaf on each of its vertices.
fn comb(teeth: usize) -> Vec<usize> {
    let bone = |v: usize| if v == 0 { 0 } else { 2 * v - 1 };
    (0..teeth).flat_map(|v| [bone(v), 2 * v + 1]).collect()
}

/// The trees and their mirror images, vertex by vertex in turn: two trees for each, and so a lost position.
fn mirrored(input: &Input) -> Vec<usize> {
    let image = |p: usize, side: usize| if p == 0 { 0 } else { 2 * p - 1 + side };
    let both = input.below[1..].iter();
    both.flat_map(|&p| [image(p, 0), image(p, 1)]).collect()
}

/// The trees and a stalk beside them that makes the exclusive or of all that stands on the ground `sum`.
fn completed(input: &Input, sum: u32) -> Input {
    let mut value = vec![0; input.below.len()];
    for v in (1..input.below.len()).rev() {
        value[input.below[v]] ^= value[v] + 1;
    }
    let edges = size((value[0] ^ sum).into());
    side_by_side([input.below[1..].to_vec(), stalk(edges)])
}

pub static PROBLEM: &dyn AnyProblem = erased::<Hacken>();

impl Room for Hacken {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let most: usize = limit!("n", most);
        let trees = |trees: &[Vec<usize>]| side_by_side(trees.iter().cloned());
        Some(match name {
            "sample" => trees(&[vec![0, 1, 1, 2, 2], stalk(2)]),
            "sample-lost" => trees(&[vec![0, 1, 1, 2], stalk(4)]),
            "one-edge" => trees(&[stalk(1)]),
            "bush" => trees(&vec![stalk(1); 999]),
            "bush-lost" => trees(&vec![stalk(1); 1000]),
            "tall" => trees(&[stalk(1000)]),
            "two-stalks" => trees(&[stalk(102), stalk(100)]),
            "heaps" => side_by_side((1..=40).map(stalk)),
            "forks" => trees(&[vec![0, 1, 1], vec![0, 1, 1, 1, 1], stalk(5), comb(3)]),
            "binary" => trees(&[binary(510), binary(254), stalk(3)]),
            "comb" => trees(&[comb(499)]),
            "small" => grown(rng, 14, 4),
            "low" => grown(rng, 1000, 1000),
            "high" => grown(rng, 1000, 4),
            "lost-mirrored" => side_by_side([mirrored(&grown(rng, 500, 60))]),
            "lost-random" => completed(&grown(rng, 480, 20), 0),
            "near-lost" => completed(&grown(rng, 480, 20), 1),
            "source-limits" => grown(rng, 1000, 100),
            "past-16-bits" => trees(&[stalk(65_536 + 7), stalk(7), binary(900_000)]),
            "long-stalk" => trees(&[stalk(most - 3), vec![0, 1, 1]]),
            "long-comb" => trees(&[comb(most / 2)]),
            "beyond-bush" => trees(&vec![stalk(1); most - 1]),
            "beyond-high" => grown(rng, most, 8),
            "beyond-lost" => side_by_side([mirrored(&grown(rng, most / 2, 1000))]),
            "beyond-limits" => grown(rng, most, most),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=11);
        let near = rng.random_range(1..=n);
        grown(rng, n, near)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.below.len() - 1)
    }

    fn quantities(input: &Input) -> Sizes {
        let below = &input.below;
        let mut height = vec![0_u64; below.len()];
        for v in 1..below.len() {
            height[v] = height[below[v]] + 1;
        }
        Sizes::default()
            .with_all("height", height)
            .with("cuts", Hacken::solve(input).cuts.len())
    }
}
