//! Where marbles stop, while arcs are added.

use crate::NOWHERE;

/// Where marbles stop, as a union–find forest over the vertices and [`NOWHERE`].
pub(crate) struct Stops {
    /// Where a marble comes by from each vertex, nearer to its stop; a root is its own.
    towards: Vec<u32>,
}

impl Stops {
    pub(crate) fn without_arcs(n: usize) -> Self {
        Stops {
            towards: (0..).take(n + 1).collect(),
        }
    }

    /// Where a marble from `x` stops.
    pub(crate) fn of(&mut self, mut x: u32) -> u32 {
        let towards = &mut self.towards;
        loop {
            let next = towards[x as usize];
            let after = towards[next as usize];
            if after == next {
                return next;
            }
            // Path halving: skip every second vertex, now and for all who come after.
            towards[x as usize] = after;
            x = after;
        }
    }

    /// Adds the arc from `x`, which has none yet, to `p`.
    pub(crate) fn add_arc(&mut self, x: u32, p: u32) {
        let stop = self.of(p);
        self.towards[x as usize] = if stop == x { NOWHERE } else { stop };
    }
}
