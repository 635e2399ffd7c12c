//! Go's own packages, compiled.
//!
//! Since version 1.20 Go comes without them: whoever compiles a program where nothing is kept compiles
//! them first, which takes a fast machine ten seconds and a slow one more than a compiler may take. So
//! the judge has those that pupils use compiled once for each Go. A compilation begins with a copy of them,
//! and whatever it does to that goes with its folder.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::store::made_once;
use super::tools;

/// The packages that programs of contests use; those that this Go does not have are left out.
const PACKAGES: &str = "bufio bytes cmp container/heap container/list container/ring errors fmt io io/ioutil maps math math/big \
    math/bits math/cmplx math/rand os regexp runtime/debug slices sort strconv strings sync time unicode \
    unicode/utf8 unsafe";

/// To be counted on when something changes in how they are compiled.
const VERSION: &str = "1";

/// What `go list` says of a package: its name, if it is there.
const KNOWN: &str = "{{if not .Error}}{{.ImportPath}}{{end}}";

/// How Go is told to compile: with nothing but what it brings.
pub(super) const VARIABLES: [(&str, &str); 3] = [
    ("GO111MODULE", "off"),
    ("CGO_ENABLED", "0"),
    ("GOTOOLCHAIN", "local"),
];

/// The folder that holds them, a cache of Go's; `None` without a Go, or without a place for it, or if
/// they do not compile.
pub(super) fn folder() -> Option<PathBuf> {
    static MADE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let make = || {
        let go = tools::go().program.as_deref()?;
        made_once("go", "go", VERSION, go, |work| compile(go, work)).ok()
    };
    MADE.get_or_init(make).clone()
}

/// Leaves them in `go`.
fn compile(go: &Path, work: &Path) -> io::Result<()> {
    let run = |words: &[&str], packages: &str| {
        Command::new(go)
            .current_dir(work)
            // As it is called within the walls: what else it is told makes other packages of them.
            .env_clear()
            .envs(VARIABLES)
            .envs([("GOCACHE", work.join("go")), ("GOPATH", work.join("path"))])
            .args(words)
            .args(packages.split_whitespace())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output()
    };
    let known = run(&["list", "-e", "-f", KNOWN], PACKAGES)?.stdout;
    let known = String::from_utf8_lossy(&known);
    let ended = run(&["build"], &known)?.status;
    if known.trim().is_empty() || !ended.success() {
        return Err(io::Error::other("Go's packages do not compile"));
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn packages_that_this_go_does_not_have_are_left_out() {
        let work = tempfile::tempdir().unwrap();
        let go = work.path().join("fake");
        let script = "#!/bin/sh\nif [ $1 = list ]; then echo fmt; echo os; else /bin/mkdir go && echo $* > go/said; fi\n";
        fs::write(&go, script).unwrap();
        fs::set_permissions(&go, Permissions::from_mode(0o755)).unwrap();
        compile(&go, work.path()).unwrap();
        let said = fs::read_to_string(work.path().join("go/said")).unwrap();
        assert_eq!(said, "build fmt os\n");
    }
}
