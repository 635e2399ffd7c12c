//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **The tree** (Tarjan 1981). Bellman and Ford with a queue: an arc `u → v` of weight `w` lowers
//! `d(v)` to `d(u) + w` where that is less. The arcs by which vertices were lowered last are kept to
//! be a tree on which `d(u) + w = d(v)`: all that hangs below `v` is cut off when `v` is lowered, and
//! not relaxed from until it is lowered itself. Where `u` hangs below `v`, a negative cycle is closed.
//!
//! **Zero cycles.** Else an arc is *tight* if `d(u) + w = d(v)` in the end, and a cycle sums to 0
//! exactly when its arcs are tight. Vertices that no tight arc enters are struck out again and
//! again; going back from a vertex that stays must run into a cycle.
//!
//! `O(n m)` time at worst. Every distance is the sum of a simple path, within ±2·10^9. The proofs
//! are in `lesson.en.md`.

use std::collections::VecDeque;

/// An arc that may be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// Its number in the test, from 1.
    pub number: usize,
    /// The vertex that it leaves; vertices are numbered from 0.
    pub tail: usize,
    /// The vertex that it enters.
    pub head: usize,
    /// At most 10^5 in absolute value.
    pub weight: i64,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// No cycle of sum 0 or less.
    Nothing,
    /// A cycle of sum 0; no cycle is negative.
    Zero(Vec<Step>),
    /// A negative cycle.
    Negative(Vec<Step>),
}

/// Finds a negative cycle, or else a cycle of sum 0. The steps stand in the order of the vertices that
/// they leave, all of which must be reachable from vertex 0; `begins` tells where those of each vertex
/// begin, and where the last end.
pub fn find(steps: &[Step], begins: &[usize]) -> Found {
    let vertices = begins.len() - 1;
    let from = |vertex: usize| &steps[begins[vertex]..begins[vertex + 1]];
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
        let so_far = d[tail];
        for step in from(tail) {
            let through = so_far + step.weight;
            if through >= d[step.head] {
                continue;
            }
            let closes_a_cycle = tree.cut_below(step.head, tail);
            tree.hang(step);
            if closes_a_cycle {
                return Found::Negative(round(&tree.entered_by, step.head));
            }
            d[step.head] = through;
            if !std::mem::replace(&mut is_waiting[step.head], true) {
                queue.push_back(step.head);
            }
        }
    }

    let is_tight = |step: &&Step| d[step.tail] + step.weight == d[step.head];
    let tight = |vertex: usize| from(vertex).iter().filter(is_tight);
    zero_cycle(vertices, tight).map_or(Found::Nothing, Found::Zero)
}

/// The steps by which vertices were lowered last.
struct Tree<'a> {
    /// That step; kept when a vertex is cut off.
    entered_by: Vec<Option<&'a Step>>,
    /// Whether the vertex hangs on the tree.
    is_inside: Vec<bool>,
    /// The vertices that were hung below each one; some may have gone elsewhere since.
    children: Vec<Vec<usize>>,
    /// What is cut off and still has to let go what hangs below it; empty between two cuts.
    cut: Vec<usize>,
}

impl<'a> Tree<'a> {
    /// Cuts off all that hangs below `top`; returns whether `sought` is among it or is `top`.
    fn cut_below(&mut self, top: usize, sought: usize) -> bool {
        let mut is_found = top == sought;
        self.cut.push(top);
        while let Some(vertex) = self.cut.pop() {
            for child in self.children[vertex].drain(..) {
                let above = self.entered_by[child].map(|step| step.tail);
                if self.is_inside[child] && above == Some(vertex) {
                    is_found |= child == sought;
                    self.is_inside[child] = false;
                    self.cut.push(child);
                }
            }
        }
        is_found
    }

    fn hang(&mut self, step: &'a Step) {
        self.entered_by[step.head] = Some(step);
        self.is_inside[step.head] = true;
        self.children[step.tail].push(step.head);
    }
}

/// The cycle that going back from one of its vertices runs through.
fn round(entered_by: &[Option<&Step>], first: usize) -> Vec<Step> {
    let before = |step: &&Step| entered_by[step.tail].filter(|_| step.tail != first);
    std::iter::successors(entered_by[first], before)
        .copied()
        .collect()
}

/// A cycle of tight steps, which are told by the vertices that they leave.
fn zero_cycle<'a, I: Iterator<Item = &'a Step>>(
    vertices: usize,
    tight: impl Fn(usize) -> I,
) -> Option<Vec<Step>> {
    let mut entering = vec![0; vertices];
    for step in (0..vertices).flat_map(&tight) {
        entering[step.head] += 1;
    }
    let is_free = |vertex: &usize| entering[*vertex] == 0;
    let mut struck: Vec<usize> = (0..vertices).filter(is_free).collect();
    while let Some(vertex) = struck.pop() {
        for step in tight(vertex) {
            entering[step.head] -= 1;
            if entering[step.head] == 0 {
                struck.push(step.head);
            }
        }
    }
    let stays = |vertex: &usize| entering[*vertex] > 0;
    let mut entered_by = vec![None; vertices];
    for step in (0..vertices).filter(stays).flat_map(&tight) {
        entered_by[step.head] = Some(step);
    }
    // After as many steps back as there are vertices one stands on the cycle.
    let back = |vertex: usize, _| entered_by[vertex].map(|step| step.tail);
    let on_cycle = (0..vertices).try_fold((0..vertices).find(stays)?, back)?;
    Some(round(&entered_by, on_cycle))
}
