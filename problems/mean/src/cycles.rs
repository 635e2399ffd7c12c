//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **The tree** (Tarjan 1981). Bellman and Ford round by round, only from vertices that were lowered: an
//! arc `u → v` of weight `w` lowers `d(v)` to `d(u) + w` where that is less. The arcs by which vertices
//! were lowered last are kept to be a tree on which `d(u) + w = d(v)`: all that hangs below `v` is cut off when `v` is lowered, and
//! not relaxed from until it is lowered itself. Where `u` hangs below `v`, a negative cycle is closed.
//!
//! The vertices of the tree stand in a ring, each before all that hang below it: a new one comes right
//! behind the one that it hangs on, and what hangs below a vertex are those behind it that are deeper, up
//! to the first that is not. To cut it off is to walk over it once.
//!
//! **Zero cycles.** Else an arc is *tight* if `d(u) + w = d(v)` in the end, and a cycle sums to 0
//! exactly when its arcs are tight. Vertices that no tight arc enters are struck out again and
//! again; going back from a vertex that stays must run into a cycle.
//!
//! `O(n m)` time at worst. Every distance is the sum of a simple path, within ±2·10^9, and one more arc
//! does not lead past 32 bits. The proofs are in `lesson.en.md`.

use std::iter::successors;
use std::mem;

use crate::steps::{Step, Steps};

/// What was found. A cycle comes with a way to it: the numbers of the arcs of the way and behind them those
/// of the cycle, which count where both leave a vertex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// No cycle of sum 0 or less.
    Nothing,
    /// A cycle of sum 0; no cycle is negative.
    Zero(Vec<u32>),
    /// A negative cycle.
    Negative(Vec<u32>),
}

/// Finds a negative cycle that can be reached from a vertex, or else a cycle of sum 0.
pub fn find(steps: &Steps<'_>, start: u16) -> Found {
    let mut tree = Tree::new(steps, start);
    let (mut round, mut next_round) = (vec![start], Vec::new());
    while !round.is_empty() {
        for tail in round.drain(..) {
            let vertex = &mut tree.vertices[usize::from(tail)];
            vertex.is_waiting = false;
            if vertex.depth == OUTSIDE {
                continue;
            }
            let so_far = vertex.distance;
            for step in steps.from(tail) {
                let through = so_far + step.weight;
                let head = &tree.vertices[usize::from(step.head)];
                if through >= head.distance {
                    continue;
                }
                if head.depth != OUTSIDE && tree.cut_off(step.head, tail) {
                    // The way from the start to the tail goes through the head.
                    return Found::Negative(tree.back_from(tail).chain([step.arc]).collect());
                }
                if !tree.hang(tail, step, through) {
                    next_round.push(step.head);
                }
            }
        }
        mem::swap(&mut round, &mut next_round);
    }

    let distance = |vertex: u16| tree.vertices[usize::from(vertex)].distance;
    let tight = |vertex: u16| {
        let is_tight = move |step: &&Step| {
            distance(vertex) < FAR && distance(vertex) + step.weight == distance(step.head)
        };
        steps.from(vertex).iter().filter(is_tight)
    };
    zero_cycle(steps, tight).map_or(Found::Nothing, |(vertex, cycle)| {
        Found::Zero(tree.back_from(vertex).chain(cycle).collect())
    })
}

/// A distance that has not been found.
const FAR: i32 = i32::MAX;

/// In place of the depth of a vertex that does not hang on the tree; the start has depth 1.
const OUTSIDE: u16 = 0;

/// What is known of a vertex, in sixteen bytes.
#[derive(Debug, Clone)]
struct Vertex {
    distance: i32,
    /// The arc by which it was lowered last, or 0; kept when it is cut off.
    entered_by: u32,
    /// Where it hangs on the tree, or [`OUTSIDE`].
    depth: u16,
    /// Its neighbours in the ring.
    before: u16,
    next: u16,
    is_waiting: bool,
}

/// The steps by which vertices were lowered last.
struct Tree<'a> {
    steps: &'a Steps<'a>,
    vertices: Vec<Vertex>,
}

impl<'a> Tree<'a> {
    /// Nothing but the start.
    fn new(steps: &'a Steps<'a>, start: u16) -> Self {
        let vertex = Vertex {
            distance: FAR,
            entered_by: 0,
            depth: OUTSIDE,
            before: start,
            next: start,
            is_waiting: false,
        };
        let mut vertices = vec![vertex; steps.vertices().len()];
        let start = &mut vertices[usize::from(start)];
        (start.distance, start.depth) = (0, 1);
        Tree { steps, vertices }
    }

    /// Cuts off a vertex of the tree and all that hangs below it; stops and returns whether `sought` is
    /// among that.
    #[inline]
    fn cut_off(&mut self, top: u16, sought: u16) -> bool {
        let Vertex { depth, before, .. } = self.vertices[usize::from(top)];
        let mut at = top;
        loop {
            if at == sought {
                return true;
            }
            let vertex = &mut self.vertices[usize::from(at)];
            vertex.depth = OUTSIDE;
            at = vertex.next;
            if self.vertices[usize::from(at)].depth <= depth {
                break;
            }
        }
        self.vertices[usize::from(at)].before = before;
        self.vertices[usize::from(before)].next = at;
        false
    }

    /// Hangs a vertex that is outside on another by a step, to wait for its turn; returns whether it waits
    /// already.
    #[inline]
    fn hang(&mut self, tail: u16, step: &Step, distance: i32) -> bool {
        let Vertex { depth, next, .. } = self.vertices[usize::from(tail)];
        self.vertices[usize::from(tail)].next = step.head;
        self.vertices[usize::from(next)].before = step.head;
        let hung = Vertex {
            distance,
            entered_by: step.arc,
            depth: depth + 1,
            before: tail,
            next,
            is_waiting: true,
        };
        mem::replace(&mut self.vertices[usize::from(step.head)], hung).is_waiting
    }

    /// The arcs that lead from the start to a vertex, from the last to the first.
    fn back_from(&self, vertex: u16) -> impl Iterator<Item = u32> {
        let entered_by = move |vertex: u16| {
            let arc = self.vertices[usize::from(vertex)].entered_by;
            (arc > 0).then_some(arc)
        };
        successors(entered_by(vertex), move |&arc| {
            entered_by(self.steps.tail(arc))
        })
    }
}

/// A vertex on a cycle of tight steps, which are told by the vertices that they leave, and the arcs of the
/// cycle, from the one that enters the vertex back to the one that leaves it.
fn zero_cycle<'a, I: Iterator<Item = &'a Step>>(
    steps: &Steps<'_>,
    tight: impl Fn(u16) -> I,
) -> Option<(u16, Vec<u32>)> {
    let mut entering = vec![0; steps.vertices().len()];
    for step in steps.vertices().flat_map(&tight) {
        entering[usize::from(step.head)] += 1;
    }
    let is_free = |vertex: &u16| entering[usize::from(*vertex)] == 0;
    let mut struck: Vec<u16> = steps.vertices().filter(is_free).collect();
    while let Some(vertex) = struck.pop() {
        for step in tight(vertex) {
            let left = &mut entering[usize::from(step.head)];
            *left -= 1;
            if *left == 0 {
                struck.push(step.head);
            }
        }
    }
    let stays = |vertex: &u16| entering[usize::from(*vertex)] > 0;
    let mut entered_by = vec![None; entering.len()];
    for step in steps.vertices().filter(stays).flat_map(&tight) {
        entered_by[usize::from(step.head)] = Some(step.arc);
    }
    let into = |vertex: u16| entered_by[usize::from(vertex)];
    // After as many steps back as there are vertices one stands on the cycle.
    let back = |vertex, _| into(vertex).map(|arc| steps.tail(arc));
    let vertex = steps
        .vertices()
        .try_fold(steps.vertices().find(stays)?, back)?;
    let before = |&arc: &u32| into(steps.tail(arc)).filter(|_| steps.tail(arc) != vertex);
    Some((vertex, successors(into(vertex), before).collect()))
}
