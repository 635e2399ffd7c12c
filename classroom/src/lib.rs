//! A class of pupils: what was handed in, what it is worth, and who plays whom.
//!
//! | | |
//! |---|---|
//! | `hand_in` | folders, archives and loose sources, and which of them count |
//! | `contest` | what counts |
//! | `marking` | the sources judged, each for itself |
//! | `results`, `cache` | results that are kept from one call to the next |
//! | `marked`, `points` | what became of a source, and its points |
//! | `similarity` | sources that look alike |
//! | `league` | the programs of a class play each other |
//! | `sheet`, `table`, `page` | the score table, for the terminal, for spreadsheets, for a browser |
//!
//! The rule: every pupil has a line; every file is either judged or named with the reason; nobody's file
//! stops, slows, spoils or reads anything of another's; what the judge could not do is no score, and is
//! not kept.
//!
//! What could not be judged is shown as `?`, and makes its pupil's total a provisional one.

#![deny(missing_docs)]
// Nothing is printed here: that is for the commands.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod cache;
mod catalogue;
pub mod columns;
pub mod contest;
pub mod hand_in;
pub mod league;
pub mod marked;
pub mod marking;
mod page;
mod points;
pub mod results;
pub mod sheet;
pub mod similarity;
mod table;
pub mod task;

pub use points::{Points, earned};
pub use table::csv_of;

/// What stands between the cells of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// A comma; a point in numbers.
    Comma,
    /// A semicolon; a comma in numbers.
    Semicolon,
}
