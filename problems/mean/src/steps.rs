//! The arcs that may be taken when Ron's are fixed, those of each vertex side by side.

use crate::Test;

/// An arc that may be taken. As small as its numbers allow: a large test has 10^5 of them, which are
/// looked at again and again. Vertices are numbered from 0 and are less than 20 000.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Step {
    /// The vertex that it leaves.
    pub tail: u16,
    /// The vertex that it enters.
    pub head: u16,
    /// At most 10^5 in absolute value.
    pub weight: i32,
}

/// All steps of a test, told by their places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steps {
    /// Where the steps of each vertex begin, and where the last end.
    begins: Vec<u32>,
    all: Vec<Step>,
    /// Their numbers in the test, from 1.
    numbers: Vec<u32>,
}

impl Steps {
    /// All arcs of Harry's vertices, and of Ron's those of his strategy: a counting sort of its own, which
    /// puts the numbers, for which the search does not ask, elsewhere. So steps are half as long.
    pub fn new(test: &Test) -> Self {
        let narrow = |vertex: usize| u16::try_from(vertex - 1).expect("at most 20000");
        // For each vertex of Harry's Ron's arc is 0.
        let is_taken = |number, tail: usize| [0, number].contains(&test.ron[tail - 1]);
        let arcs = || (1..).zip(&test.arcs);
        let mut begins = vec![0; test.owners.len() + 1];
        for (number, &(tail, ..)) in arcs() {
            begins[tail] += u32::from(is_taken(number, tail));
        }
        for vertex in 1..begins.len() {
            begins[vertex] += begins[vertex - 1];
        }
        let mut next = begins.clone();
        let count = next[next.len() - 1] as usize;
        let mut all = vec![Step::default(); count];
        let mut numbers = vec![0; count];
        let taken = arcs().filter(|&(number, arc)| is_taken(number, arc.0));
        for (number, &(tail, head, weight)) in taken {
            let place = next[tail - 1] as usize;
            next[tail - 1] += 1;
            numbers[place] = u32::try_from(number).expect("at most 10^5");
            all[place] = Step {
                tail: narrow(tail),
                head: narrow(head),
                weight: i32::try_from(weight).expect("at most 10^5"),
            };
        }
        Steps {
            begins,
            all,
            numbers,
        }
    }

    /// The vertices.
    pub fn vertices(&self) -> std::ops::Range<u16> {
        0..u16::try_from(self.begins.len() - 1).expect("at most 20000")
    }

    /// The step in a place.
    #[inline]
    pub fn at(&self, place: u32) -> Step {
        self.all[place as usize]
    }

    /// Its number in the test, from 1.
    pub fn number(&self, place: u32) -> usize {
        self.numbers[place as usize] as usize
    }

    /// The steps that leave a vertex with their places, in the order of their numbers.
    #[inline]
    pub fn from(&self, vertex: u16) -> impl Iterator<Item = (u32, Step)> {
        let ends = [vertex, vertex + 1].map(|vertex| self.begins[usize::from(vertex)]);
        let steps = &self.all[ends[0] as usize..ends[1] as usize];
        (ends[0]..).zip(steps.iter().copied())
    }
}
