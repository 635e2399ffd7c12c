//! How programs are compiled and started, language by language.

use std::path::{Path, PathBuf};

use sandbox::{SYSTEM, System};

use super::language::Language;
use super::proconio;
use crate::system::sibling;

/// What a C or C++ compiler is asked to warn of: what is often a mistake, and not that an input
/// could have ended.
const WARNINGS: [&str; 3] = ["-Wall", "-Wno-unused-result", "-Wno-sign-compare"];

/// What Themis has its programs linked with: 63 MiB of stack, where the linker of Windows gives two. On Linux
/// the stack is no matter of the linker's.
const STACK: &str = "-Wl,--stack,66060288";

/// The same, as it is told.
const STACK_MIB: u64 = 66_060_288 >> 20;

/// How the program is compiled.
#[derive(Clone)]
pub(crate) struct Compilation {
    /// What is executed.
    pub(crate) tool: PathBuf,
    pub(crate) arguments: Vec<PathBuf>,
}

/// These words, as they are.
fn words(words: &[&str]) -> Vec<PathBuf> {
    words.iter().map(PathBuf::from).collect()
}

/// How a program in Java is compiled, to an archive: by commands for the shell, which on Linux finds the words
/// behind them as `$0`, `$1` and so on. On Windows they stand as they are, so that none may hold what it
/// understands.
fn java(tool: &Path, source: &Path, target: &Path) -> Compilation {
    match SYSTEM {
        System::Linux => {
            let script = "mkdir classes && \"$1\" -encoding UTF-8 -Xlint:all -d classes \"$2\" && \
                          \"${1%javac}jar\" --create --no-manifest --file \"$3\" -C classes .";
            let mut arguments = words(&["-c", script, "javac"]);
            arguments.extend([tool, source, target].map(Path::to_owned));
            Compilation {
                tool: "/bin/sh".into(),
                arguments,
            }
        }
        System::Windows => {
            let mut script = words(&["/d", "/s", "/c", "mkdir", "classes", "&&"]);
            script.push(tool.to_owned());
            script.extend(words(&[
                "-encoding",
                "UTF-8",
                "-Xlint:all",
                "-d",
                "classes",
            ]));
            script.extend([source.to_owned(), "&&".into(), sibling(tool, "jar")]);
            script.extend(words(&["--create", "--no-manifest", "--file"]));
            script.push(target.to_owned());
            script.extend(words(&["-C", "classes", "."]));
            let shell = std::env::var_os("ComSpec").map(PathBuf::from);
            Compilation {
                tool: shell.unwrap_or_else(|| r"C:\Windows\System32\cmd.exe".into()),
                arguments: script,
            }
        }
    }
}

impl Language {
    /// The standard that is meant.
    pub fn newest_standard(self) -> &'static str {
        self.standards()[0]
    }

    /// How much stack a program in this language is linked with, in MiB, where that is the linker's matter.
    pub fn linked_stack_mib(self) -> Option<u64> {
        // C and C++, which have standards.
        let is_linked = !self.newest_standard().is_empty();
        (SYSTEM == System::Windows && is_linked).then_some(STACK_MIB)
    }

    /// The ways to compile `source` to `target`, both in the current folder, by one of its standards, to be
    /// tried in this order; none if nothing has to be compiled. The judges of the students' contests use the same
    /// options.
    pub(crate) fn compilations(
        self,
        tool: &Path,
        source: &Path,
        target: &Path,
        standard: &str,
    ) -> Vec<Compilation> {
        let by_tool = |arguments: Vec<PathBuf>| Compilation {
            tool: tool.to_owned(),
            arguments,
        };
        let to_target = |mut line: Vec<PathBuf>| {
            line.extend([source.to_owned(), "-o".into(), target.to_owned()]);
            line
        };
        let c_like = |libraries: &[&str]| {
            let standard = format!("-std={standard}");
            // Static programs start faster and need no library of this machine; but not every
            // machine can link them.
            let line = |more: &[&str]| {
                let options: &[&str] = &[&standard, "-O2", "-pipe", "-s"];
                let mut line = to_target(words(&[options, &WARNINGS, more].concat()));
                line.extend(words(libraries));
                by_tool(line)
            };
            match SYSTEM {
                System::Linux => vec![line(&["-static"]), line(&[])],
                System::Windows => vec![line(&["-static", STACK]), line(&[])],
            }
        };
        match self {
            Language::Cpp | Language::Cpp20 | Language::Cpp23 => c_like(&[]),
            Language::C => c_like(&["-lm"]),
            // Without a crate name of its own, `my-nim.rs` would be refused.
            // What is older, the compiler or the program, knows the edition before.
            Language::Rust => {
                let editions = ["--edition=2024", "--edition=2021"].into_iter();
                let line = editions.map(|edition| {
                    let mut line = words(&[edition, "-O", "--crate-name=program"]);
                    if let Some(library) = proconio::library() {
                        line.push("--extern".into());
                        line.push(format!("proconio={}", library.display()).into());
                    }
                    by_tool(to_target(line))
                });
                line.collect()
            }
            // Nothing is compiled, but a syntax error is found before the first test.
            Language::Python | Language::PyPy => {
                let mut line = words(&["-m", "py_compile"]);
                line.push(source.to_owned());
                vec![by_tool(line)]
            }
            Language::JavaScript => {
                vec![by_tool(vec!["--check".into(), source.to_owned()])]
            }
            Language::Pascal => {
                let mut line = words(&["-O2", "-XS", "-Sg", "-l-", "-v0ew"]);
                line.push(format!("-o{}", target.display()).into());
                line.push(source.to_owned());
                vec![by_tool(line)]
            }
            Language::Go => {
                let line = words(&["build", "-o"]).into_iter();
                let line = line.chain([target, source].map(Path::to_owned));
                vec![by_tool(line.collect())]
            }
            Language::Java => vec![java(tool, source, target)],
            Language::Executable => Vec::new(),
        }
    }

    /// What runs the program that lies at `target`: an executable and its arguments. A program in Java is a
    /// `class` in a folder.
    pub(crate) fn started(
        self,
        tool: &Path,
        target: PathBuf,
        class: Option<&str>,
    ) -> (PathBuf, Vec<PathBuf>) {
        match self {
            Language::Python | Language::PyPy => (tool.to_owned(), vec![target]),
            // Deep recursion is a matter of the memory limit, not of a limit of its own.
            Language::JavaScript => {
                let arguments = vec!["--stack-size=60000".into(), target];
                (tool.to_owned(), arguments)
            }
            Language::Java => {
                let options = [
                    "-XX:+UseSerialGC",
                    "-XX:-UsePerfData",
                    "-Xss256m",
                    "-Djava.io.tmpdir=.",
                    "-Xshare:auto",
                    "-cp",
                ];
                let mut arguments: Vec<PathBuf> = options.map(PathBuf::from).into();
                arguments.push(target);
                arguments.extend(class.map(PathBuf::from));
                (sibling(tool, "java"), arguments)
            }
            _ => (target, Vec::new()),
        }
    }

    /// What its runtime is told of the memory that a program may have: without it, it takes a part of
    /// the machine's before it looks for what it no longer needs.
    pub(crate) fn bounded(self, memory_mib: u64) -> Option<PathBuf> {
        match self {
            Language::Java => Some(format!("-Xmx{memory_mib}m").into()),
            Language::JavaScript => Some(format!("--max-old-space-size={memory_mib}").into()),
            _ => None,
        }
    }
}
