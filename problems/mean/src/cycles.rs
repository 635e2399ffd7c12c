//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **Distances.** Bellman and Ford: begin with `d = 0` at the start and `∞` elsewhere and relax arcs:
//! where `d(u) + w < d(v)` for an arc `u → v`, lower `d(v)` to `d(u) + w`. Vertices that have been
//! lowered wait in a queue until their arcs are relaxed. If at last no arc can be relaxed, no cycle
//! is negative: summing `d(u) + w ≥ d(v)` round it leaves `w ≥ 0` in all.
//!
//! **The tree** (Tarjan 1981). Remember the arc by which each vertex was lowered last. These arcs
//! are kept to be a tree in which `d(u) + w = d(v)` for every arc: when `v` is lowered, all that
//! hangs below it is cut off, since its distances are out of date, and is not relaxed from until
//! it has been lowered itself. So `d(v)` is always the sum of the way to `v` in the tree.
//!
//! - *If `v` is lowered from a vertex `u` that hangs below it (or is `v`)*, the arc `u → v` closes a
//!   cycle with the way from `v` to `u`, of sum `d(u) − d(v) + w < 0`: a negative one is found.
//! - *If that never happens*, the arcs stay a tree, so every distance is the sum of a simple path;
//!   there are finitely many, and each lowering replaces one by a smaller one. So the queue
//!   becomes empty.
//! - *Then no arc can be relaxed.* This is clear for arcs from vertices in the tree. Suppose that
//!   some vertices have been cut off for good, and let `x` be one of those that were cut off last,
//!   with the way `v = p0 → p1 → … → x` that led to it from the vertex `v` then lowered. `v` was in the
//!   tree and stays in it, so its arcs have been relaxed since, and that lowered `p1`, whose
//!   distance was that of `v` before plus the weight; so `p1` came back and stays too, and with the
//!   same right `p2`, and at last `x`. That is not so: nothing is cut off for good.
//!
//! A queue takes `O(n m)` time at worst, as without the tree: after `k` rounds through the queue
//! `d(v)` is at most the sum of any way of `k` arcs.
//!
//! **Zero cycles.** Without negative cycles take the final `d`. A cycle sums to 0 exactly when
//! `d(u) + w = d(v)` on all of its arcs: their slacks `d(u) + w − d(v) ≥ 0` add up to its sum. So
//! it remains to find any cycle among these *tight* arcs: vertices that no tight arc enters are
//! struck out again and again; going back from a vertex that stays must run into a cycle.
//!
//! **Widths.** Every distance is the sum of a simple path, within ±2·10^9: 64 bits are ample.

use std::collections::VecDeque;

use theory::graph::Graph;

/// An arc of a graph whose vertices are numbered from 0.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// The vertex that it leaves.
    pub tail: usize,
    /// The vertex that it enters.
    pub head: usize,
    /// At most 10^5 in absolute value.
    pub weight: i64,
}

/// What was found in a graph: a cycle is told by the places of its arcs in the list of all arcs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// No cycle of sum 0 or less.
    Nothing,
    /// A cycle of sum 0; no cycle is negative.
    Zero(Vec<usize>),
    /// A negative cycle.
    Negative(Vec<usize>),
}

/// Finds a negative cycle of the graph with these arcs, or else a cycle of sum 0. All vertices must
/// be reachable from vertex 0.
pub fn find(vertices: usize, steps: &[Step]) -> Found {
    let graph = Graph::new(vertices, steps.iter().map(|step| (step.tail, step.head)));
    let mut tree = Tree {
        entered_by: vec![None; vertices],
        is_inside: vec![false; vertices],
        children: vec![Vec::new(); vertices],
        cut: Vec::new(),
    };
    let mut d = vec![i64::MAX; vertices];
    let mut is_waiting = vec![false; vertices];
    let mut queue = VecDeque::from([0]);
    (d[0], tree.is_inside[0], is_waiting[0]) = (0, true, true);
    while let Some(tail) = queue.pop_front() {
        is_waiting[tail] = false;
        if !tree.is_inside[tail] {
            continue;
        }
        for arc in graph.from(tail) {
            let head = arc.head();
            let through = d[tail] + steps[arc.number()].weight;
            if through >= d[head] {
                continue;
            }
            if tree.cut_below(steps, head, tail) {
                return Found::Negative(tree.round(steps, arc.number()));
            }
            d[head] = through;
            tree.hang(tail, head, arc.number());
            if !std::mem::replace(&mut is_waiting[head], true) {
                queue.push_back(head);
            }
        }
    }

    let is_tight = |step: &Step| d[step.tail] + step.weight == d[step.head];
    zero_cycle(vertices, steps, is_tight).map_or(Found::Nothing, Found::Zero)
}

/// The arcs by which vertices were lowered last.
struct Tree {
    /// The place of that arc; kept when a vertex is cut off.
    entered_by: Vec<Option<u32>>,
    /// Whether the vertex hangs on the tree.
    is_inside: Vec<bool>,
    /// The vertices that were hung below each one; some may have gone elsewhere since.
    children: Vec<Vec<usize>>,
    /// What is cut off and still has to let go what hangs below it; empty between two cuts.
    cut: Vec<usize>,
}

impl Tree {
    /// Cuts off all that hangs below `top`; returns whether `sought` is among it or is `top`.
    fn cut_below(&mut self, steps: &[Step], top: usize, sought: usize) -> bool {
        let mut is_found = top == sought;
        self.cut.push(top);
        while let Some(vertex) = self.cut.pop() {
            for child in self.children[vertex].drain(..) {
                let is_here = self.is_inside[child]
                    && self.entered_by[child]
                        .is_some_and(|place| steps[place as usize].tail == vertex);
                if is_here {
                    is_found |= child == sought;
                    self.is_inside[child] = false;
                    self.cut.push(child);
                }
            }
        }
        is_found
    }

    fn hang(&mut self, tail: usize, head: usize, place: usize) {
        self.entered_by[head] = u32::try_from(place).ok();
        self.is_inside[head] = true;
        self.children[tail].push(head);
    }

    /// The cycle that an arc closes with the way from its head to its tail.
    fn round(&self, steps: &[Step], closing: usize) -> Vec<usize> {
        let mut cycle = vec![closing];
        let mut vertex = steps[closing].tail;
        while vertex != steps[closing].head {
            let place = self.entered_by[vertex].expect("the way leads back to the head");
            cycle.push(place as usize);
            vertex = steps[place as usize].tail;
        }
        cycle
    }
}

/// A cycle among the tight arcs.
fn zero_cycle(
    vertices: usize,
    steps: &[Step],
    is_tight: impl Fn(&Step) -> bool,
) -> Option<Vec<usize>> {
    let tight: Vec<usize> = (0..steps.len())
        .filter(|&place| is_tight(&steps[place]))
        .collect();
    let ends = tight
        .iter()
        .map(|&place| (steps[place].tail, steps[place].head));
    let mut entering = vec![0; vertices];
    for (_, head) in ends.clone() {
        entering[head] += 1;
    }
    let graph = Graph::new(vertices, ends);
    let mut struck: Vec<usize> = (0..vertices)
        .filter(|&vertex| entering[vertex] == 0)
        .collect();
    while let Some(vertex) = struck.pop() {
        for arc in graph.from(vertex) {
            entering[arc.head()] -= 1;
            if entering[arc.head()] == 0 {
                struck.push(arc.head());
            }
        }
    }
    let mut entered_by = vec![None; vertices];
    for place in tight {
        if entering[steps[place].tail] > 0 {
            entered_by[steps[place].head] = u32::try_from(place).ok();
        }
    }
    trace_back(steps, &entered_by)
}

/// The arcs of a cycle that going back along the arcs by which vertices are entered, named by their
/// places, runs into; `None` if there is no cycle.
fn trace_back(steps: &[Step], entered_by: &[Option<u32>]) -> Option<Vec<usize>> {
    let mut met_from = vec![None; entered_by.len()];
    for first in 0..entered_by.len() {
        let mut vertex = first;
        let mut way = Vec::new();
        while met_from[vertex].is_none()
            && let Some(place) = entered_by[vertex]
        {
            met_from[vertex] = Some(first);
            way.push(vertex);
            vertex = steps[place as usize].tail;
        }
        if let Some(since) = way.iter().position(|&before| before == vertex) {
            // Back on this very way: the cycle is what was walked since.
            let round = way[since..].iter().filter_map(|&vertex| entered_by[vertex]);
            return Some(round.map(|place| place as usize).collect());
        }
    }
    None
}
