//! The one list of all problems.
//!
//! It stands above the libraries, which depend on no room, and below the programs. A program calls
//! [`install`] first of all; a test of a library that needs a room finds it with [`find`].

#![deny(missing_docs)]

mod list;

use problem_set::AnyProblem;

/// Gives the program all problems.
pub fn install() {
    problem_set::install(|| list::ROOMS.iter().map(|room| **room).collect());
}

/// All problems, [installed](install) if they were not, by ascending id.
pub fn problems() -> &'static [&'static dyn AnyProblem] {
    install();
    problem_set::problems()
}

/// Those of them that are no drafts.
pub fn listed() -> Vec<&'static dyn AnyProblem> {
    install();
    problem_set::listed()
}

/// The problem with this id, in any case, with all problems [installed](install).
pub fn find(id: &str) -> Option<&'static dyn AnyProblem> {
    install();
    problem_set::find(id)
}
