//! Namespaces, and the file tree that a program finds.
//!
//! The helper goes into new namespaces itself and builds the tree there, where nobody else sees
//! it; the program is locked into the tree by `chroot`, which is safe because it has neither the
//! privileges nor a descriptor to leave it. The tree vanishes with the last process that uses it.
//!
//! ```text
//! /usr /bin /lib… /etc/alternatives /etc/ld.so.…   the system's, read-only
//! /dev/null full random urandom                    nothing else of /dev
//! /proc                                            its own processes only
//! what the job names as runtime                    read-only, in its place
//! the job's folder                                 empty, in memory, of a fixed size
//! ```

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::path::{Component, Path, PathBuf};

use nix::mount::{MntFlags, MsFlags, mount, umount2};
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{Uid, getegid, geteuid};

use super::sys::bind;
use crate::job::Job;
use crate::layers::Layer;
use crate::outcome::NotRun;

/// What every program may read and execute, as far as it is there.
pub(super) const SYSTEM: [&str; 12] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/etc/alternatives",
    "/etc/ld.so.cache",
    "/etc/ld-musl-x86_64.path",
    "/etc/localtime",
    "/etc/fpc.cfg",
];

/// The devices that every program may use. Not `/dev/zero`, by which memory can be shared.
pub(super) const DEVICES: [&str; 4] = ["/dev/null", "/dev/full", "/dev/random", "/dev/urandom"];

/// Who the program is, if its parent is root: a number that no user has, another one for every
/// helper, so that limits for one user are limits for one run.
const FIRST_IDENTITY: u32 = 1_900_000_000;

/// The file tree, seen from outside.
#[derive(Debug)]
pub(super) struct Tree {
    /// Its root.
    pub(super) root: PathBuf,
    /// The program's folder in it.
    pub(super) folder: PathBuf,
}

/// The user as whom the program of this job runs, if that is another one than the helper's.
pub(super) fn identity(job: &Job) -> Option<Uid> {
    let has = job.isolation.has(Layer::Identity) && geteuid().is_root();
    has.then(unused_user)
}

/// A user that nobody is.
pub(super) fn unused_user() -> Uid {
    Uid::from_raw(FIRST_IDENTITY + std::process::id() % 100_000_000)
}

/// Goes into the namespaces that the job wants, and builds the tree if it wants one.
pub(super) fn raise(job: &Job) -> Result<Option<Tree>, NotRun> {
    let wanted = [
        (Layer::Files, CloneFlags::CLONE_NEWNS),
        (Layer::Processes, CloneFlags::CLONE_NEWPID),
        (Layer::Ipc, CloneFlags::CLONE_NEWIPC),
        (Layer::Network, CloneFlags::CLONE_NEWNET),
    ];
    let wanted = wanted.into_iter().filter(|it| job.isolation.has(it.0));
    let mut is_user_known = geteuid().is_root();
    for (layer, flag) in wanted {
        if !is_user_known {
            become_owner().map_err(|error| NotRun::at(layer, "user namespace", &error))?;
            is_user_known = true;
        }
        unshare(flag).map_err(|error| NotRun::at(layer, "unshare", &error))?;
    }
    if !job.isolation.has(Layer::Files) {
        return Ok(None);
    }
    let tree = build(job).map_err(|error| NotRun::at(Layer::Files, "file tree", &error))?;
    Ok(Some(tree))
}

/// A user namespace, in which this process may make the others. It stays the user that it is.
fn become_owner() -> io::Result<()> {
    let (user, group) = (geteuid(), getegid());
    unshare(CloneFlags::CLONE_NEWUSER)?;
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
}

fn build(job: &Job) -> io::Result<Tree> {
    // What is mounted here is nobody else's business.
    let private = MsFlags::MS_PRIVATE | MsFlags::MS_REC;
    mount(None::<&str>, "/", None::<&str>, private, None::<&str>)?;
    // The sources are looked up before the tree hides what lies below its root.
    let mut bound = BTreeSet::new();
    let mut sources = Vec::new();
    let system = SYSTEM.iter().map(Path::new);
    let own = job.runtime.iter().map(PathBuf::as_path);
    for path in system.chain(own).chain([job.program.as_path()]) {
        if path.ancestors().any(|above| bound.contains(above)) {
            continue;
        }
        if let Some(source) = Source::of(path).map_err(|error| named(path, &error))? {
            sources.push((path, source));
            bound.insert(path);
        }
    }
    let root = job.folder.clone();
    in_memory(&root, "size=1m,nr_inodes=4096,mode=755")?;
    for (path, source) in sources {
        match source {
            Source::Link(to) => {
                make_parents(&root, path)?;
                symlink(to, place(&root, path)?)?;
            }
            Source::Real(real) => {
                make_place(&root, path, real.is_dir())?;
                let place = place(&root, path)?;
                bind(&real, &place, true).map_err(|error| named(path, &error))?;
            }
        }
    }
    for device in DEVICES.iter().map(Path::new) {
        if device.exists() {
            make_place(&root, device, false)?;
            bind(device, &place(&root, device)?, false).map_err(|error| named(device, &error))?;
        }
    }
    for (name, to) in [("stdin", 0), ("stdout", 1), ("stderr", 2)] {
        symlink(format!("/proc/self/fd/{to}"), root.join("dev").join(name))?;
    }
    symlink("/proc/self/fd", root.join("dev/fd"))?;
    make_place(&root, Path::new("/proc"), true)?;
    make_place(&root, &job.folder, true)?;
    let folder = place(&root, &job.folder)?;
    let bytes = job.quota.disk_bytes;
    in_memory(&folder, &format!("size={bytes},nr_inodes=4096,mode=755"))?;
    let locked = MsFlags::MS_BIND
        | MsFlags::MS_REMOUNT
        | MsFlags::MS_RDONLY
        | MsFlags::MS_NOSUID
        | MsFlags::MS_NODEV;
    mount(None::<&str>, &root, None::<&str>, locked, None::<&str>)?;
    Ok(Tree { root, folder })
}

/// What is shown in the tree under a name.
enum Source {
    /// A link to a folder, as `/bin` is one to `/usr/bin`: the same link.
    Link(PathBuf),
    /// A file or a folder, by its real name: a file may be reached by links that are not shown.
    Real(PathBuf),
}

impl Source {
    /// What this path is; `None` if it is not there.
    fn of(path: &Path) -> io::Result<Option<Source>> {
        match path.canonicalize() {
            Ok(real) if real.is_dir() && path.is_symlink() => {
                Ok(Some(Source::Link(fs::read_link(path)?)))
            }
            Ok(real) => Ok(Some(Source::Real(real))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Mounts `/proc`, from within the PID namespace: nobody's processes but its own, nor what the
/// machine tells about itself. Where even this is not allowed, the program has no `/proc`.
pub(super) fn show_processes(tree: &Tree) {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    let proc = tree.root.join("proc");
    let options = Some("hidepid=invisible,subset=pid");
    let _ = mount(Some("proc"), &proc, Some("proc"), flags, options);
}

/// Takes the tree away, so that the folder in which its root lay can be removed.
pub(super) fn lower(tree: &Tree) {
    // If it stays, so does an empty folder, for the next sweep.
    let _ = umount2(&tree.root, MntFlags::MNT_DETACH);
}

/// An empty file system that lives in memory.
fn in_memory(place: &Path, options: &str) -> io::Result<()> {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(Some("box"), place, Some("tmpfs"), flags, Some(options))?;
    Ok(())
}

/// Where an absolute path lies in the tree.
fn place(root: &Path, path: &Path) -> io::Result<PathBuf> {
    let odd = |part: &Component<'_>| !matches!(part, Component::RootDir | Component::Normal(_));
    match path.strip_prefix("/") {
        Ok(rest) if !path.components().any(|part| odd(&part)) => Ok(root.join(rest)),
        _ => Err(named(path, &"is no plain absolute path")),
    }
}

/// An empty folder or file in the tree, to be covered.
fn make_place(root: &Path, path: &Path, is_folder: bool) -> io::Result<()> {
    make_parents(root, path)?;
    let place = place(root, path)?;
    if is_folder {
        fs::create_dir_all(&place)
    } else {
        fs::File::create(&place).map(drop)
    }
}

fn make_parents(root: &Path, path: &Path) -> io::Result<()> {
    match place(root, path)?.parent() {
        Some(parent) => DirBuilder::new().recursive(true).mode(0o755).create(parent),
        None => Ok(()),
    }
}

fn named(path: &Path, error: &dyn std::fmt::Display) -> io::Error {
    io::Error::other(format!("{}: {error}", path.display()))
}
