//! Windows.

use std::env;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use sandbox::Exit;

/// What a compiled program is called.
pub(crate) const PROGRAM: &str = "program.exe";

/// How programs of this system begin.
pub(crate) const HEADS: &[&[u8]] = &[b"MZ"];

/// How Python is called, the best name first; the last is the launcher, which finds any.
pub(crate) const PYTHON: &[&str] = &["python3", "python", "py"];

/// A program that lies beside another.
pub(crate) fn sibling(program: &Path, name: &str) -> PathBuf {
    program.with_file_name(format!("{name}.exe"))
}

/// Compilers understand no path of more than 260 characters, of which the temporary folder has some.
const LONGEST_NAME: usize = 100;

/// Whether compilers take a source of this name: many understand no letters but those of the system's own
/// code page.
pub(crate) fn is_for_compilers(name: &str) -> bool {
    name.is_ascii() && name.len() <= LONGEST_NAME && !super::is_reserved(name)
}

/// Changes the rights of a file or a folder, of which there are none here.
pub fn permit(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// Whether somebody may execute a file.
pub(crate) fn may_execute(_: &Metadata) -> bool {
    true
}

/// The first program of this name in the folders of `PATH`, or else in those where compilers and
/// interpreters are usually installed.
pub fn in_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}.exe");
    let named = env::var_os("PATH").unwrap_or_default();
    let usual = usual_folders(|name| env::var_os(name).map(PathBuf::from));
    let found = super::folders(&named).chain(usual);
    found
        .filter(|folder| !is_a_shop(folder))
        .map(|folder| folder.join(&file))
        .find(|file| file.is_file())
}

/// What lies in this folder of the system's only opens its shop.
fn is_a_shop(folder: &Path) -> bool {
    folder.ends_with("Microsoft/WindowsApps")
}

/// Where compilers and interpreters are usually installed, by the system's variables.
fn usual_folders(variable: impl Fn(&str) -> Option<PathBuf>) -> Vec<PathBuf> {
    let drive = variable("SystemDrive").unwrap_or_else(|| "C:".into());
    let mut drive = drive.into_os_string();
    drive.push("\\");
    let drive = PathBuf::from(drive);
    let installed = ["ProgramFiles", "ProgramFiles(x86)", "ProgramW6432"];
    let installed: Vec<PathBuf> = installed.iter().filter_map(|it| variable(it)).collect();
    let home = variable("USERPROFILE");
    let local = variable("LOCALAPPDATA");
    let mut all: Vec<PathBuf> = Vec::new();
    for below in [
        "msys64\\ucrt64\\bin",
        "msys64\\mingw64\\bin",
        "msys64\\clang64\\bin",
        "mingw64\\bin",
        "MinGW\\bin",
        "TDM-GCC-64\\bin",
        "w64devkit\\bin",
        "Dev-Cpp\\MinGW64\\bin",
        "CodeBlocks\\MinGW\\bin",
        "Go\\bin",
    ] {
        all.push(drive.join(below));
    }
    // fpc\3.2.2\bin\i386-win32, lazarus\fpc\3.2.2\bin\x86_64-win64
    for compiler in ["FPC", "lazarus\\fpc"] {
        for version in newest(&drive.join(compiler)) {
            all.extend(["x86_64-win64", "i386-win32"].map(|it| version.join("bin").join(it)));
        }
    }
    for place in &installed {
        for below in [
            "CodeBlocks\\MinGW\\bin",
            "Dev-Cpp\\MinGW64\\bin",
            "Embarcadero\\Dev-Cpp\\TDM-GCC-64\\bin",
            "RedPanda-Cpp\\MinGW64\\bin",
            "mingw64\\bin",
            "nodejs",
            "Go\\bin",
        ] {
            all.push(place.join(below));
        }
        // Of one kind, in one folder for each version.
        for kind in ["Java", "Eclipse Adoptium", "Microsoft", "Zulu"] {
            all.extend(
                newest(&place.join(kind))
                    .into_iter()
                    .map(|it| it.join("bin")),
            );
        }
        all.extend(newest(place).into_iter().filter(|it| is_python(it)));
    }
    if let Some(local) = &local {
        all.extend(newest(&local.join("Programs\\Python")));
        all.push(local.join("Programs\\mingw64\\bin"));
    }
    all.extend(newest(&drive).into_iter().filter(|it| is_python(it)));
    if let Some(home) = &home {
        all.extend([".cargo\\bin", "scoop\\shims", "go\\bin"].map(|it| home.join(it)));
    }
    // The launcher of Python.
    all.extend(variable("SystemRoot"));
    all
}

fn is_python(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    name.to_ascii_lowercase().starts_with("python3")
}

/// The folders in this one, the newest version first.
fn newest(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    all.retain(|it| it.is_dir());
    all.sort_by_key(|it| std::cmp::Reverse(numbers(it)));
    all
}

/// The numbers in a name: 3.10 comes after 3.9.
fn numbers(path: &Path) -> Vec<u64> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let parts = name.split(|letter: char| !letter.is_ascii_digit());
    parts.filter_map(|it| it.parse().ok()).collect()
}

/// The path without links, as every program understands it.
pub(crate) fn real(path: &Path) -> io::Result<PathBuf> {
    let real = path.canonicalize()?;
    let plain = real.to_str().and_then(|it| it.strip_prefix(r"\\?\"));
    Ok(match plain {
        Some(plain) if !plain.starts_with("UNC") && plain.len() < 240 => plain.into(),
        _ => real,
    })
}

/// Opens a file for reading, again if somebody is in the way.
pub(crate) fn open(path: &Path, follows: bool) -> io::Result<File> {
    const OPEN_REPARSE_POINT: u32 = 0x0020_0000;
    let mut options = OpenOptions::new();
    options.read(true);
    if !follows {
        options.custom_flags(OPEN_REPARSE_POINT);
        if fs::symlink_metadata(path)?.is_symlink() {
            return Err(io::Error::from_raw_os_error(IS_LINK));
        }
    }
    if fs::metadata(path).is_ok_and(|about| about.is_dir()) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    sandbox::patiently(|| options.open(path))
}

/// A link was to be opened as one.
const IS_LINK: i32 = 4390;

/// Whether this error tells that what was not to be followed is a link.
pub(crate) fn is_link(error: &io::Error) -> bool {
    error.raw_os_error() == Some(IS_LINK)
}

/// Who this process is.
pub fn user() -> String {
    env::var("USERNAME").unwrap_or_default()
}

/// Whether this user may write in a folder: that is seen by trying.
pub(crate) fn may_write(folder: &Path) -> bool {
    tempfile::tempfile_in(folder).is_ok()
}

/// Makes a folder, and those above it. What lies among a user's files is his alone anyway.
pub(crate) fn make_private(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Lets two folders change places, which no call does here.
pub(crate) fn exchange(_: &Path, other: &Path) -> io::Result<()> {
    fs::metadata(other)?;
    Err(io::ErrorKind::Unsupported.into())
}

/// What the signal of this number is called; there are none.
pub(crate) fn signal(_: i32) -> Option<&'static str> {
    None
}

/// Whether the system's own limit of time has ended a process; there is none.
pub(crate) fn is_out_of_time(_: Exit) -> bool {
    false
}

/// What the system says of an error by its number.
pub(crate) fn reason(number: i32) -> String {
    io::Error::from_raw_os_error(number).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_are_found_where_they_are_usually_installed_the_newest_first() {
        let home = tempfile::tempdir().unwrap();
        let path = |name: &str| home.path().join(name);
        for folder in [
            "Program Files\\CodeBlocks\\MinGW\\bin",
            "Program Files\\Java\\jdk-8",
            "Program Files\\Java\\jdk-21",
            "Local\\Programs\\Python\\Python39",
            "Local\\Programs\\Python\\Python312",
        ] {
            fs::create_dir_all(path(folder)).unwrap();
        }
        let found = usual_folders(|name| match name {
            "ProgramFiles" => Some(path("Program Files")),
            "LOCALAPPDATA" => Some(path("Local")),
            _ => None,
        });
        let place = |name: &str| found.iter().position(|it| *it == path(name)).unwrap();
        place("Program Files\\CodeBlocks\\MinGW\\bin");
        assert!(
            place("Program Files\\Java\\jdk-21\\bin") < place("Program Files\\Java\\jdk-8\\bin")
        );
        let pythons = [
            "Local\\Programs\\Python\\Python312",
            "Local\\Programs\\Python\\Python39",
        ];
        assert!(place(pythons[0]) < place(pythons[1]));
    }

    #[test]
    fn a_real_path_has_no_prefix_that_compilers_do_not_know() {
        let home = tempfile::tempdir().unwrap();
        let real = real(home.path()).unwrap();
        assert!(
            !real.to_str().unwrap().starts_with(r"\\?\"),
            "{}",
            real.display()
        );
    }
}
