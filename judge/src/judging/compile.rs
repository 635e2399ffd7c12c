//! Compiling: as sealed as any run, within limits, and what is told of it.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use sandbox::{Ended, Exit, Isolation, Job, Provided, Quota, Role, RunError, Stop, Takes};

use super::language::Language;
use super::options::Compilation;
use crate::catalogue::judging as say;
use words::{Lang, Text, text};

/// Lines of the compiler's report that are kept.
const REPORT_LINES: usize = 20;
/// Bytes of it that are looked at.
const REPORT_BYTES: u64 = 1 << 20;

/// What a compiler may use: generous, but a source that makes it run wild is stopped.
const COMPILER: Quota = Quota {
    cpu_ms: 60_000,
    idle_ms: 60_000,
    wall_ms: 600_000,
    memory_kib: 2 << 20,
    output_bytes: 64 << 20,
    disk_bytes: 512 << 20,
    stack_kib: 64 << 10,
    processes: 128,
};

/// A compiler, and where it works.
pub(super) struct Compiler<'a> {
    pub(super) language: Language,
    pub(super) tool: &'a Path,
    /// Where `program` is left.
    pub(super) scratch: &'a Path,
    pub(super) isolation: &'a Isolation,
    pub(super) helper: &'a Path,
    pub(super) lang: Lang,
}

/// Why there is no program.
pub(super) enum Refusal {
    /// The compiler found errors, and says so.
    Said(String),
    /// It could not be run.
    NotRun(RunError),
    /// There is no place for what it makes.
    Folder(io::Error),
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Refusal {
        Refusal::Folder(error)
    }
}

impl From<RunError> for Refusal {
    fn from(error: RunError) -> Refusal {
        Refusal::NotRun(error)
    }
}

impl Compiler<'_> {
    /// Compiles a copy of the source; tells what the compiler warned of.
    pub(super) fn compile(&self, source: &Path) -> Result<Option<String>, Refusal> {
        let name = self.name_of(source)?;
        let ways = self
            .language
            .compilations(self.tool, Path::new(&name), Path::new("program"));
        let mut refusal = None;
        for way in ways {
            let (ended, said) = self.attempt(way, source, &name)?;
            let stopped = stopped(&ended).map(|it| it.of(self.lang));
            if ended.exit == Exit::Code(0) && stopped.is_none() {
                return Ok(self.warnings(&said));
            }
            let is_last = stopped.is_some();
            refusal = Some(Refusal::Said(report(
                stopped,
                &String::from_utf8_lossy(&said),
                self.lang,
            )));
            if is_last {
                break;
            }
        }
        refusal.map_or(Ok(None), Err)
    }

    /// One way to compile: how it ended, and what was said. Leaves `program` in the folder.
    fn attempt(
        &self,
        way: Compilation,
        source: &Path,
        name: &str,
    ) -> Result<(Ended, Vec<u8>), Refusal> {
        let work = tempfile::Builder::new()
            .prefix("compile-")
            .tempdir_in(self.scratch)?;
        let (log, current) = (work.path().join("said"), work.path().join("box"));
        fs::create_dir(&current)?;
        let job = Job {
            program: way.tool,
            arguments: way.arguments,
            role: Role::Compiler,
            provides: vec![Provided::Copy {
                of: source.to_owned(),
                name: name.to_owned(),
            }],
            runtime: self.language.runtime(),
            variables: self.variables(&current),
            folder: current,
            stdin: "/dev/null".into(),
            stdout: log.clone(),
            stderr: log.clone(),
            takes: Takes {
                names: vec!["program".to_owned()],
                into: work.path().to_owned(),
            },
            quota: COMPILER,
            isolation: self.isolation.clone(),
            scratch: self.scratch.to_owned(),
            parent: std::process::id(),
            rehearsal: false,
        };
        let ended = sandbox::run(self.helper, &job)?.ended;
        let made = work.path().join("program");
        if made.exists() {
            fs::rename(made, self.scratch.join("program"))?;
        }
        let mut said = Vec::new();
        File::open(&log)?
            .take(REPORT_BYTES)
            .read_to_end(&mut said)?;
        Ok((ended, said))
    }

    /// The name under which the compiler sees a source: its own, if that can be mistaken for
    /// nothing else; in Java, that of its class.
    fn name_of(&self, source: &Path) -> io::Result<String> {
        if self.language == Language::Java {
            let text = fs::read(source)?;
            if let Some(class) = class_of(&String::from_utf8_lossy(&text)) {
                return Ok(format!("{class}.java"));
            }
        }
        Ok(plain_name(source))
    }

    /// What some compilers want to know.
    fn variables(&self, current: &Path) -> Vec<(String, String)> {
        if self.language != Language::Go {
            return Vec::new();
        }
        let cache = current.join("cache").display().to_string();
        [
            ("GOCACHE", cache.as_str()),
            ("GOPATH", cache.as_str()),
            ("GO111MODULE", "off"),
            ("CGO_ENABLED", "0"),
            ("GOTOOLCHAIN", "local"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into()
    }

    /// What was warned of by a compiler that was content.
    fn warnings(&self, said: &[u8]) -> Option<String> {
        let said = String::from_utf8_lossy(said);
        let said = match self.language {
            // It tells its name and what it does, too.
            Language::Pascal => {
                let lines = said.lines().filter(|line| line.contains("Warning:"));
                lines.collect::<Vec<_>>().join("\n")
            }
            _ => said.into_owned(),
        };
        let is_warning = said.to_lowercase().contains("warning");
        is_warning.then(|| report(None, &said, self.lang))
    }
}

/// Why the compiler was stopped, if it was.
fn stopped(ended: &Ended) -> Option<Text> {
    match ended.stopped {
        Some(Stop::Cpu | Stop::Idle) => Some(say::COMPILER_TIME),
        Some(Stop::Memory) => Some(say::COMPILER_MEMORY),
        Some(Stop::Disk | Stop::Processes | Stop::Dismissed) => Some(say::COMPILER_STOPPED),
        None if ended.filled => Some(say::COMPILER_DISK),
        None => None,
    }
}

/// The class of a Java source: the public one, or else the first one.
fn class_of(text: &str) -> Option<String> {
    let after = |words: &str| {
        let (_, rest) = text.split_once(words)?;
        let is_part = |letter: &char| letter.is_alphanumeric() || *letter == '_' || *letter == '$';
        let name: String = rest.trim_start().chars().take_while(is_part).collect();
        (!name.is_empty()).then_some(name)
    };
    after("public class ")
        .or_else(|| after("public final class "))
        .or_else(|| after("class "))
}

/// A name that can be mistaken for no option: the source's own if that is none.
fn plain_name(source: &Path) -> String {
    let name = source.file_name().and_then(|name| name.to_str());
    match name {
        Some(name) if !name.starts_with(['-', '.', '@']) => name.to_owned(),
        _ => {
            let extension = source.extension().unwrap_or_default();
            format!("program.{}", extension.to_string_lossy())
        }
    }
}

/// The first errors of what the compiler said, each of them whole if it is not very long, and how
/// much was left out. No control character is in it.
fn report(stopped: Option<&str>, said: &str, lang: Lang) -> String {
    let lines = said.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<String> = stopped
        .map(str::to_owned)
        .into_iter()
        .chain(lines.map(text::printable))
        .collect();
    if lines.is_empty() {
        return say::COMPILER_SILENT.of(lang).to_owned();
    }
    let is_error = |line: &String| line.contains("error") || line.contains("Error");
    // Where the last error begins that does not fit any more, unless it is the first.
    let cut = if lines.len() > REPORT_LINES {
        let begins = (1..=REPORT_LINES).rev().find(|&at| is_error(&lines[at]));
        let is_first = |at: usize| !lines[..at].iter().any(is_error);
        begins.filter(|&at| !is_first(at)).unwrap_or(REPORT_LINES)
    } else {
        lines.len()
    };
    let (shown, rest) = lines.split_at(cut);
    let shown = shown.join("\n");
    if !rest.is_empty() {
        let more = match rest.iter().filter(|line| is_error(line)).count() {
            0 => say::MORE_LINES.fill(lang, &[&rest.len()]),
            errors => say::MORE_ERRORS.fill(lang, &[&rest.len(), &errors]),
        };
        return format!("{shown}\n{more}");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_report_is_whole_and_a_silent_compiler_is_told_of() {
        let said = "a.c:1: error: x\n\n  here\n";
        assert_eq!(report(None, said, Lang::En), "a.c:1: error: x\n  here");
        assert_eq!(
            report(None, " \n", Lang::En),
            "the compiler failed without a word"
        );
        assert_eq!(report(Some("stopped"), "", Lang::En), "stopped");
    }

    #[test]
    fn a_long_report_ends_between_two_errors_and_counts_the_rest() {
        let said = "a.c:1: error: x\n1\n2\n3\n4\n5\n6\n7\n".repeat(4);
        let shown = report(None, &said, Lang::En);
        assert_eq!(shown.lines().count(), 17, "{shown}");
        let end = "7\n… and 16 more lines, of which 2 tell of errors";
        assert!(shown.ends_with(end), "{shown}");
        let endless = "y\n".repeat(100);
        let shown = report(None, &endless, Lang::En);
        assert!(shown.ends_with("… and 80 more lines"), "{shown}");
    }

    #[test]
    fn nothing_of_a_report_reaches_the_terminal_raw() {
        let shown = report(None, "\x1b]0;title\x07 error \u{9b}31m\r\n", Lang::En);
        assert!(!shown.chars().any(char::is_control), "{shown:?}");
    }

    #[test]
    fn a_source_is_no_option() {
        for (source, name) in [
            ("/a/my nim.cpp", "my nim.cpp"),
            ("-x.c", "program.c"),
            (".c", "program."),
        ] {
            assert_eq!(plain_name(Path::new(source)), name);
        }
    }

    #[test]
    fn a_java_source_is_called_as_its_class() {
        for (text, class) in [
            ("class A {}\npublic class Nim {", Some("Nim")),
            ("class Main{ }", Some("Main")),
            ("nothing", None),
        ] {
            assert_eq!(class_of(text).as_deref(), class, "{text}");
        }
    }
}
