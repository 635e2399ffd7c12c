//! A matching made larger by an auction (Bertsekas 1981; Goldberg and Kennedy 1997).
//!
//! Every right vertex has a *price*: a lower bound for how many edges of the matching an
//! alternating path from it to a free right vertex has. Free left vertices bid in turn. A bidder
//! takes the cheapest of its neighbours, even from a partner, who then has to bid again. Whoever
//! wants the vertex back from now on has to find another neighbour for the bidder, so its price
//! becomes one more than that of the second cheapest.
//!
//! The matching never gets smaller, and grows when a free right vertex is taken. In a phase of
//! Hopcroft and Karp a long way is exchanged at once, and only if no other way has a vertex in
//! common with it. Bidders make their ways a step at a time and give way to each other. On a board
//! with holes, where a few free vertices of both sides are left far apart, phases find one path
//! each, and an auction all of them.
//!
//! Bids raise prices near the bidders only, so after as much work as the graph has edges all
//! prices are set anew, to the true numbers. A vertex from which no alternating path leads to a
//! free right vertex has no price, and a bidder with no neighbour that has one is given up.
//!
//! Nothing rests on this: [`hopcroft_karp`](super::hopcroft_karp) goes on from any matching.

use std::collections::VecDeque;

use super::{Matching, NONE, narrow};

/// Rounds between two settings of the prices, at most; boards and random graphs of 10^6 vertices
/// take up to seven. A constant, so that the auction takes `O(V + E)`.
const ROUNDS: usize = 32;

/// What a bid costs besides looking at edges, in edges.
const BID: usize = 4;

/// Makes a matching larger, most often to a maximum one.
pub(super) fn enlarge(matching: &mut Matching<'_>) {
    let vertices = matching.partner.len();
    let bidders = (0..matching.graph.left).filter(|&left| matching.is_free(left));
    let mut auction = Auction {
        bidders: bidders.map(narrow).collect(),
        price: vec![NONE; vertices],
        queue: Vec::new(),
        matching,
    };
    for _ in 0..ROUNDS {
        if auction.bidders.is_empty() {
            return;
        }
        auction.set_prices();
        auction.bid();
    }
}

struct Auction<'a, 'graph> {
    matching: &'a mut Matching<'graph>,
    /// The free left vertices that have not been given up.
    bidders: VecDeque<u32>,
    /// The prices of the right vertices; `NONE` for those that have none, and on the left.
    price: Vec<u32>,
    /// Right vertices in the order of their prices.
    queue: Vec<u32>,
}

impl Auction<'_, '_> {
    /// Sets all prices to the true numbers: a search by breadth from the free right vertices.
    fn set_prices(&mut self) {
        let Auction {
            matching,
            price,
            queue,
            ..
        } = self;
        price.fill(NONE);
        queue.clear();
        let all = matching.graph.left..price.len();
        let free = all.filter(|&right| matching.is_free(right));
        queue.extend(free.map(narrow));
        for &right in &*queue {
            price[right as usize] = 0;
        }
        let mut taken = 0;
        while taken < queue.len() {
            let right = queue[taken] as usize;
            taken += 1;
            for left in matching.graph.neighbours(right) {
                if let Some(owned) = matching.partner(left)
                    && price[owned] == NONE
                {
                    price[owned] = price[right] + 1;
                    queue.push(narrow(owned));
                }
            }
        }
    }

    /// Bids until nobody is left to bid, or as many edges have been looked at as there are.
    fn bid(&mut self) {
        let mut unseen = self.matching.graph.graph.items();
        while unseen > 0
            && let Some(bidder) = self.bidders.pop_front()
        {
            let bidder = bidder as usize;
            let (mut cheapest, mut lowest, mut second) = (0, NONE, NONE);
            for right in self.matching.graph.neighbours(bidder) {
                let price = self.price[right];
                if price < lowest {
                    (cheapest, lowest, second) = (right, price, lowest);
                } else {
                    second = second.min(price);
                }
            }
            let edges = self.matching.graph.graph.of(bidder).len();
            unseen = unseen.saturating_sub(edges + BID);
            if lowest == NONE {
                continue;
            }
            if let Some(loser) = self.matching.partner(cheapest) {
                self.matching.partner[loser] = NONE;
                self.bidders.push_back(narrow(loser));
            }
            self.matching.join(bidder, cheapest);
            self.price[cheapest] = second.saturating_add(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::Bipartite;
    use crate::matching::tests::all;

    /// The matching that an auction makes of the empty one; each edge in it is one of the graph.
    fn sold(graph: &Bipartite) -> Matching<'_> {
        let mut matching = Matching::empty(graph);
        enlarge(&mut matching);
        for left in 0..graph.left {
            if let Some(right) = matching.partner(left) {
                assert_eq!(matching.partner(right), Some(left));
                assert!(graph.neighbours(left).any(|neighbour| neighbour == right));
            }
        }
        matching
    }

    #[test]
    fn small_graphs_are_sold_out() {
        for edges in all(3, 5) {
            let graph = Bipartite::new(3, 5, edges.iter().copied());
            let size = Matching::maximum(&graph).size();
            assert_eq!(sold(&graph).size(), size, "{edges:?}");
        }
    }

    #[test]
    fn boards_with_holes_are_sold_out() {
        // Squares of both colours keep their places as numbers. One border is left out.
        let (rows, columns) = (60, 70);
        let is_open = |place: usize| {
            let (row, column) = (place / columns, place % columns);
            (row * row + 3 * column) % 7 != 0 && column > 0
        };
        let pairs =
            (0..rows * columns).flat_map(|place| [(place, place + 1), (place, place + columns)]);
        let edges: Vec<_> = pairs
            .filter(|&(one, other)| other < rows * columns && is_open(one) && is_open(other))
            .map(|(one, other)| {
                let is_black = (one / columns + one % columns) % 2 == 0;
                if is_black { (one, other) } else { (other, one) }
            })
            .collect();
        let graph = Bipartite::new(rows * columns, rows * columns, edges);
        let size = Matching::maximum(&graph).size();
        assert!(size > 1500);
        assert_eq!(sold(&graph).size(), size);
    }

    #[test]
    fn a_matching_is_enlarged_and_not_begun_anew() {
        // A path of ten edges with every other one in the matching, and free ends.
        let edges = (0..5).flat_map(|i| [(i, i), (i + 1, i)]).chain([(5, 5)]);
        let graph = Bipartite::new(6, 6, edges);
        let mut matching = Matching::empty(&graph);
        (0..5).for_each(|i| matching.join(i + 1, 6 + i));
        enlarge(&mut matching);
        assert_eq!(matching.size(), 6);
    }
}
