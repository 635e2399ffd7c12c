//! For those who make the tests: are the limits fair, the tests strong, and the
//! references fast?

mod mutants;
mod one_program;
pub mod race;
pub mod shares;
pub mod strength;
