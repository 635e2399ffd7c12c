//! From a flow to operations in an order in which each is legal.
//!
//! First the beads without a cell are taken away, last the cells without a bead get one. In
//! between the beads slide along the flow: a slide from `u` to `v` is allowed by the flow if units
//! are left on the step, and uses one of them up. An empty cell that units enter is filled by going
//! back along them to a bead, as `lesson.en.md` proves: that bead slides, and the cell that it left is
//! filled next, before the bead goes on. So nearly every step back is a slide.

use crate::transport::Flow;
use crate::{Cell, Input, Operation};

/// The operations that a cheapest flow stands for.
pub(crate) fn in_order(input: &Input, flow: Flow) -> Vec<Operation> {
    let number = |number: usize| u8::try_from(number + 1).expect("at most 100");
    let places: Vec<Cell> = (0..input.first.len())
        .map(|cell| (number(cell / input.columns), number(cell % input.columns)))
        .collect();
    // The cells that no unit leaves, or enters.
    let left = |surplus: i8| {
        let cells = places.iter().zip(&flow.surplus);
        cells.filter(move |it| *it.1 == surplus).map(|it| *it.0)
    };
    let mut operations: Vec<Operation> = left(1).map(Operation::Remove).collect();
    let added: Vec<Operation> = left(-1).map(Operation::Add).collect();
    slide_all(input, flow, |from, to| {
        operations.push(Operation::Slide(places[from], places[to]));
    });
    operations.extend(added);
    operations
}

/// Slides beads along the flow until none of it is left.
fn slide_all(input: &Input, mut flow: Flow, mut slide: impl FnMut(usize, usize)) {
    let beads = input.first.iter().zip(flow.surplus);
    let has_bead = beads.map(|(&cell, left)| cell == b'*' && left == 0);
    let mut has_bead: Vec<bool> = has_bead.collect();
    // The cells to be filled, each before the one below it.
    let mut wanting = Vec::new();
    for cell in 0..has_bead.len() {
        wanting.push(cell);
        while let Some(to) = wanting.pop() {
            if has_bead[to] {
                continue;
            }
            let Some(side) = flow.squares[to].entrance() else {
                continue;
            };
            let from = flow.squares[to].behind(side);
            if has_bead[from] {
                // The step counts from its end only from now on.
                flow.squares[to].take_unit(side);
                (has_bead[from], has_bead[to]) = (false, true);
                slide(from, to);
            } else {
                wanting.push(to);
            }
            wanting.push(from);
        }
    }
}
