//! From a source to a verdict.

pub mod builds;
mod collected;
pub(crate) mod companion;
mod compile;
mod crash;
mod dialogue;
pub mod difference;
mod judged;
pub mod language;
pub(crate) mod modules;
mod names;
mod options;
mod prepared;
mod proconio;
pub mod program;
mod ran;
pub mod report;
pub mod runner;
pub(crate) mod settings;
pub(crate) mod temporary;
pub(crate) mod tools;
pub mod transcript;
mod unfit;
pub mod verdict;
mod workdir;
