//! The helper: a small process between the parent and the program. The crate's documentation
//! tells the whole; this is the order of things.
//!
//! 1. It reads a [`Job`], one line, from standard input, and goes into new namespaces
//!    (`walls`), where it builds the file tree and fills the program's folder (`files`).
//! 2. It starts the first process of the PID namespace (`keeper`) and then, as a sibling of
//!    it, the program (`launch`).
//! 3. It watches the program: CPU clock, memory and idle time of all that it has started
//!    (`family`), often at first and then every few milliseconds. Past a quota, on the parent's
//!    order, or when the parent is gone, it kills the program.
//! 4. Once the program has ended, it kills what is left of it, and counts what that has used.
//! 5. It takes the outputs and writes one line of JSON to standard output.

use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader};
use std::os::fd::{AsFd, OwnedFd};
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use bilingual::of_system;
use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, ppoll};
use nix::sys::prctl::{set_child_subreaper, set_dumpable};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::signal::{SigSet, Signal, kill};
use nix::sys::stat::{Mode, umask};
use nix::sys::time::{TimeSpec, TimeValLike};
use nix::unistd::{Pid, Uid, getppid};

use self::family::{Family, Sight, cpu_of};
use self::launch::{Launched, launch};
use self::streams::Outside;
pub(super) use self::sys::own_signals;
use self::sys::{collect, collect_all, collect_every, end_of, has_ended};
use self::walls::Tree;
use crate::folder::must_be_empty;
use crate::job::Job;
use crate::layers::Layer;
use crate::linux::client::{DISMISS, REST, Reply};
use crate::linux::group::Group;
use crate::linux::scratch::remove_all;
use crate::outcome::{Ended, NotRun, RunOutcome, Stop, micros_of};
use crate::say;

mod calls;
mod family;
mod files;
pub(crate) mod identity;
mod keeper;
mod launch;
mod paths;
mod streams;
mod sys;
mod view;
mod walls;

/// A disk on which so many bytes are left is full: it may be too little for a block.
const LITTLE: u64 = 64 << 10;

/// What a program can fill of its memory in a microsecond, in KiB, if all its threads do nothing
/// else.
const FILLS_KIB: u64 = 16;

/// The whole helper. Its exit code is 0 if it could answer, whatever the answer is.
pub fn main() -> ExitCode {
    let (mut orders, job) = match Orders::open().and_then(Orders::read) {
        Ok(read) => read,
        Err(error) => return code(answer(&Err(error.into()))),
    };
    // If the parent is gone, there is nobody to answer.
    let reply = carry_out(&job, &mut orders).transpose();
    let is_answered = reply.is_some_and(|reply| answer(&reply));
    if !is_answered {
        // Other helpers of the same parent may be at it too, so failures mean nothing.
        remove_all(&job.scratch);
    }
    code(is_answered)
}

/// The system calls that programs have, as a table, for `sandbox/CALLS.md`.
pub fn calls_told() -> String {
    calls::told()
}

/// Says it to the parent, if that is still there.
fn answer(reply: &Reply) -> bool {
    serde_json::to_writer(io::stdout(), reply).is_ok()
}

fn code(is_well: bool) -> ExitCode {
    ExitCode::from(u8::from(!is_well))
}

/// The pipe from the parent: the job, then single bytes, and its end when the parent is gone.
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

    fn read(mut self) -> io::Result<(Orders, Job)> {
        let mut text = String::new();
        self.pipe.read_line(&mut text)?;
        let job = serde_json::from_str(&text)?;
        Ok((self, job))
    }

    /// What the parent has said; waits so long for it, if need be, but not past the program's end.
    fn wait(&mut self, pause: Duration, end: Option<&OwnedFd>) -> io::Result<Order> {
        if self.pipe.buffer().is_empty() {
            let nanoseconds = i64::try_from(pause.as_nanos()).unwrap_or(i64::MAX);
            let said = PollFd::new(self.pipe.get_ref().as_fd(), PollFlags::POLLIN);
            let end = end.map(|end| PollFd::new(end.as_fd(), PollFlags::POLLIN));
            let mut pipes: Vec<PollFd<'_>> = [said].into_iter().chain(end).collect();
            match ppoll(&mut pipes, Some(TimeSpec::nanoseconds(nanoseconds)), None) {
                Ok(0) | Err(Errno::EINTR) => return Ok(Order::None),
                Ok(_) if !pipes[0].any().unwrap_or(false) => return Ok(Order::None),
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let said = self.pipe.fill_buf()?;
        let order = match said {
            [] => Order::Gone,
            said if said.contains(&DISMISS) => Order::Dismiss,
            [.., REST] => Order::Rest,
            _ => Order::Heard,
        };
        let length = said.len();
        self.pipe.consume(length);
        Ok(order)
    }
}

/// What the parent wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Nothing new.
    None,
    /// The program has spoken, or is on turn: its silence begins anew.
    Heard,
    /// Somebody else is on turn: its silence does not count.
    Rest,
    /// The program is to be stopped.
    Dismiss,
    /// Nothing any more: it is gone.
    Gone,
}

/// Steps 1 to 5; `None` if the parent died meanwhile.
fn carry_out(job: &Job, orders: &mut Orders) -> Result<Option<RunOutcome>, NotRun> {
    pass_nothing_on().map_err(io::Error::from)?;
    must_be_empty(&job.folder)?;
    let who = identity::identity(job)?;
    identity::open_the_way(job, who);
    let outside = Outside::open(job, who.user)?;
    let tree = walls::raise(job)?;
    // From now on nobody else of this user can look into this process.
    set_dumpable(false).map_err(io::Error::from)?;
    let folder = tree.as_ref().map_or(&job.folder, |tree| &tree.folder);
    provide(job, folder, who.user)?;
    let streams = outside.streams(job, folder)?;
    let has = |layer| job.isolation.has(layer);
    let keeper = has(Layer::Processes).then(keeper::start).transpose()?;
    let keeper_pid = keeper.as_ref().map(|it| it.pid);
    let group = has(Layer::Group)
        .then(|| Group::new(job.isolation.group.as_deref(), &job.quota))
        .transpose()?;
    let room = files::room_at(&job.stdout);
    let given = files::written(job, tree.is_none());
    let launched = launch(job, &streams, tree.as_ref(), who, group.as_ref());
    drop(streams);
    let program = match launched {
        Ok(Launched::Runs(program)) => program,
        Ok(Launched::NotStarted(error)) => {
            kill_all(keeper_pid, None);
            return Ok(Some(RunOutcome::of_none(error)));
        }
        Err(not_run) => {
            kill_all(keeper_pid, None);
            return Err(not_run);
        }
    };
    let run = Run {
        job,
        tree: tree.as_ref(),
        group: group.as_ref(),
        keeper: keeper_pid,
        program,
        owner: who.user,
        family: Family::new(program, keeper_pid),
        given,
        started: Instant::now(),
    };
    let outcome = match run.finish(orders)? {
        None => None,
        Some(mut ended) => {
            let left = files::take(job, folder)?;
            ended.filled |= has_filled_the_disk(job, room, given, tree.is_none())?;
            Some(RunOutcome { ended, left })
        }
    };
    if let Some(tree) = &tree {
        walls::lower(tree);
    }
    Ok(outcome)
}

/// What the parent has set for itself is not the program's: signals that it blocks, or that what it
/// makes is for its user's eyes only.
fn pass_nothing_on() -> nix::Result<()> {
    own_signals();
    SigSet::all().thread_unblock()?;
    set_child_subreaper(true)?;
    umask(Mode::S_IWGRP | Mode::S_IWOTH);
    Ok(())
}

/// Fills the folder.
fn provide(job: &Job, folder: &Path, owner: Option<Uid>) -> Result<(), NotRun> {
    files::provide(job, folder, owner).map_err(|error| match owner {
        Some(_) if error.raw_os_error() == Some(libc::EINVAL) => {
            NotRun::at(Layer::Identity, &say::USER, &of_system(&error))
        }
        _ => error.into(),
    })
}

/// Whether the program, whose folder may be on the disk too, has filled the disk on which there was so
/// much room before it, and so much of it taken for what it was given; an error if the disk is full all the
/// same.
fn has_filled_the_disk(
    job: &Job,
    room: Option<u64>,
    given: u64,
    with_folder: bool,
) -> Result<bool, NotRun> {
    if files::room_at(&job.stdout).is_none_or(|left| left >= LITTLE) {
        return Ok(false);
    }
    let taken = files::written(job, with_folder).saturating_sub(given);
    // Whoever took most of what was there, and more than any right output does, has filled it; else
    // whoever printed less than it wanted is not to blame.
    if taken < (room.unwrap_or_default() / 2).max(job.quota.output_bytes / 4) {
        let place = job.stdout.parent().unwrap_or(&job.stdout);
        return Err(NotRun::because(say::DISK_FULL.with(&[&place.display()])));
    }
    Ok(true)
}

fn named(path: &Path, error: &io::Error) -> NotRun {
    NotRun::because(say::AT.with(&[&path.display(), &of_system(error)]))
}

/// A program on its way.
struct Run<'a> {
    job: &'a Job,
    tree: Option<&'a Tree>,
    group: Option<&'a Group>,
    keeper: Option<Pid>,
    program: Pid,
    /// Who it is, if not the helper.
    owner: Option<Uid>,
    family: Family,
    /// What lay in its folder on disk at first.
    given: u64,
    started: Instant,
}

/// How watching ended.
enum Watched {
    Ended(Option<Stop>),
    /// The parent is gone.
    Orphaned,
}

impl Run<'_> {
    /// Watches the program to its end, kills what is left, and sums up.
    fn finish(mut self, orders: &mut Orders) -> io::Result<Option<Ended>> {
        let watched = self.watch(orders);
        let wall = self.started.elapsed();
        // Before anything is killed: what is killed cannot always be counted.
        let mut sight = self.look();
        // The program is not yet collected, so its number still names it and nobody else.
        let _ = kill(self.program, Signal::SIGKILL);
        let exit = collect(self.program)?;
        sight.cpu = sight.cpu.max(self.look().cpu);
        let own = self.end_all()?;
        let stopped = match watched? {
            Watched::Ended(stopped) => stopped,
            Watched::Orphaned => return Ok(None),
        };
        let used = getrusage(UsageWho::RUSAGE_CHILDREN)?;
        let micros = (used.user_time() + used.system_time()).num_microseconds();
        let collected = Duration::from_micros(micros.unsigned_abs()).saturating_sub(own);
        let counted = self.group.and_then(Group::cpu).unwrap_or_default();
        let cpu = collected.max(sight.cpu).max(counted);
        let was_too_large = self.group.is_some_and(Group::was_too_large);
        let filled = self.tree.is_some_and(|tree| files::is_full(&tree.folder));
        Ok(Some(Ended {
            exit,
            stopped: stopped.or(was_too_large.then_some(Stop::Memory)),
            cpu_us: micros_of(cpu),
            wall_us: micros_of(wall),
            // The kernel counts lazily: what was seen may be a little more than what it recorded.
            peak_kib: used.max_rss().unsigned_abs().max(sight.peak_kib),
            stack_kib: sight.stack_kib,
            filled,
        }))
    }

    /// Until the program has ended, or must.
    fn watch(&mut self, orders: &mut Orders) -> io::Result<Watched> {
        // Idle time when the program last spoke, and when it was last looked at.
        let (mut spoke, mut idle) = (Duration::ZERO, Duration::ZERO);
        let mut rests = false;
        let (mut usual, mut soon) = (Duration::from_millis(1), Duration::MAX);
        let mut looked_at_disk = Instant::now();
        let end = end_of(self.program);
        loop {
            match orders.wait(about(usual).min(soon), end.as_ref())? {
                Order::None => {}
                Order::Heard => (spoke, rests) = (idle, false),
                Order::Rest => rests = true,
                Order::Dismiss => return Ok(Watched::Ended(Some(Stop::Dismissed))),
                Order::Gone => return Ok(Watched::Orphaned),
            }
            if getppid().as_raw().unsigned_abs() != self.job.parent {
                return Ok(Watched::Orphaned);
            }
            if has_ended(self.program)? {
                break;
            }
            let sight = self.look();
            idle = sight.idle;
            if rests {
                spoke = idle;
            }
            if let Some(stop) = self.too_much(&sight, idle.saturating_sub(spoke)) {
                return Ok(Watched::Ended(Some(stop)));
            }
            if self.tree.is_none() && looked_at_disk.elapsed() > Duration::from_millis(20) {
                let most = self.job.quota.disk_bytes.saturating_add(self.given);
                if files::is_overfull(self.job, most, &self.family.members(), self.owner) {
                    return Ok(Watched::Ended(Some(Stop::Disk)));
                }
                looked_at_disk = Instant::now();
            }
            // It is looked at again before it can hold a quarter too much.
            let most = self.job.quota.most_memory_kib();
            let room = most.saturating_sub(sight.held_kib);
            soon = Duration::from_micros((room / FILLS_KIB).max(250));
            usual = (usual * 5 / 4).min(Duration::from_millis(4));
        }
        Ok(Watched::Ended(None))
    }

    fn look(&mut self) -> Sight {
        let mut sight = self.family.look();
        if let Some(cpu) = self.group.and_then(Group::cpu) {
            sight.cpu = sight.cpu.max(cpu);
        }
        sight
    }

    fn too_much(&self, sight: &Sight, silent: Duration) -> Option<Stop> {
        let quota = &self.job.quota;
        let over = |time: Duration, most_ms: u64| time > Duration::from_millis(most_ms);
        if sight.peak_kib > quota.memory_kib {
            Some(Stop::Memory)
        } else if over(sight.cpu, quota.cpu_ms) {
            Some(Stop::Cpu)
        } else if sight.threads > quota.processes {
            Some(Stop::Processes)
        } else if over(silent, quota.idle_ms) || over(self.started.elapsed(), quota.wall_ms) {
            Some(Stop::Idle)
        } else {
            None
        }
    }

    /// Kills everything that the program has left behind, in such an order that its time is
    /// counted; returns the CPU time that was the keeper's own.
    fn end_all(&self) -> io::Result<Duration> {
        let Some(keeper) = self.keeper else {
            kill_children()?;
            return Ok(Duration::ZERO);
        };
        // Orphans are the keeper's: it collects them, and their time with them.
        for _ in 0..20 {
            let left = self.family.members();
            if left.iter().all(|&pid| pid == self.program) {
                break;
            }
            for pid in left.into_iter().filter(|&pid| pid != self.program) {
                let _ = kill(pid, Signal::SIGKILL);
            }
            thread::sleep(Duration::from_micros(500));
        }
        let own = cpu_of(keeper).unwrap_or_default();
        kill_all(Some(keeper), self.group);
        Ok(own)
    }
}

/// A pause of about this length: nobody can foresee when he will be looked at, and work just then.
fn about(usual: Duration) -> Duration {
    let [chance, ..] = RandomState::new().hash_one(()).to_ne_bytes();
    usual * (128 + u32::from(chance)) / 256
}

/// Kills the namespace by its first process, or the group, and waits until all is gone.
fn kill_all(keeper: Option<Pid>, group: Option<&Group>) {
    if let Some(group) = group {
        group.kill();
    }
    if let Some(keeper) = keeper {
        let _ = kill(keeper, Signal::SIGKILL);
        // Where no filter refuses it, a program can make a child that is the helper's: until it is
        // collected the keeper does not end.
        collect_every();
    }
}

/// Kills and collects the processes that the program has left behind, until there is none.
fn kill_children() -> io::Result<()> {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(5) {
        // These are children of the helper and not yet collected: the numbers are still theirs.
        for process in family::children_of(Pid::this()) {
            let _ = kill(process, Signal::SIGKILL);
        }
        if !collect_all() {
            return Ok(());
        }
        thread::sleep(Duration::from_micros(500));
    }
    Err(io::Error::other("it left processes that cannot be killed"))
}
