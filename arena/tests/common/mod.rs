//! Games that the tests play.

use arena::{End, Game};

/// A pawn on the vertices of a graph that is given arc by arc.
#[derive(Debug, Clone)]
pub(crate) struct Paths {
    /// Where the arcs of each vertex lead, and what each gains.
    pub(crate) arcs: Vec<Vec<(usize, i64)>>,
    /// What a player gets who stands on a vertex without an arc.
    pub(crate) ends: Vec<End>,
}

impl Game for Paths {
    type Position = usize;
    type Move = usize;

    fn moves(&self, &at: &usize) -> impl IntoIterator<Item = (usize, usize)> {
        let arcs = self.arcs[at].iter().enumerate();
        arcs.map(|(number, &(to, _))| (number, to))
    }

    fn end(&self, &at: &usize) -> End {
        self.ends[at]
    }

    fn gain(&self, &at: &usize, &number: &usize) -> i64 {
        self.arcs[at][number].1
    }

    fn say(&self, number: &usize) -> String {
        format!("arc {number}")
    }

    fn show(&self, at: &usize) -> String {
        format!("vertex {at}")
    }
}

/// Numbers that look random: the same ones every time (a linear congruential generator; Knuth,
/// *The Art of Computer Programming* 2, 3.3.4).
#[derive(Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// A number below `limit`.
    pub(crate) fn roll(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}
