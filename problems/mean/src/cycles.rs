//! A negative cycle of a graph, or else a cycle of sum 0, or the proof that there is neither.
//!
//! **The tree** (Tarjan 1981). Bellman and Ford round by round, only from vertices that were lowered: an
//! arc `u → v` of weight `w` lowers `d(v)` to `d(u) + w` where that is less. The arcs by which vertices
//! were lowered last are kept to be a tree on which `d(u) + w = d(v)`: all that hangs below `v` is cut off when
//! `v` is lowered, and not relaxed from until it is lowered itself. Where `u` hangs below `v`, a negative cycle is closed.
//!
//! The vertices of the tree stand in a ring, each before all that hang below it: a new one comes right
//! behind the one that it hangs on, and what hangs below a vertex are those behind it that are deeper, up
//! to the first that is not. To cut it off is to walk over it once.
//!
//! **Zero cycles.** Else an arc is *tight* if `d(u) + w = d(v)` in the end, and a cycle sums to 0
//! exactly when its arcs are tight. Vertices that no tight arc enters are struck out again and
//! again; going back from a vertex that stays must run into a cycle.
//!
//! `O(n m)` time at worst. The proofs are in `lesson.en.md`.

use std::collections::VecDeque;
use std::mem;

use theory::graph::Grouped;

use crate::Test;

/// An arc that may be taken.
#[derive(Debug, Clone, Copy, Default)]
struct Step {
    /// Its number, from 1.
    arc: u32,
    head: u16,
    weight: i32,
}

/// What is known of a vertex, in sixteen bytes, which takes a tenth less time than 32. No distance leaves 32
/// bits, as a simple path is within ±2·10^9.
#[derive(Debug, Clone)]
struct Vertex {
    distance: i32,
    /// The arc by which it was lowered last; kept when it is cut off.
    entered_by: u32,
    /// Where it hangs on the tree, or [`OUTSIDE`].
    depth: u16,
    /// Its neighbours in the ring.
    before: u16,
    next: u16,
    is_waiting: bool,
}

/// A distance that has not been found.
const FAR: i32 = i32::MAX;

/// In place of the depth of a vertex that does not hang on the tree; the start has depth 1.
const OUTSIDE: u16 = 0;

/// Finds a negative cycle that can be reached from the start, or else a cycle of sum 0. Tells whether
/// it is negative, and the numbers of the arcs of a way to it and of those of the cycle, which count where
/// both leave a vertex.
pub(crate) fn find(test: &Test) -> Option<(bool, Vec<usize>)> {
    // All arcs of Harry's vertices, where Ron's arc is 0, and of Ron's those of his strategy.
    let arcs = (1..).zip(&test.arcs);
    let taken = arcs.filter(|&(arc, &(tail, ..))| [0, arc].contains(&test.ron[tail - 1]));
    let narrow = |number| u32::try_from(number).expect("at most 10^5");
    let vertex_of = |number| u16::try_from(number).expect("at most 2·10^4");
    let steps = taken.map(|(arc, &(tail, head, weight))| {
        let step = Step {
            arc: narrow(arc),
            head: vertex_of(head),
            weight: i32::try_from(weight).expect("at most 10^5"),
        };
        (tail, step)
    });
    let steps = Grouped::new(test.owners.len() + 1, steps);
    let tail_of = |arc: usize| test.arcs[arc - 1].0;

    let outside = Vertex {
        distance: FAR,
        entered_by: 0,
        depth: OUTSIDE,
        before: vertex_of(test.start),
        next: vertex_of(test.start),
        is_waiting: false,
    };
    let mut vertices = vec![outside; steps.groups()];
    (vertices[test.start].distance, vertices[test.start].depth) = (0, 1);
    let closing = closing_step(&steps, &mut vertices, vertex_of(test.start));

    let (top, cycle) = match closing {
        Some((tail, arc)) => (tail, vec![arc]),
        None => zero_cycle(&steps, &vertices, tail_of)?,
    };
    let mut arcs = Vec::new();
    let mut vertex = top;
    while vertex != test.start {
        let arc = vertices[vertex].entered_by as usize;
        arcs.push(arc);
        vertex = tail_of(arc);
    }
    arcs.extend(cycle);
    Some((closing.is_some(), arcs))
}

/// Lowers distances until none can be lowered, or a step closes a negative cycle: its tail and its arc.
fn closing_step(
    steps: &Grouped<Step>,
    vertices: &mut [Vertex],
    start: u16,
) -> Option<(usize, usize)> {
    let mut queue = VecDeque::from([start]);
    while let Some(number) = queue.pop_front() {
        let tail = usize::from(number);
        vertices[tail].is_waiting = false;
        if vertices[tail].depth == OUTSIDE {
            continue;
        }
        for step in steps.of(tail) {
            let head = usize::from(step.head);
            let distance = vertices[tail].distance + step.weight;
            if distance >= vertices[head].distance {
                continue;
            }
            // The way from the start to the tail may go through the head.
            if vertices[head].depth != OUTSIDE && cut_off(vertices, head, tail) {
                return Some((tail, step.arc as usize));
            }
            let Vertex { depth, next, .. } = vertices[tail];
            vertices[tail].next = step.head;
            vertices[usize::from(next)].before = step.head;
            let hung = Vertex {
                distance,
                entered_by: step.arc,
                depth: depth + 1,
                before: number,
                next,
                is_waiting: true,
            };
            if !mem::replace(&mut vertices[head], hung).is_waiting {
                queue.push_back(step.head);
            }
        }
    }
    None
}

/// Cuts off a vertex of the tree and all that hangs below it; stops and returns whether `sought` is
/// among that.
fn cut_off(vertices: &mut [Vertex], top: usize, sought: usize) -> bool {
    let Vertex { depth, before, .. } = vertices[top];
    let mut at = top;
    loop {
        if at == sought {
            return true;
        }
        let vertex = &mut vertices[at];
        vertex.depth = OUTSIDE;
        let next = vertex.next;
        at = usize::from(next);
        if vertices[at].depth <= depth {
            vertices[at].before = before;
            vertices[usize::from(before)].next = next;
            return false;
        }
    }
}

/// A vertex on a cycle of tight steps, and the arcs of the cycle.
fn zero_cycle(
    steps: &Grouped<Step>,
    vertices: &[Vertex],
    tail_of: impl Fn(usize) -> usize,
) -> Option<(usize, Vec<usize>)> {
    let distance = |vertex: usize| vertices[vertex].distance;
    let tight = |vertex: usize| {
        let steps = steps.of(vertex).iter();
        let steps = steps.map(|step| (usize::from(step.head), step.weight, step.arc as usize));
        steps.filter(move |&(head, weight, _)| {
            distance(vertex) < FAR && distance(vertex) + weight == distance(head)
        })
    };
    let mut entering = vec![0; vertices.len()];
    for (head, ..) in (0..vertices.len()).flat_map(tight) {
        entering[head] += 1;
    }
    let mut struck: Vec<usize> = (0..vertices.len())
        .filter(|&it| entering[it] == 0)
        .collect();
    while let Some(vertex) = struck.pop() {
        for (head, ..) in tight(vertex) {
            entering[head] -= 1;
            if entering[head] == 0 {
                struck.push(head);
            }
        }
    }
    let stay = (0..vertices.len()).filter(|&vertex| entering[vertex] > 0);
    let mut entered_by = vec![0; vertices.len()];
    for (head, _, arc) in stay.clone().flat_map(tight) {
        entered_by[head] = arc;
    }
    // After as many steps back as there are vertices one stands on the cycle.
    let back = |vertex, _| tail_of(entered_by[vertex]);
    let first = stay.clone().next()?;
    let vertex = (0..vertices.len()).fold(first, back);
    let mut cycle = vec![entered_by[vertex]];
    while tail_of(cycle[cycle.len() - 1]) != vertex {
        cycle.push(entered_by[tail_of(cycle[cycle.len() - 1])]);
    }
    Some((vertex, cycle))
}
