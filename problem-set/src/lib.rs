//! The set of problems: where each is found, and what `problem.toml` says of it.
//!
//! Judge, checker, exporter and benches find a problem here, as an [`AnyProblem`]: the contract of
//! its solution and its room with the types erased, so that text goes in and text comes out. None of
//! them depends on a room. A program that has the rooms [`install`]s them first of all; it calls
//! `all_problems::install`, and so does a test that needs a room.

#![deny(missing_docs)]

mod digest;
mod idea;
mod installed;
pub mod knowledge;
pub mod links;
mod lookup;
mod named;
pub mod names;
pub mod offered;
pub mod params;
pub mod play;
mod primer;
pub mod spec;
mod text;
mod verdict;
pub mod written;

pub use contract::offer::MISERE;
pub use contract::{
    AnyProblem, Dialogue, Method, Most, NewPlayer, ParsedInput, Search, Sizes, Tier, Value, Values,
};
pub use digest::{Digest, hexadecimal};
pub use installed::{
    add, added_folder, bad_spec, find, home, install, is_draft, listed, problems, rooms,
};
pub use lookup::{find_beside, find_by_file, find_problem};
pub use primer::Primer;
pub use spec::Spec;
pub use verdict::Verdict;
