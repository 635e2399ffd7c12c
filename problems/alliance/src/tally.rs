//! A segment tree over places in a row, some of them present, each present one with a number.
//!
//! It is climbed from the leaves: a change of a stretch leaves marks on the highest nodes that lie in
//! it, and the marks stay there. A node's own sum knows the marks on it and below it; those above it are
//! added on the way up.

use std::ops::Range;

/// What a node knows of the present places below it.
#[derive(Debug, Clone, Copy, Default)]
struct Node {
    /// The sum of their numbers, but for the marks above this node.
    sum: i64,
    /// How many they are.
    present: i32,
    /// What has to be added to each of their numbers.
    mark: i32,
}

impl Node {
    fn marked(self) -> i64 {
        i64::from(self.mark) * i64::from(self.present)
    }
}

/// Places `0..n`, each absent or present with a number.
///
/// Every operation costs `O(log n)`.
#[derive(Debug)]
pub(crate) struct Tally {
    /// The children of node `i` are `2i` and `2i + 1`, the root is node 1.
    nodes: Vec<Node>,
    /// Number of leaves, a power of two. The first leaf is no place, and neither is the last.
    leaves: usize,
}

impl Tally {
    /// `n` places, all absent.
    pub(crate) fn new(n: usize) -> Self {
        let leaves = (n + 2).next_power_of_two();
        Tally {
            nodes: vec![Node::default(); 2 * leaves],
            leaves,
        }
    }

    /// How many places in `range` are present.
    pub(crate) fn count(&self, range: Range<usize>) -> i64 {
        let (mut before, mut after) = self.around(range);
        let mut present = 0;
        while before ^ after != 1 {
            if before % 2 == 0 {
                present += self.nodes[before + 1].present;
            }
            if after % 2 == 1 {
                present += self.nodes[after - 1].present;
            }
            before /= 2;
            after /= 2;
        }
        i64::from(present)
    }

    /// Adds `by` to the numbers of the present places in `range`, and returns what their sum was
    /// before.
    pub(crate) fn change(&mut self, range: Range<usize>, by: i32) -> i64 {
        let (mut before, mut after) = self.around(range);
        let mut sum = 0;
        // How many places are known to be present below `before`, and below `after`.
        let (mut low, mut high) = (0, 0);
        while before ^ after != 1 {
            if before % 2 == 0 {
                sum += self.mark(before + 1, by);
                low += self.nodes[before + 1].present;
            }
            if after % 2 == 1 {
                sum += self.mark(after - 1, by);
                high += self.nodes[after - 1].present;
            }
            before /= 2;
            after /= 2;
            sum += i64::from(self.nodes[before].mark) * i64::from(low);
            sum += i64::from(self.nodes[after].mark) * i64::from(high);
            self.add_up(before);
            self.add_up(after);
        }
        while before > 1 {
            before /= 2;
            sum += i64::from(self.nodes[before].mark) * i64::from(low + high);
            self.add_up(before);
        }
        sum
    }

    /// Makes a place present with this number.
    pub(crate) fn enter(&mut self, place: usize, number: i64) {
        let mut marks = 0;
        let mut node = self.leaf(place) / 2;
        while node > 0 {
            marks += i64::from(self.nodes[node].mark);
            node /= 2;
        }
        self.set(
            place,
            Node {
                sum: number - marks,
                present: 1,
                mark: 0,
            },
        );
    }

    /// Makes a place absent.
    pub(crate) fn leave(&mut self, place: usize) {
        self.set(place, Node::default());
    }

    fn leaf(&self, place: usize) -> usize {
        self.leaves + 1 + place
    }

    /// The leaves before and after a stretch of places.
    fn around(&self, range: Range<usize>) -> (usize, usize) {
        (self.leaf(range.start) - 1, self.leaf(range.end))
    }

    fn set(&mut self, place: usize, leaf: Node) {
        let mut node = self.leaf(place);
        self.nodes[node] = leaf;
        while node > 1 {
            node /= 2;
            self.add_up(node);
        }
    }

    /// Marks a node, and returns its sum before.
    fn mark(&mut self, node: usize, by: i32) -> i64 {
        let node = &mut self.nodes[node];
        let sum = node.sum;
        node.mark += by;
        node.sum += i64::from(by) * i64::from(node.present);
        sum
    }

    /// Finds what a node knows from its children and its mark.
    fn add_up(&mut self, node: usize) {
        let (left, right) = (self.nodes[2 * node], self.nodes[2 * node + 1]);
        let node = &mut self.nodes[node];
        node.present = left.present + right.present;
        node.sum = left.sum + right.sum + node.marked();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, seeded};

    #[test]
    fn a_tally_does_what_a_list_of_numbers_does() {
        let mut rng = seeded(&["alliance", "tally"]);
        for n in 1..=20 {
            let mut tally = Tally::new(n);
            let mut plain: Vec<Option<i64>> = vec![None; n];
            for _ in 0..300 {
                let start = rng.random_range(0..=n);
                let range = start..rng.random_range(start..=n);
                let place = rng.random_range(0..n);
                if rng.random() {
                    tally.enter(place, 1000);
                    plain[place] = Some(1000);
                } else {
                    tally.leave(place);
                    plain[place] = None;
                }
                let by = rng.random_range(-1..=1);
                let present = || plain[range.clone()].iter().flatten();
                let count = i64::try_from(present().count()).unwrap();
                assert_eq!(tally.count(range.clone()), count);
                assert_eq!(tally.change(range.clone(), by), present().sum());
                let present = plain[range].iter_mut().flatten();
                present.for_each(|number| *number += i64::from(by));
            }
        }
    }
}
