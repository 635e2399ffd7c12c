//! The list: a call is allowed because it stands here. `sandbox/CALLS.md` is made from it.

use libc::{EINVAL, ENOTTY, EOPNOTSUPP, EPERM, c_long};

use crate::job::Role;

/// Some calls that are answered alike, and why.
pub(super) struct Row {
    /// To whom.
    pub(super) whose: &'static [Role],
    /// How.
    pub(super) answer: Answer,
    /// What needs them.
    pub(super) why: &'static str,
    /// Their names and numbers.
    pub(super) calls: &'static [(&'static str, c_long)],
}

/// What is done with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// The kernel does it.
    Allow,
    /// The kernel does it if all of this holds; else this is the error.
    If(&'static [Condition], i32),
    /// This is the error, or 0: nothing is done, and the program goes on.
    Say(i32),
}

/// What holds of an argument: of its low half, which is all that counts in these calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Condition {
    /// It is one of these numbers.
    Is(u32, &'static [u32]),
    /// It is 0 or the number of the program's process.
    Own(u32),
    /// It is 0, in both halves.
    Nothing(u32),
    /// It has none of these bits.
    Lacks(u32, u32),
    /// It has one of these bits.
    Has(u32, u32),
    /// Not both have one of their bits.
    NotBoth([(u32, u32); 2]),
}

use Answer::{Allow, If, Say};
use Condition::{Has, Is, Lacks, NotBoth, Nothing, Own};

const ALL: &[Role] = &[Role::Native, Role::Interpreted, Role::Compiler];
const PROGRAMS: &[Role] = &[Role::Native, Role::Interpreted];
const RUNTIMES: &[Role] = &[Role::Interpreted, Role::Compiler];
const COMPILERS: &[Role] = &[Role::Compiler];

/// `CLONE_NEWTIME`, `NEWNS`, `NEWCGROUP`, `NEWUTS`, `NEWIPC`, `NEWUSER`, `NEWPID`, `NEWNET`, and
/// `CLONE_PARENT`, by which a child would be the helper's.
const CLONES: u32 = 0x7e02_0000 | 0x80 | 0x8000;
/// `CLONE_THREAD`, without which a clone is a process.
const THREAD: u32 = 0x1_0000;

/// `PROT_WRITE`, `MAP_SHARED`, `MAP_ANONYMOUS`, `MAP_HUGETLB`.
const WRITE: u32 = 0x2;
const SHARED: u32 = 0x1;
const ANONYMOUS: u32 = 0x20;
const HUGE: u32 = 0x4_0000;

/// Shared memory keeps its pages when whoever filled it lets them go; nobody counts huge pages.
const MAPPINGS: &[Condition] = &[
    NotBoth([(2, WRITE), (3, SHARED)]),
    NotBoth([(3, SHARED), (3, ANONYMOUS)]),
    Lacks(3, HUGE),
];

/// `TCGETS`, `TCGETS2`, `TIOCGWINSZ`, `FIONREAD`, `FIONBIO`, `FIONCLEX`, `FIOCLEX`.
const ABOUT_DESCRIPTORS: &[u32] = &[0x5401, 0x802c_542a, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451];

/// `F_DUPFD`, `F_GETFD`, `F_SETFD`, `F_GETFL`, `F_SETFL`, `F_DUPFD_CLOEXEC`, `F_GETPIPE_SZ`.
const FLAGS: &[u32] = &[0, 1, 2, 3, 4, 1030, 1032];
/// The same, and `F_GETLK`, `F_SETLK`, `F_SETLKW`, and those of open files.
const FLAGS_AND_LOCKS: &[u32] = &[0, 1, 2, 3, 4, 1030, 1032, 5, 6, 7, 36, 37, 38];

/// `PR_GET_AUXV` and `PR_SET_VMA`.
const GET_AUXV: u32 = 0x4155_5856;
const SET_VMA: u32 = 0x5356_4d41;
/// `PR_GET_DUMPABLE`, `SET_NAME`, `GET_NAME`, `CAPBSET_READ`, `GET_NO_NEW_PRIVS`, `SET_THP_DISABLE`,
/// `GET_THP_DISABLE`, `SVE_SET_VL`, `SVE_GET_VL`, `GET_TAGGED_ADDR_CTRL`, and those two.
const OF_ITSELF: &[u32] = &[3, 15, 16, 23, 39, 41, 42, 50, 51, 56, GET_AUXV, SET_VMA];

/// The numbers of calls; `libc` lacks some that ARM has.
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(non_upper_case_globals, reason = "as `libc` calls the others")
)]
mod number {
    pub(super) use libc::*;

    #[cfg(not(target_arch = "x86_64"))]
    pub(super) const SYS_renameat: c_long = 38;
    #[cfg(not(target_arch = "x86_64"))]
    pub(super) const SYS_getrlimit: c_long = 163;
    #[cfg(not(target_arch = "x86_64"))]
    pub(super) const SYS_setrlimit: c_long = 164;
    #[cfg(not(target_arch = "x86_64"))]
    pub(super) const SYS_fchmodat2: c_long = 452;
}

macro_rules! rows {
    ($($(#[$only:meta])* $whose:ident $answer:expr => $why:literal: $($call:ident)+;)+) => {
        &[$($(#[$only])* Row {
            whose: $whose,
            answer: $answer,
            why: $why,
            calls: &[$((stringify!($call), number::$call)),+],
        }),+]
    };
}

/// All of it. Calls that only x86-64 has are the old forms of others, which C libraries and the runtime
/// of Pascal still use there.
pub(super) const TABLE: &[Row] = rows! {
    ALL Allow => "reading and writing what is open":
        SYS_read SYS_write SYS_readv SYS_writev SYS_pread64 SYS_pwrite64 SYS_preadv SYS_pwritev SYS_lseek SYS_close
        SYS_dup SYS_dup3 SYS_pipe2 SYS_ftruncate SYS_fsync SYS_fdatasync;
    ALL Allow => "files and folders by their names; what they are":
        SYS_openat SYS_newfstatat SYS_fstat SYS_statx SYS_statfs SYS_fstatfs SYS_faccessat SYS_faccessat2
        SYS_readlinkat SYS_getdents64 SYS_getcwd SYS_chdir SYS_fchdir SYS_mkdirat SYS_unlinkat SYS_renameat
        SYS_renameat2 SYS_linkat SYS_symlinkat SYS_umask;
    #[cfg(target_arch = "x86_64")]
    ALL Allow => "the same, as it was":
        SYS_open SYS_creat SYS_stat SYS_lstat SYS_access SYS_readlink SYS_getdents SYS_mkdir SYS_rmdir SYS_unlink
        SYS_rename SYS_link SYS_symlink SYS_pipe SYS_dup2;
    ALL Allow => "memory of its own: `malloc`, stacks, collectors of garbage, compilers at run time":
        SYS_brk SYS_munmap SYS_mremap SYS_mprotect SYS_madvise SYS_membarrier;
    ALL Allow => "threads and locks between them, and on which CPUs they are":
        SYS_futex SYS_set_tid_address SYS_set_robust_list SYS_get_robust_list SYS_rseq SYS_gettid SYS_sched_yield
        SYS_sched_getaffinity SYS_sched_getscheduler SYS_sched_getparam SYS_sched_getattr
        SYS_sched_get_priority_max SYS_sched_get_priority_min SYS_sched_rr_get_interval SYS_getpriority SYS_getcpu;
    ALL Allow => "the program's start and end":
        SYS_execve SYS_exit SYS_exit_group SYS_restart_syscall;
    #[cfg(target_arch = "x86_64")]
    ALL Allow => "the start of each thread":
        SYS_arch_prctl;
    ALL Allow => "signals of its own: crashes that become exceptions, timers, Go's switch of tasks":
        SYS_rt_sigaction SYS_rt_sigprocmask SYS_rt_sigreturn SYS_rt_sigpending SYS_rt_sigsuspend SYS_rt_sigtimedwait
        SYS_sigaltstack;
    ALL Allow => "clocks, timers, sleep":
        SYS_clock_gettime SYS_clock_getres SYS_clock_nanosleep SYS_nanosleep SYS_gettimeofday SYS_times SYS_getrusage
        SYS_getitimer SYS_setitimer SYS_timer_create SYS_timer_settime SYS_timer_gettime SYS_timer_getoverrun
        SYS_timer_delete SYS_ppoll SYS_pselect6;
    #[cfg(target_arch = "x86_64")]
    ALL Allow => "the same, as it was":
        SYS_time SYS_alarm SYS_pause SYS_poll SYS_select;
    ALL Allow => "who and where it is, and chance":
        SYS_getpid SYS_getppid SYS_getpgid SYS_getsid SYS_getuid SYS_geteuid SYS_getgid SYS_getegid SYS_getresuid
        SYS_getresgid SYS_getgroups SYS_capget SYS_uname SYS_sysinfo SYS_getrlimit SYS_setrlimit SYS_getrandom;
    RUNTIMES Allow => "waiting for events: Python's asyncio, Java's channels, JavaScript, Go":
        SYS_epoll_create1 SYS_epoll_ctl SYS_epoll_pwait SYS_eventfd2;
    #[cfg(target_arch = "x86_64")]
    RUNTIMES Allow => "the same, as it was":
        SYS_epoll_create SYS_epoll_wait SYS_eventfd SYS_getpgrp;
    RUNTIMES Allow => "a pair of sockets, without which Java opens no file and asyncio does not begin":
        SYS_socketpair SYS_recvfrom SYS_getsockname SYS_getsockopt;
    RUNTIMES If(&[Nothing(4)], EPERM) => "what is sent through it, to no address":
        SYS_sendto;
    ALL If(&[Own(0)], EPERM) => "signals to itself (`abort`), limits and CPUs of itself, of nobody else":
        SYS_kill SYS_tkill SYS_tgkill SYS_prlimit64 SYS_sched_setaffinity;
    PROGRAMS If(&[Is(1, &[0])], EPERM) => "threads of Pascal ask to be as urgent as all others (`SCHED_OTHER`)":
        SYS_sched_setscheduler;
    ALL If(&[Is(1, ABOUT_DESCRIPTORS)], ENOTTY) => "is it a terminal; `FIONREAD`, `FIONBIO`, `FIOCLEX`":
        SYS_ioctl;
    ALL If(&[Is(0, OF_ITSELF)], EINVAL) => "names of threads and of memory, what it may":
        SYS_prctl;
    PROGRAMS If(&[Is(1, FLAGS)], EPERM) => "flags of descriptors; no locks, on which others may wait, no owner, no lease":
        SYS_fcntl;
    PROGRAMS If(MAPPINGS, EPERM) => "memory, and files as memory: its own, or shared (Java's library) and only read":
        SYS_mmap;
    PROGRAMS If(&[Lacks(0, CLONES), Has(0, THREAD)], EPERM) => "threads, and no processes":
        SYS_clone;
    PROGRAMS Say(0) => "rights and dates of files (copies in Rust, Python, JavaScript and C++ end with them): \
            nothing is done, since they may be others'":
        SYS_fchmod SYS_fchmodat SYS_fchmodat2 SYS_utimensat;
    #[cfg(target_arch = "x86_64")]
    PROGRAMS Say(0) => "the same, as it was":
        SYS_chmod SYS_utime SYS_utimes SYS_futimesat;
    PROGRAMS Say(EINVAL) => "copies within the kernel, which can keep pages in pipes: whoever tries copies by hand then":
        SYS_sendfile SYS_splice SYS_copy_file_range;
    ALL Say(EOPNOTSUPP) => "more about files than is there (copies in Python and Java ask for it)":
        SYS_getxattr SYS_lgetxattr SYS_fgetxattr SYS_listxattr SYS_llistxattr SYS_flistxattr
        SYS_setxattr SYS_lsetxattr SYS_fsetxattr;
    COMPILERS Allow => "what they make: mapped and written, with room on the disk, rights and dates":
        SYS_mmap SYS_fallocate SYS_truncate SYS_fchmod SYS_fchmodat SYS_fchmodat2 SYS_utimensat SYS_flock
        SYS_sendfile SYS_copy_file_range;
    #[cfg(target_arch = "x86_64")]
    COMPILERS Allow => "the same, as it was":
        SYS_chmod SYS_utime SYS_utimes SYS_futimesat SYS_fork SYS_vfork;
    COMPILERS Allow => "the programs that they start":
        SYS_wait4 SYS_waitid SYS_setpgid;
    COMPILERS If(&[Lacks(0, CLONES)], EPERM) => "the same":
        SYS_clone;
    COMPILERS If(&[Is(1, FLAGS_AND_LOCKS)], EPERM) => "flags of descriptors, locks on what they make":
        SYS_fcntl;
};
