//! From a flow to operations in an order in which each is legal.
//!
//! First the beads without a cell are taken away, last the cells without a bead get one. In
//! between the beads slide along the flow: a slide from `u` to `v` is allowed by the flow if units
//! are left on the edge, and uses one of them up.
//!
//! **It never gets stuck.** At any time let `o(v)` be 1 if a bead is on `v`, else 0, and `in(v)`,
//! `out(v)` the units left on the edges into `v` and out of it. Then `o(v) + in(v) − out(v)` is
//! what shall be on `v` in the end, 0 or 1: a slide along the flow changes `o` and `out`, or `o` and
//! `in`, by the same. A cheapest flow has no circles, for without the circle it would be cheaper. So
//! while units are left, some cell `v` has `in(v) > 0` and `out(v) = 0`; then `o(v) + in(v) ≤ 1`, and so
//! `v` is empty. Go from an empty `v` with `in(v) > 0` back along an edge with units, to `u`. If a
//! bead is on `u`, it may slide to `v`. If not, `in(u) = out(u) + (0 or 1) > 0`, so `u` is again an empty
//! cell with `in(u) > 0`; go on from there. There are no circles, so this ends, at a slide.
//!
//! Hence any slide that the flow allows will do. A list holds the cells that may receive a bead:
//! a cell is put on it when it becomes empty, and when a bead comes to a cell before it.

use crate::transport::Flow;
use crate::{Input, Operation};

/// The operations that a cheapest flow stands for.
pub fn in_order(input: &Input, flow: &Flow) -> Vec<Operation> {
    let mut operations = Vec::new();
    let changed = |from: u8, to: u8| {
        (0..input.first.len()).filter(move |&place| {
            (input.first[place], input.second[place]) == (from, to)
                && !flow.is_used(flow.bordered(place))
        })
    };
    let removed = changed(b'*', b'.').map(|place| Operation::Remove(input.cell(place)));
    operations.extend(removed);
    slide_all(input, flow, &mut operations);
    let added = changed(b'.', b'*').map(|place| Operation::Add(input.cell(place)));
    operations.extend(added);
    operations
}

/// Slides beads along the flow until none of it is left.
fn slide_all(input: &Input, flow: &Flow, operations: &mut Vec<Operation>) {
    let places = flow.places();
    let mut left = flow.clone();
    let mut has_bead = vec![false; places.len()];
    for (place, cell) in input.first.iter().enumerate() {
        let is_removed = input.second[place] == b'.' && !flow.is_used(flow.bordered(place));
        has_bead[flow.bordered(place)] = *cell == b'*' && !is_removed;
    }
    let mut may_receive: Vec<usize> = (0..input.first.len())
        .map(|place| flow.bordered(place))
        .collect();
    while let Some(to) = may_receive.pop() {
        if has_bead[to] {
            continue;
        }
        let mut before = left.around(to);
        let Some((from, _)) = before.find(|&(from, units)| units < 0 && has_bead[from]) else {
            continue;
        };
        left.take_unit(from, to);
        operations.push(Operation::Slide(
            input.cell(places[from]),
            input.cell(places[to]),
        ));
        has_bead[from] = false;
        has_bead[to] = true;
        let after = left.around(to).filter(|&(_, units)| units > 0);
        may_receive.extend(after.map(|(cell, _)| cell));
        may_receive.push(from);
    }
}
