//! What differs from system to system above what runs programs, each in a small function: rights of files,
//! names of programs, how a file of others is opened, why a process ended, where a machine is reached.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;

use sandbox::{SYSTEM, System};

mod network;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub use network::addresses;
#[cfg(unix)]
pub use unix::*;
#[cfg(windows)]
pub use windows::*;

/// Names that stand for devices on Windows, whatever their extension; no file can be called so there.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Whether no file of this name can lie on Windows: `NUL.INP`, `Con.cpp`, a name that ends in a dot.
pub fn is_reserved(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let stem = stem.to_ascii_lowercase();
    let is_port = ["com", "lpt"].iter().any(|port| {
        let number = stem.strip_prefix(port);
        number.is_some_and(|it| it.len() == 1 && it.bytes().all(|digit| digit.is_ascii_digit()))
    });
    is_port
        || DEVICES.contains(&stem.as_str())
        || name.ends_with(['.', ' '])
        || name.contains(['<', '>', ':', '"', '/', '\\', '|', '?', '*'])
}

/// The folders of a `PATH`. One that is empty or not absolute depends on where somebody stands, and a file
/// that lies there is nobody's tool.
pub(crate) fn folders(path: &OsStr) -> impl Iterator<Item = PathBuf> {
    env::split_paths(path).filter(|folder| folder.is_absolute())
}

/// Whether no file can be called so here. To look at it would be to look at a device.
pub(crate) fn is_device(name: &str) -> bool {
    SYSTEM == System::Windows && is_reserved(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_its_name_in_any_case_and_with_any_extension() {
        for name in [
            "NUL.INP", "con", "Con.cpp", "aux.c", "COM1.pas", "lpt9", "a.", "a:b", "nul .x",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "nim.cpp",
            "console.cpp",
            "com.cpp",
            "com10.py",
            "nulls",
            "bài 1.cpp",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
