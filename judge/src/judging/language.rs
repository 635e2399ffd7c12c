//! Languages: which one a file is in, and what turns it into something that runs.

use std::env;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::words::text;

/// A language that can be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// C++17.
    Cpp,
    /// C17.
    C,
    /// Rust, edition 2024.
    Rust,
    /// Python 3; time and memory are those of the interpreter.
    Python,
    /// Free Pascal.
    Pascal,
    /// Whatever it was written in: it runs as it is.
    Executable,
}

/// A file that cannot be judged, as one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is no such file, or it cannot be looked at.
    #[error("{0}: {1}")]
    Unreadable(String, String),
    /// Neither a source nor an executable.
    #[error("{0}: neither a source (.cpp .cc .cxx .c .rs .py .pas .pp) nor an executable file")]
    Unknown(String),
    /// The language is known, its compiler is not there.
    #[error("{language} cannot be judged here: no {wanted} was found in PATH")]
    NoCompiler {
        /// The language.
        language: &'static str,
        /// The programs that would do.
        wanted: String,
    },
}

impl Unfit {
    /// Whether only a compiler is missing.
    pub fn is_missing_compiler(&self) -> bool {
        matches!(self, Unfit::NoCompiler { .. })
    }
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::Cpp,
        Language::C,
        Language::Rust,
        Language::Python,
        Language::Pascal,
        Language::Executable,
    ];

    /// The language of a file, by its extension in any case; a file with another one must be
    /// executable.
    ///
    /// # Errors
    /// If there is no such file, or if it is neither a source nor an executable.
    pub fn of(path: &Path) -> Result<Language, Unfit> {
        let shown = path.display().to_string();
        let about = path
            .metadata()
            .map_err(|error| Unfit::Unreadable(shown.clone(), error.to_string()))?;
        if !about.is_file() {
            return Err(Unfit::Unreadable(shown, "is not a file".to_owned()));
        }
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        match extension.to_str() {
            Some("cpp" | "cc" | "cxx") => Ok(Language::Cpp),
            Some("c") => Ok(Language::C),
            Some("rs") => Ok(Language::Rust),
            Some("py") => Ok(Language::Python),
            Some("pas" | "pp") => Ok(Language::Pascal),
            _ if about.permissions().mode() & 0o111 != 0 => Ok(Language::Executable),
            _ => Err(Unfit::Unknown(shown)),
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Language::Cpp => "C++",
            Language::C => "C",
            Language::Rust => "Rust",
            Language::Python => "Python",
            Language::Pascal => "Pascal",
            Language::Executable => "executable",
        }
    }

    /// The programs that compile or interpret it, the best first.
    fn tools(self) -> &'static [&'static str] {
        match self {
            Language::Cpp => &["g++", "clang++", "c++"],
            Language::C => &["gcc", "clang", "cc"],
            Language::Rust => &["rustc"],
            Language::Python => &["python3"],
            Language::Pascal => &["fpc"],
            Language::Executable => &[],
        }
    }

    /// Its compiler or interpreter on this machine.
    ///
    /// # Errors
    /// If there is none.
    pub fn tool(self) -> Result<PathBuf, Unfit> {
        let found = match self {
            Language::Python => python().first().cloned(),
            Language::Rust => rust().first().cloned(),
            _ => self.tools().iter().find_map(|name| in_path(name)),
        };
        found.ok_or_else(|| Unfit::NoCompiler {
            language: self.name(),
            wanted: self.tools().join(" or "),
        })
    }

    /// What its compiler and its programs read and execute beside what lies in the system's own
    /// folders.
    pub(crate) fn runtime(self) -> Vec<PathBuf> {
        let all = match self {
            Language::Python => python().to_vec(),
            Language::Rust => rust().to_vec(),
            // The folder above `bin`, where a compiler that was put elsewhere has its parts.
            _ => {
                let tool = self.tool().ok().and_then(|tool| tool.canonicalize().ok());
                let home = tool
                    .as_deref()
                    .and_then(Path::parent)
                    .and_then(Path::parent);
                home.map(PathBuf::from).into_iter().collect()
            }
        };
        let is_elsewhere = |path: &PathBuf| {
            let is_system = ["/usr", "/bin", "/lib"]
                .iter()
                .any(|it| path.starts_with(it));
            !is_system && path.parent().is_some()
        };
        all.into_iter().filter(is_elsewhere).collect()
    }

    /// The version that a compiler or interpreter tells of itself, in a line.
    pub(crate) fn version(self, tool: &Path) -> String {
        let argument = if self == Language::Pascal {
            "-iV"
        } else {
            "--version"
        };
        let said = answer(tool, &[argument]).unwrap_or_default();
        let line = said.lines().find(|line| !line.trim().is_empty());
        line.map_or_else(|| "version unknown".to_owned(), text::printable)
    }

    /// The command lines that compile `source` to `target`, to be tried in this order; none if
    /// nothing has to be compiled. The judges of the students' contests use the same options.
    pub(crate) fn compilations(self, source: &Path, target: &Path) -> Vec<Vec<PathBuf>> {
        let words = |words: &[&str]| words.iter().map(PathBuf::from).collect::<Vec<_>>();
        let to_target = |mut line: Vec<PathBuf>| {
            line.extend([source.to_owned(), "-o".into(), target.to_owned()]);
            line
        };
        let c_like = |standard: &str, libraries: &[&str]| {
            // Static programs start faster and need no library of this machine; but not every
            // machine can link them.
            let line = |more: &[&str]| {
                let mut line =
                    to_target(words(&[&[standard, "-O2", "-pipe", "-s"], more].concat()));
                line.extend(words(libraries));
                line
            };
            vec![line(&["-static"]), line(&[])]
        };
        match self {
            Language::Cpp => c_like("-std=c++17", &[]),
            Language::C => c_like("-std=gnu17", &["-lm"]),
            // Without a crate name of its own, `my-nim.rs` would be refused.
            Language::Rust => vec![to_target(words(&[
                "--edition=2024",
                "-O",
                "--crate-name=program",
            ]))],
            // Nothing is compiled, but a syntax error is found before the first test.
            Language::Python => {
                let mut line = words(&["-m", "py_compile"]);
                line.push(source.to_owned());
                vec![line]
            }
            Language::Pascal => {
                let mut line = words(&["-O2", "-XS"]);
                line.push(format!("-o{}", target.display()).into());
                line.push(source.to_owned());
                vec![line]
            }
            Language::Executable => Vec::new(),
        }
    }
}

/// The first executable file of this name in the folders of `PATH`.
fn in_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|file| {
            file.metadata()
                .is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
        })
}

/// The real Python, then the folders of its library: `python3` may only be a script in front of
/// it, whose time would be charged too. Empty without one.
fn python() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let asks = "import sys\nfor x in (sys.executable, sys.base_prefix, sys.prefix): print(x)";
        let said = in_path("python3").and_then(|python| answer(&python, &["-c", asks]));
        existing(said.unwrap_or_default().lines())
    })
}

/// The real compiler, then its folder: `rustc` may only be a script that chooses between several,
/// by the user's settings. Empty without one.
fn rust() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let said = in_path("rustc").and_then(|rustc| answer(&rustc, &["--print", "sysroot"]));
        let root = said.unwrap_or_default();
        let compiler = format!("{}/bin/rustc", root.trim());
        existing([compiler.as_str(), root.trim()].into_iter())
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_extension_tells_the_language_in_any_case() {
        let folder = tempfile::tempdir().unwrap();
        for (name, language) in [
            ("a.cpp", Language::Cpp),
            ("a.CC", Language::Cpp),
            ("a.cxx", Language::Cpp),
            ("a.c", Language::C),
            ("a.rs", Language::Rust),
            ("NIM.PY", Language::Python),
            ("NIM.PAS", Language::Pascal),
            ("nim.pp", Language::Pascal),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, "").unwrap();
            assert_eq!(Language::of(&path), Ok(language), "{name}");
        }
    }

    #[test]
    fn other_files_must_be_executable() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("nim");
        fs::write(&path, "").unwrap();
        let error = Language::of(&path).unwrap_err().to_string();
        assert!(error.ends_with("nor an executable file"), "{error}");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!(Language::of(&path), Ok(Language::Executable));
        let error = Language::of(folder.path()).unwrap_err().to_string();
        assert!(error.ends_with("is not a file"), "{error}");
        let error = Language::of(&folder.path().join("x.cpp")).unwrap_err();
        assert!(error.to_string().contains("x.cpp: No such file"), "{error}");
    }

    #[test]
    fn a_missing_compiler_is_named() {
        let error = Unfit::NoCompiler {
            language: "Pascal",
            wanted: "fpc".to_owned(),
        };
        assert_eq!(
            error.to_string(),
            "Pascal cannot be judged here: no fpc was found in PATH"
        );
    }
}
