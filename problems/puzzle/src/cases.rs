//! The tests of PUZZLE: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Tier, Way, erased, permutation};
use inpout::Problem;

use crate::{Diagram, Input, Link, Puzzle, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.diagrams.len())?;
        for diagram in &self.diagrams {
            writeln!(f, "{} {}", diagram.cells, diagram.links.len())?;
            diagram
                .links
                .iter()
                .try_for_each(|(a, b)| writeln!(f, "{a} {b}"))?;
        }
        Ok(())
    }
}

/// A link between two cells.
fn link(a: usize, b: usize) -> Link {
    let narrow = |cell| u32::try_from(cell).expect("at most 10^6 cells");
    (narrow(a), narrow(b))
}

/// A diagram with these links.
fn diagram(cells: usize, links: &[Link]) -> Diagram {
    Diagram {
        cells,
        links: links.to_vec(),
    }
}

/// The path 1, 2, …, n.
fn path(cells: usize) -> Diagram {
    Diagram {
        cells,
        links: (1..cells).map(|cell| link(cell, cell + 1)).collect(),
    }
}

/// The ring 1, 2, …, n with the last cell moved to `goal` on it.
fn ring(cells: usize, goal: usize) -> Diagram {
    let mut diagram = with(path(cells), &[link(cells, 1)]);
    let (cells, goal) = link(cells, goal);
    for (a, b) in &mut diagram.links {
        for end in [a, b] {
            *end = match *end {
                end if end == cells => goal,
                end if end == goal => cells,
                end => end,
            };
        }
    }
    diagram
}

/// The diagram with more links.
fn with(mut diagram: Diagram, links: &[Link]) -> Diagram {
    diagram.links.extend(links);
    diagram
}

/// Cells 1 and n are neighbours; a path leads from 1 through all other cells and ends in a ring
/// of `ring` cells (1 for a loop), whose length decides whether the parity can be changed.
fn lasso(cells: usize, ring: usize) -> Diagram {
    let tail = cells - 1;
    let links = [link(1, cells), link(tail, tail + 1 - ring)];
    Diagram {
        cells,
        ..with(path(tail), &links)
    }
}

/// A random tree in which every cell hangs from one of the `near` cells before it.
fn tree(rng: &mut Rng, cells: usize, near: usize) -> Diagram {
    let links = (2..=cells).map(|cell| {
        let parent = rng.random_range(cell.saturating_sub(near).max(1)..cell);
        link(parent, cell)
    });
    Diagram {
        cells,
        links: links.collect(),
    }
}

/// The diagram with random links added, `m` in all; with `fair` ones only between cells whose
/// distance was odd, so that a tree keeps its colouring.
fn thickened(rng: &mut Rng, mut diagram: Diagram, m: usize, fair: bool) -> Diagram {
    let cells = diagram.cells;
    let mut colour = vec![false; cells + 1];
    for (parent, cell) in diagram.ends() {
        colour[cell] = !colour[parent];
    }
    while diagram.links.len() < m {
        let (a, b) = (rng.random_range(1..=cells), rng.random_range(1..=cells));
        if !fair || colour[a] != colour[b] {
            diagram.links.push(link(a, b));
        }
    }
    diagram
}

/// A tree whose last cell has this parity: an odd or an even distance from the first one.
fn tree_of_parity(rng: &mut Rng, cells: usize, near: usize, odd: bool) -> Diagram {
    loop {
        let tree = tree(rng, cells, near);
        let mut is_odd = vec![false; cells + 1];
        for (parent, cell) in tree.ends() {
            is_odd[cell] = !is_odd[parent];
        }
        if is_odd[cells] == odd {
            return tree;
        }
    }
}

/// The same diagram with other numbers for all cells but the first and the last one, and with its
/// links in another order and turned at random.
fn shuffled(rng: &mut Rng, diagram: &Diagram) -> Diagram {
    let cells = diagram.cells;
    let inner = permutation(cells - 2, rng);
    let name = |cell: usize| match cell {
        1 => 1,
        cell if cell == cells => cells,
        cell => inner[cell - 2] + 2,
    };
    let order = permutation(diagram.links.len(), rng);
    let links = order.into_iter().map(|place| {
        let (a, b) = diagram.links[place];
        let (a, b) = (name(a as usize), name(b as usize));
        if rng.random() { link(a, b) } else { link(b, a) }
    });
    Diagram {
        cells,
        links: links.collect(),
    }
}

/// All diagrams, shuffled each.
fn mixed(rng: &mut Rng, diagrams: &[Diagram]) -> Input {
    Input {
        diagrams: diagrams.iter().map(|one| shuffled(rng, one)).collect(),
    }
}

/// `k` random diagrams of `cells` cells and `m` links.
fn random(rng: &mut Rng, k: usize, cells: usize, m: usize, near: usize) -> Input {
    let diagrams: Vec<_> = (0..k)
        .map(|_| {
            let tree = tree(rng, cells, near);
            thickened(rng, tree, m, false)
        })
        .collect();
    mixed(rng, &diagrams)
}

/// The tests beyond the document's limits.
fn large(name: &str, rng: &mut Rng) -> Option<Input> {
    const MILLION: usize = 1_000_000;
    Some(match name {
        "long-path" => Input {
            diagrams: vec![path(MILLION)],
        },
        "loop-at-the-end-of-all" => Input {
            diagrams: vec![lasso(MILLION - 3, 1), path(3)],
        },
        "long-ring" => mixed(rng, &[path(2), ring(MILLION - 3, MILLION / 2)]),
        "long-ring-even" => mixed(rng, &[path(3), ring(MILLION - 4, MILLION / 2)]),
        "long-other-parity" => mixed(rng, &[ring(480_001, 240_000), ring(400_001, 40)]),
        "hundred-lassos" => {
            let mut lassos: Vec<_> = (0..99)
                .map(|number| lasso(9900 + number, 2 * (number % 50) + 1))
                .collect();
            lassos.push(path(3));
            mixed(rng, &lassos)
        }
        "many-small" => {
            let mut diagrams: Vec<_> = (0..98)
                .map(|number| ring(2 * number + 3, number + 2))
                .collect();
            diagrams.extend([lasso(900_000, 5), path(3)]);
            Input { diagrams }
        }
        "two-colours" => {
            let mut fair = |odd| {
                let tree = tree_of_parity(rng, MILLION / 2, 1000, odd);
                thickened(rng, tree, MILLION / 2, true)
            };
            let pair = [fair(true), fair(false)];
            mixed(rng, &pair)
        }
        "one-link-too-many" => {
            let mut fair = |odd| {
                let tree = tree_of_parity(rng, 400_000, 30, odd);
                thickened(rng, tree, 499_998, true)
            };
            let pair = [fair(true), fair(false)];
            let pair = pair.map(|diagram| with(diagram, &[(200_000, 200_000)]));
            mixed(rng, &pair)
        }
        "dense" => random(rng, 2, 1000, MILLION / 2, 1000),
        "ten-large" => random(rng, 10, 100_000, 100_000, 3),
        "beyond-limits" => random(rng, 1, MILLION, MILLION, MILLION),
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Puzzle>();

impl Room for Puzzle {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const K: usize = 10;
        const N: usize = 50;
        const M: usize = 1500;
        let listed = |diagrams: &[Diagram]| Input {
            diagrams: diagrams.to_vec(),
        };
        Some(match name {
            "sample" => listed(&[
                diagram(5, &[(1, 2), (2, 3), (3, 4), (3, 5)]),
                diagram(3, &[(1, 2), (2, 3), (3, 1)]),
            ]),
            "sample-never" => listed(&[path(2), path(3)]),

            "one-link" => listed(&[path(2)]),
            "loop-on-the-way" => listed(&[path(2), with(path(3), &[(2, 2)])]),
            "loop-at-home" => listed(&[path(5), with(path(2), &[(2, 2)])]),
            "repeated-links" => listed(&[
                diagram(2, &[(1, 2), (2, 1), (1, 2), (1, 2), (2, 1)]),
                with(path(5), &[(2, 3), (4, 3)]),
            ]),
            "away-from-home" => listed(&[path(50), diagram(3, &[(1, 3), (1, 2)])]),
            "path-and-lasso" => mixed(rng, &[path(3), lasso(N, 1)]),
            "two-lassos" => mixed(rng, &[lasso(31, 5), path(21), lasso(40, 3)]),
            "ring-both-ways" => mixed(rng, &[ring(49, 9), path(2)]),
            "rings" => {
                let rings: Vec<_> = (0..K).map(|i| ring(31 + 2 * i, 5 + 2 * i)).collect();
                mixed(rng, &rings)
            }
            "later-is-sooner" => {
                // All even walks take 40 links, all odd ones 21; the shortest ones are mixed.
                mixed(
                    rng,
                    &[ring(23, 3), ring(37, 18), lasso(20, 1), ring(49, 10)],
                )
            }
            "other-parity" => listed(&[
                diagram(3, &[(1, 2), (1, 3), (2, 2)]),
                diagram(4, &[(2, 1), (2, 4), (4, 3), (2, 3)]),
            ]),
            "other-parity-rings" => mixed(rng, &[ring(41, 20), ring(47, 4), ring(45, 42)]),
            "nearest-decides" => mixed(rng, &[ring(49, 25), ring(37, 2), lasso(30, 3), path(4)]),
            "repeated-and-turned" => mixed(
                rng,
                &[
                    diagram(4, &[(1, 2), (2, 3), (3, 4), (4, 3), (2, 1), (3, 2), (1, 2)]),
                    diagram(
                        5,
                        &[
                            (1, 2),
                            (1, 2),
                            (2, 3),
                            (3, 1),
                            (3, 4),
                            (4, 3),
                            (4, 5),
                            (5, 4),
                        ],
                    ),
                ],
            ),
            "small-trees" => {
                let trees: Vec<_> = (0..K).map(|_| tree_of_parity(rng, 30, 2, true)).collect();
                mixed(rng, &trees)
            }
            "one-against-nine" => {
                let mut trees: Vec<_> = (0..K).map(|_| tree_of_parity(rng, N, 4, true)).collect();
                trees[6] = tree_of_parity(rng, N, 4, false);
                mixed(rng, &trees)
            }
            "two-colours-many-links" => {
                let boards: Vec<_> = (0..K)
                    .map(|_| {
                        let tree = tree_of_parity(rng, N, 2, true);
                        thickened(rng, tree, 70, true)
                    })
                    .collect();
                mixed(rng, &boards)
            }
            "a-few-links-more" => random(rng, K, N, N + 2, 2),
            "sparse" => random(rng, K, N, N + 10, 3),
            "long-and-short" => {
                let mut diagrams = random(rng, 4, 20, 30, 2).diagrams;
                diagrams.extend([lasso(N, 3), lasso(N - 1, 7), path(45)]);
                mixed(rng, &diagrams)
            }
            "source-rings" => {
                let mut rings: Vec<_> = (0..K - 2).map(|_| ring(49, 25)).collect();
                rings.extend([lasso(N, 1), path(49)]);
                mixed(rng, &rings)
            }
            "source-limits" => random(rng, K, N, M, 1),
            _ => return large(name, rng),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let k = rng.random_range(1..=3);
        let diagrams = (0..k).map(|_| {
            let cells = rng.random_range(2..=if k == 1 { 12 } else { 7 });
            let near = rng.random_range(1..=cells);
            let more = rng.random_range(0..=2) * rng.random_range(0..=cells / 2);
            let tree = tree(rng, cells, near);
            let fair = rng.random();
            let thick = thickened(rng, tree, cells - 1 + more, fair);
            shuffled(rng, &thick)
        });
        Input {
            diagrams: diagrams.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        let cells = input.diagrams.iter().map(|diagram| diagram.cells);
        let links = input.diagrams.iter().map(|diagram| diagram.links.len());
        Sizes::default()
            .with("k", input.diagrams.len())
            .with_all("n", cells.clone())
            .with_all("m", links.clone())
            .with("all_n", cells.sum::<usize>())
            .with("all_m", links.sum::<usize>())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("steps", Puzzle::solve(input).steps)
    }

    fn validate(input: &Input, _: Tier) -> Result<(), String> {
        match input.diagrams.iter().position(|one| !is_connected(one)) {
            Some(place) => Err(format!("diagram {} is not connected", place + 1)),
            None => Ok(()),
        }
    }

    fn ladder() -> Vec<(u64, Input)> {
        [8, 12, 18, 27, 3000, 10_000, 30_000]
            .map(|cells| {
                let diagrams = vec![lasso(cells, 1), path(cells), path(cells - 2)];
                (cells as u64, Input { diagrams })
            })
            .into()
    }
}

/// Whether every cell of a diagram can be reached from every other one.
fn is_connected(diagram: &Diagram) -> bool {
    // Cells point towards the representative of their part.
    let mut towards: Vec<usize> = (0..=diagram.cells).collect();
    let mut parts = diagram.cells;
    for (a, b) in diagram.ends() {
        let [a, b] = [a, b].map(|mut cell| {
            while towards[cell] != cell {
                towards[cell] = towards[towards[cell]];
                cell = towards[cell];
            }
            cell
        });
        if a != b {
            towards[a] = b;
            parts -= 1;
        }
    }
    parts == 1
}
