//! Sets of vertices.

/// A set of vertices from 1 to 10^6, a bit for each: so it fits into a near cache, which with a byte for
/// each it would not, and whoever asks in no order does not wait for memory.
pub(crate) struct Vertices(Vec<u64>);

impl Vertices {
    pub(crate) fn none(n: usize) -> Self {
        Vertices(vec![0; n / 64 + 1])
    }

    /// Those for which `has` holds; it is told of all vertices in order.
    pub(crate) fn all(n: usize, has: impl Iterator<Item = bool>) -> Self {
        let mut vertices = Vertices::none(n);
        for (x, _) in (1..).zip(has).filter(|&(_, has)| has) {
            vertices.insert(x);
        }
        vertices
    }

    pub(crate) fn insert(&mut self, x: u32) {
        self.0[x as usize / 64] |= 1 << (x % 64);
    }

    pub(crate) fn has(&self, x: u32) -> bool {
        self.0[x as usize / 64] >> (x % 64) & 1 == 1
    }

    /// Whether it was there; now it is not.
    pub(crate) fn remove(&mut self, x: u32) -> bool {
        let was_there = self.has(x);
        self.0[x as usize / 64] &= !(1 << (x % 64));
        was_there
    }
}
