//! Backward induction that does not visit the queen's moves one by one.
//!
//! [`theory::retrograde`] takes positions in the order of their ranks, the remoteness, and tells
//! each of their predecessors. A position with the king to move can have one predecessor for each
//! cell of the queen's row; there are about `N` times as many moves as positions. But those
//! predecessors are all told the same.
//!
//! **Rides.** Fix the king's cell. Walls and the king cut the rows into *rides*: from any cell of a
//! ride the queen can go to all the others of it, except those that the king attacks, and to no
//! other cell of her row. So the queen to move on a ride has the same targets wherever she stands,
//! but for her own cell, which is no move; besides she has at most three *crossings* into the other
//! row. A ride keeps
//!
//! - how many of its targets are *open*: not yet taken out as won for the king;
//! - the exclusive or of the open targets' cells. When a single one is left, this is that cell;
//! - how many of its targets have been taken out as lost for the king.
//!
//! **A target is lost.** The queen wins from all cells of the ride but the target. When a second
//! target is lost, she wins from the first one's cell too, and nothing more can follow.
//!
//! **A target is won.** A queen who stands on the ride has lost when none of her crossings is open
//! and no target of the ride is open, or only her own cell is; call her *stuck* then. Crossings are
//! counted for each position apart. So she can get stuck at three moments only: when her last
//! crossing ends; when one target is left, if she stands just there; and when none is left, and then
//! the ride is walked through once. A lost target stays open for ever, as it should: who can go
//! there has won.
//!
//! **The order** is that of [`theory::retrograde`]: a position gets its rank, one more than that of
//! the position taken out, at the very moment at which the general algorithm would give it: at the
//! first move that is lost, or the last that is won. So the ranks are the same.
//!
//! **Complexity.** Each ride is walked through at most twice: for its first two losses, or for one
//! loss and when that target alone is open, or when one target is left and when none is. For one
//! king the rides have fewer than `2N` cells together; everything else is a constant for each
//! position. So `O(N²)` time, while there are `O(N³)` moves.

use crate::board::{Board, Side};

/// The ranks of all positions of a board.
pub(crate) struct Ranks {
    /// For each position its rank; or, if it has none, [`UNRANKED`] more than the number of the
    /// king's moves, or of the queen's crossings, that are not known to lose.
    words: Vec<u32>,
}

/// Above all ranks.
const UNRANKED: u32 = 1 << 31;

/// What is known of a king's cell and a ride.
#[derive(Debug, Clone, Copy, Default)]
struct Ride {
    /// Targets that have not been taken out as won for the king.
    open: u16,
    /// The exclusive or of their cells.
    cells: u16,
    /// Targets that have been taken out as lost for the king.
    lost: u16,
}

impl Ride {
    /// Opens a target, or ends an open one.
    fn change(&mut self, cell: usize, change: i16) {
        self.open = self.open.wrapping_add_signed(change);
        self.cells ^= u16::try_from(cell).expect("at most 800 cells");
    }

    /// Whether a queen on this cell of the ride has no open target on it.
    #[inline]
    fn is_stuck(self, cell: usize) -> bool {
        self.open == 0 || (self.open == 1 && usize::from(self.cells) == cell)
    }
}

impl Ranks {
    pub(crate) fn of(board: &Board) -> Self {
        let mut induction = Induction::new(board);
        let mut taken = 0;
        while let Some(&position) = induction.queue.get(taken) {
            taken += 1;
            induction.take(position as usize);
        }
        Ranks {
            words: induction.words,
        }
    }

    /// The number of moves until the end if the winner hurries and the loser delays; `None` for a
    /// draw.
    pub(crate) fn rank(&self, position: usize) -> Option<u32> {
        Some(self.words[position]).filter(|&word| word < UNRANKED)
    }
}

struct Induction<'a> {
    board: &'a Board,
    words: Vec<u32>,
    /// By the king's cell and the ride's first one, numbered like positions.
    rides: Vec<Ride>,
    /// The positions with a rank, in the order of their ranks.
    queue: Vec<u32>,
}

impl<'a> Induction<'a> {
    fn new(board: &'a Board) -> Self {
        let pairs = board.cells() * board.cells();
        let mut induction = Induction {
            board,
            words: vec![UNRANKED; 2 * pairs],
            rides: vec![Ride::default(); pairs],
            queue: Vec::with_capacity(2 * pairs),
        };
        for king in 0..board.cells() {
            let queens = || (0..board.cells()).filter(|&queen| queen != king);
            for queen in queens().filter(|&queen| !board.king_attacks(king, queen)) {
                induction.ride(king, queen).change(queen, 1);
            }
            for queen in queens() {
                induction.begin(king, queen);
            }
        }
        induction
    }

    /// Counts the moves of both sides; the rides of this king are known.
    fn begin(&mut self, king: usize, queen: usize) {
        let board = self.board;
        let steps = board.steps(king);
        let steps = steps.filter(|&cell| board.king_may_enter(cell, queen));
        let crossings = board.crossings(king, queen);
        let crossings = crossings.filter(|&cell| !board.king_attacks(king, cell));
        let is_stuck = self.ride(king, queen).is_stuck(queen);
        for (side, moves, may_have_lost) in [
            (Side::King, steps.count(), true),
            (Side::Queen, crossings.count(), is_stuck),
        ] {
            let position = board.position(side, king, queen);
            if moves == 0 && may_have_lost {
                self.give(position, 0);
            } else {
                self.words[position] += u32::try_from(moves).expect("at most five moves");
            }
        }
    }

    /// The ride with the queen on it.
    fn ride(&mut self, king: usize, queen: usize) -> &mut Ride {
        let start = self.board.ride(king, queen).start;
        &mut self.rides[king * self.board.cells() + start]
    }

    /// Gives a position its rank.
    #[inline]
    fn give(&mut self, position: usize, rank: u32) {
        self.words[position] = rank;
        self.queue
            .push(u32::try_from(position).expect("fewer than 2^21 positions"));
    }

    /// Takes a position out of the queue and tells those before it.
    fn take(&mut self, position: usize) {
        let board = self.board;
        let rank = self.words[position];
        let is_lost = rank.is_multiple_of(2);
        let (side, king, queen) = board.parts(position);
        match side {
            Side::Queen => {
                if board.king_may_enter(king, queen) {
                    for cell in board.steps(king).filter(|&cell| cell != queen) {
                        let before = board.position(Side::King, cell, queen);
                        if self.is_due(before, is_lost) {
                            self.give(before, rank + 1);
                        }
                    }
                }
            }
            // The queen has just moved here, if she could.
            Side::King => {
                if !board.king_attacks(king, queen) {
                    for cell in board.crossings(king, queen) {
                        let before = board.position(Side::Queen, king, cell);
                        if self.is_due(before, is_lost)
                            && (is_lost || self.ride(king, cell).is_stuck(cell))
                        {
                            self.give(before, rank + 1);
                        }
                    }
                    self.take_target(king, queen, rank);
                }
            }
        }
    }

    /// Counts one move of a position less, if it does not win; says whether it wins or was the last
    /// of those that are counted for the position.
    #[inline]
    fn is_due(&mut self, position: usize, is_win: bool) -> bool {
        let word = &mut self.words[position];
        if !is_win && *word > UNRANKED {
            *word -= 1;
            *word == UNRANKED
        } else {
            is_win && *word >= UNRANKED
        }
    }

    /// Tells the queens on a ride that one of its cells, with the king to move, has this rank.
    fn take_target(&mut self, king: usize, target: usize, rank: u32) {
        let board = self.board;
        let is_lost = rank.is_multiple_of(2);
        let ride = self.ride(king, target);
        let is_news = if is_lost {
            ride.lost += 1;
            ride.lost <= 2
        } else {
            ride.change(target, -1);
            ride.open <= 1
        };
        if !is_news {
            return;
        }
        let ride = *ride;
        for cell in board.ride(king, target) {
            let position = board.position(Side::Queen, king, cell);
            let word = self.words[position];
            let is_given = if is_lost {
                word >= UNRANKED && cell != target
            } else {
                word == UNRANKED && ride.is_stuck(cell)
            };
            if is_given {
                self.give(position, rank + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Queen49, Test};
    use testkit::{Room, seeded};
    use theory::retrograde::{Outcomes, Positions};

    /// Every move by itself. Positions in which both pieces stand on one cell have neither moves
    /// nor predecessors.
    struct Moves(Board);

    impl Moves {
        /// The cells of the ride except the queen's, and those that she crosses to.
        fn ways(&self, king: usize, queen: usize) -> impl Iterator<Item = usize> {
            let ride = self.0.ride(king, queen).filter(move |&cell| cell != queen);
            ride.chain(self.0.crossings(king, queen))
        }
    }

    impl Positions for Moves {
        fn count(&self) -> usize {
            2 * self.0.cells() * self.0.cells()
        }

        fn moves(&self, position: usize) -> usize {
            let board = &self.0;
            match board.parts(position) {
                (_, king, queen) if king == queen => 0,
                (Side::King, king, queen) => {
                    let steps = board.steps(king);
                    steps
                        .filter(|&cell| board.king_may_enter(cell, queen))
                        .count()
                }
                (Side::Queen, king, queen) => {
                    let ways = self.ways(king, queen);
                    ways.filter(|&cell| !board.king_attacks(king, cell)).count()
                }
            }
        }

        fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
            let board = &self.0;
            match board.parts(position) {
                (_, king, queen) if king == queen => {}
                (Side::King, king, queen) => {
                    if !board.king_attacks(king, queen) {
                        self.ways(king, queen)
                            .for_each(|cell| visit(board.position(Side::Queen, king, cell)));
                    }
                }
                (Side::Queen, king, queen) => {
                    if board.king_may_enter(king, queen) {
                        board
                            .steps(king)
                            .filter(|&cell| cell != queen)
                            .for_each(|cell| visit(board.position(Side::King, cell, queen)));
                    }
                }
            }
        }
    }

    fn agree(test: &Test) {
        let moves = Moves(Board::new(test));
        let outcomes = Outcomes::of(&moves);
        let ranks = Ranks::of(&moves.0);
        for position in 0..moves.count() {
            let (side, king, queen) = moves.0.parts(position);
            if king != queen {
                assert_eq!(
                    ranks.rank(position),
                    outcomes.remoteness(position),
                    "{side:?} to move, king {king}, queen {queen} on {test:?}"
                );
            }
        }
    }

    #[test]
    fn all_ranks_are_those_of_the_general_algorithm() {
        let mut rng = seeded(&["queen49", "induction"]);
        for _ in 0..1000 {
            Queen49::small(&mut rng).tests.iter().for_each(agree);
        }
        for name in [
            "three-columns",
            "king-wins-late",
            "queen-shut-in",
            "rows-apart",
            "upright-walls",
            "level-walls",
        ] {
            let input = testkit::recipe::<Queen49>(name).expect("a test");
            input.tests.iter().for_each(agree);
        }
    }
}
