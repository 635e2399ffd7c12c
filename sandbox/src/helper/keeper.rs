//! The first process of a program's PID namespace.
//!
//! It mounts `/proc`, collects orphans and does nothing else: it has no descriptor, no secret and
//! no say. It is out of the program's reach all the same: signals from inside its own namespace
//! do nothing to it, and it cannot be traced. When it is killed, from outside, the kernel kills
//! everything in the namespace, so nothing can outlive a run.

use std::io::{PipeWriter, Read, Write};
use std::os::fd::AsRawFd;
use std::path::Path;

use nix::mount::{MsFlags, mount};
use nix::sys::prctl;
use nix::sys::signal::{SigSet, Signal};
use nix::unistd::{Pid, chdir};

use super::sys::{close_everything, collect_all, split};
use super::walls::Tree;
use crate::layers::Layer;
use crate::outcome::NotRun;

/// Starts it; from now on the helper's children are in its namespace.
pub(super) fn start(tree: Option<&Tree>) -> Result<Pid, NotRun> {
    let failed = |error: std::io::Error| NotRun::at(Layer::Processes, "first process", &error);
    let (mut ready, writer) = std::io::pipe().map_err(failed)?;
    let proc = tree.map(|tree| tree.root.join("proc"));
    let reader = ready.as_raw_fd();
    let keeper = split(None, || keep(proc.as_deref(), reader, writer)).map_err(failed)?;
    // Dropped with the closure in this process; in the keeper it is closed once all is ready.
    let mut byte = [0];
    match ready.read(&mut byte) {
        Ok(1) => Ok(keeper),
        Ok(_) => Err(failed(std::io::Error::other("it ended at once"))),
        Err(error) => Err(failed(error)),
    }
}

fn keep(proc: Option<&Path>, reader: i32, mut ready: PipeWriter) -> i32 {
    // Without this end of its own, the pipe breaks when the helper is gone.
    let _ = nix::unistd::close(reader);
    let _ = prctl::set_pdeathsig(Signal::SIGKILL);
    let _ = SigSet::all().thread_block();
    if let Some(proc) = proc {
        let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
        // Nobody's processes but its own, nor what the machine tells about itself. Where even
        // this is not allowed, the program has no /proc.
        let _ = mount(
            Some("proc"),
            proc,
            Some("proc"),
            flags,
            Some("hidepid=invisible,subset=pid"),
        );
    }
    let _ = chdir("/");
    if ready.write_all(b"!").is_err() {
        return 1;
    }
    std::mem::forget(ready);
    close_everything();
    let ended = SigSet::from(Signal::SIGCHLD);
    loop {
        // Each orphan announces itself when it ends.
        collect_all();
        let _ = ended.wait();
    }
}
