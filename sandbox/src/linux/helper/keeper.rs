//! The first process of a program's PID namespace.
//!
//! It collects orphans and does nothing else: it has no descriptor, no secret and no say. It is
//! out of the program's reach all the same: signals from inside its own namespace do nothing to
//! it, and it cannot be traced. When it is killed, from outside, the kernel kills everything in
//! the namespace, so nothing can outlive a run.

use std::io::{PipeReader, PipeWriter};
use std::os::fd::{AsFd, AsRawFd};

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::prctl;
use nix::sys::signal::{SigSet, Signal};
use nix::unistd::{Pid, chdir};

use super::sys::{close_everything, collect_all, split};
use crate::layers::Layer;
use crate::outcome::NotRun;
use crate::say;

/// The keeper, seen from the helper.
#[derive(Debug)]
pub(super) struct Keeper {
    pub(super) pid: Pid,
    /// Open as long as the helper lives. Nobody waits for the keeper to be ready: this tells it if
    /// the helper died before the kernel knew that the two die together.
    _alive: PipeWriter,
}

/// Starts it; from now on the helper's children are in its namespace.
pub(super) fn start() -> Result<Keeper, NotRun> {
    let failed = |error: std::io::Error| NotRun::at(Layer::Processes, &say::FIRST_PROCESS, &error);
    let (watched, alive) = std::io::pipe().map_err(failed)?;
    let writer = alive.as_raw_fd();
    let pid = split(None, || keep(&watched, writer)).map_err(failed)?;
    Ok(Keeper { pid, _alive: alive })
}

fn keep(helper: &PipeReader, writer: i32) -> i32 {
    // With an end of its own it would never see the other one close.
    let _ = nix::unistd::close(writer);
    let _ = prctl::set_pdeathsig(Signal::SIGKILL);
    let _ = SigSet::all().thread_block();
    let mut ends = [PollFd::new(helper.as_fd(), PollFlags::POLLIN)];
    if poll(&mut ends, PollTimeout::ZERO) != Ok(0) {
        return 1;
    }
    let _ = chdir("/");
    close_everything();
    let ended = SigSet::from(Signal::SIGCHLD);
    loop {
        // Each orphan announces itself when it ends.
        collect_all();
        let _ = ended.wait();
    }
}
