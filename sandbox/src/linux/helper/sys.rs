//! System calls that have no safe wrapper. Each function here is safe to call.
#![expect(unsafe_code, reason = "system calls without a safe wrapper")]

use std::ffi::{CStr, CString};
use std::io;
use std::mem::size_of;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::time::Duration;

use nix::errno::Errno;
use nix::unistd::{ForkResult, Pid, fork};

use crate::outcome::Exit;

/// The result of a system call, or the error that it left behind.
fn checked(result: libc::c_long) -> io::Result<libc::c_long> {
    if result < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(result)
    }
}

pub(super) fn c_path(path: &Path) -> io::Result<CString> {
    Ok(CString::new(path.as_os_str().as_bytes())?)
}

/// Shows a file or folder, with all that is mounted below it, in another place too: without
/// set-user-ID, and read-only and without devices if it is `locked`.
pub(super) fn bind(from: &Path, to: &Path, locked: bool) -> io::Result<()> {
    let (from, to) = (c_path(from)?, c_path(to)?);
    let recursive = libc::AT_RECURSIVE.cast_unsigned();
    let flags = libc::OPEN_TREE_CLONE | libc::OPEN_TREE_CLOEXEC | recursive;
    // SAFETY: the path is a C string that outlives the call; the result is a new descriptor.
    let tree = unsafe {
        let tree = checked(libc::syscall(
            libc::SYS_open_tree,
            libc::AT_FDCWD,
            from.as_ptr(),
            flags,
        ))?;
        OwnedFd::from_raw_fd(RawFd::try_from(tree).map_err(io::Error::other)?)
    };
    let devices = if locked {
        libc::MOUNT_ATTR_RDONLY | libc::MOUNT_ATTR_NODEV
    } else {
        0
    };
    let attributes = libc::mount_attr {
        attr_set: devices | libc::MOUNT_ATTR_NOSUID,
        attr_clr: 0,
        propagation: 0,
        userns_fd: 0,
    };
    // SAFETY: all pointers are to values that outlive the calls, of the sizes that are given.
    unsafe {
        checked(libc::syscall(
            libc::SYS_mount_setattr,
            tree.as_raw_fd(),
            c"".as_ptr(),
            libc::AT_EMPTY_PATH.cast_unsigned() | recursive,
            &raw const attributes,
            size_of::<libc::mount_attr>(),
        ))?;
        checked(libc::syscall(
            libc::SYS_move_mount,
            tree.as_raw_fd(),
            c"".as_ptr(),
            libc::AT_FDCWD,
            to.as_ptr(),
            libc::MOVE_MOUNT_F_EMPTY_PATH,
        ))?;
    }
    Ok(())
}

/// `libc` has it in a type that is too narrow.
const CLONE_INTO_CGROUP: u64 = 0x2_0000_0000;

/// A copy of this process; in the copy, which must not return, `child` runs. With a cgroup, the
/// copy is in it from the first moment on: moving it there would cost milliseconds.
pub(super) fn split(group: Option<BorrowedFd<'_>>, child: impl FnOnce() -> i32) -> io::Result<Pid> {
    let pid = match group {
        // SAFETY: the helper has a single thread, so the copy may do whatever the helper may.
        None => match unsafe { fork() }? {
            ForkResult::Parent { child } => child,
            ForkResult::Child => leave(child()),
        },
        Some(group) => {
            // SAFETY: all zeros is a value of this struct.
            let mut arguments: libc::clone_args = unsafe { std::mem::zeroed() };
            arguments.flags = CLONE_INTO_CGROUP;
            arguments.exit_signal = libc::SIGCHLD.cast_unsigned().into();
            arguments.cgroup = group.as_raw_fd().cast_unsigned().into();
            // SAFETY: as `fork`, since neither memory nor a stack is shared.
            let pid = checked(unsafe {
                libc::syscall(
                    libc::SYS_clone3,
                    &raw const arguments,
                    size_of::<libc::clone_args>(),
                )
            })?;
            if pid == 0 {
                leave(child());
            }
            Pid::from_raw(i32::try_from(pid).map_err(io::Error::other)?)
        }
    };
    Ok(pid)
}

/// Ends this process at once: nothing of the helper is cleaned up by its copies.
fn leave(code: i32) -> ! {
    // SAFETY: it never returns, and touches nothing.
    unsafe { libc::_exit(code) }
}

/// Where a kernel before 5.9 has to be told one by one: a helper has a dozen descriptors, and what it
/// may have inherited beside them has small numbers.
const LARGEST: RawFd = 4095;

/// Everything from descriptor 3 on is closed when a program is executed.
pub(super) fn close_on_exec() {
    let flags = libc::CLOSE_RANGE_CLOEXEC;
    // SAFETY: no descriptor is closed now.
    if unsafe { libc::syscall(libc::SYS_close_range, 3, u32::MAX, flags) } < 0 {
        for descriptor in 3..=LARGEST {
            // SAFETY: as before; a number that is no descriptor is left alone.
            unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) };
        }
    }
}

/// Closes all descriptors of this process, which must use none of them afterwards.
pub(super) fn close_everything() {
    // SAFETY: only called in a copy of the helper that owns nothing it will use again.
    if unsafe { libc::syscall(libc::SYS_close_range, 0, u32::MAX, 0) } < 0 {
        for descriptor in 0..=LARGEST {
            // SAFETY: as before.
            unsafe { libc::close(descriptor) };
        }
    }
}

/// Puts a descriptor in the place of another one, which is kept when a program is executed.
pub(super) fn put(descriptor: RawFd, place: RawFd) -> io::Result<()> {
    // SAFETY: the places are 0 to 2, which no owner in this process closes.
    checked(unsafe { libc::dup2(descriptor, place) }.into())?;
    Ok(())
}

/// Children are there to be waited for, and what grows past a limit is an error, not an end: whatever the
/// parent has ignored.
pub(in crate::linux) fn own_signals() {
    // SAFETY: neither is a handler.
    unsafe {
        libc::signal(libc::SIGCHLD, libc::SIG_DFL);
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
    }
}

/// Every signal does what it does by default, and none is held back.
pub(super) fn reset_signals() {
    for signal in 1..=64 {
        // SAFETY: the default is no handler; signals that cannot be changed stay as they are.
        unsafe { libc::signal(signal, libc::SIG_DFL) };
    }
    // SAFETY: the set is made by `sigemptyset` before it is used.
    unsafe {
        let mut none = std::mem::zeroed();
        libc::sigemptyset(&raw mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &raw const none, std::ptr::null_mut());
    }
}

/// Users and capabilities have nothing to do with each other from now on, and that is locked: root
/// is nobody special, and whoever becomes another user keeps what it has, also where it asks what it
/// may.
pub(super) fn part_users_from_capabilities() {
    // SAFETY: numbers only.
    unsafe { libc::prctl(libc::PR_SET_SECUREBITS, 0b1111_u64, 0, 0, 0) };
}

/// A user without privileges for ever, even if it is called root.
pub(super) fn drop_capabilities() {
    part_users_from_capabilities();
    // Two times three words of nothing.
    let nothing = [0_u32; 6];
    // SAFETY: both arrays have the layout and the size that version 3 asks for.
    unsafe { libc::syscall(libc::SYS_capset, CAPABILITIES.as_ptr(), nothing.as_ptr()) };
}

/// `CAP_DAC_READ_SEARCH`, `CAP_DAC_OVERRIDE` and `CAP_SYS_ADMIN`, as bits.
pub(super) const READ_ALL: u32 = 1 << 2;
pub(super) const OPEN_ALL: u32 = 1 << 1;
pub(super) const ADMINISTER: u32 = 1 << 21;

/// Version 3 of the header in which this process talks of its capabilities.
const CAPABILITIES: [u32; 2] = [0x2008_0522, 0];

/// Whether this process has this of the first 32 capabilities.
pub(super) fn has_capability(bit: u32) -> bool {
    let mut held = [0_u32; 6];
    // SAFETY: both arrays have the layout and the size that version 3 asks for.
    let result =
        unsafe { libc::syscall(libc::SYS_capget, CAPABILITIES.as_ptr(), held.as_mut_ptr()) };
    // Effective, permitted and inheritable ones, then the same of the others.
    result == 0 && held[0] & bit != 0
}

/// Of all that it may, this process and what it executes keep this capability only.
pub(super) fn keep_only(bit: u32) -> io::Result<()> {
    let held = [bit, bit, bit, 0, 0, 0];
    // SAFETY: both arrays have the layout and the size that version 3 asks for.
    checked(unsafe { libc::syscall(libc::SYS_capset, CAPABILITIES.as_ptr(), held.as_ptr()) })?;
    let raise = libc::PR_CAP_AMBIENT_RAISE;
    // SAFETY: numbers only; the capability is given by its number.
    let raised = unsafe { libc::prctl(libc::PR_CAP_AMBIENT, raise, bit.trailing_zeros(), 0, 0) };
    checked(raised.into())?;
    Ok(())
}

/// The version of Landlock that the kernel speaks; 0 if it does not.
pub(super) fn landlock_version() -> i64 {
    let nothing = std::ptr::null::<libc::c_void>();
    // SAFETY: with this flag there is nothing but a number to be read.
    unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, nothing, 0, 1) }.max(0)
}

/// Puts a seccomp filter on this process and all that it will start.
pub(super) fn filter(program: &[libc::sock_filter]) -> io::Result<()> {
    let filter = libc::sock_fprog {
        len: u16::try_from(program.len()).map_err(io::Error::other)?,
        filter: program.as_ptr().cast_mut(),
    };
    // Speculation stays allowed: the program's secrets are its own, and its speed counts.
    let flags = libc::SECCOMP_FILTER_FLAG_SPEC_ALLOW;
    let mode = libc::SECCOMP_SET_MODE_FILTER;
    // SAFETY: the kernel copies the filter, whose length is right.
    checked(unsafe { libc::syscall(libc::SYS_seccomp, mode, flags, &raw const filter) })?;
    Ok(())
}

/// How often a program that is still open for writing is tried: for some seconds.
const MOST_TRIES: u32 = 1000;

/// Becomes another program; returns only if that cannot be, with the reason (`errno`).
pub(super) fn execute(program: &CStr, arguments: &[CString], environment: &[CString]) -> i32 {
    let pointers = |words: &[CString]| -> Vec<*const libc::c_char> {
        let words = words.iter().map(|word| word.as_ptr());
        words.chain([std::ptr::null()]).collect()
    };
    let (arguments, environment) = (pointers(arguments), pointers(environment));
    for _ in 0..MOST_TRIES {
        // SAFETY: C strings in arrays that end with a null pointer.
        unsafe { libc::execve(program.as_ptr(), arguments.as_ptr(), environment.as_ptr()) };
        // A thread of the parent that has just started another helper may have lent it, for a
        // moment, the descriptor by which this program was written.
        if Errno::last() != Errno::ETXTBSY {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    Errno::last_raw()
}

/// What can be read once this child has ended; `None` where the kernel, before 5.3, has no such thing.
pub(super) fn end_of(child: Pid) -> Option<OwnedFd> {
    // SAFETY: numbers only; the result is a new descriptor.
    unsafe {
        let end = checked(libc::syscall(libc::SYS_pidfd_open, child.as_raw(), 0)).ok()?;
        Some(OwnedFd::from_raw_fd(RawFd::try_from(end).ok()?))
    }
}

/// Whether a child has ended; it is left to be collected.
pub(super) fn has_ended(child: Pid) -> io::Result<bool> {
    let child = libc::id_t::from(child.as_raw().unsigned_abs());
    let flags = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
    // SAFETY: all zeros is a value of this struct, and the kernel fills it.
    unsafe {
        let mut about: libc::siginfo_t = std::mem::zeroed();
        match checked(libc::waitid(libc::P_PID, child, &raw mut about, flags).into()) {
            Ok(_) => Ok(about.si_pid() != 0),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Waits for the end of a child and collects it. Not by `nix`, to which signals for real-time
/// programs are errors.
pub(super) fn collect(child: Pid) -> io::Result<Exit> {
    let mut status = 0;
    loop {
        // SAFETY: the status is written to a value that outlives the call.
        match checked(unsafe { libc::waitpid(child.as_raw(), &raw mut status, 0) }.into()) {
            Ok(_) if libc::WIFSIGNALED(status) => return Ok(Exit::Signal(libc::WTERMSIG(status))),
            Ok(_) => return Ok(Exit::Code(libc::WEXITSTATUS(status))),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// Collects all children that have ended; returns whether there are others.
pub(super) fn collect_all() -> bool {
    loop {
        // SAFETY: nothing is written without a place for the status.
        match unsafe { libc::waitpid(-1, std::ptr::null_mut(), libc::WNOHANG) } {
            0 => return true,
            // No children: nothing else can go wrong here.
            -1 => return false,
            _ => {}
        }
    }
}

/// Waits until all children have ended, and collects them.
pub(super) fn collect_every() {
    // SAFETY: nothing is written without a place for the status.
    while unsafe { libc::waitpid(-1, std::ptr::null_mut(), 0) } > 0
        || io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
    {}
}
