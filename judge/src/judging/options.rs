//! How programs are compiled and started, language by language.

use std::path::{Path, PathBuf};

use super::go_packages;
use super::language::Language;
use super::proconio;

/// What a C or C++ compiler is asked to warn of: what is often a mistake, and not that an input
/// could have ended.
const WARNINGS: [&str; 3] = ["-Wall", "-Wno-unused-result", "-Wno-sign-compare"];

/// How the program is compiled.
pub(crate) struct Compilation {
    /// What is executed.
    pub(crate) tool: PathBuf,
    pub(crate) arguments: Vec<PathBuf>,
}

impl Language {
    /// The ways to compile `source` to `target`, both in the current folder, to be tried in this
    /// order; none if nothing has to be compiled. The judges of the students' contests use the same
    /// options.
    pub(crate) fn compilations(
        self,
        tool: &Path,
        source: &Path,
        target: &Path,
    ) -> Vec<Compilation> {
        let words = |words: &[&str]| words.iter().map(PathBuf::from).collect::<Vec<_>>();
        let by_tool = |arguments: Vec<PathBuf>| Compilation {
            tool: tool.to_owned(),
            arguments,
        };
        let to_target = |mut line: Vec<PathBuf>| {
            line.extend([source.to_owned(), "-o".into(), target.to_owned()]);
            line
        };
        let c_like = |standard: &str, libraries: &[&str]| {
            // Static programs start faster and need no library of this machine; but not every
            // machine can link them.
            let line = |more: &[&str]| {
                let options: &[&str] = &[standard, "-O2", "-pipe", "-s"];
                let mut line = to_target(words(&[options, &WARNINGS, more].concat()));
                line.extend(words(libraries));
                by_tool(line)
            };
            vec![line(&["-static"]), line(&[])]
        };
        match self {
            Language::Cpp => c_like("-std=c++17", &[]),
            Language::Cpp20 => c_like("-std=c++20", &[]),
            Language::Cpp23 => c_like("-std=c++23", &[]),
            Language::C => c_like("-std=gnu17", &["-lm"]),
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
                let mut line = words(&["build", "-o"]);
                line.extend([target.to_owned(), source.to_owned()]);
                let Some(packages) = go_packages::folder() else {
                    return vec![by_tool(line)];
                };
                // Without the copy it takes longer, no more.
                let script = "cp -R \"$0\" cache 2>/dev/null; exec \"$@\"";
                let mut script = words(&["-c", script]);
                script.extend([packages, tool.to_owned()]);
                script.extend(line);
                vec![Compilation {
                    tool: "/bin/sh".into(),
                    arguments: script,
                }]
            }
            Language::Java => {
                let script = "mkdir classes && \"$1\" -encoding UTF-8 -Xlint:all -d classes \"$2\" && \
                              \"${1%javac}jar\" --create --file \"$3\" -C classes .";
                let mut line = words(&["-c", script, "javac"]);
                line.extend([tool.to_owned(), source.to_owned(), target.to_owned()]);
                vec![Compilation {
                    tool: "/bin/sh".into(),
                    arguments: line,
                }]
            }
            Language::Executable => Vec::new(),
        }
    }

    /// What runs a program that was compiled to `target` or, if the language is interpreted, copied
    /// there: an executable and its arguments. A program in Java is a `class` in an archive.
    pub(crate) fn started(
        self,
        tool: PathBuf,
        target: PathBuf,
        class: Option<String>,
    ) -> (PathBuf, Vec<PathBuf>) {
        match self {
            Language::Python | Language::PyPy => (tool, vec![target]),
            // Deep recursion is a matter of the memory limit, not of a limit of its own.
            Language::JavaScript => (tool, vec!["--stack-size=60000".into(), target]),
            Language::Java => {
                let options = [
                    "-XX:+UseSerialGC",
                    "-XX:-UsePerfData",
                    "-Xss256m",
                    "-Xshare:auto",
                    "-cp",
                ];
                let mut arguments: Vec<PathBuf> = options.map(PathBuf::from).into();
                arguments.push(target);
                arguments.extend(class.map(PathBuf::from));
                (tool.with_file_name("java"), arguments)
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
