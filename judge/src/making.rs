//! For those who make the tests: are the limits fair, and are the tests strong?

mod mutants;
pub mod shares;
pub mod strength;
