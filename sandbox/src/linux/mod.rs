//! The house for Linux.
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
//! ## Threads, never processes
//!
//! A program may have threads and no processes: `fork`, `vfork` and every `clone` without
//! `CLONE_THREAD` are refused, and `clone3` is unknown, so that the C library falls back to what
//! the filter can read. Interpreters and the machines of Java are started by the helper itself.
//! This one rule takes a class of tricks away: time that is spent in children which nobody collects,
//! memory that they hold or leave behind, daemons, bombs. Only a compiler ([`Role::Compiler`])
//! starts others, and what it compiles is never executed by it.
//!
//! ## A list of calls
//!
//! The filter allows what languages need, found by running the examples of the set and honest programs in
//! all of them, and nothing else: what a new kernel brings along is refused until somebody needs it. The
//! list stands below, made from the table of which the filter is made. Calls that only some uses of are
//! needed are decided by their arguments. Three answers are no plain refusals:
//!
//! - *Unknown* (`ENOSYS`), for what came with Linux 5.1 or later: whoever uses it knows a way without, since
//!   there are older kernels. An interpreter that is newer than the list so finds an older kernel.
//! - *Rights and dates of files* are not changed, and the program is told that they were. By a descriptor
//!   through which a file is only read, its rights can be changed, which Landlock does not see, so the call
//!   cannot be allowed where other files are in reach; refused, an honest copy ends with an error after the
//!   last byte (`std::filesystem::copy_file`, `fs::copy` of Rust, `shutil.copy`, `copyFileSync`). No
//!   program of a contest depends on rights: its folder is its own, and goes with it. It also means that no
//!   folder can be locked from those who count what is in it.
//! - *Copies within the kernel* (`sendfile`) are not to be had for these files (`EINVAL`), so all copy by
//!   hand: pages of a file that wait in a pipe would be nobody's.
//!
//! Where a language cannot do without a call that is not listed, its small program fails, and the judge
//! tells which call it is ([`Isolation::spared`](crate::Isolation::spared)).
//!
//! ## What is sealed by what
//!
//! | what | namespaces | Landlock | seccomp | always |
//! |---|---|---|---|---|
//! | opening other files | mount: not there | refused | handles, `mount` | |
//! | names, sizes, modes, times of other files | mount: not there | | changing them (rights, dates, attributes, flags), locking them, also by a descriptor | |
//! | seeing other processes | PID | `/proc` of others | | |
//! | signals, tracing, priorities, limits of others | PID | signals from 6.12, tracing | all, and its own priority | helper not dumpable |
//! | network, also of the machine itself | network | TCP from 6.7 | all sockets (a runtime may have pairs) | |
//! | System V and POSIX shared memory, queues | IPC, mount | `/dev/shm` | all | |
//! | terminal | mount | | typing at it | own session, none of its descriptors |
//! | descriptors, environment | | | | closed; made anew |
//! | kernel: keys, modules, BPF, `io_uring`, AIO, inotify, whatever is new, other machine languages | | | all | no new privileges |
//! | root | | | | another user |
//!
//! Namespaces need a kernel that lets an ordinary user make user namespaces, or root that may
//! administer, as root of a container may not. Landlock is there from Linux 5.13 on, if it is not
//! switched off. A [`Layer`] that is missing is never missing in silence: [`Isolation::best`] tries
//! all of them once, by a rehearsal that does everything but execute something, and says what is on
//! and why the rest is off; a layer that is on in a job and cannot be put on is an error
//! ([`NotRun`]).
//!
//! ## A machine that allows less
//!
//! A layer that is missing never makes an honest program fail; it only makes less of a seal. What
//! would be in its way without the layer, each layer brings along or leaves alone:
//!
//! - **No namespaces** (a container, an ordinary user of a system that refuses them): a program finds
//!   the machine's own file tree, in which Landlock refuses to open what it may not. Whether a user
//!   namespace is good for something shows only when something is done in it: Ubuntu from 23.10 on
//!   lets everybody make one and refuses all else there. Each step that fails is blamed on its layer,
//!   and another helper tries without it.
//! - **No `/proc` of its own**, where a container has masked the machine's: the machine's is shown in
//!   the tree, since Java and Rust do not start without; Landlock leaves it what is its own there.
//!   Without Landlock too, the layer of processes counts as missing.
//! - **Root** is another user in its programs, on every machine where there is another one: one that
//!   owns nothing, so that rights and dates of files cannot be changed either, whatever is asked by
//!   whichever descriptor. The folders that lead to its own are made passable for everybody, and have
//!   names that nobody knows. A runtime that lies where only root can enter (`/root/.rustup`) is shown
//!   elsewhere in a tree. Without one the program keeps a single capability for it, to read
//!   everything, or to open everything where root has only that (most containers, and only with a
//!   Landlock that knows of cutting files, from Linux 6.2 on): but never without a tree or Landlock,
//!   which say what everything is. Else it is not run, and the reason names the runtime. Where root has
//!   no other user, its programs stay root without capabilities, within a tree or Landlock, and the
//!   layer is told as missing; without either nothing is run.
//! - **No filter of calls, no cgroup, old kernels:** everything else is as it was.
//! - **A bad place for temporary files** (read-only, full, small, mounted so that nothing can be
//!   executed) is passed over for the next one: [`temporary_place`].
//!
//! ## What is shown, and what is hidden
//!
//! Of the system, what compilers and interpreters need; of a runtime elsewhere, what
//! [`Job::runtime`] names; the longest name counts. What a job hides ([`Job::hidden`]) is not there
//! even below a folder that is shown: in the tree an empty folder covers it, and to Landlock, whose
//! rules can only add, all that lies beside it is named instead of the folder above.
//!
//! The program itself lies in its folder, beside its input ([`Provided::Shown`]): bound there, so that it can
//! only be read; without a tree it is a copy or, for another user, one more name of the same file.
//!
//! ## What is bounded, and how it is measured
//!
//! **Time** is CPU time, user and system, of the program and of everything that it started. It
//! is the most of three: what the kernel has added up of all that was collected, what was seen
//! while it ran (the clock of each process), and what the cgroup says where there is one. The
//! clock on the wall is only a net for programs that sleep: what counts is the time in which none of
//! the threads ran or waited for a CPU, so a busy machine makes nobody idle. That is seen by looks, some
//! milliseconds apart and never at a moment that can be foreseen: where no thread runs or waits, all
//! the time since the last look was idle, but for the CPU time that was used in it. So no look gives
//! more credit than the time since the last, however many threads wait; and whoever has waited long,
//! or has ended since, was seen to wait. No thread can make itself less urgent than others, or it would
//! wait for ever and be taken for busy.
//!
//! **Memory** is the peak of the resident set with what is swapped out and the page tables, as any
//! living thread tells it. What is held elsewhere is little, or is disk. Pipes, and pairs of sockets (which
//! only runtimes have), are few and cannot grow; pages of files are not lent to them; what the kernel could
//! hold for it (segments, queues, huge pages, tables of futexes, files that never had a name) is on no list.
//! A file of its folder can hold what it likes, and be mapped: shared if it is only read, and whoever has
//! opened it to write can make that mapping writable later. Its pages are the file's then, and count as
//! disk; they are bounded as the folder is, whether the file still has a name or not.
//! A program is stopped when it holds more than its limit. How much more that may be:
//! - where there is a cgroup with memory, a quarter: the kernel refuses more;
//! - else a quarter as a rule: a program is looked at again before it could have filled that, at the
//!   speed at which two CPUs can fill memory. More CPUs fill more, and on a machine so busy that the
//!   helper has to wait it is looked at later.
//!
//! Addresses are no memory: what is reserved and not used is free, and so is the stack that a thread
//! asks for. A [`Role::Native`] program has two GiB of them beyond its memory, as the most that it can
//! ever take from a machine that keeps the helper waiting; an allocation beyond that fails, which the
//! program tells in its own words. Its stack has no limit of its own, since that would be the size of
//! every thread's stack. A runtime ([`Role::Interpreted`]) reserves addresses as it likes.
//!
//! The helper's own three MiB are the least that is ever reported.
//!
//! **Processes and threads** are limited by the kernel for each run on its own, where the run has
//! its own user or user namespace; else the limit is one of the user, raised by what the user has
//! already, and the helper counts besides.
//!
//! **What it writes** goes to its folder and to `/tmp`, which lie in memory, together of a fixed size
//! and number of files; where there is no mount namespace, to a folder on disk, whose size is looked at,
//! with that of files which are open or mapped and have no name any more. There `/tmp` is nobody's:
//! `TMPDIR` names the folder, and `tmpfile()` of C, which asks for nothing, fails. What lies there is disk, not
//! memory, wherever it is. Each file is limited, its output and error too, and takes no more room than
//! its length. Outputs are taken by the helper after the end of all processes: opened without
//! following links, only if they are regular, and cut at the limit. A disk that is full at the end was
//! filled by the program if it took most of what was free, and a quarter of what one of its files may
//! have ([`Ended::filled`]); else it is nobody's fault and an error.
//!
//! **What cannot run at all** though it was handed in (no program, an interpreter that is not there)
//! has ended as [`Exit::NotStarted`]; a compiler or interpreter of the machine that cannot be started
//! is an error.
//!
//! ## What is left
//!
//! Nothing. The keeper's death kills everything in its namespace; without one, the helper adopts
//! what the program leaves and kills it until there is none. When the parent dies, its pipe to
//! the helper ends, and the helper kills the program and removes the parent's folder; when the
//! helper is killed, the kernel kills the keeper and the program. A parent that is interrupted
//! removes its folders first ([`tidy_when_interrupted`]). When a parent is killed between two
//! runs, or its helper with it, a folder is left, and [`sweep`] finds it later: by a file in it that is locked
//! as long as its owner lives.
//!
//! ## What is inherited
//!
//! Nothing that counts. [`settle`] sets right what the parent has from whoever started it: signals that are
//! ignored or held back, rights of new files, limits; a limit that cannot be raised, and is too low for a
//! verdict, is told where a program is to be run. Helper and program begin with signals, rights, descriptors,
//! environment and limits of their own.
//!
//! ## What is not sealed
//!
//! - The kernel itself: this is one kernel for all, and its bugs are not kept out.
//! - What programs can learn from the machine's speed, and how much they slow each other down. What one has
//!   read of the system's files is read faster by the next; the kernel is not asked about it.
//! - Without [`Layer::Files`]: names, sizes and dates of files outside can be asked for, though
//!   nothing can be opened or changed; what lies in the folder on disk can outgrow its size for
//!   some milliseconds, and is memory where the place for temporary files is.
//! - Without [`Layer::Processes`]: what a compiler has started may outlive a helper that is killed by
//!   SIGKILL. (A parent that is killed so leaves nothing: its helpers see to that.)
//! - Without both [`Layer::Files`] and [`Layer::Paths`]: all that its user may read, write and delete. That is
//!   the parent's own user but with [`Layer::Identity`].
//!
//! # Runs that talk
//!
//! [`start`] leaves the parent free while the program runs, so that it can talk with it through
//! pipes. The pipe to the helper stays open meanwhile and carries single bytes: [`Running::heard`]
//! says that the program has spoken, so that its silence is counted anew, [`Running::rest`] that it
//! waits for somebody else, so that its silence does not count, and [`Running::dismiss`] that the
//! parent has heard enough. When the pipe is closed, the parent is gone.
//!
#![doc = include_str!("../../CALLS.md")]

mod client;
mod group;
pub mod helper;
mod inherited;
pub(crate) mod places;
mod rehearsal;
pub(crate) mod scratch;
mod talk;

use std::io;
use std::path::PathBuf;

use crate::System;

pub use client::{Running, run, start};
pub use inherited::settle;
pub use scratch::{remove_all, sweep, sweep_within, tidy_when_interrupted};
pub use talk::{Ear, Mouth, pipes};

/// The system that programs run on here.
pub const SYSTEM: System = System::Linux;

/// The file that is empty to whoever reads it.
pub const NOTHING: &str = "/dev/null";

/// This very program, as the helper. Not by its own name: the link works even after it was rebuilt.
///
/// # Errors
/// Never.
pub fn own_helper() -> io::Result<PathBuf> {
    Ok(PathBuf::from("/proc/self/exe"))
}

/// Does it. Nobody is in the way for a moment here, as scanners are elsewhere.
///
/// # Errors
/// What is wrong.
pub fn patiently<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    act()
}
