//! The registry: the one list of all problems, and what `problem.toml` says of each.
//!
//! Programs, benches, cross-checks, checker and judge find a problem here, as an
//! [`AnyProblem`]: the contract of its solution and its room with the types erased, so that text
//! goes in and text comes out.

mod any;
mod list;
pub mod spec;

pub use any::{AnyProblem, Dialogue, Method, NewPlayer, Prepared};
pub use casebook::Tier;
pub use list::PROBLEMS;
pub use spec::Spec;

/// The problem with this id, in any case.
pub fn find(id: &str) -> Option<&'static dyn AnyProblem> {
    PROBLEMS
        .iter()
        .copied()
        .find(|problem| problem.id().eq_ignore_ascii_case(id))
}
