//! The helper: a small process between the judge and the program.
//!
//! # Theory of operation
//!
//! ```text
//! judge ── helper (judge __exec) ── program ── whatever it starts
//! ```
//!
//! The judge starts itself again as the helper, for each program anew. The helper does its one
//! job and ends:
//!
//! 1. It reads a [`Job`], one line, from standard input and makes itself the *subreaper*, so that processes
//!    whose parent dies become its children and not those of `init`.
//! 2. It limits **itself**: output size, stack, open files, no core dumps, CPU time as a second
//!    line of defence. Children inherit limits, so nothing has to happen between fork and exec,
//!    which is where unsafe code would be needed. Isolation, once there is some, goes on here.
//! 3. It starts the program in a process group of its own and watches it: CPU clock, memory and
//!    wall clock, often at first and then every few milliseconds. Past a quota, on the judge's
//!    order, or when the judge is gone, it kills the group.
//! 4. Once the program has ended, it kills what is left of it: the group, then every process
//!    that has become the helper's child (which catches those that left the group), until there
//!    is none.
//! 5. It asks the kernel what its children have used and writes one line of JSON to standard
//!    output.
//!
//! Why a process for this? The peak of the resident set survives `exec`: a program started by a
//! judge that has once held 300 MiB is charged 300 MiB. The helper is tiny when it starts the
//! program (about three MiB, the least that is ever reported), because nothing of the judge has run in it. And it outlives the
//! judge: on Ctrl-C or a crash of the judge it kills the program and removes the judge's
//! temporary folder.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::os::fd::AsFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, ppoll};
use nix::sys::prctl::set_child_subreaper;
use nix::sys::resource::{Resource, UsageWho, getrlimit, getrusage, setrlimit};
use nix::sys::signal::{SigSet, Signal, kill, killpg};
use nix::sys::time::{TimeSpec, TimeValLike};
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid, waitpid};
use nix::unistd::{Pid, getppid};

use self::watch::{Sight, children_of};
use super::{DISMISS, Ended, Environment, Exit, Isolation, Job, Quota, Reply, Stop};

mod watch;

/// Where programs look for others.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";
/// Enough for any program that reads one file and writes another.
const OPEN_FILES: u64 = 256;

/// The whole helper. Its exit code is 0 if it could answer, whatever the answer is.
pub fn main() -> ExitCode {
    let reply = match Orders::open().and_then(Orders::carry_out) {
        Ok(Some(ended)) => Reply::Ended(ended),
        // The judge is gone: there is nobody to answer.
        Ok(None) => return ExitCode::FAILURE,
        Err(error) => Reply::NotRun(error.to_string()),
    };
    match serde_json::to_writer(io::stdout(), &reply) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// The pipe from the judge: the job, then single bytes, and its end when the judge is gone.
struct Orders {
    pipe: BufReader<File>,
}

impl Orders {
    fn open() -> io::Result<Orders> {
        // Not `io::stdin`, whose buffer would hide from `poll` what it holds.
        let pipe = io::stdin().as_fd().try_clone_to_owned()?;
        Ok(Orders {
            pipe: BufReader::with_capacity(1 << 10, pipe.into()),
        })
    }

    fn carry_out(mut self) -> io::Result<Option<Ended>> {
        let mut text = String::new();
        self.pipe.read_line(&mut text)?;
        carry_out(&serde_json::from_str(&text)?, &mut self)
    }

    /// What the judge has said; waits so long for it, if need be.
    fn wait(&mut self, pause: Duration) -> io::Result<Order> {
        if self.pipe.buffer().is_empty() {
            let nanoseconds = i64::try_from(pause.as_nanos()).unwrap_or(i64::MAX);
            let mut pipes = [PollFd::new(self.pipe.get_ref().as_fd(), PollFlags::POLLIN)];
            match ppoll(&mut pipes, Some(TimeSpec::nanoseconds(nanoseconds)), None) {
                Ok(0) | Err(Errno::EINTR) => return Ok(Order::None),
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let said = self.pipe.fill_buf()?;
        let order = match said {
            [] => Order::Gone,
            said if said.contains(&DISMISS) => Order::Dismiss,
            _ => Order::Heard,
        };
        let length = said.len();
        self.pipe.consume(length);
        Ok(order)
    }
}

/// What the judge wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Nothing new.
    None,
    /// The program has spoken: its silence begins anew.
    Heard,
    /// The program is to be stopped.
    Dismiss,
    /// Nothing any more: it is gone.
    Gone,
}

/// Steps 1 to 5; `None` if the judge died meanwhile.
fn carry_out(job: &Job, orders: &mut Orders) -> io::Result<Option<Ended>> {
    // A judge that blocks signals does not pass that on to the program.
    SigSet::all().thread_unblock()?;
    set_child_subreaper(true)?;
    limit_itself(&job.quota)?;
    confine_itself(job.isolation);
    let mut child = start(job)?;
    let started = Instant::now();
    let end = watch(job, orders, &mut child, started)?;
    let wall = started.elapsed();
    kill_the_rest()?;
    let Some((status, stopped, highest_kib)) = end else {
        // Other helpers of the same judge may be at it too, so failures mean nothing.
        let _ = fs::remove_dir_all(&job.scratch);
        return Ok(None);
    };
    let used = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let cpu_us = (used.user_time() + used.system_time()).num_microseconds();
    Ok(Some(Ended {
        exit: exit_of(status),
        stopped,
        cpu_us: cpu_us.unsigned_abs(),
        wall_us: u64::try_from(wall.as_micros()).unwrap_or(u64::MAX),
        // The kernel counts lazily: what was seen may be a little more than what it recorded.
        peak_kib: used.max_rss().unsigned_abs().max(highest_kib),
    }))
}

fn limit_itself(quota: &Quota) -> io::Result<()> {
    let seconds = quota.cpu_ms.div_ceil(1000) + 1;
    for (resource, soft, hard) in [
        // SIGXCPU and a second later SIGKILL, should the helper itself be killed.
        (Resource::RLIMIT_CPU, seconds, seconds + 1),
        (
            Resource::RLIMIT_FSIZE,
            quota.output_bytes,
            quota.output_bytes,
        ),
        (Resource::RLIMIT_CORE, 0, 0),
        (Resource::RLIMIT_NOFILE, OPEN_FILES, OPEN_FILES),
    ] {
        let allowed = getrlimit(resource)?.1;
        setrlimit(resource, soft.min(allowed), hard.min(allowed))?;
    }
    // The hard limit stays: a program may ask for more stack.
    let allowed = getrlimit(Resource::RLIMIT_STACK)?.1;
    let stack = (quota.stack_kib * 1024).min(allowed);
    setrlimit(Resource::RLIMIT_STACK, stack, allowed)?;
    Ok(())
}

/// Puts on what keeps the program away from the rest of the machine; the program inherits it.
fn confine_itself(isolation: Isolation) {
    match isolation {
        Isolation::None => {}
    }
}

fn start(job: &Job) -> io::Result<Child> {
    let named = |path: &std::path::Path, error: io::Error| {
        io::Error::new(error.kind(), format!("{}: {error}", path.display()))
    };
    let create = |path| File::create(path).map_err(|error| named(path, error));
    let stdin = File::open(&job.stdin).map_err(|error| named(&job.stdin, error))?;
    let stdout = create(&job.stdout)?;
    let stderr = if job.stderr == job.stdout {
        stdout.try_clone()?
    } else {
        create(&job.stderr)?
    };
    let mut command = Command::new(&job.program);
    command
        .args(&job.arguments)
        .current_dir(&job.folder)
        .stdin(stdin)
        .stdout(stdout)
        .stderr(stderr)
        .process_group(0);
    if job.environment == Environment::Clean {
        command
            .env_clear()
            .env("PATH", PATH)
            .env("LANG", "C.UTF-8")
            .env("HOME", &job.folder)
            .env("TMPDIR", &job.folder)
            // Python: the same order of sets in every run, and no folders left behind.
            .env("PYTHONHASHSEED", "0")
            .env("PYTHONDONTWRITEBYTECODE", "1");
    }
    command.spawn().map_err(|error| named(&job.program, error))
}

/// Watches the program to its end: its status, why it was stopped, and the most memory seen.
/// Its whole group is dead then.
fn watch(
    job: &Job,
    orders: &mut Orders,
    child: &mut Child,
    started: Instant,
) -> io::Result<Option<(ExitStatus, Option<Stop>, u64)>> {
    let group = group_of(child);
    let quota = &job.quota;
    let idle = Duration::from_millis(quota.idle_ms);
    // Wall clock, without starving, when the program last spoke.
    let mut spoke = Duration::ZERO;
    let mut highest_kib = 0;
    let mut pause = Duration::from_micros(200);
    let mut reason = None;
    let mut orphaned = false;
    while !has_ended(group)? {
        let sight = Sight::of(group);
        highest_kib = highest_kib.max(sight.peak_kib);
        let awake = started.elapsed().saturating_sub(sight.starved);
        if sight.peak_kib > quota.memory_kib {
            reason = Some(Stop::Memory);
        } else if sight.cpu > Duration::from_millis(quota.cpu_ms) {
            reason = Some(Stop::Cpu);
        } else if awake.saturating_sub(spoke) > idle {
            reason = Some(Stop::Idle);
        }
        orphaned = getppid().as_raw().unsigned_abs() != job.judge;
        if reason.is_some() || orphaned {
            break;
        }
        match orders.wait(pause)? {
            Order::None => {}
            Order::Heard => spoke = awake,
            Order::Dismiss => reason = Some(Stop::Dismissed),
            Order::Gone => orphaned = true,
        }
        if reason.is_some() || orphaned {
            break;
        }
        pause = (pause * 5 / 4).min(Duration::from_millis(4));
    }
    // The program is not yet collected, so its number still names its group and no other.
    let _ = killpg(group, Signal::SIGKILL);
    let status = child.wait()?;
    Ok((!orphaned).then_some((status, reason, highest_kib)))
}

/// Whether the program has ended; it is left to be collected.
fn has_ended(program: Pid) -> io::Result<bool> {
    let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
    match waitid(Id::Pid(program), flags) {
        Ok(status) => Ok(status != WaitStatus::StillAlive),
        Err(Errno::EINTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Kills and collects the processes that the program has left behind, until there is none.
fn kill_the_rest() -> io::Result<()> {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(5) {
        // These are children of the helper and not yet collected: the numbers are still theirs.
        for process in children_of(Pid::this()) {
            let _ = kill(process, Signal::SIGKILL);
        }
        loop {
            match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
                Ok(WaitStatus::StillAlive) => break,
                Ok(_) | Err(Errno::EINTR) => {}
                Err(Errno::ECHILD) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
        thread::sleep(Duration::from_micros(500));
    }
    Err(io::Error::other("it left processes that cannot be killed"))
}

/// The program's process, which leads its group.
fn group_of(child: &Child) -> Pid {
    Pid::from_raw(child.id().cast_signed())
}

fn exit_of(status: ExitStatus) -> Exit {
    match (status.code(), status.signal()) {
        (Some(code), _) => Exit::Code(code),
        (None, Some(signal)) => Exit::Signal(signal),
        (None, None) => Exit::Signal(0),
    }
}
