//! From a flow to operations in an order in which each is legal.
//!
//! First the beads without a cell are taken away, last the cells without a bead get one. In
//! between the beads slide along the flow: a slide from `u` to `v` is allowed by the flow if units
//! are left on the edge, and uses one of them up. An empty cell that units enter is filled by going
//! back along them to a bead, as `lesson.en.md` proves: that bead slides, and the cell that it left is
//! filled next, before the bead goes on. So nearly every step back is a slide.

use crate::transport::Flow;
use crate::{Input, Operation};

/// The operations that a cheapest flow stands for.
pub fn in_order(input: &Input, flow: Flow) -> Vec<Operation> {
    let cells = flow.cells();
    // The cells that change so, and that no unit leaves or enters.
    let changed = |from: u8| {
        let places = (0..input.first.len()).filter(move |&place| input.first[place] == from);
        places
            .map(|place| flow.bordered(place))
            .filter(|&cell| flow.is_left(cell))
            .map(|cell| cells[cell])
    };
    let mut operations = Vec::with_capacity(flow.steps() + input.first.len());
    operations.extend(changed(b'*').map(Operation::Remove));
    let added: Vec<Operation> = changed(b'.').map(Operation::Add).collect();
    slide_all(input, flow, &mut operations);
    operations.extend(added);
    operations
}

/// Slides beads along the flow until none of it is left.
fn slide_all(input: &Input, mut flow: Flow, operations: &mut Vec<Operation>) {
    let cells = flow.cells();
    let mut has_bead = vec![false; cells.len()];
    for (place, &before) in input.first.iter().enumerate() {
        let cell = flow.bordered(place);
        has_bead[cell] = before == b'*' && !flow.is_left(cell);
    }
    // The cells to be filled, each before the one below it.
    let mut wanting = Vec::new();
    for cell in 0..cells.len() {
        wanting.push(cell);
        while let Some(to) = wanting.pop() {
            if has_bead[to] {
                continue;
            }
            let Some(from) = flow.before(to) else {
                continue;
            };
            if has_bead[from] {
                flow.take_unit(to);
                operations.push(Operation::Slide(cells[from], cells[to]));
                (has_bead[from], has_bead[to]) = (false, true);
            } else {
                wanting.push(to);
            }
            wanting.push(from);
        }
    }
}
