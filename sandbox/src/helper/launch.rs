//! From the helper to the program: everything that a copy of the helper does to itself before it
//! becomes the program. What it inherits it cannot undo.

use std::ffi::CString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::path::Path;

use landlock::RulesetCreated;
use nix::sys::prctl;
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use nix::sys::signal::Signal;
use nix::sys::stat::{Mode, umask};
use nix::unistd::{
    Gid, Pid, Uid, chdir, chroot, geteuid, getpid, setgroups, setresgid, setresuid, setsid,
};

use super::calls;
use super::sys;
use super::walls::Tree;
use super::{family, paths, walls};
use crate::group::Group;
use crate::job::{Job, Quota, Role};
use crate::layers::Layer;
use crate::outcome::NotRun;

/// Where programs look for others.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";
/// Enough for any program that reads one file and writes another.
const OPEN_FILES: u64 = 256;

/// The program's standard input, output and error.
pub(super) struct Streams {
    pub(super) stdin: File,
    pub(super) stdout: File,
    pub(super) stderr: File,
}

/// What a copy of the helper has to know to become the program.
struct Plan<'a> {
    job: &'a Job,
    streams: &'a Streams,
    tree: Option<&'a Tree>,
    /// Who it is.
    identity: Option<Uid>,
    /// Whose processes its own are counted with, if it is root.
    counted_as: Uid,
    /// How many of them there may be.
    processes: u64,
}

/// A failure on the way: the layer it belongs to, what was done, and what came of it.
type Failure = (Option<Layer>, &'static str, io::Error);

/// Starts the program; when this returns, it runs.
pub(super) fn launch(
    job: &Job,
    streams: &Streams,
    tree: Option<&Tree>,
    identity: Option<Uid>,
    group: Option<&Group>,
) -> Result<Pid, NotRun> {
    let folder = tree.map_or(job.folder.as_path(), |tree| tree.folder.as_path());
    let outputs = [&streams.stdout, &streams.stderr];
    let mut domain = if job.isolation.has(Layer::Paths) {
        Some(paths::domain(job, tree, folder, outputs)?)
    } else {
        None
    };
    let program = sys::c_path(&job.program)?;
    let mut arguments = vec![program.clone()];
    for argument in &job.arguments {
        arguments.push(sys::c_path(argument)?);
    }
    let environment = environment(job)?;
    let plan = Plan {
        job,
        streams,
        tree,
        identity,
        counted_as: walls::unused_user(),
        processes: processes(job, identity),
    };
    let (mut failure, writer) = io::pipe()?;
    let child = sys::split(group.map(AsFd::as_fd), || {
        let failure = match prepare(&plan, domain.take()) {
            Ok(()) if job.rehearsal => return 0,
            Ok(()) => (None, "", sys::execute(&program, &arguments, &environment)),
            Err(failure) => failure,
        };
        tell(writer.try_clone(), failure);
        1
    });
    drop(writer);
    let child = match (child, group) {
        (Err(error), Some(_)) => return Err(NotRun::at(Layer::Group, "cgroup", &error)),
        (child, _) => child?,
    };
    let mut said = Vec::new();
    failure.read_to_end(&mut said)?;
    if said.is_empty() {
        return Ok(child);
    }
    let _ = sys::collect(child);
    let mut not_run: NotRun = serde_json::from_slice(&said).map_err(io::Error::from)?;
    if not_run.layer.is_none() {
        not_run.reason = format!("{}: {}", job.program.display(), not_run.reason);
    }
    Err(not_run)
}

fn tell(pipe: io::Result<io::PipeWriter>, (layer, what, error): Failure) {
    let error = error.to_string();
    let reason = if what.is_empty() {
        error
    } else {
        format!("{what}: {error}")
    };
    if let (Ok(mut pipe), Ok(text)) = (pipe, serde_json::to_vec(&NotRun { layer, reason })) {
        // Somebody who cannot be told cannot be helped.
        let _ = pipe.write_all(&text);
    }
}

/// In the copy of the helper. The order matters: each step needs what the next ones take away.
fn prepare(plan: &Plan<'_>, domain: Option<RulesetCreated>) -> Result<(), Failure> {
    let Plan {
        job, streams, tree, ..
    } = *plan;
    let plain = |what| move |error| (None, what, error);
    let of = |layer, what| move |error: nix::Error| (Some(layer), what, io::Error::from(error));
    for (place, stream) in [&streams.stdin, &streams.stdout, &streams.stderr]
        .iter()
        .enumerate()
    {
        let place = i32::try_from(place).unwrap_or_default();
        sys::put(stream.as_raw_fd(), place).map_err(plain("standard streams"))?;
    }
    sys::reset_signals();
    // No terminal: neither to read from nor to type at.
    let failed = plain("session");
    setsid().map_err(|error| failed(error.into()))?;
    limit(&job.quota, plan.processes).map_err(plain("limits"))?;
    if let Some(tree) = tree {
        if job.isolation.has(Layer::Processes) {
            walls::show_processes(tree);
        }
        chroot(&tree.root).map_err(of(Layer::Files, "chroot"))?;
    }
    let failed = plain("its folder");
    chdir(&job.folder).map_err(|error| failed(error.into()))?;
    if let Some(user) = plan.identity {
        let group = Gid::from_raw(user.as_raw());
        setgroups(&[]).map_err(of(Layer::Identity, "groups"))?;
        setresgid(group, group, group).map_err(of(Layer::Identity, "group"))?;
        setresuid(user, user, user).map_err(of(Layer::Identity, "user"))?;
    } else if geteuid().is_root() {
        // Root, but counted as a user of its own: root itself has no limit of processes. Where the
        // number cannot be had, the helper's eye remains, as for a compiler, which asks whether its
        // real user may write somewhere.
        let root = geteuid();
        if job.role != Role::Compiler {
            let _ = setresuid(plan.counted_as, root, root);
        }
        sys::drop_capabilities();
    }
    umask(Mode::S_IWGRP | Mode::S_IWOTH);
    let failed = plain("death signal");
    prctl::set_pdeathsig(Signal::SIGKILL).map_err(|error| failed(error.into()))?;
    let failed = plain("privileges");
    prctl::set_no_new_privs().map_err(|error| failed(error.into()))?;
    sys::close_on_exec().map_err(plain("descriptors"))?;
    if let Some(domain) = domain {
        paths::enter(domain, tree.is_some())
            .map_err(|error| (Some(Layer::Paths), "Landlock", io::Error::other(error)))?;
    }
    if job.isolation.has(Layer::Calls) {
        let has = |layer| job.isolation.has(layer);
        let own = getpid().as_raw().unsigned_abs();
        let around = calls::surroundings(has, sys::landlock_version(), job.role, own);
        let unknown = || io::Error::other("the calls of this machine are not known");
        calls::program(around)
            .ok_or_else(unknown)
            .and_then(|program| sys::filter(&program))
            .map_err(|error| (Some(Layer::Calls), "seccomp", error))?;
    }
    Ok(())
}

fn limit(quota: &Quota, processes: u64) -> io::Result<()> {
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
        (Resource::RLIMIT_NPROC, processes, processes),
        // Locked pages, queues and signals that wait: memory that no process is seen to hold.
        (Resource::RLIMIT_MEMLOCK, 64 << 10, 64 << 10),
        (Resource::RLIMIT_MSGQUEUE, 0, 0),
        (Resource::RLIMIT_SIGPENDING, 1024, 1024),
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

/// The limit of processes: it is one of the user, so what else the user has is added, unless the
/// user, or this user in this namespace, is the program alone.
fn processes(job: &Job, identity: Option<Uid>) -> u64 {
    let has_own_users = !geteuid().is_root() && job.isolation.has(Layer::Processes);
    let others = match identity {
        Some(_) => 0,
        None if geteuid().is_root() => 0,
        // The helper and the keeper.
        None if has_own_users => 2,
        None => family::threads_of(geteuid()),
    };
    job.quota.processes + others
}

/// Nothing of the user's: a usual `PATH`, the current folder as home and for temporary files,
/// UTF-8, and what the job adds.
fn environment(job: &Job) -> io::Result<Vec<CString>> {
    let word =
        |name: &str, value: &Path| sys::c_path(Path::new(&format!("{name}={}", value.display())));
    let mut words = Vec::new();
    for (name, value) in [
        ("PATH", PATH),
        ("LANG", "C.UTF-8"),
        // Python: the same order of sets in every run.
        ("PYTHONHASHSEED", "0"),
        ("PYTHONDONTWRITEBYTECODE", "1"),
    ] {
        if job.variables.iter().all(|added| added.0 != name) {
            words.push(word(name, Path::new(value))?);
        }
    }
    words.push(word("HOME", &job.folder)?);
    words.push(word("TMPDIR", &job.folder)?);
    for (name, value) in &job.variables {
        words.push(word(name, Path::new(value))?);
    }
    Ok(words)
}
