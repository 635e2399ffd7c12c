//! Keeping the set: its tests, its conventions, its tables.

pub mod checks;
pub mod expected;
pub mod fault;
mod languages;
mod links;
pub mod listing;
pub mod locking;
pub mod making;
mod params;
mod passed_before;
mod reference;
mod room;
mod sanity;
pub mod scaffold;
mod shape;
mod subject;
mod texts;
pub mod unit_tests;
pub mod verify;
