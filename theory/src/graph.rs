//! Directed graphs in compressed form.
//!
//! All arcs lie in one array, ordered by their tails, and a second array says where each
//! vertex's arcs begin: eight bytes an arc and four a vertex, and the arcs of a vertex are one
//! slice. Every arc keeps the number it came with, so that what a problem knows of it, such as
//! its weight, stays in the problem's own list.
//!
//! Vertices and arcs are numbered from 0. The arcs of a vertex stand in the order in which they
//! came; loops and repeated arcs are arcs like any other.

mod grouped;
mod sorted;

pub use grouped::Grouped;
pub use sorted::sorted;

/// An arc, as its tail sees it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Arc {
    head: u32,
    number: u32,
}

impl Arc {
    /// The vertex that the arc leads to.
    #[inline]
    pub fn head(self) -> usize {
        self.head as usize
    }

    /// Its number: its place in the list that the graph was made of.
    #[inline]
    pub fn number(self) -> usize {
        self.number as usize
    }
}

/// A directed graph that does not change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    arcs: Grouped<Arc>,
}

impl Graph {
    /// The graph with the vertices `0..vertices` and these arcs, each `(tail, head)`.
    ///
    /// A counting sort: `O(vertices + arcs)`, and the list is passed over up to three times.
    ///
    /// # Panics
    /// If an arc ends outside the graph, or if vertices or arcs are too many for 32 bits.
    ///
    /// # Example
    /// ```
    /// use theory::graph::Graph;
    ///
    /// let graph = Graph::new(3, [(0, 1), (2, 1), (0, 2)]);
    /// let heads: Vec<usize> = graph.from(0).iter().map(|arc| arc.head()).collect();
    /// assert_eq!(heads, [1, 2]);
    /// assert_eq!(graph.from(0)[1].number(), 2);
    /// ```
    pub fn new<Arcs>(vertices: usize, arcs: Arcs) -> Self
    where
        Arcs: IntoIterator<Item = (usize, usize)>,
        Arcs::IntoIter: Clone,
    {
        let numbered = arcs.into_iter().enumerate();
        let arcs = numbered.map(|(number, (tail, head))| {
            check(vertices, tail, head);
            let (head, number) = (narrow(head), narrow(number));
            (tail, Arc { head, number })
        });
        Graph {
            arcs: Grouped::new(vertices, arcs),
        }
    }

    /// The graph of the same arcs turned round: the arcs of a vertex are those that enter it.
    ///
    /// # Panics
    /// As [`Graph::new`].
    pub fn reversed<Arcs>(vertices: usize, arcs: Arcs) -> Self
    where
        Arcs: IntoIterator<Item = (usize, usize)>,
        Arcs::IntoIter: Clone,
    {
        Graph::new(vertices, arcs.into_iter().map(|(tail, head)| (head, tail)))
    }

    /// Number of vertices.
    pub fn vertices(&self) -> usize {
        self.arcs.groups()
    }

    /// Number of arcs.
    pub fn arcs(&self) -> usize {
        self.arcs.items()
    }

    /// The arcs that leave `vertex`.
    #[inline]
    pub fn from(&self, vertex: usize) -> &[Arc] {
        self.arcs.of(vertex)
    }
}

/// Refuses an arc that ends outside its graph.
#[inline]
pub(crate) fn check(vertices: usize, tail: usize, head: usize) {
    assert!(
        tail < vertices && head < vertices,
        "the arc {tail} → {head} leaves the graph of {vertices} vertices"
    );
}

/// The number of a vertex or an arc as it is stored.
#[inline]
pub(crate) fn narrow(number: usize) -> u32 {
    u32::try_from(number).expect("vertices and arcs are numbered in 32 bits")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARCS: [(usize, usize); 6] = [(2, 0), (0, 1), (2, 2), (0, 1), (2, 1), (1, 0)];

    fn seen_from(graph: &Graph, vertex: usize) -> Vec<(usize, usize)> {
        graph
            .from(vertex)
            .iter()
            .map(|arc| (arc.head(), arc.number()))
            .collect()
    }

    #[test]
    fn arcs_keep_their_order_and_their_numbers() {
        let graph = Graph::new(4, ARCS);
        assert_eq!((graph.vertices(), graph.arcs()), (4, 6));
        assert_eq!(seen_from(&graph, 0), [(1, 1), (1, 3)]);
        assert_eq!(seen_from(&graph, 1), [(0, 5)]);
        assert_eq!(seen_from(&graph, 2), [(0, 0), (2, 2), (1, 4)]);
        assert_eq!(seen_from(&graph, 3), []);
    }

    #[test]
    fn turned_round_arcs_keep_their_numbers_too() {
        let graph = Graph::reversed(4, ARCS);
        assert_eq!(seen_from(&graph, 0), [(2, 0), (1, 5)]);
        assert_eq!(seen_from(&graph, 1), [(0, 1), (0, 3), (2, 4)]);
        assert_eq!(seen_from(&graph, 2), [(2, 2)]);
    }

    #[test]
    fn a_graph_may_be_empty() {
        let graph = Graph::new(0, []);
        assert_eq!((graph.vertices(), graph.arcs()), (0, 0));
    }

    #[test]
    #[should_panic(expected = "the arc 0 → 2 leaves the graph of 2 vertices")]
    fn an_arc_to_nowhere_is_refused() {
        Graph::new(2, [(0, 2)]);
    }
}
