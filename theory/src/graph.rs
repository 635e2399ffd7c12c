//! Directed graphs in compressed form, and lists of anything.
//!
//! Items that belong to groups lie in one array, those of a group side by side, and a second array says
//! where each group begins. This is a counting sort: count the items of each group, add the counts up to the
//! places where the groups end, and put every item, from the last one on, before those of its group.
//!
//! In a graph the items are arcs, ordered by their tails: eight bytes an arc and four a vertex. Every arc
//! keeps the number it came with, so that what a problem knows of it, such as its weight, stays in the
//! problem's own list. Loops and repeated arcs are arcs like any other.

/// Items in groups, which are numbered from 0. The items of a group stand in the order in which
/// they came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grouped<T> {
    /// The items of group `g` are `items[first[g]..first[g + 1]]`.
    first: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy + Default> Grouped<T> {
    /// Sorts items into the groups `0..groups`; each comes with its group before it. `O(groups + items)`,
    /// and the list is passed over twice.
    ///
    /// # Panics
    /// If a group is not below `groups`, or if the items are too many for 32 bits.
    pub fn new(groups: usize, list: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut first = vec![0_u32; groups + 1];
        let mut count = 0;
        list.clone().for_each(|(group, _)| {
            first[group] += 1;
            count += 1;
        });
        let mut sum = 0;
        for first in &mut first {
            sum += std::mem::replace(first, sum);
        }
        let mut items = vec![T::default(); count];
        list.for_each(|(group, item)| {
            items[first[group] as usize] = item;
            first[group] += 1;
        });
        // Each group has come to where the one behind it begins.
        first.copy_within(..groups, 1);
        first[0] = 0;
        Grouped { first, items }
    }

    /// The items of a group.
    #[inline]
    pub fn of(&self, group: usize) -> &[T] {
        &self.items[self.first[group] as usize..self.first[group + 1] as usize]
    }

    /// Number of groups.
    pub fn groups(&self) -> usize {
        self.first.len() - 1
    }
}

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

    /// Number of vertices.
    pub fn vertices(&self) -> usize {
        self.arcs.groups()
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
    fn items_are_sorted_by_groups_and_keep_their_order() {
        for groups in [1, 2, 63, 1000] {
            let scattered = (0..5000_usize).map(|item| item * item * 7919 / 10 % groups);
            let list = scattered.zip(0_u32..);
            let grouped = Grouped::new(groups, list.clone());
            let mut sorted: Vec<_> = list.collect();
            sorted.sort_by_key(|&(group, _)| group);
            assert_eq!(grouped.groups(), groups);
            let found =
                (0..groups).flat_map(|group| grouped.of(group).iter().map(move |&i| (group, i)));
            assert!(found.eq(sorted));
        }
    }

    #[test]
    fn arcs_keep_their_order_and_their_numbers() {
        let graph = Graph::new(4, ARCS);
        assert_eq!(graph.vertices(), 4);
        assert_eq!(seen_from(&graph, 0), [(1, 1), (1, 3)]);
        assert_eq!(seen_from(&graph, 1), [(0, 5)]);
        assert_eq!(seen_from(&graph, 2), [(0, 0), (2, 2), (1, 4)]);
        assert_eq!(seen_from(&graph, 3), []);
    }

    #[test]
    fn a_graph_may_be_empty() {
        let graph = Graph::new(0, []);
        assert_eq!(graph.vertices(), 0);
    }

    #[test]
    #[should_panic(expected = "the arc 0 → 2 leaves the graph of 2 vertices")]
    fn an_arc_to_nowhere_is_refused() {
        Graph::new(2, [(0, 2)]);
    }
}
