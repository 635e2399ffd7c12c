//! What a process has from whoever started it: a terminal, a daemon, a script with settings of its own.

use nix::sys::resource::{Resource, getrlimit, rlim_t, setrlimit};
use nix::sys::signal::SigSet;
use nix::sys::stat::{Mode, umask};

use super::helper::own_signals;
use crate::outcome::NotRun;
use crate::say;

/// What runs of programs need: how a shell calls it, in which unit, and how much.
const NEEDED: [(Resource, &str, rlim_t, rlim_t); 7] = [
    (Resource::RLIMIT_NOFILE, "-n", 1, 256),
    (Resource::RLIMIT_NPROC, "-u", 1, 256),
    (Resource::RLIMIT_CPU, "-t", 1, 120),
    // What a compiler may write.
    (Resource::RLIMIT_FSIZE, "-f", 1 << 10, 64 << 20),
    // What the stack of a deep recursion needs, and never less than Themis gives.
    (Resource::RLIMIT_STACK, "-s", 1 << 10, 64 << 20),
    // What programs set aside and never touch; of a language that needs more, its own trial tells.
    (Resource::RLIMIT_DATA, "-d", 1 << 10, 4 << 30),
    (Resource::RLIMIT_AS, "-v", 1 << 10, 4 << 30),
];

/// Sets right what is inherited, as far as this user may; to be called by `main` first of all. Children are
/// waited for and no signal is held back, a full limit is an error and no end, its own files are its own, and
/// limits are raised as far as they may be. What stays too low is told where a program is to be run.
pub fn settle() {
    own_signals();
    // Where even that is refused, so is what comes next, and told.
    let _ = SigSet::all().thread_unblock();
    let inherited = umask(Mode::S_IRWXG | Mode::S_IRWXO);
    umask(inherited & !Mode::S_IRWXU);
    for (resource, _, _, least) in NEEDED {
        let Ok((soft, hard)) = getrlimit(resource) else {
            continue;
        };
        if hard < least {
            // Only root may.
            let _ = setrlimit(resource, soft, least);
        }
        let most = getrlimit(resource).map_or(hard, |it| it.1);
        // The soft limit of the stack lays out the memory of whatever is started: each run has its own.
        if soft < most && resource != Resource::RLIMIT_STACK {
            let _ = setrlimit(resource, most, most);
        }
    }
}

/// That no program can be run as it should be, since a limit is too low.
pub(super) fn too_low() -> Option<NotRun> {
    NEEDED
        .into_iter()
        .find_map(|(resource, option, unit, least)| {
            let (_, most) = getrlimit(resource).ok()?;
            let (most, least) = (most / unit, least / unit);
            let told = || NotRun::because(say::LIMIT.with(&[&option, &most, &least]));
            (most < least).then(told)
        })
}
