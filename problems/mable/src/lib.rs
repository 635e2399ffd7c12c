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

use inpout::{BadInput, Lines, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::bits::Bits;

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

/// One operation on a vertex, numbered from 1: a question or a deletion. There may be a million of them,
/// so it has four bytes: twice the vertex, and one more for a deletion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation(u32);

/// Where would a marble put on this vertex stop?
pub const fn ask(x: u32) -> Operation {
    Operation(2 * x)
}

/// Delete the arc of this vertex, which has one.
pub const fn delete(x: u32) -> Operation {
    Operation(2 * x + 1)
}

impl Operation {
    /// The vertex.
    pub const fn vertex(self) -> u32 {
        self.0 / 2
    }

    /// Whether its arc is deleted.
    pub const fn deletes(self) -> bool {
        self.0 % 2 == 1
    }
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

        // Bits fit into a near cache: who asks of vertices in no order does not wait for memory.
        let mut without_arc = Bits::none(u64::from(n) + 1);
        for (x, _) in (1..).zip(&arcs).filter(|&(_, &p)| p == NOWHERE) {
            without_arc.add(x);
        }
        let field = (int('k', 1..=2_u8), int('x', 1..=n));
        let operations =
            source.checked_rows(OPERATION, q, field, |number, (kind, x)| match kind {
                1 => Ok(ask(x)),
                _ if without_arc.holds(x.into()) => Err(NO_ARC.with(&[&number, &x]).into()),
                _ => {
                    without_arc.add(x.into());
                    Ok(delete(x))
                }
            })?;
        Ok(Input { arcs, operations })
    }

    fn solve(input: &Input) -> Output {
        // Questions and deletions come in no order, and a processor would guess most branches wrongly: so
        // there is none here. A question "deletes" the arc of 0, which there is not.
        let mut deleted = Bits::none(input.arcs.len() as u64 + 1);
        for operation in &input.operations {
            deleted.add(u64::from(operation.vertex()) * u64::from(operation.deletes()));
        }
        let mut stops = Stops::without_arcs(input.arcs.len());
        for (x, &p) in (1..).zip(&input.arcs) {
            if p != NOWHERE && !deleted.holds(x.into()) {
                stops.add_arc(x, p);
            }
        }
        let mut answers = Vec::with_capacity(input.operations.len());
        for operation in input.operations.iter().rev() {
            let x = operation.vertex();
            if operation.deletes() {
                stops.add_arc(x, input.arcs[x as usize - 1]);
            } else {
                answers.push(stops.of(x));
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
