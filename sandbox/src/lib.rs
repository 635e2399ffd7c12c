//! One program within limits, isolated and measured.
//!
//! [`run`] starts the helper ([`helper`] tells how it works), hands it a [`Job`] and waits for
//! what it has to say.
//!
//! # What is measured
//!
//! **Time** is CPU time, user and system together, of the program and of everything it started.
//! It hardly depends on what else the machine does. The clock on the wall is only a net for
//! programs that sleep or wait, and it stands still while the program waits for a free CPU.
//!
//! **Memory** is the peak of the resident set, of the largest process if there are several; the
//! helper's own three MiB are the least that is ever reported. It is *not* limited through
//! `RLIMIT_AS`: that limits addresses, not memory, so it stops programs that only reserve (large
//! static arrays, thread stacks, the heaps of other languages), and it makes an allocation fail,
//! so that the student would see a crash instead of "memory limit exceeded". A program that
//! merely reserves is within its limit.
//!
//! # Runs that talk
//!
//! [`start`] leaves the judge free while the program runs, so that it can talk with it through
//! pipes. The pipe to the helper stays open meanwhile and carries single bytes: [`Running::heard`]
//! says that the program has spoken, so that its silence is counted anew, and
//! [`Running::dismiss`] that the judge has heard enough. When the pipe is closed, the judge is
//! gone.
//!
//! # The seam for isolation
//!
//! [`Isolation`] is part of every job and of every report. There is nothing but
//! [`Isolation::None`] yet. Anything stronger (a Landlock domain, a seccomp filter) is a variant
//! of it and is put on in [`helper`], by the helper on itself just before it starts the program,
//! which inherits it.

use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde::{Deserialize, Serialize};

pub mod helper;

#[cfg(not(target_os = "linux"))]
compile_error!("the judge measures programs through /proc and CPU clocks, which need Linux");

/// The first argument that makes this program the helper.
pub const HELPER_ARGUMENT: &str = "__exec";

/// One program to be run.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The executable, by its absolute path.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<PathBuf>,
    /// Its current folder.
    pub folder: PathBuf,
    /// What it finds in its environment.
    pub environment: Environment,
    /// The file at its standard input.
    pub stdin: PathBuf,
    /// The file that takes its standard output.
    pub stdout: PathBuf,
    /// The file that takes its standard error; may be the same.
    pub stderr: PathBuf,
    /// What it may use.
    pub quota: Quota,
    /// What keeps it away from the rest of the machine.
    pub isolation: Isolation,
    /// The judge's folder, which the helper removes if the judge is gone.
    pub scratch: PathBuf,
    /// The judge: if the helper has another parent, the judge is gone.
    pub judge: u32,
}

/// The environment of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Environment {
    /// Nothing of the user's: a usual `PATH`, the current folder as home and for temporary
    /// files, UTF-8.
    Clean,
    /// The user's own: compilers find their parts through it.
    Inherited,
}

/// What keeps a program away from the rest of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Isolation {
    /// Nothing but limits: a program can do whatever its user can.
    None,
}

/// What a program may use. It is stopped when it uses more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quota {
    /// CPU time.
    pub cpu_ms: u64,
    /// Time on the wall, without the time for which it waited for a CPU; in a dialogue, since it
    /// last spoke.
    pub idle_ms: u64,
    /// Resident memory.
    pub memory_kib: u64,
    /// Size of every file that it writes.
    pub output_bytes: u64,
    /// Stack, as far as the system allows.
    pub stack_kib: u64,
}

/// How a program ended, and what it used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How.
    pub exit: Exit,
    /// Why it was stopped, if it was.
    pub stopped: Option<Stop>,
    /// CPU time, user and system, in microseconds.
    pub cpu_us: u64,
    /// Time on the wall, in microseconds.
    pub wall_us: u64,
    /// Peak of the resident set in KiB.
    pub peak_kib: u64,
}

impl Ended {
    /// CPU time in milliseconds, rounded up: a time past the limit never looks like the limit.
    pub fn cpu_ms(&self) -> u64 {
        self.cpu_us.div_ceil(1000)
    }
}

impl Default for Ended {
    /// Nothing was run and nothing was used.
    fn default() -> Self {
        Ended {
            exit: Exit::Code(0),
            stopped: None,
            cpu_us: 0,
            wall_us: 0,
            peak_kib: 0,
        }
    }
}

/// The end of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exit {
    /// It returned this code.
    Code(i32),
    /// This signal killed it.
    Signal(i32),
}

/// Why the helper stopped a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Its CPU time was used up.
    Cpu,
    /// It slept or waited for too long.
    Idle,
    /// It held too much memory.
    Memory,
    /// The judge had heard enough.
    Dismissed,
}

/// The helper's answer.
#[derive(Debug, Serialize, Deserialize)]
enum Reply {
    /// The program ran and ended.
    Ended(Ended),
    /// It was not run, for this reason.
    NotRun(String),
}

/// A program that could not be run; never the fault of what it computes.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The helper cannot be started or spoken to.
    #[error("the helper process cannot be used: {0}")]
    Helper(#[from] io::Error),
    /// The helper was killed, or is not the helper.
    #[error("the helper process gave no answer ({0})")]
    Silent(String),
    /// The helper could not start the program.
    #[error("the program cannot be started: {0}")]
    NotRun(String),
}

/// A program that has been started.
#[derive(Debug)]
pub struct Running {
    helper: Child,
    orders: Option<ChildStdin>,
    /// Has something to read when the program has ended.
    reply: ChildStdout,
}

/// The program has spoken.
const HEARD: u8 = b'+';
/// The program is to be stopped.
const DISMISS: u8 = b'.';

impl Running {
    /// Tells that the program has spoken, so that its silence is counted from now on.
    pub fn heard(&mut self) {
        self.order(HEARD);
    }

    /// Stops the program; [`Ended::stopped`] says so, unless it had ended before.
    pub fn dismiss(&mut self) {
        self.order(DISMISS);
    }

    fn order(&mut self, order: u8) {
        // A helper that is gone is noticed when its answer is missing.
        let _ = self
            .orders
            .as_mut()
            .map_or(Ok(()), |pipe| pipe.write_all(&[order]));
    }

    /// Waits for the end of the program.
    ///
    /// # Errors
    /// If the program could not be run at all.
    pub fn finish(mut self) -> Result<Ended, RunError> {
        let mut answer = Vec::new();
        self.reply.read_to_end(&mut answer)?;
        let status = self.helper.wait()?;
        match serde_json::from_slice(&answer) {
            Ok(Reply::Ended(ended)) => Ok(ended),
            Ok(Reply::NotRun(reason)) => Err(RunError::NotRun(reason)),
            Err(_) => Err(RunError::Silent(status.to_string())),
        }
    }
}

impl AsFd for Running {
    /// What can be read once the program has ended.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.reply.as_fd()
    }
}

/// Starts a program through the helper, which is `helper __exec`.
///
/// # Errors
/// If the helper cannot be started.
pub fn start(helper: &Path, job: &Job) -> Result<Running, RunError> {
    let mut child = Command::new(helper)
        .arg(HELPER_ARGUMENT)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // Its own group: Ctrl-C at the terminal ends the judge, and the helper cleans up.
        .process_group(0)
        .spawn()?;
    let mut orders = child.stdin.take();
    let reply = child
        .stdout
        .take()
        .ok_or_else(|| io::Error::other("it has no standard output"))?;
    let mut question = serde_json::to_vec(job).map_err(io::Error::from)?;
    question.push(b'\n');
    // A helper that died at once is reported at the end, by its status.
    let _ = orders
        .as_mut()
        .map_or(Ok(()), |pipe| pipe.write_all(&question));
    Ok(Running {
        helper: child,
        orders,
        reply,
    })
}

/// Runs a program to its end through the helper.
///
/// # Errors
/// If the program could not be run at all.
pub fn run(helper: &Path, job: &Job) -> Result<Ended, RunError> {
    start(helper, job)?.finish()
}
