//! Packages for other judging systems.
//!
//! | a package | |
//! |---|---|
//! | [`task`] | all that is known of a problem: tests, statements, examples, checker |
//! | [`groups`] | which tests are worth what |
//! | [`prose`] | a statement in its parts |
//! | [`system`] | what each system wants |
//! | [`package`], `notation` | files, folder and archive; the little of YAML in them |
//!
//! [`statement`] turns Markdown into the markup of other systems, [`streams`] a submission on files
//! into one on the standard streams.

#![deny(missing_docs)]

mod catalogue;
pub mod groups;
mod notation;
pub mod package;
pub mod prose;
pub mod statement;
pub mod streams;
pub mod system;
pub mod task;
