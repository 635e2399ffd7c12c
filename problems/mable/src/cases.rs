//! The tests of MABLE: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Graph, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::spaced;

use crate::Operation::{Ask, Delete};
use crate::{Input, Mable, Operation, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.arcs.len())?;
        writeln!(f, "{}", spaced(&self.arcs))?;
        writeln!(f, "{}", self.operations.len())?;
        let mut operations = self.operations.iter();
        operations.try_for_each(|operation| match operation {
            Ask(x) => writeln!(f, "1 {x}"),
            Delete(x) => writeln!(f, "2 {x}"),
        })
    }
}

/// Arcs from every vertex to any vertex or to none.
pub fn anywhere(rng: &mut Rng, n: u32) -> Vec<u32> {
    (0..n).map(|_| rng.random_range(0..=n)).collect()
}

/// 1 → 2 → … → n, and on to `end`.
fn chain(n: u32, end: u32) -> Vec<u32> {
    (2..=n).chain([end]).collect()
}

/// The same graph with its vertices numbered at random.
fn renumbered(rng: &mut Rng, arcs: &[u32]) -> Vec<u32> {
    let new: Vec<u32> = permutation(arcs.len(), rng)
        .into_iter()
        .map(|place| u32::try_from(place).expect("fewer than 2^32 vertices") + 1)
        .collect();
    let mut result = vec![0; arcs.len()];
    for (x, &p) in arcs.iter().enumerate() {
        if p != 0 {
            result[new[x] as usize - 1] = new[p as usize - 1];
        }
    }
    result
}

/// `q` operations on random vertices, one in `one_in` a deletion.
pub fn played(rng: &mut Rng, arcs: Vec<u32>, q: usize, one_in: u32) -> Input {
    let n = u32::try_from(arcs.len()).expect("fewer than 2^32 vertices");
    asked_from(rng, arcs, q, one_in, 1..=n, 1..=n)
}

/// `q` operations: questions for vertices in `asked` and, one in `one_in`, deletions of arcs of
/// vertices in `deleted`.
fn asked_from(
    rng: &mut Rng,
    arcs: Vec<u32>,
    q: usize,
    one_in: u32,
    asked: std::ops::RangeInclusive<u32>,
    deleted: std::ops::RangeInclusive<u32>,
) -> Input {
    let mut there: Vec<u32> = deleted.filter(|&x| arcs[x as usize - 1] != 0).collect();
    let operations = (0..q).map(|_| {
        if !there.is_empty() && rng.random_range(0..one_in) == 0 {
            Delete(there.swap_remove(rng.random_range(0..there.len())))
        } else {
            Ask(rng.random_range(asked.clone()))
        }
    });
    let operations = operations.collect();
    Input { arcs, operations }
}

/// All vertices are asked, then all arcs are deleted in random order, each deletion followed by
/// a question about its vertex.
fn taken_apart(rng: &mut Rng, arcs: Vec<u32>) -> Input {
    let mut operations: Vec<Operation> = (1..).zip(&arcs).map(|(x, _)| Ask(x)).collect();
    for place in permutation(arcs.len(), rng) {
        if arcs[place] != 0 {
            let x = u32::try_from(place).expect("fewer than 2^32 vertices") + 1;
            operations.extend([Delete(x), Ask(x)]);
        }
    }
    Input { arcs, operations }
}

const SOURCE: u32 = 300_000;
const BEYOND: u32 = 1_000_000;

/// The tests at the limits of both tiers.
fn large(name: &str, rng: &mut Rng) -> Option<Input> {
    let (source, beyond) = (SOURCE as usize, BEYOND as usize);
    Some(match name {
        "long-chain" => asked_from(
            rng,
            chain(SOURCE, 0),
            source,
            1000,
            1..=1000,
            SOURCE / 10 * 9..=SOURCE,
        ),
        "long-chain-backwards" => {
            let arcs = (0..SOURCE).collect();
            played(rng, arcs, source, 10)
        }
        "long-ring" => {
            let arcs = renumbered(rng, &chain(SOURCE, 1));
            played(rng, arcs, source, 10_000)
        }
        "long-tail" => {
            let arcs = renumbered(rng, &chain(SOURCE, SOURCE / 2));
            played(rng, arcs, source, 100_000)
        }
        "many-deletions" => {
            let arcs = anywhere(rng, SOURCE);
            played(rng, arcs, source, 2)
        }
        "source-limits" => {
            let arcs = renumbered(rng, &chain(SOURCE, 0));
            played(rng, arcs, source, 2)
        }
        "beyond-chain" => asked_from(
            rng,
            chain(BEYOND, 0),
            beyond,
            1000,
            1..=BEYOND / 2,
            BEYOND / 10 * 9..=BEYOND,
        ),
        "beyond-ring" => {
            let arcs = renumbered(rng, &chain(BEYOND, 1));
            played(rng, arcs, beyond, 100_000)
        }
        "beyond-random" => {
            let arcs = anywhere(rng, BEYOND);
            played(rng, arcs, beyond, 10)
        }
        "beyond-no-questions" => Input {
            arcs: (0..BEYOND).map(|x| BEYOND - x).collect(),
            operations: (1..=BEYOND).map(Delete).collect(),
        },
        "beyond-limits" => {
            let arcs = renumbered(rng, &chain(BEYOND, 0));
            played(rng, arcs, beyond, 2)
        }
        _ => return None,
    })
}

/// The arcs of the longest way to a stop, and the vertices of the largest cycle.
fn farthest(arcs: &[u32]) -> (usize, usize) {
    // For each vertex that is done, the arcs up to its stop, if it has one.
    let mut done: Vec<Option<Option<usize>>> = vec![None; arcs.len()];
    let mut place = vec![usize::MAX; arcs.len()];
    let mut most = (0, 0);
    for first in 0..arcs.len() {
        let mut way = Vec::new();
        let mut at = first;
        let mut beyond = loop {
            if let Some(known) = done[at] {
                break known.map(|arcs| arcs + 1);
            }
            if place[at] != usize::MAX {
                most.1 = most.1.max(way.len() - place[at]);
                break None;
            }
            place[at] = way.len();
            way.push(at);
            match arcs[at] {
                0 => break Some(0),
                next => at = next as usize - 1,
            }
        };
        for vertex in way.into_iter().rev() {
            done[vertex] = Some(beyond);
            most.0 = most.0.max(beyond.unwrap_or(0));
            beyond = beyond.map(|arcs| arcs + 1);
        }
    }
    most
}

pub static PROBLEM: &dyn AnyProblem = erased::<Mable>();

impl Room for Mable {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |arcs: &[u32], operations: &[Operation]| Input {
            arcs: arcs.to_vec(),
            operations: operations.to_vec(),
        };
        Some(match name {
            "sample" => listed(
                &[0, 3, 5, 3, 4],
                &[Ask(1), Ask(2), Delete(4), Ask(2), Delete(3), Ask(2)],
            ),
            "sample-loop" => listed(
                &[1, 1, 4, 3],
                &[Ask(2), Delete(1), Ask(2), Delete(4), Ask(3)],
            ),
            "one-vertex" => listed(&[0], &[Ask(1)]),
            "one-loop" => listed(&[1], &[Ask(1), Delete(1), Ask(1)]),
            "two-vertices" => listed(
                &[2, 1],
                &[Ask(1), Ask(2), Delete(1), Ask(1), Ask(2), Delete(2), Ask(2)],
            ),
            "no-arcs" => played(rng, vec![0; 10], 20, 2),
            "no-questions" => listed(&[2, 3, 1, 4], &[Delete(2), Delete(4), Delete(1)]),
            "tail-into-a-cycle" => {
                // 1 → … → 100 → 51; the tail is cut at 30, the cycle at 70.
                let asked = (1..=100).map(Ask);
                let operations = asked.clone().chain([Delete(30)]).chain(asked.clone());
                let operations = operations.chain([Delete(70)]).chain(asked);
                Input {
                    arcs: chain(100, 51),
                    operations: operations.collect(),
                }
            }
            "many-loops" => {
                let arcs = (1..=300).map(|x| {
                    if rng.random() {
                        x
                    } else {
                        rng.random_range(0..=300)
                    }
                });
                let arcs = arcs.collect();
                played(rng, arcs, 1500, 5)
            }
            "random-small" => {
                let arcs = anywhere(rng, 12);
                played(rng, arcs, 30, 3)
            }
            "random-arcs" => {
                let arcs = anywhere(rng, 1000);
                played(rng, arcs, 3000, 4)
            }
            "forest" => {
                let arcs = (1..=1000_u32).map(|x| rng.random_range(0..x)).collect();
                played(rng, arcs, 3000, 4)
            }
            "star" => {
                let arcs = std::iter::once(2).chain([1; 499]).collect();
                taken_apart(rng, arcs)
            }
            "rings" => {
                let next = permutation(600, rng).into_iter();
                let arcs = next.map(|p| u32::try_from(p).unwrap_or(0) + 1).collect();
                played(rng, arcs, 2000, 40)
            }
            "taken-apart" => {
                let arcs = anywhere(rng, 1000);
                taken_apart(rng, arcs)
            }
            _ => return large(name, rng),
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let vertices = (1..=input.arcs.len()).map(|it| it.to_string());
        let arcs = (0..).zip(&input.arcs).filter(|(_, to)| **to > 0);
        Some(
            arcs.fold(Graph::ring(vertices), |graph, (from, &to)| {
                graph.arrow(from, to as usize - 1)
            })
            .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=12);
        let q = rng.random_range(1..=25);
        let one_in = rng.random_range(2..=6);
        let arcs = anywhere(rng, n);
        played(rng, arcs, q, one_in)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.arcs.len())
            .with("q", input.operations.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let (way, ring) = farthest(&input.arcs);
        Sizes::default().with("way", way).with("ring", ring)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 1000, 10_000, 100_000, 1_000_000]
            .map(|n| {
                (
                    u64::from(n),
                    Input {
                        arcs: chain(n, 0),
                        operations: (1..=n).map(Ask).collect(),
                    },
                )
            })
            .into()
    }
}
