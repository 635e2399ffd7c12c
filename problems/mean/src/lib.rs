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
//! So Harry needs no memory: he walks to a cycle and goes round it as soon as he meets it. Which cycle,
//! if any, and by which way is found in `cycles`; at all other vertices he takes the first arc of his
//! own.
//!
//! **Complexity.** `O(n·m)` at worst, far less as a rule; memory `O(n + m)`. A simple path or
//! cycle sums to at most `2·10^4 · 10^5 = 2·10^9` in absolute value: 64 bits.
//!
//! **Source.** Document 004, Bài 37, in the style of Andrew Stankevich's contests. Mean payoff
//! games: A. Ehrenfeucht, J. Mycielski, *Positional strategies for mean payoff games*,
//! International Journal of Game Theory 8 (1979).

use std::fmt;

use inpout::{BadInput, Lines, Name, Problem, Source, int, limit, names, sentences, word};
use proconio::input;

pub mod brute;
pub mod cases;
mod cycles;
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
        let mut arcs_left = limit!("all_m", most);
        while !source.at_end() {
            let test = read_test(source, &mut arcs_left)?;
            tests.push(test);
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        let verdicts = input.tests.iter().map(settle).collect();
        Output { verdicts }
    }
}

fn read_test(source: &mut Source<'_>, arcs_left: &mut usize) -> Result<Test, BadInput> {
    input! {
        from &mut *source,
        n: with int('n', limit!("n")),
        m: with int('m', limit!("m")),
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
        (int('u', 1..=n), int('v', 1..=n), int('w', limit!("w"))),
    );

    let mut has_arc = vec![false; n];
    for &(tail, ..) in &arcs {
        has_arc[tail - 1] = true;
    }
    if let Some(vertex) = has_arc.iter().position(|has| !has) {
        return Err(source.bad(NO_ARC.with(&[&(vertex + 1)])));
    }
    let ron = source.checked_rows(
        RONS_ARC,
        n,
        int(Name::Item, 0..=m),
        |vertex, arc| match owners[vertex - 1] {
            b'A' if arc == 0 || arcs[arc - 1].0 != vertex => {
                Err(OTHER_ARC.with(&[&vertex, &arc]).into())
            }
            b'B' if arc != 0 => Err(HARRYS_VERTEX.with(&[&vertex, &arc]).into()),
            _ => Ok(arc),
        },
    )?;
    Ok(Test {
        owners,
        start,
        arcs,
        ron,
    })
}

/// The verdict on one test.
fn settle(test: &Test) -> Verdict {
    let Some((is_negative, taken)) = cycles::find(test) else {
        return Verdict::Win;
    };
    // Where play does not come by, the first arc of each vertex does as well as any.
    let mut harry = vec![0; test.owners.len()];
    for arc in (1..=test.arcs.len()).rev().chain(taken) {
        let (tail, ..) = test.arcs[arc - 1];
        if test.owners[tail - 1] == b'B' {
            harry[tail - 1] = arc;
        }
    }
    if is_negative {
        Verdict::Lose(harry)
    } else {
        Verdict::Draw(harry)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        for verdict in &self.verdicts {
            let (word, harry) = match verdict {
                Verdict::Win => ("WIN", None),
                Verdict::Draw(harry) => ("DRAW", Some(harry)),
                Verdict::Lose(harry) => ("LOSE", Some(harry)),
            };
            lines.text(word)?;
            if let Some(harry) = harry {
                lines.row(harry.iter().map(|&arc| arc as u64))?;
            }
        }
        lines.end()
    }
}
