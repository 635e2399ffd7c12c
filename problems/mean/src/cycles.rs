//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **Potentials.** Begin with `d = 0` everywhere and relax arcs: where `d(u) + w < d(v)` for an
//! arc `u → v`, lower `d(v)` to `d(u) + w` and remember the arc as the one that `v` was reached
//! by. If at some time no arc can be relaxed, no cycle is negative: summing `d(u) + w ≥ d(v)`
//! round it leaves `w ≥ 0` in all.
//!
//! **Order** (Yen 1970). Arcs that lead up, to a later vertex or to the same, are relaxed by
//! ascending tails, then the others by descending tails; that is a *pass*. A walk that climbs
//! and then falls is relaxed as a whole in one pass. So `k` passes make `d(v)` at most the sum of
//! any walk to `v` with at most `2k − 1` arcs, and if the vertices stand in a good order, as after
//! a search by breadth, of most longer ones too. After `n/2` passes, rounded up, `d(v)` is at most
//! the sum of any simple path to `v`. Without negative cycles these are the best walks, and
//! nothing more can be lowered. Arcs are skipped whose tail has not been lowered since they were
//! last relaxed: they could do nothing.
//!
//! **Negative cycles.** Look at the arcs by which vertices were reached, after every few passes.
//!
//! - *A cycle of them is negative.* Take the moment before the last of its arcs was relaxed. For
//!   that arc `d(v) > d(u) + w`; for the others `d(v) ≥ d(u) + w`, since both sides were equal
//!   when they were relaxed and `d(u)` may have been lowered afterwards. Summed round the cycle,
//!   `0 > w` in all.
//! - *If they form no cycle, nothing is below the best path*: following them back from `v` ends at
//!   a vertex that was never lowered, and `d(v)` is at least the sum of that simple path. So a
//!   pass after the first `n/2` that still lowers some `d(v)`, below all simple paths, leaves a
//!   cycle. As a rule one appears long before.
//!
//! In the second case `d` is lowered to the sums of these paths, which breaks none of the above:
//! what was gained at the beginning of a long path is carried down to its end at once, where
//! relaxing would take many passes. Without this the tests "to-and-fro" take a hundred times as
//! long.
//!
//! **Zero cycles.** Without negative cycles take the final `d`. A cycle sums to 0 exactly when
//! `d(u) + w = d(v)` on all of its arcs: their slacks `d(u) + w − d(v) ≥ 0` add up to its sum. So
//! it remains to find any cycle among these *tight* arcs: vertices that no tight arc enters are
//! struck out again and again; going back from a vertex that stays must run into a cycle.
//!
//! **Widths.** A pass lowers `d` by less than `m · 10^5 = 10^10`, and there are about `10^4`
//! passes at most: 64 bits suffice even while a negative cycle is unnoticed.

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

/// Passes between two looks for a cycle.
const PASSES_BETWEEN: usize = 8;

/// Finds a negative cycle of the graph with these arcs, or else a cycle of sum 0.
pub fn find(vertices: usize, steps: &[Step]) -> Found {
    let graph = Graph::new(vertices, steps.iter().map(|step| (step.tail, step.head)));
    let up = Half::new(&graph, steps, |tail, head| tail <= head);
    let down = Half::new(&graph, steps, |tail, head| tail > head);
    let mut potentials = Potentials {
        d: vec![0; vertices],
        reached_by: vec![None; vertices],
        is_new: vec![[true; 2]; vertices],
    };
    for pass in 1_usize.. {
        let mut has_changed = false;
        for tail in 0..vertices {
            has_changed |= potentials.relax(tail, &up, 0);
        }
        for tail in (0..vertices).rev() {
            has_changed |= potentials.relax(tail, &down, 1);
        }
        if !has_changed {
            break;
        }
        if pass.is_multiple_of(PASSES_BETWEEN) {
            match trace_back(steps, &potentials.reached_by) {
                Err(cycle) => return Found::Negative(cycle),
                Ok(order) => potentials.carry_down(&order, steps),
            }
        }
    }

    let d = potentials.d;
    let is_tight = |step: &Step| d[step.tail] + step.weight == d[step.head];
    zero_cycle(vertices, steps, is_tight).map_or(Found::Nothing, Found::Zero)
}

/// The arcs that lead up, or those that lead down.
struct Half {
    /// The arcs of vertex `v` are `arcs[first[v]..first[v + 1]]`.
    first: Vec<usize>,
    arcs: Vec<HalfArc>,
}

/// An arc without its tail, in twelve bytes: the inner loop lives on the cache.
struct HalfArc {
    head: u32,
    weight: i32,
    place: u32,
}

impl Half {
    fn new(graph: &Graph, steps: &[Step], belongs: impl Fn(usize, usize) -> bool) -> Self {
        let narrow = |number: usize| u32::try_from(number).expect("it fits into 32 bits");
        let mut half = Half {
            first: vec![0],
            arcs: Vec::new(),
        };
        for tail in 0..graph.vertices() {
            for arc in graph.from(tail) {
                if belongs(tail, arc.head()) {
                    half.arcs.push(HalfArc {
                        head: narrow(arc.head()),
                        weight: i32::try_from(steps[arc.number()].weight)
                            .expect("weights are at most 10^5"),
                        place: narrow(arc.number()),
                    });
                }
            }
            half.first.push(half.arcs.len());
        }
        half
    }
}

struct Potentials {
    d: Vec<i64>,
    /// For each vertex that was ever lowered the place of the arc that did it last.
    reached_by: Vec<Option<u32>>,
    /// For each vertex, whether it was lowered since its arcs up, and down, were last relaxed.
    is_new: Vec<[bool; 2]>,
}

impl Potentials {
    /// Relaxes the arcs of `tail` in one half; returns whether anything was lowered.
    #[inline]
    fn relax(&mut self, tail: usize, half: &Half, which: usize) -> bool {
        if !std::mem::take(&mut self.is_new[tail][which]) {
            return false;
        }
        let here = self.d[tail];
        let mut has_changed = false;
        for arc in &half.arcs[half.first[tail]..half.first[tail + 1]] {
            let head = arc.head as usize;
            let through = here + i64::from(arc.weight);
            if through < self.d[head] {
                self.d[head] = through;
                self.reached_by[head] = Some(arc.place);
                self.is_new[head] = [true; 2];
                has_changed = true;
            }
        }
        has_changed
    }

    /// Makes `d` the sums of the paths that the arcs which vertices were reached by form.
    fn carry_down(&mut self, order: &[usize], steps: &[Step]) {
        for &vertex in order {
            if let Some(place) = self.reached_by[vertex] {
                let step = &steps[place as usize];
                let through = self.d[step.tail] + step.weight;
                if through < self.d[vertex] {
                    self.d[vertex] = through;
                    self.is_new[vertex] = [true; 2];
                }
            }
        }
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
    trace_back(steps, &entered_by).err()
}

/// Goes back from all vertices along the arcs that they were entered by, named by their places:
/// either the vertices in such an order that each stands behind the tail of its arc, or, as the
/// error, the arcs of a cycle.
fn trace_back(steps: &[Step], entered_by: &[Option<u32>]) -> Result<Vec<usize>, Vec<usize>> {
    let mut order = Vec::with_capacity(entered_by.len());
    let mut met_from = vec![None; entered_by.len()];
    let mut way = Vec::new();
    for first in 0..entered_by.len() {
        let mut vertex = first;
        while met_from[vertex].is_none() {
            met_from[vertex] = Some(first);
            way.push(vertex);
            let Some(place) = entered_by[vertex] else {
                break;
            };
            vertex = steps[place as usize].tail;
            if met_from[vertex] == Some(first) {
                // Back on this very way: the cycle is what was walked since.
                let since = way.iter().position(|&before| before == vertex);
                let round = &way[since.expect("it is on the way")..];
                let places = round.iter().filter_map(|&vertex| entered_by[vertex]);
                return Err(places.map(|place| place as usize).collect());
            }
        }
        order.extend(way.drain(..).rev());
    }
    Ok(order)
}
