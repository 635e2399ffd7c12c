//! Compilers and interpreters on this machine.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, OnceLock};
use std::time::UNIX_EPOCH;

use bilingual::text;

use sandbox::{SYSTEM, System};

use crate::system::{self, folders, in_path, real, sibling};

/// A compiler or interpreter, and what it loads: only that, not what lies around it.
#[derive(Debug, Default)]
pub(super) struct Tool {
    /// What is executed; `None` if it was not found.
    pub(super) program: Option<PathBuf>,
    /// Files and folders that it reads and executes, and itself, without links.
    pub(super) parts: Vec<PathBuf>,
}

/// Beside a program in `bin`, where its parts may lie.
const PARTS: &str = "lib lib32 lib64 libexec include share lib_pypy lib-python";

/// Programs that a compiler starts.
const STARTED: [&str; 6] = ["as", "ld", "ld.bfd", "ld.gold", "ld.lld", "lld"];

/// What was found in `PATH` under one of these names, the best first, as it is.
pub(super) fn plain(names: &[&str]) -> Tool {
    let Some(program) = names.iter().find_map(|name| in_path(name)) else {
        return Tool::default();
    };
    let real = real(&program).unwrap_or_else(|_| program.clone());
    let mut parts = beside(&real, PARTS);
    for name in STARTED {
        parts.extend(self::real(&sibling(&real, name)));
    }
    parts.push(real);
    Tool {
        program: Some(program),
        parts,
    }
}

/// What of these lies in the folder above the `bin` of a program. In a person's home there is more of
/// such names than belongs to it.
fn beside(program: &Path, names: &str) -> Vec<PathBuf> {
    let bin = program.parent().filter(|it| it.ends_with("bin"));
    let Some(above) = bin.and_then(Path::parent) else {
        return Vec::new();
    };
    let home = dirs::home_dir().and_then(|home| home.canonicalize().ok());
    if home.is_some_and(|home| home.starts_with(above)) {
        return Vec::new();
    }
    let found = names.split(' ').map(|name| above.join(name));
    found.filter(|part| part.exists()).collect()
}

/// The real Python: `python3` may only be a script in front of it, whose time would be charged too.
pub(super) static PYTHON: LazyLock<Tool> = LazyLock::new(|| {
    // It tells the folders in which it looks for modules, and the library that it is. Of an environment
    // the executable may only be a program in front of it, too.
    let asks = "import os, sys, sysconfig\n\
                print(getattr(sys, '_base_executable', sys.executable))\n\
                own = tuple(p + os.sep for p in (sys.base_prefix, sys.prefix))\n\
                for p in sys.path: p.startswith(own) and print(p)\n\
                v = sysconfig.get_config_var\n\
                print(os.path.join(v('LIBDIR') or '', v('INSTSONAME') or ''))";
    let found = system::PYTHON.iter().find_map(|name| in_path(name));
    let said = found.and_then(|it| answer(&it, &["-E", "-s", "-c", asks]));
    told(&said.unwrap_or_default(), "lib lib64")
});

/// The real compiler: `rustc` may only be a script that chooses between several, by the user's
/// settings.
pub(super) static RUST: LazyLock<Tool> = LazyLock::new(|| {
    let said = in_path("rustc").and_then(|rustc| answer(&rustc, &["--print", "sysroot"]));
    let root = said.unwrap_or_default();
    let rustc = format!("{}/bin/rustc{EXE_SUFFIX}", root.trim());
    told(&format!("{rustc}\n{}/lib", root.trim()), "lib64")
});

/// The real Java compiler. Some of its parts are links to the settings of the system.
pub(super) static JAVA: LazyLock<Tool> = LazyLock::new(|| {
    let Some(program) = in_path("javac").and_then(|it| real(&it).ok()) else {
        return Tool::default();
    };
    let mut parts = beside(&program, "lib conf jmods jre release");
    let all = ["javac", "java", "jar", "javap"].map(|name| sibling(&program, name));
    parts.extend(all.into_iter().filter(|it| it.exists()));
    let settings = ["../lib/jvm.cfg", "../conf/security/java.security"];
    for settings in settings.map(|it| real(&program.with_file_name(it))) {
        parts.extend(settings.ok().and_then(|it| Some(it.parent()?.to_owned())));
    }
    Tool {
        program: Some(program),
        parts,
    }
});

/// The real Go.
pub(super) static GO: LazyLock<Tool> = LazyLock::new(|| {
    let root = in_path("go").and_then(|go| answer(&go, &["env", "GOROOT"]));
    let root = root.unwrap_or_default();
    let program = format!("{}/bin/go{EXE_SUFFIX}", root.trim());
    told(&program, "lib pkg src go.env VERSION")
});

/// The real Node.js, of those that may be installed for one user beside each other.
pub(super) fn node(names: &[&str]) -> &'static Tool {
    static FOUND: OnceLock<Tool> = OnceLock::new();
    FOUND.get_or_init(|| {
        let found = names.iter().find_map(|name| in_path(name));
        let said = found.and_then(|node| answer(&node, &["-p", "process.execPath"]));
        told(&said.unwrap_or_default(), "lib")
    })
}

/// The program that stands in the first line, the parts in the others, as far as they are there, and
/// those of these names that lie beside it.
fn told(lines: &str, names: &str) -> Tool {
    let mut parts = lines.lines().map(|path| real(Path::new(path)));
    let Some(Ok(program)) = parts
        .next()
        .filter(|it| it.as_ref().is_ok_and(|it| it.is_file()))
    else {
        return Tool::default();
    };
    let mut parts: Vec<PathBuf> = parts.flatten().collect();
    parts.extend(beside(&program, names));
    parts.push(program.clone());
    Tool {
        program: Some(program),
        parts,
    }
}

/// What tells one compiler from another.
pub fn stamp(tool: &Path) -> io::Result<String> {
    let about = fs::metadata(tool)?;
    let date = about.modified()?.duration_since(UNIX_EPOCH);
    Ok(format!(
        "{} {} {}",
        tool.display(),
        about.len(),
        date.unwrap_or_default().as_nanos()
    ))
}

/// The version that a tool tells of itself, in a line.
pub(super) fn version(tool: &Path, argument: &str) -> String {
    let said = answer(tool, &[argument]).unwrap_or_default();
    let line = said.lines().find(|line| !line.trim().is_empty());
    line.map_or_else(|| "version unknown".to_owned(), text::printable)
}

/// The variables that a tool is told.
const KEPT: &str = "HOME TMPDIR RUSTUP_HOME CARGO_HOME RUSTUP_TOOLCHAIN";

/// A tool outside the walls. Of all variables that might make another tool of it, it is told where its own
/// parts are, and no more.
pub fn called(program: &Path) -> Command {
    let mut command = Command::new(program);
    if SYSTEM == System::Linux {
        let kept = KEPT.split(' ');
        let kept = kept.filter_map(|name| Some((name, env::var_os(name)?)));
        let path = env::var_os("PATH").unwrap_or_default();
        command.env_clear().envs(kept);
        command.envs(env::join_paths(folders(&path)).map(|path| ("PATH", path)));
    }
    command
}

/// That a tool ends well, whatever it says.
pub(super) fn succeeds(tool: &mut Command) -> io::Result<()> {
    tool.stdin(Stdio::null()).stdout(Stdio::null());
    let ended = tool.stderr(Stdio::null()).status()?;
    let failed = || io::Error::other("the tool fails");
    ended.success().then_some(()).ok_or_else(failed)
}

/// What a program says to these words, if it ends well.
fn answer(program: &Path, words: &[&str]) -> Option<String> {
    let said = called(program)
        .args(words)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    said.status.success().then_some(text)
}
