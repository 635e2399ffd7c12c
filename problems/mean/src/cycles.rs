//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **The tree** (Tarjan 1981). Bellman and Ford round by round, only from vertices that were lowered: an arc `u → v` of weight `w` lowers
//! `d(v)` to `d(u) + w` where that is less. The arcs by which vertices were lowered last are kept to
//! be a tree on which `d(u) + w = d(v)`: all that hangs below `v` is cut off when `v` is lowered, and
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

/// What was found. A cycle comes with a way to it: the steps of the way and behind them those of the
/// cycle, which count where both leave a vertex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// No cycle of sum 0 or less.
    Nothing,
    /// A cycle of sum 0; no cycle is negative.
    Zero(Vec<Step>),
    /// A negative cycle.
    Negative(Vec<Step>),
}

/// Finds a negative cycle that can be reached from a vertex, or else a cycle of sum 0.
pub fn find(steps: &Steps, start: usize) -> Found {
    let mut tree = Tree::new(steps.vertices(), start);
    let (mut round, mut next_round) = (vec![start], Vec::new());
    while !round.is_empty() {
        for tail in round.drain(..) {
            let vertex = &mut tree.vertices[tail];
            vertex.is_waiting = false;
            if vertex.depth == OUTSIDE {
                continue;
            }
            let so_far = vertex.distance;
            for step in steps.from(tail) {
                let through = so_far + step.weight;
                let head = &tree.vertices[step.head()];
                if through >= head.distance {
                    continue;
                }
                if head.depth != OUTSIDE && tree.cut_off(step.head(), tail) {
                    // The way from the start to the tail goes through the head.
                    return Found::Negative(tree.back_from(tail).chain([*step]).collect());
                }
                if !tree.hang(step, through) {
                    next_round.push(step.head());
                }
            }
        }
        mem::swap(&mut round, &mut next_round);
    }

    let distance = |vertex: usize| tree.vertices[vertex].distance;
    let tight = |vertex: usize| {
        let is_tight = move |step: &&Step| {
            distance(vertex) < FAR && distance(vertex) + step.weight == distance(step.head())
        };
        steps.from(vertex).iter().filter(is_tight)
    };
    zero_cycle(steps.vertices(), tight).map_or(Found::Nothing, |cycle| {
        let way = tree.back_from(cycle[0].head());
        Found::Zero(way.chain(cycle.iter().copied()).collect())
    })
}

/// A distance that has not been found.
const FAR: i32 = i32::MAX;

/// In place of the depth of a vertex that does not hang on the tree; the start has depth 1.
const OUTSIDE: u32 = 0;

/// What is known of a vertex.
#[derive(Debug, Clone)]
struct Vertex<'a> {
    distance: i32,
    /// Where it hangs on the tree, or [`OUTSIDE`].
    depth: u32,
    /// Its neighbours in the ring.
    before: u32,
    next: u32,
    /// The step by which it was lowered last; kept when it is cut off.
    entered_by: Option<&'a Step>,
    is_waiting: bool,
}

/// The steps by which vertices were lowered last.
struct Tree<'a> {
    vertices: Vec<Vertex<'a>>,
}

impl<'a> Tree<'a> {
    /// Nothing but the start.
    fn new(vertices: usize, start: usize) -> Self {
        let vertex = Vertex {
            distance: FAR,
            depth: OUTSIDE,
            before: narrow(start),
            next: narrow(start),
            entered_by: None,
            is_waiting: false,
        };
        let mut vertices = vec![vertex; vertices];
        (vertices[start].distance, vertices[start].depth) = (0, 1);
        Tree { vertices }
    }

    /// Cuts off a vertex of the tree and all that hangs below it; stops and returns whether `sought` is
    /// among that.
    #[inline]
    fn cut_off(&mut self, top: usize, sought: usize) -> bool {
        let Vertex { depth, before, .. } = self.vertices[top];
        let mut at = top;
        loop {
            if at == sought {
                return true;
            }
            self.vertices[at].depth = OUTSIDE;
            at = self.vertices[at].next as usize;
            if self.vertices[at].depth <= depth {
                break;
            }
        }
        self.vertices[at].before = before;
        self.vertices[before as usize].next = narrow(at);
        false
    }

    /// Hangs the head of a step, which is outside, on its tail, to wait for its turn; returns whether it
    /// waits already.
    #[inline]
    fn hang(&mut self, step: &'a Step, distance: i32) -> bool {
        let tail = &mut self.vertices[step.tail()];
        let depth = tail.depth + 1;
        let next = mem::replace(&mut tail.next, narrow(step.head()));
        self.vertices[next as usize].before = narrow(step.head());
        let head = &mut self.vertices[step.head()];
        (head.distance, head.depth) = (distance, depth);
        (head.before, head.next) = (narrow(step.tail()), next);
        head.entered_by = Some(step);
        mem::replace(&mut head.is_waiting, true)
    }

    /// The steps that lead from the start to a vertex, from the last to the first.
    fn back_from(&self, vertex: usize) -> impl Iterator<Item = Step> {
        let entered_by = move |vertex: usize| self.vertices[vertex].entered_by.copied();
        successors(entered_by(vertex), move |step| entered_by(step.tail()))
    }
}

#[inline]
fn narrow(vertex: usize) -> u32 {
    u32::try_from(vertex).expect("at most 20000")
}

/// A cycle of tight steps, which are told by the vertices that they leave; from its last step to its first.
fn zero_cycle<'a, I: Iterator<Item = &'a Step>>(
    vertices: usize,
    tight: impl Fn(usize) -> I,
) -> Option<Vec<Step>> {
    let mut entering = vec![0; vertices];
    for step in (0..vertices).flat_map(&tight) {
        entering[step.head()] += 1;
    }
    let is_free = |vertex: &usize| entering[*vertex] == 0;
    let mut struck: Vec<usize> = (0..vertices).filter(is_free).collect();
    while let Some(vertex) = struck.pop() {
        for step in tight(vertex) {
            entering[step.head()] -= 1;
            if entering[step.head()] == 0 {
                struck.push(step.head());
            }
        }
    }
    let stays = |vertex: &usize| entering[*vertex] > 0;
    let mut entered_by = vec![None; vertices];
    for step in (0..vertices).filter(stays).flat_map(&tight) {
        entered_by[step.head()] = Some(step);
    }
    // After as many steps back as there are vertices one stands on the cycle.
    let back = |vertex: usize, _| entered_by[vertex].map(Step::tail);
    let on_cycle = (0..vertices).try_fold((0..vertices).find(stays)?, back)?;
    let before = |step: &&Step| entered_by[step.tail()].filter(|_| step.tail() != on_cycle);
    Some(successors(entered_by[on_cycle], before).copied().collect())
}
