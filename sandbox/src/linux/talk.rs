//! The pipes between the judge and a program that talks.

use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::path::PathBuf;
use std::time::Duration;

use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};

use super::client::Running;
use crate::job::Job;

/// What a program says. Reading never waits: where there is nothing, it is an error of the kind
/// [`WouldBlock`](io::ErrorKind::WouldBlock).
#[derive(Debug)]
pub struct Ear {
    pipe: PipeReader,
    /// The program's own ends. They stay open to the end: the helper opens them by their names, a
    /// program is never killed by SIGPIPE, and what it said before its end is never lost.
    _its_ends: (PipeReader, PipeWriter),
}

/// What is said to a program; its input ends when this is dropped. Writing never waits: what the pipe
/// does not take is an error of the kind [`WouldBlock`](io::ErrorKind::WouldBlock).
#[derive(Debug)]
pub struct Mouth(PipeWriter);

/// Pipes in the place of a job's standard input and output.
///
/// # Errors
/// If there are none left.
pub fn pipes(job: &mut Job) -> io::Result<(Ear, Mouth)> {
    let (stdin, mouth) = io::pipe()?;
    let (pipe, stdout) = io::pipe()?;
    never_block(&mouth)?;
    never_block(&pipe)?;
    (job.stdin, job.stdout) = (name_of(&stdin), name_of(&stdout));
    let its_ends = (stdin, stdout);
    let ear = Ear {
        pipe,
        _its_ends: its_ends,
    };
    Ok((ear, Mouth(mouth)))
}

/// The name under which another process of this user can open a pipe of this one.
fn name_of(pipe: &impl AsRawFd) -> PathBuf {
    format!("/proc/{}/fd/{}", std::process::id(), pipe.as_raw_fd()).into()
}

fn never_block(pipe: &impl AsFd) -> io::Result<()> {
    fcntl(pipe.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    Ok(())
}

impl Read for Ear {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.pipe.read(buffer)
    }
}

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Running {
    /// Waits until the program has said something, or has ended, or until a mouth that is given takes
    /// more, or that time is over; returns whether the program has ended.
    ///
    /// # Errors
    /// If the system cannot wait.
    pub fn wait(
        &self,
        ear: &Ear,
        mouth: Option<&Mouth>,
        most: Option<Duration>,
    ) -> io::Result<bool> {
        let mut pipes = vec![
            PollFd::new(self.as_fd(), PollFlags::POLLIN),
            PollFd::new(ear.pipe.as_fd(), PollFlags::POLLIN),
        ];
        if let Some(mouth) = mouth {
            pipes.push(PollFd::new(mouth.0.as_fd(), PollFlags::POLLOUT));
        }
        let timeout = most.map_or(PollTimeout::NONE, |most| {
            // A millisecond more, so that nothing is left of it then.
            let ms = u16::try_from(most.as_millis() + 1).unwrap_or(u16::MAX);
            PollTimeout::from(ms)
        });
        match poll(&mut pipes, timeout) {
            Err(Errno::EINTR) => Ok(false),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(pipes[0].any().unwrap_or(false)),
        }
    }
}
