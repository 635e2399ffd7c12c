//! Finding the input and writing the output without ever destroying an old one.

use std::fmt::Display;
use std::fs::{self, File, Metadata, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use bilingual::{Fault, Say, of_system};
use tempfile::NamedTempFile;

use crate::say;

/// The file `name` in `folder`: the exact name first, then the same name in any case. A pipe of
/// that name is no input: nobody may ever write to it.
///
/// # Errors
/// If there is none.
pub fn find_input(folder: &Path, name: &str) -> Result<PathBuf, Fault> {
    let exact = folder.join(name);
    if exact.is_file() {
        return Ok(exact);
    }
    let mut found: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(unreadable(&folder.display()))?
        .filter_map(Result::ok)
        .filter(|entry| {
            entry
                .file_name()
                .to_string_lossy()
                .eq_ignore_ascii_case(name)
        })
        .map(|entry| entry.path())
        .collect();
    // Two files that differ only in case: the choice must not depend on the file system's order.
    found.sort();
    match found.iter().position(|path| path.is_file()) {
        Some(place) => Ok(found.swap_remove(place)),
        None if found.iter().any(|path| path.exists()) => {
            Err(Fault::new(&say::NOT_REGULAR.with(&[&name])))
        }
        None => {
            let names: [&dyn Say; 2] = [&name, &name.to_lowercase()];
            Err(Fault::new(&say::NOT_FOUND.with(&names)))
        }
    }
}

/// Writes `content` to `path` as a whole or not at all.
///
/// The text goes to a temporary file in the same folder, which then takes the name. A pipe, a
/// terminal or another device is written to directly, and a link is followed.
///
/// # Errors
/// If it cannot be written; what was there before is then unchanged.
pub fn write_atomically(path: &Path, content: &dyn Display) -> Result<(), Fault> {
    let (target, old) = followed(path);
    let write = || -> io::Result<()> {
        if old.is_some_and(|old| is_device(&old)) {
            return print_to(File::options().write(true).open(&target)?, content).map(drop);
        }
        let temporary = print_to(beside(&target)?, content)?;
        named(temporary, &target)
    };
    write().map_err(|error| unwritable(&path.display(), &error))
}

/// Whether [`write_atomically`] would find a place for its file, as far as that can be known
/// before there is something to write.
///
/// # Errors
/// If it would not.
pub fn ensure_writable(path: &Path) -> Result<(), Fault> {
    let (target, old) = followed(path);
    let tried = match old {
        Some(old) if old.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Some(old) if is_device(&old) => Ok(()),
        _ => beside(&target).map(drop),
    };
    tried.map_err(|error| unwritable(&path.display(), &error))
}

/// That an input, called so, cannot be read.
pub(crate) fn unreadable(name: &dyn Say) -> impl FnOnce(io::Error) -> Fault {
    move |error| Fault::new(&say::UNREADABLE.with(&[name, &of_system(&error)]))
}

/// That an output cannot be written; an earlier one is still as it was.
pub(crate) fn unwritable(name: &dyn Say, error: &io::Error) -> Fault {
    Fault::new(&say::UNWRITABLE.with(&[name, &of_system(error)]))
}

/// Whether it is a pipe, a terminal or the like.
fn is_device(about: &Metadata) -> bool {
    !about.is_file() && !about.is_dir()
}

/// A file in the folder of the target, to be written and then to take its name.
fn beside(target: &Path) -> io::Result<NamedTempFile> {
    let folder = match target.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".out-").suffix(".tmp");
    if let Some(permissions) = default_permissions() {
        builder.permissions(permissions);
    }
    builder.tempfile_in(folder)
}

/// Gives a file its name. On Windows a scanner looks at each new file for a moment, and is waited for.
fn named(mut file: NamedTempFile, target: &Path) -> io::Result<()> {
    // Access denied, a sharing violation.
    const PASSING: [i32; 2] = [5, 32];
    let most = if cfg!(windows) { 20 } else { 0 };
    for tried in 0.. {
        match file.persist(target) {
            Ok(_) => break,
            Err(failed) => {
                let number = failed.error.raw_os_error().unwrap_or_default();
                if tried == most || !PASSING.contains(&number) {
                    return Err(failed.error);
                }
                file = failed.file;
                thread::sleep(Duration::from_millis(10 * tried));
            }
        }
    }
    Ok(())
}

/// Where a path leads if it is a link, and what is there.
fn followed(path: &Path) -> (PathBuf, Option<Metadata>) {
    let old = fs::symlink_metadata(path).ok();
    if !old.as_ref().is_some_and(Metadata::is_symlink) {
        return (path.to_owned(), old);
    }
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    (target, old)
}

fn print_to<W: Write>(file: W, content: &dyn Display) -> io::Result<W> {
    let mut writer = BufWriter::with_capacity(1 << 16, file);
    write!(writer, "{content}")?;
    writer.into_inner().map_err(io::IntoInnerError::into_error)
}

/// Temporary files are private by default; an answer is for the judge to read as well.
#[cfg(unix)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "other systems have no such permissions"
)]
fn default_permissions() -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn default_permissions() -> Option<Permissions> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_exact_name_wins_over_other_cases() {
        let folder = tempfile::tempdir().unwrap();
        let error = find_input(folder.path(), "NIM.INP").unwrap_err();
        let told = error.to_string();
        assert!(told.starts_with("NIM.INP: no such file"), "{told}");
        fs::write(folder.path().join("nim.inp"), "").unwrap();
        assert!(
            find_input(folder.path(), "NIM.INP")
                .unwrap()
                .ends_with("nim.inp")
        );
        fs::write(folder.path().join("NIM.INP"), "").unwrap();
        assert!(
            find_input(folder.path(), "NIM.INP")
                .unwrap()
                .ends_with("NIM.INP")
        );
    }

    #[test]
    fn an_output_replaces_the_old_one_and_leaves_no_other_file() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("NIM.OUT");
        fs::write(&out, "old and longer").unwrap();
        write_atomically(&out, &"new\n").unwrap();
        assert_eq!(fs::read_to_string(&out).unwrap(), "new\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_in_place_of_the_output_is_refused_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("NIM.OUT");
        fs::create_dir(&out).unwrap();
        let error = write_atomically(&out, &"new\n").unwrap_err().to_string();
        assert!(error.contains("NIM.OUT: cannot be written"), "{error}");
        assert!(out.is_dir());
        assert_eq!(
            fs::read_dir(folder.path()).unwrap().count(),
            1,
            "no temporary file is left"
        );
    }

    #[test]
    fn what_is_no_regular_file_is_no_input() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("Nim.Inp")).unwrap();
        let error = find_input(folder.path(), "NIM.INP").unwrap_err();
        assert!(
            error.to_string().starts_with("NIM.INP: is no regular file"),
            "{error}"
        );
        // On Windows there is no second name beside it that differs by case alone.
        if cfg!(unix) {
            fs::write(folder.path().join("nim.inp"), "").unwrap();
            let found = find_input(folder.path(), "NIM.INP").unwrap();
            assert!(found.ends_with("nim.inp"));
        }
    }

    #[test]
    fn it_is_known_beforehand_where_nothing_can_be_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        fs::write(file("old"), "old").unwrap();
        for name in ["new", "old"] {
            ensure_writable(&file(name)).unwrap();
        }
        for name in [".", "no/such", "old/file"] {
            let error = ensure_writable(&file(name)).unwrap_err().to_string();
            assert!(error.contains("cannot be written"), "{error}");
        }
        assert_eq!(fs::read_to_string(file("old")).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_followed_and_the_file_is_readable_by_others() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("NIM.OUT"));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        write_atomically(&link, &"new").unwrap();
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        let plain = folder.path().join("plain");
        fs::write(&plain, "").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(
            mode(&real),
            mode(&plain),
            "the same rights as a file written directly"
        );
    }
}
