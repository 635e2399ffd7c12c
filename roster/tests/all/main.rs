//! The list of all problems, and each game of them by its rules.

mod games;
mod list;
