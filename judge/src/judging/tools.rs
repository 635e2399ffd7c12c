//! Compilers and interpreters on this machine.

use std::env;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

use words::text;

/// The first executable file of this name in the folders of `PATH`.
pub(super) fn in_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|file| {
            file.metadata()
                .is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
        })
}

/// The real Python, then the folders of its library: `python3` may only be a script in front of
/// it, whose time would be charged too. Empty without one.
pub(super) fn python() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let asks = "import sys\nfor x in (sys.executable, sys.base_prefix, sys.prefix): print(x)";
        let said = in_path("python3").and_then(|python| answer(&python, &["-c", asks]));
        existing(said.unwrap_or_default().lines())
    })
}

/// The real compiler, then its folder: `rustc` may only be a script that chooses between several,
/// by the user's settings. Empty without one.
pub(super) fn rust() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let said = in_path("rustc").and_then(|rustc| answer(&rustc, &["--print", "sysroot"]));
        let root = said.unwrap_or_default();
        let compiler = format!("{}/bin/rustc", root.trim());
        existing([compiler.as_str(), root.trim()].into_iter())
    })
}

/// The real Java compiler, then the folders in which its parts lie: some of them are links to the
/// settings of the system. Empty without one.
pub(super) fn java() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let compiler = in_path("javac").and_then(|it| it.canonicalize().ok());
        let Some(home) = compiler.as_deref().and_then(|it| it.parent()?.parent()) else {
            return Vec::new();
        };
        let settings = ["lib/jvm.cfg", "conf/security/java.security"];
        let folders = settings.map(|it| {
            let file = home.join(it).canonicalize().ok()?;
            Some(file.parent()?.to_owned())
        });
        let mut all: Vec<PathBuf> = compiler.clone().into_iter().collect();
        all.push(home.to_owned());
        all.extend(folders.into_iter().flatten());
        all
    })
}

/// What tells one compiler from another.
pub(crate) fn stamp(tool: &Path) -> io::Result<String> {
    let about = fs::metadata(tool)?;
    let date = about.modified()?.duration_since(UNIX_EPOCH);
    Ok(format!(
        "{} {} {}",
        tool.display(),
        about.len(),
        date.unwrap_or_default().as_nanos()
    ))
}

/// Those of these paths that do not lie in the system's own folders.
pub(super) fn elsewhere(paths: &[PathBuf]) -> Vec<PathBuf> {
    let is_elsewhere = |path: &&PathBuf| {
        let system = ["/usr", "/bin", "/lib"];
        let is_system = system.iter().any(|it| path.starts_with(it));
        !is_system && path.parent().is_some()
    };
    paths.iter().filter(is_elsewhere).cloned().collect()
}

/// The version that a tool tells of itself, in a line.
pub(super) fn version(tool: &Path, argument: &str) -> String {
    let said = answer(tool, &[argument]).unwrap_or_default();
    let line = said.lines().find(|line| !line.trim().is_empty());
    line.map_or_else(|| "version unknown".to_owned(), text::printable)
}

/// These paths without their links; none at all if the first is not there.
fn existing<'a>(paths: impl Iterator<Item = &'a str>) -> Vec<PathBuf> {
    let mut paths = paths.map(|path| Path::new(path).canonicalize());
    match paths.next() {
        Some(Ok(first)) => [first].into_iter().chain(paths.flatten()).collect(),
        _ => Vec::new(),
    }
}

/// What a program says to these words, if it ends well.
fn answer(program: &Path, words: &[&str]) -> Option<String> {
    let said = Command::new(program)
        .args(words)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    said.status.success().then_some(text)
}
