//! Lists in groups, in compressed form: of a graph, the neighbours of each vertex.
//!
//! Items that belong to groups lie in one array, those of a group side by side, and a second array says
//! where each group begins. This is a counting sort: count the items of each group, add the counts up to the
//! places where the groups begin, and put every item behind those of its group that have come before.

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
    fn there_may_be_no_group() {
        assert_eq!(Grouped::<u32>::new(0, [].into_iter()).groups(), 0);
    }

    #[test]
    #[should_panic(expected = "the arc 0 → 2 leaves the graph of 2 vertices")]
    fn an_arc_to_nowhere_is_refused() {
        check(2, 0, 2);
    }
}
