//! Namespaces, and the file tree that a program finds.
//!
//! The helper goes into new namespaces itself and builds the tree there, where nobody else sees
//! it; the program is locked into the tree by `chroot`, which is safe because it has neither the
//! privileges nor a descriptor to leave it. The tree vanishes with the last process that uses it.
//!
//! ```text
//! /usr /bin /lib… /etc/alternatives /etc/ld.so.…   the system's, read-only (see `view`)
//! /dev/null full random urandom                    nothing else of /dev
//! /proc                                            its own processes only, where that can be
//! what the job names as runtime                    read-only, in its place
//! what the job hides                               an empty folder, where it would be seen
//! /tmp and the job's folder                        in memory, together of a fixed size; what it provides
//! ```

use std::fs::{self, DirBuilder, File};
use std::io::{self, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::path::{Component, Path, PathBuf};

use bilingual::of_system;
use nix::mount::{MntFlags, MsFlags, mount, umount2};
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{close, getegid, geteuid, getpid};

use super::sys::{self, bind};
use super::view::{Sight, View};
use crate::folder::named;
use crate::job::Job;
use crate::layers::{Isolation, Layer};
use crate::outcome::{Exit, NotRun};
use crate::say;

/// The devices that every program may use. Not `/dev/zero`, by which memory can be shared.
pub(super) const DEVICES: [&str; 4] = ["/dev/null", "/dev/full", "/dev/random", "/dev/urandom"];

/// The file tree, seen from outside.
#[derive(Debug)]
pub(super) struct Tree {
    /// Its root.
    pub(super) root: PathBuf,
    /// The program's folder in it, by a name that the program cannot give to another one.
    pub(super) folder: PathBuf,
    /// By which it has that name.
    _folder: File,
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
    let mut is_owner = geteuid().is_root() && sys::has_capability(sys::ADMINISTER);
    for (layer, flag) in wanted {
        // Root of a container can do no more than others.
        if !is_owner {
            become_owner()
                .map_err(|error| NotRun::at(layer, &"user namespace", &of_system(&error)))?;
            is_owner = true;
        }
        unshare(flag).map_err(|error| NotRun::at(layer, &"unshare", &of_system(&error.into())))?;
    }
    if !job.isolation.has(Layer::Files) {
        return Ok(None);
    }
    let failed = |error| NotRun::at(Layer::Files, &say::FILE_TREE, &of_system(&error));
    let tree = build(job).map_err(failed)?;
    Ok(Some(tree))
}

/// A user namespace, in which this process may make the others. It stays the user that it is; root
/// brings all users along that there are.
fn become_owner() -> io::Result<()> {
    if !geteuid().is_root() {
        unshare(CloneFlags::CLONE_NEWUSER)?;
        return know_itself();
    }
    let own = getpid();
    let maps = ["uid_map", "gid_map"].map(|name| (name, everybody(name)));
    let (mut made, there) = io::pipe()?;
    // Only from outside can more than one user be brought along.
    let writer = there.as_raw_fd();
    let outside = sys::split(None, || {
        // With an end of its own it would never see the other one close.
        let _ = close(writer);
        let is_made = made.read_exact(&mut [0]).is_ok();
        let mut written = maps
            .iter()
            .map(|(name, map)| fs::write(format!("/proc/{own}/{name}"), map));
        i32::from(!is_made || written.any(|it| it.is_err()))
    })?;
    let owned = unshare(CloneFlags::CLONE_NEWUSER);
    let told = owned.is_ok() && (&there).write_all(&[0]).is_ok();
    drop(there);
    let is_known = sys::collect(outside)? == Exit::Code(0) && told;
    owned?;
    if is_known { Ok(()) } else { know_itself() }
}

/// The user of this process is known in its namespace, by the same number, and nobody else.
fn know_itself() -> io::Result<()> {
    let (user, group) = (geteuid(), getegid());
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
}

/// All users, or groups, of this namespace, by the same numbers.
fn everybody(name: &str) -> String {
    let map = fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let ranges = map.lines().filter_map(|line| {
        let mut words = line.split_ascii_whitespace();
        let (first, count) = (words.next()?, words.nth(1)?);
        Some(format!("{first} {first} {count}\n"))
    });
    ranges.collect()
}

fn build(job: &Job) -> io::Result<Tree> {
    // What is mounted here is nobody else's business.
    let private = MsFlags::MS_PRIVATE | MsFlags::MS_REC;
    mount(None::<&str>, "/", None::<&str>, private, None::<&str>)?;
    // The sources are looked up before the tree hides what lies below its root.
    let view = View::of(job)?;
    let mut parts = Vec::new();
    for (path, sight) in view.names() {
        let part = match sight {
            Sight::Shown => Source::of(path).map_err(|error| named(path, &error))?,
            Sight::Hidden => Some(Source::Nothing),
        };
        parts.extend(part.map(|part| (path, part)));
    }
    let root = job.folder.clone();
    in_memory(&root, SMALL)?;
    let temporary = make_place(&root, Path::new("/tmp"), true)?;
    let bytes = job.quota.disk_bytes;
    in_memory(
        &temporary,
        &format!("size={bytes},nr_inodes=4096,mode=1777"),
    )?;
    let mut covers = Vec::new();
    for (path, part) in parts {
        let place = place(&root, path)?;
        match part {
            Source::Link(to) => {
                make_parents(&root, &place)?;
                symlink(to, place)?;
            }
            Source::Real(real) => {
                make_place(&root, path, real.is_dir())?;
                bind(&real, &place, true).map_err(|error| named(path, &error))?;
            }
            Source::Nothing if place.is_dir() => {
                in_memory(&place, SMALL).map_err(|error| named(path, &error))?;
                covers.push(place);
            }
            Source::Nothing if place.exists() => {
                bind(Path::new("/dev/null"), &place, true).map_err(|error| named(path, &error))?;
            }
            Source::Nothing => {}
        }
    }
    for device in DEVICES.iter().map(Path::new) {
        if device.exists() {
            let place = make_place(&root, device, false)?;
            bind(device, &place, false).map_err(|error| named(device, &error))?;
        }
    }
    for (name, to) in [("stdin", 0), ("stdout", 1), ("stderr", 2)] {
        symlink(format!("/proc/self/fd/{to}"), root.join("dev").join(name))?;
    }
    symlink("/proc/self/fd", root.join("dev/fd"))?;
    make_place(&root, Path::new("/proc"), true)?;
    let folder = temporary.join("box");
    make_folders(&root, &folder)?;
    let place = make_place(&root, &job.folder, true)?;
    bind(&folder, &place, false)?;
    // What is shown in the folder lies upon this mount, which the program is in.
    let folder = File::open(place)?;
    for place in covers.iter().chain([&root]) {
        lock(place)?;
    }
    Ok(Tree {
        root,
        folder: format!("/proc/self/fd/{}", folder.as_raw_fd()).into(),
        _folder: folder,
    })
}

/// What is shown in the tree under a name.
enum Source {
    /// A link to a folder, as `/bin` is one to `/usr/bin`: the same link.
    Link(PathBuf),
    /// A file or a folder, by its real name: a file may be reached by links that are not shown.
    Real(PathBuf),
    /// An empty folder or a file that cannot be read, in the place of what lies there.
    Nothing,
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

/// Shows `/proc` in the tree, from within the PID namespace: nobody's processes but its own, nor
/// what the machine tells about itself. Where that is not allowed, as in a container, or there is no
/// such namespace, it is the machine's `/proc`, without which some programs do not even start; the
/// Landlock domain leaves them nothing of it but what is their own. Returns whether it is its own.
pub(super) fn show_processes(tree: &Tree, isolation: &Isolation) -> io::Result<bool> {
    let locked = MsFlags::MS_RDONLY | MsFlags::MS_NOEXEC;
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | locked;
    let proc = tree.root.join("proc");
    let options = Some("hidepid=invisible,subset=pid");
    if isolation.has(Layer::Processes) {
        match mount(Some("proc"), &proc, Some("proc"), flags, options) {
            Ok(()) => return Ok(true),
            Err(error) if !isolation.has(Layer::Paths) => return Err(error.into()),
            Err(_) => {}
        }
    }
    bind(Path::new("/proc"), &proc, true)?;
    Ok(false)
}

/// Takes the tree away, so that the folder in which its root lay can be removed.
pub(super) fn lower(tree: &Tree) {
    // If it stays, so does an empty folder, for the next sweep.
    let _ = umount2(&tree.root, MntFlags::MNT_DETACH);
}

/// What holds nothing but the names of what is shown.
const SMALL: &str = "size=1m,nr_inodes=4096,mode=755";

/// Nothing can be written there any more.
fn lock(place: &Path) -> io::Result<()> {
    let locked = MsFlags::MS_BIND
        | MsFlags::MS_REMOUNT
        | MsFlags::MS_RDONLY
        | MsFlags::MS_NOSUID
        | MsFlags::MS_NODEV;
    mount(None::<&str>, place, None::<&str>, locked, None::<&str>)?;
    Ok(())
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
        _ => Err(named(path, &io::Error::other("is no plain absolute path"))),
    }
}

/// Makes an empty folder or file in the tree, to be covered, and tells where it lies.
fn make_place(root: &Path, path: &Path, is_folder: bool) -> io::Result<PathBuf> {
    let place = place(root, path)?;
    if is_folder {
        make_folders(root, &place)?;
    } else {
        make_parents(root, &place)?;
        File::create(&place)?;
    }
    Ok(place)
}

fn make_parents(root: &Path, place: &Path) -> io::Result<()> {
    place.parent().map_or(Ok(()), |it| make_folders(root, it))
}

/// A folder of the tree and those in which it lies, but never the root: if that was taken away, by
/// a judge that was interrupted, nobody would take away another.
fn make_folders(root: &Path, place: &Path) -> io::Result<()> {
    let all: Vec<&Path> = place.ancestors().take_while(|it| *it != root).collect();
    for folder in all.into_iter().rev() {
        match DirBuilder::new().mode(0o755).create(folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_grows_only_where_its_root_is() {
        let home = tempfile::tempdir().unwrap();
        let root = home.path().join("root");
        for is_folder in [true, false] {
            assert!(make_place(&root, Path::new("/usr/lib/x"), is_folder).is_err());
            assert!(!root.exists());
        }
        fs::create_dir(&root).unwrap();
        make_place(&root, Path::new("/usr/lib/x"), true).unwrap();
        make_place(&root, Path::new("/usr/lib/y"), false).unwrap();
        assert!(root.join("usr/lib/x").is_dir() && root.join("usr/lib/y").is_file());
    }
}
