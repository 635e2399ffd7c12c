//! One program within limits, isolated and measured.
//!
//! This crate knows nothing of problems and verdicts: it starts a program that nobody trusts,
//! keeps it away from everything that is not its own, stops it when it uses too much, and tells
//! how it ended and what it used. A [`Job`] goes in, an [`RunOutcome`] comes out: [`run`].
//!
//! That is the whole contract, and a house for each system keeps it: `linux/` and `windows/`, each with a
//! theory of operation at its head. Who stands above asks for no system to run a program; who wants to
//! tell a person of it asks [`SYSTEM`].

#![deny(missing_docs)]

mod best;
pub mod both;
mod folder;
mod job;
mod layers;
mod outcome;
mod places;
mod say;
mod scratch;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
use linux as house;

#[cfg(windows)]
mod windows;
#[cfg(windows)]
use windows as house;

#[cfg(not(any(target_os = "linux", windows)))]
compile_error!("no house is built for this system");

pub use house::{
    Ear, Mouth, NOTHING, Running, SYSTEM, helper, own_helper, patiently, pipes, remove_all, run,
    settle, start, sweep, sweep_within, tidy_when_interrupted,
};
pub use job::{Job, Provided, Quota, Role, Takes};
pub use layers::{Isolation, Layer};
pub use outcome::{Ended, Exit, Kind, Left, NotRun, RunError, RunOutcome, Stop};
pub use places::{PassedOver, temporary_place};
pub use scratch::{Scratch, tidy};

/// The first argument that makes a program the helper: it has to call [`helper::main`] then,
/// before it does anything else.
pub const HELPER_ARGUMENT: &str = "__exec";

/// A system that programs run on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Linux.
    Linux,
    /// Windows.
    Windows,
}
