//! # MABLE: where the marble stops while arcs are being deleted
//!
//! Every vertex has at most one arc. A marble follows the arcs until it is on a vertex without
//! one, or for ever. Operations tell where it would stop, and delete arcs.
//!
//! **Idea.** Deleting splits things, which is hard to follow; adding joins them, which is easy.
//! All operations are known beforehand, so read them from the last to the first: begin with the
//! arcs that are never deleted, and each deletion becomes the addition of an arc.
//!
//! **Sets of one fate.** Call two vertices alike if a marble stops in the same place from both;
//! all vertices from which it never stops are alike too, as if they led to an imaginary place 0.
//! A place where marbles stop is a vertex without an arc, so each set of alike vertices but that
//! of 0 holds exactly one, and it shall be the root of the set in a union–find forest. Now add an
//! arc from `x` to `p`. Until then `x` has none, so `x` is a root, and a marble from any vertex of
//! its set comes through `x` and goes on to `p`:
//!
//! * if a marble from `p` stops at another place (or at 0), so do now all of the set of `x`: hang
//!   `x` below that root;
//! * if a marble from `p` comes to `x`, the arc closes a cycle, and none of the set of `x` stops
//!   any more: hang `x` below 0. An arc from `x` to itself is the same case with `p = x`.
//!
//! All other sets stay as they are. An arc is deleted at most once, so it is added at most once,
//! and a vertex that hangs below another never becomes a root again.
//!
//! **Complexity.** `O((n + q) log n)`, for `x` has to hang below the other root however large its
//! own set is: only the paths are shortened (by halving), the trees are not balanced. Measured,
//! this takes no longer than reading the input. No recursion: a chain of a million vertices is a path
//! of a million steps when it is walked for the first time. Vertices fit in 32 bits.
//!
//! **Source.** Document 004, Bài 3; the original is KUGLICE of the Croatian contest COCI 2010/2011,
//! round 7.

use std::fmt;

use inpout::{BadInput, Field, Place, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// The problem MABLE.
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

impl Problem for Mable {
    const ID: &'static str = "mable";
    const FILE: &'static str = "MABLE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int("n", 1..=1_000_000_u32) }
        let arcs = source.ints("p", n as usize, 0..=n);
        input! { from &mut *source, q: with int("q", 1..=1_000_000_usize) }

        let field = (int("k", 1..=2_u8), int("x", 1..=n));
        let mut has_arc: Vec<bool> = arcs.iter().map(|&p| p != NOWHERE).collect();
        let mut operations = Vec::with_capacity(q);
        for number in 1..=q {
            let (kind, x) = field.read_at(source, Place::In("operation", number));
            if kind == 1 {
                operations.push(Operation::Ask(x));
                continue;
            }
            if !std::mem::take(&mut has_arc[x as usize - 1]) {
                return Err(source.bad(format_args!(
                    "operation {number}: vertex {x} has no arc to delete"
                )));
            }
            operations.push(Operation::Delete(x));
        }
        Ok(Input { arcs, operations })
    }

    fn solve(input: &Input) -> Output {
        let mut kept = input.arcs.clone();
        for operation in &input.operations {
            if let Operation::Delete(x) = *operation {
                kept[x as usize - 1] = NOWHERE;
            }
        }
        let mut stops = Stops::without_arcs(input.arcs.len());
        for (x, p) in (1..).zip(kept).filter(|&(_, p)| p != NOWHERE) {
            stops.add_arc(x, p);
        }
        let mut answers = Vec::new();
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

/// Where marbles stop, as a union–find forest over the vertices and [`NOWHERE`].
struct Stops {
    /// Where a marble comes by from each vertex, nearer to its stop; a root is its own.
    towards: Vec<u32>,
}

impl Stops {
    fn without_arcs(n: usize) -> Self {
        Stops {
            towards: (0..).take(n + 1).collect(),
        }
    }

    /// Where a marble from `x` stops.
    fn of(&mut self, mut x: u32) -> u32 {
        let towards = &mut self.towards;
        while towards[x as usize] != x {
            // Path halving: skip every second vertex, now and for all who come after.
            let skipped = towards[x as usize];
            towards[x as usize] = towards[skipped as usize];
            x = towards[x as usize];
        }
        x
    }

    /// Adds the arc from `x`, which has none yet, to `p`.
    fn add_arc(&mut self, x: u32, p: u32) {
        let stop = self.of(p);
        self.towards[x as usize] = if stop == x { NOWHERE } else { stop };
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stops.iter().try_for_each(|&stop| match stop {
            NOWHERE => f.write_str("CIKLUS\n"),
            vertex => writeln!(f, "{vertex}"),
        })
    }
}
