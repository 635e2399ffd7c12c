//! Compiling: as sealed as any run, within limits, and what is told of it.
//!
//! A compiler says what a source makes it say: a message of the source's own, the name of another
//! file, a verdict. So each line of it stands behind a gutter, which no line of the judge's has.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sandbox::{Ended, Exit, Isolation, Job, Provided, Quota, Role, Stop, Takes};

use super::fall;
use super::go_packages;
use super::hidden::hidden;
use super::hints::hints;
use super::java::public_class;
use super::language::Language;
use super::options::Compilation;
use super::precompiled;
use super::source::Source;
use super::unprepared::Unprepared;
use crate::catalogue::judging as say;
use crate::system::PROGRAM;
use bilingual::{Message, text};

/// Lines of the compiler's report that are kept.
const REPORT_LINES: usize = 20;
/// Bytes of it that are looked at.
const REPORT_BYTES: u64 = 1 << 20;

/// Where Go keeps what it has compiled.
const CACHE: &str = "cache";

/// Where compilers work.
const WORKSHOP: &str = "compile";

/// The folder in which a compiler finds the source of a program whose folder this is. Some programs
/// know it afterwards.
pub(super) fn workshop(folder: &Path) -> PathBuf {
    folder.join(WORKSHOP).join("box")
}

/// What a compiler may use: generous, but a source that makes it run wild is stopped, also one
/// that makes it wait for its own processes.
fn quota(most_ms: u64) -> Quota {
    Quota {
        cpu_ms: most_ms,
        idle_ms: most_ms,
        wall_ms: most_ms,
        memory_kib: 2 << 20,
        output_bytes: 64 << 20,
        disk_bytes: 512 << 20,
        stack_kib: 64 << 10,
        processes: 128,
    }
}

/// A compiler, and where it works.
pub(super) struct Compiler<'a> {
    /// The source, as it was named.
    pub(super) shown: &'a str,
    pub(super) language: Language,
    pub(super) tool: &'a Path,
    /// Where `program` is left.
    pub(super) scratch: &'a Path,
    pub(super) isolation: &'a Isolation,
    pub(super) helper: &'a Path,
    /// How long it may take.
    pub(super) most_ms: u64,
}

impl Compiler<'_> {
    /// Compiles a copy of the source, under the name that it should have, in one way or another: by an older
    /// standard where the compiler does not know the one that is meant. What it warned of, and by which standard it
    /// has compiled it.
    pub(super) fn compile(
        &self,
        source: &Source,
        called: &str,
    ) -> Result<(Option<Message>, &'static str), Unprepared> {
        let newest = self.language.newest_standard();
        let mut refused = None;
        for &standard in self.language.standards() {
            let (source_name, target) = (Path::new(called), Path::new(PROGRAM));
            let mut ways = self
                .language
                .compilations(self.tool, source_name, target, standard);
            let header = precompiled::folder(self.language, self.tool, standard, &source.text);
            // What goes wrong with it is tried without it: nobody knows what has become of a file.
            if let (Some(header), Some(mut way)) = (&header, ways.first().cloned()) {
                way.arguments.splice(..0, ["-I".into(), header.clone()]);
                ways.insert(0, way);
            }
            let mut is_unknown = false;
            for way in ways {
                let (ended, said) = self.attempt(way, source, called, header.as_deref())?;
                let stopped = self.stopped(&ended);
                if ended.exit == Exit::Code(0) && stopped.is_none() {
                    return Ok((self.warnings(&said), standard));
                }
                let old = say::OLD_STANDARD.with(&[&standard, &newest]).into();
                let old = (standard != newest).then_some(old);
                let remarks = source.foreign.clone().into_iter().chain(old);
                let told: Vec<Message> = remarks.chain([report(stopped.as_ref(), &said)]).collect();
                let refusal = Unprepared::Compile {
                    shown: self.shown.to_owned(),
                    language: self.language,
                    report: Message::joined(&told, "\n"),
                };
                // What went over a limit was brought there by the source.
                if stopped.is_some() {
                    return Err(refusal);
                }
                let fell = fall::fell(&ended, quota(self.most_ms).stack_kib, &said);
                refused = Some(fell.map_or(refusal, Unprepared::Machine));
                is_unknown |= said.contains(&format!("-std={standard}"));
            }
            if !is_unknown {
                break;
            }
        }
        refused.map_or(Ok((None, newest)), Err)
    }

    /// One way to compile, with what may be read for it: how it ended, and what was said of the source. Leaves
    /// `program` in the folder.
    fn attempt(
        &self,
        way: Compilation,
        source: &Source,
        called: &str,
        header: Option<&Path>,
    ) -> Result<(Ended, String), Unprepared> {
        let work = tempfile::Builder::new()
            .prefix(WORKSHOP)
            .rand_bytes(0)
            .tempdir_in(self.scratch)?;
        let (log, current) = (work.path().join("said"), workshop(self.scratch));
        fs::create_dir(&current)?;
        let mut runtime = self.language.runtime();
        runtime.extend(header.map(Path::to_owned));
        let job = Job {
            program: way.tool,
            arguments: way.arguments,
            role: Role::Compiler,
            provides: self.provided(source, called),
            runtime,
            hidden: hidden(),
            variables: self.variables(&current),
            folder: current.clone(),
            stdin: sandbox::NOTHING.into(),
            stdout: log.clone(),
            stderr: log.clone(),
            takes: Takes {
                names: vec![PROGRAM.to_owned()],
                into: work.path().to_owned(),
            },
            quota: quota(self.most_ms),
            isolation: self.isolation.clone(),
            scratch: self.scratch.to_owned(),
            parent: std::process::id(),
            rehearsal: false,
        };
        let ended = sandbox::run(self.helper, &job)?.ended;
        let made = work.path().join(PROGRAM);
        if made.exists() {
            sandbox::patiently(|| fs::rename(&made, self.scratch.join(PROGRAM)))?;
        }
        let mut said = Vec::new();
        File::open(&log)?
            .take(REPORT_BYTES)
            .read_to_end(&mut said)?;
        let said = String::from_utf8_lossy(&said);
        Ok((ended, source.in_its_own_name(&said, &[&current], called)))
    }

    /// The source, and for Go a copy of its own packages: without it, it takes longer, no more.
    fn provided(&self, source: &Source, called: &str) -> Vec<Provided> {
        let source = (source.path(), called);
        let packages = Some(self.language).filter(|it| *it == Language::Go);
        let packages = packages.and_then(|_| go_packages::folder());
        let all = [source].into_iter().chain(packages.map(|of| (of, CACHE)));
        let all = all.map(|(of, name)| Provided::Copy {
            of,
            name: name.to_owned(),
        });
        all.collect()
    }

    /// What some compilers want to know.
    fn variables(&self, current: &Path) -> Vec<(String, String)> {
        // A path with letters that this compiler does not understand is no place for its files.
        if self.language.linked_stack_mib().is_some() {
            let here = ["TMP", "TEMP", "TMPDIR"].map(|name| (name.to_owned(), ".".to_owned()));
            return here.into();
        }
        if self.language != Language::Go {
            return Vec::new();
        }
        let cache = current.join(CACHE).display().to_string();
        let places = ["GOCACHE", "GOPATH"].map(|name| (name, cache.as_str()));
        let all = places.into_iter().chain(go_packages::VARIABLES);
        all.map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect()
    }

    /// What was warned of by a compiler that was content.
    fn warnings(&self, said: &str) -> Option<Message> {
        let said = match self.language {
            // It tells its name and what it does, too.
            Language::Pascal => {
                let lines = said.lines().filter(|line| line.contains("Warning:"));
                lines.collect::<Vec<_>>().join("\n")
            }
            _ => said.to_owned(),
        };
        let is_warning = said.to_lowercase().contains("warning");
        is_warning.then(|| report(None, &said))
    }

    /// Why it was stopped, if it was.
    fn stopped(&self, ended: &Ended) -> Option<Message> {
        match ended.stopped {
            Some(Stop::Cpu | Stop::Idle) => {
                let seconds = Duration::from_millis(self.most_ms).as_secs_f64();
                Some(say::COMPILER_TIME.with(&[&seconds]).into())
            }
            Some(Stop::Memory) => Some(say::COMPILER_MEMORY.into()),
            Some(Stop::Disk | Stop::Processes | Stop::Dismissed) => {
                Some(say::COMPILER_STOPPED.into())
            }
            None if ended.filled => Some(say::COMPILER_DISK.into()),
            None => None,
        }
    }
}

impl Language {
    /// What a compiler calls a source, as far as that is known before it was asked: as its copy, or
    /// in Java as its public class.
    pub(super) fn called(self, source: &Source) -> String {
        if self != Language::Java {
            return source.name.clone();
        }
        let public = public_class(&String::from_utf8_lossy(&source.text));
        let class = public.unwrap_or_else(|| class_name(&source.name).to_owned());
        let is_fit = is_identifier(&class);
        format!("{}.java", if is_fit { &class } else { "Main" })
    }
}

/// `Nim` of `Nim.java`.
pub(super) fn class_name(file: &str) -> &str {
    let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or_default()
}

/// Whether it is the name of a class, and no longer than that of a file may be.
fn is_identifier(name: &str) -> bool {
    let first = name.chars().next();
    let is_part = |it: char| it.is_alphanumeric() || it == '_' || it == '$';
    first.is_some_and(|it| !it.is_ascii_digit()) && name.len() < 200 && name.chars().all(is_part)
}

/// The first errors of what the compiler said, each of them whole if it is not very long, and how
/// much was left out. What was said stands behind a gutter, so that it is known from our words.
fn report(stopped: Option<&Message>, said: &str) -> Message {
    let lines = said.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<String> = lines.map(text::gutter).collect();
    let mut parts: Vec<Message> = stopped.cloned().into_iter().collect();
    parts.extend(hints(said));
    if lines.is_empty() && parts.is_empty() {
        return say::COMPILER_SILENT.into();
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
    parts.extend(shown.iter().map(|line| Message::new(line)));
    if !rest.is_empty() {
        parts.push(match rest.iter().filter(|line| is_error(line)).count() {
            0 => more_lines(rest.len()),
            errors => say::MORE_ERRORS.with(&[&rest.len(), &errors]).into(),
        });
    }
    Message::joined(&parts, "\n")
}

/// That so many lines are not shown.
pub fn more_lines(count: usize) -> Message {
    say::MORE_LINES.with(&[&count]).into()
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    #[test]
    fn a_short_report_is_whole_and_a_silent_compiler_is_told_of() {
        let said = "a.c:1: error: x\n\n  here\n";
        let shown = "│ a.c:1: error: x\n│   here";
        let english = |stopped, said| report(stopped, said).of(Lang::En).to_owned();
        assert_eq!(english(None, said), shown);
        assert_eq!(english(None, " \n"), "the compiler failed without a word");
        let stopped = Message::new(&"stopped");
        assert_eq!(english(Some(&stopped), ""), "stopped");
        assert_eq!(english(Some(&stopped), "x"), "stopped\n│ x");
    }

    #[test]
    fn a_long_report_ends_between_two_errors_and_counts_the_rest() {
        let said = "a.c:1: error: x\n1\n2\n3\n4\n5\n6\n7\n".repeat(4);
        let shown = report(None, &said);
        let shown = shown.of(Lang::En);
        assert_eq!(shown.lines().count(), 17, "{shown}");
        let end = "│ 7\n… and 16 more lines, of which 2 tell of errors";
        assert!(shown.ends_with(end), "{shown}");
        let endless = "y\n".repeat(100);
        let shown = report(None, &endless);
        let shown = shown.of(Lang::En);
        assert!(shown.ends_with("… and 80 more lines"), "{shown}");
    }

    #[test]
    fn nothing_of_a_report_reaches_the_terminal_raw() {
        let shown = report(None, "\x1b]0;title\x07 error \u{9b}31m\r\n");
        let shown = shown.of(Lang::En);
        assert!(!shown.chars().any(char::is_control), "{shown:?}");
        assert!(shown.starts_with("│ "), "{shown}");
    }
}
