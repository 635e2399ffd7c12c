//! Languages: which one a file is in, and what turns it into something that runs.

use std::env;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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
        let found = self.tools().iter().find_map(|name| in_path(name));
        let found = match self {
            Language::Python => found.and_then(|python| real_interpreter(&python)),
            _ => found,
        };
        found.ok_or_else(|| Unfit::NoCompiler {
            language: self.name(),
            wanted: self.tools().join(" or "),
        })
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

/// What `python3` may only be a script in front of, whose time would be charged too.
fn real_interpreter(python: &Path) -> Option<PathBuf> {
    let answer = Command::new(python)
        .args(["-c", "import sys; print(sys.executable)"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let path = PathBuf::from(String::from_utf8(answer.stdout).ok()?.trim_end());
    (answer.status.success() && path.is_file()).then_some(path)
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
