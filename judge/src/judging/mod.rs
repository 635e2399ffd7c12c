//! From a source to a verdict.

pub mod builds;
mod collected;
mod compile;
mod crash;
mod dialogue;
pub mod difference;
mod judged;
pub mod language;
mod modules;
mod names;
mod options;
mod prepared;
pub mod program;
mod ran;
pub mod report;
pub mod runner;
pub(crate) mod settings;
pub(crate) mod temporary;
mod tools;
pub mod transcript;
mod unfit;
pub mod verdict;
mod workdir;
