//! Games of two players as their rules, and the one search over them.
//!
//! A [`Game`] says what a statement says: positions, moves, and what it means to have none. A
//! [`Book`] answers what can be asked of any game: who wins and how fast, the Grundy value, the
//! points; a [`Match`] is the same without types, for a terminal or a table. What follows is why
//! the answers are right.
//!
//! **Every position has an outcome** (Zermelo 1913, Kalmár 1928). If play from a position is always
//! finite, the position is won, lost or drawn for the player to move: by induction on the length of
//! play all positions after his moves are, and he picks the best for himself. Without a move the
//! rules say what it is ([`End`]). The same induction with numbers for outcomes is *minimax* (von
//! Neumann 1928, where it is the easy case): the player to move gets the largest of `gain − points
//! after` over his moves ([`Book::points`]). Outcomes and points are the same search; the order of
//! the values is all that differs.
//!
//! **Remoteness** (Steinhaus 1925, Smith 1966). How long does a won game take, if the winner
//! hurries and the loser delays? Order the endings ([`Ending`]): a win is better the sooner, a loss
//! the later it comes. Where play is finite, the best ending over all moves, one move longer, is
//! again what induction gives.
//!
//! **Cycles** (Smith 1966, Fraenkel and Perl 1975). Play that can come back to where it was need
//! not end, and is then a draw. Give positions *ranks*: those without a move, won or lost by the
//! rules, have rank 0. For `r > 0`, among positions without a smaller rank, one is *won* with rank
//! `r` if some move leads to a lost one of rank `r − 1`, and *lost* with rank `r` if all moves lead
//! to won ones, the largest of whose ranks is `r − 1`. Then positions with a rank end as they are
//! called after so many moves, and those without one are drawn. For the former this is an induction
//! on the rank. As to the latter: no move from one of them leads to a lost position, or it would be
//! won; and not all lead to won positions, or it would be lost; if it has a move at all, some move
//! leads to another position without a rank. A player who keeps to such moves is never lost, nor is
//! his opponent. Ranks are found in their order, from the ends backward: *retrograde analysis*.
//!
//! **Sums** (Sprague 1935, Grundy 1939). If both players have the same moves and who cannot move
//! loses, the mex of the values after all moves is 0 exactly for lost positions, and the value of
//! several games side by side is the nim-sum of theirs. The proof is in [`theory::nimber`].
//!
//! **Positions that are the same.** If a map of the positions onto some of them carries the moves
//! of each onto the moves of its image, both have the same values: again by induction. So a search
//! need only remember the images ([`Game::same`]).
//!
//! # Sources
//! E. Zermelo, *Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels*, 1913.
//! L. Kalmár, *Zur Theorie der abstrakten Spiele*, 1928. H. Steinhaus, *Definitions for a theory
//! of games and pursuit*, 1925. C. A. B. Smith, *Graphs and composite games*, Journal of
//! Combinatorial Theory 1 (1966). A. S. Fraenkel and Y. Perl, *Constructions in combinatorial
//! games with cycles*, 1975.

#![deny(missing_docs)]

mod altered;
mod backward;
mod book;
mod game;
mod misreading;
mod only;
mod plain;
mod play;
mod reach;
mod search;
mod trouble;
mod value;

pub use altered::Altered;
pub use book::{Book, Judged, Step};
pub use game::{End, Game, Side, pair_number};
pub use misreading::{Misreading, Moves, as_read, misread, numbers};
pub use only::{Only, only};
pub use plain::plainly;
pub use play::{
    Aim, Best, Known, Listed, Match, Worth, best_of, play, play_alone, play_for_points,
};
pub use reach::can_reach;
pub use scene;
pub use theory::retrograde::Outcome;
pub use trouble::Trouble;
pub use value::Ending;
