//! The checkers of all problems and the programs around them, those in C++ too.
//!
//! One test program holds all of it: four would each be linked with all problems.

mod checkers;
mod cpp;
mod interactor;
mod program;
