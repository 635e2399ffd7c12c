//! The tests of MEAN: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Graph, Piece, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, sentences, spaced};

use crate::{Input, Mean, Test, Verdict, brute, second};

mod graphs;

pub use graphs::random;
use graphs::{Plan, alternating, backwards, fair, heavy, hub, reluctant, shuffled, sinking};

sentences! {
    RONS: "của Ron", "Ron's";
    HARRYS: "của Harry", "Harry's";
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.owners.len(), self.arcs.len())?;
        self.owners
            .iter()
            .try_for_each(|&owner| write!(f, "{}", char::from(owner)))?;
        writeln!(f, "\n{}", self.start)?;
        for (tail, head, weight) in &self.arcs {
            writeln!(f, "{tail} {head} {weight}")?;
        }
        writeln!(f, "{}", spaced(&self.ron))
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tests.iter().try_for_each(|test| test.fmt(f))
    }
}

/// A test written out; `owners` are letters.
fn test(owners: &str, start: usize, arcs: &[(usize, usize, i64)], ron: &[usize]) -> Test {
    Test {
        owners: owners.into(),
        start,
        arcs: arcs.to_vec(),
        ron: ron.to_vec(),
    }
}

/// The document's graph, with Ron's arc at vertex 2.
fn example(arc_at_2: usize) -> Test {
    let arcs = [
        (2, 1, 10),
        (3, 3, 0),
        (4, 3, 6),
        (1, 5, 3),
        (5, 2, -13),
        (2, 6, -5),
        (3, 6, 0),
        (6, 4, -5),
        (6, 7, -100),
        (7, 8, 1),
        (8, 7, 0),
        (8, 8, 1),
    ];
    test("AAAABBBB", 2, &arcs, &[4, arc_at_2, 7, 3, 0, 0, 0, 0])
}

/// One vertex with a loop, of each kind and owner.
fn loops() -> Vec<Test> {
    let weights = [-1, 0, 1, 5, -100_000, 100_000];
    weights
        .iter()
        .flat_map(|&w| {
            [
                test("A", 1, &[(1, 1, w)], &[1]),
                test("B", 1, &[(1, 1, w)], &[0]),
            ]
        })
        .collect()
}

/// The same two vertices joined by several arcs of different weights: only numbers tell which
/// one is meant.
fn parallel_arcs() -> Vec<Test> {
    let arcs = [
        (1, 2, 4),
        (1, 2, 2),
        (2, 1, -1),
        (2, 1, -3),
        (2, 1, -2),
        (1, 2, 3),
    ];
    [1, 2, 6]
        .iter()
        .flat_map(|&arc| {
            [3, 4, 5].map(|harry| {
                // Harry's arcs may also be fewer: the last ones lead nowhere new.
                let mut arcs = arcs.to_vec();
                arcs[harry - 1].2 -= 1;
                test("AB", 1 + harry % 2, &arcs, &[arc, 0])
            })
        })
        .collect()
}

/// Bad cycles that play never meets: behind arcs that Ron does not choose, or in a part that
/// cannot be reached.
fn out_of_reach() -> Vec<Test> {
    let behind_ron = [(1, 2, 1), (1, 3, -9), (2, 1, 1), (3, 3, -9), (3, 1, 0)];
    let elsewhere = [(1, 2, 0), (2, 1, 1), (3, 4, -5), (4, 3, 4), (4, 1, -7)];
    let zero_elsewhere = [(1, 2, 0), (2, 1, 1), (3, 4, -5), (4, 3, 5), (4, 1, -7)];
    vec![
        test("ABB", 1, &behind_ron, &[1, 0, 0]),
        test("ABB", 1, &behind_ron, &[2, 0, 0]),
        test("ABB", 3, &behind_ron, &[1, 0, 0]),
        test("BBBB", 1, &elsewhere, &[0; 4]),
        test("BBBB", 4, &elsewhere, &[0; 4]),
        test("ABAB", 1, &zero_elsewhere, &[1, 0, 3, 0]),
        test("ABAB", 4, &zero_elsewhere, &[1, 0, 3, 0]),
        // The cycle of sum 0 is there, but the pawn can only leave it behind.
        test(
            "BBB",
            2,
            &[(1, 1, 0), (2, 3, 0), (3, 2, 1), (1, 2, 0)],
            &[0; 3],
        ),
    ]
}

/// Harry must walk past other cycles, of which his first arcs are part.
fn past_other_cycles() -> Vec<Test> {
    let ladder = |last: i64| {
        let arcs = [
            (1, 1, 3),
            (1, 2, 50),
            (2, 1, 1),
            (2, 3, 50),
            (3, 2, 1),
            (3, 3, 2),
            (3, 4, 50),
            (4, 3, 1),
            (4, 4, last),
        ];
        test("BBBB", 1, &arcs, &[0; 4])
    };
    let eight = |left: i64, right: i64| {
        // Two cycles through vertex 2, each with a vertex of Ron's.
        let arcs = [
            (1, 2, -7),
            (2, 3, left),
            (3, 2, 0),
            (2, 4, right),
            (4, 2, 0),
        ];
        test("ABAB", 1, &arcs, &[1, 0, 3, 0])
    };
    vec![
        ladder(-1),
        ladder(0),
        ladder(1),
        eight(1, 0),
        eight(0, 1),
        eight(0, -1),
        eight(-1, 0),
        eight(1, 1),
    ]
}

fn sums(counts: [usize; 3]) -> impl Iterator<Item = i64> {
    (-1..=1)
        .zip(counts)
        .flat_map(|(sum, count)| std::iter::repeat_n(sum, count))
}

/// A way of arcs of the greatest weight, and two vertices at its end between which play goes to and fro for
/// nothing: beside such sums a double has no place for a small number that each arc is made lighter by.
fn far_draw(n: usize) -> Test {
    let way = (1..n).map(|vertex| (vertex, vertex + 1, 100_000));
    let arcs: Vec<_> = way.chain([(n, n - 1, -100_000)]).collect();
    test(&"B".repeat(n), 1, &arcs, &vec![0; n])
}

/// The arcs up to the cycle in which both strategies end, and those of the cycle.
fn way_and_round(test: &Test, harry: &[usize]) -> (usize, usize) {
    let mut place = vec![usize::MAX; test.owners.len()];
    let mut at = test.start - 1;
    for steps in 0.. {
        if place[at] != usize::MAX {
            return (place[at], steps - place[at]);
        }
        place[at] = steps;
        // Where the one has no arc the other one has.
        at = test.arcs[test.ron[at] + harry[at] - 1].1 - 1;
    }
    unreachable!("some vertex is met again")
}

pub static PROBLEM: &dyn AnyProblem = erased::<Mean>();

impl Room for Mean {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 2000;
        const M: usize = 10_000;
        const MANY: usize = 20_000;
        const ARCS: usize = 100_000;
        // One planted cycle; `way` and `cycle` are numbers of vertices.
        let plan = |n, m, way, cycle, sum, slack| Plan {
            n,
            m,
            way,
            cycle,
            sum,
            slack,
        };
        let mut one = |plan: Plan| vec![plan.carry_out(rng)];
        let tests = match name {
            "sample" => vec![example(6), example(1)],
            "sample-loss" => vec![test("AB", 1, &[(1, 2, 3), (2, 2, 0), (2, 1, -4)], &[1, 0])],

            "loops" => loops(),
            "parallel-arcs" => parallel_arcs(),
            "out-of-reach" => out_of_reach(),
            "past-other-cycles" => past_other_cycles(),
            "small-random" => fair(rng, 300),
            "nobody-chooses" => sums([4, 4, 4])
                .map(|sum| {
                    let mut test = plan(40, 40, 10, 12, sum, 9).carry_out(rng);
                    test.owners.fill(b'A');
                    test.ron = (1..=40)
                        .map(|v| {
                            1 + test
                                .arcs
                                .iter()
                                .position(|arc| arc.0 == v)
                                .expect("it has one")
                        })
                        .collect();
                    test
                })
                .collect(),
            "heavy" => sums([1, 1, 1]).map(|sum| heavy(rng, N, sum)).collect(),
            "sinking" => vec![sinking(N)],
            "many-tests" => (0..1000)
                .map(|number| {
                    let cycle = rng.random_range(1..=9);
                    let way = rng.random_range(0..=10 - cycle);
                    plan(10, 50, way, cycle, number % 3 - 1, 30).carry_out(rng)
                })
                .collect(),
            "long-cycles" => sums([1, 1, 2])
                .map(|sum| plan(N, M, 0, N, sum, 4000).carry_out(rng))
                .collect(),
            "long-ways" => sums([1, 2, 1])
                .map(|sum| plan(N, M, N - 3, 2, sum, 4000).carry_out(rng))
                .chain([far_draw(N)])
                .collect(),
            "to-and-fro" => sums([1, 2, 2])
                .map(|sum| alternating(rng, N, M, sum))
                .collect(),
            "through-a-block" => sums([1, 1, 2]).map(|sum| hub(rng, N, 78, sum)).collect(),
            "small-slack" => sums([1, 1, 3])
                .map(|sum| plan(N, M, 500, 700, sum, 2).carry_out(rng))
                .collect(),
            "source-limits" => sums([1, 2, 2])
                .map(|sum| plan(N, M, 300, 400, sum, 9000).carry_out(rng))
                .collect(),

            "far-draw" => vec![far_draw(MANY)],
            "large-win" => one(plan(MANY, ARCS, 3000, 5000, 1, 9000)),
            "large-draw" => one(plan(MANY, ARCS, 3000, 5000, 0, 9000)),
            "large-loss" => one(plan(MANY, ARCS, 3000, 5000, -1, 9000)),
            "round-of-all-win" => one(plan(MANY, ARCS, 0, MANY, 1, 9000)),
            "round-of-all-draw" => one(plan(MANY, ARCS, 0, MANY, 0, 9000)),
            "round-of-all-loss" => one(plan(MANY, ARCS, 0, MANY, -1, 9000)),
            "dense-win" => one(plan(400, ARCS, 0, 400, 1, 3)),
            "large-block-win" => vec![hub(rng, MANY, 240, 1)],
            "large-block-draw" => vec![hub(rng, MANY, 240, 0)],
            "to-and-fro-draw" => vec![alternating(rng, MANY, ARCS, 0)],
            "to-and-fro-loss" => vec![alternating(rng, MANY, ARCS, -1)],
            "to-and-fro-win" => vec![alternating(rng, MANY, ARCS, 1)],
            "backwards-win" => vec![backwards(alternating(rng, MANY, ARCS, 1))],
            "backwards-draw" => vec![backwards(alternating(rng, MANY, ARCS, 0))],
            "renamed-win" => {
                let test = alternating(rng, MANY, ARCS, 1);
                vec![shuffled(rng, &test)]
            }
            "renamed-loss" => {
                let test = reluctant(MANY, 200, -1);
                vec![shuffled(rng, &test)]
            }
            "reluctant-draw" => vec![reluctant(MANY, 200, 0)],
            "reluctant-loss" => vec![reluctant(MANY, 200, -1)],
            "beyond-limits" => vec![reluctant(MANY, 200, 1)],
            _ => return None,
        };
        Some(Input { tests })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let test = input.tests.first()?;
        let vertices = (1..=test.owners.len()).map(|it| it.to_string());
        let graph = Graph::ring(vertices).mark(test.start - 1);
        let owners = test.owners.iter().enumerate();
        let graph = owners.fold(graph, |graph, (vertex, &owner)| {
            let is_rons = owner == b'A';
            let name = if is_rons { RONS } else { HARRYS };
            graph.piece(vertex, Piece::owned(is_rons).called(name))
        });
        let arcs = (1..).zip(&test.arcs);
        Some(
            arcs.fold(graph, |graph, (number, &(from, to, weight))| {
                let is_rons = test.ron.contains(&number);
                let tone = if is_rons { Tone::First } else { Tone::Neutral };
                graph.line(from - 1, to - 1, true, tone, &weight.to_string())
            })
            .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let tests = (0..rng.random_range(1..=3))
            .map(|_| {
                let n = rng.random_range(1..=6);
                let m = rng.random_range(n..=n + 6);
                let weights = [-2..=2, -1..=3, -4..=4][rng.random_range(0..3)].clone();
                random(rng, n, m, weights)
            })
            .collect();
        Input { tests }
    }

    fn sizes(input: &Input) -> Sizes {
        let counts = input.tests.iter().map(|test| test.arcs.len());
        let arcs = input.tests.iter().flat_map(|test| &test.arcs);
        Sizes::default()
            .with_all("n", input.tests.iter().map(|test| test.owners.len()))
            .with_all("m", counts.clone())
            .with("all_m", counts.sum::<usize>())
            .with_all("w", arcs.map(|&(_, _, weight)| weight))
    }

    fn quantities(input: &Input) -> Sizes {
        let output = Mean::solve(input);
        let verdicts = input.tests.iter().zip(&output.verdicts);
        verdicts.fold(Sizes::default(), |sizes, (test, verdict)| match verdict {
            Verdict::Win => sizes,
            Verdict::Draw(harry) | Verdict::Lose(harry) => {
                let (way, round) = way_and_round(test, harry);
                sizes.with("way", way).with("round", round)
            }
        })
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["mean", "ladder"]);
        [6, 8, 10, 12, 100, 300, 1000]
            .map(|n| {
                let mut test = Plan {
                    n,
                    m: 2 * n,
                    way: 1,
                    cycle: 3,
                    sum: 0,
                    slack: 9,
                }
                .carry_out(&mut rng);
                test.owners.fill(b'B');
                test.ron.fill(0);
                (n as u64, Input { tests: vec![test] })
            })
            .into()
    }
}
