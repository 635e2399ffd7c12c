//! The referees: who judges by the rules of one problem.
//!
//! Most outputs are compared with the reference's. Where several are right a special checker
//! judges what an output claims, and where the program talks an interactor is the other side. What
//! they stand on is in [`checker`], which knows them by [`REFEREES`] alone and so depends on no room.

#![deny(missing_docs)]

mod catalogue;
mod interactor;
mod special;

use checker::Referees;

/// All special checkers and interactors.
pub static REFEREES: Referees = Referees {
    specials: special::TABLE,
    games: interactor::TABLE,
};
