//! The house for Windows.
//!
//! # Theory of operation
//!
//! ```text
//! parent ── job object ── program
//! ```
//!
//! There is no helper: the parent itself starts the program, suspended, puts it into a job object and lets
//! it go. A thread watches it. What a helper does elsewhere, the system does here: when the parent ends,
//! however it ends, the last handle of the job is closed, and all that is in it is killed. A program has
//! memory of its own from its first moment on, whatever its parent held.
//!
//! ## What a run is made of
//!
//! 1. Its folder is filled. Where the program is to be less than its user, the folder is marked as low.
//! 2. Its streams are opened: files, or the ends of pipes (`talk`). Of all handles of the parent the program
//!    inherits these three, named one by one, and no other.
//! 3. The process is made, suspended, with an environment of its own and without a console, and put into the
//!    job (`start`, `sys`). What it could do before it is in the job is nothing.
//! 4. It is looked at every few milliseconds (`running`): the time and the memory of the job, the length of
//!    what it has printed and of what is in its folder. What the numbers mean, and what is too much, stands
//!    in `numbers`, where each has a test on what a machine has told.
//! 5. When it has ended or must, the whole job is ended, and waited for. Outputs are taken, cut at the limit.
//!
//! ## What holds a program
//!
//! | what | by what |
//! |---|---|
//! | processes: a program has one, and threads; a compiler has more | the job: active processes |
//! | breaking away from the job | no limit of it allows that |
//! | memory | the job refuses more than a quarter above the limit; past the limit it is stopped |
//! | changing files that are not its own, processes of others, the registry | low integrity, without privileges |
//! | clipboard, desktop, windows of others, shutting down | the job: limits of the user interface |
//! | handles, environment, console | inherited by list; made anew; none |
//! | what is left | killed with the job |
//!
//! ## What is not sealed
//!
//! Files that its user may read can be read, the answers of the tests too; the network can be used; names of
//! processes can be seen. No seal of Windows that needs no administrator closes these for a program that was
//! made elsewhere. So [`Isolation::is_sealed`](crate::Isolation::is_sealed) is never true here: who runs the
//! programs of others has to trust them, and is told so. Where a folder cannot be marked, as on a disk that
//! knows no rights, there is no low integrity either, and [`Isolation::best`](crate::Isolation::best) says so.
//!
//! ## What is measured
//!
//! **Time** is the CPU time, user and system, of all in the job, as the job counts it. The clock on the wall is
//! a net for programs that sleep: what counts is the time in which it got less than a fiftieth of a CPU. A
//! machine that is busy with others leaves it more than that.
//!
//! **Memory** is what the job was promised at its peak: a large array counts even where it is not used.
//!
//! **What it writes** may outgrow its limit for the time between two looks; it is cut then.
//!
//! Where the system counts neither for a job (Wine), the first thread's time and the process's own memory are
//! taken: the least that is known.
//!
//! ## What is tried again
//!
//! A scanner opens each new file for a moment, a program just as it is to be started, an output just as it is
//! to be taken. What fails for that is tried again for some seconds ([`patiently`]).

mod folder;
mod numbers;
mod patience;
pub(crate) mod places;
mod rehearsal;
mod running;
pub(crate) mod scratch;
mod start;
mod sys;
mod talk;

use std::io;
use std::path::{Path, PathBuf};

use crate::System;
use crate::job::Job;
use crate::outcome::{RunError, RunOutcome};

pub use patience::patiently;
pub use running::Running;
pub use scratch::{remove_all, sweep, sweep_within, tidy_when_interrupted};
pub use talk::{Ear, Mouth, pipes};

/// The system that programs run on here.
pub const SYSTEM: System = System::Windows;

/// The file that is empty to whoever reads it.
pub const NOTHING: &str = "NUL";

/// This very program, as what starts programs.
///
/// # Errors
/// If the system does not tell.
pub fn own_helper() -> io::Result<PathBuf> {
    std::env::current_exe()
}

/// Sets right what is inherited: nothing, here.
pub fn settle() {}

/// Starts a program. There is no helper.
///
/// # Errors
/// If it cannot be started.
pub fn start(_helper: &Path, job: &Job) -> Result<Running, RunError> {
    running::start(job)
}

/// Runs a program to its end.
///
/// # Errors
/// If the program could not be run at all.
pub fn run(helper: &Path, job: &Job) -> Result<RunOutcome, RunError> {
    start(helper, job)?.finish()
}

/// What is a process of its own elsewhere.
pub mod helper {
    use std::process::ExitCode;

    /// There is none here.
    pub fn main() -> ExitCode {
        ExitCode::FAILURE
    }
}
