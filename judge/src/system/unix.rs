//! Linux.

use std::env;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use nix::errno::Errno;
use nix::fcntl::OFlag;
use nix::sys::signal::Signal;
use nix::unistd::{AccessFlags, access, geteuid};
use sandbox::Exit;

/// What a compiled program is called.
pub(crate) const PROGRAM: &str = "program";

/// How programs of this system begin.
pub(crate) const HEADS: &[&[u8]] = &[b"\x7fELF", b"#!"];

/// How Python is called, the best name first.
pub(crate) const PYTHON: &[&str] = &["python3"];

/// A program that lies beside another.
pub(crate) fn sibling(program: &Path, name: &str) -> PathBuf {
    program.with_file_name(name)
}

/// Whether compilers take a source of this name.
pub(crate) fn is_for_compilers(_: &str) -> bool {
    true
}

/// Changes the rights of a file or a folder.
pub fn permit(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(mode))
}

/// Whether somebody may execute a file.
pub(crate) fn may_execute(about: &Metadata) -> bool {
    about.permissions().mode() & 0o111 != 0
}

/// The first executable file of this name in the folders of `PATH`.
pub fn in_path(name: &str) -> Option<PathBuf> {
    super::folders(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|file| {
            file.metadata()
                .is_ok_and(|about| about.is_file() && may_execute(&about))
        })
}

/// The path without links.
pub(crate) fn real(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize()
}

/// Opens a file for reading; a pipe hangs nobody.
pub(crate) fn open(path: &Path, follows: bool) -> io::Result<File> {
    let follow = if follows {
        OFlag::empty()
    } else {
        OFlag::O_NOFOLLOW
    };
    OpenOptions::new()
        .read(true)
        .custom_flags((OFlag::O_NONBLOCK | follow).bits())
        .open(path)
}

/// Whether this error tells that what was not to be followed is a link.
pub(crate) fn is_link(error: &io::Error) -> bool {
    error.raw_os_error() == Some(Errno::ELOOP as i32)
}

/// Who this process is.
pub fn user() -> String {
    geteuid().to_string()
}

/// Whether this user may write in a folder.
pub(crate) fn may_write(folder: &Path) -> bool {
    access(folder, AccessFlags::W_OK).is_ok()
}

/// Makes a folder that nobody else looks into, and those above it.
pub(crate) fn make_private(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// Lets two folders change places.
#[cfg(target_env = "gnu")]
pub(crate) fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use nix::fcntl::{AT_FDCWD, RenameFlags, renameat2};
    let flags = RenameFlags::RENAME_EXCHANGE;
    Ok(renameat2(AT_FDCWD, one, AT_FDCWD, other, flags)?)
}

#[cfg(not(target_env = "gnu"))]
pub(crate) fn exchange(_: &Path, other: &Path) -> io::Result<()> {
    fs::metadata(other)?;
    Err(io::ErrorKind::Unsupported.into())
}

/// What the signal of this number is called.
pub(crate) fn signal(number: i32) -> Option<&'static str> {
    Signal::try_from(number).ok().map(Signal::as_str)
}

/// Whether the kernel's own limit of time has ended a process.
pub(crate) fn is_out_of_time(exit: Exit) -> bool {
    exit == Exit::Signal(Signal::SIGXCPU as i32)
}

/// What the system says of an error by its number.
pub(crate) fn reason(number: i32) -> String {
    Errno::from_raw(number).desc().to_owned()
}
