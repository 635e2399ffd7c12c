//! The arcs that may be taken when Ron's are fixed, those of each vertex side by side.

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
pub struct Steps {
    /// Where the steps of each vertex begin, and where the last end.
    begins: Vec<u32>,
    steps: Vec<Step>,
}

impl Steps {
    /// All arcs of Harry's vertices, and of Ron's those of his strategy: a counting sort.
    pub fn new(test: &Test) -> Self {
        let narrow = |number: usize| u32::try_from(number).expect("at most 10^5");
        let may_be_taken = |&(number, &(tail, ..)): &(usize, &(usize, usize, i64))| {
            test.owners[tail - 1] == b'B' || test.ron[tail - 1] == number
        };
        let taken = || (1..).zip(&test.arcs).filter(may_be_taken);
        let mut begins = vec![0; test.owners.len() + 1];
        for (_, &(tail, ..)) in taken() {
            begins[tail] += 1;
        }
        for vertex in 1..begins.len() {
            begins[vertex] += begins[vertex - 1];
        }
        let mut next = begins.clone();
        let mut steps = vec![Step::default(); next[next.len() - 1] as usize];
        for (number, &(tail, head, weight)) in taken() {
            let place = &mut next[tail - 1];
            steps[*place as usize] = Step {
                number: narrow(number),
                tail: narrow(tail - 1),
                head: narrow(head - 1),
                weight: i32::try_from(weight).expect("at most 10^5"),
            };
            *place += 1;
        }
        Steps { begins, steps }
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.begins.len() - 1
    }

    /// The steps that leave a vertex, in the order of their numbers.
    #[inline]
    pub fn from(&self, vertex: usize) -> &[Step] {
        &self.steps[self.begins[vertex] as usize..self.begins[vertex + 1] as usize]
    }
}
