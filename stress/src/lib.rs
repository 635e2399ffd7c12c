//! Looks for an input on which a program fails, and makes it small.
//!
//! First all small inputs are tried in order of their size (`finding::Ascent`), as far as that is cheap; then
//! inputs of the room's generator of small ones, plain and with words changed (`inputs`), those that somebody
//! would build (`built`), and, when half of the time is over, the tests of the set. What is found is made
//! smaller (`finding::shrink`), so that a person can work it through by hand. `bench` runs the program on all of them.

#![deny(missing_docs)]
// Nothing is printed here: that is for the commands.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod bench;
mod built;
mod domain;
mod inputs;
mod own_tests;

pub use bench::{Bench, Counterexample, Found};
pub use own_tests::OwnTests;
