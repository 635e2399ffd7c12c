//! The programs of a class play each other, every one against every other.
//!
//! | | |
//! |---|---|
//! | `playing` | the pairs, each for itself, and what is kept of them |
//! | `standing` | the table of those who play |
//! | `tables` | who has how many points: for the terminal and for spreadsheets |
//! | `page` | the same for a browser, with what was given away |
//! | `ladder` | one program against perfect play; a tournament |
//!
//! Every pair plays every opening twice, so that each side moves first once. What the judge could not play
//! is no result: it is shown as `?`, and is not kept.

mod ladder;
mod page;
mod playing;
mod standing;
mod tables;

pub use ladder::{Game, Measured, Meeting, measured, tournament};
pub use page::html;
pub use playing::{Field, League, Pair, Player};
pub use standing::{Standing, columns, heads, standings};
pub use tables::{csv, text};
