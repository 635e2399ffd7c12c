//! The set held to its standard: its tests, its conventions, its tables. Those who keep it are told in English.
//!
//! ```text
//! verify ── checks ─┬─ expected, reference       example submissions; the reference
//!   │               ├─ room, shape, sanity       conventions; tests and checkers
//!   │               └─ subject                   what is checked
//! unit_tests ── passed_before                    what need not be proved again
//! locking, listing, scaffold, making/            pinned tests; tables; new rooms; fair limits
//! ```

#![deny(missing_docs)]
// Nothing is printed here: that is for the commands.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod checks;
pub mod expected;
mod languages;
mod links;
pub mod listing;
pub mod locking;
pub mod making;
mod params;
mod passed_before;
pub mod quantities;
mod reference;
mod room;
mod sanity;
pub mod scaffold;
mod shape;
mod small;
mod subject;
mod texts;
pub mod unit_tests;
pub mod verify;
