//! The Landlock domain: which files may be opened, whatever the file tree shows; no network; no
//! signals and no sockets to the outside, where the kernel knows how.

use std::fs::File;
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd,
    Ruleset, RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetError, Scope,
};

use super::sys::landlock_version;
use super::view::View;
use super::walls::{DEVICES, Tree};
use crate::job::Job;
use crate::layers::Layer;
use crate::outcome::NotRun;
use crate::say;

/// The newest version that is made use of. Older kernels do less.
const NEWEST: ABI = ABI::V6;

/// What runtimes like to know of the machine, where `/proc` and `/sys` are the machine's own.
const ABOUT_MACHINE: [&str; 3] = ["/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu"];

/// The domain of this job's program, to be entered by [`enter`].
pub(super) fn domain(
    job: &Job,
    tree: Option<&Tree>,
    folder: &Path,
    outputs: [&File; 2],
) -> Result<RulesetCreated, NotRun> {
    if landlock_version() < 1 {
        return Err(NotRun::at(Layer::Paths, &"Landlock", &say::NO_LANDLOCK));
    }
    made(job, tree, folder, outputs).map_err(|error| NotRun::at(Layer::Paths, &"Landlock", &error))
}

fn made(
    job: &Job,
    tree: Option<&Tree>,
    folder: &Path,
    outputs: [&File; 2],
) -> Result<RulesetCreated, RulesetError> {
    let all = AccessFs::from_all(NEWEST);
    let look = AccessFs::from_read(NEWEST);
    let look_at_file = AccessFs::ReadFile | AccessFs::Execute;
    let write_file = AccessFs::ReadFile | AccessFs::WriteFile | AccessFs::Truncate;
    let special = AccessFs::MakeBlock | AccessFs::MakeChar | AccessFs::MakeSock;
    let mut rules = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(all)?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?;
    let mut readable = View::real(job).whole();
    readable.extend(ABOUT_MACHINE.map(PathBuf::from));
    for path in readable {
        let access = if path.is_dir() { look } else { look_at_file };
        rules = allowed(rules, &path, access)?;
    }
    for device in DEVICES {
        let access = AccessFs::ReadFile | AccessFs::WriteFile;
        rules = allowed(rules, Path::new(device), access)?;
    }
    if let Some(tree) = tree {
        rules = allowed(rules, &tree.root.join("dev"), AccessFs::ReadDir.into())?;
        rules = allowed(rules, &tree.root.join("tmp"), all & !special)?;
    }
    rules = allowed(rules, folder, all & !special)?;
    for output in outputs {
        if output.metadata().is_ok_and(|about| about.is_file()) {
            rules = rules.add_rule(PathBeneath::new(output.as_fd(), write_file))?;
        }
    }
    Ok(rules)
}

/// The same with a path that may be used in this way, if it is there.
fn allowed(
    rules: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, RulesetError> {
    match PathFd::new(path) {
        Ok(place) => rules.add_rule(PathBeneath::new(place, access)),
        // What is not there cannot be opened.
        Err(_) => Ok(rules),
    }
}

/// Enters the domain, which cannot be left. The process may look at all of a `/proc` where only its
/// own are; else at itself.
pub(super) fn enter(rules: RulesetCreated, owns_proc: bool) -> Result<(), RulesetError> {
    let own = if owns_proc { "/proc" } else { "/proc/self" };
    let rules = allowed(rules, Path::new(own), AccessFs::from_read(NEWEST))?;
    rules.restrict_self().map(drop)
}
