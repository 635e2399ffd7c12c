//! Languages, as one table: which one a file is in, and what turns it into something that runs.

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::opened::{self, Links};
use super::proconio;
use super::tools::{self, Tool};
use crate::catalogue::errors::NO_LANGUAGE;
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Fault, Message, Say, of_system, text};
use lexing::Syntax;
use sandbox::Role;

/// A language that can be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// C++17, what a C++ source is unless another is asked for.
    Cpp,
    /// C++20.
    Cpp20,
    /// C++23.
    Cpp23,
    /// C17.
    C,
    /// Free Pascal.
    Pascal,
    /// Python 3; time and memory are those of the interpreter.
    Python,
    /// Python 3 by `PyPy`.
    PyPy,
    /// Java.
    Java,
    /// Rust, edition 2024, or 2021 for what is older, with proconio.
    Rust,
    /// Go.
    Go,
    /// JavaScript by Node.js.
    JavaScript,
    /// Whatever it was written in: it runs as it is.
    Executable,
}

/// A row of the table.
struct Row {
    language: Language,
    name: &'static str,
    /// How it can be asked for, beside its name.
    also: &'static [&'static str],
    extensions: &'static [&'static str],
    /// The programs that compile or interpret it, the best first.
    tools: &'static [&'static str],
    /// What makes them tell their version.
    version: &'static str,
    /// What is to be installed, by the name that Debian and Ubuntu give it.
    package: &'static str,
    /// How many times the time limit it has. The limits were proved with the languages that have
    /// it once; the others need some time before they begin at all.
    factor: u64,
    /// The names of the standards by which its sources may be compiled, the one that is meant first; what is
    /// older knows no newer one. Who asks for C++20 gets that or nothing.
    standards: &'static [&'static str],
    /// Which rules its programs keep: of an executable nobody knows in what it was written.
    role: Role,
}

/// In the order of [`Language`]. Of several languages with an extension the first one is meant.
#[rustfmt::skip]
const TABLE: [Row; 12] = [
    Row { language: Language::Cpp, name: "C++17", also: &["c++", "cpp"], extensions: CPP, tools: GXX, version: "--version", package: "g++", factor: 1, standards: &["c++17", "c++1z", "c++14", "c++1y", "c++11"], role: Role::Native },
    Row { language: Language::Cpp20, name: "C++20", also: &[], extensions: CPP, tools: GXX, version: "--version", package: "g++", factor: 1, standards: &["c++20", "c++2a"], role: Role::Native },
    Row { language: Language::Cpp23, name: "C++23", also: &[], extensions: CPP, tools: GXX, version: "--version", package: "g++", factor: 1, standards: &["c++23", "c++2b"], role: Role::Native },
    Row { language: Language::C, name: "C", also: &[], extensions: &["c"], tools: &["gcc", "clang", "cc"], version: "--version", package: "gcc", factor: 1, standards: &["gnu17", "gnu11", "gnu99"], role: Role::Native },
    Row { language: Language::Pascal, name: "Pascal", also: &["fpc"], extensions: &["pas", "pp"], tools: &["fpc"], version: "-iV", package: "fpc", factor: 1, standards: &[""], role: Role::Native },
    Row { language: Language::Python, name: "Python", also: &["python3"], extensions: &["py"], tools: &["python3"], version: "--version", package: "python3", factor: 1, standards: &[""], role: Role::Interpreted },
    Row { language: Language::PyPy, name: "PyPy", also: &["pypy3"], extensions: &["py"], tools: &["pypy3"], version: "--version", package: "pypy3", factor: 1, standards: &[""], role: Role::Interpreted },
    Row { language: Language::Java, name: "Java", also: &[], extensions: &["java"], tools: &["javac"], version: "-version", package: "default-jdk", factor: 2, standards: &[""], role: Role::Interpreted },
    Row { language: Language::Rust, name: "Rust", also: &[], extensions: &["rs"], tools: &["rustc"], version: "--version", package: "rustc", factor: 1, standards: &[""], role: Role::Native },
    Row { language: Language::Go, name: "Go", also: &[], extensions: &["go"], tools: &["go"], version: "version", package: "golang", factor: 1, standards: &[""], role: Role::Interpreted },
    Row { language: Language::JavaScript, name: "JavaScript", also: &["js", "node"], extensions: &["js", "mjs", "cjs"], tools: &["node", "nodejs"], version: "--version", package: "nodejs", factor: 2, standards: &[""], role: Role::Interpreted },
    Row { language: Language::Executable, name: "executable", also: &[], extensions: &[], tools: &[], version: "", package: "", factor: 1, standards: &[""], role: Role::Interpreted },
];

const CPP: &[&str] = &["cpp", "cc", "cxx"];
const GXX: &[&str] = &["g++", "clang++", "c++"];

impl Language {
    /// All of them.
    pub const ALL: [Language; 12] = {
        let mut all = [Language::Executable; 12];
        let mut row = 0;
        while row < TABLE.len() {
            all[row] = TABLE[row].language;
            row += 1;
        }
        all
    };

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The language of a file, by its extension in any case; a file with another one must be
    /// executable, and a program: a stick that knows no rights gives every file all of them.
    ///
    /// # Errors
    /// If there is no such file, or if it is neither a source nor an executable.
    pub fn of(path: &Path) -> Result<Language, Fault> {
        let shown = text::name(path);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if system::is_device(&name) {
            return Err(Fault::new(&say::RESERVED.with(&[&shown])));
        }
        let about = path
            .metadata()
            .map_err(|error| Fault::new(&say::UNREADABLE.with(&[&shown, &of_system(&error)])))?;
        if !about.is_file() {
            return Err(Fault::new(&say::NOT_A_FILE.with(&[&shown])));
        }
        if let Some(language) = Language::of_name(path, &Language::ALL) {
            return Ok(language);
        }
        let is_allowed = system::may_execute(&about);
        let longer = path.file_stem().map(Path::new);
        let head = head(path);
        let is_ours = system::HEADS.iter().any(|it| head.starts_with(it));
        match head {
            _ if is_ours && is_allowed => Ok(Language::Executable),
            [b'M', b'Z', ..] => Err(Fault::new(&say::FOR_WINDOWS.with(&[&shown]))),
            _ => Err(Fault::new(&match longer {
                Some(right) if Language::of_name(right, &Language::ALL).is_some() => {
                    Message::from(say::NAME_GOES_ON.with(&[&shown, &text::name(right)]))
                }
                _ => say::NO_SOURCE
                    .with(&[&shown, &dotted(&Language::extensions())])
                    .into(),
            })),
        }
    }

    /// The language that was asked for, if the file can be in it, or else that of its extension.
    ///
    /// # Errors
    /// As [`Language::of`], and if the file is in another language.
    pub fn asked_or_of(path: &Path, asked: Option<Language>) -> Result<Language, Fault> {
        let language = Language::of(path)?;
        let Some(asked) = asked else {
            return Ok(language);
        };
        if asked == language || Language::of_name(path, &[asked]).is_some() {
            return Ok(asked);
        }
        let wanted = dotted(asked.row().extensions);
        let told: [&dyn Say; 3] = [&text::name(path), &asked.name(), &wanted];
        Err(Fault::new(&say::OTHER_LANGUAGE.with(&told)))
    }

    /// The first of these languages that a file of this name can be in.
    pub fn of_name(path: &Path, among: &[Language]) -> Option<Language> {
        let name = path.file_name()?.to_string_lossy();
        let known = Language::known_name(&name);
        let known = Path::new(known.as_deref().unwrap_or(&name));
        let extension = known.extension()?.to_str()?.to_ascii_lowercase();
        let mut among = among.iter().copied();
        among.find(|it| it.row().extensions.contains(&extension.as_str()))
    }

    /// The name of a source as languages know it: `.c++` is C++, Windows hides a `.txt` that it has put
    /// behind the rest, and blanks at the end are nobody's. `None` if it is that of no source.
    pub fn known_name(name: &str) -> Option<String> {
        let (stem, extension) = name.trim_end().rsplit_once('.')?;
        let extension = match extension.trim().to_lowercase().as_str() {
            "txt" => return Language::known_name(stem),
            "c++" => "cpp".to_owned(),
            other => other.to_owned(),
        };
        let extension = extension.as_str();
        let mut rows = TABLE.iter();
        let is_known = rows.any(|row| row.extensions.contains(&extension));
        (is_known && !stem.trim().is_empty()).then(|| format!("{stem}.{extension}"))
    }

    /// All extensions by which a source is known.
    pub fn extensions() -> Vec<&'static str> {
        let mut all: Vec<&str> = Vec::new();
        for extension in TABLE.iter().flat_map(|row| row.extensions) {
            if !all.contains(extension) {
                all.push(extension);
            }
        }
        all
    }

    /// The extension that its sources have most often.
    pub fn extension(self) -> &'static str {
        self.row().extensions.first().copied().unwrap_or_default()
    }

    /// How its tokens are written, if it has any.
    pub fn syntax(self) -> Option<Syntax> {
        Syntax::of(self.extension())
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What is to be installed for it.
    pub(super) fn package(self) -> &'static str {
        self.row().package
    }

    /// How many times the time limit it has.
    pub fn factor(self) -> u64 {
        self.row().factor
    }

    /// Whether Rust programs have proconio here.
    pub fn has_proconio(self) -> bool {
        self == Language::Rust && proconio::library().is_some()
    }

    /// Whether the source itself is what runs.
    pub fn is_interpreted(self) -> bool {
        self.is_python() || self == Language::JavaScript
    }

    /// Which rules its programs keep.
    pub fn role(self) -> Role {
        self.row().role
    }

    /// The standards by which its sources may be compiled, the one that is meant first.
    pub(crate) fn standards(self) -> &'static [&'static str] {
        self.row().standards
    }

    /// Whether it is Python, whoever interprets it.
    pub fn is_python(self) -> bool {
        matches!(self, Language::Python | Language::PyPy)
    }

    /// Its compiler or interpreter on this machine.
    ///
    /// # Errors
    /// If there is none, or none that answers.
    pub fn tool(self) -> Result<PathBuf, Fault> {
        if let Some(tool) = self.found(|it| it.program.clone()) {
            return Ok(tool);
        }
        let (language, tools) = (self.name(), self.row().tools);
        Err(match tools.iter().find_map(|name| system::in_path(name)) {
            Some(mute) => Fault::new(&say::COMPILER_MUTE.with(&[&language, &text::name(&mute)])),
            None => no_compiler(language, &tools.join(", ")),
        })
    }

    /// What its compiler and its programs read and execute, wherever it lies.
    pub fn runtime(self) -> Vec<PathBuf> {
        let mut all = self.found(|it| it.parts.clone());
        if self == Language::Rust {
            all.extend(proconio::library());
        }
        all
    }

    /// What is to be known of what compiles or interprets it here.
    fn found<T>(self, of: impl FnOnce(&Tool) -> T) -> T {
        match self {
            Language::Python => of(&tools::PYTHON),
            Language::Rust => of(&tools::RUST),
            Language::Java => of(&tools::JAVA),
            Language::Go => of(&tools::GO),
            Language::JavaScript => of(tools::node(self.row().tools)),
            _ => of(&tools::plain(self.row().tools)),
        }
    }

    /// The version that a compiler or interpreter tells of itself, in a line.
    pub fn version(self, tool: &Path) -> String {
        tools::version(tool, self.row().version)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Language {
    type Err = Fault;

    /// By its name in any case, or a shorter one: `c++20`, `pypy`.
    fn from_str(text: &str) -> Result<Language, Fault> {
        let rows = TABLE.iter().filter(|row| !row.extensions.is_empty());
        let is_meant = |row: &&Row| {
            row.name.eq_ignore_ascii_case(text)
                || row.also.iter().any(|it| it.eq_ignore_ascii_case(text))
        };
        let found = rows.clone().find(is_meant).map(|row| row.language);
        found.ok_or_else(|| {
            let names: Vec<&str> = rows.map(|row| row.name).collect();
            Fault::new(&NO_LANGUAGE.with(&[&text, &names.join(", ")]))
        })
    }
}

/// The first bytes of a file, by which programs are known; zeros where there are none.
fn head(path: &Path) -> [u8; 4] {
    let mut head = [0; 4];
    if let Ok((mut file, _)) = opened::open(path, u64::MAX, Links::Followed) {
        // What is shorter, or cannot be read, is no program.
        let _ = file.read_exact(&mut head);
    }
    head
}

/// `.cpp .cc`.
fn dotted(extensions: &[&str]) -> String {
    let dotted: Vec<String> = extensions.iter().map(|it| format!(".{it}")).collect();
    dotted.join(" ")
}

/// That a language has none of these programs here.
fn no_compiler(language: &str, wanted: &str) -> Fault {
    Fault::new(&say::NO_COMPILER.with(&[&language, &wanted]))
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
            ("Nim.java", Language::Java),
            ("nim.go", Language::Go),
            ("nim.js", Language::JavaScript),
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

    #[cfg(unix)]
    #[test]
    fn other_files_must_be_programs_that_may_be_executed() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str, mode| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            system::permit(&path, mode).unwrap();
            Language::of(&path)
        };
        for (name, text) in [("nim", "\x7fELF\x02"), ("nim.sh", "#!/bin/sh\n")] {
            assert_eq!(file(name, text, 0o755), Ok(Language::Executable));
        }
        for name in ["nim.cpp.txt", "nim (1).c++", "bài 1.CPP.txt "] {
            assert_eq!(file(name, "int main() {}", 0o644), Ok(Language::Cpp));
        }
        for (name, text, mode, said) in [
            ("nim", "\x7fELF\x02", 0o644, "nor an executable file"),
            ("nim.dat", "text", 0o755, "nor an executable file"),
            ("empty", "", 0o755, "nor an executable file"),
            ("nim.exe", "MZ\u{90}", 0o755, "a program for Windows"),
            ("nim.exe", "MZ\u{90}", 0o644, "a program for Windows"),
            (
                "nim.cpp.bak",
                "int main() {}",
                0o777,
                "rename it to nim.cpp",
            ),
        ] {
            let error = file(name, text, mode).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
        let error = Language::of(folder.path()).unwrap_err().to_string();
        assert!(error.ends_with("is not a file"), "{error}");
        let error = Language::of(&folder.path().join("x.cpp")).unwrap_err();
        assert!(error.to_string().contains("x.cpp: no such file"), "{error}");
    }

    #[cfg(windows)]
    #[test]
    fn a_name_that_stands_for_a_device_is_no_file() {
        for name in ["con.cpp", "C:\\bài\\NUL.pas", "aux"] {
            let error = Language::of(Path::new(name)).unwrap_err();
            assert_eq!(error, Fault::new(&say::RESERVED.with(&[&name])));
        }
    }

    #[test]
    fn a_missing_compiler_is_named() {
        let error = no_compiler("Pascal", "fpc");
        assert_eq!(
            error.to_string(),
            "Pascal cannot be judged here: no fpc was found in PATH"
        );
    }

    #[test]
    fn the_table_is_in_the_order_of_the_languages() {
        assert!(Language::ALL.is_sorted());
        assert!(Language::ALL.iter().all(|it| it.row().language == *it));
        assert!(Language::ALL.iter().all(|it| it.factor() >= 1));
    }

    #[test]
    fn a_language_is_asked_for_by_its_name() {
        for (name, language) in [
            ("c++", Language::Cpp),
            ("C++17", Language::Cpp),
            ("c++20", Language::Cpp20),
            ("pypy", Language::PyPy),
            ("js", Language::JavaScript),
        ] {
            assert_eq!(name.parse(), Ok(language), "{name}");
        }
        let error = "perl".parse::<Language>().unwrap_err().to_string();
        assert!(error.contains("languages are C++17, C++20"), "{error}");
        assert!(!error.contains("executable"), "{error}");
    }

    #[test]
    fn a_source_is_judged_in_the_language_asked_for_if_it_can_be_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("nim.cpp");
        fs::write(&path, "").unwrap();
        let asked = |language| Language::asked_or_of(&path, Some(language));
        assert_eq!(asked(Language::Cpp23), Ok(Language::Cpp23));
        let error = asked(Language::PyPy).unwrap_err().to_string();
        assert!(
            error.ends_with("no source in PyPy, whose names end in .py"),
            "{error}"
        );
    }
}
