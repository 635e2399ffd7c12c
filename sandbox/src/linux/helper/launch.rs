//! From the helper to the program: everything that a copy of the helper does to itself before it
//! becomes the program. What it inherits it cannot undo.

use std::ffi::{CString, OsString};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::path::Path;

use landlock::RulesetCreated;
use nix::sys::prctl;
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use nix::sys::signal::Signal;
use nix::sys::statvfs::{FsFlags, statvfs};
use nix::unistd::{
    Gid, Pid, Uid, chdir, chroot, geteuid, getpid, setgroups, setresgid, setresuid, setsid,
};

use super::calls;
use super::files::from_outside;
use super::identity::Identity;
use super::named;
use super::streams::Streams;
use super::sys;
use super::walls::Tree;
use super::{family, paths, walls};
use crate::job::{Job, Role};
use crate::layers::Layer;
use crate::linux::group::Group;
use crate::outcome::NotRun;
use crate::say;
use bilingual::of_system;

/// Where programs look for others.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";
/// Enough for any program that reads one file and writes another, and few enough that what pipes
/// hold does not count.
const OPEN_FILES: u64 = 64;
/// Enough for a compiler.
const MORE_OPEN_FILES: u64 = 256;
/// Addresses that a native program may have beyond its memory: room for a deep thread's stack and for
/// large arrays of which a part is used, and no more than a machine survives on which the helper has to
/// wait.
const MORE_ADDRESSES: u64 = 2 << 30;

/// A failure on the way: the layer it belongs to, what was done, and what came of it.
type Failure = (Option<Layer>, &'static str, io::Error);

/// What became of a start.
pub(super) enum Launched {
    /// It runs.
    Runs(Pid),
    /// It is something that cannot run, for this reason (`errno`).
    NotStarted(i32),
}

/// Starts the program; when this returns, it runs or cannot.
pub(super) fn launch(
    job: &Job,
    streams: &Streams,
    tree: Option<&Tree>,
    identity: Identity,
    group: Option<&Group>,
) -> Result<Launched, NotRun> {
    let folder = tree.map_or(job.folder.as_path(), |tree| tree.folder.as_path());
    let [_, stdout, stderr] = streams;
    let has_domain = job.isolation.has(Layer::Paths);
    let domain = has_domain.then(|| paths::domain(job, tree, folder, [stdout, stderr]));
    let mut domain = domain.transpose()?;
    let program = sys::c_path(&job.program)?;
    let mut arguments = vec![program.clone()];
    for argument in &job.arguments {
        arguments.push(sys::c_path(argument)?);
    }
    let environment = environment(job)?;
    let place = from_outside(job, folder, &job.program);
    let processes = processes(job, identity.user);
    let (mut failure, writer) = io::pipe()?;
    let child = sys::split(group.map(AsFd::as_fd), || {
        match prepare(job, streams, tree, identity, processes, domain.take()) {
            Ok(()) if job.rehearsal => return 0,
            Ok(()) => {
                let number = sys::execute(&program, &arguments, &environment);
                let _ = nix::unistd::write(&writer, &number.to_ne_bytes());
            }
            Err(failure) => tell(writer.try_clone(), failure),
        }
        1
    });
    drop(writer);
    let child = match (child, group) {
        (Err(error), Some(_)) => {
            return Err(NotRun::at(Layer::Group, &"cgroup", &of_system(&error)));
        }
        (child, _) => child?,
    };
    let mut said = Vec::new();
    failure.read_to_end(&mut said)?;
    if said.is_empty() {
        return Ok(Launched::Runs(child));
    }
    let _ = sys::collect(child);
    if let Ok(number) = <[u8; 4]>::try_from(said.as_slice()) {
        return not_started(job, &place, i32::from_ne_bytes(number));
    }
    Err(serde_json::from_slice(&said).map_err(io::Error::from)?)
}

/// Why a program that lies here could not be executed: because of what it is, if it was handed in and is
/// there to be executed.
fn not_started(job: &Job, place: &Path, number: i32) -> Result<Launched, NotRun> {
    // These are the machine's: too little memory, too many files, a disk that fails.
    use libc::{EAGAIN, EIO, EMFILE, ENFILE, ENOMEM};
    let is_machines = matches!(number, ENOMEM | EAGAIN | EMFILE | ENFILE | EIO);
    let is_handed_in = job.program.starts_with(&job.scratch) && place.exists();
    let may_execute = || {
        let disk = statvfs(place);
        disk.is_ok_and(|disk| !disk.flags().contains(FsFlags::ST_NOEXEC))
    };
    if is_handed_in && !is_machines && may_execute() {
        return Ok(Launched::NotStarted(number));
    }
    let error = io::Error::from_raw_os_error(number);
    Err(named(&job.program, &error))
}

/// A failure that is no layer's.
fn plain<E: Into<io::Error>>(what: &'static str) -> impl FnOnce(E) -> Failure {
    move |error| (None, what, error.into())
}

fn tell(pipe: io::Result<io::PipeWriter>, (layer, what, error): Failure) {
    let reason = say::AT.with(&[&what, &of_system(&error)]).into();
    if let (Ok(mut pipe), Ok(text)) = (pipe, serde_json::to_vec(&NotRun { layer, reason })) {
        // Somebody who cannot be told cannot be helped.
        let _ = pipe.write_all(&text);
    }
}

/// In the copy of the helper. The order matters: each step needs what the next ones take away.
fn prepare(
    job: &Job,
    streams: &Streams,
    tree: Option<&Tree>,
    identity: Identity,
    processes: u64,
    domain: Option<RulesetCreated>,
) -> Result<(), Failure> {
    let of = |layer, what| move |error: nix::Error| (Some(layer), what, io::Error::from(error));
    for (place, stream) in (0..).zip(streams) {
        sys::put(stream.as_raw_fd(), place).map_err(plain("standard streams"))?;
    }
    sys::reset_signals();
    // No terminal: neither to read from nor to type at.
    setsid().map_err(plain("session"))?;
    limit(job, processes).map_err(plain("limits"))?;
    let mut owns_proc = false;
    if let Some(tree) = tree {
        owns_proc = walls::show_processes(tree, &job.isolation)
            .map_err(|error| (Some(Layer::Processes), "/proc", error))?;
        chroot(&tree.root).map_err(of(Layer::Files, "chroot"))?;
    }
    chdir(&job.folder).map_err(plain("its folder"))?;
    if let Some(user) = identity.user {
        let group = Gid::from_raw(user.as_raw());
        setgroups(&[]).map_err(of(Layer::Identity, "groups"))?;
        setresgid(group, group, group).map_err(of(Layer::Identity, "group"))?;
        if identity.reads_by.is_some() {
            sys::part_users_from_capabilities();
        }
        setresuid(user, user, user).map_err(of(Layer::Identity, "user"))?;
        if let Some(capability) = identity.reads_by {
            sys::keep_only(capability)
                .map_err(|error| (Some(Layer::Identity), "reading", error))?;
        }
    } else if geteuid().is_root() {
        // The kernel does not limit root's processes; the helper's eye does. A real user that differs
        // from the effective one would be limited, but the kernel then takes the program for one with
        // privileges, and its stack away.
        sys::drop_capabilities();
    }
    prctl::set_pdeathsig(Signal::SIGKILL).map_err(plain("death signal"))?;
    prctl::set_no_new_privs().map_err(plain("privileges"))?;
    sys::close_on_exec();
    if let Some(domain) = domain {
        paths::enter(domain, owns_proc)
            .map_err(|error| (Some(Layer::Paths), "Landlock", io::Error::other(error)))?;
    }
    if job.isolation.has(Layer::Calls) {
        let caller = calls::Caller {
            role: job.role,
            own: getpid().as_raw().unsigned_abs(),
            spared: job.isolation.spared,
        };
        let unknown = || io::Error::other("the calls of this machine are not known");
        calls::program(caller)
            .ok_or_else(unknown)
            .and_then(|program| sys::filter(&program))
            .map_err(|error| (Some(Layer::Calls), "seccomp", error))?;
    }
    Ok(())
}

fn limit(job: &Job, processes: u64) -> io::Result<()> {
    let quota = &job.quota;
    let (seconds, most_bytes) = (quota.cpu_ms.div_ceil(1000) + 1, quota.output_bytes);
    let open_files = match job.role {
        Role::Native | Role::Interpreted => OPEN_FILES,
        Role::Compiler => MORE_OPEN_FILES,
    };
    // A runtime reserves as many as it likes.
    let addresses = match job.role {
        Role::Native => quota.memory_kib * 1024 + MORE_ADDRESSES,
        Role::Interpreted | Role::Compiler => libc::RLIM_INFINITY,
    };
    for (resource, soft, hard) in [
        // SIGXCPU and a second later SIGKILL, should the helper itself be killed.
        (Resource::RLIMIT_CPU, seconds, seconds + 1),
        (Resource::RLIMIT_FSIZE, most_bytes, most_bytes),
        (Resource::RLIMIT_AS, addresses, addresses),
        (Resource::RLIMIT_CORE, 0, 0),
        (Resource::RLIMIT_NOFILE, open_files, open_files),
        (Resource::RLIMIT_NPROC, processes, processes),
        // Locked pages, queues and signals that wait: memory that no process is seen to hold.
        (Resource::RLIMIT_MEMLOCK, 64 << 10, 64 << 10),
        (Resource::RLIMIT_MSGQUEUE, 0, 0),
        (Resource::RLIMIT_SIGPENDING, 1024, 1024),
    ] {
        let allowed = getrlimit(resource)?.1;
        setrlimit(resource, soft.min(allowed), hard.min(allowed))?;
    }
    // The hard limit stays: a program may ask for more stack. A native one is bounded by its memory; a
    // limit of its own would be the size of every thread's stack.
    let allowed = getrlimit(Resource::RLIMIT_STACK)?.1;
    let stack = match job.role {
        Role::Native => allowed,
        Role::Interpreted | Role::Compiler => (quota.stack_kib * 1024).min(allowed),
    };
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
    let word = |name: &str, value: &Path| {
        let mut word = OsString::from(name);
        word.push("=");
        word.push(value);
        sys::c_path(Path::new(&word))
    };
    let mut words = Vec::new();
    for (name, value) in [
        ("PATH", PATH),
        ("LANG", "C.UTF-8"),
        // Python: the same order of sets in every run.
        ("PYTHONHASHSEED", "0"),
        ("PYTHONDONTWRITEBYTECODE", "1"),
        // The C library: no addresses are set aside for each thread.
        ("MALLOC_ARENA_MAX", "1"),
        // Node.js: the system's settings cannot be read, and to be told so is an error to it.
        ("OPENSSL_CONF", "/dev/null"),
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
