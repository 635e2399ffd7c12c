//! Go's own packages, compiled.
//!
//! Since version 1.20 Go comes without them: whoever compiles a program where nothing is kept compiles
//! them first, which takes a fast machine ten seconds and a slow one more than a compiler may take. So
//! the judge has those that pupils use compiled once for each Go. A compilation begins with a copy of them,
//! and whatever it does to that goes with its folder.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::store::made_once;
use super::tools;

/// The packages that programs of contests use, of those that every Go has; newer ones are small.
const PACKAGES: &str = "bufio bytes container/heap container/list container/ring errors fmt io io/ioutil math math/big \
    math/bits math/cmplx math/rand os regexp runtime/debug sort strconv strings sync time unicode unicode/utf8 unsafe";

/// To be counted on when something changes in how they are compiled.
const VERSION: &str = "2";

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
        let go = tools::GO.program.as_deref()?;
        made_once("go", "go", VERSION, go, |work| compile(go, work)).ok()
    };
    MADE.get_or_init(make).clone()
}

/// Leaves them in `go`.
fn compile(go: &Path, work: &Path) -> io::Result<()> {
    let mut command = Command::new(go);
    let command = command
        .current_dir(work)
        // As it is called within the walls: what else it is told makes other packages of them.
        .env_clear()
        .envs(VARIABLES)
        .envs([("GOCACHE", work.join("go")), ("GOPATH", work.join("path"))])
        .arg("build")
        .args(PACKAGES.split_whitespace());
    tools::succeeds(command)
}
