//! Win, loss and draw on any finite graph, with remoteness: backward induction in linear time.
//!
//! Two players move a pawn along the arcs of a graph in turn. Who cannot move loses; play that
//! never ends is a draw. Cycles are what makes this harder than a recursion: a position may have
//! no value until the values of its successors, which wait for it, are known.
//!
//! **Ranks.** Define sets of positions by the length of play alone. A position has *rank 0* if
//! it has no move. For `r > 0`, among the positions without a smaller rank,
//!
//! - a position has rank `r` and is *won* if some move leads to a lost position of rank `r − 1`;
//! - a position has rank `r` and is *lost* if every move leads to a won position of a smaller
//!   rank, the largest of these being `r − 1`.
//!
//! Positions of rank 0 are lost; lost ranks are even and won ranks are odd. Positions that get
//! no rank are *drawn*.
//!
//! **Theorem.** With best play the player to move wins from a won position, loses from a lost
//! one, and neither player can be beaten from a drawn one. The rank is the *remoteness*: the
//! number of moves until the end if the winner hurries and the loser delays.
//!
//! *Proof.* By induction on the rank `r`. From a won position the move to the lost position of
//! rank `r − 1` wins in `1 + (r − 1)` moves. No move wins faster: a successor that is lost with
//! rank `s < r − 1` would have given the position the rank `s + 1 < r`. From a lost position
//! each move lets the opponent win from a position of rank at most `r − 1`, and one of rank
//! `r − 1` delays him longest. Now take a drawn position. None of its moves leads to a lost
//! position, or it would be won. Not all of them lead to won positions, or it would be lost; it
//! has a move, or its rank would be 0. So some move leads to a drawn position. A player who
//! always makes such a move never faces a lost position: the opponent, whose position is drawn,
//! has no move to a lost one either. ∎
//!
//! **Algorithm.** Positions are ranked in the order of their ranks, through a queue that begins
//! with all of rank 0. From each position taken out, its predecessors are visited: predecessors
//! of a lost position are won; a predecessor of a won position counts one move less, and when
//! none is left it is lost. In both cases the new rank is one more than that of the position
//! taken out, so the queue stays sorted. Hence the *first* lost successor, the one with the
//! smallest rank, decides a won position, and the *last* won one decides a lost position, just
//! as the definition says. Every position is taken out at most once and every move is looked at
//! at most once.
//!
//! **Graphs without arcs.** The algorithm never asks for the moves of a position, only for their
//! number, and walks backwards. So [`Positions`] is all it knows of the game: [`MoveGraph`] keeps
//! every arc in memory, and a game of regular moves can generate predecessors instead.

use crate::graph::{Grouped, check, narrow};

/// The positions of a game, numbered from 0, as backward induction sees them.
pub trait Positions {
    /// Number of positions, less than `2^31`.
    fn count(&self) -> usize;

    /// Number of moves from `position`; from 0 moves the player to move has lost.
    fn moves(&self, position: usize) -> usize;

    /// Calls `visit` with the position before each move to `position`.
    ///
    /// Over all positions, a position must be visited exactly as often as it has moves: twice
    /// for two different moves to the same position, if [`moves`](Positions::moves) counts both.
    fn for_each_predecessor(&self, position: usize, visit: impl FnMut(usize));
}

/// A graph that is given arc by arc.
#[derive(Debug, Clone)]
pub struct MoveGraph {
    /// The number of moves from each position.
    moves: Vec<u32>,
    /// For each position those from which the moves to it come.
    before: Grouped<u32>,
}

impl MoveGraph {
    /// The graph with the positions `0..positions` and these moves, each `(from, to)`.
    ///
    /// Loops are allowed, and so are repeated moves.
    ///
    /// # Panics
    /// If a move leaves the graph, or if positions or moves are too many for 32 bits.
    pub fn new<Moves>(positions: usize, moves: Moves) -> Self
    where
        Moves: IntoIterator<Item = (usize, usize)>,
        Moves::IntoIter: Clone,
    {
        let list = moves.into_iter();
        let mut moves = vec![0; positions];
        list.clone().for_each(|(from, to)| {
            check(positions, from, to);
            moves[from] += 1;
        });
        let before = Grouped::new(positions, list.map(|(from, to)| (to, narrow(from))));
        MoveGraph { moves, before }
    }
}

impl Positions for MoveGraph {
    fn count(&self) -> usize {
        self.moves.len()
    }

    fn moves(&self, position: usize) -> usize {
        self.moves[position] as usize
    }

    fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
        for &before in self.before.of(position) {
            visit(before as usize);
        }
    }
}

/// How the game ends for the player to move if both play as well as possible; the better for him,
/// the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// He loses.
    Lost,
    /// Neither wins, as when play never ends.
    Drawn,
    /// He wins.
    Won,
}

impl Outcome {
    /// Of a game that is never drawn.
    pub fn of(wins: bool) -> Outcome {
        if wins { Outcome::Won } else { Outcome::Lost }
    }

    /// The outcome for the player who made a move after which the other player has this one.
    #[must_use]
    pub fn before(self) -> Outcome {
        match self {
            Outcome::Lost => Outcome::Won,
            Outcome::Drawn => Outcome::Drawn,
            Outcome::Won => Outcome::Lost,
        }
    }
}

/// The outcome and the remoteness of every position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcomes {
    /// For each position its rank, whose parity tells won from lost; or, if it has none,
    /// [`UNRANKED`] more than the number of its moves that are not known to lead to a win of the
    /// opponent. One word for both, since this is what every move looks up.
    words: Vec<u32>,
}

/// Above all ranks.
const UNRANKED: u32 = 1 << 31;

impl Outcomes {
    /// Finds them all by backward induction: `O(positions + moves)` time, and eight bytes a
    /// position besides the graph itself.
    ///
    /// # Panics
    /// If there are `2^31` positions or more, or as many moves from one.
    ///
    /// # Example
    /// ```
    /// use theory::retrograde::{MoveGraph, Outcome, Outcomes};
    ///
    /// // A cycle of three positions, and a way out of it to 3 → 4.
    /// let graph = MoveGraph::new(5, [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4)]);
    /// let outcomes = Outcomes::of(&graph);
    /// assert_eq!(outcomes.outcome(0), Outcome::Drawn);
    /// assert_eq!(outcomes.outcome(3), Outcome::Won);
    /// assert_eq!(outcomes.remoteness(3), Some(1));
    /// ```
    pub fn of(positions: &impl Positions) -> Self {
        let count = positions.count();
        let narrow = |number: usize| match u32::try_from(number) {
            Ok(number) if number < UNRANKED => number,
            _ => panic!("{number} positions or moves are too many"),
        };
        let _ = narrow(count);
        let mut words = Vec::with_capacity(count);
        let mut queue = Vec::with_capacity(count);
        for position in 0..count {
            let moves = narrow(positions.moves(position));
            if moves == 0 {
                queue.push(narrow(position));
            }
            words.push(if moves == 0 { 0 } else { UNRANKED + moves });
        }

        let mut taken = 0;
        while taken < queue.len() {
            let position = queue[taken] as usize;
            taken += 1;
            let rank = words[position];
            // Two loops, so that neither asks at every move which of them it is.
            if rank.is_multiple_of(2) {
                positions.for_each_predecessor(position, |before| {
                    let word = &mut words[before];
                    if *word >= UNRANKED {
                        *word = rank + 1;
                        queue.push(narrow(before));
                    }
                });
            } else {
                positions.for_each_predecessor(position, |before| {
                    let word = &mut words[before];
                    if *word > UNRANKED + 1 {
                        *word -= 1;
                    } else if *word == UNRANKED + 1 {
                        *word = rank + 1;
                        queue.push(narrow(before));
                    }
                });
            }
        }
        Outcomes { words }
    }

    /// The outcome of `position` for the player to move there.
    pub fn outcome(&self, position: usize) -> Outcome {
        match self.remoteness(position) {
            None => Outcome::Drawn,
            Some(rank) if rank.is_multiple_of(2) => Outcome::Lost,
            Some(_) => Outcome::Won,
        }
    }

    /// Number of moves until the end if the winner hurries and the loser delays; `None` for a
    /// drawn position.
    pub fn remoteness(&self, position: usize) -> Option<u32> {
        Some(self.words[position]).filter(|&word| word < UNRANKED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Outcomes by the length of play: who wins, and how soon, if play is broken off after
    /// `limit` moves and is then a draw. The length is never more than the number of positions.
    fn by_length(positions: usize, moves: &[(usize, usize)]) -> Vec<(Outcome, Option<u32>)> {
        let mut values = vec![(Outcome::Drawn, None); positions];
        for _ in 0..=positions {
            values = (0..positions)
                .map(|position| {
                    let ends = moves.iter().filter(|&&(from, _)| from == position);
                    let next: Vec<_> = ends.map(|&(_, to)| values[to]).collect();
                    let lengths = |wanted| {
                        next.iter()
                            .filter(move |(outcome, _)| *outcome == wanted)
                            .filter_map(|(_, length)| length.map(|length| length + 1))
                    };
                    if let Some(soonest) = lengths(Outcome::Lost).min() {
                        (Outcome::Won, Some(soonest))
                    } else if next.iter().all(|(outcome, _)| *outcome == Outcome::Won) {
                        (
                            Outcome::Lost,
                            Some(lengths(Outcome::Won).max().unwrap_or(0)),
                        )
                    } else {
                        (Outcome::Drawn, None)
                    }
                })
                .collect();
        }
        values
    }

    fn agree(positions: usize, moves: &[(usize, usize)]) {
        let outcomes = Outcomes::of(&MoveGraph::new(positions, moves.iter().copied()));
        let found: Vec<_> = (0..positions)
            .map(|position| (outcomes.outcome(position), outcomes.remoteness(position)))
            .collect();
        assert_eq!(found, by_length(positions, moves), "{moves:?}");
    }

    #[test]
    fn all_graphs_of_up_to_four_positions_agree_with_play_of_bounded_length() {
        for positions in 0..=4 {
            for bits in 0..1_u32 << (positions * positions) {
                let moves: Vec<_> = (0..positions * positions)
                    .filter(|place| bits >> place & 1 == 1)
                    .map(|place| (place / positions, place % positions))
                    .collect();
                agree(positions, &moves);
            }
        }
    }

    #[test]
    fn repeated_moves_change_nothing() {
        // Position 0 has two moves to a won position and one to a drawn one.
        agree(4, &[(0, 1), (0, 1), (1, 2), (0, 3), (3, 3)]);
        agree(4, &[(0, 1), (0, 1), (1, 2), (1, 2), (0, 3), (3, 2)]);
    }

    #[test]
    fn a_long_chain_needs_no_deep_recursion() {
        let length = 1_000_000;
        let outcomes = Outcomes::of(&MoveGraph::new(
            length,
            (1..length).map(|position| (position, position - 1)),
        ));
        assert_eq!(outcomes.remoteness(length - 1), Some(999_999));
        assert_eq!(outcomes.outcome(length - 1), Outcome::Won);
    }

    /// Take one to three from a heap: predecessors are computed, no arc is stored.
    struct Takeaway(usize);

    impl Positions for Takeaway {
        fn count(&self) -> usize {
            self.0 + 1
        }

        fn moves(&self, position: usize) -> usize {
            position.min(3)
        }

        fn for_each_predecessor(&self, position: usize, visit: impl FnMut(usize)) {
            (position + 1..=(position + 3).min(self.0)).for_each(visit);
        }
    }

    #[test]
    fn predecessors_may_be_generated_instead_of_stored() {
        let outcomes = Outcomes::of(&Takeaway(100));
        for heap in 0..=100 {
            assert_eq!(outcomes.outcome(heap) == Outcome::Lost, heap % 4 == 0);
        }
        assert_eq!(outcomes.remoteness(100), Some(50));
        assert_eq!(outcomes.remoteness(7), Some(3));
    }
}
