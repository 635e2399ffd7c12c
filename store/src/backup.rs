//! Copies of the file that were looked through before they are called copies.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::migrations::APPLICATION;
use crate::{Error, Result};

/// Writes all that is committed into a file of its own, beside which nothing is needed; a file that is there
/// already is replaced once the copy is whole.
pub(crate) fn copy(from: &Connection, to: &Path) -> Result<()> {
    let half = beside(to, ".half");
    remove(&half)?;
    private(&half)?;
    let Some(name) = half.to_str() else {
        return Err(io::Error::from(io::ErrorKind::InvalidFilename).into());
    };
    let written = from.execute("VACUUM INTO ?", [name]);
    let written = written.map_err(Error::from).and_then(|_| {
        // What the sum of its pages says is asked before anybody relies on it.
        look_through(&half, i64::MAX)?;
        settle(&half, to)
    });
    if written.is_err() {
        remove(&half)?;
    }
    written
}

/// Whether a file is whole, and of a class; its version, which is no later than this.
pub(crate) fn look_through(path: &Path, latest: i64) -> Result<i64> {
    // Where there is none, the system says so better than SQLite.
    File::open(path)?;
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    if number("application_id")? != APPLICATION {
        return Err(Error::NotOurs);
    }
    let version = number("user_version")?;
    if version > latest {
        return Err(Error::Newer(version, latest));
    }
    let found = connection.pragma_query_value(None, "integrity_check", |row| row.get(0));
    let found: String = found?;
    if found == "ok" {
        Ok(version)
    } else {
        Err(Error::Damaged(found))
    }
}

/// Gives a file that is whole its name: it is on the disk before it has it.
pub(crate) fn settle(half: &Path, to: &Path) -> Result<()> {
    // Windows syncs only what may be written.
    File::options().write(true).open(half)?.sync_all()?;
    fs::rename(half, to)?;
    #[cfg(unix)]
    if let Some(folder) = to.parent().filter(|it| !it.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The file with this at the end of its name.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// Removes a file, if it is there.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Makes a file, if it is not there, so that others on this machine cannot read it; opened to write.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
