//! From a flow to operations in an order in which each is legal.
//!
//! First the beads without a cell are taken away, last the cells without a bead get one. In
//! between the beads slide along the flow: a slide from `u` to `v` is allowed by the flow if units
//! are left on the edge, and uses one of them up. That never gets stuck, as `lesson.en.md` proves:
//! any slide that the flow allows will do. A list holds the cells that may receive a bead: a cell is
//! put on it when it becomes empty, and when a bead comes to a cell before it.

use crate::transport::Flow;
use crate::{Input, Operation};

/// The operations that a cheapest flow stands for.
pub fn in_order(input: &Input, flow: &Flow) -> Vec<Operation> {
    // The cells that change so, and that no unit leaves or enters.
    let changed = |from: u8, to: u8| {
        let pairs = input.first.iter().zip(&input.second).enumerate();
        pairs
            .filter(move |&(_, (&before, &after))| (before, after) == (from, to))
            .map(|(place, _)| flow.bordered(place))
            .filter(|&cell| !flow.is_used(cell))
    };
    let removed = changed(b'*', b'.').map(|cell| Operation::Remove(flow.cell(cell)));
    let mut operations: Vec<Operation> = removed.collect();
    slide_all(input, flow, &mut operations);
    let added = changed(b'.', b'*').map(|cell| Operation::Add(flow.cell(cell)));
    operations.extend(added);
    operations
}

/// Slides beads along the flow until none of it is left.
fn slide_all(input: &Input, flow: &Flow, operations: &mut Vec<Operation>) {
    let mut left = flow.clone();
    let board = || (0..input.first.len()).map(|place| (place, flow.bordered(place)));
    let mut has_bead = vec![false; flow.size()];
    for (place, cell) in board() {
        let is_removed = input.second[place] == b'.' && !flow.is_used(cell);
        has_bead[cell] = input.first[place] == b'*' && !is_removed;
    }
    let mut may_receive: Vec<usize> = board().map(|(_, cell)| cell).collect();
    while let Some(to) = may_receive.pop() {
        if has_bead[to] {
            continue;
        }
        let mut before = left.around(to);
        let Some((from, _)) = before.find(|&(from, units)| units < 0 && has_bead[from]) else {
            continue;
        };
        left.take_unit(from, to);
        operations.push(Operation::Slide(flow.cell(from), flow.cell(to)));
        (has_bead[from], has_bead[to]) = (false, true);
        let after = left.around(to).filter(|&(_, units)| units > 0);
        may_receive.extend(after.map(|(cell, _)| cell));
        may_receive.push(from);
    }
}
