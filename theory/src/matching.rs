//! Maximum matchings of bipartite graphs, and what they say about a game.
//!
//! A *matching* is a set of edges without common vertices; a vertex on none of them is *free*.
//! A path is *alternating* if every other edge of it is in the matching, and *augmenting* if it
//! also joins two different free vertices: exchanging its edges makes the matching one larger.
//!
//! **Theorem** (Berge 1957). A matching `M` without an augmenting path is maximum.
//!
//! *Proof.* Let `N` be larger. In the symmetric difference `M △ N` each vertex has at most one
//! edge of either, so it consists of alternating paths and even cycles. One of the paths has
//! more edges of `N` than of `M`; its ends are free in `M`, so it is augmenting. ∎
//!
//! # The algorithm
//!
//! Hopcroft and Karp (1973), from a greedy start: if a free vertex has exactly one free neighbour left, the two
//! are matched; only if there is no such vertex, any edge between free vertices is taken (Karp and Sipser
//! 1981).
//!
//! **Lemma.** If a vertex `v` of a graph has a single neighbour `u`, some maximum matching
//! contains the edge `uv`.
//!
//! *Proof.* Take a maximum matching without it. It has an edge at `u`, or `uv` could be added;
//! swapping that edge for `uv` makes another maximum matching. ∎
//!
//! So forced choices lose nothing. What is left to correct is done in phases of `O(V + E)`:
//!
//! 1. *By breadth*: the level of a left vertex is half the length of the shortest alternating path to it
//!    from a free left vertex.
//! 2. *By depth*, from each free left vertex up to a free right one, a level at a step: if the
//!    way ends well, it is an augmenting path and its edges are exchanged at once. No vertex is
//!    entered twice in a phase, whether it was used or led nowhere. The way is kept in a list, so long ones
//!    need no deep recursion.
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
//! from its beginning would not have missed it: a contradiction. Hence after `√V` phases augmenting
//! paths are longer than `√V`. The difference to a maximum matching consists of such paths
//! without common vertices, less than `√V` of them, and each further phase finds one at least. ∎
//!
//! # The game
//!
//! *Undirected vertex geography*: a pawn stands on a vertex of any graph; a move takes it along
//! an edge, and the vertex that it left is deleted. Who cannot move loses.
//!
//! **Theorem** (Fraenkel, Scheinerman and Ullman 1993). The player to move at `v` wins exactly
//! when every maximum matching covers `v`.
//!
//! *Proof.* Let `M` be any maximum matching.
//!
//! - *If every maximum matching covers `v`*, he always moves along the edge of `M`. The pawn's
//!   way then alternates, `v` first with an edge of `M`. If the opponent could reach a free
//!   vertex, exchanging the edges of the way up to it would keep the matching's size and make
//!   `v` free, a contradiction. So the opponent always moves to a covered vertex, whose partner
//!   is still there, because the vertices behind the pawn are partners of each other. He can
//!   always answer, so he does not lose, and the game ends.
//! - *If `M` misses `v`*, the opponent always moves along the edge of `M`. The way alternates
//!   again, from a free vertex: if a move of the first player could reach another free vertex,
//!   it would be augmenting. So he always moves to a covered vertex, whose partner is still
//!   there, and the opponent can always answer. ∎
//!
//! Call a vertex *inessential* if some maximum matching misses it.
//!
//! **Lemma.** Let `M` be a maximum matching. A vertex `v` is inessential exactly when an
//! alternating path of even length, perhaps 0, leads to it from a free vertex.
//!
//! *Proof.* Exchanging the edges of such a path makes `v` free and keeps the size. Conversely,
//! let `N` be a maximum matching that misses `v`, and `v` covered by `M`. The path of `M △ N`
//! from `v` begins with an edge of `M`. As both are maximum, it has as many edges of `N`: its
//! length is even, and its other end is free in `M`. ∎
//!
//! In a bipartite graph all vertices at even distance along an alternating walk from a free
//! vertex lie on its side, so a walk that meets a vertex twice can be shortened to a path, and a
//! plain search finds all of them: from a vertex reached, along any edge, and back along the
//! edge of `M`. (This is the decomposition of Dulmage and Mendelsohn; in general graphs odd
//! cycles are in the way, and the theorem of Gallai and Edmonds takes its place.)

use crate::graph::{Grouped, check, narrow};

/// A bipartite graph: left vertices `0..left`, and right ones after them.
#[derive(Debug, Clone)]
pub struct Bipartite {
    left: usize,
    /// For each vertex its neighbours.
    graph: Grouped<u32>,
}

impl Bipartite {
    /// The graph with these edges, each as the places of its ends on the left, in `0..left`, and
    /// on the right, in `0..right`. Edges may be repeated.
    ///
    /// # Panics
    /// If an edge ends outside the graph, or if there are too many for 32 bits.
    pub fn new<Edges>(left: usize, right: usize, edges: Edges) -> Self
    where
        Edges: IntoIterator<Item = (usize, usize)>,
        Edges::IntoIter: Clone,
    {
        let forward = edges.into_iter().map(move |(i, j)| {
            assert!(i < left, "{i} is no left vertex");
            (i, left + j)
        });
        let backward = forward.clone().map(|(i, j)| (j, i));
        let both = forward.chain(backward).map(|(vertex, neighbour)| {
            check(left + right, vertex, neighbour);
            (vertex, narrow(neighbour))
        });
        Bipartite {
            left,
            graph: Grouped::new(left + right, both),
        }
    }

    fn vertices(&self) -> usize {
        self.graph.groups()
    }

    fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        self.graph.of(vertex).iter().map(|&it| it as usize)
    }
}

/// In place of a partner, or of a level.
const NONE: u32 = u32::MAX;

/// A maximum matching of a bipartite graph.
#[derive(Debug, Clone)]
pub struct Matching<'a> {
    graph: &'a Bipartite,
    partner: Vec<u32>,
}

impl<'a> Matching<'a> {
    /// Finds one, by the algorithm of Hopcroft and Karp: `O(E √V)`.
    ///
    /// # Example
    /// ```
    /// use theory::matching::{Bipartite, Matching};
    ///
    /// let graph = Bipartite::new(2, 2, [(0, 0), (0, 1), (1, 0)]);
    /// let matching = Matching::maximum(&graph);
    /// assert_eq!(matching.size(), 2);
    /// assert_eq!(matching.partner(0), Some(2 + 1));
    /// ```
    pub fn maximum(graph: &'a Bipartite) -> Self {
        let mut matching = Matching::empty(graph);
        matching.start();
        while matching.grows() {}
        matching
    }

    fn empty(graph: &'a Bipartite) -> Self {
        Matching {
            graph,
            partner: vec![NONE; graph.vertices()],
        }
    }

    /// Number of edges.
    pub fn size(&self) -> usize {
        (0..self.graph.left)
            .filter(|&left| !self.is_free(left))
            .count()
    }

    /// The vertex on the other end of the edge at `vertex`, if that is not free. Right vertices
    /// are numbered after the left ones.
    pub fn partner(&self, vertex: usize) -> Option<usize> {
        let partner = self.partner[vertex];
        (partner != NONE).then_some(partner as usize)
    }

    /// For each vertex, right ones after left ones, whether some maximum matching misses it:
    /// exactly then undirected vertex geography from it is lost for the player to move.
    pub fn inessential(&self) -> Vec<bool> {
        let mut found: Vec<bool> = (0..self.partner.len())
            .map(|vertex| self.is_free(vertex))
            .collect();
        let free = (0..found.len()).filter(|&vertex| found[vertex]);
        let mut list: Vec<u32> = free.map(narrow).collect();
        while let Some(vertex) = list.pop() {
            for neighbour in self.graph.neighbours(vertex as usize) {
                let back = self
                    .partner(neighbour)
                    .expect("a maximum matching has no augmenting path");
                if !found[back] {
                    found[back] = true;
                    list.push(narrow(back));
                }
            }
        }
        found
    }

    /// The start of Karp and Sipser: `O(V + E)`.
    fn start(&mut self) {
        let graph = self.graph;
        // Edges to free neighbours, repeated ones counted as often: then they only force less.
        let mut open: Vec<u32> = (0..graph.vertices())
            .map(|vertex| narrow(graph.graph.of(vertex).len()))
            .collect();
        let mut forced: Vec<usize> = (0..open.len()).filter(|&it| open[it] == 1).collect();
        let mut others = 0..graph.left;
        while let Some(vertex) = forced.pop().or_else(|| others.next()) {
            if !self.is_free(vertex) {
                continue;
            }
            let free = |&neighbour: &usize| self.is_free(neighbour);
            let Some(neighbour) = graph.neighbours(vertex).find(free) else {
                continue;
            };
            self.join(vertex, neighbour);
            for end in [vertex, neighbour] {
                for next in graph.neighbours(end) {
                    open[next] -= 1;
                    if open[next] == 1 && self.is_free(next) {
                        forced.push(next);
                    }
                }
            }
        }
    }

    /// A phase of Hopcroft and Karp. Returns whether the matching has grown.
    fn grows(&mut self) -> bool {
        let graph = self.graph;
        let free: Vec<usize> = (0..graph.left).filter(|&it| self.is_free(it)).collect();
        // `NONE` for left vertices that no alternating path reaches, or that the search by depth has entered.
        let mut level = vec![NONE; graph.left];
        for &left in &free {
            level[left] = 0;
        }
        let mut queue = free.clone();
        let mut taken = 0;
        while let Some(&left) = queue.get(taken) {
            taken += 1;
            for right in graph.neighbours(left) {
                if let Some(next) = self.partner(right)
                    && level[next] == NONE
                {
                    level[next] = level[left] + 1;
                    queue.push(next);
                }
            }
        }

        let mut has_grown = false;
        // A left vertex of each level, with the number of its edges that have been tried.
        let mut way: Vec<(usize, usize)> = Vec::new();
        for first in free {
            way.push((first, 0));
            while let Some((left, tried)) = way.last_mut() {
                let Some(&right) = graph.graph.of(*left).get(*tried) else {
                    way.pop();
                    continue;
                };
                *tried += 1;
                match self.partner(right as usize) {
                    None => {
                        for (left, tried) in way.drain(..) {
                            self.join(left, graph.graph.of(left)[tried - 1] as usize);
                        }
                        has_grown = true;
                    }
                    Some(next) if level[next] == narrow(way.len()) => {
                        level[next] = NONE;
                        way.push((next, 0));
                    }
                    Some(_) => {}
                }
            }
        }
        has_grown
    }

    fn is_free(&self, vertex: usize) -> bool {
        self.partner[vertex] == NONE
    }

    fn join(&mut self, one: usize, other: usize) {
        self.partner[one] = narrow(other);
        self.partner[other] = narrow(one);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All graphs with `left` and `right` vertices on the sides.
    pub(super) fn all(left: usize, right: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
        (0..1_u32 << (left * right)).map(move |bits| {
            (0..left * right)
                .filter(|place| bits >> place & 1 == 1)
                .map(|place| (place / right, place % right))
                .collect()
        })
    }

    /// The size of a maximum matching, by trying each edge in and out.
    fn largest(edges: &[(usize, usize)], used: &mut [bool]) -> usize {
        let Some((&(i, j), rest)) = edges.split_first() else {
            return 0;
        };
        let without = largest(rest, used);
        if used[i] || used[j] {
            return without;
        }
        (used[i], used[j]) = (true, true);
        let with = 1 + largest(rest, used);
        (used[i], used[j]) = (false, false);
        without.max(with)
    }

    /// Whether the player to move wins at `vertex`, by trying every move.
    fn wins(vertex: usize, edges: &[(usize, usize)], deleted: &mut [bool]) -> bool {
        deleted[vertex] = true;
        let won = edges.iter().any(|&(i, j)| {
            let to = if i == vertex { j } else { i };
            (i == vertex || j == vertex) && !deleted[to] && !wins(to, edges, deleted)
        });
        deleted[vertex] = false;
        won
    }

    fn check(left: usize, right: usize, edges: &[(usize, usize)]) {
        let graph = Bipartite::new(left, right, edges.iter().copied());
        let matching = Matching::maximum(&graph);
        for vertex in 0..left + right {
            if let Some(partner) = matching.partner(vertex) {
                assert_eq!(matching.partner(partner), Some(vertex));
                let (i, j) = (vertex.min(partner), vertex.max(partner));
                assert!(edges.contains(&(i, j - left)));
            }
        }

        let edges: Vec<_> = edges.iter().map(|&(i, j)| (i, left + j)).collect();
        let size = largest(&edges, &mut vec![false; left + right]);
        assert_eq!(matching.size(), size, "{edges:?}");
        for (vertex, missed) in matching.inessential().into_iter().enumerate() {
            let mut used = vec![false; left + right];
            let lost = !wins(vertex, &edges, &mut used);
            assert_eq!(missed, lost, "{vertex} in {edges:?}");
            used[vertex] = true;
            assert_eq!(
                missed,
                largest(&edges, &mut used) == size,
                "{vertex} in {edges:?}"
            );
        }
    }

    #[test]
    fn on_all_small_graphs_exactly_the_inessential_vertices_are_lost() {
        for (left, right) in [(0, 0), (0, 2), (1, 3), (2, 2), (3, 3), (4, 2), (2, 5)] {
            for edges in all(left, right) {
                check(left, right, &edges);
            }
        }
    }

    #[test]
    fn repeated_edges_change_nothing() {
        check(2, 2, &[(0, 0), (0, 0), (1, 0), (1, 0), (0, 1)]);
    }
}
