//! From a source to a verdict.

pub mod builds;
mod collected;
mod dialogue;
pub mod difference;
mod judged;
pub mod language;
mod prepared;
pub mod program;
mod ran;
pub mod report;
pub mod runner;
pub(crate) mod settings;
pub mod transcript;
pub mod verdict;
mod workdir;
