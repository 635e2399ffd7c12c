//! What leaves the house: packages, statements and programs on streams.
//!
//! One test program holds all of it: five would each be linked with all problems.

mod forms;
mod packages;
mod programs;
mod statement;
mod streams;
mod wants;
