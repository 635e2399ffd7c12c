//! The arcs that may be taken when Ron's are fixed, those of each vertex side by side.

use theory::graph::Grouped;

use crate::Test;

/// An arc that may be taken. As small as its numbers allow: a large test has 10^5 of them, which are
/// looked at again and again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Step {
    number: u32,
    tail: u32,
    head: u32,
    /// At most 10^5 in absolute value.
    pub weight: i32,
}

impl Step {
    /// Its number in the test, from 1.
    pub fn number(&self) -> usize {
        self.number as usize
    }

    /// The vertex that it leaves; vertices are numbered from 0.
    #[inline]
    pub fn tail(&self) -> usize {
        self.tail as usize
    }

    /// The vertex that it enters.
    #[inline]
    pub fn head(&self) -> usize {
        self.head as usize
    }
}

/// All steps of a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steps(Grouped<Step>);

impl Steps {
    /// All arcs of Harry's vertices, and of Ron's those of his strategy.
    pub fn new(test: &Test) -> Self {
        let narrow = |number: usize| u32::try_from(number).expect("at most 10^5");
        let arcs = (1..).zip(&test.arcs);
        let taken = arcs.filter(|&(number, &(tail, ..))| {
            test.owners[tail - 1] == b'B' || test.ron[tail - 1] == number
        });
        let steps = taken.map(|(number, &(tail, head, weight))| {
            let step = Step {
                number: narrow(number),
                tail: narrow(tail - 1),
                head: narrow(head - 1),
                weight: i32::try_from(weight).expect("at most 10^5"),
            };
            (tail - 1, step)
        });
        Steps(Grouped::new(test.owners.len(), steps))
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.0.groups()
    }

    /// The steps that leave a vertex, in the order of their numbers.
    #[inline]
    pub fn from(&self, vertex: usize) -> &[Step] {
        self.0.of(vertex)
    }
}
