//! The parent's side: starting the helper and hearing what it has to say.

use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::HELPER_ARGUMENT;
use crate::job::Job;
use crate::outcome::{NotRun, RunError, RunOutcome};

/// The program has spoken, or is on turn.
pub(crate) const HEARD: u8 = b'+';
/// The program waits for somebody else.
pub(crate) const REST: u8 = b'-';
/// The program is to be stopped.
pub(crate) const DISMISS: u8 = b'.';

/// The helper's answer: how the program ended, or why it was not run.
pub(crate) type Reply = Result<RunOutcome, NotRun>;

/// A program that has been started.
#[derive(Debug)]
pub struct Running {
    helper: Child,
    orders: ChildStdin,
    /// Has something to read when the program has ended.
    reply: ChildStdout,
}

impl Running {
    /// Tells that the program has spoken, or is on turn: its silence is counted from now on.
    pub fn heard(&mut self) {
        self.order(HEARD);
    }

    /// Tells that somebody else is on turn: until the program is [heard](Running::heard) again, its
    /// silence does not count.
    pub fn rest(&mut self) {
        self.order(REST);
    }

    /// Stops the program; [`Ended::stopped`](crate::Ended::stopped) says so, unless it had ended
    /// before.
    pub fn dismiss(&mut self) {
        self.order(DISMISS);
    }

    fn order(&mut self, order: u8) {
        // A helper that is gone is noticed when its answer is missing.
        let _ = self.orders.write_all(&[order]);
    }

    /// Waits for the end of the program.
    ///
    /// # Errors
    /// If the program could not be run at all.
    pub fn finish(mut self) -> Result<RunOutcome, RunError> {
        let mut answer = Vec::new();
        self.reply.read_to_end(&mut answer)?;
        let status = self.helper.wait()?;
        let reply: Option<Reply> = serde_json::from_slice(&answer).ok();
        let reply = reply.ok_or_else(|| RunError::Silent(status.to_string()))?;
        reply.map_err(RunError::NotRun)
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
        // Its own group: Ctrl-C at the terminal ends the parent, and the helper cleans up.
        .process_group(0)
        .spawn()?;
    let pipes = child.stdin.take().zip(child.stdout.take());
    let (mut orders, reply) =
        pipes.ok_or_else(|| io::Error::other("it has no standard streams"))?;
    let mut question = serde_json::to_vec(job).map_err(io::Error::from)?;
    question.push(b'\n');
    // A helper that died at once is reported at the end, by its status.
    let _ = orders.write_all(&question);
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
pub fn run(helper: &Path, job: &Job) -> Result<RunOutcome, RunError> {
    start(helper, job)?.finish()
}
