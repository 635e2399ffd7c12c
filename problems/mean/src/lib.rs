//! # MEAN: is Ron's strategy good enough?
//!
//! A pawn runs through a graph for ever, Ron choosing the arc at vertices A by a strategy that is
//! fixed, Harry at vertices B; `z` sums the weights of the arcs passed. Ron wins if `z → +∞`,
//! Harry if `z → −∞`.
//!
//! **Idea.** With Ron's arcs fixed Harry plays alone, on the graph of the vertices and arcs that
//! play from `s` can reach. A negative cycle there: LOSE; else a cycle of sum 0: DRAW; else WIN.
//! The proof is in `lesson.en.md`.
//!
//! So Harry needs no memory: he walks to a cycle and goes round it. Which cycle, if any, is found
//! in [`cycles`]. The way to it is one of least length, so it meets the cycle at its end only; at
//! all other vertices he takes the first arc of his own.
//!
//! **Complexity.** `O(n·m)` at worst, far less as a rule; memory `O(n + m)`. A simple path or
//! cycle sums to at most `2·10^4 · 10^5 = 2·10^9` in absolute value: 64 bits.
//!
//! **Source.** Document 004, Bài 37, in the style of Andrew Stankevich's contests. Mean payoff
//! games: A. Ehrenfeucht, J. Mycielski, *Positional strategies for mean payoff games*,
//! International Journal of Game Theory 8 (1979).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names, sentences, spaced, word};
use proconio::input;
use theory::graph::Graph;

use cycles::{Found, Step};

pub mod brute;
pub mod cases;
pub mod cycles;
mod referee;
pub mod second;

#[derive(Debug)]
pub struct Mean;

/// All tests of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// With at most 10^5 arcs in all.
    pub tests: Vec<Test>,
}

/// One test; vertices and arcs are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// For each vertex `A` if it belongs to Ron, `B` if it belongs to Harry.
    pub owners: Vec<u8>,
    /// Where the pawn starts.
    pub start: usize,
    /// The arcs, each `(tail, head, weight)`; every vertex is the tail of one.
    pub arcs: Vec<(usize, usize, i64)>,
    /// Ron's strategy: for each vertex of his the number of an arc that leaves it, else 0.
    pub ron: Vec<usize>,
}

/// What comes of each test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the tests.
    pub verdicts: Vec<Verdict>,
}

/// What comes of Ron's strategy, with a strategy of Harry's: for each vertex of his the number of
/// an arc that leaves it, else 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Ron wins, whatever Harry does.
    Win,
    /// Harry can hold a draw in this way, but not win.
    Draw(Vec<usize>),
    /// Harry can win in this way.
    Lose(Vec<usize>),
}

sentences! {
    LETTERS: "các chữ cái", "letters";
    RONS_ARC: "cung của Ron", "Ron's arc";
    MORE_ARCS:
        "các test trong file có tất cả quá 100000 cung",
        "the tests of the file have more than 100000 arcs in all";
    NO_ARC: "không cung nào đi ra từ đỉnh {0}", "no arc leaves vertex {0}";
    OTHER_ARC:
        "cung của Ron ở đỉnh {0}: cung {1} không đi ra từ đỉnh ấy",
        "Ron's arc at vertex {0}: arc {1} does not leave it";
    HARRYS_VERTEX:
        "cung của Ron ở đỉnh {0}: {1} khác 0, nhưng đỉnh này của Harry",
        "Ron's arc at vertex {0}: {1} is not 0, but the vertex is Harry's";
}

impl Problem for Mean {
    const ID: &'static str = "mean";
    const FILE: &'static str = "MEAN";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut tests = Vec::new();
        let mut arcs_left = 100_000;
        while !source.at_end() {
            let test = read_test(source, &mut arcs_left)?;
            tests.push(test);
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        Output {
            verdicts: input.tests.iter().map(settle).collect(),
        }
    }
}

fn read_test(source: &mut Source<'_>, arcs_left: &mut usize) -> Result<Test, BadInput> {
    input! {
        from &mut *source,
        n: with int('n', 1..=20_000),
        m: with int('m', 1..=100_000),
    }
    *arcs_left = arcs_left
        .checked_sub(m)
        .ok_or_else(|| source.bad(MORE_ARCS))?;
    input! {
        from &mut *source,
        owners: with word(LETTERS, n..=n, "AB"),
        start: with int('s', 1..=n),
    }
    let arcs = source.rows(
        names::ARC,
        m,
        (
            int('u', 1..=n),
            int('v', 1..=n),
            int('w', -100_000..=100_000_i64),
        ),
    );

    let mut has_arc = vec![false; n];
    for &(tail, ..) in &arcs {
        has_arc[tail - 1] = true;
    }
    if let Some(vertex) = has_arc.iter().position(|has| !has) {
        return Err(source.bad(NO_ARC.with(&[&(vertex + 1)])));
    }
    let mut ron = Vec::with_capacity(n);
    for (vertex, &owner) in (1..).zip(&owners) {
        input! { from &mut *source, arc: with int(RONS_ARC, 0..=m) }
        match owner {
            b'A' if arc == 0 || arcs[arc - 1].0 != vertex => {
                return Err(source.bad(OTHER_ARC.with(&[&vertex, &arc])));
            }
            b'B' if arc != 0 => {
                return Err(source.bad(HARRYS_VERTEX.with(&[&vertex, &arc])));
            }
            _ => ron.push(arc),
        }
    }
    Ok(Test {
        owners,
        start,
        arcs,
        ron,
    })
}

/// The verdict on one test.
fn settle(test: &Test) -> Verdict {
    let n = test.owners.len();
    let graph = Graph::new(n, test.arcs.iter().map(|&(u, v, _)| (u - 1, v - 1)));

    // By breadth from s along the arcs that may be taken; vertices are renumbered as they come.
    let mut order = vec![test.start - 1];
    let mut place = vec![None; n];
    place[test.start - 1] = Some(0);
    let mut came_by = vec![None];
    // The steps, and where those of each vertex begin.
    let (mut steps, mut begins) = (Vec::new(), vec![0]);
    while let Some(&vertex) = order.get(begins.len() - 1) {
        let is_free = test.owners[vertex] == b'B';
        for arc in graph.from(vertex) {
            let number = arc.number() + 1;
            if !is_free && test.ron[vertex] != number {
                continue;
            }
            let head = *place[arc.head()].get_or_insert_with(|| {
                order.push(arc.head());
                came_by.push(Some(steps.len()));
                order.len() - 1
            });
            steps.push(Step {
                number,
                tail: begins.len() - 1,
                head,
                weight: test.arcs[arc.number()].2,
            });
        }
        begins.push(steps.len());
    }

    let (cycle, verdict): (_, fn(_) -> _) = match cycles::find(&steps, &begins) {
        Found::Nothing => return Verdict::Win,
        Found::Zero(cycle) => (cycle, Verdict::Draw),
        Found::Negative(cycle) => (cycle, Verdict::Lose),
    };
    let mut harry: Vec<usize> = (0..n).map(|v| graph.from(v)[0].number() + 1).collect();
    let mut take = |step: Step| harry[order[step.tail]] = step.number;
    let nearest = cycle.iter().map(|step| step.tail).min();
    let mut way = came_by[nearest.expect("a cycle has vertices")];
    while let Some(place) = way {
        let step = steps[place];
        take(step);
        way = came_by[step.tail];
    }
    cycle.into_iter().for_each(take);
    for (arc, owner) in harry.iter_mut().zip(&test.owners) {
        if *owner == b'A' {
            *arc = 0;
        }
    }
    verdict(harry)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for verdict in &self.verdicts {
            let (word, harry) = match verdict {
                Verdict::Win => ("WIN", None),
                Verdict::Draw(harry) => ("DRAW", Some(harry)),
                Verdict::Lose(harry) => ("LOSE", Some(harry)),
            };
            writeln!(f, "{word}")?;
            if let Some(harry) = harry {
                writeln!(f, "{}", spaced(harry))?;
            }
        }
        Ok(())
    }
}
