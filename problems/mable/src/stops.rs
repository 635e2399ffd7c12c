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
        while towards[x as usize] != x {
            // Path halving: skip every second vertex, now and for all who come after.
            let skipped = towards[x as usize];
            towards[x as usize] = towards[skipped as usize];
            x = towards[x as usize];
        }
        x
    }

    /// Adds the arc from `x`, which has none yet, to `p`.
    pub(crate) fn add_arc(&mut self, x: u32, p: u32) {
        let stop = self.of(p);
        self.towards[x as usize] = if stop == x { NOWHERE } else { stop };
    }
}
