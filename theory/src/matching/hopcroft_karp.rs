//! Maximum matchings in `O(E √V)`: Hopcroft and Karp (1973), from the start of Karp and Sipser.
//!
//! # The start
//!
//! If a free vertex has exactly one free neighbour left, the two are matched; only if there is no
//! such vertex, any edge between free vertices is taken (Karp and Sipser 1981).
//!
//! **Lemma.** If a vertex `v` of a graph has a single neighbour `u`, some maximum matching
//! contains the edge `uv`.
//!
//! *Proof.* Take a maximum matching without it. It has an edge at `u`, or `uv` could be added;
//! swapping that edge for `uv` makes another maximum matching. ∎
//!
//! So forced choices lose nothing. On forests there are no others, and on boards and sparse
//! random graphs little is left to correct. Most of that is done in time `O(V + E)` by an auction,
//! which is described in `matching/auction.rs`. As a rule one phase remains: the one that finds no
//! path and so proves the matching maximum.
//!
//! # The phases
//!
//! Each takes `O(V + E)`:
//!
//! 1. *By breadth*: the level of a vertex is the length of the shortest alternating path to it
//!    from a free left vertex.
//! 2. *By depth*, from each free right vertex down to a free left one, a level at a step: if the
//!    way ends well, it is an augmenting path and its edges are exchanged at once. No vertex is
//!    entered twice in a phase, whether it was used or led nowhere.
//!
//! **Theorem.** Each phase makes the shortest augmenting paths longer, and there are `O(√V)`
//! phases.
//!
//! *Proof.* Let `d` be the length of the shortest augmenting paths before a phase. Along an edge
//! in the direction of alternating paths from the left, levels grow by one at most. Exchanging a
//! path that climbs one level at a step only turns its edges round, and in the new direction
//! they go down. So an augmenting path of length at most `d` after the phase climbs one level at
//! each step and uses no turned edge. The vertices of an exchanged path are all covered now, by
//! turned edges, and a path through one of them would have to use that edge. So it was there
//! during the phase, without a vertex in common with the paths exchanged, and the search by depth
//! from its end would not have missed it: a contradiction. Hence after `√V` phases augmenting
//! paths are longer than `√V`. The difference to a maximum matching consists of such paths
//! without common vertices, less than `√V` of them, and each further phase finds one at least. ∎
//!
//! The book stops the search by breadth at the first free right vertex and exchanges shortest
//! paths only. To go on costs nothing, keeps the proof, and exchanges longer paths in the same
//! phase: on boards and long paths this saves most of the phases. Searching backwards means that
//! every vertex on the way has at least one neighbour a level below. The search by depth keeps
//! its path in a list of its own, so long paths need no deep recursion.

use super::{Matching, NONE, auction, narrow};

/// Makes an empty matching a maximum one.
pub(super) fn complete(matching: &mut Matching<'_>) {
    start(matching);
    auction::enlarge(matching);
    let mut phase = Phase::default();
    while phase.find_levels(matching) {
        phase.augment(matching);
    }
}

/// The start of Karp and Sipser: `O(V + E)`.
fn start(matching: &mut Matching<'_>) {
    let graph = matching.graph;
    let vertices = 0..graph.vertices();
    // Edges to free neighbours, repeated ones counted as often: then they only force less.
    let mut open: Vec<u32> = vertices
        .clone()
        .map(|vertex| narrow(graph.graph.of(vertex).len()))
        .collect();
    let mut forced: Vec<usize> = vertices.filter(|&vertex| open[vertex] == 1).collect();
    let mut others = 0..graph.left;
    while let Some(vertex) = forced.pop().or_else(|| others.next()) {
        if !matching.is_free(vertex) {
            continue;
        }
        let free = |&neighbour: &usize| matching.is_free(neighbour);
        let Some(neighbour) = graph.neighbours(vertex).find(free) else {
            continue;
        };
        matching.join(vertex, neighbour);
        for end in [vertex, neighbour] {
            for next in graph.neighbours(end) {
                open[next] -= 1;
                if open[next] == 1 && matching.is_free(next) {
                    forced.push(next);
                }
            }
        }
    }
}

/// The working memory of a phase.
#[derive(Default)]
struct Phase {
    /// The level of each vertex, even on the left and odd on the right; `NONE` for vertices that
    /// no alternating path reaches, and for left ones that the search by depth has entered.
    level: Vec<u32>,
    /// Left vertices in the order of their levels.
    queue: Vec<usize>,
    /// The free right vertices that are reached, in the order of their levels.
    ends: Vec<usize>,
    /// The way of the search by depth: right vertices, each with the number of its edges that
    /// have been tried; the last one tried leads on.
    way: Vec<(usize, usize)>,
}

impl Phase {
    /// The search by breadth. Returns whether there is an augmenting path.
    fn find_levels(&mut self, matching: &Matching<'_>) -> bool {
        let Phase {
            level, queue, ends, ..
        } = self;
        level.clear();
        level.resize(matching.partner.len(), NONE);
        queue.clear();
        ends.clear();
        for (left, level) in level[..matching.graph.left].iter_mut().enumerate() {
            if matching.is_free(left) {
                *level = 0;
                queue.push(left);
            }
        }
        let mut taken = 0;
        while taken < queue.len() {
            let left = queue[taken];
            taken += 1;
            for right in matching.graph.neighbours(left) {
                if level[right] == NONE {
                    level[right] = level[left] + 1;
                    match matching.partner(right) {
                        None => ends.push(right),
                        Some(back) => {
                            level[back] = level[left] + 2;
                            queue.push(back);
                        }
                    }
                }
            }
        }
        !ends.is_empty()
    }

    /// The searches by depth, each from a free right vertex.
    fn augment(&mut self, matching: &mut Matching<'_>) {
        for place in 0..self.ends.len() {
            self.way.clear();
            self.way.push((self.ends[place], 0));
            if self.finds_a_free_vertex(matching) {
                for &(right, tried) in &self.way {
                    let left = matching.graph.graph.of(right)[tried - 1] as usize;
                    matching.join(left, right);
                }
            }
        }
    }

    /// Prolongs the way down to a free left vertex. If there is none, the way ends empty.
    fn finds_a_free_vertex(&mut self, matching: &Matching<'_>) -> bool {
        while let Some((right, tried)) = self.way.last_mut() {
            let edges = matching.graph.graph.of(*right);
            let level = &self.level;
            let below = level[*right] - 1;
            let fits = |left: usize| level[left] == below;
            let Some(next) = edges[*tried..].iter().position(|&left| fits(left as usize)) else {
                self.way.pop();
                continue;
            };
            let left = edges[*tried + next] as usize;
            *tried += next + 1;
            self.level[left] = NONE;
            match matching.partner(left) {
                None => return true,
                Some(right) => self.way.push((right, 0)),
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::Bipartite;
    use crate::matching::tests::all;

    fn run_phases(matching: &mut Matching<'_>) -> usize {
        let mut phase = Phase::default();
        let mut count = 0;
        while phase.find_levels(matching) {
            phase.augment(matching);
            count += 1;
        }
        count
    }

    #[test]
    fn phases_need_no_start() {
        for edges in all(3, 5) {
            let graph = Bipartite::new(3, 5, edges.iter().copied());
            let mut matching = Matching::empty(&graph);
            run_phases(&mut matching);
            assert_eq!(
                matching.size(),
                Matching::maximum(&graph).size(),
                "{edges:?}"
            );
        }
    }

    #[test]
    fn forced_choices_are_enough_on_a_forest() {
        // Left i touches right i, sometimes, and a right vertex before it: trees grow leaf by leaf.
        let edges = (0..1000).flat_map(|i| [(i, i), (i, i * 7919 % (i + 1))]);
        let graph = Bipartite::new(1000, 1000, edges.filter(|(i, j)| i != j || i % 3 > 0));
        let mut matching = Matching::empty(&graph);
        start(&mut matching);
        assert!(!Phase::default().find_levels(&matching));
    }

    #[test]
    fn a_matching_is_corrected_along_a_path_of_any_length() {
        // Each left vertex but the last touches the right one of its own number, its partner, and
        // the next one; the last touches right 0 alone: all have to move on.
        let n = 300_000;
        let edges = (1..n).flat_map(|i| [(i - 1, i - 1), (i - 1, i)]);
        let graph = Bipartite::new(n, n, edges.chain([(n - 1, 0)]));
        let mut matching = Matching::empty(&graph);
        (0..n - 1).for_each(|i| matching.join(i, n + i));
        assert_eq!(run_phases(&mut matching), 1);
        assert_eq!(matching.size(), n);
        assert_eq!(matching.partner(0), Some(n + 1));
        assert!(!matching.inessential().contains(&true));
    }

    #[test]
    fn augmenting_paths_of_many_lengths_take_one_phase() {
        // Beside each other, paths as in the test before with 2 to 40 left vertices.
        let (mut edges, mut pairs) = (Vec::new(), Vec::new());
        let mut first = 0;
        for length in 2..=40 {
            let last = first + length - 1;
            edges.extend((first..last).flat_map(|i| [(i, i), (i, i + 1)]));
            edges.push((last, first));
            pairs.extend(first..last);
            first += length;
        }
        let graph = Bipartite::new(first, first, edges);
        let mut matching = Matching::empty(&graph);
        for i in pairs {
            matching.join(i, first + i);
        }
        assert_eq!(run_phases(&mut matching), 1);
        assert_eq!(matching.size(), first);
    }
}
