//! # MABLE: where the marble stops while arcs are being deleted
//!
//! Every vertex has at most one arc. A marble follows the arcs until it is on a vertex without
//! one, or for ever. Operations tell where it would stop, and delete arcs.
//!
//! **Idea.** Read the operations from the last to the first: each deletion becomes the addition of
//! an arc, which only joins sets of vertices with one stop. The proof is in `lesson.en.md`.
//!
//! **Invariants.** A union–find forest over the vertices and 0; the root of a set is where its
//! marbles stop, 0 if they never do. A vertex that gets an arc has none yet, so it is a root; it hangs
//! below the root of the arc's end, or below 0 if that is itself. No root ever comes back.
//!
//! **Complexity.** `O((n + q) log n)`: the roots are not ours to choose, so only the paths are
//! shortened (by halving), the trees are not balanced. No recursion: a chain of a million vertices is
//! a path of a million steps when it is walked for the first time. Vertices fit in 32 bits.
//!
//! **Source.** Document 004, Bài 3; the original is KUGLICE of the Croatian contest COCI 2010/2011,
//! round 7. Tarjan and van Leeuwen, *Worst-case analysis of set union algorithms* (1984).

use std::fmt;
use std::mem;

use inpout::{BadInput, Field, Lines, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;
mod stops;

use stops::Stops;

#[derive(Debug)]
pub struct Mable;

/// A graph and what is done with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `arcs[x - 1]` is where the arc of vertex `x` leads, 0 if it has none. At most 10^6.
    pub arcs: Vec<u32>,
    /// The operations in order, at most 10^6.
    pub operations: Vec<Operation>,
}

/// One operation on a vertex, numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// Where would a marble put on this vertex stop?
    Ask(u32),
    /// Delete the arc of this vertex, which has one.
    Delete(u32),
}

/// Stands for a vertex where no marble stops because none stops at all.
pub const NOWHERE: u32 = 0;

/// Where the marbles stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// For each question in order: the vertex, or [`NOWHERE`].
    pub stops: Vec<u32>,
}

sentences! {
    OPERATION: "thao tác", "operation";
    NO_ARC:
        "thao tác {0}: đỉnh {1} không có cung để xóa",
        "operation {0}: vertex {1} has no arc to delete";
}

impl Problem for Mable {
    const ID: &'static str = "mable";
    const FILE: &'static str = "MABLE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let arcs = source.ints('p', n as usize, 0..=n);
        input! { from &mut *source, q: with int('q', limit!("q")) }

        let operation = (int('k', 1..=2_u8), int('x', 1..=n)).map(|(kind, x)| match kind {
            1 => Operation::Ask(x),
            _ => Operation::Delete(x),
        });
        let operations = source.rows(OPERATION, q, operation);

        let mut has_arc: Vec<bool> = arcs.iter().map(|&p| p != NOWHERE).collect();
        for (number, &operation) in (1..).zip(&operations) {
            if let Operation::Delete(x) = operation
                && !mem::replace(&mut has_arc[x as usize - 1], false)
            {
                return Err(source.bad(NO_ARC.with(&[&number, &x])));
            }
        }
        Ok(Input { arcs, operations })
    }

    fn solve(input: &Input) -> Output {
        let mut is_deleted = vec![false; input.arcs.len()];
        for operation in &input.operations {
            if let Operation::Delete(x) = *operation {
                is_deleted[x as usize - 1] = true;
            }
        }
        let mut stops = Stops::without_arcs(input.arcs.len());
        for ((x, &p), is_deleted) in (1..).zip(&input.arcs).zip(is_deleted) {
            if p != NOWHERE && !is_deleted {
                stops.add_arc(x, p);
            }
        }
        let mut answers = Vec::with_capacity(input.operations.len());
        for operation in input.operations.iter().rev() {
            match *operation {
                Operation::Ask(x) => answers.push(stops.of(x)),
                Operation::Delete(x) => stops.add_arc(x, input.arcs[x as usize - 1]),
            }
        }
        answers.reverse();
        Output { stops: answers }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        for &stop in &self.stops {
            match stop {
                NOWHERE => lines.text("CIKLUS")?,
                vertex => lines.numbers([vertex.into()])?,
            }
        }
        lines.end()
    }
}
