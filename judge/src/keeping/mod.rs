//! Keeping the set: its tests, its conventions, its tables.

pub mod expected;
mod kept;
pub mod listing;
pub mod locking;
pub mod making;
pub mod room;
pub mod sanity;
pub mod scaffold;
mod shape;
pub mod units;
pub mod verify;
