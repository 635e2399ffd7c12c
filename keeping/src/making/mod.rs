//! For those who make the tests: are the limits fair, the tests strong, and the
//! references fast?

mod mutants;
mod one_program;
pub mod race;
mod replacements;
pub mod shares;
pub mod strength;
