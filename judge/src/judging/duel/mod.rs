//! Two machines play each other.
//!
//! | | |
//! |---|---|
//! | `opening` | from where they play |
//! | `seat` | who sits at the board: a program, the search, dice, the reference |
//! | `referee` | one game, move by move |
//! | `played`, `score` | what is known of a game that is over, and of several |
//!
//! # What a program can do to the game
//!
//! Nothing but lose it. Each side is a process of its own, sealed like any program that is judged, with
//! the same limits for the whole game. It hears the opening, its side, and the other side's moves as the
//! rules write them, never as they were said: nobody speaks to his opponent. The first row that applies
//! decides the game:
//!
//! | what the side on turn does | the game |
//! |---|---|
//! | it says a legal move | goes on; who ends it is told by the rules |
//! | it says any other line, such as that it has won | is lost: an illegal move |
//! | it says nothing, half a line or blank ones for too long, or all its turns took too long | is lost: too slow |
//! | it ends, crashes, or uses too much CPU time or memory | is lost for that reason |
//! | it says a line that does not end | is lost: too much output |
//!
//! In a game for points the margins of all games decide, and who loses a game in one of these ways has what his worst
//! moves from there on would have brought: to break off does not pay.
//!
//! What is said before its turn waits until then. What it does on the other side's turn costs its own CPU
//! time alone. A game of `MOST_MOVES` moves is broken off, and is won by whoever stands better, where the
//! search knows that: who delays what is lost gains nothing. When the game is over both are stopped.
//! Positions with too many moves to be listed are not played at all.

mod opening;
mod played;
mod referee;
mod score;
mod seat;

pub use opening::{Drawn, Opening, drawn};
pub use played::{Close, Played, Slip};
pub use referee::Board;
pub use score::Score;
pub use seat::{Choice, Entrant, Seat};
