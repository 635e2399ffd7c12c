//! The arcs that may be taken when Ron's are fixed, those of each vertex side by side.

use theory::graph::Grouped;

use crate::Test;

/// An arc that may be taken. As small as its numbers allow: a large test has 10^5 of them, which are
/// looked at again and again. Vertices are numbered from 0 and are less than 20 000.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Step {
    /// The number of the arc, from 1.
    pub arc: u32,
    /// At most 10^5 in absolute value.
    pub weight: i32,
    /// The vertex that it enters.
    pub head: u16,
}

/// All steps of a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steps<'a> {
    test: &'a Test,
    steps: Grouped<Step>,
}

impl<'a> Steps<'a> {
    /// All arcs of Harry's vertices, and of Ron's those of his strategy.
    pub fn new(test: &'a Test) -> Self {
        // For each vertex of Harry's Ron's arc is 0.
        let is_taken = |arc, tail: usize| [0, arc].contains(&test.ron[tail - 1]);
        let arcs = (1..).zip(&test.arcs);
        let taken = arcs.filter(|&(number, arc)| is_taken(number, arc.0));
        let steps = taken.map(|(number, &(tail, head, weight))| {
            let step = Step {
                arc: u32::try_from(number).expect("at most 10^5"),
                weight: i32::try_from(weight).expect("at most 10^5"),
                head: narrow(head),
            };
            (tail - 1, step)
        });
        let steps = Grouped::new(test.owners.len(), steps);
        Steps { test, steps }
    }

    /// The vertices.
    pub fn vertices(&self) -> std::ops::Range<u16> {
        0..narrow(self.steps.groups() + 1)
    }

    /// The steps that leave a vertex, in the order of their numbers.
    #[inline]
    pub fn from(&self, vertex: u16) -> &[Step] {
        self.steps.of(usize::from(vertex))
    }

    /// The vertex that an arc leaves.
    pub fn tail(&self, arc: u32) -> u16 {
        narrow(self.test.arcs[arc as usize - 1].0)
    }
}

/// The vertex as it is told here.
pub fn narrow(vertex: usize) -> u16 {
    u16::try_from(vertex - 1).expect("at most 20000")
}
