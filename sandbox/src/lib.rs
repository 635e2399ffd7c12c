//! One program within limits, isolated and measured.
//!
//! This crate knows nothing of problems and verdicts: it starts a program that nobody trusts,
//! keeps it away from everything that is not its own, stops it when it uses too much, and tells
//! how it ended and what it used. A [`Job`] goes in, an [`RunOutcome`] comes out: [`run`].
//!
//! That is the whole contract, and a house for each system keeps it: `linux/`, with a theory of
//! operation at its head. Who stands above sees no system.

#![deny(missing_docs)]

pub mod both;
mod job;
mod layers;
mod outcome;
mod places;
mod say;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
use linux as house;

#[cfg(not(target_os = "linux"))]
compile_error!("no house is built for this system");

pub use house::{
    Running, Scratch, helper, remove_all, run, start, sweep, sweep_within, tidy,
    tidy_when_interrupted,
};
pub use job::{Job, Provided, Quota, Role, Takes};
pub use layers::{Isolation, Layer};
pub use outcome::{Ended, Exit, Kind, Left, NotRun, RunError, RunOutcome, Stop};
pub use places::{NoPlace, PassedOver, Why, temporary_place};

/// The first argument that makes a program the helper: it has to call [`helper::main`] then,
/// before it does anything else.
pub const HELPER_ARGUMENT: &str = "__exec";
