//! The filter of system calls: a list of what no program of a contest needs, and what could reach
//! out of the box or touch those who watch it. Everything else is allowed.
//!
//! Calls are refused, not punished: a runtime that only tries goes on without. A program for
//! another machine language than this one is killed, because its calls have other numbers.
//!
//! One rule takes a whole class of tricks away: a program has threads, never processes. So nothing
//! that it holds or computes can be anywhere but in the one process that is looked at. Only a
//! compiler starts others, and what it reads is never executed there.

use libc::{c_long, sock_filter};

use crate::job::Role;
use crate::layers::Layer;

/// What the filter has to know of the other layers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Surroundings {
    /// Processes of others cannot be named: what refers to a process cannot refer to them.
    pub(super) are_others_hidden: bool,
    /// Signals to others are refused by Landlock.
    pub(super) are_signals_scoped: bool,
    /// Which rules the program keeps.
    pub(super) role: Role,
    /// The program's process, as it is called where it runs.
    pub(super) own: u32,
}

/// What is done with a call that matches.
#[derive(Debug, Clone, Copy)]
enum Answer {
    Refuse,
    /// As if the kernel were too old to know it: programs have another way then.
    Unknown,
}

/// When a call matches: the low half of an argument, which is all that counts in these calls.
#[derive(Debug, Clone, Copy)]
enum When {
    Always,
    /// The argument is one of these numbers.
    Is(u32, &'static [u32]),
    /// The argument is neither 0 nor the number of the program's process.
    IsForeign(u32),
    /// The argument, in both halves, is not 0.
    IsSomething(u32),
    /// The argument has one of these bits.
    HasBit(u32, u32),
    /// The argument has none of these bits.
    LacksBit(u32, u32),
    /// Both arguments have one of their bits.
    Both([(u32, u32); 2]),
}

struct Rule {
    call: c_long,
    when: When,
    answer: Answer,
}

#[cfg(target_arch = "x86_64")]
const MACHINE: Option<u32> = Some(0xc000_003e);
#[cfg(target_arch = "aarch64")]
const MACHINE: Option<u32> = Some(0xc000_00b7);
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const MACHINE: Option<u32> = None;

/// The first number of the calls of x32, which are those of x86-64 in another dress.
const X32: u32 = 0x4000_0000;

/// Whoever uses one of these wants to reach, see or change something that is not its own.
const NEVER: &[c_long] = &[
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_process_mrelease,
    libc::SYS_kcmp,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_migrate_pages,
    libc::SYS_perf_event_open,
    // How urgent it is: the time of a thread that waits, because any other goes first, would be
    // taken for work.
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setattr,
    libc::SYS_setpriority,
    libc::SYS_ioprio_set,
    // The kernel.
    libc::SYS_bpf,
    libc::SYS_userfaultfd,
    libc::SYS_kexec_load,
    libc::SYS_kexec_file_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_reboot,
    libc::SYS_syslog,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_sync,
    // Files, by other ways than opening them.
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_open_tree,
    libc::SYS_move_mount,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fspick,
    libc::SYS_mount_setattr,
    libc::SYS_name_to_handle_at,
    libc::SYS_open_by_handle_at,
    libc::SYS_fanotify_init,
    libc::SYS_fanotify_mark,
    libc::SYS_inotify_init1,
    libc::SYS_inotify_add_watch,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_quotactl,
    libc::SYS_acct,
    // Another user, for whom other limits hold.
    libc::SYS_setuid,
    libc::SYS_setreuid,
    libc::SYS_setresuid,
    // Namespaces.
    libc::SYS_unshare,
    libc::SYS_setns,
    // The network, sockets of others on this machine, and descriptors on their way.
    libc::SYS_socket,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_accept,
    libc::SYS_accept4,
    libc::SYS_sendmsg,
    libc::SYS_sendmmsg,
    // Pages that change hands, whosever memory they are.
    libc::SYS_vmsplice,
    libc::SYS_splice,
    libc::SYS_tee,
    libc::SYS_remap_file_pages,
    // Memory and queues that outlive a process.
    libc::SYS_shmget,
    libc::SYS_shmat,
    libc::SYS_shmctl,
    libc::SYS_shmdt,
    libc::SYS_semget,
    libc::SYS_semop,
    libc::SYS_semtimedop,
    libc::SYS_semctl,
    libc::SYS_msgget,
    libc::SYS_msgsnd,
    libc::SYS_msgrcv,
    libc::SYS_msgctl,
    libc::SYS_mq_open,
    libc::SYS_mq_unlink,
    libc::SYS_mq_timedsend,
    libc::SYS_mq_timedreceive,
    libc::SYS_mq_notify,
    libc::SYS_mq_getsetattr,
    // The machine's clock and name.
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_adjtimex,
    libc::SYS_clock_adjtime,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
];

/// What hides from the filter (requests of a ring are no calls) or from the count of memory
/// (pages of a file without a name belong to nobody).
const UNKNOWN: &[c_long] = &[
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_io_setup,
    libc::SYS_io_submit,
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
    // Its flags lie in memory, where a filter cannot look; `clone` does it too.
    libc::SYS_clone3,
];

/// What compilers and linkers need and programs do not: other processes; room on a disk that no
/// length tells of; locks, which others may be waiting for; and changes to what a file is, which
/// Landlock does not see, not even through a descriptor by which it may only be read.
const COMPILERS: &[c_long] = &[
    #[cfg(target_arch = "x86_64")]
    libc::SYS_fork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_vfork,
    libc::SYS_fallocate,
    libc::SYS_flock,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    SYS_FCHMODAT2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    libc::SYS_truncate,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chmod,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_lchown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utime,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utimes,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_futimesat,
];

/// `fchmodat2`, the same number everywhere.
const SYS_FCHMODAT2: c_long = 452;

/// `CLONE_NEWTIME`, `NEWNS`, `NEWCGROUP`, `NEWUTS`, `NEWIPC`, `NEWUSER`, `NEWPID`, `NEWNET`, and
/// `CLONE_PARENT`, by which a child would be the helper's.
const CLONES: u32 = 0x7e02_0000 | 0x80 | 0x8000;

/// `CLONE_THREAD`, without which a clone is a process.
const THREAD: u32 = 0x1_0000;

/// `PROT_WRITE`, `MAP_SHARED` and `MAP_ANONYMOUS`.
const WRITE: u32 = 0x2;
const SHARED: u32 = 0x1;
const ANONYMOUS: u32 = 0x20;

fn rules(around: Surroundings) -> Vec<Rule> {
    let rule = |call, when| Rule {
        call,
        when,
        answer: Answer::Refuse,
    };
    let mut rules: Vec<Rule> = NEVER.iter().map(|&it| rule(it, When::Always)).collect();
    #[cfg(target_arch = "x86_64")]
    rules.extend(
        [libc::SYS_iopl, libc::SYS_ioperm, libc::SYS_inotify_init].map(|it| rule(it, When::Always)),
    );
    rules.extend(UNKNOWN.iter().map(|&call| Rule {
        call,
        when: When::Always,
        answer: Answer::Unknown,
    }));
    rules.extend([
        rule(libc::SYS_clone, When::HasBit(0, CLONES)),
        // An address: a pair of sockets may talk with each other only.
        rule(libc::SYS_sendto, When::IsSomething(4)),
        // TIOCSTI types at a terminal; the others are about it, or send signals.
        rule(
            libc::SYS_ioctl,
            When::Is(1, &[0x5412, 0x541c, 0x541d, 0x8901, 0x8902]),
        ),
        // F_SETOWN, F_SETSIG, F_SETOWN_EX: signals to others; F_SETPIPE_SZ: memory of nobody;
        // F_SETLEASE and F_NOTIFY: watching others.
        rule(libc::SYS_fcntl, When::Is(1, &[8, 10, 15, 1031, 1024, 1026])),
        // PDEATHSIG, DUMPABLE, CHILD_SUBREAPER: what the helper relies on; SCHED_CORE.
        rule(libc::SYS_prctl, When::Is(0, &[1, 4, 36, 62])),
        rule(libc::SYS_prlimit64, When::IsForeign(0)),
        rule(libc::SYS_sched_setaffinity, When::IsForeign(0)),
        rule(libc::SYS_move_pages, When::IsForeign(0)),
    ]);
    if around.role == Role::Native {
        // Java cannot open a file without a pair of sockets.
        rules.push(rule(libc::SYS_socketpair, When::Always));
    }
    if around.role != Role::Compiler {
        rules.extend(COMPILERS.iter().map(|&it| rule(it, When::Always)));
        rules.extend([
            rule(libc::SYS_clone, When::LacksBit(0, THREAD)),
            // Shared memory keeps its pages when whoever filled it lets them go.
            rule(libc::SYS_mmap, When::Both([(2, WRITE), (3, SHARED)])),
            rule(libc::SYS_mmap, When::Both([(3, SHARED), (3, ANONYMOUS)])),
            // F_SETLK and F_SETLKW, and the same for open files.
            rule(libc::SYS_fcntl, When::Is(1, &[6, 7, 37, 38])),
        ]);
    }
    if !around.are_others_hidden && !around.are_signals_scoped {
        // A compiler's children cannot raise signals for themselves then, a small price.
        rules.extend([
            rule(libc::SYS_kill, When::IsForeign(0)),
            rule(libc::SYS_tgkill, When::IsForeign(0)),
            rule(libc::SYS_tkill, When::Always),
            rule(libc::SYS_rt_sigqueueinfo, When::IsForeign(0)),
            rule(libc::SYS_rt_tgsigqueueinfo, When::IsForeign(0)),
        ]);
    }
    rules
}

const LOAD: u16 = 0x20;
const EQUAL: u16 = 0x15;
const AT_LEAST: u16 = 0x35;
const ANY_BIT: u16 = 0x45;
const RETURN: u16 = 0x06;

const ALLOW: u32 = 0x7fff_0000;
const KILL: u32 = 0x8000_0000;
const ERROR: u32 = 0x0005_0000;

/// Where the numbers lie of which a filter decides.
const CALL: u32 = 0;
const MACHINE_AT: u32 = 4;
const ARGUMENTS: u32 = 16;

fn step(code: u16, k: u32, yes: u8, no: u8) -> sock_filter {
    sock_filter {
        code,
        jt: yes,
        jf: no,
        k,
    }
}

/// The filter, or `None` for a machine whose calls are not known here.
pub(super) fn program(around: Surroundings) -> Option<Vec<sock_filter>> {
    let mut program = vec![
        step(LOAD, MACHINE_AT, 0, 0),
        step(EQUAL, MACHINE?, 1, 0),
        step(RETURN, KILL, 0, 0),
        step(LOAD, CALL, 0, 0),
        step(AT_LEAST, X32, 0, 1),
        step(RETURN, KILL, 0, 0),
    ];
    for rule in rules(around) {
        let errno = match rule.answer {
            Answer::Refuse => libc::EPERM,
            Answer::Unknown => libc::ENOSYS,
        };
        let refuse = step(RETURN, ERROR | errno.cast_unsigned(), 0, 0);
        let test = test(rule.when, around.own, refuse);
        // Past the test, if it is another call. Tests are short: far below 255 steps.
        let length = u8::try_from(test.len()).unwrap_or(u8::MAX);
        let call = u32::try_from(rule.call).unwrap_or(u32::MAX);
        program.push(step(EQUAL, call, 0, length));
        program.extend(test);
    }
    program.push(step(RETURN, ALLOW, 0, 0));
    Some(program)
}

/// The steps that refuse a call if it matches, and leave its number loaded if not.
fn test(when: When, own: u32, refuse: sock_filter) -> Vec<sock_filter> {
    let low = |argument: u32| step(LOAD, ARGUMENTS + 8 * argument, 0, 0);
    let mut steps = Vec::new();
    match when {
        When::Always => return vec![refuse],
        When::Is(argument, numbers) => {
            steps.push(low(argument));
            for &number in numbers {
                steps.extend([step(EQUAL, number, 0, 1), refuse]);
            }
        }
        When::IsForeign(argument) => steps.extend([
            low(argument),
            step(EQUAL, 0, 2, 0),
            step(EQUAL, own, 1, 0),
            refuse,
        ]),
        When::IsSomething(argument) => steps.extend([
            low(argument),
            step(EQUAL, 0, 0, 2),
            step(LOAD, ARGUMENTS + 8 * argument + 4, 0, 0),
            step(EQUAL, 0, 1, 0),
            refuse,
        ]),
        When::HasBit(argument, bits) => {
            steps.extend([low(argument), step(ANY_BIT, bits, 0, 1), refuse]);
        }
        When::LacksBit(argument, bits) => {
            steps.extend([low(argument), step(ANY_BIT, bits, 1, 0), refuse]);
        }
        When::Both([(one, its), (other, others)]) => steps.extend([
            low(one),
            step(ANY_BIT, its, 0, 3),
            low(other),
            step(ANY_BIT, others, 0, 1),
            refuse,
        ]),
    }
    steps.push(step(LOAD, CALL, 0, 0));
    steps
}

/// The surroundings of a program under these layers.
pub(super) fn surroundings(
    has: impl Fn(Layer) -> bool,
    landlock: i64,
    role: Role,
    own: u32,
) -> Surroundings {
    Surroundings {
        are_others_hidden: has(Layer::Processes),
        are_signals_scoped: has(Layer::Paths) && landlock >= 6,
        role,
        own,
    }
}

#[cfg(test)]
mod tests;
