//! One program within limits, isolated and measured.
//!
//! This crate knows nothing of problems and verdicts: it starts a program that nobody trusts,
//! keeps it away from everything that is not its own, stops it when it uses too much, and tells
//! how it ended and what it used. A [`Job`] goes in, an [`Outcome`] comes out: [`run`].
//!
//! # Theory of operation
//!
//! ```text
//! parent ── helper ─┬─ keeper    first process of a PID namespace: collects orphans
//!                   └─ program ── whatever it starts
//! ```
//!
//! The parent starts a helper for each program anew: itself with [`HELPER_ARGUMENT`], or the
//! program `sandbox-helper`. Why a process for this? It is single-threaded, so it may fork and
//! change itself as it likes; the peak of memory survives `exec`, so a program that is started by
//! a parent that once held 300 MiB would be charged 300 MiB; and the helper outlives its parent,
//! so that it can clean up. What the helper does, in which order, stands in [`helper`].
//!
//! ## Who reports
//!
//! Only the helper, through a pipe whose end no other process holds. The keeper has no
//! descriptor at all, and the program has three: input, output and error. The program is a direct
//! child of the helper, a sibling of the keeper, so how it ended is known from the kernel, and
//! nothing that it writes anywhere is taken for a report. It can neither name nor signal nor trace the helper:
//! the helper is outside of its PID namespace, outside of its Landlock domain, not dumpable, of
//! another user where the parent is root, and the calls that could do it are refused. Any one of
//! these would do.
//!
//! ## What is sealed by what
//!
//! | what | namespaces | Landlock | seccomp | always |
//! |---|---|---|---|---|
//! | opening other files | mount: not there | refused | handles, `mount` | |
//! | names, sizes, modes, times of other files | mount: not there | | changing them | |
//! | seeing other processes | PID | `/proc` of others | | |
//! | signals, tracing, priorities, limits of others | PID | signals from 6.12, tracing | all | helper not dumpable |
//! | network, also of the machine itself | network | TCP from 6.7 | all sockets but pairs | |
//! | abstract sockets | network | from 6.12 | all | |
//! | System V and POSIX shared memory, queues | IPC, mount | `/dev/shm` | all | |
//! | terminal | mount | | typing at it | own session, none of its descriptors |
//! | descriptors, environment | | | | closed; made anew |
//! | kernel: keys, modules, BPF, `io_uring`, other machine languages | | | all | no new privileges |
//! | root | another user, or no capabilities | | | |
//!
//! Namespaces need a kernel that lets an ordinary user make user namespaces, or root. Landlock is
//! there from Linux 5.13 on, if it is not switched off. A [`Layer`] that is missing is never
//! missing in silence: [`Isolation::best`] tries all of them once, by a rehearsal that does
//! everything but execute something, and says what is on and why the rest is off; a layer that
//! is on in a job and cannot be put on is an error ([`NotRun`]).
//!
//! ## What is bounded, and how it is measured
//!
//! **Time** is CPU time, user and system, of the program and of everything that it started. It
//! is the most of three: what the kernel has added up of all that was collected, what was seen
//! while it ran (the clock of each process), and what the cgroup says where there is one. The
//! last is exact; without it, the time of processes that nobody collects (a parent that ignores
//! SIGCHLD) counts only up to the last look, some milliseconds before their end. The clock on
//! the wall is only a net for programs that sleep: what counts is the time in which none of the
//! threads ran or waited for a CPU, so a busy machine makes nobody idle.
//!
//! **Memory** is the peak of the resident set; of several processes together it is the sum of
//! their proportional shares (PSS), looked at every few milliseconds. The helper's own three MiB
//! are the least that is ever reported. It is *not* limited through `RLIMIT_AS`: that limits
//! addresses, not memory, so it stops programs that only reserve (large static arrays, thread
//! stacks, the heaps of other languages), and it makes an allocation fail, so that a crash would
//! be seen instead of "memory limit exceeded". Memory that belongs to no process (files without
//! names, large pipes, shared segments) cannot be had.
//!
//! **Processes and threads** are limited by the kernel for each run on its own, where the run has
//! its own user or user namespace; else the limit is one of the user, raised by what the user has
//! already, and the helper counts besides.
//!
//! **What it writes** goes to a folder in memory, of a fixed size and number of files; where there
//! is no mount namespace, to a folder on disk, whose size is looked at. Each file is limited, its
//! output and error too. Outputs are taken by the helper after the end of all processes: opened
//! without following links, only if they are regular, and cut at the limit.
//!
//! ## What is left
//!
//! Nothing. The keeper's death kills everything in its namespace; without one, the helper adopts
//! what the program leaves and kills it until there is none. When the parent dies, its pipe to
//! the helper ends, and the helper kills the program and removes the parent's folder; when the
//! helper is killed, the kernel kills the keeper and the program. A parent that is interrupted
//! removes its folders first ([`tidy_when_interrupted`]). When a parent is killed between two
//! runs, or its helper with it, a folder is left, and [`sweep`] finds it later.
//!
//! ## What is not sealed
//!
//! - The kernel itself: this is one kernel for all, and its bugs are not kept out.
//! - What programs can learn from the machine's speed, and how much they slow each other down.
//! - Without [`Layer::Files`]: names, sizes and dates of files outside can be asked for, though
//!   nothing can be opened or changed; what lies in the folder on disk can outgrow its size for
//!   some milliseconds.
//! - Without [`Layer::Processes`]: what the program has started, and the program itself if its
//!   parent is root, may outlive a helper that is killed by SIGKILL. (A parent that is killed so
//!   leaves nothing: its helpers see to that.)
//!
//! # Runs that talk
//!
//! [`start`] leaves the parent free while the program runs, so that it can talk with it through
//! pipes. The pipe to the helper stays open meanwhile and carries single bytes: [`Running::heard`]
//! says that the program has spoken, so that its silence is counted anew, [`Running::rest`] that it
//! waits for somebody else, so that its silence does not count, and [`Running::dismiss`] that the
//! parent has heard enough. When the pipe is closed, the parent is gone.

mod client;
mod group;
pub mod helper;
mod job;
mod layers;
mod outcome;
mod rehearsal;
mod scratch;

#[cfg(not(target_os = "linux"))]
compile_error!("programs are measured through /proc and sealed by namespaces, which need Linux");

pub use client::{Running, run, start};
pub use job::{Job, Provided, Quota, Role, Takes};
pub use layers::{Isolation, Layer};
pub use outcome::{Ended, Exit, Kind, Left, NotRun, Outcome, RunError, Stop};
pub use scratch::{Scratch, remove_all, sweep, sweep_within, tidy, tidy_when_interrupted};

/// The first argument that makes a program the helper: it has to call [`helper::main`] then,
/// before it does anything else.
pub const HELPER_ARGUMENT: &str = "__exec";
